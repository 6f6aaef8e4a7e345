"""What is kept of people: given to them when they ask, taken away when they or the keeper wish it.

A table is the fold of its events, and their count is its version: so nothing is taken out of a log. What
somebody said becomes an event that says nothing, and who sat there becomes somebody whom nobody knows.
"""

import json
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sql
from sqlalchemy.engine import Connection

from tablee.server.agreement import heir
from tablee.server.house import House
from tablee.server.people import Player
from tablee.server.plans import Plan
from tablee.server.store import (
    Change,
    Event,
    devices,
    events,
    finished,
    learnt,
    leases,
    new_id,
    passages,
    places,
    players,
    puzzled,
    rows,
    set_aside,
    subscriptions,
    tables,
    weighed,
)
from tablee.server.tables import NOBODY, Table

DAY = 86400.0


# What somebody can take along


async def taken_along(house: House, player: Player) -> dict[str, Any]:
    """Everything that is kept of a player: nothing of what others did, and of a running game only what they
    did themselves."""
    return await house.store.read(lambda line: _everything(line, player))


def _everything(line: Connection, player: Player) -> dict[str, Any]:
    row = line.execute(sql.select(players).where(players.c.id == player.id)).one()
    ids = [r.table_id for r in line.execute(sql.select(places).where(places.c.player == player.id))]
    told: dict[str, Any] = {"id": row.id, "name": row.name, "since": row.created, "tables": [], "games": []}
    known = sql.select(devices.c.created).where(devices.c.player == player.id).order_by(devices.c.created)
    told["devices"] = list(line.execute(known).scalars())
    called = sql.select(subscriptions).where(subscriptions.c.player == player.id)
    told["subscriptions"] = [
        {"endpoint": row.endpoint, "lang": row.lang, "since": row.created} for row in line.execute(called)
    ]
    lessons = line.execute(sql.select(learnt).where(learnt.c.player == player.id).order_by(learnt.c.at))
    told["lessons"] = [{"game": done.game, "lesson": done.lesson, "at": done.at} for done in lessons]
    tried = line.execute(sql.select(puzzled).where(puzzled.c.player == player.id).order_by(puzzled.c.at))
    told["puzzles"] = [
        {key: value for key, value in row.items() if key != "player"} for row in tried.mappings()
    ]
    for table_id in sorted(ids):
        past = _past(line, table_id, player.id)
        own = [
            {"at": step.at, "kind": step.kind, **step.data}
            for step in past.own
            if step.kind in ("sit", "say", "act")
        ]
        told["tables"].append({"id": table_id, "done": own})
        told["games"] += [_record(line, game) for game in past.games]
    return told


def _record(line: Connection, game: str) -> dict[str, Any]:
    row = line.execute(sql.select(finished).where(finished.c.id == game)).first()
    return {"id": game, "record": row.record if row else None}


# Who did what at a table


@dataclass(frozen=True)
class Step:
    """One event of a table's log, as it is stored."""

    version: int
    at: float
    kind: str
    data: dict[str, Any]
    key: str | None


@dataclass
class Past:
    """What one player did at a table: their events, the seat each finished game found them in, and the seats
    they have now."""

    own: list[Step] = field(default_factory=list)
    games: dict[str, int] = field(default_factory=dict)
    seats: list[int] = field(default_factory=list)


def steps(line: Connection, table_id: str) -> Iterator[Step]:
    found = line.execute(
        sql.select(events).where(events.c.table_id == table_id).order_by(events.c.version)
    ).all()
    for row in found:
        yield Step(row.version, row.at, row.kind, json.loads(row.data), row.key)


