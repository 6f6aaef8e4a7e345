"""What one seat of EKKO may see, and what it is told.

Everybody sees the cards laid, whose turn it is, the sizes of hands, pile and cards aside, how
many cards of a hand are barred, and the scores. A seat sees its own hand, which of its cards are
barred and what it put aside. Only the one who is asked for the mirror knows of it (D12).
"""

from typing import Any

from tablee.core.chance import count
from tablee.games.ekko.cards import ASK, NOBODY, SPEED, TURN, count_barred, free, holds_mirror
from tablee.games.ekko.notation import (
    PHASES,
    card_name,
    card_words,
    mirror_name,
    names_barred,
    names_of,
)
from tablee.words import Seat, Sentence, yes

Look = dict[str, Any]
MOST_NAMED = 3  # who draw for a mirror are named one by one


def look(s: Any, seat: int | None) -> Look:
    seats = range(s.seats)
    secret = s.phase == ASK and (seat is None or not holds_mirror(s, seat))
    return {
        "game": "ekko",
        "seat": seat,
        "over": bool(s.over),
        "round": s.round,
        "dealer": s.dealer,
        "turn": s.turn,
        "phase": PHASES[TURN if secret else s.phase],
        "top": card_name(s.top),
        "layer": s.layer,
        "again": bool(s.again),
        "free": bool(free(s)),
        "drawn": None if s.drawn == NOBODY else s.drawn,
        "under": names_of(s.under),
        "hand": None if seat is None else names_of(s.hands[seat]),
        "barred_own": None if seat is None else names_barred(s, seat),
        "aside_own": None if seat is None else names_of(s.aside[seat]),
        "sizes": [s.sizes[k] for k in seats],
        "barred": [count_barred(s, k) for k in seats],
        "aside": sum(count(cards) for cards in s.aside),
        "pile": s.left,
        "scores": [s.scores[k] for k in seats],
        "target": s.target,
        "reactions": "race" if s.reactions == SPEED else "ask",
        "faults": bool(s.faults),
    }


def seen(action: str, seat: int, viewer: int | None) -> str | None:
    """An action as a viewer sees it: others put cards aside face down, and decline in secret."""
    verb = action.split()[0]
    if seat == viewer or verb not in ("aside", "decline"):
        return action
    return "aside" if verb == "aside" else None


def tell(before: Look, seat: int, action: str | None, after: Look) -> list[Sentence]:
    """What happened between two looks of one viewer, in sentences.

    An action the viewer may not know of is told by what it changes for all to see: nothing, or
    the end of a closing moment.
    """
    verb, *cards = (action or "hidden").split()
    if after["over"] or after["round"] > before["round"]:
        return _round_end(before, seat, verb, cards, after)
    if verb == "decline":
        return [_declined(seat, after)]
    told = _deed(before, seat, verb, cards)
    if verb == "lay" and after["again"] and after["turn"] == seat:
        told = [("log-again", {"who": Seat(seat), "card": card_words(cards[0])})]
    told += _draws(before, seat, verb, after)
    if before["phase"] == "effect" and len(after["sizes"]) > 2:
        told.append(("log-goes-on", {"who": Seat(seat), "name": Seat(after["turn"])}))
    if after["phase"] == "closing" and verb == "lay":
        told.append(("log-last-card", {"who": Seat(seat)}))
    if after["free"] and verb == "draw":
        told.append(("log-free", {"who": Seat(after["turn"])}))
    return told


def _deed(before: Look, seat: int, verb: str, cards: list[str]) -> list[Sentence]:
    """The action itself; what is drawn and how a round ends has sentences of its own. Of a last card that
    came right after a multiple of 11 both are told: whoever saw two cards in a hand understands the end."""
    if verb in ("hidden", "close", "draw"):
        return []
    by = {"mirror": card_words(before["top"])} if before["phase"] == "effect" else {}  # what brings it about
    if verb == "others":
        names = [Seat(other) for other in _drawing(before, seat)]
        key = "log-others" if len(names) <= MOST_NAMED else "log-others-all"
        return [(key, {"who": Seat(seat), "names": names, **by})]
    if not cards:
        return [(f"log-{verb}", {"who": Seat(seat), **by})]
    if verb == "lay" and before["sizes"][seat] == 1 and before["again"] and before["under"]:
        args = {"who": Seat(seat), "first": card_words(before["top"]), "card": card_words(cards[0])}
        return [("log-lay-again", args)]
    key = "log-aside-card" if verb == "aside" else f"log-{verb}"
    args = {"who": Seat(seat), "card": card_words(cards[0]), **by}
    if verb != "mirror":
        return [(key, args)]
    args["top"] = card_words(before["top"])
    if before["phase"] == "closing" or before["turn"] in (seat, (seat + 1) % len(before["sizes"])):
        return [(key, args)]
    return [("log-mirror-cut", args | {"name": Seat(before["turn"])})]  # R12, R14: somebody loses a turn


