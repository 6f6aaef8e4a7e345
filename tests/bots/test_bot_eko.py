"""ekô: what a sensible player does."""

import numpy as np
import pytest

import tablee
from tablee.bots.compiled import bound_function
from tablee.bots.players import by_thumb
from tablee.bots.thought import ponder
from tablee.testing import walk
from tests.games.test_eko import beside, table

FAR = "-4,2"
EAST, WEST = "4,-2", "-4,3"
MOUNTAINS = dict.fromkeys(["-3,2", "-2,-1", "1,-3"], "mountain")
CASTLES = dict.fromkeys(MOUNTAINS, "A castle")
PALACE = "1,0"


def worth(match, seat=0):
    return bound_function(match.game, "worth")(match.handle, seat)


def thumbed(match):
    return by_thumb(match, match.asked, seed=1)


def searched(match):
    return ponder(match, match.asked, seed=1, playouts=2000)[0].action


both = pytest.mark.parametrize("choice", [thumbed, searched])


@both
def test_the_last_point_on_a_palace_is_taken(choice):
    match = table(
        {"0,0": "A2*", "2,1": "A2", "3,1": "B1", FAR: "B2*"},
        ground=MOUNTAINS | {PALACE: "palace", "3,-2": "forest"},
        buildings=CASTLES | {"3,-2": "A tower"},
    )
    assert choice(match).startswith(f"build 0,0 {PALACE} village")


@both
def test_an_emperor_is_captured_rather_than_a_pawn(choice):
    match = table({"0,0": "A2", EAST: "A2*", "1,0": "B1*", "-1,0": "B1", WEST: "B2"})
    assert choice(match) in ("move 0,0 1,0", f"move {EAST} 1,0")


@both
def test_a_lone_pawn_throws_itself_on_four_with_their_emperor(choice):
    match = table({"0,0": "A1", EAST: "A3*", "1,0": "B4*", WEST: "B2"})
    assert choice(match) == "move 0,0 1,0"


@both
def test_an_emperor_in_danger_joins_a_stack_nobody_can_attack(choice):
    match = table({"0,0": "A1*", "2,1": "A3", "-1,0": "B3", FAR: "B3", EAST: "B3*"})
    assert choice(match) in ("move 0,0 2,1", "move 2,1 0,0")


@both
def test_a_palace_is_taken_from_a_player_about_to_win(choice):
    match = table(
        {"0,0": "A3", EAST: "A2*", "-1,2": "B3*", "-4,3": "B2"},
        ground=MOUNTAINS | {PALACE: "palace", "-1,3": "rice"},
        buildings=dict.fromkeys(MOUNTAINS, "B castle") | {PALACE: "B village", "-1,3": "B village"},
    )
    assert choice(match).startswith(f"build 0,0 {PALACE} ")


@pytest.mark.parametrize(("terrain", "said"), [("palace", "march"), ("sand", "rest")])
def test_a_forced_march_is_made_when_the_second_action_wins_and_not_for_nothing(terrain, said):
    match = table(
        {"0,0": "A3*", FAR: "B4*"},
        ground=MOUNTAINS | {PALACE: terrain, "3,-2": "forest"},
        buildings=CASTLES | {"3,-2": "A tower"},
        reserve=["A3"],
        phase="march",
    )
    assert thumbed(match) == said
    if said == "march":
        assert searched(match) == said


def test_reinforcements_go_where_they_allow_to_build():
    match = table(
        {"0,0": "A1", "1,-2": "A1*", FAR: "B1"},
        ground={PALACE: "mountain"},
        buildings={PALACE: "A tower"},
        reserve=["A3"],
        held=[[1], []],
        phase="reinforce",
    )
    assert thumbed(match) in ("reinforce 0,0 2", "reinforce 0,0 3")


@pytest.mark.parametrize("seed", range(5))
def test_the_emperor_starts_where_few_enemies_stand_beside_him(seed):
    match = tablee.game("eko", seats=2).start(seed=seed)
    seat = match.asked
    stacks = match.state["stacks"]
    enemies = {
        space: sum(stacks[n]["seat"] != seat for n in beside(space) if n in stacks)
        for space, stack in stacks.items()
        if stack["seat"] == seat
    }
    match.play(seat, thumbed(match))
    throne = next(space for space in enemies if match.state["stacks"][space]["emperor"])
    assert enemies[throne] <= min(enemies.values()) + 1


# How good a table is


def plain(**more):
    ground = MOUNTAINS | {PALACE: "palace"}
    return table({"0,0": "A2*", "2,1": "A2", "-1,2": "B2*", FAR: "B2"}, ground=ground, **more)


def test_points_palaces_and_pawns_are_worth_something_and_the_shares_add_up():
    even = worth(plain())
    mountain = worth(plain(buildings={"-3,2": "A village"}))
    palace = worth(plain(buildings={PALACE: "A village"}))
    castle = worth(plain(buildings={"-3,2": "A castle"}))
    assert even < mountain < palace < 1
    assert mountain < castle < 1
    assert worth(plain(buildings={"-3,2": "B village"})) < even
    assert worth(plain(reserve=["A3"])) > even
    assert sum(worth(plain(), seat) for seat in (0, 1)) == pytest.approx(1)


def test_a_captive_emperor_is_worth_more_than_a_village():
    stacks = {"0,0": "A2*", "2,1": "A2", "-1,2": "B2", FAR: "B2"}
    assert worth(table(stacks, held=[[1], []])) > worth(plain(buildings={"-3,2": "A village"}))


def test_an_emperor_who_can_be_attacked_is_a_worry():
    safe = table({"0,0": "A4*", "2,1": "A1", "-1,2": "B3*", FAR: "B2"}, turn=1)
    hanging = table({"0,0": "A4", "2,1": "A1*", "-1,2": "B3*", FAR: "B2"}, turn=1)
    assert worth(hanging) < worth(safe) - 0.05


def test_a_won_game_is_worth_all_and_a_player_who_is_out_next_to_nothing():
    match = table({"0,0": "A2*", "1,0": "B1"})
    match.play(0, "move 0,0 1,0")
    assert match.over
    assert [worth(match, seat) for seat in (0, 1)] == [1, 0]
    three = table({"0,0": "A2*", FAR: "B1*"}, seats=3)
    assert worth(three, 2) < 0.01


# Everywhere


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_thumb_and_shortlist_stay_within_what_is_open(seats):
    for match, seat, _ in walk(("eko", seats, {}), seed=3, decisions=300):
        game = match.game
        codes = np.zeros(game.rules.MOST_MOVES + 1, "i4")
        n = game.moves(match.handle, seat, codes)
        legal = set(codes[:n].tolist())
        best = by_thumb(match, seat, seed=1)
        assert game.codes[best] in legal
        few = bound_function(game, "shortlist")(match.handle, seat, codes, n)
        kept = codes[:few].tolist()
        assert 0 < few <= n
        assert len(set(kept)) == few
        assert set(kept) <= legal
        assert game.codes[best] in kept
