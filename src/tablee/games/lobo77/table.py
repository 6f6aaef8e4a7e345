"""Lobo 77 drawn: a dial of water that rises to 77, the pile at its left, the card laid at its right.

The hand has one button for each face; cards alike lie beneath the first of them. `layout` says where things
lie, `choices` what one chooses, and `moments` what is heard and told.
"""

from collections import Counter
from dataclasses import replace
from typing import Any

from tablee.core.scene import (
    CARD_SHAPE,
    Frame,
    HandPlace,
    Look,
    Piece,
    Place,
    Scene,
    Seated,
    Setting,
    pile_pieces,
)
from tablee.games.lobo77.choices import by_itself, choice, path, tried
from tablee.games.lobo77.dial import DEGREES, figures
from tablee.games.lobo77.faces import KINDS, about, card_piece, words_of
from tablee.games.lobo77.layout import Ground, debt_places, hand_places, laid_out
from tablee.games.lobo77.moments import beats, last_laid, losers, sound, speak
from tablee.games.lobo77.notation import card_words, figure, value_of
from tablee.games.lobo77.rules import TOO_MUCH
from tablee.words import Seat, Sentence, yes

__all__ = ["afar", "by_itself", "choice", "path", "round_end", "scene", "scored", "tried"]

DOUBLET = 11
LOWEST, HIGHEST = -20, 79  # where the needle stops
# parts of the felt below the water: under 0, at 0, at 76, and above
EBB, CALM, FULL, FLOOD = 0.03, 0.07, 0.97, 1.2
TALLY = 8.5  # letters of how many cards are alike, on a card 50 wide …
BROAD = 0.52  # … and how broad they are on average
MOST_BUOYS = 4  # drawn one by one beside a name


def scene(look: Look, setting: Setting) -> Scene:
    ground, frame = laid_out(look, setting)
    pieces = [
        _sea(look, setting),
        *_dial(look, setting, ground),
        *_pile(look, setting, ground),
        *(_debt(look, setting, ground) if _owes_two(look) else _heap(look, setting, ground)),
        *_hand(look, setting, frame),
        *_drawn(look, setting, frame),
        *_lost_token(look, setting, ground),
    ]
    title: Sentence = ("table-round", {"round": look["round"]})
    heard = sound(look, setting), speak(look, setting)
    moments = beats(look, setting, ground, frame)
    return Scene(pieces, _seats(look, setting), title, frame.say_at, *heard, frame.seats_at, moments)


def round_end(before: Look, seat: int, action: str, after: Look) -> Look:
    """The table as a round ended: the last card laid, the total it made, and whose token that cost."""
    ended = before | {"lives": after["lives"]}
    verb, *cards = action.split()
    if verb != "lay":
        return ended
    hand = list(before["hand"] or ())
    if seat == before["seat"]:
        hand.remove(cards[0])
    return ended | {
        "total": before["total"] + value_of(cards[0]),
        "laid": [*before["laid"], cards[0]],
        "sizes": [size - (k == seat) for k, size in enumerate(before["sizes"])],
        "hand": hand if before["hand"] is not None else None,
        "owed": 0,
        "played": 0,
    }


def scored(score: int) -> Sentence:
    """Lives as sheets tell them: the tokens that are left, 0 for who swims."""
    return "table-scored", {"tokens": score - 1}


def afar(piece: Piece) -> tuple[str, str, str] | None:
    """A piece in a small picture: its ground, its ink and a word."""
    if piece.kind == "dial":
        return "#d6e4ec", "#1f5d94", piece.face["total"]
    if piece.kind == "back":
        return "#1f5d94", "#fffdf7", ""
    return ("#fffdf7", "#1e2430", "") if piece.kind in ("heap", "card") else None


# The water and the dial


def _sea(look: Look, setting: Setting) -> Piece:
    """The water of the table: its crest is as high as the total, and the rougher the nearer to 77; from there
    on all is flooded. It is a place without a size, from which the water is drawn."""
    total, height = look["total"], setting.felt.height
    part = min(max(total, 0), TOO_MUCH) / TOO_MUCH
    level = EBB if total < 0 else FLOOD if total >= TOO_MUCH else CALM + (FULL - CALM) * part
    return Piece("sea", "sea", 0, height * (1 - level), 0, 0, face=round(1.4 + 5 * part, 1))


