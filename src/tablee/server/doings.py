"""What people do around the game and all are told: coming, going, taking back, hosting, a new name.

Each doing is a sentence by its key, so that everybody reads it in their language; nothing here tells what
only one seat may know.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from tablee.core.shelf import find

if TYPE_CHECKING:
    from tablee.server.store import Event
    from tablee.server.tables import Table

Doing = dict[str, Any]
DONE_TO = ("told-host", "told-lend", "told-freed")  # by others: whom it is about did not do it
TOLD = {  # those that are told of whoever sits there, by one sentence
    "lend": "told-lend",
    "back": "told-back",
    "undo": "told-undo",
    "move": "told-move",
}


def doings(table: "Table", event: "Event") -> list[Doing]:
    """What is told of an event that the table is about to take in."""
    found = _doing(table, event.kind, event.data)
    if found is None:
        return []
    key, about, args = found
    return [{"n": table.version, "key": key, "args": args, "about": about}]


def _doing(
    table: "Table", kind: str, data: Mapping[str, Any]
) -> tuple[str, tuple[str | None, ...], dict[str, Any]] | None:
    """The key of a sentence, whom it is about and by which names."""
    seat = data.get("seat")
    chair = table.chairs[seat] if seat is not None and seat < len(table.chairs) else None
    named = ((chair.player,), {"name": chair.name}) if chair is not None else ((), {})
    if kind == "undo":
        about, args = named
        return TOLD[kind], about, {**args, "round": _round_before(table, data["n"])}
    if kind in TOLD:
        return TOLD[kind], *named
    if kind == "ready":
        return ("told-ready", *named) if data["on"] and not table.ready else None
    if kind == "choose":
        return ("told-choosing", *named) if data["on"] and table.choosing is None else None
    if kind == "stop":
        asks = data["on"] and not table.stopping
        return ("told-stop" if asks else "told-go-on", *named) if asks or not data["on"] else None
    if kind == "end" and table.people:
        return ("told-end" if len(table.people) > 1 else "told-end-alone"), (), {}
    if kind == "set" and table.people:
        return _set(table, data)
    if kind in ("sit", "claim"):
        return _sits(table, kind, data)
    if kind == "rise" and chair is not None and chair.player is not None:
        return ("told-freed" if data.get("freed") else "told-rise"), *named
    if kind == "host":
        return _hosts(table, data["player"])
    if kind == "name" and chair is not None and data["name"] != chair.name:
        return "told-name", (chair.player,), {"old": chair.name, "name": data["name"]}
    return None


def _round_before(table: "Table", n: int) -> int:
    """The round that taking back up to an action leads back to; 0 where it stays the same."""
    if table.match is None:
        return 0
    now, then = (match.look(None).get("round", 0) for match in (table.match, table.match.at(n)))
    return then if then != now else 0


def _set(table: "Table", data: Mapping[str, Any]) -> tuple[str, tuple[str | None, ...], dict[str, Any]]:
    """The table is set anew; another game and other seats are named."""
    args = {"title": find(data["game"]).title, "seats": data["seats"]}
    if data["game"] != table.game:
        return "told-set-game", (), args
    return ("told-set-seats" if data["seats"] != table.seats else "told-set"), (), args


def _sits(
    table: "Table", kind: str, data: Mapping[str, Any]
) -> tuple[str, tuple[str | None, ...], dict[str, Any]] | None:
    """Somebody sits down among others, or on a program's chair, or will."""
    player, chair = data["player"], table.chairs[data["seat"]]
    if player is None or not table.people:
        return None
    about = (player,)
    if kind == "claim":
        return ("told-claim", about, {"name": data["name"], "other": chair.name}) if data["on"] else None
    if chair.bot is not None:
        return "told-takes", about, {"name": data["name"], "other": chair.name}
    return "told-sits", about, {"name": data["name"]}


def _hosts(table: "Table", player: str | None) -> tuple[str, tuple[str | None, ...], dict[str, Any]] | None:
    seat = table.seat_of(player)
    if seat is None or table.host is None:
        return None
    return "told-host", (player,), {"name": table.chairs[seat].name}
