"""Setting a table, sitting down and getting up: what people wish, checked and turned into events."""

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tablee.bots.players import Player as Bot
from tablee.bots.players import known as known_bots
from tablee.core.company import COMPANY
from tablee.core.shelf import find
from tablee.server.house import Plan
from tablee.server.people import Player
from tablee.server.store import Event
from tablee.server.store import sit as keep_place
from tablee.server.tables import Refused, Table
from tablee.server.text import is_blank, one_line

PACES = {"slow": 1.8, "usual": 1.0, "fast": 0.4, "instant": 0.0}
HOUR, DAY = 3600, 86400
CLOCKS = (0, 15, 30, 60, 120, 300, HOUR, 8 * HOUR, DAY, 3 * DAY, 7 * DAY)
LONGEST_SAYING = 200
PHRASES = ("hello", "well-played", "thanks", "oops", "thinking", "hurry", "rematch", "bye")


def openings(
    host: Player | None,
    game: str,
    seats: int | None,
    options: Mapping[str, Any],
    bots: Sequence[str | None],
    public: bool,
    pace: str,
    clock: int,
    by: str | None = None,
) -> list[Event]:
    """The first events of a table: it is set, its host sits first, then the programs asked for."""
    card = find(game)
    seats = card.check_seats(card.usual if seats is None else seats)
    _check_time(pace, clock)
    now = time.time()
    data = {
        "game": game,
        "seats": seats,
        "options": card.complete(options, seats),
        "public": public,
        "pace": PACES[pace],
        "clock": clock,
        "host": host.id if host else None,
        "by": by,
    }
    events = [Event("open", data, at=now)]
    first = 0
    if host is not None:
        events.append(Event("sit", {"seat": 0, "player": host.id, "name": host.name}, at=now))
        first = 1
    if len(bots) > seats - first:
        raise Refused("too-many-bots", status=422, seats=seats - first)
    taken = [host.name] if host else []
    for k, bot in enumerate(bots):
        if bot is not None:
            name = next(n for n in COMPANY if n not in taken)
            taken.append(name)
            events.append(seat_bot(first + k, bot, name))
    return events


def seat_bot(seat: int, bot: str, name: str) -> Event:
    """A program sits down; refuses one that is not known."""
    if bot not in known_bots():
        bot = Bot(bot).name  # by any of its names; complains about an unknown one
    return Event("sit", {"seat": seat, "player": None, "name": name, "bot": bot}, at=time.time())


def sit(player: Player, seat: int | None) -> Callable[[Table], Plan]:
    """Sit down on a free chair, or where one sits already."""

    def plan(table: Table) -> Plan:
        if table.seat_of(player.id) is not None:
            return Plan([])
        free = [k for k, chair in enumerate(table.chairs) if chair.free]
        if table.phase == "playing" or not free:
            raise Refused("table-full")
        if seat is not None and seat not in free:
            raise Refused("seat-taken")
        where = free[0] if seat is None else seat
        name = _unlike(player.name, table.names)
        now = time.time()
        events = [Event("sit", {"seat": where, "player": player.id, "name": name}, at=now)]
        if table.host is None:
            events.append(Event("host", {"player": player.id}, at=now))
        return Plan(events, beside=[keep_place(player.id, table.id)])

    return plan


def _unlike(name: str, others: Sequence[str]) -> str:
    """A name nobody else at the table has."""
    k, tried = 2, name
    while tried in others:
        tried, k = f"{name} {k}", k + 1
    return tried


def rise(player: Player) -> Callable[[Table], Plan]:
    """Get up: the chair is free again, or a program plays on in a running game."""

    def plan(table: Table) -> Plan:
        seat = table.seat_of(player.id)
        if seat is None:
            raise Refused("not-seated", status=403)
        now = time.time()
        if table.phase == "playing":
            return Plan([Event("lend", {"seat": seat}, at=now)])
        events = [Event("rise", {"seat": seat}, at=now)]
        if table.host == player.id:
            heir = next((p for p in table.people if p != player.id), None)
            events.append(Event("host", {"player": heir}, at=now))
        return Plan(events)

    return plan


