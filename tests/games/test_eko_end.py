"""The rules of ekô, clause by clause: captive Emperors, the ends of a game, and bad positions."""

import pytest

import tablee
from tablee.words import words
from tests.conftest import refused
from tests.games.test_eko import CELL, CORRIDOR, FAR, FULL, NO_PIECES, SPACES, home, on, table

ATTACK = "move 0,0 2,0"


def capturing(seats, held, victim="B", attacker="A2", **more):
    """A attacks a lone Emperor on 2,0; everybody has another stack somewhere."""
    lone = {"0,0": attacker, "2,0": f"{victim}1*"}
    spare = {"4,-2": "A1", FAR: "B1", "-1,4": "C1", "1,-4": "D1"}
    stacks = lone | {space: text for space, text in spare.items() if text[0] in "ABCD"[:seats]}
    match = table(stacks, seats=seats, ground=CORRIDOR, held=held, **more)
    before = match.look(0)
    match.play(0, ATTACK)
    told = match.game.looks.tell(before, 0, ATTACK, match.look(0))
    return match, [(key, args["who"], args.get("victim")) for key, args in told[1:]]


# Captive Emperors


def test_R11_an_emperor_in_a_beaten_stack_is_captured():
    match, told = capturing(2, [[], []])
    assert (match.state["held"], match.state["points"]) == ([[1], []], [3, 0])
    assert home(match, 1) == "B0"
    assert told == [("log-capture", 0, 1)]


def test_R12_who_captures_while_the_own_emperor_is_captive_must_exchange():
    match, told = capturing(3, [[], [0], []], victim="C")
    assert match.state["held"] == [[], [2], []]
    assert match.state["points"] == [0, 3, 0]
    assert (home(match, 0), home(match, 2)) == ("A1*", "C0")
    assert told == [("log-capture", 0, 2), ("log-freed", 0, None), ("log-handed", 1, 2)]


def test_R12_an_emperor_given_to_his_owner_goes_home():
    match, told = capturing(2, [[], [0]])
    assert (home(match, 0), home(match, 1)) == ("A1*", "B1*")
    assert told == [("log-capture", 0, 1), ("log-both-freed", 0, None)]


@pytest.mark.parametrize(
    ("viewer", "line"),
    [
        (0, "Échange\u00a0: les deux Empereurs reviennent en réserve, et Blaise perd 3 points."),
        (1, "Échange\u00a0: les deux Empereurs reviennent en réserve, et tu perds 3 points."),
    ],
)
def test_R12_an_exchange_is_told_with_the_points_it_costs(viewer, line):
    match, _ = capturing(2, [[], [0]])
    before = match.at(0).look(viewer)
    told = match.game.looks.tell(before, 0, ATTACK, match.look(viewer))
    assert words("eko", "fr").say(told[-1], ("Ada", "Blaise"), viewer) == line


def test_R12_the_emperor_set_free_is_due_in_the_same_turns_reinforcements():
    match, _ = capturing(2, [[], [0]])
    assert (match.asked, match.state["phase"]) == (0, "reinforce")
    assert "reinforce 2,0 1 emperor" in match.legal()


def test_D15_who_holds_several_chooses_whom_to_give():
    for gift, held in (("exchange 2", [[3], [2], [], []]), ("exchange 3", [[2], [3], [], []])):
        match, told = capturing(4, [[3], [0], [], []], victim="C")
        assert told == [("log-capture", 0, 2)]
        assert (match.asked, match.state["phase"]) == (0, "exchange")
        assert match.legal() == ["exchange 2", "exchange 3"]
        assert match.state["points"] == [6, 3, 0, 0]
        match.play(0, gift)
        assert (match.state["held"], match.state["points"], home(match, 0)) == (held, [3, 3, 0, 0], "A1*")
        assert match.state["phase"] == "reinforce"


