"""The rules of ekô, clause by clause: construction, the forced march and reinforcements."""

import re

import pytest

from tablee.games.eko import table as drawing
from tablee.words import words
from tests.conftest import refused
from tests.games.test_eko import CELL, CORRIDOR, FAR, FULL, NO_PIECES, home, on, table

SITE = "1,0"


def beside_site(stack, terrain, building=None, **more):
    """A stack on 0,0 beside one site; its neighbours are far away."""
    buildings = {SITE: building} if building else {}
    return table({"0,0": stack, FAR: "B1"}, ground={SITE: terrain}, buildings=buildings, **more)


def builds(match):
    """What may be built on the site, as it is written at the end of an action."""
    start = f"build 0,0 {SITE} "
    return {action.removeprefix(start) for action in match.legal() if action.startswith(start)}


# Construction


@pytest.mark.parametrize(
    ("building", "kind", "price"),
    [
        *[(None, "village", 1), ("A village", "village", 1), ("A village", "tower", 2)],
        *[("A tower", "tower", 2), ("A tower", "castle", 3), ("A castle", "castle", 3)],
        *[("B village", "village", 2), ("B village", "tower", 3), ("B tower", "tower", 3)],
        *[("B tower", "castle", 4), ("B castle", "castle", 4)],
    ],
)
def test_R13_what_a_building_costs(building, kind, price):
    match = beside_site(f"A{price}", "mountain", building)
    assert kind in builds(match)
    if price > 1:
        poor = beside_site(f"A{price - 1}", "mountain", building)
        assert kind not in builds(poor)
        assert refused(poor, 0, f"build 0,0 {SITE} {kind}").key == "too-few-pawns"
    match = beside_site("A4", "mountain", building)
    match.play(0, f"build 0,0 {SITE} {kind}")
    assert home(match, 0) == f"A{price}"
    assert on(match, "0,0") == (f"A{4 - price}" if price < 4 else None)
    assert match.state["buildings"][SITE] == {"seat": 0, "kind": kind}


def test_R13_all_pawns_come_from_one_stack_beside_the_site():
    stacks = {"0,0": "A1", "2,0": "A1", "-1,0": "A4", FAR: "B1"}
    match = table(stacks, ground={SITE: "mountain"}, buildings={SITE: "A village"})
    assert {action for action in match.legal() if action.startswith("build")} == {
        f"build 0,0 {SITE} village",
        f"build 2,0 {SITE} village",
    }


@pytest.mark.parametrize(
    ("terrain", "highest"),
    [("rice", "village"), ("forest", "tower"), ("palace", "tower"), ("mountain", "castle")],
)
def test_R14_what_the_terrain_carries(terrain, highest):
    order = ["village", "tower", "castle"]
    for below, kind in zip([None, *order], order, strict=False):
        if below is not None and order.index(below) > order.index(highest):
            continue
        match = beside_site("A4", terrain, below and f"A {below}")
        carried = order.index(kind) <= order.index(highest)
        assert (kind in builds(match)) == carried
        if not carried:
            assert refused(match, 0, f"build 0,0 {SITE} {kind}").clause == "R14"


def test_R15_an_empty_space_takes_a_village_only():
    match = beside_site("A4", "mountain")
    assert builds(match) == {"village"}
    assert refused(match, 0, f"build 0,0 {SITE} tower").key == "village-first"


@pytest.mark.parametrize(
    ("there", "fit"),
    [
        ("village", {"village", "tower"}),
        ("tower", {"tower", "castle"}),
        ("castle", {"castle"}),
    ],
)
def test_R15_a_building_gives_way_to_its_like_or_the_next(there, fit):
    for owner in "AB":
        match = beside_site("A4", "mountain", f"{owner} {there}")
        assert builds(match) == fit
        for kind in {"village", "tower", "castle"} - fit:
            assert refused(match, 0, f"build 0,0 {SITE} {kind}").key == "wrong-step"


