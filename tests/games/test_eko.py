"""The rules of ekô, clause by clause: the land, the set-up, moving and attacking."""

from collections import Counter

import numpy as np
import pytest

import tablee
from tablee.core.chance import below
from tablee.core.game import Game
from tests.conftest import refused

SPACES = {n: list(tablee.game("eko", seats=n).start(seed=0).state["board"]) for n in (2, 3, 4)}
VALUES = {"village": 1, "tower": 2, "castle": 3}
FULL = {"village": 7, "tower": 5, "castle": 3}
SIDES = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]


def table(stacks, seats=2, ground=None, buildings=None, reserve=(), held=None, options=None, **state):
    """A position on sand, but for the `ground` given; pawns that are not named are out of the game.

    Stacks and reserves are written `A3`, or `A3*` with the Emperor, buildings `A tower`.
    """
    board = dict.fromkeys(SPACES[seats], "sand") | (ground or {})
    built = {space: text.split() for space, text in (buildings or {}).items()}
    held = held or [[] for _ in range(seats)]
    reserves = {text[0]: text for text in reserve}
    supply = [dict(FULL) for _ in range(seats)]
    points = [3 * len(captives) for captives in held]
    for who, kind in built.values():
        supply["ABCD".index(who)][kind] -= 1
        points["ABCD".index(who)] += VALUES[kind]
    whole = {
        "turn": 0,
        "phase": "act",
        "swapped": seats,
        "marched": state.get("phase") == "again",
        "board": board,
        "stacks": {space: {"seat": "ABCD".index(text[0])} | pile(text) for space, text in stacks.items()},
        "buildings": {s: {"seat": "ABCD".index(who), "kind": kind} for s, (who, kind) in built.items()},
        "reserve": [pile(reserves.get(who, who + "0")) for who in "ABCD"[:seats]],
        "held": held,
        "gone": [0] * seats,
        "supply": supply,
        "points": points,
        "turns": [0] * seats,
    }
    return tablee.game("eko", seats=seats, **(options or {})).position(whole | state, seed=1)


def pile(text):
    return {"pawns": int(text[1]), "emperor": text.endswith("*")}


def beside(space):
    q, r = map(int, space.split(","))
    return [f"{q + dq},{r + dr}" for dq, dr in SIDES]


def goals(match, start):
    """Where the stack on a space may move."""
    return {action.split()[2] for action in match.legal() if action.startswith(f"move {start} ")}


def on(match, space):
    """What stands on a space, as it is written in a position; None if nothing does."""
    stack = match.state["stacks"].get(space)
    return stack and f"{'ABCD'[stack['seat']]}{stack['pawns']}{'*' * stack['emperor']}"


def home(match, seat):
    """A player's reserve, as it is written in a position."""
    reserve = match.state["reserve"][seat]
    return f"{'ABCD'[seat]}{reserve['pawns']}{'*' * reserve['emperor']}"


# From 0,0 only 1,0 and then 2,0 can be reached; nothing but villages can be built.
CORRIDOR = dict.fromkeys(["0,1", "-1,1", "-1,0", "0,-1", "1,-1", "1,1", "2,-1"], "rice")
CELL = dict.fromkeys(beside("0,0"), "rice")
NO_PIECES = {"village": 0, "tower": 0, "castle": 0}
FAR = "-4,2"


# The land


@pytest.mark.parametrize(("seats", "spaces"), [(2, 49), (3, 70), (4, 91)])
def test_R1_more_players_play_on_more_tiles(seats, spaces):
    board = tablee.game("eko", seats=seats).start(seed=1).state["board"]
    assert len(board) == spaces
    assert set(SPACES[2]) <= set(board)


@pytest.mark.parametrize(("seats", "sites"), [(2, 11), (3, 16), (4, 23)])
def test_D1_some_spaces_are_for_construction(seats, sites):
    state = tablee.game("eko", seats=seats).start(seed=1).state
    assert sum(terrain != "sand" for terrain in state["board"].values()) == sites
    assert list(state["board"].values()).count("palace") == seats - 1


def test_R2_pawns_stand_on_circled_spaces_only():
    state = tablee.game("eko", seats=3).start(seed=5).state
    assert {state["board"][space] for space in state["stacks"]} == {"sand"}
    with pytest.raises(tablee.BadPosition):
        table({"0,0": "A1", FAR: "B1"}, ground={"0,0": "forest"})


