"""ekô at the table: what is asked, told, confirmed and explained, by what is there."""

from random import Random

import pytest

from tablee.core.game import Game
from tablee.core.scene import TALL, Setting
from tablee.games.eko import look, reasons
from tablee.games.eko import table as drawn
from tablee.words import words
from tests.games.test_eko import SPACES, table

french = words("eko", "fr")
NAMES = ["Toi", "Ada"]
SITE = "1,0"


def said(sentence, viewer=0):
    return french.say(sentence, NAMES, viewer).replace("\u00a0", " ")


def positions(seeds=6, most=150):
    """Tables that chance players come to."""
    for seed in range(seeds):
        match, dice = Game("eko", 2 + seed % 3).start(seed=seed), Random(seed)
        for _ in range(most):
            if match.over:
                break
            yield match
            match.play(match.asked, dice.choice(match.legal()))


def test_the_prompt_offers_to_build_only_where_something_can_be_built():
    for match in positions():
        args = look.prompt(match.look(match.asked))[1]
        if "build" not in args:
            continue
        legal = match.legal()
        assert (args["build"] == "yes") == any(action.startswith("build") for action in legal)
        own = [s["pawns"] for s in match.state["stacks"].values() if s["seat"] == match.asked]
        assert args["tallest"] == max(own)


def test_single_pawns_are_not_called_a_stack():
    match = table({"0,0": "A1", "3,0": "B1"})
    assert said(look.prompt(match.look(0))) == "À toi : déplace un pion."
    match = table({"0,0": "A2", "3,0": "B1"}, ground={SITE: "rice"})
    assert said(look.prompt(match.look(0))) == "À toi : déplace une pile ou bâtis."


@pytest.mark.parametrize(
    ("building", "kind", "told"),
    [
        (None, "village", "Cela coûte 1 pion et rapporte 1 point"),
        ("A village", "tower", "Cela coûte 2 pions et rapporte 1 point"),
        ("B village", "village", "Cela coûte 2 pions et rapporte 1 point ; le village d’Ada disparaît (−1)"),
    ],
)
def test_what_a_building_costs_brings_and_replaces_is_said_before_it_is_built(building, kind, told):
    built = {SITE: building} if building else None
    match = table({"0,0": "A4", "3,0": "B1"}, ground={SITE: "mountain"}, buildings=built)
    action, before = f"build 0,0 {SITE} {kind}", match.look(0)
    assert said(drawn.warning(action, before)) == told
    match.play(0, action)
    now = match.look(0)
    gain = now["points"][0] - before["points"][0]
    assert f"rapporte {gain} point" in told
    assert ("(−1)" in told) == (now["points"][1] < before["points"][1])


def test_one_site_of_several_is_told_by_where_it_lies():
    high, low = min(SPACES[2], key=lambda s: int(s.split(",")[1])), "0,0"
    match = table({"0,0": "A1", "3,0": "B1"}, ground={high: "forest", "1,0": "forest"})
    seen = match.look(0)
    assert look.whereabouts(seen, high) in ("n", "nw", "ne")
    assert look.whereabouts(seen, "1,0") == "middle"
    alone = table({low: "A1", "3,0": "B1"}, ground={high: "forest"}).look(0)
    assert look.whereabouts(alone, high) == "only"
    key, args = look.tell(seen, 0, "build 0,0 1,0 village", seen)[0]
    assert said((f"{key}-here", args)) == "Tu bâtis un village sur la forêt, au milieu."


def test_whoever_sits_there_is_not_told_that_somebody_goes_on_to_the_reinforcements():
    match = table({"0,0": "A1", "3,0": "B1"}, reserve=["A3"], phase="march")
    before, watched = match.look(1), match.look(None)
    match.play(0, "rest")
    assert look.tell(before, 0, "rest", match.look(1)) == []
    assert look.tell(watched, 0, "rest", match.look(None))[0][0] == "log-rest"


def test_a_forced_march_and_a_kamikaze_are_explained_as_soon_as_they_may_come():
    march = table({"0,0": "A1", "3,0": "B1"}, reserve=["A3"], phase="march")
    assert look.novelty("move 0,0 0,1", march.look(0)) == "march"
    assert look.novelty("move 0,0 0,1", march.look(1)) is None
    threatened = table({"0,0": "A4", "1,0": "B1"})
    assert look.novelty("reinforce 1,0 1", threatened.look(0)) == "kamikaze"


