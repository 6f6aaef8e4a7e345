"""Exchanges in Ex & hopp: offers and answers, what they tell, and what a seat imagines of them."""

from collections import Counter
from itertools import combinations

import numpy as np
import pytest
from scipy.stats import chisquare

import tablee
from tests.conftest import refused
from tests.games.test_exhopp import table

MIXED = [
    ["r1", "r2", "b3", "y9"],
    ["g1", "g2", "r9", "b9"],
    ["b1", "b2", "y4", "y5"],
    ["g3", "y1", "y2", "y3"],
]


def offered(declined=(), **state):
    """Seat 0 has offered red 1 for green; seats 1 and 3 hold green."""
    return table(MIXED, offer={"by": 0, "card": "r1", "want": "g"}, declined=list(declined), **state)


def told(before, seat, action, after, viewer):
    looks = before.game.looks
    shown = looks.seen(action, seat, viewer)
    return looks.tell(before.look(viewer), seat, shown, after.look(viewer))


def test_R7_one_card_of_each_announced_colour_changes_hands():
    match = table(MIXED)
    match.play(0, "offer r1 for g")
    match.play(1, "accept g2")
    assert match.state["hands"][:2] == [["b3", "g2", "r2", "y9"], ["b9", "g1", "r1", "r9"]]
    assert match.state["offer"] is None


def test_R7_nobody_else_sees_the_values():
    before = offered()
    after = before.copy()
    after.play(1, "accept g2")
    assert told(before, 1, "accept g2", after, 0)[0][0] == "log-got"
    assert told(before, 1, "accept g2", after, 1)[0][0] == "log-gave"
    for viewer in (None, 2, 3):
        (sentence,) = told(before, 1, "accept g2", after, viewer)
        assert sentence[0] == "log-exchange"
        assert (
            tablee.words.words("exhopp", "en").say(sentence, "ABCD", viewer)
            == "B and A exchange green and red."
        )


def test_R7_an_answer_needs_an_offer():
    assert refused(table(), 1, "accept g1").key == "no-offer"
    assert refused(table(), 1, "decline").clause == "R7"


def test_R8_position_5_nobody_agrees_and_the_turn_is_over():
    match = table(MIXED)
    match.play(0, "offer r1 for g")
    match.play(1, "decline")
    match.play(3, "decline")
    assert match.state["hands"] == [sorted(hand) for hand in MIXED]
    assert (match.asked, match.state["idle"], match.state["declined"]) == (1, 1, [])
    assert all(line["cards"] == [] for line in match.state["rows"])


def test_D3_a_successful_exchange_is_the_turn():
    match = offered()
    match.play(1, "accept g1")
    assert (match.asked, match.state["must_lay"], match.state["idle"]) == (1, False, 1)


def test_D3_with_lay_after_exchange_a_card_is_still_laid():
    match = offered(options={"lay_after_exchange": True})
    match.play(1, "accept g1")
    assert (match.asked, match.state["must_lay"], match.state["idle"]) == (0, True, 0)
    assert {action.split()[0] for action in match.legal()} == {"lay"}
    assert refused(match, 0, "offer g1 for r").clause == "D3"
    match.play(0, "lay g1 1")
    assert (match.asked, match.state["must_lay"], match.state["idle"]) == (1, False, 0)


def test_D3_a_failed_offer_ends_the_turn_with_the_option_too():
    match = offered(options={"lay_after_exchange": True}, declined=[1])
    match.play(3, "decline")
    assert (match.asked, match.state["must_lay"], match.state["idle"]) == (1, False, 1)


def test_D4_colours_differ_and_the_wanted_one_is_in_play():
    match = table([["r1"], ["g1"], ["b1"]], idle=0)
    assert [a for a in match.legal() if a.startswith("offer")] == ["offer r1 for b", "offer r1 for g"]
    assert refused(match, 0, "offer r1 for o").clause == "D4"
    with pytest.raises(tablee.IllegalAction, match="isn’t an action"):
        match.play(0, "offer r1 for r")


def test_D4_the_offered_card_is_fixed_and_stays_in_hand():
    match = table(MIXED)
    match.play(0, "offer r2 for g")
    assert match.state["offer"] == {"by": 0, "card": "r2", "want": "g"}
    assert match.state["turn"] == 0
    assert "r2" in match.state["hands"][0]
    assert match.legal(0) == []
    assert refused(match, 0, "lay r1 1").key == "offer-stands"
    assert refused(match, 0, "decline").key == "own-offer"


def test_D4_holders_are_asked_clockwise_but_any_of_them_may_accept():
    match = offered()
    assert (match.asked, match.waiting) == (1, (1, 3))
    assert match.legal(1) == ["accept g1", "accept g2", "decline"]
    assert match.legal(3) == ["accept g3", "decline"]
    match.play(3, "accept g3")
    assert "g3" in match.state["hands"][0]
    assert match.asked == 1


def test_D4_clockwise_goes_round_the_table():
    match = table(MIXED, turn=2, offer={"by": 2, "card": "b1", "want": "y"})
    assert match.waiting == (0, 3)
    assert match.asked == 3
    match.play(3, "decline")
    assert (match.asked, match.state["declined"]) == (0, [3])


def test_D4_a_seat_may_decline_before_it_is_asked():
    match = offered()
    match.play(3, "decline")
    assert (match.waiting, match.state["declined"]) == ((1,), [3])
    assert refused(match, 3, "accept g3").key == "already-declined"