def test_R15_the_replaced_building_goes_back_to_its_owner():
    match = beside_site("A4", "mountain", "B village")
    assert match.state["points"] == [0, 1]
    match.play(0, f"build 0,0 {SITE} tower")
    assert match.state["supply"] == [FULL | {"tower": 4}, FULL]
    assert match.state["points"] == [2, 0]


def test_D7_an_equal_replacement_of_ones_own_is_allowed_by_default():
    assert "village" in builds(beside_site("A2", "rice", "A village"))
    match = beside_site("A2", "rice", "A village", options={"own_upgrade_only": True})
    assert builds(match) == set()
    assert refused(match, 0, f"build 0,0 {SITE} village").clause == "D7"


def test_D7_the_option_leaves_enemy_buildings_alone():
    match = beside_site("A4", "mountain", "B tower", options={"own_upgrade_only": True})
    assert builds(match) == {"tower", "castle"}
    match = beside_site("A4", "mountain", "A tower", options={"own_upgrade_only": True})
    assert builds(match) == {"castle"}


def test_R16_the_piece_must_be_in_the_supply_before():
    none = FULL | {"village": 0}
    match = beside_site("A2", "mountain", "A village", supply=[none, FULL])
    assert builds(match) == {"tower"}
    assert refused(match, 0, f"build 0,0 {SITE} village").clause == "R16"


def test_R17_the_emperor_may_be_sacrificed():
    match = beside_site("A1*", "rice")
    assert builds(match) == {"village emperor"}
    assert refused(match, 0, f"build 0,0 {SITE} village").clause == "D8"
    match = beside_site("A2*", "mountain", "A village")
    match.play(0, f"build 0,0 {SITE} tower emperor")
    assert on(match, "0,0") is None
    assert home(match, 0) == "A2*"


def test_D8_the_player_chooses_whether_the_emperor_is_among_them():
    match = beside_site("A3*", "rice")
    assert builds(match) == {"village", "village emperor"}
    without = match.copy()
    without.play(0, f"build 0,0 {SITE} village")
    assert (on(without, "0,0"), home(without, 0)) == ("A2*", "A1")
    match.play(0, f"build 0,0 {SITE} village emperor")
    assert (on(match, "0,0"), home(match, 0)) == ("A2", "A1*")
    plain = beside_site("A3", "rice")
    assert refused(plain, 0, f"build 0,0 {SITE} village emperor").clause == "R17"


def test_D8_a_whole_stack_takes_the_emperor_along():
    assert builds(beside_site("A2*", "rice", "B village")) == {"village emperor"}


def test_a_building_needs_a_construction_space_of_this_board():
    match = beside_site("A3", "rice")
    assert refused(match, 0, "build 0,0 0,1 village").key == "not-a-site"
    match = table({"4,-2": "A1", FAR: "B1"})
    assert refused(match, 0, "build 4,-2 5,-2 village").key == "off-the-board"


def test_position_4_prices_and_steps():
    assert builds(beside_site("A1", "mountain")) == {"village"}
    assert "tower" in builds(beside_site("A3", "mountain", "B village"))
    assert "tower" not in builds(beside_site("A2", "mountain", "B village"))
    assert "castle" in builds(beside_site("A4", "mountain", "B tower"))
    assert "castle" not in builds(beside_site("A3", "mountain", "B tower"))
    assert "castle" not in builds(beside_site("A4", "mountain", "A village"))
    assert builds(beside_site("A4", "mountain", "B castle")) == {"castle"}
    assert builds(beside_site("A4", "rice", "B village")) == {"village"}


# The forced march


def test_R18_three_pawns_of_the_reserve_buy_a_second_action():
    match = table({"0,0": "A1", FAR: "B1"}, reserve=["A4"])
    match.play(0, "move 0,0 1,0")
    assert match.legal() == ["march", "rest"]
    assert refused(match, 0, "move 1,0 2,0").key == "due-march"
    match.play(0, "march")
    assert (match.state["phase"], match.state["gone"], home(match, 0)) == ("again", [3, 0], "A1")
    assert refused(match, 0, "rest").clause == "R18"
    match.play(0, "move 1,0 2,0")
    assert (match.asked, match.state["phase"]) == (0, "reinforce")


