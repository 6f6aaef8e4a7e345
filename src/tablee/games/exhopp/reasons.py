"""Why an action of Ex & hopp may be good, from what the seat sees: who leads a row, who takes its card."""

from typing import Any

from tablee.games.exhopp.look import sums
from tablee.games.exhopp.notation import some
from tablee.words import Seat, Sentence

Look = dict[str, Any]


def reason(seen: Look, action: str) -> Sentence | None:
    """One clause that is true of the action, if there is one worth saying."""
    verb, *words = action.split()
    own = seen["colours"][seen["seat"]]
    if verb == "lay":
        return _laying(seen, words[0], int(words[1]) - 1)
    if verb == "offer":
        return ("reason-wants-own", {"colour": some(own)}) if words[2] == own else None
    if verb == "accept" and seen["offer"]["give"] == own:
        return "reason-gets-own", {"colour": some(own)}
    return None


def _laying(seen: Look, card: str, row: int) -> Sentence | None:
    line = seen["rows"][row]
    after = [*line["cards"], card]
    first = _leader(seen, after)
    good, mine = line["head"][0] == "+", first == seen["seat"]
    head = {"head": line["head"].replace("-", "−"), "row": row + 1}
    if len(after) == int(line["head"][1:]):
        return _completing(first, mine, good, head)
    was = _leader(seen, line["cards"])
    if first is None:
        if was is None or was == seen["seat"] or not good:
            return None
        return "reason-evens", head | {"name": Seat(was)}
    if mine and good:
        return ("reason-leads" if was != first else "reason-stays-ahead"), head
    if not mine and not good and was != first:
        return "reason-burdens", head | {"name": Seat(first)}
    return None


def _completing(taker: int | None, mine: bool, good: bool, head: dict[str, Any]) -> Sentence | None:
    """A row that the card completes: who takes its point card (R9, R10)."""
    if taker is None:
        return "reason-tie", head
    if mine and good:
        return "reason-takes", head
    return None if mine or good else ("reason-hands", head | {"name": Seat(taker)})


def _leader(seen: Look, cards: list[str]) -> int | None:
    """The seat whose colour alone has the highest sum."""
    totals = sums(cards)
    best = [colour for colour, total in totals.items() if total == max(totals.values())]
    return seen["colours"].index(best[0]) if len(best) == 1 and best[0] in seen["colours"] else None
