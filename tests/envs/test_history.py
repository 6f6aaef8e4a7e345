"""Memory as numbers: what each seat saw done, no more and no less."""

import numpy as np
import pytest

import tablee
from tablee.envs.history import History


@pytest.mark.parametrize(("name", "seats"), [("exhopp", 3), ("ekko", 3), ("lobo77", 2)])
def test_a_seat_remembers_what_it_saw_and_nothing_else(name, seats):
    batch = tablee.batch(name, seats, 4, seed=3, limit=60)
    history = History(batch, 12)
    seen = batch.game.looks.seen
    logs = [[] for _ in range(4)]
    for _ in range(90):
        actions = batch.sample()
        for place, log in enumerate(logs):
            log.append((int(batch.to_play[place]), batch.game.notation.ACTIONS[actions[place]]))
        history.step(actions)
        for place in np.flatnonzero(batch.terminated | batch.truncated):
            logs[place].clear()
        for viewer in range(seats):
            rows = history.observe(viewer)
            for place, log in enumerate(logs):
                told = [((seat - viewer) % seats + 1, seen(text, seat, viewer)) for seat, text in log]
                told = [event for event in told if event[1] is not None][-12:]
                kept = [(int(who), history.texts[what]) for who, what in rows[place] if who]
                assert kept == told
                assert not rows[place][: 12 - len(told)].any()


def test_what_is_secret_leaves_no_gap():
    """Refusals in Ex & hopp are seen by nobody else."""
    game = tablee.game("exhopp", seats=3)
    history = History(tablee.batch("exhopp", 3, 2), 4)
    hidden = [code for code, text in enumerate(game.notation.ACTIONS) if game.looks.seen(text, 0, 1) is None]
    assert hidden
    assert not history._seen[0, 1, hidden].any()
    assert history._seen[0, 0, hidden].all()


def test_games_that_went_on_unseen_are_noticed():
    def fresh():
        batch = tablee.batch("lobo77", 2, 6, seed=1)
        history = History(batch, 4)
        for _ in range(3):
            history.step(batch.sample())
        return batch, history

    first = np.arange(6) < 2
    batch, _ = fresh()
    kept = batch.save()
    ways = (
        lambda batch: batch.step(batch.sample()),
        lambda batch: batch.load(tablee.batch("lobo77", 2, 6, seed=1).save()),
        lambda batch: batch.load(kept[3], first),
        lambda batch: batch.reset(first),
        lambda batch: batch.reset(),
    )
    for way in ways:
        batch, history = fresh()
        way(batch)
        with pytest.raises(tablee.BadOption, match=r"gone on unseen .*history.step.*forget"):
            history.observe(0)
        with pytest.raises(tablee.BadOption, match="gone on unseen"):
            history.step(batch.sample())
        history.forget()
        assert not history.observe(0).any()
        history.step(batch.sample())
    batch, history = fresh()
    batch.reset(first)
    history.forget(first)
    assert history.observe(0).any(axis=(1, 2)).tolist() == [False, False, True, True, True, True]
    batch.reseed(5)
    batch.imagine(seed=2)
    history.step(batch.sample())


def test_what_is_asked_of_it_is_checked():
    batch = tablee.batch("lobo77", 2, 4)
    history = History(batch, 3)
    assert history.size == len(history.texts) == batch.game.rules.ACTIONS + 1
    history.step(batch.sample())
    assert history.observe()[:, -1].all()
    assert not history.observe(-1).any()
    history.forget(np.array([True, False, True, False]))
    assert history.observe().any(axis=(1, 2)).tolist() == [False, True, False, True]
    for wrong in (lambda: History(batch, 0), lambda: History(None), lambda: history.observe(2)):
        with pytest.raises(tablee.TableeError):
            wrong()
    before = history.observe(0)
    with pytest.raises(tablee.IllegalAction):
        history.step(np.full(4, 99))
    assert np.array_equal(history.observe(0), before)
