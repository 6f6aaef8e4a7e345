"""Highest in text: cards are written `1` … `30`."""

from collections.abc import Mapping
from typing import Any

from tablee.core.chance import members, put
from tablee.core.positions import Deck, keys, row, whole, whole_value
from tablee.errors import BadPosition
from tablee.template.highest.rules import CARDS, HAND, NONE
from tablee.words import Sentence

NAMES = [str(card + 1) for card in range(CARDS)]
CARD_OF = {name: card for card, name in enumerate(NAMES)}
ACTIONS = [f"play {name}" for name in NAMES]
KEYS = ["turn", "tricks", "played", "hands", "gone", "away"]


def names_of(cards: Any) -> list[str]:
    """The cards of a set, by value."""
    return [NAMES[card] for card in members(cards)]


def read(s: Any) -> dict[str, Any]:
    """The whole table as JSON."""
    seats = range(s.seats)
    return {
        "turn": s.turn,
        "tricks": [s.tricks[seat] for seat in seats],
        "played": [None if s.played[seat] == NONE else NAMES[s.played[seat]] for seat in seats],
        "hands": [names_of(s.hands[seat]) for seat in seats],
        "gone": names_of(s.gone),
        "away": names_of(s.away),
    }


def write(s: Any, state: Mapping[str, Any]) -> None:
    """Set the table as a state says."""
    keys(state, KEYS)
    deck = Deck(CARD_OF.get)
    s.turn = whole(state, "turn", 0, s.seats - 1)
    for seat, tricks in enumerate(row(state, "tricks", s.seats)):
        s.tricks[seat] = whole_value(tricks, "tricks", 0, HAND)
    for seat, card in enumerate(row(state, "played", s.seats)):
        s.played[seat] = NONE if card is None else deck.card(card, "played")
    for seat, hand in enumerate(row(state, "hands", s.seats)):
        for card in deck.cards(hand, "hands"):
            put(s.hands[seat], card)
        s.sizes[seat] = whole_value(len(hand), "hands", 0, HAND)
    for key, cards in (("gone", s.gone), ("away", s.away)):
        for card in deck.cards(state[key], key):
            put(cards, card)
    s.left = len(state["away"])
    _check(s)


def _check(s: Any) -> None:
    """The player to move has a card, and everybody has played as many but for the trick that lies there."""
    rest = {s.sizes[seat] + (s.played[seat] != NONE) for seat in range(s.seats)}
    if s.sizes[s.turn] == 0 or s.played[s.turn] != NONE or len(rest) > 1:
        raise BadPosition("wrong-moment", "highest")


def card_words(name: str) -> Sentence:
    """A card's name in words."""
    return "card", {"card": name}


def action_words(action: str) -> Sentence:
    """What an action does, as a choice to be made."""
    return "choice-play", {"card": card_words(action.split()[1])}
