"""What the keeper of the house sees and does: reports, bars, announcements, and what is going on.

Commands and the keeper's page do the same things, through the database: every process looks there every few
seconds, so that it does not matter which one is asked, nor whether any is running.
"""

import asyncio
import json
import logging
import os
import socket
import time
from collections import deque
from contextlib import suppress
from hashlib import sha256
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from secrets import token_hex, token_urlsafe
from typing import Any
from urllib.request import Request as Asking
from urllib.request import urlopen

import sqlalchemy as sql
from sqlalchemy.engine import Connection

from tablee.server.house import House
from tablee.server.naming import at_their_tables, named
from tablee.server.people import People, Player, clean_name
from tablee.server.plans import Plan
from tablee.server.retention import remove_table
from tablee.server.store import (
    Change,
    Event,
    Store,
    finished,
    new_id,
    places,
    players,
    rows,
    schema,
    tables,
    weighed,
)
from tablee.server.tables import Refused, Table

log = logging.getLogger("tablee")

LINK_LASTS = 900.0
SESSION_LASTS = 12 * 3600.0
LOOK_EVERY = 3.0
SIGN_EVERY = 9.0
SIGN_LASTS = 60.0  # a process that gave no sign for so long is gone
TROUBLES_KEPT = 20
LONGEST_WORDS = 500
LONGEST_NOTICE = 20_000
TAKEN_OUT = "—"  # where words were quoted that were taken away
HIDDEN_NET = 64  # of IPv6: what one household has

keys = sql.Table(
    "keeper_keys",
    schema,
    sql.Column("digest", sql.Text, primary_key=True),
    sql.Column("kind", sql.Text, nullable=False),  # a link, which opens once, or a session
    sql.Column("until", sql.Float, nullable=False),
)
reports = sql.Table(
    "reports",
    schema,
    sql.Column("id", sql.Text, primary_key=True),
    sql.Column("at", sql.Float, nullable=False),
    sql.Column("kind", sql.Text, nullable=False),  # a name or a saying
    sql.Column("table_id", sql.Text, nullable=False),
    sql.Column("n", sql.Integer, nullable=False),  # the version of the saying; 0 for a name
    sql.Column("about", sql.Text, nullable=False),
    sql.Column("reporter", sql.Text, nullable=False),
    sql.Column("words", sql.Text, nullable=False),  # the name or what was said
    sql.Column("why", sql.Text, nullable=False),
    sql.Column("answer", sql.Text),
    sql.Column("answered", sql.Float),
)
bars = sql.Table(
    "bars",
    schema,
    sql.Column("who", sql.Text, primary_key=True),  # the id of a player, or a network
    sql.Column("kind", sql.Text, nullable=False),  # player or address
    sql.Column("at", sql.Float, nullable=False),
    sql.Column("until", sql.Float),
    sql.Column("why", sql.Text, nullable=False),
)
notes = sql.Table(
    "notes",
    schema,
    sql.Column("name", sql.Text, primary_key=True),
    sql.Column("at", sql.Float, nullable=False),
    sql.Column("words", sql.Text, nullable=False),
)
signs = sql.Table(
    "signs",
    schema,
    sql.Column("process", sql.Text, primary_key=True),
    sql.Column("at", sql.Float, nullable=False),
    sql.Column("figures", sql.Text, nullable=False),
)
sql.Index("reports_open", reports.c.answered)

Net = IPv4Network | IPv6Network


