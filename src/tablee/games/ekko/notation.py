"""EKKO in text: cards, actions and states. Cards are written with two digits (`01` … `98`)."""

from collections.abc import Mapping
from typing import Any

from tablee.core.chance import has, members, put
from tablee.core.positions import Deck, flag, keys, one_of, row, whole, whole_value
from tablee.core.seats import left_of
from tablee.errors import BadPosition
from tablee.games.ekko.cards import (
    ASK,
    CALM,
    CARDS,
    CLOSING,
    EFFECT,
    MIRROR_OF,
    NOBODY,
    TURN,
    free,
    holder,
)
from tablee.words import Sentence

PHASES = ("turn", "ask", "effect", "closing")
NAMES = [f"{card:02}" for card in range(1, CARDS + 1)]
CARD_OF = {name: card for card, name in enumerate(NAMES, 1)}
ACTIONS = [f"{verb} {name}" for verb in ("lay", "mirror", "aside", "fault") for name in NAMES]
ACTIONS += ["draw", "others", "decline", "close"]
MOST_ROUNDS = 2**31 - 1


def card_name(card: int) -> str:
    return NAMES[card - 1]


def mirror_name(name: str) -> str | None:
    """The name of a card's mirror; nothing for a multiple of 11 (R2)."""
    return None if name[0] == name[1] else name[::-1]


def names_of(*sets: Any) -> list[str]:
    """The cards of one or more sets, sorted."""
    return sorted(card_name(card) for cards in sets for card in members(cards))


def names_barred(s: Any, seat: int) -> list[str]:
    """The cards of a hand that are barred (D5)."""
    return [name for name in names_of(s.hands[seat]) if has(s.barred, CARD_OF[name])]


def read(s: Any) -> dict[str, Any]:
    """The whole table as JSON."""
    seats = range(s.seats)
    return {
        "round": s.round,
        "dealer": s.dealer,
        "turn": s.turn,
        "phase": PHASES[s.phase],
        "top": card_name(s.top),
        "layer": s.layer,
        "again": bool(s.again),
        "free": bool(free(s)),
        "drawn": None if s.drawn == NOBODY else s.drawn,
        "barred": [names_barred(s, seat) for seat in seats],
        "hands": [names_of(s.hands[seat]) for seat in seats],
        "pile": names_of(s.pile),
        "aside": [names_of(s.aside[seat]) for seat in seats],
        "under": names_of(s.under),
        "scores": [s.scores[seat] for seat in seats],
    }


KEYS = ["round", "dealer", "turn", "phase", "top", "layer", "again", "free", "drawn", "barred"]
KEYS += ["hands", "pile", "aside", "under", "scores"]


def write(s: Any, state: Mapping[str, Any]) -> None:
    """Set the table as a state says. Cards it does not name are out of the game until the next deal."""
    keys(state, KEYS)
    seat_or_nobody = {None: NOBODY} | {seat: seat for seat in range(s.seats)}
    s.round = whole(state, "round", 1, MOST_ROUNDS)
    s.dealer = whole(state, "dealer", 0, s.seats - 1)
    s.turn = whole(state, "turn", 0, s.seats - 1)
    s.phase = one_of(state, "phase", {name: phase for phase, name in enumerate(PHASES)})
    s.layer = whole(state, "layer", 0, s.seats - 1)
    s.again = flag(state, "again")
    flag(state, "free")
    s.drawn = one_of(state, "drawn", seat_or_nobody)
    _lay_out(s, state)
    _bar(s, state)
    for seat, points in enumerate(row(state, "scores", s.seats)):
        s.scores[seat] = whole_value(points, "scores", 0, s.target - 1)
    _check_moment(s)


def _lay_out(s: Any, state: Mapping[str, Any]) -> None:
    deck = Deck(CARD_OF.get)
    s.top = deck.card(state["top"], "top")
    for seat, hand in enumerate(row(state, "hands", s.seats)):
        for card in deck.cards(hand, "hands"):
            put(s.hands[seat], card)
        s.sizes[seat] = len(hand)
    for seat, cards in enumerate(row(state, "aside", s.seats)):
        for card in deck.cards(cards, "aside"):
            put(s.aside[seat], card)
    for key, pile in (("pile", s.pile), ("under", s.under)):
        for card in deck.cards(state[key], key):
            put(pile, card)
    s.left = len(state["pile"])


def _bar(s: Any, state: Mapping[str, Any]) -> None:
    """Bar the cards named; those that cannot be barred are left out, which `read` will show."""
    deck = Deck(CARD_OF.get)
    for seat, barred in enumerate(row(state, "barred", s.seats)):
        for card in deck.cards(barred, "barred"):
            if s.faults and s.phase != EFFECT and has(s.hands[seat], card):
                put(s.barred, card)


def _check_moment(s: Any) -> None:
    """Refuse what cannot be true together at one moment of a round."""
    multiple = MIRROR_OF[s.top] == 0
    if s.phase in (EFFECT, CLOSING):
        _must(s.turn, "turn", left_of(s, s.layer))
    asked = s.phase == ASK or (s.phase == CLOSING and s.reactions == CALM)
    if (asked and (s.reactions != CALM or holder(s) == NOBODY)) or (s.phase != TURN and multiple):
        _must(PHASES[s.phase], "phase", PHASES[TURN])
    if s.again and not (s.phase == TURN and s.turn == s.layer and multiple):
        _must("true", "again", "false")
    if s.phase == EFFECT and any(has(cards, MIRROR_OF[s.top]) for cards in (*s.hands, s.pile, *s.aside)):
        _must(names_of(s.under), "under", sorted({*names_of(s.under), card_name(MIRROR_OF[s.top])}))
    if s.drawn != NOBODY and (s.phase != EFFECT or s.drawn == s.layer):
        _must(s.drawn, "drawn", "null")
    for seat in range(s.seats):
        low, high = (0 if seat == s.layer and s.phase == EFFECT else 1), CARDS
        if seat == s.layer and s.phase == CLOSING:
            low = high = 0
        if seat == s.drawn:
            high = 1
        whole_value(s.sizes[seat], "hands", low, high)


def _must(given: Any, key: str, right: Any) -> None:
    if given != right:
        raise BadPosition("unfit-key", key=key, given=str(given), right=str(right))


def card_words(name: str) -> Sentence:
    """A card's name in words."""
    return "card", {"card": name}


def action_words(action: str) -> Sentence:
    """What an action does, as a choice to be made."""
    verb, *card = action.split()
    return f"choice-{verb}", {"card": card_words(card[0])} if card else {}
