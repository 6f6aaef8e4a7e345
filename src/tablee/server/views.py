"""A whole table as one viewer sees it, drawn or as plain data."""

import time
from typing import Any

from tablee.core.live import manners
from tablee.core.scene import Felt
from tablee.core.shelf import module
from tablee.server import about, rest, talk, telling
from tablee.server.eyes import Eye
from tablee.server.felt import Person, Sight, templates, view
from tablee.server.lobby import again, agreed, following, lobby
from tablee.server.messages import Message
from tablee.server.page_words import page_words
from tablee.server.pulse import Live
from tablee.server.remarks import remarks
from tablee.server.sheet import sheet
from tablee.server.tables import Table
from tablee.server.turns import answers_due
from tablee.server.viewers import Viewer, page_kind, viewer_of
from tablee.words import bot_name

IN_SIGHT = 90.0  # seconds, up to which one can see a ring run out
MOST_VIEWS = 200  # drawings of a table that are kept: screens have many sizes


def drawn(live: Live, player: str | None, lang: str, felt: Felt) -> Message:
    """The table drawn for one viewer; viewers who see the same share the drawing."""
    table = live.table
    kept = (viewer_of(table, player), lang, felt)
    message: Message | None
    count, message = live.views.get(kept, (-1, None))
    if message is None or count != live.pulse.count:
        viewer = kept[0]
        fields = lobby(live, viewer, lang) if table.match is None else _game(live, viewer, lang, felt)
        lines = talk.chat(live, lang)
        fields |= {
            "page": page_kind(table, player),
            "about": _settings(about.told(table, lang)),
            "variant": _settings(about.variant(table, lang)),
            "watching": talk.watching(live, lang),
            "watchers": live.spectators()[1],
            "chat": lines,
            "chat_from": table.said + table.done - len(lines),
        }
        if message != fields:
            message = Message(fields)
        if len(live.views) > MOST_VIEWS:
            live.views.clear()
        live.views[kept] = (live.pulse.count, message)
    return message


def _settings(settings: list[tuple[str, str]]) -> str:
    return templates().render_template("about.html", told=settings).strip()


def _game(live: Live, viewer: Viewer, lang: str, felt: Felt) -> dict[str, Any]:
    table = live.table
    seat = viewer.sees
    match = table.match
    assert match is not None
    eye = table.eye(seat)
    awaited = match.game.looks.awaited(eye.look)
    lend, asked = _gone(live, seat, awaited), _is_asked(table, eye, awaited)
    shown = (eye.legal, eye.count, eye.last, eye.before)
    told, clock = telling.last_told(eye, live, lang), _clock(table, seat if asked else awaited)
    pause = _rest(live)
    sight = Sight(
        match,
        seat,
        _people(live, lang),
        *shown,
        _ring(table, eye.look),
        lend,
        eye.look,
        live=True,
        told=told,
        clock=clock,
        since=round(rest.until(live), 1),
        rest=pause,
        waits=_waits(live, seat),
        stop=_stop(table, viewer.seat),
        stopping=[table.names[k] for k in sorted(table.stopping)],
        take=_chair_to_take(table, viewer),
        coming=viewer.coming,
        again=table.phase == "over" and viewer.seat is not None and viewer.seat not in table.ready,
        agreed=agreed(live, viewer),
        asked=asked,
        run=eye.run,
        lately=tuple(eye.lately),
        forward=bool(eye.legal) and table.question is None,  # while one stands the rules may be further on
    )
    finale = _finale(live, seat, lang, felt)
    drawing = view(sight, lang, felt)
    turn = is_ones_turn(table, eye)
    asks = drawing.pop("prompt")  # of the next round, which is not seen while this one is shown as it ended
    answers = asked or table.question is not None
    brief = page_words(lang).say(("answer-call" if answers else "your-turn-call", {}))
    call = _call(sight, brief if finale else asks, brief, turn, lang)
    heard = {key: finale[key] for key in ("sound", "beats", "speak")} if finale else {}
    return drawing | {
        "turn": turn,
        "call": call,
        "again": again(live, viewer, lang),
        "next": following(table, viewer, lang),
        "by": None if eye.last is None else eye.last[0],
        "sums": telling.sums(eye, table.game, lang),
        "aside": _was_aside(eye) or _was_stood_in(table, eye),
        "own": seat,
        "timed": sight.ring is not None,
        "unheld": table.pace == 0 or manners(table.game).races(table.options),
        "finale": finale["html"] if finale else "",
        **heard,
        "returned": telling.returned(live, seat, lang),
        "handed": telling.handed(table, seat, lang),
        "undone": telling.undone(table, seat, lang),
        "remarks": [
            {"id": remark.id, "seat": remark.seat, "say": page_words(lang).say(remark.words)}
            for remark in remarks(table)
        ],
        "rest": pause and {"own": seat in rest.readers(live), "since": pause[0], "seconds": pause[1]},
        "gone": telling.gone(live, seat, lang),
        "overdue": telling.overdue(table, seat, lang),
        "phase": table.phase,
        "seen": eye.count,
        "log": telling.log(live, seat, lang),
        **telling.way_back(table, seat, lang),
        "hint": bool(eye.legal) and table.may_hint,
        "solo": seat is not None and table.solo,
        "news": telling.news(eye, table, lang) if seat is not None and table.solo else [],
        "sheet": sheet(live, viewer, lang),
        "rounds": len(table.eye(None).marks) + match.over,
    }


