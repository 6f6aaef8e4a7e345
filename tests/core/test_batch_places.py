"""Games of a batch taken by the hand: positions, saving, clones, imagination, records."""

import copy
import json
import pickle

import numpy as np
import pytest

import tablee
from tablee.core.by_place import KEPT
from tablee.core.state import View

LIMIT = 200
TABLES = [("ekko", 3, {"reactions": "race"}), ("lobo77", 4, {"draw_by_hand": True})]
each_table = pytest.mark.parametrize(("name", "seats", "options"), TABLES, ids=[t[0] for t in TABLES])


def some(name, seats, games=6, **terms):
    batch = tablee.batch(name, seats, games, seed=4, limit=LIMIT, observations=True, **terms)
    for _ in range(15):
        batch.step(batch.sample())
    return batch


def everything(batch):
    """All that a batch shows; of the list of legal actions only what counts."""
    legal = [row[:n].tolist() for row, n in zip(batch.legal, batch.counts, strict=True)]
    arrays = [getattr(batch, name).tobytes() for name in (*KEPT, "to_play", "counts", "mask", "observations")]
    return [legal, *arrays]


def flags(batch, *places):
    marked = np.zeros(batch.games, "?")
    marked[list(places)] = True
    return marked


@each_table
def test_what_is_saved_goes_on_as_if_nothing_had_happened(name, seats, options):
    batch = some(name, seats, **options)
    before = everything(batch)
    kept = pickle.loads(pickle.dumps(batch.save()))
    course = []
    for _ in range(2):
        batch.load(kept)
        assert everything(batch) == before
        for _ in range(10):
            batch.step(batch.sample())
        course.append(everything(batch))
    assert course[0] == course[1] != before


def test_some_games_may_be_saved_and_loaded_elsewhere():
    batch = some("lobo77", 3)
    kept = batch.save(flags(batch, 1, 4))
    assert len(kept) == 2
    other = tablee.batch("lobo77", 3, 5, observations=True, limit=LIMIT)
    untouched = other.states[[0, 1, 3]].tobytes()
    other.load(kept, flags(other, 2, 4))
    assert other.states[[0, 1, 3]].tobytes() == untouched
    assert other.states[[2, 4]].tobytes() == batch.states[[1, 4]].tobytes()
    assert np.array_equal(other.mask[[2, 4]], batch.mask[[1, 4]])
    assert np.array_equal(other.observations[[2, 4]], batch.observations[[1, 4]])
    other.load(kept[[1, 1, 0]], flags(other, 0, 1, 2))
    assert other.states[[0, 1]].tobytes() == batch.states[[4, 4]].tobytes()


def test_clones_have_a_chance_of_their_own_if_they_are_given_one():
    """Thirty clones of one game of pure luck: alike without a seed, unlike with one, the same for the same one."""
    batch = some("lobo77", 2, games=30, threads=1)
    one = batch.save(flags(batch, 7))
    seen = []
    for seed in (None, 1, 1, 2):
        batch.load(one, seed=seed)
        hands = batch.observations.tobytes()
        for _ in range(6):
            batch.step(batch.legal[:, 0].astype("i4"))
        seen.append(len({row.tobytes() for row in batch.states}))
        if seed == 1:
            seen.append(batch.states.tobytes())
        assert hands == np.repeat(one_row(batch, one), 30, axis=0).tobytes()
    assert seen[0] == 1
    assert seen[1] > 10
    assert seen[2] == seen[4]
    assert seen[5] > 10


def one_row(batch, saved):
    twin = tablee.batch("lobo77", 2, 1, observations=True, limit=LIMIT)
    twin.load(saved)
    return twin.observations


def test_a_copy_meets_the_same_chance_until_it_is_reseeded():
    batch = some("exhopp", 3)
    twin, other = copy.deepcopy(batch), copy.deepcopy(batch)
    other.reseed(3, flags(other, 0, 1, 2, 3))
    for one in (batch, twin, other):
        for _ in range(30):
            one.step(one.sample())
    assert batch.states.tobytes() == twin.states.tobytes()
    alike = [a.tobytes() == b.tobytes() for a, b in zip(batch.states, other.states, strict=True)]
    assert alike == [False] * 4 + [True] * 2


