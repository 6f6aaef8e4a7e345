"""Statistics for the curious: drawn from the studies shipped with the games, which can be made again."""

import pytest

from tablee.core.shelf import find, shelf
from tablee.lab.studies import study
from tablee.server.findings import findings, study_of
from tests.server.conftest import asker

GAMES = [card.name for card in shelf()]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_ships_a_study_of_its_own(game):
    found = study_of(game)
    assert found["game"] == game
    assert found["finished"] >= 100
    assert sum(found["lengths"].values()) == found["finished"]
    assert sum(row["wins"] for row in found["seats"] if row["by"] == "place") == pytest.approx(1)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_what_is_drawn_is_what_was_found(game, lang):
    told, made = findings(find(game), lang), study_of(game)
    assert sum(bar["count"] for bar in told["lengths"]) == made["finished"]
    assert [row["place"] for row in told["seats"]["rows"]] == [*range(1, made["players"] + 1)]
    for row in told["seats"]["rows"]:
        assert row["low"] <= row["size"] <= row["high"] <= 100
    shares = {row["clause"]: row["share"] for row in made["clauses"]}
    assert told["clauses"]
    for row in told["clauses"]:
        assert abs(100 * shares[row["tag"]] - row["percent"]) <= 1
    assert told["command"].startswith(f"tablee lab {game} --seats ")


def test_the_command_makes_the_same_games_again():
    made = study_of("lobo77")
    again = study("lobo77", made["players"], games=6, bots=tuple(made["bots"]), vary={}, seed=made["seed"])
    assert {str(n) for n in again.lengths} <= set(made["lengths"]), (
        "make the studies again: docs/lab.md says how"
    )


@pytest.mark.anyio
async def test_the_box_shows_them(app):
    for game in GAMES:
        page = (await asker(app, **{"Accept-Language": "en"}).get(f"/box/{game}")).text
        assert "For the curious" in page
        assert "--vary none" in page
