"""Why an action of Ex & hopp may be good, from what the seat sees: who leads a row, who takes its card, and
what that costs."""

from typing import Any

from tablee.games.exhopp.look import sums
from tablee.games.exhopp.notation import some
from tablee.words import Seat, Sentence

Look = dict[str, Any]


def reason(seen: Look, action: str) -> Sentence | None:
    """One clause that is true of the action; what it costs is said as plainly as what it brings."""
    verb, *words = action.split()
    if verb == "lay":
        return _laying(seen, words[0], int(words[1]) - 1)
    if verb == "offer":
        return _offering(seen, words[0][0], words[2])
    return _accepting(seen) if verb == "accept" else _declining(seen)


# A card in a row


def _laying(seen: Look, card: str, row: int) -> Sentence:
    line = seen["rows"][row]
    after = [*line["cards"], card]
    first, was = _leader(seen, after), _leader(seen, line["cards"])
    head = {"head": line["head"].replace("-", "−"), "row": row + 1}
    left = int(line["head"][1:]) - len(after)
    if left == 0:
        return _completing(seen, line["head"], first, was, head)
    if first is None:
        return _level(seen, line, was, head)
    if line["head"][0] == "-":
        return _shunning(seen, first, was, head | {"left": left})
    return _striving(seen, after, card, first, was, head)


def _completing(seen: Look, head: str, taker: int | None, was: int | None, said: dict[str, Any]) -> Sentence:
    """A row that the card completes: who takes its point card (R9, R10), and what becomes of the game."""
    if taker is None:
        return "reason-tie", said
    own, good = seen["seat"], head[0] == "+"
    scores = [score + int(head) * (k == taker) for k, score in enumerate(seen["scores"])]
    ahead = all(scores[own] > score for k, score in enumerate(scores) if k != own)
    if ahead and _is_last(seen):
        return "reason-wins", said | {"name": Seat(taker), "mine": "yes" if taker == own else "no"}
    if taker != own:
        led = "yes" if was == taker else "no"
        return ("reason-gives" if good else "reason-hands"), said | {"name": Seat(taker), "led": led}
    if good:
        return "reason-takes", said
    comfort = "ahead" if ahead else "fresh" if seen["heads"] else "closed"
    return "reason-takes-red", said | {"comfort": comfort}


def _is_last(seen: Look) -> bool:
    """Whether the next point card that is taken ends the game (R13)."""
    return seen["heads"] == 0 and sum(line is not None for line in seen["rows"]) == 1


def _level(seen: Look, line: Look, was: int | None, head: dict[str, Any]) -> Sentence:
    """Several colours share the lead from now on."""
    if was is not None and was != seen["seat"] and line["head"][0] == "+":
        return "reason-evens", head | {"name": Seat(was)}
    return "reason-level", head


def _shunning(seen: Look, first: int, was: int | None, head: dict[str, Any]) -> Sentence:
    """A row with a red head, which nobody wants to lead."""
    if first == seen["seat"]:
        return "reason-exposes", head
    return ("reason-burdens" if was != first else "reason-stays-burdened"), head | {"name": Seat(first)}


def _striving(
    seen: Look, after: list[str], card: str, first: int, was: int | None, head: dict[str, Any]
) -> Sentence:
    """A row with a black head, which everybody wants to lead."""
    own = seen["colours"][seen["seat"]]
    if first == seen["seat"]:
        return ("reason-leads" if was != first else "reason-stays-ahead"), head
    totals, head = sums(after), head | {"name": Seat(first)}
    if card[0] == own:
        return "reason-nears", head | {"sum": totals[own], "best": max(totals.values())}
    return "reason-sheds", head | {"led": "yes" if was == first else "no"}


def _leader(seen: Look, cards: list[str]) -> int | None:
    """The seat whose colour alone has the highest sum."""
    totals = sums(cards)
    best = [colour for colour, total in totals.items() if total == max(totals.values())]
    return seen["colours"].index(best[0]) if len(best) == 1 and best[0] in seen["colours"] else None


# Exchanges


def _offering(seen: Look, give: str, want: str) -> Sentence:
    own = seen["colours"][seen["seat"]]
    if want == own:
        return "reason-wants-own", {"colour": some(own)}
    if give == own:
        return "reason-offers-own", {"colour": some(own)}
    return "reason-rows-stay", {}


def _accepting(seen: Look) -> Sentence:
    offer, own = seen["offer"], seen["colours"][seen["seat"]]
    by = Seat(offer["by"])
    fair = "yes" if offer["want"] == seen["colours"][offer["by"]] else "no"
    if offer["give"] == own:
        return "reason-gets-own", {"colour": some(own), "name": by, "fair": fair}
    if offer["want"] == own:
        return "reason-gives-own", {"colour": some(own), "give": some(offer["give"])}
    return "reason-neither", {
        "want": some(offer["want"]),
        "give": some(offer["give"]),
        "name": by,
        "fair": fair,
    }


def _declining(seen: Look) -> Sentence:
    offer, own = seen["offer"], seen["colours"][seen["seat"]]
    if offer["want"] == seen["colours"][offer["by"]]:
        return "reason-denies", {"name": Seat(offer["by"]), "colour": some(offer["want"])}
    if offer["want"] == own:
        return "reason-keeps-own", {"colour": some(own)}
    return "reason-keeps-hand", {}