def test_D4_only_the_wanted_colour_is_given_and_only_by_who_holds_it():
    match = offered()
    assert refused(match, 2, "accept g1").key == "colour-not-held"
    assert refused(match, 1, "accept r9").key == "wrong-colour"
    assert refused(match, 1, "accept g9").key == "not-in-hand"


def test_D4_an_offer_for_a_colour_nobody_else_holds_fails_at_once():
    match = table([["r1", "g1"], ["b1"], ["b2"]])
    match.play(0, "offer r1 for g")
    assert (match.asked, match.state["offer"], match.state["idle"]) == (1, None, 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_D5_after_as_many_idle_turns_as_players_a_card_must_be_laid(seats):
    match = table(seats=seats)
    for seat in range(seats):
        assert match.asked == seat
        match.play(seat, next(action for action in match.legal() if action.startswith("offer")))
        while match.state["offer"]:
            match.play(match.asked, "decline")
    assert match.state["idle"] == seats
    assert {action.split()[0] for action in match.legal()} == {"lay"}
    assert refused(match, 0, "offer r1 for g").clause == "D5"
    match.play(0, match.legal()[0])
    assert match.state["idle"] == 0
    assert any(action.startswith("offer") for action in match.legal())


def test_D5_exchanges_and_passed_over_turns_count():
    match = table([["r1"], [], ["g1"]], stock=[], idle=1)
    match.play(0, "offer r1 for g")
    match.play(2, "accept g1")
    assert (match.asked, match.state["idle"]) == (2, 3)
    assert refused(match, 2, "offer r1 for b").clause == "D5"


# Who sees what


def test_an_offer_shows_its_colours_to_all_and_its_card_to_the_proposer():
    match = offered()
    assert match.look(0)["offer"]["card"] == "r1"
    for viewer in (None, 1, 2, 3):
        offer = match.look(viewer)["offer"]
        assert (offer["by"], offer["give"], offer["want"], offer["card"]) == (0, "r", "g", None)
    looks = match.game.looks
    assert looks.seen("offer r1 for g", 0, 0) == "offer r1 for g"
    assert looks.seen("offer r1 for g", 0, 1) == "offer r for g"


def test_who_declined_is_secret():
    before = offered()
    after = before.copy()
    after.play(1, "decline")
    for viewer in (None, 0, 2, 3):
        assert after.look(viewer) == before.look(viewer)
        assert told(before, 1, "decline", after, viewer) == []
    assert told(before, 1, "decline", after, 1) == [("log-decline", {})]
    final = after.copy()
    final.play(3, "decline")
    assert told(after, 3, "decline", final, 0) == [("log-no-deal", {})]


def test_a_card_that_comes_back_from_the_discard_pile_is_told():
    before = table([["r2"], ["g1"]], ["+4 g5 r5 r6"], stock=[])
    after = before.copy()
    after.play(0, "lay r2 1")
    assert after.state["hands"][0] == ["g5", "r2", "r5", "r6"]
    keys = dict(told(before, 0, "lay r2 1", after, 0))
    assert len(keys["log-new"]["cards"]) == 4
    assert "log-reshuffle" in keys


# What a seat imagines

SMALL = [["b4", "r1"], ["g2"], ["b3", "g5"]]


def deals_that_fit(match, viewer):
    """Every way to deal the cards a seat cannot see that agrees with the standing offer."""
    state = match.state
    others = [seat for seat in range(match.game.seats) if seat != viewer]
    unseen = {*state["stock"], *(card for seat in others for card in state["hands"][seat])}
    worlds = [{viewer: state["hands"][viewer]} if viewer is not None else {}]
    for seat in others:
        worlds = [
            world | {seat: list(hand)}
            for world in worlds
            for hand in combinations(
                sorted(unseen - {c for held in world.values() for c in held}), len(state["hands"][seat])
            )
        ]
    return [world for world in worlds if fits(world, state, viewer)]


def fits(world, state, viewer):
    answerers = [seat for seat in world if seat != 0 and not (seat == viewer and seat in state["declined"])]
    gives = any(card[0] == "r" for card in world[0])
    return gives and any(card[0] == "g" for seat in answerers for card in world[seat])


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
@pytest.mark.parametrize("declined", [[], [1]])
def test_every_deal_that_fits_a_standing_offer_is_equally_likely(viewer, declined):
    match = table(SMALL, stock=["r2"], offer={"by": 0, "card": "r1", "want": "g"}, declined=declined)
    worlds = deals_that_fit(match, viewer)
    chance = np.array([1, 2, 3, 4], "i8")
    found = Counter()
    for _ in range(12 * len(worlds)):
        twin = match.copy()
        twin.imagine(viewer, chance)
        found[str(twin.state["hands"])] += 1
        assert twin.state["offer"]["card"] in twin.state["hands"][0]
        assert twin.asked in (1, 2)
    expected = [str([world[seat] for seat in range(3)]) for world in worlds]
    assert set(found) <= set(expected)
    assert chisquare([found[world] for world in expected]).pvalue > 0.001


def test_a_seat_that_may_answer_imagines_that_it_is_asked():
    match = offered(declined=[1])
    chance = np.array([1, 2, 3, 4], "i8")
    for _ in range(100):
        twin = match.copy()
        twin.imagine(3, chance)
        assert twin.asked == 3
