"""The rules with their pictures: positions drawn as the table draws them, beside what they show."""

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any, cast

from tablee.core.card import Card
from tablee.core.company import COMPANY
from tablee.core.example import Example
from tablee.core.game import Game
from tablee.core.match import Match
from tablee.core.scene import WIDE, Box, Felt, Piece, Scene, SeatPlace, Setting
from tablee.core.shelf import module, module_or_none
from tablee.server.felt import templates
from tablee.server.page_words import page_words
from tablee.words import words

if TYPE_CHECKING:
    from tablee.core.contract import Drawing

PARTS = ("aim", "turn", "end")  # of the rules in short
SHEET = Felt("tall", 100, 164, 3.2)  # as on a phone: what is written there can be read in a narrow column
MARGIN, GAP, CHOICES = 2, 5, 13  # units around a drawing, and above the hand: without and with buttons


@cache
def sections(card: Card, lang: str) -> list[dict[str, Any]]:
    """The rules of a game, section by section, with a drawn example where there is one."""
    own = words(card.name, lang)
    found = module_or_none(card.name, "examples")
    examples: dict[str, Example] = found.EXAMPLES if found else {}
    return [
        {
            "name": section.name,
            "title": section.title,
            "clauses": section.clauses,
            "picture": still(card, examples[section.name], lang) if section.name in examples else "",
            "caption": own.say((f"example-{section.name}", {})) if section.name in examples else "",
        }
        for section in own.sections()
    ]


@cache
def in_short(card: Card, lang: str, pictures: bool = True) -> list[dict[str, str]]:
    """The rules in short: aim, turn and end, in some sentences and a picture; nothing where a game has no
    such words."""
    own = words(card.name, lang)
    found = module_or_none(card.name, "examples")
    drawn: dict[str, str] = getattr(found, "IN_SHORT", {}) if pictures else {}
    return [
        {
            "part": part,
            "text": own.say((f"short-{part}", {})),
            "section": drawn.get(part, ""),
            "picture": still(card, found.EXAMPLES[drawn[part]], lang) if found and part in drawn else "",
            "caption": own.say((f"example-{drawn[part]}", {})) if part in drawn else "",
        }
        for part in PARTS
        if own.has(f"short-{part}")
    ]


def set_up(card: Card, example: Example) -> Match:
    """The match that an example shows."""
    return Game(card.name, example.seats, example.options).position(example.state, seed=0)


def still(card: Card, example: Example, lang: str) -> str:
    """A position as one sees it at the table, with nothing to do there; what is to be chosen is marked."""
    match = set_up(card, example)
    drawn = cast("Drawing", module(card.name, "table"))
    look = match.look(example.seat)
    names = [page_words(lang).say(("still-you", {})), *COMPANY][: match.game.seats]
    setting = Setting(names, words(card.name, lang), SHEET, viewer=example.seat)
    scene = drawn.scene(look, setting)
    chosen, open_ = _marked([drawn.path(action, look) for action in example.shown])

    def marks(piece: Piece) -> str:
        own = "chosen" if piece.id in chosen else "can" if piece.id in open_ else ""
        return " ".join([piece.kind, *piece.marks, own])

    buttons = [
        words(card.name, lang).say(drawn.choice(id_, look)) for id_ in sorted(open_) if id_[:3] == "do-"
    ]
    plates = _plates(example, scene, scene.seats_at or setting.frame().seats_at)
    things = [_around(piece.x, piece.y, piece.w, piece.h) for piece in scene.pieces] + plates
    above = max(thing.bottom for thing in things if thing.y < scene.say_at.y)
    below = min((thing.top for thing in things if thing.y > scene.say_at.y), default=above)
    room = CHOICES if buttons else min(GAP, below - above)
    lift = below - above - room
    top = max(0, min(thing.top for thing in things) - MARGIN)
    bottom = max(max(thing.bottom for thing in things) - lift, above + room) + MARGIN

    def lifted(y: float) -> float:
        """Where something is drawn: the room for the words at a table is not needed on paper."""
        return y - lift if y > scene.say_at.y else y

    return templates().render_template(
        "still.html",
        game=card.name,
        felt=SHEET.kind,
        crop=(0, round(top, 2), SHEET.width, round(bottom, 2)),
        seats=[
            (name, facts, (at.x, round(lifted(at.y), 2), at.w, at.h))
            for name, facts, at in zip(names, scene.seats, plates, strict=False)
        ],
        own=example.seat,
        awaited=match.game.looks.awaited(look),
        pieces=[(replace(piece, y=lifted(piece.y)), marks(piece)) for piece in scene.pieces],
        buttons=buttons,
        say_at=Box(MARGIN, above, SHEET.width - MARGIN, above + room).place,
    )


def hand(match: Match, seat: int, lang: str) -> str:
    """What a seat holds, as it lies before it; nothing where it holds nothing of its own."""
    game = match.game.name
    drawn = cast("Drawing", module(game, "table"))
    scene = drawn.scene(match.look(seat), Setting(match.names, words(game, lang), WIDE, viewer=seat))
    own = [piece for piece in scene.pieces if piece.y - piece.h / 2 > scene.say_at.bottom]
    kinds = {piece.kind for piece in own if piece.button}
    held = [piece for piece in own if piece.kind in kinds]
    if not held:
        return ""
    return templates().render_template(
        "still.html",
        game=game,
        felt=WIDE.kind,
        crop=(
            min(piece.x - piece.w / 2 for piece in held) - 1,
            min(piece.y - piece.h / 2 for piece in held) - 1,
            max(piece.x + piece.w / 2 for piece in held) + 1,
            max(piece.y + piece.h / 2 for piece in held) + 1,
        ),
        seats=[],
        own=seat,
        awaited=None,
        pieces=[(piece, " ".join([piece.kind, *piece.marks])) for piece in held],
        buttons=[],
        say_at=scene.say_at.place,
    )


def _plates(example: Example, scene: Scene, places: list[SeatPlace]) -> list[Box]:
    """Where those who play are shown: only where that tells more than that they all stand alike."""
    tell = {str((facts.score, facts.out, facts.face)) for facts in scene.seats}
    if not example.plates or len(tell) < 2:
        return []
    return [_around(*place) for place in places]


def _around(x: float, y: float, w: float, h: float) -> Box:
    return Box(x - w / 2, y - h / 2, x + w / 2, y + h / 2)


def _marked(paths: list[tuple[str, ...]]) -> tuple[set[str], set[str]]:
    """The piece that is chosen already, where all paths begin with it, and those that may be chosen next."""
    firsts = {path[0] for path in paths}
    longer = all(len(path) > 1 for path in paths)
    if len(firsts) == 1 and longer and len(paths) > 1:
        return firsts, {path[1] for path in paths}
    return set(), {part for path in paths for part in path}