def _past(line: Connection, table_id: str, player: str) -> Past:
    """Follow who sits where, without playing the games."""
    past, chairs = Past(), dict[int, str | None]()
    for step in steps(line, table_id):
        seat = step.data.get("seat")
        if step.kind in ("sit", "forget"):
            chairs[step.data["seat"]] = step.data["player"]
        elif step.kind in ("open", "set"):
            chairs = {k: who for k, who in chairs.items() if k < step.data["seats"]}
        named = player in (step.data.get(key) for key in ("player", "host", "by"))
        if named or (seat is not None and chairs.get(seat) == player):
            past.own.append(step)
        if step.kind == "rise":
            chairs.pop(step.data["seat"], None)
        elif step.kind == "move":
            here, there = step.data["seat"], step.data["to"]
            chairs[here], chairs[there] = chairs.get(there), chairs.get(here)
        if "finished" in step.data and player in chairs.values():
            past.games[step.data["finished"]] = next(k for k, who in chairs.items() if who == player)
    past.seats = [k for k, who in chairs.items() if who == player]
    return past


# Forgetting


async def forget(house: House, player: str) -> None:
    """Take away all that is kept of somebody. They leave their seats: programs play on."""
    stranger = new_id()
    mine = sql.select(tables.c.id, tables.c.phase).join(places, places.c.table_id == tables.c.id)
    for row in await house.store.read(rows(mine.where(places.c.player == player))):
        change = _erase(row["id"], player, stranger)
        if row["phase"] in ("open", "playing") or row["id"] in house.tables:
            await house.change(await house.live(row["id"]), _leave(player, stranger, change))
        else:
            await house.store.write(change)
    await house.store.write(_strike_out(player))


def _leave(player: str, stranger: str, change: Change) -> Any:
    """What happens at a table somebody is forgotten at, with what is changed of its past."""

    def plan(table: Table) -> Plan:
        now = time.time()
        seat = table.seat_of(player)
        if seat is None:
            claims = [
                Event("claim", {"seat": k, "player": player, "name": NOBODY, "on": False}, at=now)
                for k, who in table.coming.items()
                if who[0] == player
            ]
            return Plan([*claims, Event("gone", at=now)], beside=[change])
        going = [Event("forget", {"seat": seat, "player": stranger}, at=now)]
        if table.phase == "playing":
            going.append(Event("lend", {"seat": seat}, at=now))
        else:
            going.append(Event("rise", {"seat": seat}, at=now))
            if table.host == player:
                going.append(Event("host", {"player": heir(table, (), player)}, at=now))
        return Plan(going, beside=[change])

    return plan


def _erase(table_id: str, player: str, stranger: str) -> Change:
    """Make a stranger of somebody in the past of a table, and nothing of what they said."""

    def change(line: Connection) -> None:
        past = _past(line, table_id, player)
        for step in past.own:
            line.execute(
                sql.update(events)
                .where(events.c.table_id == table_id, events.c.version == step.version)
                .values(**_unnamed(step, player, stranger))
            )
        for game, seat in past.games.items():
            _unname_game(line, game, seat)
        row = line.execute(sql.select(tables).where(tables.c.id == table_id)).first()
        if row is None:
            return
        people = json.loads(row.people)
        sitting = json.loads(row.sitting or "[]")
        for seat in past.seats:
            people[seat]["name"] = NOBODY
            if sitting:
                sitting[seat]["player"] = stranger
        told = {"people": json.dumps(people, ensure_ascii=False)}
        if sitting:
            told["sitting"] = json.dumps(sitting)
        line.execute(sql.update(tables).where(tables.c.id == table_id).values(**told))

    return change


def _unnamed(step: Step, player: str, stranger: str) -> dict[str, Any]:
    """An event without the one who did it."""
    if step.kind == "say":
        return {"kind": "gone", "data": "{}", "key": None}
    data = {k: stranger if v == player and k in ("player", "host", "by") else v for k, v in step.data.items()}
    if step.kind in ("sit", "name", "claim"):
        data["name"] = NOBODY
    key = None if step.key is not None and step.key.startswith(f"{player}:") else step.key
    return {"data": json.dumps(data, ensure_ascii=False, separators=(",", ":")), "key": key}


