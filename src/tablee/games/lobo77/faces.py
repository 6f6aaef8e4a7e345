"""Lobo 77's cards: what is drawn on one, at what size, and what it says in words."""

from tablee.core.scene import CARD_SHAPE, Felt, Piece, Place, Setting
from tablee.games.lobo77.notation import card_words, value_of
from tablee.words import Sentence

INDEX = 11.5  # letters in the corner of a card, which is 50 wide
BIG, SIGN = 29, 25  # its number, and the 2× …
WIDEST = 40  # … at most so wide
DIGIT = 0.7  # the width of a digit by its size
WHOLE = 0.9  # how much of a card must be seen to show it as it is
KINDS = {"0": "calm", "-10": "ebb", "2x": "twice", "turn": "turn"}


def card_piece(
    id_: str, card: str, at: Place, w: float, felt: Felt, label: str = "", seen: float = 1
) -> Piece:
    """A card; the higher its number, the higher its water. A small one has nothing in its corners; where one
    lies half under the next, its number stands where it is seen."""
    value = value_of(card)
    whole = seen >= WHOLE
    room = WIDEST if whole else 50 * seen - 5
    face = {
        "kind": KINDS.get(card, "flood" if value > 10 else "plain"),
        "sign": card.replace("-", "−").replace("x", "×"),
        "water": round(57 - value / 2, 1),
        "corners": felt.letters(INDEX, w) == INDEX,
        "whole": whole,
        "middle": 25 if whole else round(25 * seen, 1),
        "big": _big(card, room),
    }
    return Piece(id_, "card", *at, w, w * CARD_SHAPE, label, face, z=8)


def _big(card: str, room: float) -> float:
    """How large the number of a card is written; a minus or a × is a little wider than a digit."""
    width = DIGIT * (len(card) + 0.2 * (not card.isdigit()))
    return round(min(SIGN if card == "2x" else BIG, room / width), 1)


def words_of(card: str, count: int, held: bool = False) -> Sentence:
    """Cards alike in words; of those in one's hand that one holds so many: one of them is played."""
    key = "table-held" if held else "table-many"
    return card_words(card) if count == 1 else (key, {"card": card_words(card), "count": count})


def about(card: str, setting: Setting) -> str:
    """What a card does."""
    return setting.say("table-about", kind=KINDS.get(card, "plain"), value=value_of(card))
