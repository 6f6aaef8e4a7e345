"""What one seat of Highest may see: everything but the other hands and the cards put away."""

from typing import Any

from tablee.template.highest.notation import NAMES, card_words, names_of
from tablee.template.highest.rules import NONE
from tablee.words import Seat, Sentence

Look = dict[str, Any]


def look(s: Any, seat: int | None) -> Look:
    seats = range(s.seats)
    return {
        "game": "highest",
        "seat": seat,
        "over": bool(s.over),
        "turn": s.turn,
        "tricks": [s.tricks[k] for k in seats],
        "played": [None if s.played[k] == NONE else NAMES[s.played[k]] for k in seats],
        "gone": names_of(s.gone),
        "hand": None if seat is None else names_of(s.hands[seat]),
        "sizes": [s.sizes[k] for k in seats],
        "low_wins": bool(s.low_wins),
    }


def seen(action: str, seat: int, viewer: int | None) -> str | None:
    """An action as a viewer sees it: here everybody sees them all."""
    return action


def tell(before: Look, seat: int, action: str | None, after: Look) -> list[Sentence]:
    """What happened between two looks of one viewer, in sentences."""
    if action is None:
        return []
    told: list[Sentence] = [("log-play", {"who": Seat(seat), "card": card_words(action.split()[1])})]
    for k, tricks in enumerate(after["tricks"]):
        if tricks > before["tricks"][k]:
            told.append(("log-trick", {"who": Seat(k)}))
    if after["over"]:
        best = max(after["tricks"])
        winners = [Seat(k) for k, tricks in enumerate(after["tricks"]) if tricks == best]
        told.append(("log-won", {"names": list(winners), "tricks": best}))
    return told


def awaited(seen: Look) -> int | None:
    """The seat everybody waits for."""
    turn: int = seen["turn"]
    return turn


def prompt(seen: Look) -> Sentence:
    """What the seat is asked to do, in a sentence."""
    return "prompt-play", {"low": "yes" if seen["low_wins"] else "no"}


def refusal(seen: Look, action: str) -> Sentence:
    """Why an action is not open to a seat, from what that seat sees."""
    if seen["over"]:
        return "game-over", {"clause": "R4"}
    if seen["seat"] != seen["turn"]:
        return "not-your-turn", {"clause": "R2"}
    return "not-in-hand", {"card": card_words(action.split()[1]), "clause": "R2"}
