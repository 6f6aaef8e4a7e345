"""What one seat of Duo may see, and what it is told.

Everybody sees the tops, the covered cards, the sizes of hands and pile, the scores and the stack
a turn is bound to; a seat sees its own hand; nobody sees the pile.
"""

from typing import Any

from tablee.games.duo.notation import STACKS, card_name, card_words, fits, names_of, top_words
from tablee.games.duo.rules import NONE, goal
from tablee.words import Seat, Sentence

Look = dict[str, Any]
FEATURES = ("colour", "number", "shape")  # in the order of a card's name


def look(s: Any, seat: int | None) -> Look:
    seats = range(s.seats)
    return {
        "game": "duo",
        "seat": seat,
        "over": bool(s.over),
        "round": s.round,
        "starter": s.starter,
        "turn": s.turn,
        "stack": None if s.stack == NONE else STACKS[s.stack],
        "tops": [card_name(top) for top in s.tops],
        "under": names_of(s.under),
        "hand": None if seat is None else names_of(s.hands[seat]),
        "sizes": [s.sizes[k] for k in seats],
        "pile": s.left,
        "scores": [s.scores[k] for k in seats],
        "goal": goal(s),
    }


def seen(action: str, seat: int, viewer: int | None) -> str | None:
    """An action as a viewer sees it: in Duo everybody sees them all."""
    return action


def tell(before: Look, seat: int, action: str | None, after: Look) -> list[Sentence]:
    """What happened between two looks of one viewer, in sentences."""
    told: list[Sentence] = []
    who = Seat(seat)
    words = (action or "").split()
    if words[0] == "lay":
        told.append(("log-lay", {"who": who, "card": card_words(words[1]), "stack": words[2]}))
    elif words[0] == "draw" and before["seat"] == seat and before["round"] == after["round"]:
        new = _drawn(before["hand"], after["hand"])
        told.append(("log-draw-card", {"card": card_words(new)}))
    elif words[0] == "stop" and (laid := in_turn(before, before.get("run", 0))) > 1:
        told.append(("log-stop-after", {"who": who, "count": laid, "stack": before["stack"]}))
    elif words[0] == "stop":
        top = before["tops"][STACKS.index(before["stack"])]
        told.append(("log-stop", {"who": who, "card": card_words(top), "stack": before["stack"]}))
    else:
        told.append((f"log-{words[0]}", {"who": who}))
    if after["over"] or after["round"] > before["round"]:
        told += _round_end(before, seat, words[0], after)
    return told


def in_turn(seen: Look, run: int) -> int:
    """How many cards were laid in a turn by whoever laid so many in a row, as far as somebody has seen: a row
    that began in the round before is of this turn as far as cards are covered."""
    return min(run, len(seen["under"]))


def _drawn(before: list[str], after: list[str]) -> str:
    rest = list(after)
    for card in before:
        rest.remove(card)
    return rest[0]


def _round_end(before: Look, seat: int, verb: str, after: Look) -> list[Sentence]:
    gains = [new - old for old, new in zip(before["scores"], after["scores"], strict=True)]
    told: list[Sentence] = []
    if verb == "draw":
        losses: list[Sentence] = [("log-loss", {"name": Seat(k), "points": -g}) for k, g in enumerate(gains)]
        told.append(("log-used-up", {"losses": losses}))
    else:
        held: list[Sentence] = [  # R14
            ("log-held", {"name": Seat(k), "count": size})
            for k, size in enumerate(before["sizes"])
            if k != seat
        ]
        told.append(("log-out", {"who": Seat(seat), "points": gains[seat], "held": held}))
    if after["over"]:
        told.append(("log-won", {"who": Seat(seat), "points": after["scores"][seat]}))
    else:
        told.append(("log-round", {"round": after["round"], "name": Seat(after["starter"])}))
    return told


def awaited(seen: Look) -> int | None:
    """The seat everybody waits for."""
    turn: int = seen["turn"]
    return turn


def prompt(seen: Look) -> Sentence:
    """What the seat is asked to do; at the beginning of a turn with what lies on the stacks, for whoever only
    hears it, and who has laid afterwards what lies there."""
    if seen["stack"] is None:
        tops = {stack: top_words(top) for stack, top in zip(STACKS, seen["tops"], strict=True)}
        return ("prompt-start" if can_lay(seen) else "prompt-draw"), tops
    return ("prompt-more" if can_lay(seen) else "prompt-stop"), {"stack": seen["stack"]}


def can_lay(seen: Look) -> bool:
    """Whether a card of the hand fits a stack that is open to it in this turn (R7)."""
    open_ = STACKS if seen["stack"] is None else (seen["stack"],)
    return any(
        fits(card, seen["tops"][STACKS.index(stack)]) for card in seen["hand"] or () for stack in open_
    )


def is_on_turn(seen: Look) -> bool:
    """Whether the viewer is the one to play."""
    return bool(seen["turn"] == seen["seat"] and not seen["over"])


def refusal(seen: Look, action: str) -> Sentence:
    """Why an action is not open to a seat, from what that seat sees."""
    if seen["seat"] != seen["turn"]:
        return "not-your-turn", {"clause": "R7"}
    words = action.split()
    if words[0] == "draw":
        return "no-draw-after-a-card", {"clause": "R8"}
    if words[0] == "stop":
        return "no-stop-before-a-card", {"clause": "D2"}
    _, card, stack = words
    if card not in seen["hand"]:
        return "not-in-hand", {"card": card_words(card), "clause": "R7"}
    if seen["stack"] not in (None, stack):
        return "bound-to-stack", {"stack": seen["stack"], "clause": "R7"}
    top = seen["tops"][STACKS.index(stack)]
    clause = "R9" if "-" not in card + top else "R12" if "-" in card and "-" in top else "R10"
    args = {"card": card_words(card), "top": card_words(top), "clause": clause}
    if clause != "R9":
        return "joker-does-not-fit", args
    return "does-not-fit", args | {"shared": _in_common(card, top)}


def _in_common(card: str, top: str) -> str:
    """The one feature that two symbol cards share which do not fit, if they share one."""
    alike = [name for name, one, other in zip(FEATURES, card, top, strict=True) if one == other]
    return alike[0] if alike else "none"


def novelty(action: str, after: Look) -> str | None:
    """What a first game explains: a joker, once it is laid or before one plays one's own, and a second card
    on the same stack."""
    if action.startswith("lay") and "-" in action.split()[1]:
        return "joker"
    if action.startswith("lay") and after["stack"] is not None:
        return "chain"
    own_turn = after["turn"] == after["seat"] and not after["over"]
    return "joker" if own_turn and any("-" in card for card in after["hand"]) else None
