"""What one seat of Lobo 77 may see, and what it is told.

Everybody sees the total, the direction, the cards laid since the last shuffle, what is owed, the
lives, the sizes of hands and pile and the open draws; a seat sees its own hand; nobody sees the
pile or the hands set aside. That a 2× is barred (R7) follows from what is owed and one's own hand;
told to others it would betray a hand of nothing but 2×.
"""

from collections import Counter
from typing import Any

from tablee.games.lobo77.notation import card_words, draws_of, figure, names_of, value_of
from tablee.games.lobo77.rules import TOO_MUCH
from tablee.words import Seat, Sentence, yes

Look = dict[str, Any]


def look(s: Any, seat: int | None) -> Look:
    return {
        "game": "lobo77",
        "seat": seat,
        "over": bool(s.over),
        "draw_by_hand": bool(s.draw_by_hand),
        "round": s.round,
        "opener": s.opener,
        "turn": s.turn,
        "way": s.way,
        "total": s.total,
        "owed": s.owed,
        "played": s.played,
        "tokens": s.tokens,
        "lives": s.lives.tolist()[: s.seats],
        "hand": None if seat is None else names_of(s.hands[seat]),
        "sizes": s.sizes.tolist()[: s.seats],
        "pile": s.left,
        "laid": names_of(s.laid),
        "draws": draws_of(s),
    }


def seen(action: str, seat: int, viewer: int | None) -> str | None:
    """An action as a viewer sees it: in Lobo 77 everybody sees them all."""
    return action


def tell(before: Look, seat: int, action: str | None, after: Look) -> list[Sentence]:
    """What happened between two looks of one viewer, in sentences."""
    if action is None:
        return []
    verb, *cards = action.split()
    if verb == "lay":
        return _laying(before, seat, cards[0], after)
    drawn = _drawn(before["hand"], after["hand"]) if verb == "draw" and seat == before["seat"] else []
    told: list[Sentence] = [
        ("log-draw-own", {"cards": drawn}) if drawn else (f"log-{verb}", {"who": Seat(seat)})
    ]
    return told + _shuffled(before, after, 0)


def _laying(before: Look, seat: int, card: str, after: Look) -> list[Sentence]:
    total = before["total"] + value_of(card)
    told: list[Sentence] = [
        ("log-late", {"who": Seat(k)}) for k, draws in enumerate(before["draws"]) if draws
    ]
    ended = total >= TOO_MUCH and not after["over"]
    told.append(_told_card(seat, card, total, ended))
    if after["lives"][seat] < before["lives"][seat]:
        told.append(_loss(seat, after["lives"][seat]))
    if after["over"]:
        return [*told, ("log-won", {"who": Seat(_last_in_play(after))})]
    if after["round"] > before["round"]:
        told += [] if ended else [("log-empty", {})]
        return [*told, ("log-round", {"round": after["round"], "who": Seat(after["opener"])})]
    if card == "turn":
        told.append(("log-way", {"way": _way(after)}))
    if seat == before["seat"]:
        kept = list(before["hand"])
        kept.remove(card)
        drawn = _drawn(kept, after["hand"])
        told += [("log-draw-own", {"cards": drawn})] if drawn else []
    told += _shuffled(before, after, 1)
    if after["owed"] == 2:
        told.append(("log-two", {"who": Seat(after["turn"])}))
    return told


def _told_card(seat: int, card: str, total: int, ended: bool) -> Sentence:
    """What was laid, the total it makes and, in the same breath, that the round is over, if it is."""
    args = {"who": Seat(seat), "card": card_words(card)}
    if card == "2x":
        return "log-lay-twice", args  # R5: nothing is announced
    key = "too-much" if ended else "lay" if value_of(card) else "lay-same"
    return f"log-{key}", args | {"total": figure(total)}


def _loss(seat: int, lives: int) -> Sentence:
    if lives > 1:
        return "log-loss", {"who": Seat(seat), "tokens": lives - 1}
    return "log-swims" if lives else "log-out", {"who": Seat(seat)}


def _last_in_play(after: Look) -> int:
    return next(k for k, lives in enumerate(after["lives"]) if lives > 0)


def _way(shown: Look) -> str:
    return "clockwise" if shown["way"] > 0 else "back"


def _drawn(before: list[str], after: list[str]) -> list[Sentence]:
    return [card_words(card) for card in (Counter(after) - Counter(before)).elements()]


def _shuffled(before: Look, after: Look, laid: int) -> list[Sentence]:
    return [("log-shuffle", {})] if len(after["laid"]) < len(before["laid"]) + laid else []


def awaited(seen: Look) -> int | None:
    """The seat everybody waits for."""
    turn: int = seen["turn"]
    return turn


def prompt(seen: Look) -> Sentence:
    """What the seat is asked to do, in a sentence."""
    seat, total = seen["seat"], figure(seen["total"])
    if seat is not None and seen["draws"][seat] > 0:
        return "prompt-draw", {"count": seen["draws"][seat]}
    if seen["owed"] == 2:
        only_doubles = yes(set(seen["hand"] or ()) == {"2x"})  # D2
        return "prompt-two", {"total": total, "only_doubles": only_doubles} | _who_doubled(seen)
    if seen["played"]:
        return "prompt-second", {"total": total} | _who_doubled(seen)
    return "prompt-lay", {"total": total}


def _who_doubled(seen: Look) -> dict[str, Any]:
    """Who laid the 2× because of which two cards are to be laid: whoever is before in the way one goes round.
    Where cards are drawn by hand it may have been somebody else: an empty hand is passed over (D11)."""
    seats, turn = len(seen["sizes"]), seen["turn"]
    round_ = ((turn - k * seen["way"]) % seats for k in range(1, seats))
    by = next((seat for seat in round_ if seen["lives"][seat] > 0), turn)
    return {"by_known": yes(by != turn and not seen["draw_by_hand"]), "by": Seat(by)}


def refusal(seen: Look, action: str) -> Sentence:
    """Why an action is not open to a seat, from what that seat sees."""
    seat = seen["seat"]
    verb, *cards = action.split()
    if seat is not None and seen["lives"][seat] == 0:
        return "you-are-out", {"clause": "D7"}
    if verb != "lay":
        return "no-draw-open" if seen["draw_by_hand"] else "draws-by-itself", {"clause": "D10"}
    if seat != seen["turn"]:
        return "not-your-turn", {"clause": "R4"}
    if cards[0] not in seen["hand"]:
        return "not-in-hand", {"card": card_words(cards[0]), "clause": "R4"}
    return "no-double-first", {"clause": "R7"}


def novelty(action: str, after: Look) -> str | None:
    """What a first game explains besides: what costs a buoy, before anybody lays a card, and cards that are
    no numbers, where one is in the hand of whoever is to play."""
    own_turn = after["turn"] == after["seat"] and not after["over"]
    if own_turn and {"2x", "turn"} & {*after["hand"]}:
        return "numberless"
    return "lay" if not after["laid"] else None