def _unname_game(line: Connection, game: str, seat: int) -> None:
    """The name of one seat taken out of a finished game and its record."""
    row = line.execute(sql.select(finished).where(finished.c.id == game)).first()
    if row is None:
        return
    names = json.loads(row.names)
    names[seat] = NOBODY
    first, _, rest = row.record.partition("\n")
    header = json.loads(first) | {"names": names}
    line.execute(
        sql.update(finished)
        .where(finished.c.id == game)
        .values(
            names=json.dumps(names, ensure_ascii=False),
            record=f"{json.dumps(header, ensure_ascii=False)}\n{rest}",
        )
    )


def _strike_out(player: str) -> Change:
    def change(line: Connection) -> None:
        for kept in (learnt, puzzled, places, devices, passages, subscriptions):
            line.execute(sql.delete(kept).where(kept.c.player == player))
        line.execute(sql.delete(players).where(players.c.id == player))

    return change


# Retention


@dataclass(frozen=True)
class Limits:
    """After how many days something is kept no more; never, where nothing is said."""

    guests: int | None = None
    uploads: int | None = None
    tables: int | None = None
    chat: int | None = None


def prune(limits: Limits, now: float, only_count: bool = False) -> Any:
    """A change that takes away what is older than its limit; it tells how much of each kind."""

    def change(line: Connection) -> dict[str, int]:
        found: dict[str, int] = {}
        for kind, days in (
            ("chat", limits.chat),
            ("tables", limits.tables),
            ("uploads", limits.uploads),
            ("guests", limits.guests),
        ):
            if days is not None:
                found[kind] = PRUNERS[kind](line, now - days * DAY, only_count)
        return found

    return change


def _prune_chat(line: Connection, before: float, only_count: bool) -> int:
    old = (events.c.kind == "say") & (events.c.at < before)
    if not only_count:
        return line.execute(sql.update(events).where(old).values(kind="gone", data="{}", key=None)).rowcount
    return int(line.execute(sql.select(sql.func.count()).select_from(events).where(old)).scalar_one())


def _prune_tables(line: Connection, before: float, only_count: bool) -> int:
    """Tables at which no game was ever begun."""
    begun = sql.select(events.c.table_id).where(events.c.kind == "start")
    old = sql.select(tables.c.id).where(tables.c.changed < before, tables.c.id.not_in(begun))
    ids = [row.id for row in line.execute(old)]
    if not only_count:
        for table_id in ids:
            remove_table(line, table_id)
    return len(ids)


def _prune_uploads(line: Connection, before: float, only_count: bool) -> int:
    old = finished.c.table_id.is_(None) & (finished.c.ended < before)
    if not only_count:
        line.execute(sql.delete(weighed).where(weighed.c.game_id.in_(sql.select(finished.c.id).where(old))))
        return line.execute(sql.delete(finished).where(old)).rowcount
    return int(line.execute(sql.select(sql.func.count()).select_from(finished).where(old)).scalar_one())


def _prune_guests(line: Connection, before: float, only_count: bool) -> int:
    """Players who have sat at no table at which anything has happened since."""
    lively = (
        sql.select(places.c.player)
        .join(tables, tables.c.id == places.c.table_id)
        .where(tables.c.changed >= before)
    )
    old = sql.select(players.c.id).where(players.c.created < before, players.c.id.not_in(lively))
    ids = [row.id for row in line.execute(old)]
    if not only_count:
        for player in ids:
            stranger = new_id()
            for row in line.execute(sql.select(places.c.table_id).where(places.c.player == player)).all():
                _erase(row.table_id, player, stranger)(line)
            _strike_out(player)(line)
    return len(ids)


PRUNERS: Mapping[str, Any] = {
    "chat": _prune_chat,
    "tables": _prune_tables,
    "uploads": _prune_uploads,
    "guests": _prune_guests,
}


def remove_table(line: Connection, table_id: str) -> None:
    """A table and its log; games that were finished at it are kept."""
    for kept in (leases, set_aside, events, places):
        line.execute(sql.delete(kept).where(kept.c.table_id == table_id))
    line.execute(sql.delete(tables).where(tables.c.id == table_id))
