"""The same game in OpenSpiel: thousands of random games go through both, move by move.

Chance is ours: what our table deals and draws is given to OpenSpiel's chance nodes, which must allow it. Then
whoever is on turn, the legal actions, and in the end the scores must be equal.
"""

from collections import Counter
from itertools import product
from random import Random

import pytest

import tablee
from tablee_crazy_eights.notation import ACTIONS, FACE_OF
from tablee_crazy_eights.rules import ACE, DRAW, EIGHT, FACES, QUEEN, SUITS, TWO

pyspiel = pytest.importorskip("pyspiel")

CODES = {text: code for code, text in enumerate(ACTIONS)}
EIGHTS = set(range(SUITS * EIGHT, SUITS * (EIGHT + 1)))
GAMES = 3  # of each kind
KINDS = [
    {"max_draw_cards": draws, "use_special_cards": special, "reshuffle": again, "max_turns": turns}
    for draws, special, again, turns in product(
        (1, 2, 5, 104), (False, True), (False, True), (12, 60, 100, 400)
    )
]


def theirs(seats, options):
    """OpenSpiel's game with the same options."""
    return pyspiel.load_game("crazy_eights", {"players": seats} | options)


def chance(state, outcome):
    """What came by chance with us comes there too, where it must be possible."""
    assert state.is_chance_node()
    assert outcome in state.legal_actions()
    state.apply_action(outcome)


def dealer_of(state, special):
    """Who turned up the first card: whoever is on turn follows from it."""
    rank = FACE_OF[state["top"]] // SUITS
    steps = 2 if special and rank == QUEEN else 1
    return (state["turn"] - steps * state["direction"]) % len(state["hands"])


def deal(match, state):
    """Deal there as our table did."""
    ours = match.state
    seats = len(ours["hands"])
    dealer = dealer_of(ours, match.game.options["use_special_cards"])
    chance(state, FACES + dealer)
    for k in range(seats * len(ours["hands"][0])):
        chance(state, FACE_OF[ours["hands"][(dealer + 1 + k) % seats][k // seats]])
    for eight in set(state.legal_actions()) & EIGHTS:  # one turned up is put back, and nothing has changed
        chance(state, eight)
    chance(state, FACE_OF[ours["top"]])


def draw(match, state):
    """Draw in both games: cards of the stock as it was come first, then those it was filled again with."""
    seat, hand = match.asked, Counter(match.look(match.asked)["hand"])
    stock = Counter(match.state["stock"]) if match.look(None)["owed"] else Counter()
    match.play(seat, "draw")
    state.apply_action(DRAW)
    new = Counter(match.look(seat)["hand"]) - hand
    for card in [*(new & stock).elements(), *(new - stock).elements()]:
        chance(state, FACE_OF[card])


def act(match, state, action):
    """One decision in both games."""
    if action == "draw":
        draw(match, state)
    else:
        match.play(match.asked, action)
        state.apply_action(CODES[action])


def same(match, state):
    """Both games are at the same point, as far as anybody can see."""
    assert match.over == state.is_terminal()
    if match.over:
        return
    assert match.asked == state.current_player()
    assert sorted(CODES[action] for action in match.legal()) == state.legal_actions()


def compare(seats, options, seeds):
    """Random games in both; how they ended."""
    game, other = tablee.game("crazy_eights", seats=seats, options=options), theirs(seats, options)
    ends = Counter()
    for seed in seeds:
        dice = Random(f"{seats} {options} {seed}")
        match, state = game.start(seed=seed), other.new_initial_state()
        deal(match, state)
        same(match, state)
        eager = dice.choice([0.05, 0.5, 0.95])  # how often one plays a card if one can
        while not match.over:
            legal = match.legal()
            others = [action for action in legal if action in ("draw", "pass")]
            cards = [action for action in legal if action not in others]
            act(match, state, dice.choice(cards if cards and dice.random() < eager else others or legal))
            same(match, state)
        assert match.result["scores"] == state.returns()
        ends[match.result["end"]] += 1
    return ends


@pytest.mark.parametrize("seats", range(2, 16))
def test_thousands_of_games_are_the_same_in_both(seats):
    ends = Counter()
    for number, options in enumerate(KINDS):
        ends += compare(seats, options, range(GAMES * number, GAMES * (number + 1)))
    assert set(ends) == {"out", "blocked", "turns"}


def test_first_cards_of_all_kinds_begin_the_same():
    """Every special card was turned up first, at tables of two and of more."""
    for seats in (2, 3, 6):
        game = tablee.game("crazy_eights", seats=seats, options={"use_special_cards": True})
        missing = {QUEEN, ACE, TWO}
        for seed in range(200):
            match = game.start(seed=seed)
            rank = FACE_OF[match.state["top"]] // SUITS
            if rank in missing:
                missing.remove(rank)
                state = theirs(seats, {"use_special_cards": True}).new_initial_state()
                deal(match, state)
                same(match, state)
        assert not missing