@each_table
def test_written_states_are_looked_at_again(name, seats, options):
    batch = some(name, seats, **options)
    batch.states[[0, 1, 2]] = batch.states[[3, 4, 5]]
    batch.lengths[[0, 1, 2]] = batch.lengths[[3, 4, 5]]
    batch.refresh(flags(batch, 0, 1, 2))
    for mine, theirs in ((0, 3), (1, 4), (2, 5)):
        assert batch.to_play[mine] == batch.to_play[theirs]
        assert np.array_equal(batch.mask[mine], batch.mask[theirs])
        assert np.array_equal(batch.observations[mine], batch.observations[theirs])
    whole = everything(batch)
    batch.refresh()
    assert everything(batch) == whole


@each_table
def test_a_record_that_cannot_be_is_refused(name, seats, options):
    batch = some(name, seats, **options)
    batch.refresh(thorough=True)
    field = next(o.name for o in batch.game.card.options if o.name != "first")
    for key, value in (("seats", seats + 1), ("over", 99), (field, 77)):
        kept = batch.states.copy()
        batch.states[key][2] = value
        with pytest.raises(tablee.BadPosition, match=f"game 2 cannot be: “{key}” is {value}"):
            batch.refresh()
        batch.refresh(flags(batch, 1))
        batch.states[:] = kept
    with pytest.raises(tablee.BadOption):
        batch.refresh(thorough=3)


def test_a_turn_and_piles_that_cannot_be_are_refused():
    batch = some("lobo77", 3)
    batch.states["turn"][1] = 5
    with pytest.raises(tablee.BadPosition, match=r"game 1 cannot be: “turn” is 5; .* from -1 to 2"):
        batch.refresh()
    batch.states["turn"][1] = 0
    batch.states["pile"][4] = 30
    with pytest.raises(tablee.BadPosition, match=r"game 4 cannot be: .*not that many"):
        batch.refresh(thorough=True)


@each_table
def test_a_row_of_states_is_told_in_the_notation(name, seats, options):
    batch = some(name, seats, **options)
    state = batch.game.state_of(batch.states[0])
    assert state == batch.game.state_of(batch.states[:1]) == batch.game.state_of(View(batch.states[:1]))
    assert batch.game.position(state).state == state
    other = tablee.batch("duo", 2, 1)
    for wrong in (other.states[0], batch.states, batch.states[:0], state, None, 3, batch.states["rng"]):
        with pytest.raises(tablee.BadPosition, match="not one record of"):
            batch.game.state_of(wrong)


def test_saved_games_are_compared_by_what_they_are():
    batch = some("lobo77", 3)
    kept, again = batch.save(), batch.save()
    assert kept == again
    assert hash(kept) == hash(again)
    assert kept != kept[:3]
    assert kept[1] == again[1] != again[2]
    assert kept != 3
    assert len({kept, again, kept[0]}) == 2
    batch.step(batch.sample())
    assert batch.save() != kept


def test_what_positions_are_is_said():
    batch = some("lobo77", 3)
    state = batch.game.start(seed=1).state
    with pytest.raises(tablee.BadOption, match="for each, not 4"):
        batch.reset(positions=[state] * 4)
    for wrong in (np.array([state] * 10), batch.states, 7, {1, 2}):
        with pytest.raises(tablee.BadOption, match=f"a list of them, .*not {type(wrong).__name__}:"):
            batch.reset(positions=wrong)