def _declined(seat: int, after: Look) -> Sentence:
    """A mirror that stays in hand while the round goes on."""
    args = {"card": card_words(mirror_name(after["top"]) or after["top"]), "name": Seat(after["turn"])}
    return "log-decline-still" if after["turn"] == seat else "log-decline-now", args


def _draws(before: Look, seat: int, verb: str, after: Look) -> list[Sentence]:
    """Who drew, while the round goes on; the viewer learns which card came."""
    viewer = before["seat"]
    told: list[Sentence] = []
    new = sorted({*after["hand"]} - {*before["hand"]}) if viewer is not None else []
    if verb == "mirror" and after["drawn"] is not None:  # R18
        card = {"card": card_words(new[0])} if new else {}
        return [("log-not-out", {"who": Seat(after["drawn"]), **card})]
    if verb == "lay" and before["sizes"][seat] == after["sizes"][seat]:  # R9
        told.append(("log-no-end", {"who": Seat(seat)}))
    elif verb in ("draw", "fault") and seat != viewer:
        told.append(("log-draw", {"who": Seat(seat)}))
    told += [("log-draw-card", {"card": card_words(card)}) for card in new]
    return told


def _round_end(before: Look, seat: int, verb: str, cards: list[str], after: Look) -> list[Sentence]:
    told = _deed(before, seat, verb, cards)
    if _used_up(before, seat, verb, cards):
        told.append(("log-used-up", {"who": Seat(_without(before, seat, verb))}))
    else:
        told = _last_card(before, seat, verb, cards, told)
    gains = [new - old for old, new in zip(before["scores"], after["scores"], strict=True)]
    left = left_over(before, seat, verb)
    points = [_gain(before, k, cards, gain, left[k]) for k, gain in enumerate(gains) if gain]
    told.append(("log-points", {"points": points}))
    if after["over"]:
        return told + [_winners(after["scores"])]
    names = {"dealer": Seat(after["dealer"]), "name": Seat(after["turn"])}
    told.append(("log-round", {"round": after["round"], "card": card_words(after["top"]), **names}))
    return told


def _last_card(before: Look, seat: int, verb: str, cards: list[str], deed: list[Sentence]) -> list[Sentence]:
    """Which card ended the round, and whose it was: one sentence, if that is all the action did."""
    who = {"who": Seat(_finisher(before, verb))}
    if verb == "aside":
        return [("log-out-aside", who)]
    if verb == "lay" and deed[0][0] == "log-lay":
        return [("log-out", who | {"card": card_words(cards[0])})]
    if verb == "lay":
        return [*deed, ("log-out-again", who)]
    return [*deed, ("log-out-after", who | {"card": card_words(before["top"])})]


def _gain(before: Look, seat: int, cards: list[str], points: int, left: int) -> Sentence:
    """What somebody's hand cost, and why it cost more than it had cards (R20)."""
    args = {"name": Seat(seat), "points": points}
    if points <= left:
        return "log-gain", args
    args |= {"count": points - left}
    own = before["hand"] if seat == before["seat"] else ()
    doubles = [card_words(card) for card in own if mirror_name(card) is None and card not in cards]
    if len(doubles) == args["count"]:
        return "log-gain-named", args | {"cards": doubles}
    return "log-gain-doubles", args


def left_over(before: Look, seat: int, verb: str) -> list[int]:
    """How many cards each hand had as the round ended."""
    sizes = list(before["sizes"])
    if verb in ("lay", "mirror", "aside"):
        sizes[seat] -= 1
    if verb == "others":
        for other in _drawing(before, seat)[: before["pile"]]:
            sizes[other] += 1
    return sizes


