"""What the environments of Gymnasium and PettingZoo have in common: spaces and pictures."""

from io import StringIO
from pathlib import Path
from typing import Any

import numpy as np

try:
    from gymnasium import spaces
except ImportError as missing:
    from tablee.envs import needs

    raise needs("gymnasium") from missing

from tablee.core.game import Game
from tablee.core.match import Match
from tablee.core.shelf import module
from tablee.envs.episode import Episode
from tablee.words import language, words

RENDER_MODES = ["human", "ansi", "rgb_array", "svg"]
WIDTH = 100  # columns of a drawn table
FONT_SIZE = 16
PAPER, INK = (24, 24, 28), (225, 225, 225)


def observation_space(game: Game) -> spaces.Dict:
    """What a seat knows, as numbers, and which actions are open to it."""
    parts = game.layout.parts.values()
    low = np.concatenate([np.full(part.size, part.low, "f4") for part in parts])
    high = np.concatenate([np.full(part.size, part.high, "f4") for part in parts])
    mask = spaces.Box(0, 1, (game.rules.ACTIONS,), np.int8)
    return spaces.Dict({"observation": spaces.Box(low, high, dtype=np.float32), "action_mask": mask})


def action_space(game: Game) -> spaces.Discrete:
    return spaces.Discrete(game.rules.ACTIONS)


def observation(table: Episode, seat: int) -> dict[str, Any]:
    return {"observation": table.match.observation(seat), "action_mask": table.mask(seat)}


def render(match: Match, seat: int | None, mode: str) -> Any:
    """The table as a seat sees it: printed, as text, as SVG or as an array of pixels."""
    console = _console(record=mode == "svg", width=WIDTH)
    drawn = module(match.game.name, "terminal").draw(
        match.look(seat), match.names, words(match.game.name, language())
    )
    if mode == "rgb_array":
        return _pixels(console.render_lines(drawn, pad=False))
    console.print(drawn)
    if mode == "svg":
        return console.export_svg(title=match.game.card.title)
    text = console.file.getvalue()
    if mode == "human":
        print(text)
        return None
    return text


def _console(**settings: Any) -> Any:
    from rich.console import Console

    return Console(file=StringIO(), force_terminal=True, color_system="standard", **settings)


def _pixels(lines: list[list[Any]]) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """Lines of styled text as a picture; the letters come with matplotlib."""
    try:
        import matplotlib
        from PIL import Image, ImageDraw, ImageFont
    except ImportError as missing:
        from tablee.envs import needs

        raise needs("matplotlib") from missing
    from rich.color import ColorType
    from rich.terminal_theme import DEFAULT_TERMINAL_THEME

    font = ImageFont.truetype(Path(matplotlib.get_data_path(), "fonts/ttf/DejaVuSansMono.ttf"), FONT_SIZE)
    wide, high = round(font.getlength("M")), round(FONT_SIZE * 1.4)
    image = Image.new("RGB", (wide * (WIDTH + 2), high * (len(lines) + 1)), PAPER)
    pen = ImageDraw.Draw(image)
    for row, line in enumerate(lines):
        column = 1
        for text, style, _ in line:
            colour = style.color if style else None
            if colour is None or colour.type is ColorType.DEFAULT:
                ink = INK
            else:
                ink = tuple(colour.get_truecolor(DEFAULT_TERMINAL_THEME))
            pen.text((wide * column, high * row + high // 2), text, ink, font)
            column += len(text)
    return np.asarray(image)
