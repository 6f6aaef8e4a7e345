"""The rules with their pictures: positions drawn as the table draws them, beside what they show."""

from functools import cache
from typing import TYPE_CHECKING, Any, cast

from tablee.core.card import Card
from tablee.core.company import COMPANY
from tablee.core.example import Example
from tablee.core.game import Game
from tablee.core.match import Match
from tablee.core.scene import WIDE, Piece, Setting
from tablee.core.shelf import module, module_or_none
from tablee.server.felt import templates
from tablee.server.page_words import page_words
from tablee.words import words

if TYPE_CHECKING:
    from tablee.core.contract import Drawing

PARTS = ("aim", "turn", "end")  # of the rules in short


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
    setting = Setting(names, words(card.name, lang), WIDE, viewer=example.seat)
    scene = drawn.scene(look, setting)
    chosen, open_ = _marked([drawn.path(action, look) for action in example.shown])

    def marks(piece: Piece) -> str:
        own = "chosen" if piece.id in chosen else "can" if piece.id in open_ else ""
        return " ".join([piece.kind, *piece.marks, own])

    buttons = [
        words(card.name, lang).say(drawn.choice(id_, look)) for id_ in sorted(open_) if id_[:3] == "do-"
    ]
    crop = example.crop or (0, 0, WIDE.width, WIDE.height)
    places = scene.seats_at or setting.frame().seats_at
    awaited = match.game.looks.awaited(look)
    return templates().render_template(
        "still.html",
        game=card.name,
        crop=crop,
        seats=[(*seat, _within(crop, seat[-1])) for seat in zip(names, scene.seats, places, strict=True)],
        own=example.seat,
        awaited=awaited,
        pieces=[(piece, marks(piece)) for piece in scene.pieces],
        buttons=buttons,
        say_at=scene.say_at.place,
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


def _within(crop: tuple[float, ...], place: tuple[float, ...]) -> bool:
    """Whether something is to be seen whole."""
    left, top, right, bottom = crop
    x, y, w, h = place
    return left <= x - w / 2 and x + w / 2 <= right and top <= y - h / 2 and y + h / 2 <= bottom


def _marked(paths: list[tuple[str, ...]]) -> tuple[set[str], set[str]]:
    """The piece that is chosen already, where all paths begin with it, and those that may be chosen next."""
    firsts = {path[0] for path in paths}
    longer = all(len(path) > 1 for path in paths)
    if len(firsts) == 1 and longer and len(paths) > 1:
        return firsts, {path[1] for path in paths}
    return set(), {part for path in paths for part in path}
