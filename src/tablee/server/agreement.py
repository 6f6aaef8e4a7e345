"""What those at a table agree upon: that the next game begins, that this one ends, who hosts.

Whoever is away, or has a program play for them, is not waited for.
"""

import time
from collections.abc import Container
from secrets import token_hex

from tablee.core.shelf import find
from tablee.server.people import Player
from tablee.server.plans import Plan, Planning
from tablee.server.store import Event
from tablee.server.tables import SLOW, Refused, Table

READY_LASTS = 30.0  # seconds after the first is ready, in which the others may get ready too
CHOOSING_LASTS = 180.0  # seconds for which all wait for the host who looks for other settings


def beginning(table: Table, away: Container[str]) -> Event:
    """A match begins, or the next one; refuses where it cannot. Programs go on playing for those only who
    are still away."""
    if table.phase == "playing":
        raise Refused("started-already")
    if not table.full:
        raise Refused("seats-empty")
    lent = [seat for seat, chair in enumerate(table.chairs) if chair.lent and chair.player in away]
    data = {
        "number": table.number + 1,
        "seed": token_hex(32),
        "rules": find(table.game).version,
        "lent": lent,
    }
    return Event("start", data | ({"placed": True} if table.placed else {}), at=time.time())


def seated(table: Table, player: Player) -> int:
    """Where somebody sits; refuses who does not."""
    seat = table.seat_of(player.id)
    if seat is None:
        raise Refused("not-seated", status=403)
    return seat


def ready(player: Player, on: bool, away: Container[str]) -> Planning:
    """Somebody is ready for the next match, or after all is not; it begins when everybody present is."""

    def plan(table: Table) -> Plan:
        seat = seated(table, player)
        start = beginning(table, away)  # refuses where it cannot begin
        changed = (seat in table.ready) != on
        events = [Event("ready", {"seat": seat, "on": on}, at=time.time())] if changed else []
        if on and _all_in(table, table.ready | {seat}, away_but(away, player.id, table)):
            events.append(start)
        return Plan(events)

    return plan


def choose(player: Player, on: bool) -> Planning:
    """The host opens the form of the settings between two games, and the others wait; or leaves it."""

    def plan(table: Table) -> Plan:
        seat = table.seat_of(player.id)
        alone = len(table.people) < 2
        if seat is None or table.host != player.id or table.phase == "playing" or alone:
            return Plan([])
        if not on and table.choosing is None:
            return Plan([])
        return Plan([Event("choose", {"seat": seat, "on": on}, at=time.time())])

    return plan


def away_but(away: Container[str], player: str, table: Table) -> list[str]:
    """Who is away, without the one who is asking just now."""
    return [who for who in table.people if who in away and who != player]


def stop(player: Player, on: bool, away: Container[str]) -> Planning:
    """Somebody wants to end the match, agrees to that, or wants to go on; all who are present must agree."""

    def plan(table: Table) -> Plan:
        seat = seated(table, player)
        if table.phase != "playing":
            raise Refused("no-match")
        if not on and not table.stopping:
            return Plan([])
        wish = Event("stop", {"seat": seat, "on": on}, at=time.time())
        events = [wish] if not on or seat not in table.stopping else []
        if on and _all_in(table, table.stopping | {seat}, away_but(away, player.id, table)):
            events.append(Event("end", at=time.time()))
        return Plan(events)

    return plan


def _all_in(table: Table, agreed: Container[int], away: Container[str]) -> bool:
    there = table.present(away)
    return bool(there) and all(seat in agreed for seat in there)


def hand_over(player: Player, seat: int) -> Planning:
    """The host lets somebody else who sits there be it."""

    def plan(table: Table) -> Plan:
        must_host(table, player)
        to = table.chairs[seat].player if 0 <= seat < table.seats else None
        if to is None:
            raise Refused("nobody-there")
        return Plan([] if to == player.id else [Event("host", {"player": to}, at=time.time())])

    return plan


def heir(table: Table, away: Container[str], besides: str | None) -> str | None:
    """Who becomes host when the host goes: the next who is present, else the next who sits there."""
    others = [seat for seat, chair in enumerate(table.chairs) if chair.player not in (None, besides)]
    there = [seat for seat in table.present(away) if seat in others]
    found = (there or others)[:1]
    return table.chairs[found[0]].player if found else None


def free(player: Player, seat: int, away: Container[str]) -> Planning:
    """The host frees the chair of somebody who has gone away, between two games."""

    def plan(table: Table) -> Plan:
        must_host(table, player)
        absent = table.chairs[seat].player if 0 <= seat < table.seats else None
        if absent is None:
            raise Refused("nobody-there")
        if table.phase == "playing":
            raise Refused("free-later")
        if absent not in away:
            raise Refused("not-away")
        return Plan([Event("rise", {"seat": seat, "freed": True}, at=time.time())])

    return plan


def must_host(table: Table, player: Player) -> None:
    if table.host != player.id:
        raise Refused("only-the-host", status=403)


# What happens without anybody asking for it


def due(table: Table, away: Container[str]) -> float | None:
    """When something is to be done that was agreed upon, or because somebody is gone; nothing, if never."""
    if _lacks_host(table, away):
        return 0.0
    if table.phase == "playing":
        return 0.0 if table.stopping and _all_in(table, table.stopping, away) else None
    there = table.present(away)
    if not table.full or not any(seat in table.ready for seat in there):
        return None
    return 0.0 if _all_in(table, table.ready, away) else sum(countdown(table))


def settle(away: Container[str]) -> Planning:
    """What is due, once it is."""

    def plan(table: Table) -> Plan:
        when = due(table, away)
        if when is None or when > time.time():
            return Plan([])
        if _lacks_host(table, away):
            return Plan([Event("host", {"player": heir(table, away, table.host)}, at=time.time())])
        if table.phase == "playing":
            return Plan([Event("end", at=time.time())])
        return Plan([beginning(table, away)])

    return plan


def patience(table: Table) -> float:
    """How many seconds those who are not ready are waited for; at a slow table as long as for a decision."""
    return max(READY_LASTS, table.clock if table.clock >= SLOW else 0.0)


def countdown(table: Table) -> tuple[float, float]:
    """Since when those who are not ready are waited for, and for how many seconds: longer while the host
    looks for other settings."""
    since, lasts = table.ready_since, patience(table)
    if table.choosing is not None and table.choosing + CHOOSING_LASTS > since + lasts:
        return table.choosing, CHOOSING_LASTS
    return since, lasts


def _lacks_host(table: Table, away: Container[str]) -> bool:
    """Whether the host has gone away, and somebody else is there; at a slow table nobody has gone."""
    out = table.host in away and table.clock < SLOW
    gone = table.host is None or out or table.seat_of(table.host) is None
    return gone and any(table.chairs[seat].player != table.host for seat in table.present(away))
