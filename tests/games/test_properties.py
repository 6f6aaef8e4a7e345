"""What must hold in every game, at every table, in every position that can be reached."""

import random

import numpy as np
import pytest

import tablee
from tablee.core import records
from tablee.core.game import Game, play_some
from tablee.core.state import plain
from tablee.words import words
from tests.games.pieces import pieces
from tests.games.setups import name_of, setups, walk

ALL = list(setups())
SOME = list(setups(per_seat=False))
each_table = pytest.mark.parametrize("setup", ALL, ids=name_of)
each_option = pytest.mark.parametrize("setup", SOME, ids=name_of)


def fresh_chance(dice):
    return np.array([dice.getrandbits(32) for _ in range(4)], "i8")


def viewers(match):
    return [None, *range(match.game.seats)]


@each_table
def test_pieces_are_conserved(setup):
    start = None
    for match, _, _ in walk(setup, seed="conserve", decisions=150):
        now = pieces(match.game.name, match.state)
        if not match.log:
            start = now
        assert now == start


@each_option
def test_legal_is_exactly_what_play_accepts(setup):
    dice = random.Random(1)
    for n, (match, _, _) in enumerate(walk(setup, seed="legal", decisions=120)):
        if n % 12:
            continue
        texts = match.game.notation.ACTIONS
        waiting = match.waiting
        for seat in range(-1, match.game.seats):
            legal = match.legal(seat)
            assert len(set(legal)) == len(legal)
            assert legal == sorted(legal)
            assert (seat in waiting) <= bool(legal)
            tried = legal[:40] + (texts if len(texts) < 600 else dice.sample(texts, 120))
            for action in tried:
                if action.startswith("fault"):
                    continue
                assert accepts(match, seat, action) == (seat in waiting and action in legal)
        assert match.asked in waiting


def accepts(match, seat, action):
    twin = match.copy()
    try:
        twin.play(seat, action)
    except tablee.IllegalAction:
        assert twin._records.tobytes() == match._records.tobytes(), "a refusal changes nothing"
        return False
    return True


@each_table
def test_replay_equals_play_and_records_verify(setup):
    *_, (match, _, _) = walk(setup, seed="replay", decisions=60)
    full = match.record(full=True)
    (again,) = records.read(full.splitlines(), check=True)
    assert again.state == match.state
    assert again._records.tobytes() == match._records.tobytes()
    assert tablee.replay(match.record()).record() == match.record()


@each_table
def test_a_position_comes_back_as_it_was_set_up(setup):
    for n, (match, _, _) in enumerate(walk(setup, seed="position", decisions=120)):
        if n % 4:
            continue
        twin = match.game.position(match.state)
        assert twin.state == match.state
        assert (twin.asked, twin.waiting) == (match.asked, match.waiting)
        for seat in range(-1, match.game.seats):
            assert twin.legal(seat) == match.legal(seat)
        for viewer in viewers(match):
            assert twin.look(viewer) == match.look(viewer), "a position keeps what a seat knows"


@each_table
def test_undo_restores_and_copies_are_independent(setup):
    for n, (match, seat, action) in enumerate(walk(setup, seed="undo", decisions=60)):
        if n % 6:
            continue
        before = match._records.tobytes()
        twin = match.copy()
        twin.play(seat, action)
        assert match._records.tobytes() == before, "a copy shares nothing"
        twin.undo()
        assert twin.log == match.log
        assert twin._records.tobytes() == before


@each_option
def test_interpreted_and_compiled_runs_are_identical(setup):
    pairs = zip(
        walk(setup, seed="twice", decisions=60),
        walk(setup, seed="twice", decisions=60, compiled=False),
        strict=True,
    )
    for (fast, seat, action), (slow, slow_seat, slow_action) in pairs:
        assert (seat, action) == (slow_seat, slow_action)
        assert fast._records.tobytes() == slow._records.tobytes()
    chance = np.array([1, 2, 3, 4], "i8")
    for viewer in viewers(fast):
        one, two = fast.copy(), slow.copy()
        one.imagine(viewer, chance.copy())
        two.imagine(viewer, plain(chance.copy()))
        assert one._records.tobytes() == two._records.tobytes()


