"""What one seat of Huit américain may see: everything but the other hands and the stock.

Every card of the pile was seen when it was played. When the game is over, all hands are shown and counted.
"""

from collections import Counter
from typing import Any

from tablee.words import Seat, Sentence
from tablee_crazy_eights.notation import NAMES, SUIT_NAMES, card_words, names_of, suit_words

Look = dict[str, Any]


def look(s: Any, seat: int | None) -> Look:
    seats = range(s.seats)
    return {
        "game": "crazy_eights",
        "seat": seat,
        "over": bool(s.over),
        "turn": s.turn,
        "direction": s.direction,
        "top": NAMES[s.top],
        "suit": SUIT_NAMES[s.suit],
        "naming": bool(s.naming),
        "owed": s.owed,
        "drawn": s.drawn,
        "passes": s.passes,
        "plays": s.plays,
        "left": s.left,
        "under": names_of(s.under),
        "hand": None if seat is None else names_of(s.hands[seat]),
        "sizes": [s.sizes[k] for k in seats],
        "hands": [names_of(s.hands[k]) for k in seats] if s.over else None,
        "points": [s.penalty[k] for k in seats] if s.over else None,
        "most_drawn": s.max_draw_cards,
        "most_plays": s.max_turns,
        "special": bool(s.use_special_cards),
        "reshuffle": bool(s.reshuffle),
        "by_face": bool(s.points),
    }


def seen(action: str, seat: int, viewer: int | None) -> str | None:
    """An action as a viewer sees it: which card was drawn is not said in the action, so all see all."""
    return action


def tell(before: Look, seat: int, action: str | None, after: Look) -> list[Sentence]:
    """What happened between two looks of one viewer, in sentences."""
    if action is None:
        return []
    told = [_told(before, seat, action, after), *_effects(before, action, after)]
    if after["over"]:
        best = min(after["points"])
        winners = [Seat(k) for k, points in enumerate(after["points"]) if points == best]
        told.append(("log-won", {"names": winners, "points": best}))
    return told


def _told(before: Look, seat: int, action: str, after: Look) -> Sentence:
    verb, _, what = action.partition(" ")
    who = Seat(seat)
    if verb == "play":
        return "log-play", {"who": who, "card": card_words(what)}
    if verb == "suit":
        return "log-suit", {"who": who, "suit": suit_words(what)}
    if verb == "pass":
        return "log-pass", {"who": who}
    if after["seat"] == seat:
        new = Counter(after["hand"]) - Counter(before["hand"])
        return "log-draw-own", {"cards": [card_words(card) for card in new.elements()]}
    return "log-draw", {"who": who, "count": after["sizes"][seat] - before["sizes"][seat]}


def _effects(before: Look, action: str, after: Look) -> list[Sentence]:
    """What else a card did."""
    found: list[Sentence] = []
    if after["direction"] != before["direction"]:
        found.append(("log-turned", {}))
    if after["owed"]:
        found.append(("log-owed", {"who": Seat(after["turn"]), "count": after["owed"]}))
    if after["left"] > before["left"] or (action == "draw" and len(after["under"]) < len(before["under"])):
        found.append(("log-reshuffled", {}))
    return found


def awaited(seen: Look) -> int | None:
    """The seat everybody waits for."""
    turn: int = seen["turn"]
    return None if seen["over"] else turn


def prompt(seen: Look) -> Sentence:
    """What the seat is asked to do, in a sentence."""
    if seen["naming"]:
        return "prompt-suit", {}
    if seen["owed"]:
        return "prompt-owed", {"count": seen["owed"]}
    if may_pass(seen):
        return "prompt-pass", {"suit": suit_words(seen["suit"])}
    left = min(seen["most_drawn"] - seen["drawn"], seen["left"])
    return "prompt-play", {"suit": suit_words(seen["suit"]), "count": left}


def may_pass(seen: Look) -> bool:
    """Whether one may pass, and so may not draw."""
    return bool(seen["left"] == 0 or seen["drawn"] == seen["most_drawn"])


def refusal(seen: Look, action: str) -> Sentence:
    """Why an action is not open to a seat, from what that seat sees."""
    verb, _, what = action.partition(" ")
    if seen["over"]:
        return "game-over", {"clause": "R12"}
    if seen["seat"] != seen["turn"]:
        return "not-your-turn", {"clause": "R4"}
    if seen["naming"]:
        return "must-name", {"clause": "R6"}
    if verb == "suit":
        return "nothing-named", {"clause": "R6"}
    if verb == "play" and what not in seen["hand"]:
        return "not-in-hand", {"card": card_words(what), "clause": "R5"}
    if seen["owed"]:
        return "twos-first", {"count": seen["owed"], "clause": "R11"}
    if verb == "draw":
        return "no-more-draws", {"empty": "yes" if seen["left"] == 0 else "no", "clause": "R7"}
    if verb == "pass":
        return "not-yet-passing", {"clause": "R8"}
    suit = suit_words(seen["suit"])
    return "does-not-fit", {
        "card": card_words(what),
        "suit": suit,
        "top": card_words(seen["top"]),
        "clause": "R5",
    }
