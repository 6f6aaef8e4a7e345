"""Hints: the network's order where a network plays best, chances as everywhere, nothing the seat cannot know."""

from itertools import product
from random import Random
from types import SimpleNamespace

import numpy as np
import pytest
from bench import hints as bench_hints

import tablee
from tablee.bots import hints
from tablee.bots.chances import Chances, win_chances
from tablee.bots.compiled import can_be_guided
from tablee.bots.players import by_network, by_thumb, policy_of
from tablee.core.network import way_of
from tablee.core.shelf import find, module, shelf
from tablee.server import advice, thinkers
from tablee.server.eyes import Eye
from tests.games.test_eko import table as land
from tests.games.test_exhopp import table as exhopp_table

NAMES = [card.name for card in shelf()]
LEARNT = [name for name in NAMES if way_of(name, "skilled") != "search"]


def some_way_in(name, actions=6):
    """A decision with several choices, a few actions into a game."""
    match = tablee.game(name, 2, first=0).start(seed="hint")
    while len(match.log) < actions or len(match.legal()) < 3:
        match.play(match.asked, by_thumb(match, match.asked, 1))
    return match


@pytest.mark.parametrize("name", LEARNT)
def test_where_a_network_plays_best_it_says_what_is_best(name, monkeypatch):
    match = some_way_in(name)
    seat = match.asked
    policy = policy_of(match.game)
    monkeypatch.setattr(hints, "CERTAIN", 0.0)  # it is never in doubt
    assert tablee.hint(match, seat, playouts=20)[0].action == by_network(match, seat, policy)


def test_where_it_is_in_doubt_it_plays_its_likeliest_choices_on(monkeypatch):
    match = some_way_in("duo")
    asked = []

    def looked(match, seat, policy, seed, **budget):
        asked.append(budget)
        return []

    monkeypatch.setattr(hints, "look_ahead", looked)
    monkeypatch.setattr(hints, "CERTAIN", 1.1)
    ideas = tablee.hint(match, match.asked, playouts=800)
    assert asked == [{"rounds": 3, "seconds": None, "tables": hints.TABLES}]
    assert {idea.action for idea in ideas} == set(match.legal())


@pytest.mark.parametrize("name", NAMES)
def test_its_chances_are_those_told_everywhere(name):
    match = some_way_in(name)
    seat = match.asked
    best = tablee.hint(match, seat, playouts=200)[0]
    if can_be_guided(match.game):
        told = hints.chances_as_advised(match, seat, best.action, 200, 0)
    else:
        told = win_chances(match, seat, best.action, seat, 200)
    assert (best.value, best.error, best.visits) == (told.values[seat], told.errors[seat], 200)


def test_where_nothing_is_hidden_the_chance_is_that_after_the_turn_as_it_will_be_advised():
    """Asked again in the same turn, once what was advised is done, a hint tells the same chance."""
    match = some_way_in("eko")
    seat, action = match.asked, next(a for a in match.legal() if a.startswith("build"))
    told = hints.chances_as_advised(match, seat, action, 60, 0)
    while match.asked == seat:
        match.play(seat, action)
        if match.asked != seat:
            break
        legal = match.legal()
        action = legal[0] if len(legal) == 1 else hints.advised(hints.bare(match), seat, 60, 0)
        assert hints.chances_as_advised(match, seat, action, 60, 0) == told
    assert win_chances(hints.bare(match), seat, playouts=60) == told


