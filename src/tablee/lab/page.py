"""A study as one page: HTML with its pictures, styles and tables inside, and nothing to load."""

import io
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

from minijinja import Environment

from tablee.lab.canvas import INK, LINEN, QUIET, TEAL, TERRACOTTA, save
from tablee.lab.drawings import FOOTER, draw
from tablee.lab.lab_words import say
from tablee.lab.sheets import Sheet, facts, labels, sheets, title
from tablee.lab.studies import Study
from tablee.words import language

# By day and by night a picture on the page has the page's colours.
PAGE_COLOURS = {LINEN: "paper", INK: "ink", QUIET: "quiet", TERRACOTTA: "accent", TEAL: "second"}
PAGE = "index.html"


def write_study(study: Study, folder: Path) -> Path:
    """A study's page, and each of its pictures as PNG and as SVG; where the page is."""
    folder.mkdir(parents=True, exist_ok=True)
    figures = draw(study, labels(study), say)
    for name, figure in figures.items():
        _put(folder / f"{name}.svg", svg(figure))
        save(figure, folder / f"{name}.png")
    page = write_page(title(study), facts(study), sheets(study), figures, language())
    return _put(folder / PAGE, page)


def _put(file: Path, text: str) -> Path:
    """Write a file that is whole, or not there at all."""
    beside = file.with_name(f".{file.name}.new")
    beside.write_text(text, encoding="utf-8")
    return beside.replace(file)


def write_page(title: str, facts: list[str], sheets: list[Sheet], figures: dict[str, Any], lang: str) -> str:
    """The whole page; a sheet stands below the picture of its name."""
    template = files("tablee.lab").joinpath("report.html").read_text(encoding="utf-8")
    drawn = {name: inline(figure, name) for name, figure in figures.items()}
    page: str = Environment(trim_blocks=True, lstrip_blocks=True).render_str(
        template, "report.html", title=title, facts=facts, sheets=sheets, drawn=drawn, lang=lang
    )
    return page


def inline(figure: Any, name: str) -> str:
    """A figure as SVG inside a page: its ids its own, its colours the page's."""
    text = svg(figure)
    text = text[text.index("<svg") :]
    text = re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
    text = re.sub(r' xmlns(:\w+)?="[^"]*"', "", text)
    text = re.sub(r'<g id="' + FOOTER + r'">.*?</g>', "", text, flags=re.DOTALL)
    text = re.sub(r'(\bid="|href="#|url\(#)', rf"\g<1>{name}-", text.replace("xlink:href", "href"))
    text = re.sub(r'<svg width="[^"]*" height="[^"]*"', '<svg aria-hidden="true"', text)
    for colour, variable in PAGE_COLOURS.items():
        text = text.replace(colour.lower(), f"var(--{variable})")
    return text.strip()


def svg(figure: Any) -> str:
    """A figure as SVG, its words as text; the same each time."""
    import matplotlib

    held = io.StringIO()
    with matplotlib.rc_context({"svg.fonttype": "none", "svg.hashsalt": "tablee"}):
        figure.savefig(held, format="svg", metadata={"Date": None})
    return held.getvalue()