def _used_up(before: Look, seat: int, verb: str, cards: list[str]) -> bool:
    """Whether the round ended because a card had to be drawn from an empty pile (R19)."""
    if verb == "lay":
        return mirror_name(cards[0]) is None
    if verb == "others":
        return bool(before["pile"] < len(_drawing(before, seat)))
    return verb in ("draw", "mirror", "fault")


def _without(before: Look, seat: int, verb: str) -> int:
    """Who has to draw from an empty pile."""
    if verb == "others":
        return _drawing(before, seat)[before["pile"]]
    return int(before["layer"]) if verb == "mirror" else seat  # R18


def _drawing(before: Look, seat: int) -> list[int]:
    """Who has to draw as the effect of a mirror, in that order (D4, D6)."""
    seats = len(before["sizes"])
    around = [(seat + k) % seats for k in range(1, seats)]
    return [other for other in around if other != before["drawn"]]


def _finisher(before: Look, verb: str) -> int:
    """Who has no card left: whoever laid the last one, or put it aside."""
    return int(before["turn"] if verb == "lay" else before["layer"])


def _winners(scores: list[int]) -> Sentence:
    best = min(scores)
    names = [Seat(seat) for seat, points in enumerate(scores) if points == best]
    if len(names) > 1:
        return "log-shared", {"names": names, "points": best}
    return "log-won", {"who": names[0], "points": best}


def awaited(seen: Look) -> int | None:
    """The seat everybody waits for; nobody in particular while only mirrors can come."""
    if seen["phase"] == "closing":
        return None
    seat: int = seen["layer"] if seen["phase"] == "effect" else seen["turn"]
    return seat


def is_offered(seen: Look) -> bool:
    """Whether the table asks for the mirror and waits for a yes or a no; of a running turn only who is asked
    is told so."""
    return seen["phase"] == "ask" or (seen["phase"], seen["reactions"]) == ("closing", "ask")


def prompt(seen: Look) -> Sentence:
    """What the seat is asked to do, in a sentence."""
    top, waited_for = seen["top"], awaited(seen)
    if _task(seen) == "prompt-wait" and waited_for is not None:
        return "prompt-turn", {"name": Seat(waited_for)}
    key = _task(seen)
    args: dict[str, Any] = {"top": card_words(top), "way": "up" if int(top) % 2 else "down"}
    if key in ("prompt-mirror", "prompt-save", "prompt-mirror-or-draw"):
        args["card"] = card_words(mirror_name(top) or top)
    if key in ("prompt-mirror", "prompt-effect"):
        args |= drawers(seen)
    if key == "prompt-mirror":
        own = yes(seen["layer"] == seen["seat"] and seen["under"])
        args |= {"left": len(seen["hand"]) - 1, "name": Seat(seen["turn"]), "own": own}
    return key, args


def drawers(seen: Look) -> dict[str, Any]:
    """Who draws as the effect of a mirror of the viewer, as sentences ask for it: among two, somebody."""
    seats = len(seen["sizes"])
    return {"other": Seat((seen["seat"] + 1) % seats), "alone": yes(seats == 2)}


def _task(seen: Look) -> str:
    if seen["phase"] == "effect":
        return "prompt-effect" if seen["seat"] == seen["layer"] else "prompt-wait"
    if seen["phase"] == "ask":
        return "prompt-mirror"
    if seen["phase"] == "closing":
        holds = mirror_name(seen["top"]) in (seen["hand"] or [])
        return "prompt-save" if holds else "prompt-wait"
    if seen["seat"] != seen["turn"]:
        return "prompt-wait"
    if not seen["faults"] and not _can_lay(seen):
        return "prompt-mirror-or-draw" if mirror_name(seen["top"]) in seen["hand"] else "prompt-draw"
    if seen["again"]:
        return "prompt-again" if seen["under"] else "prompt-first"  # R6: nobody has played before
    if seen["free"]:
        return "prompt-free"
    return "prompt-higher" if int(seen["top"]) % 2 else "prompt-lower"


def may_draw(seen: Look) -> bool:
    """Whether the viewer may choose the pile now, perhaps beside a card that is tried where faults are on."""
    asked = seen["seat"] is not None and seen["seat"] == seen["turn"] and seen["phase"] == "turn"
    return bool(asked and not seen["over"] and (seen["faults"] or not _can_lay(seen)))