def place_bot(player: Player, seat: int, bot: str | None) -> Callable[[Table], Plan]:
    """The host puts a program on a free chair, or sends one away."""

    def plan(table: Table) -> Plan:
        _must_host(table, player)
        if table.phase == "playing":
            raise Refused("started-already")
        if not 0 <= seat < table.seats or table.chairs[seat].player is not None:
            raise Refused("seat-taken")
        if bot is None:
            return Plan([Event("rise", {"seat": seat}, at=time.time())])
        name = next(n for n in COMPANY if n not in table.names)
        return Plan([seat_bot(seat, bot, name)])

    return plan


def lend(player: Player, seat: int, away: Callable[[str], bool]) -> Callable[[Table], Plan]:
    """Those who wait let a program play for somebody who has gone."""

    def plan(table: Table) -> Plan:
        if table.seat_of(player.id) is None:
            raise Refused("not-seated", status=403)
        if table.phase != "playing" or not 0 <= seat < table.seats:
            raise Refused("no-match")
        absent = table.chairs[seat].player
        if absent is None or not away(absent):
            raise Refused("not-away")
        return Plan([Event("lend", {"seat": seat}, at=time.time())] if not table.chairs[seat].lent else [])

    return plan


def must_be_settable(table: Table, player: Player) -> None:
    """Only the host may set the table anew, and not during a game."""
    _must_host(table, player)
    if table.phase == "playing":
        raise Refused("started-already")


def change_settings(player: Player, wish: Mapping[str, Any]) -> Callable[[Table], Plan]:
    """The host sets the table anew, between two games."""

    def plan(table: Table) -> Plan:
        must_be_settable(table, player)
        card = find(wish.get("game") or table.game)
        same = card.name == table.game
        seats = card.check_seats(wish.get("seats") or (table.seats if same else card.usual))
        if any(chair.player is not None for chair in table.chairs[seats:]):
            raise Refused("too-many-people", seats=seats)
        options = wish.get("options")
        if options is None:
            options = dict(table.options) if same else {}
            if (options.get("first") or 0) >= seats:
                options["first"] = None
        _check_time(wish.get("pace"), wish.get("clock"))
        data = {
            "game": card.name,
            "seats": seats,
            "options": card.complete(options, seats),
            "public": table.public if wish.get("public") is None else wish["public"],
            "pace": table.pace if wish.get("pace") is None else PACES[wish["pace"]],
            "clock": table.clock if wish.get("clock") is None else wish["clock"],
        }
        return Plan([Event("set", data, at=time.time())])

    return plan


def say(player: Player, text: str | None, phrase: str | None) -> Callable[[Table], Plan]:
    """Something said at the table: a phrase everybody reads in their own language, or free words."""

    def plan(table: Table) -> Plan:
        seat = table.seat_of(player.id)
        if seat is None:
            raise Refused("not-seated", status=403)
        if phrase is not None:
            if phrase not in PHRASES:
                raise Refused("bad-phrase", status=422, known=", ".join(PHRASES))
            data: dict[str, Any] = {"seat": seat, "phrase": phrase}
        else:
            words = one_line(text or "")
            if is_blank(words) or len(words) > LONGEST_SAYING:
                raise Refused("bad-saying", status=422, longest=LONGEST_SAYING)
            data = {"seat": seat, "text": words}
        data |= {"name": table.chairs[seat].name}
        return Plan([Event("say", data, at=time.time())])

    return plan


def _check_time(pace: str | None, clock: int | None) -> None:
    if pace is not None and pace not in PACES:
        raise Refused("bad-pace", status=422, known=", ".join(PACES))
    if clock is not None and clock not in CLOCKS:
        raise Refused("bad-clock", status=422, known=", ".join(map(str, CLOCKS)))


def _must_host(table: Table, player: Player) -> None:
    if table.host != player.id:
        raise Refused("only-the-host", status=403)
