"""Many games at once: the same games as one by one, whoever steps them."""

import numpy as np
import pytest

import tablee
from tablee.core.batch import shapes
from tablee.core.game import Game, play_some

LIMIT = 300
TABLES = [
    ("duo", 4, {"turbo": True}),
    ("ekko", 3, {"reactions": "race"}),
    ("eko", 2, {"turn_limit": 10}),
    ("exhopp", 3, {}),
    ("lobo77", 4, {"draw_by_hand": True}),
]
each_table = pytest.mark.parametrize(("name", "seats", "options"), TABLES, ids=[t[0] for t in TABLES])


def test_errors_say_what_would_be_right():
    with pytest.raises(tablee.BadOption, match="games"):
        tablee.batch("lobo77", games=0)
    with pytest.raises(tablee.BadOption, match="no array"):
        tablee.batch("lobo77", games=4, arrays={"masks": np.zeros(4)})
    with pytest.raises(tablee.BadOption, match=r"shape \(4, 22\)"):
        tablee.batch("lobo77", games=4, arrays={"mask": np.zeros((4, 21), "?")})
    batch = tablee.batch("lobo77", games=4)
    with pytest.raises(tablee.BadOption, match="array of 4"):
        batch.step(np.zeros(3, "i4"))
    with pytest.raises(tablee.BadOption, match="array of 4"):
        batch.step(np.zeros(4))
    with pytest.raises(tablee.BadOption, match="4 flags"):
        batch.reset(np.zeros(3, "?"))
    with pytest.raises(tablee.BadOption, match="array of 4"):
        batch.observe(np.zeros(2, "i1"))
    both = np.zeros(4, "?")
    with pytest.raises(tablee.BadOption, match="“terminated” and “truncated” share"):
        tablee.batch("lobo77", games=4, arrays={"terminated": both, "truncated": both})
    with pytest.raises(tablee.BadOption, match="start"):
        tablee.bulk("lobo77", games=4, start=-1)


def test_who_does_not_want_actions_checked_saves_the_look():
    one, other = (tablee.batch("duo", 2, 300, seed=3, checked=checked) for checked in (True, False))
    for _ in range(40):
        actions = one.sample()
        one.step(actions)
        other.sample()
        other.step(actions)
    assert (one.states == other.states).all()


@each_table
def test_stepping_with_samples_is_random_play_in_bulk(name, seats, options):
    """Place by place, numbers g, g + games … are the games that `play_some` plays."""
    games = 3
    batch = tablee.batch(name, seats, games, seed=5, limit=LIMIT, threads=1, **options)
    ended = {}
    while len(ended) < 6:
        numbers, lengths = batch.numbers.copy(), batch.lengths.copy()
        batch.step(batch.sample())
        for g in np.flatnonzero(batch.terminated | batch.truncated):
            ended[int(numbers[g])] = (bool(batch.terminated[g]), batch.rewards[g].tolist())
            assert batch.numbers[g] == numbers[g] + games
            assert lengths[g] < LIMIT
    alone = play_some(Game(name, seats, options), 1 + max(ended), LIMIT, seed=5)
    for number, (over, rewards) in ended.items():
        assert over == (alone["ends"][number] > 0)
        assert rewards == pytest.approx(alone["payoffs"][number])


