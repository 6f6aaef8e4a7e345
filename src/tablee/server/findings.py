"""What the lab found out about a game, drawn for the curious on its box, from a study in the game's folder.

The study is what `tablee lab GAME --vary none --json` writes; the page tells the command that made it.
"""

import json
from functools import cache
from importlib.resources import files
from typing import Any

from tablee.core.card import Card
from tablee.core.shelf import home
from tablee.server.curves import bars
from tablee.server.page_words import page_words
from tablee.words import bot_name, words

FILE = "study.json"
MOST_CLAUSES = 10
OFTEN = 0.995  # what comes up in more of the games than this tells nobody anything
LONGEST = 90  # letters of a clause beside its bar


@cache
def study_of(game: str) -> dict[str, Any] | None:
    """The study in a game's folder, if it has one."""
    file = files(home(game)).joinpath(FILE)
    found: dict[str, Any] | None = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else None
    return found


@cache
def findings(card: Card, lang: str) -> dict[str, Any] | None:
    """How long, does it help to begin, how often which rule: numbers, sentences and bars."""
    study = study_of(card.name)
    if study is None:
        return None
    length = next(row for row in study["figures"] if row["measure"] == "actions")
    bot = study["bots"][0]
    args = {"games": study["finished"], "seats": study["players"], "level": bot_name(bot, lang)}
    page = page_words(lang)
    return {
        "made": page.say(("findings-made", args)),
        "command": f"tablee lab {study['game']} --seats {study['players']} --bots {bot}"
        f" --games {study['played']} --seed {study['seed']} --vary none --json",
        "long": page.say(("findings-long", {key: round(length[key]) for key in ("median", "q05", "q95")})),
        "lengths": bars([int(n) for n, times in study["lengths"].items() for _ in range(times)]),
        "begin": page.say((f"findings-begin-{_helps(study)}", {"percent": _percent(_first(study)["wins"])})),
        "seats": _seats(study),
        "clauses": _clauses(card, study, lang),
    }


def _percent(share: float) -> int:
    return round(100 * share)


def _first(study: dict[str, Any]) -> dict[str, Any]:
    """Who begins, among the rows of victories by place."""
    return next(row for row in study["seats"] if row["by"] == "place" and row["seat"] == 0)


def _helps(study: dict[str, Any]) -> str:
    """Whether beginning helps, hurts, or makes no difference that could be seen."""
    first, fair = _first(study), 1 / study["players"]
    return "helps" if first["low"] > fair else "hurts" if first["high"] < fair else "same"


def _seats(study: dict[str, Any]) -> dict[str, Any]:
    """Victories by place, counted from who begins, with what chance explains, in hundredths."""
    rows = [row for row in study["seats"] if row["by"] == "place"]
    most = max(row["high"] for row in rows)
    return {
        "fair": round(100 / study["players"] / most, 1),
        "rows": [
            {
                "place": row["seat"] + 1,
                "percent": _percent(row["wins"]),
                "low": round(100 * row["low"] / most, 1),
                "high": round(100 * row["high"] / most, 1),
                "size": round(100 * row["wins"] / most, 1),
            }
            for row in rows
        ],
    }


def _clauses(card: Card, study: dict[str, Any], lang: str) -> list[dict[str, Any]]:
    """Rules that come up in some games and not in others, the most frequent first."""
    told = words(card.name, lang).clauses()
    rows = [row for row in study["clauses"] if 0 < row["share"] < OFTEN and row["clause"] in told]
    rows.sort(key=lambda row: (-row["share"], -row["times"]))
    return [
        {
            "tag": row["clause"],
            "text": _short(told[row["clause"]]),
            "percent": max(1, _percent(row["share"])),
            "times": f"{row['times']:.1f}".replace(".", "," if lang == "fr" else "."),
        }
        for row in rows[:MOST_CLAUSES]
    ]


def _short(text: str) -> str:
    """The beginning of a clause, cut between two words."""
    return text if len(text) <= LONGEST else text[:LONGEST].rsplit(" ", 1)[0].rstrip(",;: ") + "…"
