"""Games, options and matches: what is refused, and how."""

import json
import subprocess
import sys

import pytest

import tablee
from tests.conftest import refused


def test_importing_tablee_loads_nothing_heavy():
    code = "import sys, tablee; tablee.shelf(); print([m for m in ('numba', 'numpy', 'rich', 'fluent') if m in sys.modules])"
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert out.stdout.strip() == "[]"


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (lambda: tablee.game("chess"), "There is no game called “chess”."),
        (lambda: tablee.game("duo", seats=7), "Duo is played by 2 to 6 players, not 7."),
        (lambda: tablee.game("duo", seats=True), "Duo is played by 2 to 6 players, not True."),
        (lambda: tablee.game("duo", seats="3"), "Duo is played by 2 to 6 players, not '3'."),
        (
            lambda: tablee.game("duo", colour=3),
            "Duo has no option “colour”, nor does this call take it. The game’s options are: turbo, target, first.",
        ),
        (lambda: tablee.game("duo", turbo=1), "The option turbo cannot be “1”. It takes: on, off."),
        (lambda: tablee.game("duo", turbo="maybe"), "The option turbo cannot be “maybe”. It takes: on, off."),
        (lambda: tablee.game("x" * 5000), "There is no game called “xxx"),
        (lambda: tablee.game("duo").start(seed=1.5), "A seed is a text, a whole number or bytes, not 1.5."),
        (lambda: tablee.game("duo", target=101), "The option target cannot be “101”. It takes: 0, 1–100."),
        (lambda: tablee.game("duo", target=True), "The option target cannot be “True”."),
        (
            lambda: tablee.game("duo", seats=2, first=2),
            "The option first cannot be “2”. It takes: random, 0–1.",
        ),
        (lambda: tablee.game("ekko", target=4), "The option target cannot be “4”. It takes: 5–200."),
        (
            lambda: tablee.game("ekko", reactions="shout"),
            "The option reactions cannot be “shout”. It takes: ask, race.",
        ),
    ],
)
def test_what_the_game_does_not_have_is_refused(call, sentence):
    with pytest.raises(tablee.TableeError) as caught:
        call()
    assert str(caught.value).startswith(sentence)
    assert caught.value.say("fr") != caught.value.say("en")


def test_options_read_from_text_as_on_the_command_line():
    card = tablee.game("ekko").card
    assert card.option("faults").parse("on") is True
    assert card.option("faults").parse("maybe") == "maybe"
    assert card.option("target").parse("60") == 60
    assert card.option("target").parse("6_0") == "6_0"
    assert card.option("target").parse("٦") == "٦"
    assert card.option("first").parse("random") is None
    assert card.option("reactions").parse("race") == "race"


def test_options_may_be_given_as_text():
    game = tablee.game("duo", turbo="on", target="60", first="random")
    assert game.options == {"turbo": True, "target": 60, "first": None}


def test_very_long_actions_are_refused_in_a_sentence():
    match = tablee.game("duo", seats=2, first=0).start(seed=1)
    assert len(str(refused(match, 0, "x" * 10_000))) < 500


def test_the_same_seed_deals_the_same_and_no_seed_never_twice():
    game = tablee.game("duo", seats=2)
    assert game.start(seed=1).state == game.start(seed=1).state
    assert game.start(seed=1).state != game.start(seed=2).state
    assert game.start().seed != game.start().seed
    raw = game.start(seed="ab" * 32)
    assert raw.seed.hex() == "ab" * 32


def test_wrong_seats_and_unknown_actions_are_refused():
    match = tablee.game("duo", seats=2, first=0).start(seed=1)
    assert refused(match, 5, "draw").key == "bad-seat"
    assert refused(match, "0", "draw").key == "bad-seat"
    assert refused(match, 0, "dance").key == "unknown-action"
    assert refused(match, 1, "draw").key == "not-your-turn"
    assert refused(match, -1, "draw").key == "not-your-turn"
    with pytest.raises(tablee.IllegalAction, match="no seat 9"):
        match.legal(9)


def test_spaces_in_an_action_do_not_matter():
    match = tablee.game("duo", seats=2, first=0).start(seed=1)
    match.play(0, "  draw ")
    assert match.log == [(0, "draw")]


def test_nothing_can_be_taken_back_before_the_first_action():
    match = tablee.game("duo", seats=2).start(seed=1)
    with pytest.raises(tablee.IllegalAction, match="nothing to take back"):
        match.undo()


POSITION = tablee.game("duo", seats=2, first=0).start(seed=1).state


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"turn": 2}, "“turn” is 2; it must be a whole number from 0 to 1."),
        ({"turn": "0"}, "“turn” is 0; it must be"),
        ({"stack": "middle"}, "“stack” is middle; it must be one of: null, left, right."),
        ({"tops": ["R3c"]}, "“tops” has 1 entries; it must have 2."),
        ({"tops": ["R3c", "R3c"]}, "“tops”: there are not that many cards R3c in the game."),
        ({"hands": [["Z9z"], ["R3c"]]}, "“hands” names Z9z, which isn’t a card in this game."),
        ({"pile": "R3c"}, "“pile” must be a list."),
        ({"scores": [0, 10**12]}, "“scores” is 1000000000000; it must be"),
        ({"dealer": 1}, "The position has an unknown key “dealer”."),
        ({"round": None}, "“round” is None; it must be"),
    ],
)
def test_a_bad_position_is_refused_with_the_key_and_the_reason(change, sentence):
    with pytest.raises(tablee.BadPosition) as caught:
        tablee.game("duo", seats=2).position(POSITION | change)
    assert str(caught.value).startswith(sentence)


def test_a_position_must_name_every_key():
    with pytest.raises(tablee.BadPosition, match="lacks the key “pile”"):
        tablee.game("duo", seats=2).position({k: v for k, v in POSITION.items() if k != "pile"})


def test_the_order_of_cards_in_a_hand_does_not_matter():
    hands = [list(reversed(hand)) for hand in POSITION["hands"]]
    assert tablee.game("duo", seats=2).position(POSITION | {"hands": hands}).state == POSITION


def test_a_position_may_be_given_as_json():
    assert tablee.game("duo", seats=2).position(json.dumps(POSITION)).state == POSITION
    for nonsense in ("{", "[]", "3"):
        with pytest.raises(tablee.BadPosition, match="must be an object"):
            tablee.game("duo", seats=2).position(nonsense)
