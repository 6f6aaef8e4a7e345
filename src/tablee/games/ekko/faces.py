"""EKKO's cards: what is drawn on one, whole or half under others, and what it says in words."""

from typing import Any

from tablee.core.scene import Setting
from tablee.games.ekko.notation import card_words, mirror_name

BEHIND = 0.8  # the largest digits of a card that lies half under others
THIN = (15.8, 53, 0.42)  # where its mirror stands on a card, and how large
BORDER = 4.5  # what the double border of a multiple of 11 takes of a card 50 wide


def face_of(card: str, **more: bool) -> dict[str, Any]:
    """A card for drawing; the double border of a multiple of 11 takes some room."""
    mirror = mirror_name(card)
    face = {"card": card, "way": way_of(card), "mirror": mirror, **more}
    if mirror is None:
        return face | {"digits": (7, 19.2, 0.8), "sign": (13.2, 12), "chevrons": 37}
    return face | {"digits": (4, 15.5, 0.93), "sign": (9.5, 8.6), "chevrons": 40, "thin": THIN}


def corner_of(card: str, seen: float, covered: bool) -> dict[str, Any]:
    """How a card is drawn that lies half under others: the digits stand where they are seen, within the
    double border where it has one, and so does its mirror, beside the sign where its foot is covered."""
    border = BORDER if mirror_name(card) is None else 0
    seen = min(seen, 50 - border)
    scale = min((seen - 7 - border) / 45, BEHIND)
    x, y = (seen + border) / 2 - 22.5 * scale, 4.5 + border * 0.6
    below = y + 6.7 + 30 * scale
    corner = {"digits": (round(x, 1), y, round(scale, 2)), "sign": (round(x + 6, 1), round(below, 1))}
    if border or not covered:
        thin = round(max(THIN[0] - (50 - seen) / 2, 2), 1)
        return corner | {"chevrons": round(x + 19, 1), "thin": (thin, *THIN[1:])}
    left = min(seen - 16.5, 28)
    return corner | {
        "sign": (min(8.5, left - 17.5), round(below, 1)),
        "chevrons": round(left - 6.5, 1),
        "thin": (round(left, 1), round(below - 4.8, 1), 0.32),
    }


def words_of(card: str, setting: Setting) -> str:
    """A card with where it leads and its mirror, or that it has none."""
    mirror = mirror_name(card)
    args: dict[str, Any] = {"card": card_words(card), "way": way_of(card)}
    if mirror is None:
        return setting.say("table-double", **args)
    return setting.say("table-card", **args, mirror=card_words(mirror))


def way_of(card: str) -> str:
    """Where a card leads: up from an odd one, down from an even one."""
    return "up" if int(card) % 2 else "down"
