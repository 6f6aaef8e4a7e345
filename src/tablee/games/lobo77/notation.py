"""Lobo 77 in text: cards, actions and states.

Cards are written as they are printed (`7`, `66`, `-10`), then `2x` and `turn`; lists of cards
go by value, with `0`, `-10`, `2x` and `turn` at the end, which is the order of the faces.
"""

from collections.abc import Mapping
from typing import Any

from tablee.core.positions import Deck, flag, keys, one_of, row, whole, whole_value
from tablee.errors import BadPosition
from tablee.games.lobo77.rules import CARDS, COPIES, DOUBLE, HAND, NOBODY, TOO_MUCH, VALUES, barred
from tablee.words import Sentence

NAMES = [str(value) for value in VALUES[:DOUBLE].tolist()] + ["2x", "turn"]
FACE_OF = {name: face for face, name in enumerate(NAMES)}
ACTIONS = [f"lay {name}" for name in NAMES] + ["draw", "forget"]
WAYS = {1: 1, -1: -1}
FAR = 2**30  # more rounds, or points below zero, than any table will see


def names_of(counts: Any) -> list[str]:
    """The cards of a bag, in the fixed order."""
    return [name for name, count in zip(NAMES, counts.tolist(), strict=True) for _ in range(count)]


def value_of(name: str) -> int:
    """What a card adds to the total."""
    return int(VALUES[FACE_OF[name]])


def draws_of(s: Any) -> list[int]:
    """The draws each player may still take."""
    return [s.draws if seat == s.drawer else 0 for seat in range(s.seats)]


def read(s: Any) -> dict[str, Any]:
    """The whole table as JSON."""
    seats = range(s.seats)
    return {
        "round": s.round,
        "opener": s.opener,
        "turn": s.turn,
        "way": s.way,
        "total": s.total,
        "owed": s.owed,
        "played": s.played,
        "barred": bool(barred(s)),
        "lives": [s.lives[seat] for seat in seats],
        "hands": [names_of(s.hands[seat]) for seat in seats],
        "pile": names_of(s.pile),
        "laid": names_of(s.laid),
        "aside": names_of(s.aside),
        "draws": draws_of(s),
    }


KEYS = [
    *("round", "opener", "turn", "way", "total", "owed", "played", "barred"),
    *("lives", "hands", "pile", "laid", "aside", "draws"),
]


def write(s: Any, state: Mapping[str, Any]) -> None:
    """Set the table as a state says. Cards it does not name are out of the game until the next deal."""
    keys(state, KEYS)
    s.round = whole(state, "round", 1, FAR)
    s.opener = whole(state, "opener", 0, s.seats - 1)
    s.turn = whole(state, "turn", 0, s.seats - 1)
    s.way = one_of(state, "way", WAYS)
    s.total = whole(state, "total", -FAR, TOO_MUCH - 1)
    s.played = whole(state, "played", 0, 1)
    s.owed = whole(state, "owed", 1, 2 - s.played)
    flag(state, "barred")
    _write_draws(s, state)
    _write_lives(s, state)
    _write_cards(s, state)


def _write_draws(s: Any, state: Mapping[str, Any]) -> None:
    s.drawer = NOBODY
    most = 2 if s.draw_by_hand and s.played == 0 else 0
    for seat, draws in enumerate(row(state, "draws", s.seats)):
        if whole_value(draws, "draws", 0, most) > 0:
            s.drawer = seat
            s.draws = draws


def _write_lives(s: Any, state: Mapping[str, Any]) -> None:
    for seat, lives in enumerate(row(state, "lives", s.seats)):
        fewest = 1 if seat in (s.turn, s.drawer) else 0
        s.lives[seat] = whole_value(lives, "lives", fewest, s.tokens + 1)
    if sum(lives > 0 for lives in state["lives"]) < 2:
        raise BadPosition("too-few-in-play", "lobo77")


def _write_cards(s: Any, state: Mapping[str, Any]) -> None:
    deck = Deck(FACE_OF.get, COPIES.__getitem__)

    def lay_out(texts: Any, key: str, bag: Any) -> int:
        for face in deck.cards(texts, key):
            bag[face] += 1
        return len(texts)

    for seat, hand in enumerate(row(state, "hands", s.seats)):
        s.sizes[seat] = lay_out(hand, "hands", s.hands[seat])
        fewest = s.owed if seat == s.turn else 0
        whole_value(len(hand), "hands", fewest, _largest_hand(s, seat))
    s.left = lay_out(state["pile"], "pile", s.pile)
    laid = lay_out(state["laid"], "laid", s.laid)
    whole_value(laid, "laid", max(s.played, s.draws - s.left), CARDS)  # what is drawn has to be there
    lay_out(state["aside"], "aside", s.aside)


def _largest_hand(s: Any, seat: int) -> int:
    if s.lives[seat] == 0:
        return 0
    gaps = (s.played if seat == s.turn else 0) + (s.draws if seat == s.drawer else 0)
    return HAND - int(gaps)


def figure(number: int) -> str:
    """A number as it is printed, with a true minus sign."""
    return str(number).replace("-", "−")


def card_words(name: str) -> Sentence:
    """A card's name in words."""
    if name == "turn":
        return "card-turn", {}
    return "card-figure", {"figure": name.replace("-", "−").replace("x", "×")}


def action_words(action: str) -> Sentence:
    """What an action does, as a choice to be made."""
    if action.startswith("lay"):
        return "choice-lay", {"card": card_words(action.split()[1])}
    return f"choice-{action}", {}
