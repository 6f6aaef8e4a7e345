"""What hints of Ex & hopp say an action brings and costs: true once it is played, and always said."""

from random import Random

import pytest

import tablee
from tablee.games.exhopp import reasons as exhopp
from tablee.words import LANGUAGES, words
from tests.games.test_exhopp import table
from tests.games.test_reasons import TRUE, true_of


def test_every_action_of_exhopp_has_a_reason_that_is_true():
    said, dice, given = [words("exhopp", lang) for lang in LANGUAGES], Random(5), set()
    for seed in range(10):
        match = tablee.game("exhopp", seats=2 + seed % 5).start(seed=seed)
        while not match.over:
            seat, legal = match.asked, match.legal()
            few = dice.sample(legal, min(3, len(legal)))
            assert all(exhopp.reason(match.look(seat), action) for action in few)
            given |= true_of(match, seat, legal, few, said)
            lays = [action for action in legal if action.startswith("lay")]
            match.play(seat, dice.choice(lays or legal) if dice.random() < 0.7 else dice.choice(legal))
    assert {key for key in TRUE if key[0] == "exhopp"} - given <= {("exhopp", "reason-wins")}


@pytest.mark.parametrize(
    ("rows", "action", "told"),
    [
        (["-5 r3 g2 b2 g1"], "lay r6 1", "attention, la suite est complète et tu prends −5"),
        (["-5 r3 g2 b2 g1"], "lay g9 1", "la suite est complète et Ada doit prendre −5"),
        (["+5 r3 g2 b2 g1"], "lay g9 1", "la suite est complète et Ada prend +5"),
        (
            ["-5 g2"],
            "lay r6 1",
            "attention, tu mènes alors cette suite, qui vaut −5, mais 3 places restent libres",
        ),
    ],
)
def test_what_a_card_costs_is_said(rows, action, told):
    match = table([["r6", "g9"], ["g8"], ["b8"]], rows)
    found = exhopp.reason(match.look(0), action)
    assert words("exhopp", "fr").say(found, ["Toi", "Ada", "Blaise"], 0).startswith(told)


@pytest.mark.parametrize(
    ("rows", "action", "costs"),
    [
        (["-5 r3 g2 b2 g1"], "lay r6 1", True),
        (["-5 g2"], "lay r6 1", True),
        (["+5 r3 g2 b2 g1"], "lay g9 1", True),
        (["-5 r3 g2 b2 g1"], "lay g9 1", False),
        (["+5 r3 g2 b2 g1"], "lay r6 1", False),
        (["+5 g2"], "lay r6 1", False),
    ],
)
def test_what_is_said_of_a_card_is_known_as_what_it_costs(rows, action, costs):
    match = table([["r6", "g9"], ["g8"], ["b8"]], rows)
    assert exhopp.drawback(match.look(0), action) == costs


@pytest.mark.parametrize(
    ("won", "told"),
    [
        ([["+6", "+6"], ["+5"]], "la partie finit\u00a0: tu prends −4, et tu gagnes"),
        ([["+6"], ["+5"]], "attention, la suite est complète et tu prends −4"),
    ],
)
def test_the_last_point_card_may_win_even_where_it_costs(won, told):
    match = table([["r6"], ["g8"]], ["-4 r3 g2 g1", None, None, None], heads=[], won=won)
    before = match.look(0)
    assert words("exhopp", "fr").say(exhopp.reason(before, "lay r6 1"), ["Toi", "Ada"], 0) == told
    match.play(0, "lay r6 1")
    assert match.over