@pytest.mark.parametrize(
    ("stacks", "reserve", "action", "key"),
    [
        ({"0,0": "A1", "1,0": "B2"}, ["A3"], "reinforce 0,0 1", "reason-safe"),
        ({"0,0": "A1*", "1,0": "B2"}, ["A3"], "reinforce 0,0 1", "reason-safe-emperor"),
        ({"0,0": "A1", "1,0": "B1"}, ["A3"], "reinforce 0,0 1", "reason-threatens"),
        ({"0,0": "A2", "1,0": "B1"}, ["A3"], "reinforce 0,0 1", "reason-no-kamikaze"),
        ({"0,0": "A1", "3,0": "B1"}, ["A3"], "reinforce 0,0 1", None),
    ],
)
def test_a_stack_that_only_grows_is_no_reason(stacks, reserve, action, key):
    match = table(stacks, reserve=reserve, phase="reinforce")
    assert action in match.legal()
    found = reasons.reason(match.look(0), action)
    assert (found and found[0]) == key


def test_leaving_a_lone_pawn_is_a_reason_for_a_stack_of_four():
    match = table({"0,0": "A4", "1,0": "B1"})
    assert reasons.reason(match.look(0), "move 0,0 -2,0")[0] == "reason-flees-kamikaze"


def test_what_is_not_ones_own_is_named_with_what_it_is_worth_and_not_by_a_rule():
    built = {"1,0": "B village", "0,2": "B tower"}
    ground = {"1,0": "rice", "0,2": "palace", "-2,0": "mountain"}
    match = table({"0,0": "A2", "3,0": "B3"}, ground=ground, buildings=built)
    seen = match.look(0)
    shown = drawn.scene(seen, Setting(NAMES, french, TALL, viewer=0))
    labels = {piece.id: piece.label for piece in shown.pieces if piece.kind == "space"}
    for space, told in {
        "1,0": "rizière (un village au plus), village (Ada, 1 point)",
        "0,2": "palais (il en faut un pour gagner), tour (Ada, 2 points)",
        "-2,0": "montagne (jusqu’au château)",
        "3,0": "case cerclée, pile de 3 (Ada)",
    }.items():
        assert labels[f"sp-{space}"].startswith(told)
        assert drawn.tried((f"sp-{space}",), seen) == ("stack-first", {})
    assert drawn.tried(("sp-0,0", "sp-3,0"), seen) == "move 0,0 3,0", (
        "what is done with a stack is refused by rule"
    )


@pytest.mark.parametrize(
    ("stacks", "action", "back"),
    [
        ({"0,0": "A1*", "2,0": "A1"}, f"build 0,0 {SITE} village emperor", True),
        ({"0,0": "A1*", "2,0": "A4"}, f"build 0,0 {SITE} village emperor", False),
    ],
)
def test_what_becomes_of_an_emperor_who_pays_is_said(stacks, action, back):
    match = table(stacks | {"4,-2": "B1"}, ground={SITE: "rice"})
    told = said(reasons.reason(match.look(0), action))
    assert ("revient avec les renforts" in told) == back
    match.play(0, action)
    assert match.look(0)["reserve"][0]["emperor"]
    assert (match.look(0)["phase"] == "reinforce" and match.look(0)["turn"] == 0) == back
    if back:
        assert all(reply.endswith("emperor") for reply in match.legal())


def test_a_forced_march_says_that_its_pawns_are_lost_for_good():
    march = table({"0,0": "A1", "3,0": "B1"}, reserve=["A3"], phase="march")
    assert "perdus pour de bon" in said(look.prompt(march.look(0)))
    assert "3 pions" in said(drawn.choice("do-march", march.look(0)))


def test_what_a_first_game_explains_is_short():
    for lang in ("fr", "en"):
        own = words("eko", lang)
        for key in own.own_keys():
            assert not key.startswith("new-") or len(own.say((key, {}))) <= 100, key


def test_where_an_attack_was_is_told_by_what_lies_beside_it():
    match = table({"0,0": "A1", "1,0": "B2"}, ground={"0,1": "palace"}, turn=1)
    before = match.look(0)
    match.play(1, "move 1,0 0,0")
    key, args = look.tell(before, 1, "move 1,0 0,0", match.look(0))[0]
    assert said((f"{key}-here", args)) == "Ada attaque près d’un palais, au milieu : tu perds un pion."
