"""What one seat of Ex & hopp may see, and what it is told.

Everybody sees the rows, the point cards won, the discard pile, all sizes and an offer's two
colours; a seat sees its own hand and the card it offers. Who was asked for an exchange and who
declined is secret: a seat only sees whether it may still answer itself.
"""

from typing import Any

from tablee.games.exhopp.cards import NONE, ROWS, colour_of, may_answer
from tablee.games.exhopp.notation import COLOURS, NAMES, card_words, names_of, points_of, row_of, some, worth
from tablee.games.exhopp.rules import score
from tablee.words import Seat, Sentence

Look = dict[str, Any]


def look(s: Any, seat: int | None) -> Look:
    seats = range(s.seats)
    return {
        "game": "exhopp",
        "seat": seat,
        "over": bool(s.over),
        "turn": s.turn,
        "colours": [COLOURS[s.colours[k]] for k in seats],
        "rows": [row_of(s, place) for place in range(ROWS)],
        "heads": s.down_left,
        "won": [points_of(s.won[k]) for k in seats],
        "scores": [score(s, k) for k in seats],
        "hand": None if seat is None else names_of(s.hands[seat]),
        "sizes": [s.sizes[k] for k in seats],
        "stock": s.left,
        "discard": names_of(s.discard),
        "offer": None if s.want == NONE else _offer(s, seat),
        "must_lay": bool(s.must_lay),
        "lays_after": bool(s.lay_after_exchange),
        "idle": s.idle,
    }


def _offer(s: Any, seat: int | None) -> dict[str, Any]:
    """At a live table everybody is `asked`, also who holds nothing of the wanted colour (D4)."""
    may_answer_it = seat is not None and bool(may_answer(s, seat))
    return {
        "by": s.turn,
        "give": COLOURS[colour_of(s.offered)],
        "want": COLOURS[s.want],
        "card": NAMES[s.offered] if seat == s.turn else None,
        "may_answer": may_answer_it,
        "asked": may_answer_it,
    }


def bargaining_is_over(seen: Look) -> bool:
    """D5: too many turns in a row have ended with no card laid."""
    return bool(seen["idle"] >= len(seen["sizes"]))


def seen(action: str, seat: int, viewer: int | None) -> str | None:
    """An action as a viewer sees it: offers and exchanges without values, no refusal of others."""
    verb, *rest = action.split()
    if viewer == seat or verb == "lay":
        return action
    if verb == "offer":
        return f"offer {rest[0][0]} for {rest[2]}"
    return "accept" if verb == "accept" else None


def tell(before: Look, seat: int, action: str | None, after: Look) -> list[Sentence]:
    """What happened between two looks of one viewer, in sentences."""
    verb, *rest = (action or "unknown").split()
    told: list[Sentence] = []
    if verb == "lay":
        told += _tell_lay(before, seat, rest[0], int(rest[1]) - 1, after)
    elif verb == "offer":
        told.append(("log-offer", {"who": Seat(seat), "give": some(rest[0][0]), "want": some(rest[2])}))
    elif verb == "accept":
        told.append(_tell_exchange(before, seat, rest, after))
    elif verb == "decline":
        told.append(("log-decline", {}))
    if verb != "accept" and (before["offer"] or verb == "offer") and not after["offer"]:
        told.append(("log-no-deal", {}))
    told += _tell_reshuffle(before, after)
    if not (verb == "accept" and before["seat"] == before["turn"]):
        told += _tell_new_cards(before, rest[0] if verb == "lay" else None, after)
    return told + _tell_passed_over(before, after) + _tell_end(after)


def _tell_lay(before: Look, seat: int, card: str, place: int, after: Look) -> list[Sentence]:
    told: list[Sentence] = [("log-lay", {"who": Seat(seat), "card": card_words(card), "row": place + 1})]
    line = before["rows"][place]
    laid = [*line["cards"], card]
    if len(laid) < int(line["head"][1:]):
        return told
    best = max(sums(laid).values())
    takers = [k for k, won in enumerate(after["won"]) if won != before["won"][k]]
    if not takers:
        told.append(("log-tie", {"sum": best, "head": worth(line["head"])}))
        return told
    key = "log-win" if line["head"][0] == "+" else "log-loss"
    following = after["rows"][place]
    turned_up = worth(following["head"]) if following else "none"
    args = {"who": Seat(takers[0]), "sum": best, "head": worth(line["head"]), "next": turned_up}
    told.append((key, args))
    if following is None:
        told.append(("log-closed", {"row": place + 1}))
    return told


def sums(cards: list[str]) -> dict[str, int]:
    """The values of some cards added up colour by colour, the highest first."""
    totals: dict[str, int] = {}
    for card in cards:
        totals[card[0]] = totals.get(card[0], 0) + int(card[1:])
    return dict(sorted(totals.items(), key=lambda item: -item[1]))


def leaders(cards: list[str]) -> list[str]:
    """The colours that have the highest sum among some cards."""
    totals = sums(cards)
    return [colour for colour, total in totals.items() if total == max(totals.values())]


def leader(seen: Look, cards: list[str]) -> int | None:
    """The seat whose colour alone has the highest sum."""
    first = leaders(cards)
    return seen["colours"].index(first[0]) if len(first) == 1 and first[0] in seen["colours"] else None