def _dial(look: Look, setting: Setting, ground: Ground) -> list[Piece]:
    total, kind = look["total"], _kind_of(look["total"])
    pointed = min(max(total, LOWEST), HIGHEST)
    way = "clockwise" if look["way"] > 0 else "back"
    last = last_laid(setting)
    following = max(total // DOUBLET + 1, 1) * DOUBLET
    face = {
        "total": figure(total),
        "arc": min(abs(pointed), TOO_MUCH),
        "below": total < 0,
        "doublet": kind in ("doublet", "beyond"),
        "back": look["way"] < 0,
        "turned": last is not None and last[1] == "turn",
        "caption": setting.say(f"table-{kind}") if kind in ("doublet", "below") else "",
        "next": {"text": figure(following), "turn": round(following * DEGREES - 90, 1)}
        if total < TOO_MUCH
        else None,
        **figures(setting.felt.text * 120 / ground.size),
    }
    said = {"kind": kind, "total": figure(total), "next": figure(following)}
    label = f"{setting.say('table-total', **said)}. {setting.say('table-way-label', way=way)}"
    at = (ground.x, ground.y, ground.size, ground.size)
    return [
        Piece("dial", "dial", *at, label, face, z=1),
        Piece("needle", "needle", *at, turn=-90 + pointed * DEGREES, z=2),
    ]


def _kind_of(total: int) -> str:
    if total < 0:
        return "below"
    if total >= TOO_MUCH:
        return "beyond"
    if total > 0 and total % DOUBLET == 0:
        return "doublet"
    return "plain" if total < TOO_MUCH - DOUBLET else "high"


# Beside the dial


def _pile(look: Look, setting: Setting, ground: Ground) -> list[Piece]:
    label = setting.say("table-pile-label", count=look["pile"])
    w = ground.column - 3.5
    marks = () if look["pile"] else ("empty",)
    return pile_pieces(ground.pile, w, look["pile"], label, setting.felt.letters(12, w), marks=marks)


def _heap(look: Look, setting: Setting, ground: Ground) -> list[Piece]:
    """The place of the cards laid, and the last of them as far as it is known, on those before it."""
    (x, y), w = ground.laid, ground.column - 3
    alike: Counter[str] = Counter(look["laid"])
    cards = [words_of(card, count) for card, count in alike.items()]
    label = setting.say("table-heap", cards=cards) if cards else setting.say("table-heap-empty")
    last = _last_card(look, setting, (x, y), w)
    face = {
        "text": setting.say("table-laid-count", count=len(look["laid"])) if cards else "",
        "letters": setting.felt.letters(8, w),
    }
    heap = Piece("heap", "heap", x, y + w * 0.14, w, w * 1.68, label, face, z=1)
    turns = (-3, 2)[: len(look["laid"]) - bool(last and cards)]
    leaves = [
        Piece(f"leaf-{k}", "leaf", x, y, w, w * CARD_SHAPE, turn=turn, z=2 + k)
        for k, turn in enumerate(turns)
    ]
    return [heap, *leaves, *last]


def _debt(look: Look, setting: Setting, ground: Ground) -> list[Piece]:
    """A 2×, and after it the two places that its victim has to fill (R7)."""
    first, second, third, w = debt_places(ground)
    laid, debtor = last_laid(setting), look["turn"]
    words = f"{setting.words_of(card_words('2x'))}, {setting.say('table-two')}"
    twice = card_piece(f"twice-{debtor}", "2x", first, w, setting.felt, words)
    if laid and not look["played"]:
        twice = replace(twice, origin=_laid_from(laid, look), marks=("last",))
    places = []
    for k, (x, y) in enumerate((second, third)):
        state = "full" if k < look["played"] else "empty"
        label = setting.say("table-place", state=state, who=Seat(debtor))
        face = {"seat": debtor, "state": state}
        places.append(Piece(f"place-{k}", "place", x, y, w, w * CARD_SHAPE, label, face, z=3))
    filled = _last_card(look, setting, second, w) if look["played"] else []
    return [twice, *places, *filled]


def _owes_two(look: Look) -> bool:
    return not look["over"] and look["owed"] + look["played"] == 2


def _last_card(look: Look, setting: Setting, at: Place, w: float) -> list[Piece]:
    laid = last_laid(setting)
    if laid is None or setting.begins(look):  # its cards are put away
        return []
    seat, card = laid
    label = setting.say("table-last", card=card_words(card), who=Seat(seat))
    label += f", {about(card, setting)}" if card in KINDS else ""
    top = card_piece(f"laid-{setting.step}", card, at, w, setting.felt, label)
    return [replace(top, origin=_laid_from(laid, look), marks=("last",))]


def _laid_from(laid: tuple[int, str], look: Look) -> str:
    """One's own card comes from where it was in the hand; its like may still be there."""
    seat, card = laid
    return f"c-{card}" if seat == look["seat"] else f"seat-{seat}"


# Cards


def _hand(look: Look, setting: Setting, frame: Frame) -> list[Piece]:
    alike = Counter(look["hand"] or [])
    return [
        piece
        for (card, count), (at, peep) in zip(alike.items(), hand_places(look, setting, frame), strict=True)
        for piece in _alike(card, count, at, peep, setting)
    ]


def _alike(card: str, count: int, at: HandPlace, peep: float, setting: Setting) -> list[Piece]:
    """Cards alike: the first is the button and says how many they are; the others look out from beneath."""
    label = setting.say("table-does", card=words_of(card, count, held=True), does=about(card, setting))
    first = card_piece(f"c-{card}", card, (at.x, at.y), at.w, setting.felt, label, at.seen)
    if count > 1:
        reach = round(peep * (count - 1) * 50 / at.w, 1)
        first = replace(first, face=first.face | {"several": _several(count, at, reach, setting)})
    beneath = [
        card_piece(f"c-{card}-{k + 1}", card, (at.x - peep * k, at.y), at.w, setting.felt)
        for k in range(1, count)
    ]
    return [
        *(
            replace(piece, origin="pile", z=19 - k, face=piece.face | {"beneath": True})
            for k, piece in enumerate(beneath)
        ),
        replace(first, origin="pile", z=20, button=True),
    ]


def _several(count: int, at: HandPlace, reach: float, setting: Setting) -> dict[str, Any]:
    """A note on the edge between the first of some cards alike and those beneath, that one holds so many: in
    so many letters of a size, and in one word where there is no room for more."""
    size = setting.felt.letters(TALLY, at.w)
    said = [setting.say(f"table-several-{key}", count=count) for key in ("held", "alone")]
    broad = [round((BROAD * len(text) + 0.7) * size, 1) for text in said]
    k = int(broad[0] > 50 * at.seen + reach)
    left = min(max(-reach, -broad[k] / 2), 50 * at.seen - broad[k])
    return {"text": said[k], "size": size, "width": broad[k], "left": round(left, 1), "reach": reach}


# What travels


def _drawn(look: Look, setting: Setting, frame: Frame) -> list[Piece]:
    """Cards that somebody else drew travel face down."""
    if setting.last is None or setting.before is None or setting.begins(look):
        return []
    seat = setting.last[0]
    if seat == look["seat"]:
        return []
    kept = setting.before["sizes"][seat] - (last_laid(setting) is not None)
    x, y, _, _ = frame.seats_at[seat]
    return [
        Piece(f"fly-{setting.step}-{k}", "back", x + 3 * k, y, 9, 12.6, z=30, origin="pile", marks=("gone",))
        for k in range(look["sizes"][seat] - kept)
    ]


def _lost_token(look: Look, setting: Setting, ground: Ground) -> list[Piece]:
    """A buoy drifts away from its seat, to the open end of the dial."""
    at = (ground.x, ground.y + ground.size * 0.36, ground.size * 0.13, ground.size * 0.13)
    return [
        Piece(f"lost-{setting.step}", "buoy", *at, z=30, origin=f"seat-{seat}", marks=("gone",))
        for seat in losers(look, setting)
    ]


# The seats


def _seats(look: Look, setting: Setting) -> list[Seated]:
    lost = losers(look, setting)
    seats = []
    for seat, (lives, cards) in enumerate(zip(look["lives"], look["sizes"], strict=True)):
        gone = look["tokens"] - max(lives - 1, 0)
        face = {
            "lives": lives,
            "gone": gone if gone + lives - 1 <= MOST_BUOYS else 0,
            "lost": seat in lost,
            "draws": look["draws"][seat],
        }
        out = lives == 0
        own = yes(seat == look["seat"])
        close = setting.say("table-one-left", own=own) if _near(look, seat) else ""
        words = _seat_words(look, seat, setting)
        seats.append(Seated("", words, None if out else cards, out, face=face, close=close))
    return seats


def _near(look: Look, seat: int) -> bool:
    """Whether the next loss of the only other player left wins the game for this one."""
    others = [lives for k, lives in enumerate(look["lives"]) if lives and k != seat]
    return not look["over"] and look["lives"][seat] > 0 and others == [1]


def _seat_words(look: Look, seat: int, setting: Setting) -> str:
    lives, draws = look["lives"][seat], look["draws"][seat]
    if lives == 0:
        return setting.say("table-out")
    tokens = {"count": lives - 1, "lost": look["tokens"] - lives + 1, "places": look["tokens"]}
    said = [
        setting.say("table-tokens", **tokens) if lives > 1 else setting.say("table-swimming"),
        setting.say("table-cards", count=look["sizes"][seat]),
    ]
    if draws:
        said.append(setting.say("table-draws", count=draws))
    if seat == look["turn"] and _owes_two(look) and not look["played"]:
        said.append(setting.say("table-two"))
    return ", ".join(said)