def test_R18_once_a_turn():
    match = table({"0,0": "A1", FAR: "B1"}, reserve=["A9"])
    for action in ("move 0,0 1,0", "march", "move 1,0 2,0"):
        match.play(0, action)
    assert match.state["phase"] == "reinforce"


def test_R18_resting_leads_to_the_reinforcements():
    match = table({"0,0": "A1", FAR: "B1"}, reserve=["A3"])
    match.play(0, "move 0,0 1,0")
    match.play(0, "rest")
    assert (match.state["phase"], match.state["gone"]) == ("reinforce", [0, 0])


def test_D9_pawns_that_came_home_by_the_first_action_count():
    match = beside_site("A4", "mountain", "A tower", reserve=["A0"])
    match.play(0, f"build 0,0 {SITE} castle")
    assert match.state["phase"] == "march"


def test_D9_the_emperor_never_pays():
    match = table({"0,0": "A1", FAR: "B1"}, reserve=["A3*"])
    match.play(0, "move 0,0 1,0")
    assert match.state["phase"] == "reinforce"
    match = table({"0,0": "A1", FAR: "B1"}, reserve=["A4*"])
    match.play(0, "move 0,0 1,0")
    match.play(0, "march")
    assert home(match, 0) == "A1*"


def test_D9_a_march_needs_an_action():
    ground = CELL | CORRIDOR | {"1,0": "sand", "2,0": "rice"}
    match = table({"0,0": "A2", FAR: "B1"}, ground=ground, reserve=["A3"], supply=[NO_PIECES, FULL])
    match.play(0, "move 0,0 1,0")
    assert match.state["phase"] == "march"  # back to 0,0
    last = FULL | {"village": 1, "tower": 0}
    match = table({"0,0": "A2", FAR: "B1"}, ground=CELL, reserve=["A3"], supply=[last, FULL])
    match.play(0, "build 0,0 1,0 village")
    assert match.state["phase"] == "reinforce"


# Reinforcements


def reinforcements(match):
    assert match.state["phase"] == "reinforce"
    return {action.removeprefix("reinforce ") for action in match.legal()}


def test_R19_one_to_three_pawns_on_one_stack():
    match = table({"0,0": "A1", "2,0": "A2", FAR: "B1"}, reserve=["A5"], phase="reinforce")
    assert reinforcements(match) == {"0,0 1", "0,0 2", "0,0 3", "2,0 1", "2,0 2"}
    match.play(0, "reinforce 0,0 3")
    assert (on(match, "0,0"), home(match, 0), match.asked) == ("A4", "A2", 1)


def test_R19_never_more_than_the_reserve_has_nor_above_four():
    match = table({"0,0": "A1", "2,0": "A4", FAR: "B1"}, reserve=["A2"], phase="reinforce")
    assert reinforcements(match) == {"0,0 1", "0,0 2"}
    assert refused(match, 0, "reinforce 0,0 3").key == "reserve-too-small"
    assert refused(match, 0, "reinforce 2,0 1").key == "no-room"
    assert refused(match, 0, "reinforce 1,0 1").key == "not-your-stack"
    assert refused(match, 0, "reinforce 0,0 1 emperor").key == "emperor-not-in-reserve"
    assert refused(match, 0, "move 0,0 1,0").key == "due-reinforce"


def test_R19_not_beside_an_enemy_building_even_beside_an_own_one():
    ground = {"1,0": "rice", "0,1": "rice"}
    buildings = {"1,0": "A village", "0,1": "B village"}
    stacks = {"0,0": "A1", "-2,0": "A2", FAR: "B1"}
    match = table(stacks, ground=ground, buildings=buildings, reserve=["A3"], phase="reinforce")
    assert reinforcements(match) == {"-2,0 1", "-2,0 2"}
    assert refused(match, 0, "reinforce 0,0 1").key == "hindered"