def free_places(line: Look) -> int:
    """How many cards a row still wants."""
    return int(line["head"][1:]) - len(line["cards"])


def open_rows(seen: Look) -> int:
    """How many rows have a head."""
    return sum(line is not None for line in seen["rows"])


def still_to_take(seen: Look) -> int:
    """How many point cards nobody has taken yet: those in rows, and those face down."""
    return int(seen["heads"]) + open_rows(seen)


def _tell_exchange(before: Look, seat: int, given: list[str], after: Look) -> Sentence:
    offer = before["offer"]
    if before["seat"] == seat:
        gave = card_words(given[0])
        return "log-gave", {"name": Seat(offer["by"]), "card": gave, "give": some(offer["give"])}
    if before["seat"] == offer["by"]:
        got = _new_cards(before, None, after)[0]  # the proposer never draws here: the turn goes on to another
        return "log-got", {"name": Seat(seat), "card": card_words(got), "own": card_words(offer["card"])}
    colours = {"give": some(offer["give"]), "want": some(offer["want"])}
    return "log-exchange", {"who": Seat(seat), "name": Seat(offer["by"])} | colours


def _new_cards(before: Look, laid: str | None, after: Look) -> list[str]:
    """What has come into the viewer's hand; even the card just laid may come back from the stock."""
    return [card for card in after["hand"] or [] if card == laid or card not in before["hand"]]


def _tell_new_cards(before: Look, laid: str | None, after: Look) -> list[Sentence]:
    new = _new_cards(before, laid, after)
    key = "log-received" if laid is None and before["offer"] else "log-new"
    return [(key, {"cards": [("this-card", {"card": card_words(card)}) for card in new]})] if new else []


def _tell_reshuffle(before: Look, after: Look) -> list[Sentence]:
    """R12: cards that lay open are gone from the table."""
    return [] if _lying(before) <= _lying(after) else [("log-reshuffle", {})]


def _lying(seen: Look) -> set[str]:
    return {*seen["discard"], *(card for line in seen["rows"] if line for card in line["cards"])}


def _tell_passed_over(before: Look, after: Look) -> list[Sentence]:
    """Seats without a card between the turn that ended and the next one (D6)."""
    if after["over"] or after["offer"] or after["must_lay"]:
        return []
    seats = len(after["sizes"])
    told: list[Sentence] = []
    seat = (before["turn"] + 1) % seats
    while seat != after["turn"]:
        told.append(("log-passed", {"who": Seat(seat)}))
        seat = (seat + 1) % seats
    return told


def _tell_end(after: Look) -> list[Sentence]:
    if not after["over"]:
        return []
    best = max(after["scores"])
    winners = [Seat(k) for k, points in enumerate(after["scores"]) if points == best]
    if len(winners) == 1:
        return [("log-won", {"who": winners[0], "points": best})]
    return [("log-shared", {"names": list(winners), "points": best})]


def awaited(seen: Look) -> int | None:
    """The seat everybody waits for; nobody in particular while an offer stands."""
    turn: int = seen["turn"]
    return None if seen["offer"] else turn


def prompt(seen: Look) -> Sentence:
    """What the seat is asked to do, in a sentence."""
    offer = seen["offer"]
    if offer and offer["asked"]:
        args = {"give": some(offer["give"]), "want": some(offer["want"])}
        return "prompt-answer" if offer["may_answer"] else "prompt-pass", args
    if offer:
        return "prompt-wait", {}
    if seen["must_lay"]:
        return "prompt-must-lay", {}
    return "prompt-lay-only" if bargaining_is_over(seen) else "prompt-turn", {}


def refusal(seen: Look, action: str) -> Sentence:
    """Why an action is not open to a seat, from what that seat sees."""
    verb, *rest = action.split()
    if seen["over"]:
        return "game-over", {"clause": "R13"}
    if seen["seat"] is None:
        return "not-your-turn", {"clause": "R6"}
    if verb in ("accept", "decline"):
        return _no_answer(seen, action.split()[-1])
    if seen["seat"] != seen["turn"]:
        return "not-your-turn", {"clause": "R6"}
    if seen["offer"]:
        return "offer-stands", {"clause": "D4"}
    if verb == "offer":
        if seen["must_lay"]:
            return "lay-after-exchange", {"clause": "D3"}
        if bargaining_is_over(seen):
            return "bargaining-is-over", {"clause": "D5"}
    if rest[0] not in seen["hand"]:
        return "not-in-hand", {"card": card_words(rest[0]), "clause": "R6" if verb == "lay" else "R7"}
    if verb == "lay":
        return "row-closed", {"row": int(rest[1]), "clause": "R11"}
    return "colour-not-in-play", {"clause": "D4"}


def _no_answer(seen: Look, card: str) -> Sentence:
    """Why a seat cannot accept or decline."""
    offer = seen["offer"]
    if not offer:
        return "no-offer", {"clause": "R7"}
    if seen["seat"] == offer["by"]:
        return "own-offer", {"clause": "D4"}
    if not offer["may_answer"]:
        declined = any(name[0] == offer["want"] for name in seen["hand"])
        return ("already-declined" if declined else "colour-not-held"), {
            "want": offer["want"],
            "clause": "D4",
        }
    if card[0] != offer["want"]:
        return "wrong-colour", {"want": some(offer["want"]), "clause": "R7"}
    return "not-in-hand", {"card": card_words(card), "clause": "R7"}
