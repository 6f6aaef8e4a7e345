"""Duo in text: cards, actions and states.

Symbol cards are colour, number, shape (`R3c`), jokers show their one feature (`R--`, `-3-`,
`--c`), the turbo joker is `***`.
"""

from collections.abc import Mapping
from typing import Any

from tablee.core.chance import BITS, members, put
from tablee.core.positions import Deck, keys, one_of, row, whole, whole_value
from tablee.games.duo.rules import CARDS, FACES, FITTING, LEFT, NONE, RIGHT, SYMBOLS, TURBO
from tablee.words import Sentence

COLOURS, NUMBERS, SHAPES = "BRYG", "1234", "cstx"
STACKS = ("left", "right")
MOST_ROUNDS = 2**31 - 1


def _name(face: int) -> str:
    if face < SYMBOLS:
        return COLOURS[face // 16] + NUMBERS[face // 4 % 4] + SHAPES[face % 4]
    if face == TURBO:
        return "***"
    feature, value = divmod(face - SYMBOLS, 4)
    return (COLOURS[value] + "--", f"-{NUMBERS[value]}-", "--" + SHAPES[value])[feature]


NAMES = [_name(face) for face in range(FACES)]
FACE_OF = {name: face for face, name in enumerate(NAMES)}
ACTIONS = [f"lay {name} {stack}" for stack in STACKS for name in NAMES] + ["draw", "stop"]


def card_name(card: int) -> str:
    return NAMES[min(card, TURBO)]


def names_of(cards: Any) -> list[str]:
    """The cards of a set, sorted as plain text."""
    return sorted(card_name(card) for card in members(cards))


def read(s: Any) -> dict[str, Any]:
    """The whole table as JSON."""
    seats = range(s.seats)
    return {
        "round": s.round,
        "starter": s.starter,
        "turn": s.turn,
        "stack": None if s.stack == NONE else STACKS[s.stack],
        "tops": [card_name(top) for top in s.tops],
        "under": names_of(s.under),
        "hands": [names_of(s.hands[seat]) for seat in seats],
        "pile": names_of(s.pile),
        "scores": [s.scores[seat] for seat in seats],
    }


def write(s: Any, state: Mapping[str, Any]) -> None:
    """Set the table as a state says. Cards it does not name are out of the game until the next deal."""
    keys(state, ["round", "starter", "turn", "stack", "tops", "under", "hands", "pile", "scores"])
    s.round = whole(state, "round", 1, MOST_ROUNDS)
    s.starter = whole(state, "starter", 0, s.seats - 1)
    s.turn = whole(state, "turn", 0, s.seats - 1)
    s.stack = one_of(state, "stack", {None: NONE, "left": LEFT, "right": RIGHT})
    deck = Deck(FACE_OF.get, lambda face: (4 if s.turbo else 0) if face == TURBO else 1)
    turbos = iter(range(TURBO, CARDS))

    def lay_out(texts: Any, key: str) -> list[int]:
        return [next(turbos) if face == TURBO else face for face in deck.cards(texts, key)]

    for stack, card in enumerate(lay_out(row(state, "tops", 2), "tops")):
        s.tops[stack] = card
    for card in lay_out(state["under"], "under"):
        put(s.under, card)
    for seat, hand in enumerate(row(state, "hands", s.seats)):
        for card in lay_out(hand, "hands"):
            put(s.hands[seat], card)
        s.sizes[seat] = whole_value(len(hand), "hands", 1, CARDS)
    for card in lay_out(state["pile"], "pile"):
        put(s.pile, card)
    s.left = whole_value(len(state["pile"]), "pile", 1, CARDS)
    for seat, points in enumerate(row(state, "scores", s.seats)):
        s.scores[seat] = whole_value(points, "scores", -MOST_ROUNDS, MOST_ROUNDS)


def card_words(name: str) -> Sentence:
    """A card's name in words."""
    return _in_words(name, "card")


def top_words(name: str) -> Sentence:
    """The same in short: what is seen on it."""
    return _in_words(name, "top")


def _in_words(name: str, way: str) -> Sentence:
    if name == "***":
        return f"{way}-turbo", {}
    colour, number, shape = name
    if "-" not in name:
        return f"{way}-symbol", {"colour": colour, "number": int(number), "shape": shape}
    return f"{way}-joker", {"feature": ("feature", {"value": name.strip("-")})}


def action_words(action: str) -> Sentence:
    """What an action does, as a choice to be made."""
    if action.startswith("lay"):
        _, card, stack = action.split()
        return "choice-lay", {"card": card_words(card), "stack": stack}
    return f"choice-{action}", {}


def shared(card: str, top: str) -> int:
    """How many features two cards have in common, by their names."""
    return sum(one == other != "-" for one, other in zip(card, top, strict=True))


def fits(card: str, top: str) -> bool:
    """Whether a card may go on another, by their names (R9 to R13)."""
    word, bit = divmod(FACE_OF[card], BITS)
    return bool(int(FITTING[FACE_OF[top]][word]) >> bit & 1)
