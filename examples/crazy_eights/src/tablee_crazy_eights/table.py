"""Huit américain drawn for the browser: the stock and the pile in the middle, the hand below."""

from typing import Any

from tablee.core.scene import CARD_SHAPE, Look, Piece, Scene, Seated, Setting, hand_pieces, middle, numbered
from tablee.words import Sentence
from tablee_crazy_eights.notation import SUIT_NAMES, card_words, suit_words

SHOWN = 5  # cards left over that are shown beside a name
THICK = 3  # cards that a pile seems to have

Place = tuple[float, float]


def scene(look: Look, setting: Setting) -> Scene:
    hand = look["hand"] or []
    *ids, top_id = numbered([*hand, look["top"]], "c")
    labels = [setting.words_of(card_words(card)) for card in hand]
    cards = hand_pieces([_face(card, setting) for card in hand], setting, "card", ids, labels, "stock")
    pieces = [*_middle(look, setting, top_id), *cards]
    title: Sentence = ("table-title", {"stock": look["left"]})
    seats = [_seat(look, setting, seat) for seat in range(len(setting.names))]
    return Scene(pieces, seats, title, setting.prompt_above(len(hand)), _sound(setting))


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


def _middle(look: Look, setting: Setting, top_id: str) -> list[Piece]:
    left, top, right, bottom = middle(len(setting.names), look["seat"], setting.wide)
    w = 16.0 if setting.wide else 22.0
    x, y = (left + right) / 2, (top + bottom) / 2
    naming = look["naming"] and look["seat"] == look["turn"]
    if naming:
        y -= 0.4 * w
    stock, pile = (x - 0.75 * w, y), (x + 0.75 * w, y)
    pieces = [*_stock(look, setting, stock, w), *_pile(look, setting, pile, w, top_id)]
    if look["special"]:
        way = "onward" if look["direction"] > 0 else "backward"
        pieces.append(Piece("way", "way", x, y, w / 3, w / 3, setting.say(f"table-{way}"), way, z=9))
    if naming:
        pieces += _suits(setting, (x, y + 1.2 * w), 0.55 * w)
    elif look["top"].startswith("8"):
        label = setting.say("table-follow", suit=suit_words(look["suit"]))
        at = (x + 1.5 * w, y)
        pieces.append(Piece("follow", "suit", *at, 0.42 * w, 0.42 * w, label, look["suit"], z=9))
    return pieces


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