@each_table
def test_secrecy_what_a_seat_is_shown_does_not_depend_on_what_it_cannot_know(setup):
    dice = random.Random(2)
    every = 12 if setup[0] == "eko" else 3  # where all lies open there is little to find
    for n, (match, _, _) in enumerate(walk(setup, seed="secret", decisions=120)):
        if n % every:
            continue
        for viewer in viewers(match):
            twin = match.copy()
            twin.imagine(viewer, fresh_chance(dice))
            assert twin.look(viewer) == match.look(viewer)
            if viewer is not None:
                assert twin.legal(viewer) == match.legal(viewer)
                assert refusals(twin, viewer, dice) == refusals(match, viewer, dice)


def refusals(match, seat, dice):
    """What the seat is told when it tries actions that are not legal for it."""
    legal = set(match.legal(seat))
    told = []
    texts = random.Random(7).sample(match.game.notation.ACTIONS, 12)
    for action in texts:
        if action not in legal and not action.startswith("fault"):
            with pytest.raises(tablee.IllegalAction) as caught:
                match.play(seat, action)
            told.append(caught.value.say("fr"))
    return told


@each_table
def test_imagining_forgets_all_that_is_hidden(setup):
    """Imagining an imagined table gives the same as imagining the real one: nothing real is left,
    neither a hidden card nor a future draw."""
    dice = random.Random(3)
    for n, (match, _, _) in enumerate(walk(setup, seed="forget", decisions=90)):
        if n % 3:
            continue
        for viewer in viewers(match):
            chance = fresh_chance(dice)
            once, twice = match.copy(), match.copy()
            twice.imagine(viewer, fresh_chance(dice))
            once.imagine(viewer, chance.copy())
            twice.imagine(viewer, chance.copy())
            assert once._records.tobytes() == twice._records.tobytes()


@each_table
def test_an_imagined_table_is_a_table(setup):
    dice = random.Random(4)
    for n, (match, _, _) in enumerate(walk(setup, seed="world", decisions=90)):
        if n % 5:
            continue
        for viewer in viewers(match):
            twin = match.copy()
            twin.imagine(viewer, fresh_chance(dice))
            assert pieces(match.game.name, twin.state) == pieces(match.game.name, match.state)
            assert match.game.position(twin.state).state == twin.state
            for _ in range(10):
                if not twin.over:
                    twin.play(twin.asked, dice.choice(twin.legal()))


@each_option
def test_everything_can_be_told_in_both_languages(setup):
    for match, seat, action in walk(setup, seed="tell", decisions=150):
        game = match.game
        after = match.copy()
        after.play(seat, action)
        for lang in ("fr", "en"):
            said = words(game.name, lang)
            assert said.say(game.notation.action_words(action), match.names)
            for viewer in viewers(match):
                shown = game.looks.seen(action, seat, viewer)
                for sentence in game.looks.tell(match.look(viewer), seat, shown, after.look(viewer)):
                    assert said.say(sentence, match.names, viewer)


@each_table
def test_payoffs_sum_to_nothing_and_follow_the_ranks(setup):
    name, seats, options = setup
    game = Game(name, seats, options)
    results = play_some(game, games=10, limit=20_000)
    assert results["payoffs"].sum(axis=1) == pytest.approx(0)
    assert results["ends"].max() <= len(game.card.ends)
    if not game.card.endless:
        assert (results["ends"] > 0).all()


@pytest.mark.parametrize("setup", [s for s in SOME if s[0] != "duo"], ids=name_of)
def test_a_finished_match_has_a_result_and_waits_for_nobody(setup):
    name, seats, options = setup
    match = tablee.game(name, seats=seats, **options).start(seed="result")
    dice = random.Random(5)
    while not match.over:
        assert match.result is None
        match.play(match.asked, dice.choice(match.legal()))
    result = match.result
    assert sum(result["payoffs"]) == pytest.approx(0)
    assert result["end"] in match.game.card.ends
    by_rank = sorted(range(seats), key=lambda seat: result["ranks"][seat])
    assert [result["payoffs"][seat] for seat in by_rank] == sorted(result["payoffs"], reverse=True)
    assert result["ranks"][by_rank[0]] == 1
    assert (match.waiting, match.asked) == ((), -1)
