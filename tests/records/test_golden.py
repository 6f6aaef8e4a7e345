"""Golden games: they replay exactly, for every number of seats and every way to end."""

import json
from pathlib import Path

import pytest

import tablee
from tablee.core import records
from tests.records.ways import WAYS, Step

HERE = Path(__file__).parent
GAMES = [card.name for card in tablee.shelf()]


def golden(game):
    """Pairs of what a record shows and its lines."""
    found = []
    for line in (HERE / f"{game}.jsonl").read_text(encoding="utf-8").splitlines():
        if "format" in (parsed := json.loads(line)):
            found.append((parsed["shows"], []))
        found[-1][1].append(line)
    return found


CASES = [(game, shows, lines) for game in GAMES for shows, lines in golden(game)]


@pytest.mark.parametrize(("game", "shows", "lines"), CASES, ids=[f"{g}-{s}" for g, s, _ in CASES])
def test_a_golden_game_replays_and_shows_what_it_should(game, shows, lines):
    (match,) = records.read(lines, check=True)
    if shows.endswith(" seats"):
        assert match.over
        assert f"{match.game.seats} seats" == shows
        return
    before = match.at(len(match.log) - 1)
    seat, action = match.log[-1]
    step = Step(game, before.state, seat, action, match.state, match.result)
    assert WAYS[game][shows](step)


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_seats_and_every_way_to_end_has_its_golden_game(game):
    low, high = next(card.seats for card in tablee.shelf() if card.name == game)
    wanted = {f"{seats} seats" for seats in range(low, high + 1)} | set(WAYS[game])
    assert {shows for shows, _ in golden(game)} == wanted