@pytest.mark.parametrize(("lead", "first"), [(0.05, "reinforce 3,-1 1"), (0.4, "reinforce 0,0 1")])
def test_of_choices_that_are_alike_one_that_dares_nothing_goes_first(lead, first, monkeypatch):
    """A stack of four that a lone pawn could destroy, or a pawn more elsewhere."""
    stacks = {"0,0": "A3", "3,-1": "A1", "-3,0": "B1", "-3,1": "B2"}
    match = land(stacks, reserve=["A1"], phase="reinforce")
    four, calm = "reinforce 0,0 1", "reinforce 3,-1 1"
    assert {four, calm} <= {*match.legal()}
    chances = {four: 0.5 + lead, calm: 0.5}
    for known in ("chances_after", "chances_as_advised"):
        monkeypatch.setattr(
            hints,
            known,
            lambda _match, _seat, action, *_: Chances((chances[action], 1 - chances[action]), (0.04, 0.04)),
        )
    ideas = hints.weighed(match, 0, [four, calm], 100, 0, alike=2)
    assert ideas[0].action == first
    told_apart = hints.weighed(match, 0, [four, calm], 100, 0, alike=1)
    assert told_apart[0].action == four, "the search sees a difference"


@pytest.mark.parametrize("name", NAMES)
def test_no_choice_is_told_to_be_better_than_the_first(name):
    match = some_way_in(name)
    ideas = tablee.hint(match, match.asked, playouts=len(match.legal()) + 60)
    assert max(idea.value for idea in ideas) == ideas[0].value
    assert {idea.action for idea in ideas} == set(match.legal())


@pytest.mark.parametrize(("alike", "first"), [(1, "march"), (2, "rest")])
def test_of_choices_that_are_alike_the_likeliest_to_win_goes_first(alike, first, monkeypatch):
    """What the search can hardly tell apart: a forced march that costs the game, or reinforcements."""
    chances = {"march": Chances((0.02, 0.98), (0.01, 0.01)), "rest": Chances((0.35, 0.65), (0.02, 0.02))}
    for known in ("chances_after", "chances_as_advised"):
        monkeypatch.setattr(hints, known, lambda match, seat, action, *_: chances[action])
    ideas = hints.weighed(tablee.game("eko", 2).start(), 0, ["march", "rest"], 100, 0, alike)
    assert ideas[0].action == first
    assert ideas[0].value == max(idea.value for idea in ideas)


@pytest.mark.parametrize("name", NAMES)
def test_a_hint_is_the_same_whatever_the_others_hold(name):
    match = some_way_in(name)
    seat = match.asked
    first = tablee.hint(match, seat, playouts=40)
    for deal in range(3):
        other = match.copy()
        other.imagine(seat, np.array([deal + 1, 2, 3, 4], "i8"))
        assert tablee.hint(other, seat, playouts=40) == first


def test_playouts_count_and_not_the_clock():
    match = some_way_in("ekko")
    assert tablee.hint(match, match.asked, 1e-9, 300) == tablee.hint(match, match.asked, playouts=300)


def test_a_costly_game_is_thought_about_for_longer():
    assert hints.seconds_for(tablee.game("eko")) > hints.seconds_for(tablee.game("duo"))


def test_hints_are_held_against_a_long_search_where_they_differ(monkeypatch):
    """A hint made to name the search's last choice is found to cost something; the search's own, nothing."""
    match = some_way_in("lobo77")
    monkeypatch.setattr(bench_hints, "positions", lambda name, seats, wanted: iter([match] * wanted))
    ideas = bench_hints.ponder(match, match.asked, 0, 2000, wide=True)
    for place, lost in ((0, False), (-1, True)):
        monkeypatch.setattr(bench_hints, "hint", lambda match, seat, seed, place=place: [ideas[place]])
        monkeypatch.setattr(bench_hints, "ponder", lambda *_, **__: ideas)
        found = bench_hints.compare("lobo77", 2, wanted=2, playouts=1)
        assert found["positions"] == 2
        assert (found["points"] < 0) == lost
        assert found["differ"] == lost


def moments(name, most=250):
    """Decisions of random games with every mixture of options: of each kind the first, also out of turn."""
    met = set()
    mixtures = [{}, *module(name, "samples").MIXTURES]
    for (k, options), seats in product(enumerate(mixtures), {*find(name).seats}):
        match, dice = tablee.game(name, seats, **options).start(seed=k), Random(k)
        for _ in range(most):
            if match.over or match.asked < 0:
                break
            for seat in range(seats):
                kind = (seats, match.look(seat).get("phase"), seat == match.asked)
                if kind not in met and len(match.legal(seat)) > 1:
                    met.add(kind)
                    yield match.copy(), seat
            match.play(match.asked, dice.choice(match.legal()))


