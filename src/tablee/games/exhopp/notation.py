"""Ex & hopp in text: cards, actions and states.

Number cards are colour and value (`r12`), point cards their worth (`+5`, `-4`), colours the
letters `r g b y o v`.
"""

from collections.abc import Mapping
from typing import Any

from tablee.core.chance import has, members, put
from tablee.core.positions import Deck, flag, keys, one_of, row, whole, whole_value
from tablee.errors import BadPosition
from tablee.games.exhopp.cards import (
    CARDS,
    COPIES,
    HAND,
    KINDS,
    NONE,
    POINTS,
    ROWS,
    VALUES,
    WORTH,
    card_of,
    colour_of,
    holds,
    next_to_answer,
)
from tablee.games.exhopp.rules import HEADS_TAKEN
from tablee.words import Sentence

COLOURS = "rgbyov"
KEYS = ["turn", "colours", "rows", "heads", "won", "hands", "stock", "discard"]
KEYS += ["offer", "declined", "must_lay", "idle"]

NAMES = {card_of(n): f"{COLOURS[n // VALUES]}{n % VALUES + 1}" for n in range(CARDS)}
CARD_OF = {name: card for card, name in NAMES.items()}
POINT_NAMES = [f"{WORTH[kind]:+d}" for kind in range(KINDS)]
KIND_OF = {name: kind for kind, name in enumerate(POINT_NAMES)}

ACTIONS = [
    *(f"lay {name} {place + 1}" for name in NAMES.values() for place in range(ROWS)),
    *(f"offer {name} for {want}" for name in NAMES.values() for want in COLOURS if want != name[0]),
    *(f"accept {name}" for name in NAMES.values()),
    "decline",
]


def names_of(cards: Any) -> list[str]:
    """The cards of a set, sorted as plain text."""
    return sorted(NAMES[card] for card in members(cards))


def points_of(counts: Any) -> list[str]:
    """The point cards of a bag, sorted as plain text."""
    pairs = zip(POINT_NAMES, counts.tolist()[:KINDS], strict=True)
    return sorted(name for name, count in pairs for _ in range(count))


def row_of(s: Any, place: int) -> dict[str, Any] | None:
    """One of the four rows, None where the place is closed."""
    if s.heads[place] == NONE:
        return None
    cards = [NAMES[s.rows[place, i]] for i in range(s.lengths[place])]
    return {"head": POINT_NAMES[s.heads[place]], "cards": cards}


def read(s: Any) -> dict[str, Any]:
    """The whole table as JSON."""
    seats = range(s.seats)
    stands = s.want != NONE
    return {
        "turn": s.turn,
        "colours": [COLOURS[s.colours[seat]] for seat in seats],
        "rows": [row_of(s, place) for place in range(ROWS)],
        "heads": points_of(s.down),
        "won": [points_of(s.won[seat]) for seat in seats],
        "hands": [names_of(s.hands[seat]) for seat in seats],
        "stock": names_of(s.stock),
        "discard": names_of(s.discard),
        "offer": {"by": s.turn, "card": NAMES[s.offered], "want": COLOURS[s.want]} if stands else None,
        "declined": [seat for seat in seats if s.declined >> seat & 1],
        "must_lay": bool(s.must_lay),
        "idle": s.idle,
    }


def write(s: Any, state: Mapping[str, Any]) -> None:
    """Set the table as a state says. Cards it does not name are out of the game."""
    keys(state, KEYS)
    s.turn = whole(state, "turn", 0, s.seats - 1)
    s.idle = whole(state, "idle", 0, 2 * s.seats - 1)
    colours = Deck({letter: k for k, letter in enumerate(COLOURS)}.get)
    for seat, letter in enumerate(row(state, "colours", s.seats)):
        s.colours[seat] = colours.card(letter, "colours")
    in_play = {name: card for name, card in CARD_OF.items() if name[0] in state["colours"]}
    numbers = Deck(in_play.get)
    _write_points(s, state, numbers)
    _write_cards(s, state, numbers)
    if all(s.heads[place] == NONE for place in range(ROWS)):
        s.over = HEADS_TAKEN
    elif s.sizes[s.turn] == 0:
        raise BadPosition("no-card-to-play", "exhopp", seat=s.turn)
    _write_offer(s, state)