def _finale(live: Live, seat: int | None, lang: str, felt: Felt) -> dict[str, Any]:
    """The table as a round ended, before the next was dealt, while nothing is seen of that one."""
    table = live.table
    eye, match = table.eye(seat), table.match
    drawn = module(table.game, "table")
    if match is None or match.over or not eye.ended_by_last or not hasattr(drawn, "round_end"):
        return {}
    assert eye.last is not None
    look = drawn.round_end(eye.before, *eye.last, eye.look)
    told = telling.spoken(eye.news[: telling.SENTENCES], eye, live, lang)
    seen = (eye.count, eye.last, eye.before)
    sight = Sight(
        match,
        seat,
        _people(live, lang),
        (),
        *seen,
        look=look,
        told=told,
        rest=_rest(live),
        run=eye.run,
        ended=True,
    )
    return view(sight, lang, felt)


def _people(live: Live, lang: str) -> list[Person]:
    reading = rest.readers(live) if rest.lasts(live) else []
    moods = {remark.seat: remark.mood for remark in remarks(live.table)}
    return [
        Person(
            name,
            bot_name(chair.played_by, lang) if chair.played_by else None,
            chair.player in live.away,
            chair.lent,
            moods.get(seat, ""),
            seat in reading,
        )
        for seat, (name, chair) in enumerate(zip(live.table.played_by_names, live.table.chairs, strict=True))
    ]


def _stop(table: Table, seat: int | None) -> str | None:
    """What somebody is asked where others want to end the game: to agree, or to wait for those who must."""
    if seat is None or not table.stopping or table.phase != "playing":
        return None
    return "waits" if seat in table.stopping else "asked"


def _chair_to_take(table: Table, viewer: Viewer) -> int | None:
    """A program's chair that somebody who watches may take when the next round begins."""
    if viewer.seat is not None or viewer.coming or table.phase != "playing":
        return None
    if table.question is not None:
        return None  # its ring would seem to be that of the chair
    return next((k for k, c in enumerate(table.chairs) if c.bot is not None and k not in table.coming), None)


def is_ones_turn(table: Table, eye: Eye) -> bool:
    """Whether the table waits for the viewer, who may do something else than act out of turn."""
    match = table.match
    if match is None or eye.seat is None or not eye.legal:
        return False
    return table.question is not None or eye.seat in (match.game.looks.awaited(eye.look), match.asked)