def test_D2_seven_tiles_around_the_middle_and_six_more_outside():
    flowers = [(0, 0), (2, 1), (-1, 3), (-3, 2), (-2, -1), (1, -3), (3, -2)]
    flower = {f"{q + dq},{r + dr}" for q, r in flowers for dq, dr in [(0, 0), *SIDES]}
    assert set(SPACES[2]) == flower
    assert set(SPACES[3]) - flower == {s for c in ("1,4", "-5,1", "4,-5") for s in [c, *beside(c)]}
    assert set(SPACES[4]) - set(SPACES[3]) == {s for c in ("-4,5", "-1,-4", "5,-1") for s in [c, *beside(c)]}


def test_D3_the_terrain_of_the_tiles():
    board = tablee.game("eko", seats=4).start(seed=9).state["board"]
    counts = Counter(board.values())
    assert counts == {"sand": 68, "palace": 3, "mountain": 6, "forest": 8, "rice": 6}


def test_D3_each_tile_is_there_once_turned_somehow():
    board = tablee.game("eko", seats=2).start(seed=9).state["board"]
    tiles = Counter()
    for centre in ["0,0", "2,1", "-1,3", "-3,2", "-2,-1", "1,-3", "3,-2"]:
        ring = [board[space][0] for space in beside(centre)]
        tiles[board[centre][0] + min("".join(ring[k:] + ring[:k]) for k in range(6))] += 1
    # the letters of the sites sort before that of sand, so each ring is read from a site on
    assert tiles == Counter(["pssssss", "mssssss", "fssssss", "smssrss", "sfsssms", "sfssrss", "sfsrsss"])


def test_D4_places_and_turns_are_random():
    boards = [tablee.game("eko", seats=2).start(seed=seed).state["board"] for seed in range(40)]
    palaces = {space for board in boards for space, terrain in board.items() if terrain == "palace"}
    assert len(palaces) == 7
    assert len({tuple(board.values()) for board in boards}) == 40


# The set-up


@pytest.mark.parametrize(("seats", "pawns"), [(2, 19), (3, 18), (4, 17)])
def test_R3_all_pawns_are_on_the_board_one_on_each_circled_space(seats, pawns):
    state = tablee.game("eko", seats=seats).start(seed=2).state
    sand = {space for space, terrain in state["board"].items() if terrain == "sand"}
    assert set(state["stacks"]) == sand
    owners = Counter(stack["seat"] for stack in state["stacks"].values())
    emperors = Counter(stack["seat"] for stack in state["stacks"].values() if stack["emperor"])
    assert owners == dict.fromkeys(range(seats), pawns)
    assert emperors == dict.fromkeys(range(seats), 1)


def test_R3_any_pawn_may_be_the_emperor():
    game = tablee.game("eko", seats=2)
    spaces = {
        space
        for seed in range(300)
        for space, stack in game.start(seed=seed).state["stacks"].items()
        if stack["emperor"]
    }
    assert spaces == set(SPACES[2])


def test_R4_each_player_in_order_may_swap_the_emperor():
    match = tablee.game("eko", seats=3, first=1).start(seed=4)
    order = []
    while match.state["phase"] == "swap":
        order.append(match.asked)
        own = [space for space, stack in match.state["stacks"].items() if stack["seat"] == match.asked]
        (emperor,) = (space for space in own if match.state["stacks"][space]["emperor"])
        others = [space for space in own if space != emperor]
        assert match.legal() == sorted(["keep", *(f"swap {space}" for space in others)])
        match.play(match.asked, f"swap {others[0]}")
        assert match.state["stacks"][others[0]]["emperor"]
        assert not match.state["stacks"][emperor]["emperor"]
    assert order == [1, 2, 0]
    assert (match.asked, match.state["phase"], match.state["swapped"]) == (1, "act", 3)


def test_R4_the_emperor_may_stay():
    match = tablee.game("eko", seats=2, first=0).start(seed=4)
    stacks = match.state["stacks"]
    match.play(0, "keep")
    match.play(1, "keep")
    assert match.state["stacks"] == stacks
    assert refused(match, 0, "keep").key == "due-act"


def test_R4_the_first_player_is_random():
    assert {tablee.game("eko", seats=4).start(seed=seed).asked for seed in range(40)} == {0, 1, 2, 3}