@each_table
def test_games_begin_from_chosen_positions_each_with_its_own_chance(name, seats, options):
    match = tablee.game(name, seats, **options).start(seed=3)
    for _ in range(3):
        if match.asked >= 0:
            match.play(match.asked, match.legal()[0])
    while match.asked < 0:
        match.play(-1, match.legal(-1)[0])
    for positions in (match.state, json.dumps(match.state), match, [match] * 8):
        batch = tablee.batch(name, seats, 8, limit=LIMIT, positions=positions, seed=2, **options)
        assert (batch.to_play == match.asked).all()
        wanted = sorted(match.game.codes[text] for text in match.legal())
        assert all(np.flatnonzero(row).tolist() == wanted for row in batch.mask)
        assert len({row.tobytes() for row in batch.states["rng"]}) == 8
    dealt = batch.states.tobytes()
    batch.reset(flags(batch, 2), positions=match)
    assert batch.numbers.tolist() == [0, 1, 10, 3, 4, 5, 6, 7]
    assert batch.states.tobytes() != dealt
    batch.step(batch.sample())


@each_table
def test_imagination_keeps_what_the_seat_knows(name, seats, options):
    batch = some(name, seats, **options)
    asked = batch.to_play.copy()
    real, seen = batch.states.copy(), batch.observations.copy()
    batch.imagine(seed=1)
    assert np.array_equal(batch.observe(asked), seen)
    assert batch.states.tobytes() != real.tobytes()
    once = batch.states.tobytes()
    batch.imagine(asked, seed=1)
    batch.load(tablee.batch(name, seats, 6, **options).save())
    batch.states[:] = real
    batch.refresh()
    batch.imagine(asked, seed=1)
    assert batch.states.tobytes() == once
    untouched = batch.states[1].tobytes()
    batch.imagine(0, seed=9, which=flags(batch, 0, 2))
    assert batch.states[1].tobytes() == untouched


def test_imagined_deals_are_spread_as_they_should_be():
    """Who decides first in Lobo 77 cannot know the others' hands: each deal of the rest is as likely."""
    match = tablee.game("lobo77", seats=2, first=0).start(seed=5)
    batch = tablee.batch("lobo77", 2, 4000, first=0, positions=match)
    batch.imagine(seed=3)
    held = batch.observe(1)[:, match.game.layout["hand"].place]
    mean = held.mean(axis=0)
    again = tablee.batch("lobo77", 2, 4000, first=0, positions=match, seed=77)
    again.imagine(seed=4)
    other = again.observe(1)[:, match.game.layout["hand"].place].mean(axis=0)
    assert np.abs(mean - other).max() < 0.1
    assert len(np.unique(held, axis=0)) > 100


@each_table
@pytest.mark.parametrize("by_sample", [True, False])
def test_a_record_of_a_batch_replays_to_the_same_state(name, seats, options, by_sample):
    batch = tablee.batch(name, seats, 4, seed=4, limit=60, **options)
    batch.follow(flags(batch, 0, 2))
    dice = np.random.default_rng(1)
    ends = 0
    for step in range(80):
        if by_sample:
            actions = batch.sample()
        else:
            actions = np.array([dice.choice(np.flatnonzero(row)) for row in batch.mask])
        before = batch.states.copy()
        batch.step(actions)
        ends += int((batch.terminated | batch.truncated)[[0, 2]].sum())
        if step == 40:
            batch.load(batch.save(flags(batch, 1)), flags(batch, 0))
    records = batch.records()
    assert len(records) == ends + 2
    assert len(before) == 4
    for record, place in zip(records[-2:], (0, 2), strict=True):
        match = tablee.replay(record)
        assert match.state == batch.game.state_of(View(batch.states[place : place + 1]))
        assert tablee.replay(match.record()).state == match.state
        assert tablee.replay(match.record(full=True)).state == match.state
    for record in records[:ends]:
        match = tablee.replay(record)
        assert match.over == ('"result"' in record)
        match.undo()
        match.copy().play(match.asked, match.legal()[0])
    assert len(batch.records()) == 2


def test_a_game_that_was_played_on_unseen_is_followed_from_there():
    batch = tablee.batch("lobo77", 3, 4, seed=2)
    batch.follow()
    batch.step(batch.sample())
    batch.step_some(batch.sample(), flags(batch, 1))
    batch.step(batch.sample())
    records = batch.records()
    assert ["position" in record.splitlines()[0] for record in records] == [False, True, False, False]
    for place, record in enumerate(records):
        assert tablee.replay(record).state == batch.game.state_of(View(batch.states[place : place + 1]))


