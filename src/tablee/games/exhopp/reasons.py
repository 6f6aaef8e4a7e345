"""Why an action of Ex & hopp may be good, from what the seat sees: who leads a row, who takes its card, and
what that costs."""

from typing import Any

from tablee.games.exhopp.cards import VALUES
from tablee.games.exhopp.look import free_places, leader, open_rows, sums
from tablee.games.exhopp.notation import some, worth
from tablee.words import Seat, Sentence, yes

Look = dict[str, Any]
COSTLY = {"reason-takes-red", "reason-exposes", "reason-gives", "reason-gives-own", "reason-offers-own"}


def drawback(seen: Look, action: str) -> bool:
    """Whether what is said of an action is what it costs: a hint then says why it is the best even so."""
    found = reason(seen, action)
    if found is None:
        return False
    key, said = found
    lifts_another = key == "reason-sheds" and said["led"] == "no"
    return key in COSTLY or lifts_another or (key == "reason-neither" and said["fair"] == "much")


def reason(seen: Look, action: str) -> Sentence | None:
    """One clause that is true of the action; what it costs is said as plainly as what it brings."""
    verb, *words = action.split()
    if verb == "lay":
        return _laying(seen, words[0], int(words[1]) - 1)
    if verb == "offer":
        return _offering(seen, words[0][0], words[2])
    return _accepting(seen, words[0]) if verb == "accept" else _declining(seen)


# A card in a row


def _laying(seen: Look, card: str, row: int) -> Sentence:
    line = seen["rows"][row]
    after = [*line["cards"], card]
    first, was = leader(seen, after), leader(seen, line["cards"])
    head = {"head": worth(line["head"]), "row": row + 1}
    left = free_places(line) - 1
    if left == 0:
        return _completing(seen, line["head"], first, was, head)
    if first is None:
        return _level(seen, line, was, head)
    if line["head"][0] == "-":
        return _shunning(seen, card, first, was, head | {"left": left})
    return _striving(seen, after, card, first, was, head)


def _completing(seen: Look, head: str, taker: int | None, was: int | None, said: dict[str, Any]) -> Sentence:
    """A row that the card completes: who takes its point card (R9, R10), and what becomes of the game."""
    if taker is None:
        return "reason-tie", said
    own, good = seen["seat"], head[0] == "+"
    scores = [score + int(head) * (k == taker) for k, score in enumerate(seen["scores"])]
    ahead = all(scores[own] > score for k, score in enumerate(scores) if k != own)
    if ahead and _is_last(seen):
        return "reason-wins", said | {"name": Seat(taker), "mine": yes(taker == own)}
    if taker != own:
        led = yes(was == taker)
        return ("reason-gives" if good else "reason-hands"), said | {"name": Seat(taker), "led": led}
    if good:
        return "reason-takes", said
    comfort = "ahead" if ahead else "fresh" if seen["heads"] else "closed"
    return "reason-takes-red", said | {"comfort": comfort}


def _is_last(seen: Look) -> bool:
    """Whether the next point card that is taken ends the game (R13)."""
    return seen["heads"] == 0 and open_rows(seen) == 1


def _level(seen: Look, line: Look, was: int | None, head: dict[str, Any]) -> Sentence:
    """Several colours share the lead from now on."""
    if was is not None and was != seen["seat"] and line["head"][0] == "+":
        return "reason-evens", head | {"name": Seat(was)}
    return "reason-level", head


def _shunning(seen: Look, card: str, first: int, was: int | None, head: dict[str, Any]) -> Sentence:
    """A row with a red head, which nobody wants to lead."""
    if first == seen["seat"]:
        after = [*seen["rows"][head["row"] - 1]["cards"], card]
        args = head | {"caught": _may_be_caught(seen, after), "comfort": _comfort(seen, card, was, head)}
        totals, rival = sums(after), Seat(seen["colours"].index(card[0]))
        return "reason-exposes", args | {
            "name": rival,
            "sum": totals[card[0]],
            "best": max(totals.values()),
        }
    return ("reason-burdens" if was != first else "reason-stays-burdened"), head | {"name": Seat(first)}


def _comfort(seen: Look, card: str, was: int | None, head: dict[str, Any]) -> str:
    """What makes a card bearable that leaves the viewer in the lead for a red head, as the words take it."""
    if was == seen["seat"]:
        brings_rival = card[0] != seen["colours"][was] and head["left"] > 1
        return "rival" if brings_rival else "led"
    return "none" if _all_else_costs(seen, card, head["row"]) else "other"


def _may_be_caught(seen: Look, cards: list[str]) -> str:
    """Whether one more card could let a rival's colour come up with the viewer's, as the words take it."""
    totals, own = sums(cards), seen["colours"][seen["seat"]]
    rivals = [colour for colour in seen["colours"] if colour != own]
    most = {
        colour: max(value for value in range(1, VALUES + 1) if f"{colour}{value}" not in cards)
        for colour in rivals
    }
    reach = (totals.get(colour, 0) + most[colour] for colour in rivals)
    return yes(max(reach) >= totals[own])


def _all_else_costs(seen: Look, card: str, row: int) -> bool:
    """Whether any other card, in any row, brings a red card or its danger, or gives away a black one."""
    return all(
        _cost(seen, other, place)
        for other in seen["hand"] or ()
        for place, line in enumerate(seen["rows"])
        if line is not None and (other, place + 1) != (card, row)
    )


def _cost(seen: Look, card: str, row: int) -> bool:
    line = seen["rows"][row]
    after = [*line["cards"], card]
    first, red = leader(seen, after), line["head"][0] == "-"
    if first is None:
        return False
    full = free_places(line) == 1
    return first == seen["seat"] if red else full and first != seen["seat"]


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
    return "reason-sheds", head | {"led": yes(was == first)}


# Exchanges


def _offering(seen: Look, give: str, want: str) -> Sentence:
    own = seen["colours"][seen["seat"]]
    if want == own:
        return "reason-wants-own", {"colour": some(own)}
    if give == own:
        return "reason-offers-own", {"colour": some(own)}
    return "reason-rows-stay", {}


def _accepting(seen: Look, card: str) -> Sentence:
    offer, own = seen["offer"], seen["colours"][seen["seat"]]
    by = Seat(offer["by"])
    fair = yes(offer["want"] == seen["colours"][offer["by"]])
    if offer["give"] == own:
        return "reason-gets-own", {"colour": some(own), "name": by, "fair": fair}
    if offer["want"] == own:
        return "reason-gives-own", {"colour": some(own), "give": some(offer["give"])}
    value = int(card[1:])
    gift = "no" if fair == "no" else "little" if value <= VALUES // 2 else "much"
    colours = {"want": some(offer["want"]), "give": some(offer["give"])}
    return "reason-neither", colours | {"name": by, "fair": gift, "value": value}


def _declining(seen: Look) -> Sentence:
    offer, own = seen["offer"], seen["colours"][seen["seat"]]
    if offer["want"] == seen["colours"][offer["by"]]:
        return "reason-denies", {"name": Seat(offer["by"]), "colour": some(offer["want"])}
    if offer["want"] == own:
        return "reason-keeps-own", {"colour": some(own)}
    return "reason-keeps-hand", {}