def _can_lay(seen: Look) -> bool:
    """Whether a card in hand fits, as any does in a free play (R7, R11); a table with faults,
    where cards can be barred, never tells."""
    top = int(seen["top"])
    fitting = [name for name in seen["hand"] if (int(name) > top if top % 2 else int(name) < top)]
    return bool(seen["hand"] if seen["free"] else fitting)


def refusal(seen: Look, action: str) -> Sentence:
    """Why an action is not open to a seat, from what that seat sees."""
    verb, *cards = action.split()
    if verb == "close":
        return "only-the-table-closes", {"clause": "D7"}
    if seen["seat"] is None:
        return "not-your-turn", {"clause": "R10"}
    if verb == "fault" and not seen["faults"]:
        return "no-faults-here", {"clause": "D5"}
    if seen["phase"] == "effect":
        return _refuse_in_effect(seen, verb, cards)
    if verb in ("aside", "others"):
        return "no-effect-now", {"clause": "R13"}
    if verb == "decline":
        return "nothing-to-decline", {"clause": "R12"}
    if verb == "draw":
        return _refuse_turn(seen) or ("must-lay", {"clause": "R11" if seen["free"] else "R7"})
    if verb == "mirror":
        return _refuse_mirror(seen, cards[0])
    if verb == "fault":
        return _refuse_fault(seen, cards[0])
    return _refuse_lay(seen, cards[0])


def _refuse_in_effect(seen: Look, verb: str, cards: list[str]) -> Sentence:
    if seen["seat"] != seen["layer"]:
        return "effect-comes-first", {"clause": "R13"}
    if verb != "aside":
        return "choose-an-effect", {"clause": "R13"}
    if not seen["hand"]:
        return "nothing-to-put-aside", {"clause": "D3"}
    return "not-in-hand", {"card": card_words(cards[0]), "clause": "R13"}


def _refuse_turn(seen: Look) -> Sentence | None:
    """What keeps a seat from taking its turn at all."""
    if seen["phase"] == "closing":
        return "only-mirrors-now", {"clause": "D7"}
    out_of_turn = seen["seat"] != seen["turn"]
    if seen["phase"] == "ask":
        mirror = mirror_name(seen["top"]) or seen["top"]
        return "answer-first", {"card": card_words(mirror), "clause": "R10" if out_of_turn else "R12"}
    return ("not-your-turn", {"clause": "R10"}) if out_of_turn else None


def _refuse_mirror(seen: Look, card: str) -> Sentence:
    args = {"card": card_words(card), "top": card_words(seen["top"])}
    if mirror_name(card) is None:
        return "has-no-mirror", args | {"clause": "R2"}
    if card != mirror_name(seen["top"]):
        return "not-the-mirror", args | {"clause": "R12"}
    if card not in seen["hand"]:
        return "not-in-hand", args | {"clause": "R12"}
    if card in seen["barred_own"]:
        return "barred-card", args | {"clause": "D5"}
    return "mirror-passed", args | {"clause": "D2"}


def _refuse_fault(seen: Look, card: str) -> Sentence:
    if card not in seen["hand"]:
        return "not-in-hand", {"card": card_words(card), "clause": "R16"}
    return "not-a-fault", {"card": card_words(card), "clause": "D5"}


def _refuse_lay(seen: Look, card: str) -> Sentence:
    top = seen["top"]
    args = {"card": card_words(card), "top": card_words(top)}
    if card not in seen["hand"]:
        return "not-in-hand", args | {"clause": "R7"}
    if card in seen["barred_own"]:
        return "barred-card", args | {"clause": "D5"}
    if card == mirror_name(top):
        return "lay-as-mirror", args | {"clause": "D2"}
    out_of_turn = _refuse_turn(seen)
    if out_of_turn is not None:
        return out_of_turn
    clause = "R9" if seen["again"] else "R7"
    return "too-low" if int(top) % 2 else "too-high", args | {"clause": clause}


def novelty(action: str, after: Look) -> str | None:
    """What a first game explains: a multiple of 11, and a mirror as soon as one is asked for it."""
    words = action.split()
    if after["phase"] == "ask":
        return "mirror"
    return "eleven" if words[0] == "lay" and mirror_name(words[1]) is None else None