def test_D15_the_keepers_own_emperor_may_be_the_one_given():
    match, _ = capturing(3, [[2], [0], []])
    match.play(0, "exchange 1")
    assert (match.state["held"], match.state["points"]) == ([[2], [], []], [3, 0, 0])
    assert (home(match, 0), home(match, 1)) == ("A1*", "B1*")


def test_D15_nothing_else_is_open_before_the_choice():
    match, _ = capturing(4, [[3], [0], [], []], victim="C")
    assert refused(match, 0, "move 2,0 0,0").key == "due-exchange"
    assert refused(match, 0, "exchange 1").key == "not-your-captive"
    assert refused(match, 1, "exchange 2").key == "not-your-turn"


def test_D15_the_exchange_comes_before_the_end_of_the_last_one_left():
    stacks = {"0,0": "A2", "2,0": "C1*"}
    match = table(stacks, seats=3, ground=CORRIDOR, held=[[], [0], []])
    match.play(0, ATTACK)
    assert (match.result["end"], match.result["scores"], match.state["held"]) == (
        "last",
        [0, 3, 0],
        [[], [2], []],
    )
    match = table(stacks, seats=4, ground=CORRIDOR, held=[[3], [0], [], []])
    match.play(0, ATTACK)
    assert (match.over, match.asked, match.state["phase"]) == (False, 0, "exchange")
    assert match.game.position(match.state).legal() == match.legal()
    match.play(0, "exchange 3")
    assert (match.result["end"], match.state["held"]) == ("last", [[2], [3], [], []])


def test_D15_who_is_out_by_a_kamikaze_exchanges_first():
    stacks = {"0,0": "A1", "2,0": "C4*", FAR: "B1", "-1,4": "D1"}
    match = table(stacks, seats=4, ground=CORRIDOR, held=[[3], [0], [], []])
    match.play(0, ATTACK)
    assert (match.asked, match.state["phase"], on(match, "0,0")) == (0, "exchange", None)
    assert match.game.position(match.state).legal() == match.legal()
    match.play(0, "exchange 2")
    assert (match.asked, match.state["held"], match.state["turns"]) == (1, [[3], [2], [], []], [1, 0, 0, 0])


def test_D17_who_loses_the_own_emperor_while_holding_one_keeps_it():
    match, told = capturing(3, [[], [2], []])
    assert (match.state["held"], match.state["points"]) == ([[1], [2], []], [3, 3, 0])
    assert told == [("log-capture", 0, 1)]
    assert match.asked == 1


def test_D17_and_may_exchange_in_the_own_turn_free_of_charge():
    match, _ = capturing(3, [[], [2], []])
    assert "exchange 2" in match.legal(1)
    match.play(1, "exchange 2")
    assert (match.state["held"], match.state["points"]) == ([[2], [], []], [3, 0, 0])
    assert (home(match, 1), home(match, 2)) == ("B1*", "C0")
    assert (match.asked, match.state["phase"], match.state["turns"]) == (1, "act", [1, 0, 0])
    assert not [action for action in match.legal() if action.startswith("exchange")]
    assert refused(match, 1, "exchange 2").key == "own-emperor-free"


def test_D17_the_exchange_is_open_in_a_forced_march_too():
    match, _ = capturing(3, [[], [2], []], reserve=["B3"])
    match.play(1, f"move {FAR} -4,3")
    match.play(1, "march")
    assert (match.state["phase"], match.state["marched"]) == ("again", True)
    match.play(1, "exchange 2")
    assert (match.state["phase"], match.state["marched"], home(match, 1)) == ("again", True, "B1*")