def _call(sight: Sight, prompt: str, brief: str, turn: bool, lang: str) -> dict[str, Any] | None:
    """What the viewer is asked now, for those who look at something that lies over the table: to stop the
    game, or to act, in short where what led to it is not seen yet, and since when and for how long if the
    time is short."""
    if sight.stop == "asked":
        args = {"names": sight.stopping, "count": len(sight.stopping)}
        return {"say": page_words(lang).say(("stop-asked", args))}
    if sight.rest or not (turn or (sight.ring and sight.legal)):
        return None
    since, seconds = sight.ring or (sight.since, sight.clock)
    return {"say": prompt, "brief": brief} | ({"since": since, "seconds": seconds} if seconds else {})


def _was_aside(eye: Eye) -> bool:
    """Whether the viewer's own last action was an answer in somebody else's turn."""
    return eye.last is not None and eye.last[0] == eye.seat and (eye.before or {}).get("turn") != eye.seat


def _was_stood_in(table: Table, eye: Eye) -> bool:
    """Whether a program did for the viewer what was done last."""
    step = eye.told[-1][0] if eye.told else 0
    return eye.last is not None and eye.last[0] == eye.seat and (step, eye.seat) in table.stood_in


def _is_asked(table: Table, eye: Eye, awaited: int | None) -> bool:
    """Whether the table waits for the viewer in somebody else's turn. Only the viewer may know; and where all
    are asked alike nobody is told whom the rules ask first."""
    match = table.match
    turn_of_others = awaited is not None and awaited != eye.seat and not eye.look["over"]
    return (
        match is not None
        and turn_of_others
        and table.question is None
        and bool(eye.legal)
        and match.asked == eye.seat
    )


def _rest(live: Live) -> tuple[float, float] | None:
    """Since when the table rests between two rounds, and for how long at most; nothing if it does not."""
    return (round(live.table.moved, 1), rest.LONGEST) if rest.lasts(live) else None


def _gone(live: Live, viewer: int | None, awaited: int | None) -> int | None:
    """The seat everybody waits for, if its player has gone and no program plays for them yet."""
    if viewer is None or awaited is None or live.table.phase != "playing":
        return None
    chair = live.table.chairs[awaited]
    return awaited if chair.player in live.away and not chair.lent and awaited != viewer else None


def _clock(table: Table, awaited: int | None) -> int:
    """How many seconds the person has whom everybody waits for; 0 where no clock runs."""
    return 0 if awaited is None or table.chairs[awaited].played_by is not None else table.clock


def _ring(table: Table, look: dict[str, Any]) -> tuple[float, float] | None:
    """Since when a moment lasts that will end by itself, and for how many seconds at most, where one can see
    it run out. It is told by the clock, not as what is left: so the drawing stays the same."""
    if table.question is not None:
        since = table.question.at
        lasts = answers_due(table, table.question, at_the_latest=True) - since
    else:
        since, lasts = table.moved, manners(table.game).moment(look) or 0.0
    runs = lasts <= IN_SIGHT and time.time() < since + lasts
    return (round(since, 1), round(lasts, 1)) if runs else None


def plain(live: Live, player: str | None) -> Message:
    """The table for programs: what the player may see, as JSON."""
    table = live.table
    seat, sees = table.seat_of(player), table.sees_as(player)
    message: dict[str, Any] = {
        "id": table.id,
        "version": None,
        "game": table.game,
        "seats": table.seats,
        "options": table.options,
        "phase": table.phase,
        "seat": seat,
        "people": [{"name": c.name, "bot": c.played_by, "free": c.free} for c in table.chairs],
        "match": table.number,
        "host": table.seat_of(table.host),
        "ready": sorted(table.ready),
        "hints": table.may_hint,
    }
    if table.match is not None:
        eye = table.eye(sees)
        message |= {
            "version": eye.count,
            "commitment": table.match.commitment,
            "look": eye.look,
            "legal": eye.legal,
            "last": eye.last,
            "result": table.match.result,
            "finished": table.finished,
            "waiting": _waits(live, seat),
            "resting": rest.lasts(live),
        }
    return Message(message)


def _waits(live: Live, seat: int | None) -> str | None:
    """The viewer's own choice, if it waits."""
    found = live.waiting.choices.get(seat) if seat is not None else None
    return found.action if found else None