def with_captives():
    """Where ekô asks about Emperors, which chance seldom comes to."""
    stacks = {"0,0": "A1", "2,0": "A2", "3,0": "B1", "-3,0": "C1"}
    held = [[1, 2], [0], []]
    for phase, reserve in [("act", "A3"), ("exchange", "A3"), ("again", "A3"), ("march", "A3")]:
        yield land(stacks, seats=3, held=held, phase=phase, reserve=[reserve]), 0
    yield land(stacks, seats=3, phase="reinforce", reserve=["A3*"]), 0


def asked_for(match, seat):
    """A hint as a live table asks for it: thought about in a worker, told in both languages, each choice
    beside the others."""
    seats = match.game.seats
    names = [f"Ada {k}" for k in range(seats)]
    table = SimpleNamespace(
        match=match, game=match.game.name, names=names, seats=seats, eye=lambda seat: Eye(match, seat)
    )
    ideas = thinkers._hint(*thinkers._parcel(match, seat), seat)
    return [advice.idea(table, seat, idea, lang, ideas) for lang in ("fr", "en") for idea in ideas]


@pytest.mark.parametrize("name", NAMES)
def test_in_every_phase_a_live_table_is_given_a_hint(name, monkeypatch):
    for known, little in {"SECONDS": 0.004, "SECONDS_IF_COSTLY": 0.01}.items():
        monkeypatch.setattr(hints, known, little)
    for known in ("WEIGHED", "WEIGHED_IF_COSTLY"):
        monkeypatch.setattr(hints, known, 4)
    for match, seat in [*moments(name), *(with_captives() if name == "eko" else ())]:
        found = asked_for(match, seat)
        chosen = {idea["action"] for idea in found if idea["action"] is not None}
        assert found
        assert chosen <= {*match.legal(seat)}
        assert all(idea["told"] and 0 <= idea["value"] <= 1 for idea in found)


@pytest.mark.parametrize(
    ("others", "told"),
    [
        (
            [("lay r6 2", 0.04), ("lay b9 2", 0.08)],
            "C’est le moindre mal : « Poser le 9 bleu dans la suite 2 » n’en laisse que 8 %.",
        ),
        (
            [("lay r6 2", 0.11)],
            "C’est le moindre mal : « Poser le 6 rouge dans la suite 2 » n’en laisse pas plus.",
        ),
        (
            [("lay r6 3", 0.08)],
            "C’est pourtant ce qui promet le plus : « Poser le 6 rouge dans la suite 3 » n’en laisse que 8 %.",
        ),
        ([], None),
    ],
)
def test_a_hint_to_do_what_costs_something_says_what_the_next_best_choice_would_leave(others, told):
    match = exhopp_table([["r6", "b9"], ["g8"], ["b8"]], ["-5 r12", "-4 r11 r10 b2", "+6", None], heads=[])
    names = ["Toi", "Ada", "Blaise"]
    table = SimpleNamespace(
        match=match, game="exhopp", names=names, seats=3, eye=lambda seat: Eye(match, seat)
    )
    found, *rest = [
        {"action": action, "value": value, "error": 0.01, "tries": 40}
        for action, value in [("lay r6 1", 0.11), *others]
    ]
    said = advice.idea(table, 0, found, "fr", rest)["told"].replace("\u00a0", " ")
    chances = "Tes chances de gagner : 11 % (part égale : 33 %)."
    assert chances in said
    assert said.endswith(told or chances)
    fine = advice.idea(table, 0, found | {"action": "lay r6 3"}, "fr", rest)["told"]
    assert "moindre mal" not in fine