def test_D17_without_an_action_there_is_no_exchange():
    """C, shut in and with nothing left to build, has reinforcements only."""
    ground = dict.fromkeys(SPACES[3], "rice") | dict.fromkeys(("0,0", FAR, "-1,4"), "sand")
    stacks = {"0,0": "A2", FAR: "B2", "-1,4": "C1"}
    more = {"ground": ground, "supply": [FULL, FULL, NO_PIECES], "held": [[2], [], [1]], "turn": 1}
    match = table(stacks, seats=3, reserve=["C2"], **more)
    match.play(1, next(action for action in match.legal() if action.startswith("build")))
    match.play(1, match.legal()[0])
    assert (match.asked, match.state["phase"]) == (2, "reinforce")
    assert match.legal() == ["reinforce -1,4 1", "reinforce -1,4 2"]
    assert refused(match, 2, "exchange 1").key == "due-reinforce"


def test_position_5_four_captures():
    match, _ = capturing(2, [[], [0]])
    assert (match.state["held"], match.state["points"]) == ([[], []], [0, 0])
    match, _ = capturing(3, [[], [0], []], victim="C")
    assert (match.state["held"], home(match, 0)) == ([[], [2], []], "A1*")
    match, _ = capturing(4, [[3], [0], [], []], victim="C")
    assert match.legal() == ["exchange 2", "exchange 3"]
    match, _ = capturing(3, [[], [2], []])
    assert (match.state["held"], match.state["points"]) == ([[1], [2], []], [3, 3, 0])


def test_the_march_is_still_open_after_a_choice_in_the_first_action():
    match, _ = capturing(4, [[3], [0], [], []], victim="C", reserve=["A4"])
    match.play(0, "exchange 3")
    assert (match.state["phase"], match.state["marched"]) == ("march", False)
    match.play(0, "march")
    assert match.state["phase"] == "again"


# The end by points

MOUNTAINS = {"-3,0": "mountain", "-2,-2": "mountain", "0,-3": "mountain", "3,-3": "forest", "1,0": "palace"}
ELEVEN = {"-3,0": "A castle", "-2,-2": "A castle", "0,-3": "A castle", "3,-3": "A tower"}


def test_R21_twelve_points_and_a_palace_win_at_once():
    match = table({"0,0": "A2", FAR: "B1"}, ground=MOUNTAINS, buildings=ELEVEN, reserve=["A3"])
    match.play(0, "build 0,0 1,0 village")
    assert match.result == {"scores": [12, 0], "ranks": [1, 2], "payoffs": [1.0, -1.0], "end": "points"}
    assert (match.state["turns"], home(match, 0)) == ([1, 0], "A4")
    with pytest.raises(tablee.IllegalAction):
        match.play(1, f"move {FAR} 0,0")


def test_R21_without_a_palace_points_do_not_win():
    ground = MOUNTAINS | {"1,0": "rice", "0,1": "rice"}
    match = table({"0,0": "A2", FAR: "B1"}, ground=ground, buildings=ELEVEN)
    match.play(0, "build 0,0 1,0 village")
    assert (match.over, match.state["points"]) == (False, [12, 0])


def test_R21_a_captive_emperor_counts_three():
    ground = CORRIDOR | {"-3,0": "palace"}
    options = {"target": 4}
    match, _ = capturing(2, [[], []], attacker="A2", options=options)
    assert not match.over
    stacks = {"0,0": "A2", "2,0": "B1*", FAR: "B1"}
    match = table(stacks, ground=ground, buildings={"-3,0": "A village"}, options=options)
    match.play(0, ATTACK)
    assert match.result["end"] == "points"
    assert match.result["scores"] == [4, 0]


@pytest.mark.parametrize("target", [3, 30])
def test_R21_the_option_target(target):
    ground = {"1,0": "palace", "0,1": "mountain"}
    buildings = {"1,0": "A village", "0,1": "A village"}
    match = table({"0,0": "A3", FAR: "B1"}, ground=ground, buildings=buildings, options={"target": target})
    match.play(0, "build 0,0 0,1 tower")
    assert match.over == (target == 3)


