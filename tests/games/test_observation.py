"""What a seat observes as numbers: all that it sees, nothing else, and as the layout says."""

import json
import random

import numpy as np
import pytest

import tablee
from tests.games.setups import name_of, setups, walk
from tests.games.test_properties import fresh_chance

each_table = pytest.mark.parametrize("setup", list(setups()), ids=name_of)
each_option = pytest.mark.parametrize("setup", list(setups(per_seat=False)), ids=name_of)
each_game = pytest.mark.parametrize("card", tablee.games(), ids=lambda card: card.name)


@each_table
def test_secrecy_an_observation_does_not_depend_on_what_the_seat_cannot_know(setup):
    dice = random.Random(6)
    for n, (match, _, _) in enumerate(walk(setup, seed="observe", decisions=60)):
        if n % 3:
            continue
        for viewer in range(match.game.seats):
            row = match.observation(viewer)
            stays_within(row, match.game)
            twin = match.copy()
            twin.imagine(viewer, fresh_chance(dice))
            assert np.array_equal(twin.observation(viewer), row)


def stays_within(row, game):
    """As the layout says: sizes, bounds, and a place for each seat."""
    assert row.size == game.layout.size
    for part in game.layout.parts.values():
        assert row[part.place].min() >= part.low, part.name
        assert row[part.place].max() <= part.high, part.name
    assert row[game.layout["table"].place].sum() == game.seats


@each_option
def test_what_looks_different_is_observed_differently(setup):
    seen = {}
    for match, _, _ in walk(setup, seed="differ", decisions=80):
        for viewer in range(match.game.seats):
            row = match.observation(viewer)
            look = {key: part for key, part in match.look(viewer).items() if key != "seat"}
            shown = json.dumps(look | {"seat": viewer})
            assert seen.setdefault((viewer, row.tobytes()), shown) == shown


@each_option
def test_interpreted_and_compiled_observations_are_equal(setup):
    pairs = zip(
        walk(setup, seed="plain", decisions=12),
        walk(setup, seed="plain", decisions=12, compiled=False),
        strict=True,
    )
    for (fast, _, _), (slow, _, _) in pairs:
        for viewer in range(fast.game.seats):
            assert np.array_equal(fast.observation(viewer), slow.observation(viewer))


@each_game
def test_seats_are_counted_from_the_viewer(card):
    match = tablee.game(card.name, seats=card.seats[0], first=1).start(seed="relative")
    turn = match.game.layout["turn"].place
    whose = match.look(0)["turn"]
    for viewer in range(match.game.seats):
        row = match.observation(viewer)[turn]
        assert list(np.flatnonzero(row)) == [(whose - viewer) % match.game.seats]


@each_game
def test_only_a_seat_observes(card):
    with pytest.raises(tablee.IllegalAction):
        tablee.game(card.name).start(seed=1).observation(-1)