def test_who_looks_back_at_a_batch_game_meets_its_chance_again():
    batch = tablee.batch("lobo77", 2, 2, seed=1, auto_reset=False, tokens=1)
    batch.follow()
    while (batch.to_play >= 0).any():
        batch.step(batch.sample())
    match = tablee.replay(batch.records()[0])
    past = match.at(0)
    for seat, action in match.log:
        past.play(seat, action)
    assert past.state == match.state
    seat, action = match.log[-1]
    past.undo()
    past.play(seat, action)
    assert past.state == match.state
    assert len(tablee.analyse(match.record()).moments) > 1


def test_a_finished_game_that_waits_is_recorded_once():
    batch = tablee.batch("lobo77", 2, 8, tokens=1, auto_reset=False)
    batch.follow()
    while not (batch.to_play < 0).all():
        batch.step(batch.sample())
    batch.step(batch.sample())
    records = batch.records()
    assert len(records) == 8
    results = [tablee.replay(record).result for record in records]
    assert None not in results
    assert batch.records() == []
    batch.reset(flags(batch, 3))
    assert len(batch.records()) == 1


@pytest.mark.parametrize("start", [0, 5])
def test_games_are_numbered_as_in_bulk(start):
    batch = tablee.batch("lobo77", 3, 4, seed=9, start=start, limit=300)
    rows = tablee.bulk("lobo77", 3, 4, seed=9, start=start, limit=300)
    ends = {}
    while len(ends) < 4:
        numbers = batch.numbers.copy()
        batch.step(batch.sample())
        for place in np.flatnonzero(batch.terminated | batch.truncated):
            ends.setdefault(int(numbers[place]), batch.rewards[place].tolist())
    for k in range(4):
        assert ends[start + k] == pytest.approx(rows["payoffs"][k])
    batch.reset()
    assert batch.numbers.tolist() == list(range(start, start + 4))


def test_what_cannot_be_is_said():
    batch = tablee.batch("lobo77", 3, 4)
    other = tablee.batch("lobo77", 2, 4).save()
    kept = batch.save()
    for wrong, words in [
        (lambda: batch.load(other), "another kind"),
        (lambda: batch.load(kept[:2]), "4 are needed, and 2"),
        (lambda: batch.load(None), "saved"),
        (lambda: kept[9], "none of the 4"),
        (lambda: batch.save(np.zeros(3, "?")), "4 flags"),
        (lambda: batch.imagine(np.zeros(3, "i4")), "array of 4"),
        (lambda: batch.imagine(seed="x"), "seed"),
        (lambda: batch.reset(positions=[]), "one for each, not 0"),
        (lambda: batch.reset(positions=3), "a list of them, .* not int"),
        (lambda: batch.reset(positions=tablee.game("duo").start()), "another kind"),
        (lambda: batch.records(), "follow"),
        (lambda: tablee.batch("lobo77", games=4, start=-1), "start"),
    ]:
        before = everything_but_observations(batch)
        with pytest.raises(tablee.TableeError, match=words):
            wrong()
        assert everything_but_observations(batch) == before
    with pytest.raises(tablee.BadPosition):
        batch.reset(positions={})


def everything_but_observations(batch):
    return [getattr(batch, name).tobytes() for name in (*KEPT, "to_play", "mask")]


def test_lots_of_an_event_are_checked():
    match = tablee.game("lobo77", seats=2).start(seed=1)
    for wrong in ([1, 2, 3], [1, 2, 3, 2**32], [-1, 2, 3, 4], 7, ["1", 2, 3, 4]):
        with pytest.raises(tablee.BadOption, match="32 bits"):
            match.play(match.asked, match.legal()[0], wrong)
    match.play(match.asked, match.legal()[0], [1, 2, 3, 4])
    record = match.record()
    assert "00000001000000020000000300000004" in record
    with pytest.raises(tablee.BadRecord, match="hexadecimal"):
        tablee.replay(record.replace("0000000100000002", "000000010000000"))
