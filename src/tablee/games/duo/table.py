"""Duo drawn: two stacks left and right of the pile, the hand below.

`layout` says where things lie, `choices` what one chooses, and `moments` what is heard and told.
"""

from tablee.core.scene import (
    CARD_SHAPE,
    Frame,
    Look,
    Piece,
    Scene,
    Seated,
    Setting,
    hand_pieces,
    numbered,
    pile_pieces,
)
from tablee.games.duo.choices import by_itself, choice, path, question, tried
from tablee.games.duo.layout import Plan, laid_out
from tablee.games.duo.look import can_lay, is_on_turn
from tablee.games.duo.moments import beats, sound
from tablee.games.duo.notation import STACKS, card_words
from tablee.words import Sentence, yes

__all__ = ["afar", "by_itself", "choice", "path", "question", "round_end", "scene", "tried"]

BROAD = 0.58  # how broad letters of a word on a plate are on average
LIFT = 0.8  # how far a card of the pile lies beside the one below it


def scene(look: Look, setting: Setting) -> Scene:
    plan, frame = laid_out(look, setting)
    pieces = [
        *_press(plan),
        *_pile(look, setting, plan),
        *(piece for k in range(len(STACKS)) for piece in _stack(look, setting, plan, k)),
        *_hand(look, setting, frame),
        *_drawn(look, setting, frame),
    ]
    title: Sentence = ("table-round", {"round": look["round"], "goal": look["goal"]})
    seats, moments = _seats(look, setting, frame), beats(look, setting, plan, frame)
    return Scene(pieces, seats, title, frame.say_at, sound(setting), seats_at=frame.seats_at, beats=moments)


def round_end(before: Look, seat: int, action: str, after: Look) -> Look:
    """The table as a round ended: the last card on its stack, what it was worth in the seats."""
    ended = before | {"scores": after["scores"]}
    verb, *rest = action.split()
    if verb != "lay":
        return ended
    card, stack = rest
    hand = list(before["hand"] or ())
    if card in hand:
        hand.remove(card)
    sizes = [size - (k == seat) for k, size in enumerate(before["sizes"])]
    tops = [card if name == stack else top for name, top in zip(STACKS, before["tops"], strict=True)]
    return ended | {"tops": tops, "sizes": sizes, "hand": hand if before["hand"] is not None else None}


def afar(piece: Piece) -> tuple[str, str, str] | None:
    """A piece in a small picture: its ground, its ink and a word."""
    if piece.kind == "back":
        return "#27313f", "#f3e7d3", ""
    if piece.kind == "card":
        inks = {"R": "#b8472f", "G": "#3f6b2a", "B": "#1f5d94", "Y": "#a8870a"}
        return "#fffdf7", inks.get(piece.face[0], "#1e2430"), piece.face[1].strip("-")
    return None


# The middle


def _press(plan: Plan) -> list[Piece]:
    """The roller that the sheets have come from."""
    at = plan.roller
    return [Piece("roller", "roller", at.x, at.y, at.w, at.h, z=3)] if at else []


def _pile(look: Look, setting: Setting, plan: Plan) -> list[Piece]:
    draws = is_on_turn(look) and look["stack"] is None
    usual = f"{setting.say('table-pile')}, {setting.say('table-cards', count=look['pile'])}"
    label = setting.say("table-draw", count=look["pile"]) if draws else usual
    letters = setting.felt.letters(11, plan.pile_card)
    at = plan.pile[0] - LIFT, plan.pile[1] + LIFT  # the middle of three
    return pile_pieces(at, plan.pile_card, look["pile"], label, letters, lift=LIFT)


def _stack(look: Look, setting: Setting, plan: Plan, k: int) -> list[Piece]:
    (x, y), w, h = plan.stacks[k], plan.card, plan.card * CARD_SHAPE
    name, top = STACKS[k], look["tops"][k]
    bound = look["stack"] == name and not look["over"]
    label = f"{setting.say('table-' + name)}, {setting.words_of(card_words(top))}"
    if bound:
        label += f" ({setting.say('table-bound')})"
    label += _about(top, setting)
    last = setting.last is not None and setting.last[1].split()[-1] == name
    marks = ("last",) if last else ()
    origin = f"seat-{setting.last[0]}" if last and setting.last else "pile"
    sheet = plan.sheets[k]
    face = {
        "bound": bound,
        "done": bound and is_on_turn(look) and not can_lay(look),
        "beside": (sheet.w - w) / 2,
        "over": (sheet.h - h) / 2,
        "other": k == 1,
    }
    bed = Piece(f"bed-{name}", "bed", sheet.x, sheet.y, sheet.w, sheet.h, face=face, z=1)
    ids = numbered(look["tops"], "c")
    card = Piece(ids[k], "card", x, y, w, h, face=top, z=8, origin=origin, marks=marks)
    covered = setting.before["tops"][k] if setting.before and not setting.begins(look) else top
    # until the new one has come the one below it is seen, and no hole
    below = [Piece(f"below-{name}", "card", x, y, w, h, face=covered, z=6)] if covered != top else []
    return [bed, *below, card, Piece(f"stack-{name}", "spot", x, y, w, h, label, z=12, button=True)]


# The hand, and a card that passes by


def _hand(look: Look, setting: Setting, frame: Frame) -> list[Piece]:
    hand = look["hand"] or []
    tops = sum(top == "***" for top in look["tops"])
    ids = numbered([*["***"] * tops, *hand], "c")[tops:]
    labels = [setting.words_of(card_words(card)) + _about(card, setting) for card in hand]
    return hand_pieces(hand, frame.hand, "card", ids, labels)


def _about(card: str, setting: Setting) -> str:
    """What a joker may do, after its name: in the hand and on a stack."""
    if card == "***":
        return f". {setting.say('table-turbo')}"
    return f". {setting.say('table-joker', value=card.strip('-'))}" if "-" in card else ""


def _drawn(look: Look, setting: Setting, frame: Frame) -> list[Piece]:
    """A card that somebody else drew travels face down."""
    if setting.last is None or setting.last[1] != "draw" or setting.last[0] == look["seat"]:
        return []
    x, y, _, _ = frame.seats_at[setting.last[0]]
    return [Piece(f"fly-{setting.step}", "back", x, y, 9, 12.6, z=30, origin="pile", marks=("gone",))]


# The seats


def _seats(look: Look, setting: Setting, frame: Frame) -> list[Seated]:
    seats = []
    for seat, (score, cards) in enumerate(zip(look["scores"], look["sizes"], strict=True)):
        points = setting.say("table-points", count=score).replace("-", "−")
        label = f"{setting.say('table-cards', count=cards)}, {points}"
        near = cards == 1 and not look["over"]
        close = setting.say("table-last-card", short=yes(False)) if near else ""
        short = setting.say("table-last-card", short=yes(True)) if near else ""
        room = frame.seats_at[seat][2] - 2.4 - (1 + BROAD * len(str(score))) * setting.felt.text
        written = close if len(close) * BROAD * setting.felt.text < room else short
        seats.append(Seated(str(score).replace("-", "−"), label, cards, face=written, close=close))
    return seats
