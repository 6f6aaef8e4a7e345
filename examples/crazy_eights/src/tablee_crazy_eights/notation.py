"""Huit américain in text: a card is its rank and its suit, `2C` … `10H`, `JS`, `QD`, `KC`, `AS`."""

from collections.abc import Mapping
from typing import Any

from tablee.core.positions import Deck, flag, keys, one_of, row, whole
from tablee.errors import BadPosition
from tablee.words import Sentence
from tablee_crazy_eights.rules import DRAW, EIGHT, FACES, SUITS, TWO, hold

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
SUIT_NAMES = "CDHS"
NAMES = [RANKS[face // SUITS] + SUIT_NAMES[face % SUITS] for face in range(FACES)]
FACE_OF = {name: face for face, name in enumerate(NAMES)}
SUIT_OF = {name: suit for suit, name in enumerate(SUIT_NAMES)}
DIRECTIONS = {1: 1, -1: -1}
ACTIONS = [*(f"play {name}" for name in NAMES), "draw", "pass", *(f"suit {suit}" for suit in SUIT_NAMES)]
KEYS = [
    *("turn", "direction", "top", "suit", "naming", "owed", "drawn", "passes", "plays"),
    *("hands", "stock", "under"),
]
MOST_OWED = 16  # eight twos


def packs(seats: int) -> int:
    return 2 if seats > 5 else 1


def names_of(bag: Any) -> list[str]:
    """The cards of a bag, by number."""
    once, twice = int(bag[0]), int(bag[1])
    found = []
    while once:
        low = once & -once
        found += [NAMES[low.bit_length() - 1]] * (2 if twice & low else 1)
        once ^= low
    return found


def read(s: Any) -> dict[str, Any]:
    """The whole table as JSON."""
    return {
        "turn": s.turn,
        "direction": s.direction,
        "top": NAMES[s.top],
        "suit": SUIT_NAMES[s.suit],
        "naming": bool(s.naming),
        "owed": s.owed,
        "drawn": s.drawn,
        "passes": s.passes,
        "plays": s.plays,
        "hands": [names_of(s.hands[seat]) for seat in range(s.seats)],
        "stock": names_of(s.stock),
        "under": names_of(s.under),
    }


def write(s: Any, state: Mapping[str, Any]) -> None:
    """Set the table as a state says; cards that are not named are out of the game."""
    keys(state, KEYS)
    copies = packs(s.seats)
    deck = Deck(FACE_OF.get, lambda _: copies)
    s.turn = whole(state, "turn", 0, s.seats - 1)
    s.direction = one_of(state, "direction", DIRECTIONS)
    s.top = deck.card(state["top"], "top")
    s.suit = one_of(state, "suit", SUIT_OF)
    s.naming = flag(state, "naming")
    s.owed = whole(state, "owed", 0, MOST_OWED)
    s.drawn = whole(state, "drawn", 0, s.max_draw_cards)
    s.passes = whole(state, "passes", 0, s.seats)
    s.plays = whole(state, "plays", 0, s.max_turns - 1)
    for seat, hand in enumerate(row(state, "hands", s.seats)):
        for face in deck.cards(hand, "hands"):
            hold(s.hands[seat], face)
        s.sizes[seat] = len(hand)
    for key, bag in (("stock", s.stock), ("under", s.under)):
        for face in deck.cards(state[key], key):
            hold(bag, face)
    s.left = len(state["stock"])
    _check(s)


def _check(s: Any) -> None:
    """The parts of the table fit together."""
    rank = s.top // SUITS
    if min(s.sizes[: s.seats]) == 0:
        raise BadPosition("hand-empty", "crazy_eights")
    if s.suit != s.top % SUITS and (rank != EIGHT or s.naming):
        raise BadPosition("wrong-suit", "crazy_eights", card=card_words(NAMES[s.top]))
    if s.naming and rank != EIGHT:
        raise BadPosition("nothing-to-name", "crazy_eights")
    if s.owed and (rank != TWO or not s.use_special_cards or s.owed % 2 or not s.left):
        raise BadPosition("nothing-owed", "crazy_eights")
    if (s.naming or s.owed) and s.drawn:
        raise BadPosition("nothing-drawn", "crazy_eights")
    if s.passes and s.left:
        raise BadPosition("no-passes", "crazy_eights")


def card_words(name: str) -> Sentence:
    """A card's name in words."""
    return "card", {"rank": name[:-1], "suit": suit_words(name[-1])}


def suit_words(suit: str) -> Sentence:
    return "suit", {"suit": suit}


def action_words(action: str) -> Sentence:
    """What an action does, as a choice to be made."""
    verb, _, what = action.partition(" ")
    if verb == "play":
        return "choice-play", {"card": card_words(what)}
    if verb == "suit":
        return "choice-suit", {"suit": suit_words(what)}
    return f"choice-{verb}", {}


assert ACTIONS[DRAW] == "draw"