def _write_points(s: Any, state: Mapping[str, Any], numbers: Deck) -> None:
    """The rows with their heads, the point cards won and those face down."""
    points = Deck(KIND_OF.get, lambda kind: int(COPIES[kind]))
    for kind in points.cards(state["heads"], "heads"):
        s.down[kind] += 1
        s.down_left += 1
    for seat, won in enumerate(row(state, "won", s.seats)):
        for kind in points.cards(won, "won"):
            s.won[seat, kind] += 1
    for place, line in enumerate(row(state, "rows", ROWS)):
        s.heads[place] = NONE
        if line is not None:
            keys(line, ["head", "cards"], "rows")
            s.heads[place] = points.card(line["head"], "rows")
            for i, card in enumerate(numbers.cards(line["cards"], "rows")):
                whole_value(i + 1, "rows", 0, POINTS[s.heads[place]] - 1)
                s.rows[place, i] = card
                s.lengths[place] = i + 1
        elif s.down_left:
            raise BadPosition("closed-too-early", "exhopp", row=place + 1)


def _write_cards(s: Any, state: Mapping[str, Any], numbers: Deck) -> None:
    for seat, hand in enumerate(row(state, "hands", s.seats)):
        for card in numbers.cards(hand, "hands"):
            put(s.hands[seat], card)
        s.sizes[seat] = whole_value(len(hand), "hands", 0, HAND)
    for card in numbers.cards(state["stock"], "stock"):
        put(s.stock, card)
        s.left += 1
    for card in numbers.cards(state["discard"], "discard"):
        put(s.discard, card)


def _write_offer(s: Any, state: Mapping[str, Any]) -> None:
    """The standing offer and the answers to it, or the lay that follows one."""
    s.want = s.offered = NONE
    offer = state["offer"]
    if offer is None:
        s.must_lay = (
            flag(state, "must_lay") if s.lay_after_exchange else one_of(state, "must_lay", {False: 0})
        )
        return
    keys(offer, ["by", "card", "want"], "offer")
    whole(state, "idle", 0, s.seats - 1)
    one_of(state, "must_lay", {False: 0})
    card = CARD_OF.get(offer["card"]) if isinstance(offer["card"], str) else None
    if s.over or card is None or not has(s.hands[s.turn], card):
        raise BadPosition("offer-not-in-hand", "exhopp", given=str(offer["card"]), seat=s.turn)
    s.offered = card
    own = colour_of(card)
    s.want = one_of(offer, "want", {COLOURS[c]: c for c in s.colours[: s.seats].tolist() if c != own})
    for seat in row(state, "declined"):
        whole_value(seat, "declined", 0, s.seats - 1)
        if seat == s.turn or not holds(s, seat, s.want):
            raise BadPosition("cannot-have-declined", "exhopp", seat=seat, want=offer["want"])
        s.declined |= 1 << seat
    if next_to_answer(s) == NONE:
        raise BadPosition("nobody-to-answer", "exhopp", want=offer["want"])


def card_words(name: str) -> Sentence:
    """A card's name in words, number card or point card."""
    if name[0] in "+-":
        return "card-point", {"points": name[1:], "sign": "plus" if name[0] == "+" else "minus"}
    return "card-number", {"colour": name[0], "value": int(name[1:])}


def worth(head: str) -> str:
    """What a point card is worth, with a true minus."""
    return head.replace("-", "−")


def colour_words(letter: str) -> Sentence:
    """A colour by its name."""
    return "colour", {"colour": letter}


def some(letter: str) -> Sentence:
    """A colour as one gives or wants it, whatever the value."""
    return "some-colour", {"colour": letter}


def action_words(action: str) -> Sentence:
    """What an action does, as a choice to be made."""
    verb, *rest = action.split()
    if verb == "lay":
        return "choice-lay", {"card": card_words(rest[0]), "row": int(rest[1])}
    if verb == "offer":
        return "choice-offer", {"card": card_words(rest[0]), "want": some(rest[2])}
    if verb == "accept":
        return "choice-accept", {"card": card_words(rest[0])}
    return "choice-decline", {}