class Keeper:
    """What one process knows of the keeper's wishes, and what it tells of itself."""

    def __init__(self, house: House, people: People) -> None:
        self.house, self.people = house, people
        self.barred: frozenset[str] = frozenset()
        self.nets: tuple[Net, ...] = ()
        self.notice = ""
        self.troubles: deque[dict[str, Any]] = deque(maxlen=TROUBLES_KEPT)
        self.process = f"{socket.gethostname()}:{os.getpid()}:{token_hex(2)}"
        self._seen = time.time()
        self._chore: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._chore = asyncio.create_task(self._watch())

    async def close(self) -> None:
        if self._chore is not None:
            self._chore.cancel()
            await asyncio.gather(self._chore, return_exceptions=True)

    def admit(self, player: str | None, address: str | None) -> None:
        """Refuse those who are barred."""
        if player in self.barred or (self.nets and _within(address, self.nets)):
            raise Refused("barred", status=403)

    def note_trouble(self, number: str, where: str, kind: str) -> None:
        """A fault of ours: its number, the shape of the address, and what kind it was."""
        self.troubles.append({"number": number, "where": where, "kind": kind, "at": time.time()})

    async def _watch(self) -> None:
        told = 0.0
        while True:
            with suppress(sql.exc.SQLAlchemyError):
                await self.look()
                if time.monotonic() - told > SIGN_EVERY:
                    told = time.monotonic()
                    await self.house.store.write(_sign(self.process, self.figures()))
            await asyncio.sleep(LOOK_EVERY)

    async def look(self) -> None:
        """Take in what the keeper wished since."""
        now = time.time()
        there = list(self.house.tables)
        found = await self.house.store.read(lambda line: _wishes(line, there, self._seen))
        self._seen = now - LOOK_EVERY  # clocks of two machines differ
        self.barred = frozenset(row.who for row in found["bars"] if row.kind == "player")
        self.nets = tuple(ip_network(row.who) for row in found["bars"] if row.kind == "address")
        self.notice = found["notes"].get("notice", ("", 0.0))[0]
        words, due = found["notes"].get("closing", ("", 0.0))
        self._announce((words, due) if due > now else None)
        for player in found["renamed"]:
            self.people.forget(player)
        for table_id in found["removed"]:
            self._put_away(table_id)

    def _announce(self, closing: tuple[str, float] | None) -> None:
        if closing != self.house.announced:
            self.house.announced = closing
            for live in self.house.tables.values():
                live.pulse.beat()

    def _put_away(self, table_id: str) -> None:
        """A table that was removed is no longer in the house."""
        live = self.house.tables.pop(table_id, None)
        if live is not None:
            live.removed = True
            if live.croupier is not None:
                live.croupier.cancel()
            live.pulse.beat()

    def figures(self) -> dict[str, Any]:
        """How this process stands."""
        from tablee.server import metrics

        lives = list(self.house.tables.values())
        return {
            "tables": len(lives),
            "playing": sum(live.table.phase == "playing" for live in lives),
            "watchers": sum(live.watchers for live in lives),
            "people": len({p for live in lives for p in live.table.people if p not in live.away}),
            "queue": metrics.thoughts_waiting(),
            "troubles": list(self.troubles),
        }


def _within(address: str | None, nets: tuple[Net, ...]) -> bool:
    try:
        found = ip_address(address or "")
    except ValueError:
        return False
    return any(found in net for net in nets)


def _wishes(line: Connection, there: list[str], since: float) -> dict[str, Any]:
    now = time.time()
    standing = sql.select(bars).where(bars.c.until.is_(None) | (bars.c.until > now))
    known = {row.name: row for row in line.execute(sql.select(notes))}
    kept = {row.id for row in line.execute(sql.select(tables.c.id).where(tables.c.id.in_(there)))}
    return {
        "bars": line.execute(standing).all(),
        "notes": {
            name: (row.words, float(row.at)) for name, row in known.items() if not name.startswith("renamed ")
        },
        "renamed": [
            name.split()[1] for name, row in known.items() if name.startswith("renamed ") and row.at > since
        ],
        "removed": [table_id for table_id in there if table_id not in kept],
    }


def _sign(process: str, figures: dict[str, Any]) -> Change:
    def change(line: Connection) -> None:
        now = time.time()
        line.execute(sql.delete(signs).where((signs.c.process == process) | (signs.c.at < now - SIGN_LASTS)))
        line.execute(sql.insert(signs).values(process=process, at=now, figures=json.dumps(figures)))

    return change


# The keeper's key


async def new_link(store: Store, lasts: float = LINK_LASTS) -> str:
    """A secret that opens the keeper's page once, soon."""
    return await _new_key(store, "link", lasts)


async def _new_key(store: Store, kind: str, lasts: float) -> str:
    secret = token_urlsafe(24)
    now = time.time()

    def change(line: Connection) -> None:
        line.execute(sql.delete(keys).where(keys.c.until < now))
        line.execute(sql.insert(keys).values(digest=_digest(secret), kind=kind, until=now + lasts))

    await store.write(change)
    return secret


async def enter(store: Store, secret: str) -> str:
    """A session for a link that was not used yet."""

    def change(line: Connection) -> int:
        link = (keys.c.digest == _digest(secret)) & (keys.c.kind == "link") & (keys.c.until > time.time())
        return line.execute(sql.delete(keys).where(link)).rowcount

    if await store.write(change) != 1:
        raise Refused("keeper-link-spent", status=401)
    return await _new_key(store, "session", SESSION_LASTS)


async def is_keeper(store: Store, secret: str | None) -> bool:
    query = sql.select(keys.c.digest).where(
        keys.c.digest == _digest(secret or ""), keys.c.kind == "session", keys.c.until > time.time()
    )
    return bool(await store.read(rows(query)))


