"""Huit américain drawn for the browser: the stock and the pile in the middle, the hand below."""

from collections import Counter
from dataclasses import replace
from typing import Any

from tablee.core.scene import (
    CARD_SHAPE,
    Frame,
    Look,
    Piece,
    Place,
    Scene,
    Seated,
    Setting,
    hand_pieces,
)
from tablee.words import Sentence
from tablee_crazy_eights.notation import SUIT_NAMES, card_words, suit_words

SHOWN = 5  # cards left over that are shown beside a name
THICK = 3  # cards that a pile seems to have


def scene(look: Look, setting: Setting) -> Scene:
    hand = Counter(look["hand"] or [])
    frame = setting.frame(len(hand), 3 if look["over"] else 2)
    pieces = [
        *_middle(look, setting, frame, _top_id(look)),
        *_hand(hand, setting, frame),
        *_flying(look, setting, frame),
    ]
    title: Sentence = ("table-title", {"stock": look["left"]})
    seats = [_seat(look, setting, seat) for seat in range(len(setting.names))]
    return Scene(pieces, seats, title, frame.say_at, _sound(setting), seats_at=frame.seats_at)


def path(action: str, look: Look) -> tuple[str, ...]:
    """The piece that is chosen to do an action."""
    verb, _, what = action.partition(" ")
    return {"play": (f"c-{what}",), "suit": (f"suit-{what}",), "draw": ("stock",), "pass": ("do-pass",)}[verb]


def choice(button: str, look: Look) -> Sentence:
    """What a button beside the table says: there is one, to pass."""
    return "choice-pass", {}


def _face(card: str, setting: Setting) -> dict[str, Any]:
    """What is drawn on a card: its rank, its suit, and the letter in its corners."""
    return {"rank": card[:-1], "suit": card[-1], "index": setting.say("index", rank=card[:-1])}


def _hand(hand: Counter[str], setting: Setting, frame: Frame) -> list[Piece]:
    """A button for each face; where there are two, the other looks out from beneath."""
    faces = [_face(card, setting) for card in hand]
    labels = [_held(card, count, setting) for card, count in hand.items()]
    pieces = hand_pieces(faces, frame.hand, "card", [f"c-{card}" for card in hand], labels, "stock")
    beneath = [
        replace(piece, id=f"{piece.id}-2", x=piece.x + 0.9, y=piece.y - 0.9, z=10, label="", button=False)
        for piece, count in zip(pieces, hand.values(), strict=True)
        if count > 1
    ]
    return [*beneath, *pieces]


def _held(card: str, count: int, setting: Setting) -> str:
    if count == 1:
        return setting.words_of(card_words(card))
    return setting.say("table-twice", card=card_words(card))


def _top_id(look: Look) -> str:
    """The top card keeps the name that it had in the hand, unless another such card is held."""
    held = (look["hand"] or []).count(look["top"])
    return f"c-{look['top']}-{held + 1}" if held else f"c-{look['top']}"


def _middle(look: Look, setting: Setting, frame: Frame, top_id: str) -> list[Piece]:
    """The stock and the pile side by side; below them, where it is to be named, the suits."""
    naming = look["naming"] and look["seat"] == look["turn"]
    size = max(setting.felt.finger, 8.0)  # of a suit that can be chosen
    below = size + 2 if naming else 0
    x, y = frame.middle.x, frame.middle.y - below / 2
    w = min((frame.middle.w - 4) / 3.4, (frame.middle.h - below - 5) / CARD_SHAPE, 30)
    pieces = [
        *_stock(look, setting, (x - 0.75 * w, y), w),
        *_pile(look, setting, (x + 0.75 * w, y), w, top_id),
    ]
    if look["special"]:
        way = "onward" if look["direction"] > 0 else "backward"
        pieces.append(Piece("way", "way", x, y, 0.36 * w, 0.36 * w, setting.say(f"table-{way}"), way, z=9))
    if naming:
        pieces += _suits(setting, (x, frame.middle.bottom - size / 2 - 1), size)
    elif look["top"].startswith("8"):
        label = setting.say("table-follow", suit=suit_words(look["suit"]))
        at = (x + 1.48 * w, y)
        pieces.append(Piece("follow", "suit", *at, 0.4 * w, 0.4 * w, label, look["suit"], z=9))
    return pieces


def _flying(look: Look, setting: Setting, frame: Frame) -> list[Piece]:
    """Cards that somebody else drew travel face down."""
    if setting.last is None or setting.before is None or setting.last[1] != "draw":
        return []
    seat = setting.last[0]
    if seat == look["seat"]:
        return []
    x, y, _, _ = frame.seats_at[seat]
    return [
        Piece(f"fly-{setting.step}-{k}", "back", x + 2 * k, y, 9, 12.6, z=30, origin="stock", marks=("gone",))
        for k in range(look["sizes"][seat] - setting.before["sizes"][seat])
    ]


def _stock(look: Look, setting: Setting, at: Place, w: float) -> list[Piece]:
    """Some backs of cards, on top the one that is drawn; the place stays when there is none."""
    x, y = at
    h = w * CARD_SHAPE
    pieces = [
        Piece(f"stock-{k}", "back", x - 0.35 * (THICK - k), y - 0.35 * (THICK - k), w, h, z=1 + k)
        for k in range(min(look["left"] - 1, THICK))
    ]
    label = setting.say("table-stock", count=look["left"])
    face = {"left": look["left"], "owed": look["owed"]}
    marks = () if look["left"] else ("empty",)
    pieces.append(Piece("stock", "back", x, y, w, h, label, face, z=5, marks=marks, button=True))
    return pieces


def _pile(look: Look, setting: Setting, at: Place, w: float, top_id: str) -> list[Piece]:
    """The top card on some others."""
    x, y = at
    h = w * CARD_SHAPE
    pieces = [
        Piece(f"under-{k}", "under", x, y, w, h, turn=(7, -5, 3)[k], z=1 + k)
        for k in range(min(len(look["under"]), THICK))
    ]
    label = setting.say("table-top", card=card_words(look["top"]))
    played = setting.last is not None and setting.last[1].startswith("play")
    origin = f"seat-{setting.last[0]}" if setting.last and played else "stock"
    marks = ("last",) if played else ()
    pieces.append(
        Piece(top_id, "card", x, y, w, h, label, _face(look["top"], setting), 0, 8, origin, marks, False)
    )
    return pieces


def _suits(setting: Setting, at: Place, w: float) -> list[Piece]:
    """The four suits, to name one."""
    x, y = at
    return [
        Piece(
            *(f"suit-{suit}", "suit", x + (k - 1.5) * 1.2 * w, y, w, w),
            label=setting.words_of(suit_words(suit)),
            face=suit,
            z=30,
            button=True,
        )
        for k, suit in enumerate(SUIT_NAMES)
    ]


def _seat(look: Look, setting: Setting, seat: int) -> Seated:
    """How many cards somebody holds; at the end what they cost, and some of them."""
    size = look["sizes"][seat]
    if not look["over"]:
        return Seated("", setting.say("table-cards", count=size), size)
    points = look["points"][seat]
    rest = [_face(card, setting) for card in look["hands"][seat]]
    face = {"cards": rest[:SHOWN], "more": len(rest) > SHOWN}
    return Seated(str(points), setting.say("table-points", count=points), size, face=face)


def _sound(setting: Setting) -> str:
    return "card" if setting.last else ""