def test_R5_the_supply():
    state = tablee.game("eko", seats=2).start(seed=1).state
    assert state["supply"] == [FULL, FULL]
    assert state["buildings"] == {}


def test_position_1_the_start_with_two_players():
    state = tablee.game("eko", seats=2).start(seed=3).state
    assert len(state["stacks"]) == 38
    assert {stack["pawns"] for stack in state["stacks"].values()} == {1}
    assert [home["pawns"] for home in state["reserve"]] == [0, 0]


# Moving


def test_R6_one_action_is_compulsory_then_the_turn_passes():
    match = table({"0,0": "A1", FAR: "B1"})
    assert {action.split()[0] for action in match.legal()} == {"move"}
    assert refused(match, 0, "rest").clause == "R6"
    assert refused(match, 1, f"move {FAR} 0,0").key == "not-your-turn"
    match.play(0, "move 0,0 1,0")
    assert match.asked == 1
    assert match.state["turns"] == [1, 0]


def test_D5_an_action_that_is_not_possible_is_skipped():
    match = table({"0,0": "A1", FAR: "B1"}, ground=CELL, supply=[NO_PIECES, FULL], reserve=["A1"], turn=1)
    match.play(1, f"move {FAR} -4,3")
    assert (match.asked, match.state["phase"]) == (0, "reinforce")
    assert match.legal() == ["reinforce 0,0 1"]


def test_D5_a_turn_without_anything_to_do_passes_and_counts():
    match = table({"0,0": "A1", FAR: "B1"}, ground=CELL, supply=[NO_PIECES, FULL], turn=1)
    before = match.look(0)
    match.play(1, f"move {FAR} -4,3")
    assert (match.asked, match.state["turns"]) == (1, [1, 1])
    told = match.game.looks.tell(before, 1, f"move {FAR} -4,3", match.look(0))
    assert [key for key, _ in told] == ["log-move", "log-pass"]


def test_R7_a_stack_moves_whole():
    match = table({"0,0": "A3*", FAR: "B1"})
    match.play(0, "move 0,0 2,1")
    assert on(match, "2,1") == "A3*"
    assert on(match, "0,0") is None


def test_R8_as_far_as_wanted_over_empty_circled_spaces():
    match = table({"0,0": "A1", FAR: "B1"})
    assert goals(match, "0,0") == set(SPACES[2]) - {"0,0", FAR}


def test_R8_pawns_and_construction_spaces_block():
    match = table({"0,0": "A1", "2,0": "A1", FAR: "B1"}, ground=CORRIDOR)
    assert goals(match, "0,0") == {"1,0", "2,0"}
    assert refused(match, 0, "move 0,0 3,0").key == "no-way"
    assert refused(match, 0, "move 0,0 1,1").key == "not-circled"
    assert refused(match, 0, "move 0,0 0,0").key == "no-move"
    assert refused(match, 0, "move 0,0 5,0").key == "off-the-board"
    assert refused(match, 0, f"move {FAR} 0,0").key == "not-your-stack"


def test_R8_two_regions_are_open_to_a_stack_between_them():
    walls = [space for space in SPACES[2] if space not in ("0,0", "1,0", "-1,0", "-2,0", FAR)]
    match = table({"0,0": "A2", FAR: "B1"}, ground=dict.fromkeys(walls, "rice"))
    assert goals(match, "0,0") == {"1,0", "-1,0", "-2,0"}


def test_R8_a_goal_that_two_ways_lead_to_is_listed_once():
    walls = [s for s in SPACES[2] if s not in ("0,0", "1,0", "-1,0", "0,1", "-1,1", "1,-1", "0,-1", FAR)]
    ground = dict.fromkeys(walls, "rice")
    stacks = {"1,0": "A1", "-1,0": "A1", "0,0": "A4", FAR: "B1"}
    match = table(stacks, ground=ground)
    listed = [action for action in match.legal() if action.startswith("move 1,0")]
    assert listed == [f"move 1,0 {goal}" for goal in ("-1,0", "-1,1", "0,-1", "0,1", "1,-1")]