def test_R19_judged_after_the_actions():
    match = beside_site("A4", "rice", "B village")
    match.play(0, f"build 0,0 {SITE} village")
    assert reinforcements(match) == {"0,0 1", "0,0 2"}


def test_R19_no_reserve_no_reinforcements():
    match = table({"0,0": "A1", FAR: "B1"})
    match.play(0, "move 0,0 1,0")
    assert match.asked == 1


def test_R20_an_emperor_in_the_reserve_must_be_among_them():
    match = table({"0,0": "A1", FAR: "B1"}, reserve=["A3*"], phase="reinforce")
    assert reinforcements(match) == {"0,0 1 emperor", "0,0 2 emperor", "0,0 3 emperor"}
    assert refused(match, 0, "reinforce 0,0 2").key == "emperor-first"
    match.play(0, "reinforce 0,0 2 emperor")
    assert (on(match, "0,0"), home(match, 0)) == ("A3*", "A1")


def test_R20_only_without_a_clear_stack_he_goes_beside_an_enemy_building():
    ground, buildings = {"1,0": "rice"}, {"1,0": "B village"}
    stacks = {"0,0": "A1", "-2,0": "A3", FAR: "B1"}
    more = {"ground": ground, "buildings": buildings, "reserve": ["A3*"], "phase": "reinforce"}
    match = table(stacks, **more)
    assert reinforcements(match) == {"-2,0 1 emperor"}
    assert refused(match, 0, "reinforce 0,0 1 emperor").key == "clear-stack-first"
    match = table(stacks | {"-2,0": "A4"}, **more)
    assert reinforcements(match) == {"0,0 1 emperor"}
    match.play(0, "reinforce 0,0 1 emperor")
    assert (on(match, "0,0"), home(match, 0)) == ("A2*", "A2")


def test_D10_nothing_to_place_skips_the_phase():
    ground, buildings = {"1,0": "rice"}, {"1,0": "B village"}
    stacks = {"0,0": "A1", FAR: "B1", "-1,0": "A3"}
    match = table(stacks, ground=ground, buildings=buildings, reserve=["A2"])
    match.play(0, "move -1,0 0,0")
    assert (match.asked, match.state["turns"]) == (1, [1, 0])


def test_position_6_the_emperor_in_the_reserve():
    ground, buildings = {"1,0": "rice"}, {"1,0": "B village"}
    reserve = ["A3*"]
    match = table({"-2,0": "A3", FAR: "B1"}, reserve=reserve, phase="reinforce")
    assert reinforcements(match) == {"-2,0 1 emperor"}
    stacks = {"0,0": "A1", "1,-1": "A2", FAR: "B1"}
    match = table(stacks, ground=ground, buildings=buildings, reserve=reserve, phase="reinforce")
    assert reinforcements(match) == {"0,0 1 emperor", "1,-1 1 emperor"}


@pytest.mark.parametrize(
    ("building", "kind", "idle"),
    [
        *[(None, "village", False), ("A village", "village", True), ("A village", "tower", False)],
        *[("A castle", "castle", True), ("B village", "village", False)],
    ],
)
def test_building_what_is_there_already_is_warned_of_and_still_legal(building, kind, idle):
    match = beside_site("A4", "mountain", building)
    action = f"build 0,0 {SITE} {kind}"
    assert action in match.legal()
    assert (drawing.warning(action, match.look(0))[0] == "warning-idle") == idle


def test_actions_are_told_by_what_is_there_and_never_by_coordinates():
    match = beside_site("A2", "forest", None)
    for action in match.legal():
        told = words("eko", "en").say(
            drawing.named(action, match.look(0)) or ("choice-rest", {}), ["Ana", "Bo"], 0
        )
        assert not re.search(r"-?\d,-?\d", told)
        assert ("stack of 2" in told) == action.startswith("move")
    assert "on the forest" in words("eko", "en").say(
        drawing.named(f"build 0,0 {SITE} village", match.look(0)), ["Ana", "Bo"], 0
    )
