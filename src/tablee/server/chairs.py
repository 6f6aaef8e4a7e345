"""Who sits where: sitting down, changing chairs, getting up, programs, and taking a program's chair."""

import time
from collections.abc import Container, Sequence
from typing import Any

from tablee.bots.players import Player as Bot
from tablee.bots.players import known as known_bots
from tablee.core.company import COMPANY
from tablee.core.match import Match
from tablee.server.agreement import heir, must_host, seated
from tablee.server.people import Player
from tablee.server.plans import Plan, Planning
from tablee.server.store import Event
from tablee.server.store import sit as keep_place
from tablee.server.tables import Refused, Table


def seat_bot(seat: int, bot: str, name: str) -> Event:
    """A program sits down; refuses one that is not known."""
    if bot not in known_bots():
        bot = Bot(bot).name  # by any of its names; complains about an unknown one
    return Event("sit", {"seat": seat, "player": None, "name": name, "bot": bot}, at=time.time())


def sit(player: Player, seat: int | None) -> Planning:
    """Sit down on a free chair or on a program's, or change to it; during a game only on a program's, when
    its next round begins."""

    def plan(table: Table) -> Plan:
        own = table.seat_of(player.id)
        if own is not None:
            return _change_chairs(table, own, own if seat is None else seat)
        free = [k for k, chair in enumerate(table.chairs) if chair.free]
        if seat is None and (table.phase == "playing" or not free):
            raise Refused("table-full")
        where = free[0] if seat is None else seat
        _must_be_open(table, where)
        if table.phase == "playing" and not table.between_rounds:
            return _claim(table, player, where)
        return Plan(_sits(table, where, player.id, player.name), beside=[keep_place(player.id, table.id)])

    return plan


def _must_be_open(table: Table, seat: int) -> None:
    """Refuse a chair that is somebody's, or promised to somebody."""
    there = 0 <= seat < table.seats
    if not there or table.chairs[seat].player is not None or seat in table.coming:
        raise Refused("seat-taken")


def _sits(table: Table, seat: int, player: str, name: str) -> list[Event]:
    now = time.time()
    others = [chair.name for k, chair in enumerate(table.chairs) if k != seat]
    events = [Event("sit", {"seat": seat, "player": player, "name": unlike(name, others)}, at=now)]
    if table.host is None:
        events.append(Event("host", {"player": player}, at=now))
    return events


def _change_chairs(table: Table, own: int, seat: int) -> Plan:
    """Somebody who sits already takes another chair; a program there takes theirs."""
    if seat == own:
        return Plan([])
    if table.phase == "playing":
        raise Refused("started-already")
    _must_be_open(table, seat)
    return Plan([Event("move", {"seat": own, "to": seat}, at=time.time())])


def _claim(table: Table, player: Player, seat: int) -> Plan:
    """Somebody comes while a round is played: the chair is theirs from the next one on."""
    data = {"seat": seat, "player": player.id, "name": player.name, "on": True}
    return Plan([Event("claim", data, at=time.time())], beside=[keep_place(player.id, table.id)])


def leave_claim(player: Player) -> Planning:
    """Somebody does not want a program's chair after all."""

    def plan(table: Table) -> Plan:
        seat = next((k for k, who in table.coming.items() if who[0] == player.id), None)
        if seat is None:
            return Plan([])
        data = {"seat": seat, "player": player.id, "name": player.name, "on": False}
        return Plan([Event("claim", data, at=time.time())])

    return plan


def arrivals(table: Table, before: Match, after: Match) -> Plan:
    """Those who take a program's chair because a round or the game is over just now."""
    if not table.coming or not (after.over or _round(after) != _round(before)):
        return Plan([])
    found = Plan([])
    for seat, (player, name) in table.coming.items():
        if table.chairs[seat].player is None and table.seat_of(player) is None:
            found.events += _sits(table, seat, player, name)
            found.beside.append(keep_place(player, table.id))
    return found


def _round(match: Match) -> Any:
    return match.look(None).get("round")


def gathered(table: Table, seats: int) -> list[Event]:
    """The changes of chairs by which everybody keeps one at a table of fewer."""
    open_ = [k for k in range(min(seats, table.seats)) if table.chairs[k].player is None]
    outside = [k for k in range(seats, table.seats) if table.chairs[k].player is not None]
    if len(outside) > len(open_):
        raise Refused("too-many-people", seats=seats)
    now = time.time()
    return [Event("move", {"seat": k, "to": to}, at=now) for k, to in zip(outside, open_, strict=False)]


def unlike(name: str, others: Sequence[str]) -> str:
    """A name nobody else at the table has."""
    k, tried = 2, name
    while tried in others:
        tried, k = f"{name} {k}", k + 1
    return tried


def rise(player: Player, away: Container[str]) -> Planning:
    """Get up: the chair is free again, or a program plays on in a running game. Somebody else hosts."""

    def plan(table: Table) -> Plan:
        if any(who[0] == player.id for who in table.coming.values()):
            return leave_claim(player)(table)
        seat = seated(table, player)
        kind = "lend" if table.phase == "playing" else "rise"
        lent = kind == "lend" and table.chairs[seat].lent
        why = {"why": "left"} if kind == "lend" else {}
        events = [] if lent else [Event(kind, {"seat": seat} | why, at=time.time())]
        if table.host == player.id:
            to = heir(table, away, player.id)
            if kind == "rise" or to is not None:
                events.append(Event("host", {"player": to}, at=time.time()))
        return Plan(events)

    return plan


def place_bot(player: Player, seat: int, bot: str | None) -> Planning:
    """The host puts a program on a free chair, or sends one away."""

    def plan(table: Table) -> Plan:
        must_host(table, player)
        if table.phase == "playing":
            raise Refused("started-already")
        if not 0 <= seat < table.seats or table.chairs[seat].player is not None:
            raise Refused("seat-taken")
        if bot is None:
            return Plan([Event("rise", {"seat": seat}, at=time.time())])
        name = next(n for n in COMPANY if n not in table.names)
        return Plan([seat_bot(seat, bot, name)])

    return plan


def lend(player: Player, seat: int, away: Container[str]) -> Planning:
    """Those who wait let a program play for somebody who has gone."""

    def plan(table: Table) -> Plan:
        seated(table, player)
        if table.phase != "playing" or not 0 <= seat < table.seats:
            raise Refused("no-match")
        absent = table.chairs[seat].player
        if absent is None or absent not in away:
            raise Refused("not-away")
        return Plan(
            [] if table.chairs[seat].lent else [Event("lend", {"seat": seat, "why": "asked"}, at=time.time())]
        )

    return plan


def lend_late(seat: int) -> Planning:
    """The clock of a person has run out: a program takes the seat."""

    def plan(table: Table) -> Plan:
        running = not table.chairs[seat].lent and table.phase == "playing"
        lent = Event("lend", {"seat": seat, "why": "clock"}, at=time.time())
        return Plan([lent] if running else [])

    return plan


def give_back(seat: int) -> Planning:
    """Whoever was away is there again, and plays on."""

    def plan(table: Table) -> Plan:
        back = Event("back", {"seat": seat}, at=time.time())
        return Plan([back] if table.chairs[seat].lent else [])

    return plan
