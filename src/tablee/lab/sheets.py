"""A study in words: the tables that the terminal and the page show alike, and the labels of its pictures."""

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tablee.core.card import Option
from tablee.core.shelf import find
from tablee.lab.drawings import Labels
from tablee.lab.lab_words import say
from tablee.words import bot_name, words

if TYPE_CHECKING:
    from tablee.lab.measures import Row
    from tablee.lab.studies import Study

SHORT, LONG = 44, 100  # characters of a clause beside a bar, and in a table
SHOWN_MOMENTS = (0.25, 0.5, 0.75, 0.9)
PLACES = {"actions": 1, "rounds": 1, "choices": 1, "margin": 1, "lead_changes": 2}
NONE = "—"


@dataclass(frozen=True)
class Sheet:
    """One part of a report, in words: a table with what it means."""

    name: str  # that of its picture too, if it has one
    title: str
    note: str
    heads: list[str]
    rows: list[list[str]]


def title(study: "Study") -> str:
    return say("lab-title", title=find(study.game).title, seats=study.players)


def facts(study: "Study") -> list[str]:
    """What was played, in short."""
    bots = list(dict.fromkeys(study.bots)) if len(set(study.bots)) == 1 else study.bots
    told = [
        say("lab-games", games=study.played, finished=study.finished),
        say("lab-bots", bots=", ".join(bot_name(bot) for bot in bots)),
    ]
    changed = find(study.game).changed(study.options)
    told += [f"{option.name}={option.text(study.options[option.name])}" for option in changed]
    return [*told, say("lab-seed", seed=study.seed)]


def labels(study: "Study") -> Labels:
    footer = " · ".join([title(study), *facts(study)[:-1]])
    return Labels(
        footer,
        [_seat(row) for row in study.seats],
        [_clause(study, row, SHORT) for row in study.clauses],
        _variations(study),
    )


def sheets(study: "Study") -> list[Sheet]:
    """All tables of a study that have something to say."""
    told = [
        _figures(study, "length", ("actions", "rounds", "choices"), ("unfinished", "forced")),
        _seats(study),
        _figures(study, "lead", ("lead_changes", "lead_taken", "margin"), ("never_changed", "tied")),
        _leaders(study),
        _clauses(study),
        _effects(study),
    ]
    return [sheet for sheet in told if sheet.rows]


def _sheet(name: str, heads: list[str], rows: list[list[str]], **args: Any) -> Sheet:
    heads = [say(f"lab-head-{head}") for head in heads]
    return Sheet(name, say(f"lab-{name}"), say(f"lab-{name}-note", **args), heads, rows)


def _figures(study: "Study", name: str, measures: tuple[str, ...], shares: tuple[str, ...]) -> Sheet:
    rows = []
    for row in (row for row in study.figures if row["measure"] in measures):
        measure = row["measure"]
        mean, low, high, median, few, many = (
            _value(measure, row[key]) for key in ("mean", "low", "high", "median", "q05", "q95")
        )
        rows.append([_measure(study, measure), mean, _span(low, high), median, f"{few} – {many}"])
    for row in (row for row in study.shares if row["measure"] in shares):
        rows.append([_measure(study, row["measure"]), _percent(row["share"]), _percents(row), "", ""])
    return _sheet(name, ["what", "mean", "interval", "median", "most"], rows)


def _measure(study: "Study", measure: str) -> str:
    return say(f"lab-of-{measure}", score=words(study.game).say(("score-name", {})))


def _value(measure: str, value: float | None) -> str:
    if value is None:
        return NONE
    return _percent(value) if measure == "lead_taken" else _number(value, PLACES[measure])


def _seats(study: "Study") -> Sheet:
    rows = [
        [
            _seat(row),
            _percent(row["wins"]),
            _percents(row),
            _signed(row["payoff"], 2),
            _span(*(_signed(row[end], 2) for end in ("payoff_low", "payoff_high"))),
        ]
        for row in study.seats
    ]
    share = say("percent", value=100 / study.players)
    return _sheet("seats", ["seat", "wins", "interval", "payoff", "interval"], rows, share=share)


def _seat(row: "Row") -> str:
    if row["by"] == "place":
        return say("lab-place", place=row["seat"])
    return say("lab-seat", seat=row["seat"], bot=bot_name(row["bot"]))


def _leaders(study: "Study") -> Sheet:
    rows = [
        [
            say("percent-whole", value=100 * row["moment"]),
            _percent(row["led"]),
            NONE if row["won"] is None else _percent(row["won"]),
            _percents(row),
        ]
        for row in study.leaders
        if row["moment"] in SHOWN_MOMENTS
    ]
    return _sheet("leaders", ["moment", "led", "won", "interval"], rows)


def _clauses(study: "Study") -> Sheet:
    rows = [
        [
            _clause(study, row, LONG),
            _percent(row["share"]),
            _span(_number(100 * row["share_low"], 1), _percent(row["share_high"])),
            _number(row["times"], 2),
            _span(*(_number(row[end], 2) for end in ("low", "high"))),
        ]
        for row in study.clauses
    ]
    games = study.clauses[0]["games"] if study.clauses else 0
    heads = ["clause", "fires", "interval", "times", "interval"]
    return _sheet(
        "clauses", heads, rows, games=games, unseen=", ".join(study.unseen), count=len(study.unseen)
    )


def _clause(study: "Study", row: "Row", most: int) -> str:
    text = words(study.game).clauses()[row["clause"]]
    return f"{row['clause']} · {first_words(text, most)}"


def first_words(text: str, most: int) -> str:
    """The beginning of a text, up to the end of a sentence or of a word.

    >>> first_words("Deal five cards. Then begin.", 40), first_words("Deal five cards to everybody", 12)
    ('Deal five cards', 'Deal five…')
    """
    head = re.split(r"(?<=[.;:!?])\s", text, maxsplit=1)[0].rstrip(".;:\u00a0\u202f")
    return head if len(head) <= most else head[:most].rsplit(" ", 1)[0].rstrip(" ,;:") + "…"


def _variations(study: "Study") -> list[str]:
    return list(dict.fromkeys(f"{row['option']}={Option.text(row['value'])}" for row in study.effects))


def _effects(study: "Study") -> Sheet:
    cells: dict[str, list[str]] = {label: [label] for label in _variations(study)}
    for row in study.effects:
        factor = 100 if row["measure"] == "opener" else 1
        difference, low, high = (
            NONE if row[key] is None else _signed(factor * row[key], 1)
            for key in ("difference", "low", "high")
        )
        cells[f"{row['option']}={Option.text(row['value'])}"].append(f"{difference} ({low} – {high})")
    heads = ["option", "effect-actions", "effect-opener", "effect-lead_changes"]
    return _sheet("effects", heads, list(cells.values()))


def _percents(row: "Row") -> str:
    if row["low"] is None:
        return NONE
    return _span(_number(100 * row["low"], 1), _percent(row["high"]))


def _span(low: str, high: str) -> str:
    return NONE if NONE in (low, high) else f"{low} – {high}"


def _percent(share: float) -> str:
    return say("percent", value=100 * share)


def _signed(value: float | None, places: int) -> str:
    if value is None:
        return NONE
    shown = round(value, places)
    sign = "+" if shown > 0 else "−" if shown < 0 else ""
    return sign + _number(abs(shown), places)


def _number(value: float | None, places: int) -> str:
    return NONE if value is None else say("figure", value=value, places=places)
