"""EKKO's cards: what is drawn on one, whole or half under others, and what it says in words."""

from typing import Any

from tablee.core.scene import Setting
from tablee.games.ekko.notation import card_words, mirror_name

LARGEST = 1.04  # of the digits of a card that is seen whole
DIGITS = 36  # how broad two of them are, with their strokes …
TALL = 29.4  # … and how tall
TOP = 4.5  # where they begin, below the edge
EDGE = 2.4  # what stays free beside them …
BORDER = 2.2  # … and what the double border of a multiple of 11 takes besides
SIGN = 11  # how broad a sign is, and the chevrons
SHARE = 0.44  # how large the digits of a mirror are, in the water at the foot …
LIFTED = 4  # what cards of the next row cover more of it where they may be chosen
BESIDE = 0.34  # … and beside the signs, where the foot is covered


def face_of(card: str, seen: float = 50, deep: float = 70) -> dict[str, Any]:
    """A card for drawing, of which so much is seen, across and down, beside others: the digits are above, as
    large as there is room for, with sign and chevrons below them, and the mirror is in the water at the foot,
    or beside the sign where the foot is covered."""
    mirror = mirror_name(card)
    border = 0 if mirror else BORDER
    left, room = border + EDGE, min(seen - 2, 50 - border) - border - 2 * EDGE
    scale = min(room / DIGITS, (deep - TOP - border - LIFTED - 11.5) / TALL, LARGEST)
    if deep == 70:
        left += (room - DIGITS * scale) / 2
    right, y = left + DIGITS * scale, TOP + border * 0.8
    below = y + TALL * scale + 6
    face = {
        "card": card,
        "way": way_of(card),
        "mirror": mirror,
        "digits": _round(left + 0.4 * scale, y - 0.3 * scale, scale),
        "sign": _round(left + SIGN / 2, below),
        "chevrons": round(right - SIGN / 2, 1),
    }
    if not mirror:
        return face
    if deep == 70:
        return face | {"thin": _round((left + right - 35 * SHARE) / 2, 53, SHARE)}
    apart = room - DIGITS * BESIDE >= SIGN * 2.1
    face |= {"chevrons": round(left + SIGN * 1.55, 1) if apart else None}
    return face | {"thin": _round(left + room - DIGITS * BESIDE, below - 15 * BESIDE, BESIDE)}


def _round(*numbers: float) -> tuple[float, ...]:
    return tuple(round(number, 2) for number in numbers)


def words_of(card: str, setting: Setting) -> str:
    """A card with where it leads and its mirror, or that it has none."""
    mirror = mirror_name(card)
    args: dict[str, Any] = {"card": card_words(card), "way": way_of(card)}
    if mirror is None:
        return setting.say("table-double", **args)
    return setting.say("table-card", **args, mirror=card_words(mirror))


def aside_words(card: str, setting: Setting) -> str:
    """What choosing a card does while one is to be put aside."""
    key = "table-put-aside" if mirror_name(card) else "table-put-aside-double"
    return setting.say(key, card=card_words(card))


def way_of(card: str) -> str:
    """Where a card leads: up from an odd one, down from an even one."""
    return "up" if int(card) % 2 else "down"