@pytest.mark.parametrize(("one", "two", "joins"), [(1, 3, True), (2, 2, True), (2, 3, False), (1, 4, False)])
def test_R8_own_stacks_join_up_to_four(one, two, joins):
    match = table({"0,0": f"A{one}*", "2,0": f"A{two}", FAR: "B1"}, ground=CORRIDOR)
    assert ("2,0" in goals(match, "0,0")) == joins
    if joins:
        match.play(0, "move 0,0 2,0")
        assert on(match, "2,0") == f"A{one + two}*"
    else:
        assert refused(match, 0, "move 0,0 2,0").key == "too-tall"


# Attacking


@pytest.mark.parametrize(
    ("attacker", "target", "wins"),
    [
        *[("A2", "B1", True), ("A3", "B2", True), ("A4", "B3", True), ("A4", "B1*", True)],
        *[("A1", "B1", False), ("A2", "B2", False), ("A2", "B3", False), ("A4", "B4", False)],
        *[("A1*", "B1", True), ("A2*", "B2*", True), ("A4*", "B4", True), ("A1*", "B2", False)],
        *[("A3*", "B4", False), ("A1", "B3", False), ("A2", "B4", False)],
    ],
)
def test_R9_who_may_attack_whom(attacker, target, wins):
    match = table({"0,0": attacker, "2,0": target, FAR: "B1"}, ground=CORRIDOR)
    assert ("2,0" in goals(match, "0,0")) == wins
    if not wins:
        assert refused(match, 0, "move 0,0 2,0").key == "too-strong"


def test_R9_the_beaten_go_home_and_the_attacker_takes_the_space():
    match = table({"0,0": "A3", "2,0": "B2", FAR: "B1"}, ground=CORRIDOR)
    match.play(0, "move 0,0 2,0")
    assert on(match, "2,0") == "A3"
    assert home(match, 1) == "B2"
    assert home(match, 0) == "A0"


def test_R10_a_lone_pawn_blows_up_a_stack_of_four():
    match = table({"0,0": "A1", "2,0": "B4", "4,-2": "A2", FAR: "B1"}, ground=CORRIDOR)
    before = match.look(1)
    match.play(0, "move 0,0 2,0")
    assert on(match, "2,0") is None
    assert (home(match, 0), home(match, 1)) == ("A1", "B4")
    assert match.game.looks.tell(before, 0, "move 0,0 2,0", match.look(1))[0][0] == "log-kamikaze"


def test_D6_a_lone_emperor_may_be_a_kamikaze():
    match = table({"0,0": "A1*", "2,0": "B4", "4,-2": "A2", FAR: "B1"}, ground=CORRIDOR)
    match.play(0, "move 0,0 2,0")
    assert on(match, "2,0") is None
    assert (home(match, 0), home(match, 1)) == ("A1*", "B4")


def test_position_2_the_emperor_beats_an_equal_stack():
    assert "2,0" not in goals(table({"0,0": "A3", "2,0": "B3"}, ground=CORRIDOR), "0,0")
    assert "2,0" not in goals(table({"0,0": "A2*", "2,0": "B4"}, ground=CORRIDOR), "0,0")
    match = table({"0,0": "A3*", "2,0": "B3", FAR: "B1"}, ground=CORRIDOR)
    match.play(0, "move 0,0 2,0")
    assert on(match, "2,0") == "A3*"
    assert home(match, 1) == "B3"


def test_position_3_a_kamikaze_captures_the_emperor():
    match = table({"0,0": "A1", "2,0": "B4*", "4,-2": "A2", FAR: "B1"}, ground=CORRIDOR)
    match.play(0, "move 0,0 2,0")
    assert on(match, "2,0") is None
    assert (home(match, 0), home(match, 1)) == ("A1", "B3")
    assert (match.state["held"], match.state["points"]) == ([[1], []], [3, 0])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_random_choice_without_a_list_is_the_choice_from_the_list(seats):
    game = Game("eko", seats, compiled=False)
    decide, draw = game.build.bind(game.rules.decide), game.build.bind(below)
    match = game.start(seed=seats)
    codes = np.zeros(game.rules.MOST_MOVES, "i2")
    for _ in range(150):
        seat = match.asked
        one, other = (game.build.handle(match.copied()) for _ in range(2))
        n = game.moves(one, seat, codes)
        listed = codes[draw(one.rng, n)]
        assert decide(other, seat, codes, None, None) == listed
        assert list(other.rng) == list(one.rng)
        match.play(seat, game.notation.ACTIONS[listed])
        if match.result is not None:
            break
    assert len(match.log) > 100