def test_D11_more_than_the_target_wins_too():
    ground = {"1,0": "palace", "0,1": "mountain"}
    buildings = {"1,0": "A village", "0,1": "B tower", "-1,0": "A castle"}
    match = table(
        {"0,0": "A4", FAR: "B1"},
        ground=ground | {"-1,0": "mountain"},
        buildings=buildings,
        options={"target": 5},
    )
    match.play(0, "build 0,0 0,1 castle")  # the last stack, too: points are looked at first
    assert (match.result["end"], match.result["scores"]) == ("points", [7, 0])


def test_D11_points_come_before_an_exchange():
    # The capture makes 4 points: won, although A's own Emperor is B's captive.
    ground = CORRIDOR | {"-3,0": "palace"}
    stacks = {"0,0": "A2", "2,0": "B1*", FAR: "B1"}
    more = {"ground": ground, "buildings": {"-3,0": "A village"}, "options": {"target": 4}}
    match = table(stacks, held=[[], [0]], **more)
    match.play(0, ATTACK)
    assert (match.result["end"], match.result["scores"]) == ("points", [4, 3])
    assert match.state["held"] == [[1], [0]]


def test_position_7_points_without_and_with_a_palace():
    near = {space: terrain for space, terrain in MOUNTAINS.items() if space != "1,0"}
    match = table({"0,0": "A2", FAR: "B1"}, ground=near, buildings=ELEVEN)
    match.play(0, "move 0,0 0,1")
    assert (match.over, match.state["points"]) == (False, [11, 0])
    match = table({"0,0": "A2", FAR: "B1"}, ground=MOUNTAINS, buildings=ELEVEN)
    match.play(0, "build 0,0 1,0 village")
    assert match.result["end"] == "points"


# The other ends


def test_R22_the_only_one_left_on_the_board_wins():
    ground, buildings = CORRIDOR | {"-3,0": "forest"}, {"-3,0": "B tower"}
    match = table({"0,0": "A2", "2,0": "B1"}, ground=ground, buildings=buildings)
    match.play(0, ATTACK)
    assert match.result == {"scores": [0, 2], "ranks": [1, 2], "payoffs": [1.0, -1.0], "end": "last"}
    assert match.state["turns"] == [1, 0]


def test_R22_sacrificing_ones_last_stack_makes_the_other_win():
    match = table({"0,0": "A1", FAR: "B1"}, ground={"1,0": "rice"})
    match.play(0, "build 0,0 1,0 village")
    assert (match.result["end"], match.result["ranks"]) == ("last", [2, 1])


def test_D12_who_has_no_pawns_on_the_board_is_out():
    match = table(
        {"0,0": "A2", "2,0": "B1", FAR: "C1", "-1,4": "A1"},
        seats=3,
        ground=CORRIDOR,
        buildings={"0,1": "B village"},
        held=[[], [2], []],
    )
    match.play(0, ATTACK)
    assert match.asked == 2
    match.play(2, f"move {FAR} -4,3")
    assert (match.asked, match.state["turns"]) == (0, [1, 0, 1])
    assert (match.state["points"], match.state["held"]) == ([0, 4, 0], [[], [2], []])
    assert home(match, 1) == "B1"


def test_D12_the_turn_ends_with_the_sacrifice_of_the_last_stack():
    match = table(
        {"0,0": "A3", FAR: "B1", "2,1": "C1"},
        seats=3,
        ground={"1,0": "mountain"},
        buildings={"1,0": "A tower"},
        reserve=["A3"],
    )
    before = match.look(0)
    match.play(0, "build 0,0 1,0 castle")
    assert (match.asked, match.state["turns"], home(match, 0)) == (1, [1, 0, 0], "A6")
    told = match.game.looks.tell(before, 0, "build 0,0 1,0 castle", match.look(0))
    assert [key for key, _ in told] == ["log-rebuild", "log-out"]


def test_D12_the_buildings_of_who_is_out_still_hinder():
    match = table(
        {"0,0": "A1", FAR: "B1"},
        seats=3,
        ground={"1,0": "rice"},
        buildings={"1,0": "C village"},
        reserve=["A1"],
    )
    match.play(0, "move 0,0 0,1")
    assert match.asked == 1


