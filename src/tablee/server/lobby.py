"""The table between two games: its settings and chairs, who is ready for the next, and who is waited for."""

import time
from math import ceil
from typing import Any

from tablee.bots.levels import LEVELS
from tablee.core.shelf import find
from tablee.server import about
from tablee.server.agreement import countdown
from tablee.server.felt import Agreed, templates
from tablee.server.page_words import page_words
from tablee.server.pulse import Live
from tablee.server.tables import Table
from tablee.server.viewers import Viewer
from tablee.words import bot_name, words


def lobby(live: Live, viewer: Viewer, lang: str) -> dict[str, Any]:
    table = live.table
    card = find(table.game)
    page = page_words(lang)
    html = templates().render_template(
        "lobby.html",
        table=table,
        title=card.title,
        box={
            "card": card,
            "seats": "–".join(map(str, card.seats)),
            "about": words(table.game, lang).say(("about", {})),
        },
        told=about.told(table, lang),
        own=viewer.seat,
        host=viewer.host,
        hosting=table.seat_of(table.host),
        away=[chair.player in live.away for chair in table.chairs],
        bots=[bot_name(chair.bot, lang) if chair.bot else None for chair in table.chairs],
        again=again(live, viewer, lang),
        stopped=_was_stopped(table),
        levels=[(level.name, bot_name(level.name, lang)) for level in LEVELS],
        say=lambda key, **args: page.say((key, args)),
    )
    shown = {"phase": table.phase, "html": html, "paths": [], "seen": -1, "log": []}
    return shown | {"next": following(table, viewer, lang)}


def following(table: Table, viewer: Viewer, lang: str) -> str:
    """What comes after the last game, as HTML, for who still reads its sheet and did not ask for it; nothing
    for who was ready for the game that has begun."""
    wanted = table.phase == "playing" and viewer.seat in table.started_by
    if table.number < 1 or table.phase == "over" or wanted:
        return ""
    page = page_words(lang)
    if table.phase == "playing":
        told = page.say(("next-begun", {}))
    elif table.anew is None or not table.anew.by:
        told = page.say(("next-lobby", {}))
    else:
        args = {"name": table.anew.by, "title": find(table.game).title}
        told = page.say(("next-game" if table.anew.game else "next-set", args))
    return templates().render_template("next.html", told=told, go=page.say(("next-go", {}))).strip()


def _was_stopped(table: Table) -> bool:
    """Whether a game was given up here and nothing was set anew since."""
    told = [str(line["key"]) for line in table.talk if "key" in line]
    changes = [key for key in told if key.startswith(("told-end", "told-set"))]
    return bool(table.number and changes and changes[-1].startswith("told-end"))


def again(live: Live, viewer: Viewer, lang: str) -> str:
    """Who is ready for the next game, and until when the others are waited for; during a game what is asked
    of who reads a sheet, if others want to stop."""
    table = live.table
    page = page_words(lang)
    if table.phase == "playing":
        asked = viewer.seat is not None and table.stopping and viewer.seat not in table.stopping
        names = [table.names[k] for k in sorted(table.stopping)]
        told = page.say(("stop-asked", {"names": names, "count": len(names)}))
        answers = {"yes": page.say(("stop-agree", {})), "no": page.say(("stop-refuse", {}))}
        return templates().render_template("stop.html", told=told, **answers).strip() if asked else ""
    waits = bool(table.ready) and table.full
    since, lasts = countdown(table)
    gone = min(max(time.time() - since, 0.0), lasts)
    choosing = table.seat_of(table.host) if since == table.choosing else None
    return templates().render_template(
        "again.html",
        table=table,
        chairs=[
            {"chair": chair, "ready": k in table.ready, "away": chair.lent or chair.player in live.away}
            for k, chair in enumerate(table.chairs)
        ],
        own=viewer.seat,
        since=since,
        lasts=lasts if waits else None,
        left=ceil(lasts - gone),
        choosing=None if choosing is None else table.chairs[choosing].name,
        several=len(table.people) > 1,
        anew=table.anew if table.anew and viewer.seat in table.anew.ready - table.ready else None,
        say=lambda key, **args: page.say((key, args)),
    )


def agreed(live: Live, viewer: Viewer) -> Agreed | None:
    """Whom somebody waits for who is ready for the next game; nothing for the others."""
    table = live.table
    if table.phase != "over" or viewer.seat not in table.ready or not table.full:
        return None
    away = [chair.lent or chair.player in live.away for chair in table.chairs]
    late = [
        k for k, chair in enumerate(table.chairs) if chair.player and k not in table.ready and not away[k]
    ]
    return Agreed([table.chairs[k].name for k in late], *countdown(table))
