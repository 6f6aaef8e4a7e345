"""Highest drawn for the browser: a card in front of each seat, the hand below."""

from tablee.core.scene import Box, Look, Piece, Scene, Seated, Setting, hand_pieces
from tablee.template.highest.notation import card_words
from tablee.words import Seat, Sentence


def scene(look: Look, setting: Setting) -> Scene:
    labels = [setting.words_of(card_words(card)) for card in look["hand"] or []]
    ids = [f"c-{card}" for card in look["hand"] or []]
    frame = setting.frame(len(ids))
    hand = hand_pieces(look["hand"] or [], frame.hand, "card", ids, labels, "trick")
    pieces = [*_trick(look, setting, frame.middle), *hand]
    title: Sentence = ("table-title", {"left": max(look["sizes"])})
    seats = [_seat(look, setting, seat) for seat in range(len(setting.names))]
    return Scene(pieces, seats, title, frame.say_at, _sound(setting), seats_at=frame.seats_at)


def path(action: str, look: Look) -> tuple[str, ...]:
    """The piece that is chosen to do an action."""
    return (f"c-{action.split()[1]}",)


def choice(button: str, look: Look) -> Sentence:
    """What a button beside the table says; there are none."""
    return "choice-play", {"card": card_words("1")}


def _trick(look: Look, setting: Setting, middle: Box) -> list[Piece]:
    """A place for each seat in the middle, and the card that lies there."""
    seats = len(setting.names)
    step = min(middle.w / seats, middle.h * 0.8, 24)
    w = step * 0.8
    pieces = []
    for seat in range(seats):
        x, y = middle.x + (seat - (seats - 1) / 2) * step, middle.y
        pieces.append(Piece(f"spot-{seat}", "spot", x, y, w, w * 1.4, face=seat, z=1, marks=(f"s{seat}",)))
        if look["played"][seat] is not None:
            card = look["played"][seat]
            label = setting.say("table-played", who=Seat(seat), card=card_words(card))
            last = setting.last is not None and setting.last[0] == seat
            marks = ("last",) if last else ()
            origin = f"seat-{seat}"
            pieces.append(Piece(f"c-{card}", "card", x, y, w, w * 1.4, label, card, 0, 8, origin, marks))
    return pieces


def _seat(look: Look, setting: Setting, seat: int) -> Seated:
    tricks = look["tricks"][seat]
    return Seated(str(tricks), setting.say("table-tricks", count=tricks), look["sizes"][seat])


def _sound(setting: Setting) -> str:
    return "card" if setting.last else ""