def test_D12_an_emperor_held_by_who_is_out_can_be_exchanged():
    match = table({"0,0": "A2", "2,0": "C1*", FAR: "C1"}, seats=3, ground=CORRIDOR, held=[[], [0], []])
    match.play(0, ATTACK)
    assert (match.state["held"], home(match, 0)) == ([[], [2], []], "A1*")


@pytest.mark.parametrize(("buildings", "ranks"), [({"0,1": "B village"}, [2, 1]), ({}, [1, 1])])
def test_D13_when_nobody_is_left_points_decide(buildings, ranks):
    match = table({"0,0": "A1", "2,0": "B4"}, ground=CORRIDOR, buildings=buildings)
    match.play(0, ATTACK)
    assert (match.result["end"], match.result["ranks"]) == ("nobody", ranks)


def limited(seats=2, **more):
    """The last turn of the last player."""
    stacks = {"0,0": "A1", FAR: "B1", "-1,4": "C1"}
    stacks = {space: text for space, text in stacks.items() if text[0] in "ABC"[:seats]}
    last = seats - 1
    turns = [10] * last + [9]
    match = table(stacks, seats=seats, turn=last, turns=turns, options={"turn_limit": 10}, **more)
    match.play(last, next(action for action in match.legal() if action.startswith("move")))
    assert match.state["turns"] == [10] * seats
    return match.result


def test_D14_everybody_has_the_same_number_of_turns():
    match = table({"0,0": "A1", FAR: "B1"}, turn=1, turns=[9, 8], options={"turn_limit": 10})
    match.play(1, f"move {FAR} -4,3")
    match.play(0, "move 0,0 1,0")
    assert not match.over
    match.play(1, "move -4,3 -4,2")
    assert match.result["end"] == "limit"


GROUND = {"1,0": "palace", "0,1": "mountain"}


def test_D14_a_palace_counts_before_points():
    buildings = {"1,0": "A village", "0,1": "B castle"}
    assert limited(ground=GROUND, buildings=buildings)["ranks"] == [1, 2]
    buildings = {"1,0": "A village", "0,1": "A village", "-1,0": "B village"}
    both = limited(ground=GROUND | {"-1,0": "palace"}, buildings=buildings)
    assert (both["ranks"], both["end"]) == ([1, 2], "limit")


def test_D14_equal_is_drawn():
    result = limited()
    assert (result["ranks"], result["payoffs"]) == ([1, 1], [0.0, 0.0])


def test_D14_only_those_still_in_can_win():
    match = table(
        {"0,0": "A1", FAR: "B1"},
        seats=3,
        turn=1,
        turns=[10, 9, 3],
        ground=GROUND,
        buildings={"1,0": "C tower", "0,1": "B village"},
        options={"turn_limit": 10},
    )
    match.play(1, f"move {FAR} -4,3")
    assert match.result["ranks"] == [3, 1, 2]


def test_D16_the_winner_is_first_the_others_follow_by_points():
    ground = CORRIDOR | {"-3,0": "mountain"}
    match = table(
        {"0,0": "A2", "2,0": "B1"},
        seats=4,
        ground=ground,
        buildings={"0,1": "C village", "-1,1": "B village", "-3,0": "D castle"},
    )
    match.play(0, ATTACK)
    assert match.result["scores"] == [0, 1, 1, 3]
    assert match.result["ranks"] == [1, 3, 3, 2]
    assert match.result["end"] == "last"


def test_D16_at_the_limit_all_but_the_winner_follow_by_points():
    buildings = {"1,0": "A village", "0,1": "C castle"}
    result = limited(seats=3, ground=GROUND, buildings=buildings)
    assert (result["scores"], result["ranks"]) == ([1, 0, 3], [1, 3, 2])


