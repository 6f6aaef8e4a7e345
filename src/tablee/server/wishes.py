"""Setting a table and talking at it: what people wish, checked and turned into events."""

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tablee.core.card import Card
from tablee.core.company import COMPANY
from tablee.core.shelf import find
from tablee.server.agreement import must_host
from tablee.server.chairs import gathered, seat_bot
from tablee.server.people import Player
from tablee.server.plans import Plan
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
    hints: bool | None = None,
    voices: bool = False,
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
        "hints": hints,
        "voices": voices,
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


def fitting(table: Table, card: Card) -> int:
    """How many seats a table keeps for another game: as many as it has, or the nearest number that the game
    allows and that seats everybody."""
    low, high = card.seats
    return min(max(table.seats, len(table.people), low), high)


def must_be_settable(table: Table, player: Player) -> None:
    """Only the host may set the table anew, and not during a game."""
    must_host(table, player)
    if table.phase == "playing":
        raise Refused("started-already")


def change_settings(player: Player, wish: Mapping[str, Any]) -> Callable[[Table], Plan]:
    """The host sets the table anew, between two games."""

    def plan(table: Table) -> Plan:
        must_be_settable(table, player)
        card = find(wish.get("game") or table.game)
        same = card.name == table.game
        seats = card.check_seats(wish.get("seats") or fitting(table, card))
        moves = gathered(table, seats)
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
            "hints": table.hints if wish.get("hints") is None else wish["hints"],
            "voices": table.voices if wish.get("voices") is None else wish["voices"],
        }
        return Plan([*moves, Event("set", data, at=time.time())])

    return plan


def say(player: Player, text: str | None, phrase: str | None) -> Callable[[Table], Plan]:
    """Something said at the table: a phrase everybody reads in their own language, or free words."""

    def plan(table: Table) -> Plan:
        seat = table.seat_of(player.id)
        if seat is None and not table.voices:
            raise Refused("voices-off", status=403)
        if phrase is not None:
            if phrase not in PHRASES:
                raise Refused("bad-phrase", status=422, known=", ".join(PHRASES))
            data: dict[str, Any] = {"seat": seat, "phrase": phrase}
        else:
            words = one_line(text or "")
            if is_blank(words) or len(words) > LONGEST_SAYING:
                raise Refused("bad-saying", status=422, longest=LONGEST_SAYING)
            data = {"seat": seat, "text": words}
        if seat is not None:
            return Plan([Event("say", data | {"name": table.chairs[seat].name}, at=time.time())])
        data |= {"player": player.id, "name": player.name}
        return Plan([Event("say", data, at=time.time())], beside=[keep_place(player.id, table.id)])

    return plan


def _check_time(pace: str | None, clock: int | None) -> None:
    if pace is not None and pace not in PACES:
        raise Refused("bad-pace", status=422, known=", ".join(PACES))
    if clock is not None and clock not in CLOCKS:
        raise Refused("bad-clock", status=422, known=", ".join(map(str, CLOCKS)))