@each_table
def test_arrays_agree_with_the_rules_and_a_step_is_a_move(name, seats, options):
    batch = tablee.batch(name, seats, 5, seed=9, limit=LIMIT, observations=True, **options)
    game = Game(name, seats, options)
    row = np.zeros(game.layout.size, "f4")
    codes = np.zeros(game.rules.MOST_MOVES, "i4")
    dice = np.random.default_rng(3)
    for _ in range(40):
        actions = np.array([dice.choice(np.flatnonzero(flags)) for flags in batch.mask])
        ahead = batch.states.copy()
        for g, (seat, action) in enumerate(zip(batch.to_play, actions, strict=True)):
            game.apply(ahead[g], int(seat), int(action))
        batch.step(actions)
        for g in range(5):
            s = batch.states[g]
            if not batch.terminated[g] and ahead[g]["over"] == 0 and game.asks(ahead[g]) >= 0:
                assert ahead[g].tobytes() == s.tobytes()
            seat = game.asks(s)
            n = game.moves(s, seat, codes)
            assert seat == batch.to_play[g]
            assert codes[:n].tolist() == batch.legal[g, : batch.counts[g]].tolist()
            assert sorted(codes[:n]) == np.flatnonzero(batch.mask[g]).tolist()
            game.observe(s, seat, row)
            assert np.array_equal(row, batch.observations[g])


def test_threads_change_nothing():
    one, two = (tablee.batch("lobo77", 3, 1024, seed=2, threads=n, observations=True) for n in (1, 2))
    assert (one.threads, two.threads) == (1, 2)
    for _ in range(60):
        for batch in (one, two):
            batch.step(batch.sample())
    assert one.states.tobytes() == two.states.tobytes()
    assert one.observations.tobytes() == two.observations.tobytes()
    assert one.numbers.max() > 1024


def test_an_illegal_action_changes_nothing():
    batch = tablee.batch("lobo77", 3, 8)
    before = batch.states.tobytes()
    for wrong in (-1, 22, int(np.flatnonzero(~batch.mask[5])[0])):
        actions = batch.mask.argmax(axis=1)
        actions[5] = wrong
        with pytest.raises(tablee.IllegalAction, match="game 5"):
            batch.step(actions)
    assert batch.states.tobytes() == before


def test_the_caller_may_own_the_arrays():
    game = tablee.game("lobo77", seats=3)
    own = {key: np.zeros(shape, kind) for key, (shape, kind) in shapes(game, 16).items()}
    batch = tablee.batch("lobo77", 3, 16, arrays=own)
    batch.step(batch.sample())
    assert own["mask"].any(axis=1).all()
    assert own["observations"] is batch.observations
    assert np.shares_memory(own["states"], batch.states)


def test_without_auto_reset_a_finished_game_waits():
    batch = tablee.batch("lobo77", 2, 32, auto_reset=False, tokens=1)
    while not (batch.to_play < 0).any():
        batch.step(batch.sample())
    over = batch.to_play < 0
    assert (batch.states["over"][over] > 0).all()
    assert not batch.mask[over].any()
    assert batch.rewards[over].any(axis=1).all()
    kept = batch.states[over].tobytes()
    batch.step(batch.mask.argmax(axis=1))
    assert batch.states[over].tobytes() == kept
    assert batch.terminated[over].all()
    assert not batch.rewards[over].any()
    batch.reset(over)
    assert (batch.to_play >= 0)[over].all()
    assert batch.numbers[over].tolist() == (np.flatnonzero(over) + 32).tolist()
    assert not batch.terminated[over].any()


def test_reset_begins_again_and_seeds_differ():
    batch = tablee.batch("exhopp", 3, 4, seed=1)
    start = batch.states.tobytes()
    for _ in range(5):
        batch.step(batch.sample())
    batch.reset()
    assert batch.states.tobytes() == start
    batch.reset(seed=2)
    assert batch.states.tobytes() != start


def test_any_seat_can_be_observed():
    batch = tablee.batch("lobo77", 3, 4)
    rows = batch.observe(np.array([0, 1, 2, -1]))
    assert not rows[3].any()
    assert np.array_equal(batch.observe(1)[1], rows[1])
    with pytest.raises(tablee.IllegalAction, match="seat"):
        batch.observe(3)


def test_a_code_too_wide_is_not_taken_for_another():
    batch = tablee.batch("duo", 2, 5)
    actions = batch.sample().astype("i8") + 2**32
    with pytest.raises(tablee.IllegalAction, match=rf"{actions[0]} isn’t an action .* from 0 to 155"):
        batch.step(actions)