def test_the_end_is_told():
    match = table({"0,0": "A2", "2,0": "B1"}, ground=CORRIDOR)
    before = match.look(None)
    match.play(0, ATTACK)
    told = match.game.looks.tell(before, 0, ATTACK, match.look(None))
    assert [key for key, _ in told] == ["log-attack", "log-out", "log-end-last", "log-won"]
    assert match.look(None)["winners"] == [0]


def test_a_draw_is_told():
    match = table({"0,0": "A1", "2,0": "B4"}, ground=CORRIDOR)
    before = match.look(0)
    match.play(0, ATTACK)
    told = match.game.looks.tell(before, 0, ATTACK, match.look(0))
    assert [key for key, _ in told][-2:] == ["log-end-nobody", "log-drawn"]


# Positions that no table could show


@pytest.mark.parametrize(
    ("key", "state"),
    [
        ("too-many-pawns", {"reserve": [{"pawns": 19, "emperor": False}, {"pawns": 0, "emperor": False}]}),
        ("two-emperors", {"reserve": [{"pawns": 1, "emperor": True}, {"pawns": 0, "emperor": False}]}),
        ("not-in-range", {"reserve": [{"pawns": 0, "emperor": False}, {"pawns": 0, "emperor": True}]}),
        ("holds-himself", {"held": [[], [1]]}),
        ("two-emperors", {"held": [[], [0]]}),
        ("wrong-space", {"stacks": {"1,0": {"seat": 0, "pawns": 1, "emperor": False}}}),
        ("wrong-space", {"stacks": {"9,9": {"seat": 0, "pawns": 1, "emperor": False}}}),
        ("wrong-space", {"buildings": {"0,0": {"seat": 0, "kind": "village"}}}),
        ("wrong-ground", {"buildings": {"1,0": {"seat": 0, "kind": "tower"}}}),
        ("already-over", {"stacks": {"0,0": {"seat": 0, "pawns": 1, "emperor": False}}}),
        ("unknown-key", {"board": dict.fromkeys(SPACES[3], "sand")}),
        ("missing-key", {"board": dict.fromkeys(SPACES[2][1:], "sand")}),
        ("unfit-key", {"points": [1, 0]}),
        ("not-in-range", {"supply": [FULL | {"castle": 4}, FULL]}),
        ("not-in-range", {"swapped": 0}),
        ("nothing-to-do", {"phase": "reinforce"}),
        ("nothing-to-do", {"phase": "march"}),
        ("nothing-to-do", {"phase": "exchange"}),
        ("unfit-key", {"marched": True}),
        ("not-one-of", {"marched": 1}),
        ("nothing-to-do", {"turns": [60, 60]}),
    ],
)
def test_a_bad_position_is_refused(key, state):
    good = table({"0,0": "A1*", FAR: "B1"}, ground={"1,0": "rice"})
    with pytest.raises(tablee.BadPosition) as caught:
        good.game.position(good.state | state)
    assert caught.value.key == key
    assert caught.value.say("fr") != caught.value.say("en")


def test_a_position_in_which_the_game_is_won_is_refused():
    with pytest.raises(tablee.BadPosition) as caught:
        table({"0,0": "A1", FAR: "B1"}, ground=MOUNTAINS, buildings=ELEVEN | {"1,0": "A village"})
    assert caught.value.key == "already-over"


def test_a_player_without_anything_to_do_cannot_be_on_turn():
    with pytest.raises(tablee.BadPosition) as caught:
        table({"0,0": "A1", FAR: "B1"}, ground=CELL, supply=[NO_PIECES, FULL])
    assert caught.value.key == "nothing-to-do"


def test_an_emperor_out_of_the_game_cannot_be_swapped():
    match = table({"0,0": "A1", FAR: "B1*"}, phase="swap", swapped=0)
    assert match.legal() == ["keep"]
    assert refused(match, 0, "swap 0,0").key == "emperor-not-on-board"
    match.play(0, "keep")
    assert refused(match, 1, f"swap {FAR}").key == "emperor-stands-there"
    assert on(match, FAR) == "B1*"
