"""One's own page: games and results, accuracy and luck over time, lessons, puzzles; for guests too."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sql
from sqlalchemy.engine import Connection

from tablee.core.lesson import lessons_of
from tablee.core.shelf import shelf
from tablee.lab.analysis import account, moment_of, summary
from tablee.server.curves import EDGE, HEIGHT, WIDTH
from tablee.server.retention import steps
from tablee.server.solving import standings, streak, today
from tablee.server.statistics import PLACED
from tablee.server.store import finished, learnt, places, tables, weighed

MOST_TABLES = 100  # the newest tables of a player that are gone through
MOST_WEIGHED = 40  # the newest games whose accuracy and luck are drawn
PEOPLE, MIXED = "people", "mixed"  # whom one played against, where it was no one level


@dataclass(frozen=True)
class Played:
    """A finished game of somebody: in which seat, against whom."""

    id: str
    seat: int
    against: str


def my_page(player: str) -> Any:
    """All that a player's page shows, as a question to the database."""

    def query(line: Connection) -> dict[str, Any]:
        mine = {game.id: game for game in _games(line, player)}
        rows = _finished(line, list(mine))
        return {
            "results": _results(rows, mine),
            "over_time": _over_time(line, rows[:MOST_WEIGHED], mine),
            "lessons": _lessons(line, player),
            "puzzles": standings(player, today())(line),
            "streak": streak(player, today())(line),
        }

    return query


def _games(line: Connection, player: str) -> Iterator[Played]:
    """The finished games of the newest tables somebody sat at."""
    chosen = (
        sql.select(tables.c.id)
        .join(places, places.c.table_id == tables.c.id)
        .where(places.c.player == player)
        .order_by(tables.c.changed.desc())
        .limit(MOST_TABLES)
    )
    for row in line.execute(chosen).all():
        yield from games_at(line, row.id, player)


def games_at(line: Connection, table_id: str, player: str) -> Iterator[Played]:
    """The finished games of a table that somebody sat in, told by who sat where."""
    chairs: dict[int, tuple[str | None, str | None]] = {}
    for step in steps(line, table_id):
        data = step.data
        if step.kind == "sit":
            chairs[data["seat"]] = data["player"], data.get("bot")
        elif step.kind == "forget":
            chairs[data["seat"]] = data["player"], None
        elif step.kind == "rise":
            chairs.pop(data["seat"], None)
        elif step.kind in ("open", "set"):
            chairs = {seat: who for seat, who in chairs.items() if seat < data["seats"]}
        seat = next((seat for seat, (who, _) in chairs.items() if who == player), None)
        if "finished" in data and seat is not None:
            yield Played(data["finished"], seat, _against([chairs[k] for k in chairs if k != seat]))


def _against(others: list[tuple[str | None, str | None]]) -> str:
    if any(bot is None for _, bot in others):
        return PEOPLE
    levels = {bot for _, bot in others if bot is not None}
    return levels.pop() if len(levels) == 1 else MIXED


def _finished(line: Connection, ids: list[str]) -> list[Any]:
    """Whole games by their ids, the newest first."""
    columns = [finished.c[name] for name in ("id", "game", "ended", "length", "result")]
    chosen = sql.select(*columns).where(finished.c.id.in_(ids), finished.c.result.is_not(None), ~PLACED)
    return list(line.execute(chosen.order_by(finished.c.ended.desc())))


def _results(rows: list[Any], mine: dict[str, Played]) -> list[dict[str, Any]]:
    """How many games of each kind against whom, and how many were won; a shared win counts in parts."""
    sums: dict[tuple[str, str], list[float]] = {}
    for row in rows:
        own = mine[row.id]
        ranks = json.loads(row.result)["ranks"]
        share = 1 / ranks.count(1) if ranks[own.seat] == 1 else 0.0
        played = sums.setdefault((row.game, own.against), [0, 0.0])
        played[0] += 1
        played[1] += share
    order = {card.name: k for k, card in enumerate(shelf())}
    return [
        {"game": game, "against": against, "games": int(games), "percent": round(100 * won / games)}
        for (game, against), (games, won) in sorted(
            sums.items(), key=lambda item: (order.get(item[0][0], len(order)), item[0])
        )
    ]


def _over_time(line: Connection, rows: list[Any], mine: dict[str, Played]) -> list[dict[str, Any]]:
    """Accuracy and luck of the games that are weighed, the oldest first."""
    found = []
    for row in reversed(rows):
        chosen = sql.select(weighed.c.moment).where(weighed.c.game_id == row.id).order_by(weighed.c.n)
        moments = [moment_of(json.loads(kept.moment)) for kept in line.execute(chosen)]
        if len(moments) != row.length + 1:
            continue
        seat = mine[row.id].seat
        came = account(moments, seat)
        accuracy = summary(moments, seat).accuracy
        found.append(
            {
                "id": row.id,
                "game": row.game,
                "accuracy": None if accuracy is None else round(100 * accuracy),
                "luck": round(100 * (came.cards + came.held)),
            }
        )
    return found


def _lessons(line: Connection, player: str) -> list[dict[str, Any]]:
    """Of each game that has lessons, how many there are and how many are done."""
    chosen = sql.select(learnt.c.game, learnt.c.lesson).where(learnt.c.player == player)
    done = {(row.game, row.lesson) for row in line.execute(chosen)}
    return [
        {
            "game": card.name,
            "total": len(taught),
            "done": sum((card.name, lesson.name) in done for lesson in taught),
        }
        for card in shelf()
        if (taught := lessons_of(card.name))
    ]


def drawn(values: list[int | None], low: int, high: int) -> list[dict[str, Any]]:
    """Values over time as points of a drawing; those that are missing are left out."""
    across = max(len(values) - 1, 1)
    wide, tall = WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE

    def height(value: int) -> float:
        return HEIGHT - EDGE - tall * (min(max(value, low), high) - low) / (high - low)

    return [
        {"x": round(EDGE + wide * k / across, 1), "y": round(height(value), 1), "value": value}
        for k, value in enumerate(values)
        if value is not None
    ]