def _digest(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def seen_from_outside(url: str, address: str) -> dict[str, Any]:
    """What a server on the database sees of a request that is sent to its public address."""
    store = Store(url)
    try:
        secret = asyncio.run(_new_key(store, "session", 60.0))
    finally:
        store.close()
    request = Asking(f"{address.rstrip('/')}/keeper/request", headers={"Cookie": f"{COOKIE}={secret}"})
    with urlopen(request, timeout=10) as answer:
        seen: dict[str, Any] = json.load(answer)
    return seen


COOKIE = "keeper"


# What goes on


async def overview(store: Store) -> dict[str, Any]:
    """Tables, people, processes with their queues and faults, reports and bars."""
    return await store.read(_overview)


def _overview(line: Connection) -> dict[str, Any]:
    now = time.time()
    day = tables.c.changed > now - 86400
    lately = sql.select(tables).where(day).order_by(tables.c.changed.desc()).limit(50)
    present = (
        sql.select(players.c.id, players.c.name, sql.func.count().label("tables"))
        .join(places, places.c.player == players.c.id)
        .join(tables, tables.c.id == places.c.table_id)
        .where(day)
        .group_by(players.c.id, players.c.name)
        .order_by(sql.func.count().desc())
        .limit(50)
    )
    processes = sql.select(signs).where(signs.c.at > now - SIGN_LASTS).order_by(signs.c.process)
    unanswered = sql.select(reports).where(reports.c.answered.is_(None)).order_by(reports.c.at)
    return {
        "tables": [
            {"id": r.id, "game": r.game, "phase": r.phase, "public": r.public, "changed": r.changed}
            | {"people": [p["name"] for p in json.loads(r.people) if not p["free"]]}
            for r in line.execute(lately)
        ],
        "people": [dict(row) for row in line.execute(present).mappings()],
        "players": line.execute(sql.select(sql.func.count()).select_from(players)).scalar_one(),
        "finished": line.execute(sql.select(sql.func.count()).select_from(finished)).scalar_one(),
        "processes": [
            {"process": row.process, "at": row.at, **json.loads(row.figures)}
            for row in line.execute(processes)
        ],
        "reports": [dict(row) for row in line.execute(unanswered).mappings()],
        "bars": [dict(row) for row in line.execute(sql.select(bars).order_by(bars.c.at.desc())).mappings()],
        "notes": {
            row.name: {"words": row.words, "at": row.at}
            for row in line.execute(sql.select(notes).where(notes.c.name.in_(("closing", "notice"))))
        },
    }


# What a keeper does


async def remove_whole_table(house: House, table_id: str) -> None:
    def change(line: Connection) -> None:
        if line.execute(sql.select(tables.c.id).where(tables.c.id == table_id)).first() is None:
            raise Refused("no-table", status=404)
        remove_table(line, table_id)

    await house.store.write(change)


async def remove_game(house: House, game_id: str) -> None:
    def change(line: Connection) -> None:
        if line.execute(sql.delete(finished).where(finished.c.id == game_id)).rowcount != 1:
            raise Refused("no-record", status=404)
        line.execute(sql.delete(weighed).where(weighed.c.game_id == game_id))

    await house.store.write(change)


async def remove_saying(house: House, table_id: str, n: int) -> None:
    """Take a saying away: from the table as it stands, from its log, and from what was reported of it."""
    from tablee.server.store import events

    said = (events.c.table_id == table_id) & (events.c.version == n) & (events.c.kind == "say")

    def blank(line: Connection) -> None:
        found = line.execute(sql.update(events).where(said).values(kind="gone", data="{}", key=None))
        if found.rowcount != 1:
            raise Refused("no-saying", status=404)
        quoted = (reports.c.table_id == table_id) & (reports.c.n == n) & (reports.c.kind == "saying")
        line.execute(sql.update(reports).where(quoted).values(words=TAKEN_OUT))

    def plan(table: Table) -> Plan:
        return Plan([Event("unsay", {"n": n}, at=time.time())], beside=[blank])

    await house.change(await house.live(table_id), plan)


async def rename(house: House, player: str, name: str) -> None:
    """Call somebody something else, at the tables they sit at too."""
    called = clean_name(name)

    def change(line: Connection) -> None:
        if line.execute(sql.update(players).where(players.c.id == player).values(name=called)).rowcount != 1:
            raise Refused("no-player", status=404)
        _write_note(line, f"renamed {player}", called, time.time())

    await house.store.write(change)
    await at_their_tables(house, player, named(player, called))


async def bar(house: House, who: str, days: float | None = None, why: str = "") -> str:
    """Keep a player or an address from doing anything; whom exactly. A program takes over their seats."""
    net = network(who)
    if net is None and not await house.store.read(rows(sql.select(players.c.id).where(players.c.id == who))):
        raise Refused("no-player", status=404)
    whom = who if net is None else str(net)
    now = time.time()
    row = {
        "who": whom,
        "kind": "player" if net is None else "address",
        "at": now,
        "until": None if days is None else now + days * 86400,
        "why": why[:LONGEST_WORDS],
    }

    def change(line: Connection) -> None:
        line.execute(sql.delete(bars).where(bars.c.who == whom))
        line.execute(sql.insert(bars).values(**row))

    def plan(table: Table) -> Plan:
        seat = table.seat_of(whom)
        if seat is None or table.chairs[seat].lent:
            return Plan([])
        kind = "lend" if table.phase == "playing" else "rise"
        return Plan([Event(kind, {"seat": seat}, at=now)])

    await house.store.write(change)
    if net is None:
        await at_their_tables(house, whom, plan)
    return whom


async def unbar(house: House, who: str) -> None:
    net = network(who)

    def change(line: Connection) -> None:
        if line.execute(sql.delete(bars).where(bars.c.who == str(net or who))).rowcount != 1:
            raise Refused("no-bar", status=404)

    await house.store.write(change)


def network(text: str) -> Net | None:
    """An address or a network; of IPv6 what one household has. None for what is neither."""
    try:
        found = ip_network(text, strict=False)
    except ValueError:
        return None
    return (
        found.supernet(new_prefix=HIDDEN_NET)
        if found.version == 6 and found.prefixlen > HIDDEN_NET
        else found
    )


async def announce(store: Store, minutes: int | None, words: str) -> None:
    """Tell everybody that the house will close; without minutes it will not."""

    def change(line: Connection) -> None:
        line.execute(sql.delete(notes).where(notes.c.name == "closing"))
        if minutes is not None:
            _write_note(line, "closing", words[:LONGEST_WORDS], time.time() + 60 * minutes)

    await store.write(change)


async def set_notice(store: Store, words: str) -> None:
    """The operator's legal notice; none, if there are no words."""
    if len(words) > LONGEST_NOTICE:
        raise Refused("notice-too-long", status=422, most=LONGEST_NOTICE)

    def change(line: Connection) -> None:
        line.execute(sql.delete(notes).where(notes.c.name == "notice"))
        if words.strip():
            _write_note(line, "notice", words.strip(), time.time())

    await store.write(change)


def _write_note(line: Connection, name: str, words: str, at: float) -> None:
    line.execute(sql.delete(notes).where(notes.c.name == name))
    line.execute(sql.insert(notes).values(name=name, words=words, at=at))


# Reports


async def report(house: House, reporter: Player, table_id: str, seat: int | None, n: int, why: str) -> None:
    """Somebody is offended by a name or a saying. Saying it twice is saying it once."""
    table = (await house.live(table_id)).table
    if n:
        line = next((line for line in table.chat if line["n"] == n), None)
        if line is None or "text" not in line or line["player"] is None:
            raise Refused("no-saying", status=404)
        kind, about, words = "saying", line["player"], line["text"]
    else:
        if seat is None or not 0 <= seat < table.seats or table.chairs[seat].player is None:
            raise Refused("report-nobody", status=404)
        kind, about, words = "name", table.chairs[seat].player, table.chairs[seat].name
    row = {
        "id": new_id(), "at": time.time(), "kind": kind, "table_id": table_id, "n": n, "about": about,
        "reporter": reporter.id, "words": words, "why": " ".join(why.split())[:LONGEST_WORDS],
    }  # fmt: skip

    def change(line: Connection) -> None:
        same = sql.select(reports.c.id).where(
            reports.c.reporter == reporter.id,
            reports.c.about == about,
            reports.c.n == n,
            reports.c.table_id == table_id,
            reports.c.answered.is_(None),
        )
        if line.execute(same).first() is None:
            line.execute(sql.insert(reports).values(**row))

    await house.store.write(change)


async def answer(store: Store, report_id: str, words: str) -> None:
    """Close a report; who made it reads the answer on the page of what is kept of them."""

    def change(line: Connection) -> None:
        found = line.execute(
            sql.update(reports)
            .where(reports.c.id == report_id)
            .values(answer=words[:LONGEST_WORDS], answered=time.time())
        )
        if found.rowcount != 1:
            raise Refused("no-report", status=404)

    await store.write(change)


async def answers_to(store: Store, player: Player) -> list[dict[str, Any]]:
    """What became of somebody's own reports."""
    query = sql.select(reports).where(reports.c.reporter == player.id).order_by(reports.c.at.desc()).limit(20)
    return [dict(row) for row in await store.read(rows(query))]


def forget_reports(player: str) -> Change:
    """Of somebody who wishes to be forgotten nothing stays here either, but that they are barred."""

    def change(line: Connection) -> None:
        line.execute(sql.delete(reports).where((reports.c.reporter == player) | (reports.c.about == player)))
        line.execute(sql.delete(notes).where(notes.c.name == f"renamed {player}"))

    return change
