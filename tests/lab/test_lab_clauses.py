"""Clauses counted: what fires on lines where that is known, and that marked rules play as others do."""

import importlib.util
import sys

import pytest

import tablee
from tablee.core.shelf import shelf
from tablee.lab.clauses import MarkedBuild, count_clauses, countable, countable_in
from tablee.lab.company import decisions, lots, sitting
from tablee.words import words

POSITION = {"hands": [["R2c"], ["Y4c"]], "tops": ["R3c", "B1x"], "pile": ["R1c", "R4t"]}


def duo(**changes):
    game = tablee.game("duo", seats=2, first=0)
    state = game.start(seed=1).state
    taken = {"R2c", "Y4c", "R3c", "B1x", "R1c", "R4t"}
    under = sorted(set(_every_card(state)) - taken)
    return game.position(state | POSITION | {"under": under} | changes, seed=1)


def _every_card(state):
    hands = [card for hand in state["hands"] for card in hand]
    return [*hands, *state["tops"], *state["under"], *state["pile"]]


def test_R14_R16_a_last_card_that_reaches_the_target():
    match = duo(scores=[9, 3])
    match.play(0, "lay R2c left")
    assert match.over
    assert count_clauses(match) == {"R14": 1, "R4": 1, "R16": 1}


def test_R15_the_pile_is_used_up_and_a_new_round_is_dealt():
    match = duo()
    match.play(0, "draw")
    assert count_clauses(match) == {}
    match.play(1, "draw")
    dealing = dict.fromkeys(["R1", "R2", "R3", "R5", "R6", "D1"], 1)
    assert count_clauses(match) == {"D3": 1, "R15": 1, "R4": 1} | dealing


def test_the_deal_counts_as_one_event():
    assert count_clauses(tablee.game("duo").start(seed=1)) == dict.fromkeys(
        ["R1", "R2", "R3", "R5", "R6", "D1"], 1
    )


RULES = '''
from tablee.core.build import rule

@rule
def deal(s):
    branch(s)
    for _ in range(3):  # R1
        helper(s)

@rule
def branch(s):
    """D1, D2: at each call, but D2 has a line of its own below; D9 is only mentioned (D8)."""
    if s.seats == 9:  # R2
        return
    elif s.seats == 2:  # R3
        s.over = 0  # R4, D2
    else:  # R5
        s.over = 0
    if s.seats > 5:
        s.over = 0
    else:  # R6
        s.over = 0

@rule
def helper(s):
    n = 2
    while n > 0:  # R7
        n -= 1
    yes = n == 0  # R8
    no = n == 1  # R9
    return yes and no  # R10–R12

@rule
def play(s, seat, action):
    s.over = 1  # D3
    if fits(s):
        s.over = 0

@rule
def fits(s):
    return s.seats > 1  # D5

@rule
def moves(s, seat, out):
    return fits(s)  # D4
'''


@pytest.fixture
def rules(tmp_path):
    """A tiny game's rules, from a file of their own."""
    file = tmp_path / "marked_rules.py"
    file.write_text(RULES, encoding="utf-8")
    spec = importlib.util.spec_from_file_location("marked_rules", file)
    module = importlib.util.module_from_spec(spec)
    sys.modules["marked_rules"] = module
    spec.loader.exec_module(module)
    yield module
    del sys.modules["marked_rules"]


class Table:
    def __init__(self, seats):
        self.seats = seats


def test_places_of_every_kind(rules):
    build = MarkedBuild("duo", rules)
    build.bind(rules.deal)(Table(seats=2))
    assert build.fired == {"D1", "R3", "R4", "D2", "R6", "R1", "R7", "R8"}
    build.fired.clear()
    build.bind(rules.branch)(Table(seats=9))
    assert build.fired == {"D1", "R2"}
    build.fired.clear()
    build.bind(rules.branch)(Table(seats=3))
    assert build.fired == {"D1", "R5", "R6"}


def test_only_what_dealing_and_playing_reach_is_countable(rules):
    seen = countable_in(MarkedBuild("duo", rules))
    assert {"D1", "D3", "R2", "R12"} <= seen
    assert not {"D4", "D5", "D8", "D9"} & seen, "what playing only asks is not carried out"
    build = MarkedBuild("duo", rules)
    build.bind(rules.play)(Table(seats=2), 0, 0)
    assert build.fired == {"D3"}


@pytest.mark.parametrize("card", shelf(), ids=lambda card: card.name)
def test_marked_rules_play_as_the_compiled_ones(card):
    """`count_clauses` itself compares the records; here every clause it tells must be one of the rules."""
    match = tablee.game(card.name).start(seed="m")
    with sitting(["random"]) as (player,):

        def decide(seat):
            return player.decide(match, seat, lots(card.name, len(match.log))).action

        for _ in decisions(match, decide, 250):
            pass
    fired = count_clauses(match)
    tags = set(words(card.name, "en").clauses())
    assert set(fired) <= countable(card.name) <= tags
    assert 1 <= max(fired.values()) <= len(match.log) + 1


def test_marked_rules_that_play_otherwise_are_found_out():
    match = duo()
    match.play(0, "draw")
    match.log[0] = (0, "lay R2c left")
    with pytest.raises(AssertionError, match="otherwise"):
        count_clauses(match)
