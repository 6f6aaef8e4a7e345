"""What a stream carries: a whole table as one viewer sees it, drawn or as plain data."""

import json
import time
from collections.abc import Sequence
from hashlib import sha256
from math import ceil
from typing import Any, NamedTuple

from tablee.bots.levels import LEVELS
from tablee.core.live import manners
from tablee.core.scene import Felt, Setting
from tablee.core.shelf import find, module
from tablee.server import about, rest
from tablee.server.agreement import countdown
from tablee.server.curves import score_curve
from tablee.server.doings import DONE_TO, TOLD
from tablee.server.eyes import Eye
from tablee.server.felt import (
    Agreed,
    Person,
    Sight,
    named,
    reason,
    score_words,
    signs,
    templates,
    view,
    why_not,
)
from tablee.server.page_words import here, page_words
from tablee.server.pulse import Live
from tablee.server.remarks import remarks
from tablee.server.tables import Refused, Table
from tablee.server.turns import answers_due
from tablee.words import Sentence, Words, bot_name, isolated, words

SENTENCES = 2  # said at once on the table when something ends …
MOST_SENTENCES = 4  # … and while it goes on: what comes of an action is told with it
DEALT = "deal"  # what has happened before the first action, for those who explain what is new
UNSAID = ("log-round", "log-points")  # not said on a sheet: the next round, and the points that stand there
LONGEST_FLAT = {
    2: 10,
    3: 7,
    4: 6,
}  # letters of names side by side on a phone, by how many they are
IN_SIGHT = 90.0  # seconds, up to which one can see a ring run out
MOST_VIEWS = 200  # drawings of a table that are kept: screens have many sizes


class Message(dict[str, Any]):
    """What one viewer is sent; written out once for all who see the same."""

    def __init__(self, fields: dict[str, Any]) -> None:
        super().__init__(fields)
        self._written: dict[tuple[int, int], bytes] = {}

    def written(self, last: "Message | None") -> bytes:
        """As an event of a stream, for somebody who has got another one before: of the log and the talk only
        what is new."""
        told = (0, 0) if last is None else (_alike(self, last, "log"), _alike(self, last, "chat"))
        if told not in self._written:
            text = json.dumps(self._since(*told), ensure_ascii=False, separators=(",", ":"))
            self._written[told] = f"data: {text}\n\n".encode()
        return self._written[told]

    def _since(self, log: int, chat: int) -> dict[str, Any]:
        if "log" not in self:
            return self
        first = max(0, chat - self["chat_from"])
        return {
            **self,
            "log": self["log"][log:],
            "log_from": log,
            "chat": self["chat"][first:],
            "chat_from": self["chat_from"] + first,
        }


def _alike(now: Message, last: Message, what: str) -> int:
    """Up to which line two messages tell the same, counted from the first that ever was."""
    if what not in now or what not in last:
        return 0
    first = max(now.get(f"{what}_from", 0), last.get(f"{what}_from", 0))
    ours = now[what][first - now.get(f"{what}_from", 0) :]
    theirs = last[what][first - last.get(f"{what}_from", 0) :]
    for n, (our, their) in enumerate(zip(ours, theirs, strict=False)):
        if our is not their and our != their:
            return int(first + n)
    return int(first + min(len(ours), len(theirs)))


def closing(announced: tuple[str, float] | None, lang: str) -> str:
    """That the house closes soon, in a sentence; nothing if it does not."""
    if announced is None:
        return ""
    words, due = announced
    minutes = max(1, round((due - time.time()) / 60))
    return page_words(lang).say(("closing-soon", {"minutes": minutes, "words": words})).strip()


def announcement(announced: tuple[str, float] | None, lang: str) -> bytes:
    """The same as an event of a stream."""
    text = json.dumps({"text": closing(announced, lang)}, ensure_ascii=False)
    return f"event: announce\ndata: {text}\n\n".encode()


def mark(player: str | None) -> str:
    """A sign of a person that others may keep, to mute them at all tables; it is no key to anything."""
    return sha256(f"mark {player}".encode()).hexdigest()[:12] if player else ""


def drawn(live: Live, player: str | None, lang: str, felt: Felt) -> Message:
    """The table drawn for one viewer; viewers who see the same share the drawing."""
    table = live.table
    kept = (viewer_of(table, player), lang, felt)
    message: Message | None
    count, message = live.views.get(kept, (-1, None))
    if message is None or count != live.pulse.count:
        viewer = kept[0]
        fields = _lobby(live, viewer, lang) if table.match is None else _game(live, viewer, lang, felt)
        talk = _chat(live, lang)
        fields |= {
            "page": page_kind(table, player),
            "about": _settings(about.told(table, lang)),
            "variant": _settings(about.variant(table, lang)),
            "watching": watching(live, lang),
            "watchers": live.spectators()[1],
            "chat": talk,
            "chat_from": table.said + table.done - len(talk),
        }
        if message != fields:
            message = Message(fields)
        if len(live.views) > MOST_VIEWS:
            live.views.clear()
        live.views[kept] = (live.pulse.count, message)
    return message


class Viewer(NamedTuple):
    """Who looks at a table, as far as that makes a difference."""

    seat: int | None  # where they sit
    sees: int | None  # from which seat they see the match
    host: bool
    coming: bool  # whether a program's chair is promised to them


def viewer_of(table: Table, player: str | None) -> Viewer:
    host = player is not None and player == table.host
    coming = any(who == player for who, _ in table.coming.values())
    return Viewer(table.seat_of(player), table.sees_as(player), host, coming)


def page_kind(table: Table, player: str | None) -> str:
    """What kind of page somebody needs for a table: of which game, and whether they sit there or may talk."""
    seated = table.seat_of(player) is not None
    talks = seated or (player is not None and table.voices)
    return f"{table.game} {'sits' if seated else 'watches'} {'talks' if talks else 'listens'}"


def _settings(settings: list[tuple[str, str]]) -> str:
    return templates().render_template("about.html", told=settings).strip()


def watching(live: Live, lang: str) -> str:
    """Who only watches, in a sentence; nothing where nobody does."""
    names, count = live.spectators()
    if not count:
        return ""
    others = count - len(names)
    page = page_words(lang)
    told = [isolated(name) for name in names]
    if others:
        told.append(page.say(("spectators-unknown", {"count": others})))
    return page.say(("spectators", {"count": count, "names": ", ".join(told)}))


def _chat(live: Live, lang: str) -> list[str]:
    """What was said and what people did, line by line; what was drawn once is kept."""
    known = {id(line): html for line, html in live.sayings.get(lang, ())}
    lines = live.table.talk
    drawn = [(line, known.get(id(line)) or _saying(line, lang)) for line in lines]
    live.sayings[lang] = drawn
    return [html for _, html in drawn]


def _saying(line: dict[str, Any], lang: str) -> str:
    """One thing said or done, a phrase in the reader's language."""
    page = page_words(lang)
    if "key" in line:
        told = page.say((line["key"], line["args"]))
        by = "" if line["key"] in DONE_TO else " ".join(mark(player) for player in line["about"])
        return templates().render_template("doing.html", told=told, by=by).strip()
    text = page.say((f"phrase-{line['phrase']}", {})) if "phrase" in line else line["text"]
    whole = f"{isolated(line['name'])} – {isolated(text)}"
    said = [
        {
            "name": line["name"],
            "seat": line["seat"],
            "person": mark(line["player"]),
            "text": text,
            "said": whole,
        }
    ]
    return templates().render_template("chat.html", said=said, mute=page.say(("mute", {}))).strip()


def _lobby(live: Live, viewer: Viewer, lang: str) -> dict[str, Any]:
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
        again=_again(live, viewer, lang),
        stopped=_was_stopped(table),
        levels=[(level.name, bot_name(level.name, lang)) for level in LEVELS],
        say=lambda key, **args: page.say((key, args)),
    )
    return {"phase": table.phase, "html": html, "paths": [], "seen": -1, "log": []}


def _was_stopped(table: Table) -> bool:
    """Whether a game was given up here and nothing was set anew since."""
    told = [str(line["key"]) for line in table.talk if "key" in line]
    changes = [key for key in told if key.startswith(("told-end", "told-set"))]
    return bool(table.number and changes and changes[-1].startswith("told-end"))


def _again(live: Live, viewer: Viewer, lang: str) -> str:
    """Who is ready for the next game, and until when the others are waited for; nothing during a game."""
    table = live.table
    if table.phase == "playing":
        return ""
    page = page_words(lang)
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
        say=lambda key, **args: page.say((key, args)),
    )


def _agreed(live: Live, viewer: Viewer) -> Agreed | None:
    """Whom somebody waits for who is ready for the next game; nothing for the others."""
    table = live.table
    if table.phase != "over" or viewer.seat not in table.ready or not table.full:
        return None
    away = [chair.lent or chair.player in live.away for chair in table.chairs]
    late = [
        k for k, chair in enumerate(table.chairs) if chair.player and k not in table.ready and not away[k]
    ]
    return Agreed([table.chairs[k].name for k in late], *countdown(table))


def people(live: Live, lang: str) -> list[Person]:
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
    return next((k for k, c in enumerate(table.chairs) if c.bot is not None and k not in table.coming), None)


def _game(live: Live, viewer: Viewer, lang: str, felt: Felt) -> dict[str, Any]:
    table = live.table
    seat = viewer.sees
    match = table.match
    assert match is not None
    eye = table.eye(seat)
    awaited = match.game.looks.awaited(eye.look)
    lend, asked = _gone(live, seat, awaited), _is_asked(table, eye, awaited)
    shown = (eye.legal, eye.count, eye.last, eye.before)
    told, clock = _told(eye, live, lang), _clock(table, seat if asked else awaited)
    pause = _rest(live)
    sight = Sight(
        match,
        seat,
        people(live, lang),
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
        take=_chair_to_take(table, viewer),
        coming=viewer.coming,
        again=table.phase == "over" and viewer.seat is not None and viewer.seat not in table.ready,
        agreed=_agreed(live, viewer),
        asked=asked,
        run=eye.run,
        lately=tuple(eye.lately),
    )
    finale = _finale(live, seat, lang, felt)
    drawing = view(sight, lang, felt)
    turn = is_ones_turn(table, eye)
    call = _call(sight, drawing.pop("prompt"), turn, lang)
    heard = {key: finale[key] for key in ("sound", "beats", "speak")} if finale else {}
    return drawing | {
        "turn": turn,
        "call": call,
        "again": _again(live, viewer, lang),
        "by": None if eye.last is None else eye.last[0],
        "aside": _was_aside(eye),
        "own": seat,
        "timed": sight.ring is not None,
        "unheld": table.pace == 0 or manners(table.game).races(table.options),
        "finale": finale["html"] if finale else "",
        **heard,
        "returned": _returned(live, seat, lang),
        "handed": _handed(table, seat, lang),
        "undone": _undone(table, seat, lang),
        "remarks": [
            {"id": remark.id, "seat": remark.seat, "say": page_words(lang).say(remark.words)}
            for remark in remarks(table)
        ],
        "rest": pause and {"own": seat in rest.readers(live), "since": pause[0], "seconds": pause[1]},
        "phase": table.phase,
        "seen": eye.count,
        "log": _log(live, seat, lang),
        "undo": seat is not None and table.may_undo(seat),
        "hint": bool(eye.legal) and table.may_hint,
        "solo": seat is not None and table.solo,
        "news": _news(eye, table, lang) if seat is not None and table.solo else [],
        "sheet": _sheet(live, viewer, lang),
        "rounds": len(table.eye(None).marks) + match.over,
    }


def is_ones_turn(table: Table, eye: Eye) -> bool:
    """Whether the table waits for the viewer, who may do something else than act out of turn."""
    match = table.match
    if match is None or eye.seat is None or not eye.legal:
        return False
    return table.question is not None or eye.seat in (match.game.looks.awaited(eye.look), match.asked)


def _call(sight: Sight, prompt: str, turn: bool, lang: str) -> dict[str, Any] | None:
    """What the viewer is asked now, for those who look at something that lies over the table: to stop the
    game, or to act, and since when and for how long if the time is short."""
    if sight.stop == "asked":
        return {"say": page_words(lang).say(("stop-asked", {}))}
    if sight.rest or not (turn or (sight.ring and sight.legal)):
        return None
    since, seconds = sight.ring or (sight.since, sight.clock)
    return {"say": prompt, "turn": True} | ({"since": since, "seconds": seconds} if seconds else {})


def _was_aside(eye: Eye) -> bool:
    """Whether the viewer's own last action was an answer in somebody else's turn."""
    return eye.last is not None and eye.last[0] == eye.seat and (eye.before or {}).get("turn") != eye.seat


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


def _news(eye: Eye, table: Table, lang: str) -> list[dict[str, Any]]:
    """What has just happened, and what is asked now, that a first game explains, where the game has words for
    it; what ended a round belongs on its sheet."""
    own = words(table.game, lang)
    told = [key.removeprefix("log-") for key, _ in eye.news]
    ended = len(told) - 1 if eye.ended_by_last else len(told) if eye.look["over"] else 0
    on_sheet = set(told[:ended])
    if eye.legal:
        told.append(module(table.game, "look").prompt(eye.look)[0].removeprefix("prompt-"))
    notice = getattr(module(table.game, "look"), "novelty", None)
    if notice is not None:
        told.append(notice(eye.last[1] if eye.last else DEALT, eye.look) or "")
    # what one does oneself is often told in more detail: `draw-card` is a `draw`
    names = {name if own.has(f"new-{name}") else name.rpartition("-")[0]: name in on_sheet for name in told}
    return [
        {"name": name, "say": own.say((f"new-{name}", {})), "sheet": of_the_end}
        for name, of_the_end in names.items()
        if own.has(f"new-{name}")
    ]


def _returned(live: Live, seat: int | None, lang: str) -> dict[str, Any] | None:
    """Why a choice that had waited came back."""
    found = live.waiting.returned.get(seat) if seat is not None else None
    if found is None or found.match != live.table.number:
        return None
    return {"number": found.number, "say": found.reason.say(lang)}


def _rest(live: Live) -> tuple[float, float] | None:
    """Since when the table rests between two rounds, and for how long at most; nothing if it does not."""
    return (round(live.table.moved, 1), rest.LONGEST) if rest.lasts(live) else None


def _handed(table: Table, seat: int | None, lang: str) -> dict[str, Any] | None:
    """That a program took over for somebody, played once, or gave the seat back; numbered, so that it is told
    once. Whoever it played for is told what it did."""
    if table.handed is None:
        return None
    number, how, whose = table.handed
    args = {"name": table.names[whose], "you": _is(whose == seat)}
    done = _done_for(table, whose, lang) if whose == seat and how in ("late", "back") else ""
    told = [page_words(lang).say((f"handed-{how}", args))]
    if done:
        told.append(page_words(lang).say(("handed-done", {"told": done})))
    return {"number": number, "say": " ".join(told), "own": bool(done)}


def _done_for(table: Table, seat: int, lang: str) -> str:
    """What a program did last for somebody since it took the seat, as the log tells it."""
    since = max((n for n, k, kind in table.helped if (k, kind) == (seat, "program")), default=0)
    steps = [step for step, k in table.stood_in if k == seat and step > since]
    if table.match is None or not steps:
        return ""
    own = words(table.game, lang)
    told = [sentence for step, sentence in table.eye(seat).told if step == max(steps)]
    return " ".join(own.say(here(own, sentence), table.played_by_names, None) for sentence in told[:1])


def _is(true: bool) -> str:
    """As sentences ask for it."""
    return "yes" if true else "no"


def _undone(table: Table, seat: int | None, lang: str) -> dict[str, Any] | None:
    """That somebody took back an action, the last time; numbered, so that it is told once. All are told so in
    the talk, too."""
    line = next((line for line in reversed(table.doings) if line["key"] == TOLD["undo"]), None)
    if line is None:
        return None
    you = seat is not None and table.chairs[seat].player in line["about"]
    args = {"round": 0, **line["args"], "you": _is(you)}
    return {"number": line["n"], "say": page_words(lang).say(("undone", args))}


def _told(eye: Eye, live: Live, lang: str) -> str:
    """What happened last, in some sentences, a line each; of a new round that it has begun, and of the end
    who won, which games tell last."""
    last = eye.news[-1:]
    if eye.look["over"]:
        return _said([*eye.news[:-1][: SENTENCES - 1], *last], eye, live, lang)
    return _said(last if eye.began else eye.news[:MOST_SENTENCES], eye, live, lang)


def _said(sentences: Sequence[Sentence], eye: Eye, live: Live, lang: str) -> str:
    own, names = words(live.table.game, lang), live.table.played_by_names
    told_to = _told_to(live.table, eye.seat, eye.told[-1][0] if eye.told else 0)
    return "\n".join(own.say(here(own, sentence), names, told_to) for sentence in sentences)


def _told_to(table: Table, seat: int | None, step: int) -> int | None:
    """Whom a sentence calls “you”: nobody where a program acted for them."""
    return None if (step, seat) in table.stood_in else seat


def _finale(live: Live, seat: int | None, lang: str, felt: Felt) -> dict[str, Any]:
    """The table as a round ended, before the next was dealt, while nothing is seen of that one."""
    table = live.table
    eye, match = table.eye(seat), table.match
    drawn = module(table.game, "table")
    if match is None or match.over or not eye.ended_by_last or not hasattr(drawn, "round_end"):
        return {}
    assert eye.last is not None
    look = drawn.round_end(eye.before, *eye.last, eye.look)
    told = _said(eye.news[:SENTENCES], eye, live, lang)
    seen = (eye.count, eye.last, eye.before)
    sight = Sight(
        match,
        seat,
        people(live, lang),
        (),
        *seen,
        look=look,
        told=told,
        rest=_rest(live),
        run=eye.run,
        ended=True,
    )
    return view(sight, lang, felt)


def _log(live: Live, seat: int | None, lang: str) -> list[str]:
    """The log in words; what was said once is kept."""
    table = live.table
    eye, own = table.eye(seat), words(table.game, lang)
    basis, said = live.logs.get((seat, lang), (None, []))
    names = table.played_by_names
    if basis != (eye, names):
        said = []
    said = said + [
        own.say(here(own, sentence), names, _told_to(table, seat, step))
        for step, sentence in eye.told[len(said) :]
    ]
    live.logs[seat, lang] = (eye, names), said
    return said


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


def _sheet(live: Live, viewer: Viewer, lang: str) -> str:
    """The score sheet: every round that is over, and at the end who won."""
    table = live.table
    match = table.match
    assert match is not None
    eye = table.eye(None)
    ends = list(eye.marks) + ([len(match.log)] if match.over else [])
    if not ends:
        return ""
    # the sheet of a round tells of that round, the last sheet of the whole game
    since = 0 if match.over or len(ends) < 2 else ends[-2]
    until = len(match.log) + 1 if match.over else ends[-1]
    helped = {} if table.solo else _helped(table, since, until)  # whoever plays alone knows
    basis = (eye, ends, match.over, table.finished, table.played_by_names, helped)
    if live.sheets.get((viewer, lang), (None, ""))[0] != basis:
        live.sheets[viewer, lang] = basis, _draw_sheet(table, ends, viewer, helped, lang)
    return live.sheets[viewer, lang][1]


def _helped(table: Table, since: int, until: int) -> dict[int, dict[str, int]]:
    """By seat, who helped there from one step up to another, and how many times."""
    return {
        seat: {
            kind: sum((k, what) == (seat, kind) and since <= n < until for n, k, what in table.helped)
            for kind in kinds
        }
        for seat, kinds in table.helped_until(until, since).items()
    }


def _draw_sheet(
    table: Table, ends: list[int], viewer: Viewer, helped: dict[int, dict[str, int]], lang: str
) -> str:
    match = table.match
    assert match is not None
    seat, names = viewer.sees, table.played_by_names
    eye = table.eye(None)
    page = page_words(lang)
    own = words(table.game, lang)
    lines = table.eye(seat).told
    ended = [sentence for n, sentence in lines if n == ends[-1] and sentence[0] not in UNSAID]
    out = _out(table, seat, own)
    parted = [] if match.over else [line for n, line in out.values() if n == ends[-1]]
    told = [own.say(here(own, sentence), names, seat) for sentence in ended if sentence not in parted]
    scores = [eye.scores[n] for n in ends]
    result = match.result
    order = sorted(range(table.seats), key=lambda k: (result["ranks"][k] if result else 0, k))
    won = _who_won(result["ranks"], viewer, names, lang) if result else ""
    gone = own.say(here(own, parted[0]), names, seat).removesuffix(".") if parted else ""
    of_round = [] if result else _of_round(ended, own)
    winners = [k for k, rank in enumerate(result["ranks"]) if rank == 1] if result else []
    return templates().render_template(
        "sheet.html",
        table=table,
        names=names,
        flat=max(len(name) for k, name in enumerate(names) if k != viewer.seat)
        <= LONGEST_FLAT.get(len(names), 0),
        faces=[sign == f"mark-{k}" and table.chairs[k].bot for k, (_, sign) in enumerate(signs(match))],
        own=viewer.seat,
        headline=won or gone or next((own.say(line, names, seat) for line in of_round), ""),
        marked=winners or [args["who"] for _, args in of_round if "who" in args],
        out=viewer.seat is not None
        and all(k in out for k, chair in enumerate(table.chairs) if chair.played_by is None),
        host=viewer.host,
        helped=[
            page.say((f"helped-{kind}", {"name": names[k], "you": _is(k == viewer.seat), "count": times}))
            for k, kinds in sorted(helped.items())
            for kind, times in kinds.items()
        ],
        rounds=[
            {"number": k + 1, "scores": row, "gains": [new - old for new, old in zip(row, last, strict=True)]}
            for k, (row, last) in enumerate(zip(scores, [eye.scores[0], *scores[:-1]], strict=True))
        ],
        told=told,
        result=result,
        order=order,
        signs=signs(match),
        end=own.say((f"end-{result['end']}", {})) if result else None,
        curve=_curve(table.game, [eye.scores[0], *scores] if eye.marks else eye.scores, lang)
        if result
        else None,
        score_name=own.say(("score-name", {})),
        total_name=own.say(("score-total", {})) if own.has("score-total") else page.say(("sheet-total", {})),
        scored=lambda game, score: score_words(game, score, lang),
        say=lambda key, **args: page.say((key, args)),
    )


def _curve(game: str, scores: Sequence[Sequence[int]], lang: str) -> dict[str, Any]:
    """How the scores went, with the words for them that stand in the table beside it."""
    curve = score_curve(scores)
    return curve | {end: score_words(game, curve[end], lang) for end in ("low", "high")}


def _who_won(ranks: Sequence[int], viewer: Viewer, names: Sequence[str], lang: str) -> str:
    """How a game ended, said to whoever looks: as the winner, one of several, or as somebody else."""
    winners = [k for k, rank in enumerate(ranks) if rank == 1]
    others = [names[k] for k in winners if k != viewer.seat]
    you = "yes" if viewer.seat in winners else "no"
    return page_words(lang).say(("sheet-won", {"you": you, "names": others, "count": len(others)}))


def _of_round(ended: Sequence[Sentence], own: Words) -> list[Sentence]:
    """Whose round it was, where the game has words for that: `round-NAME` for what the log tells as
    `log-NAME`."""
    found = ((f"round-{key.removeprefix('log-')}", args) for key, args in ended)
    return [sentence for sentence in found if own.has(sentence[0])]


def _out(table: Table, seat: int | None, own: Words) -> dict[int, tuple[int, Sentence]]:
    """For each who is out of the game the sentence that told so, the last that counted for a round."""
    eye = table.eye(seat)
    scene = module(table.game, "table").scene(eye.look, Setting(table.played_by_names, own, viewer=seat))
    last = {
        args["who"]: (n, (key, args))
        for n, (key, args) in eye.told
        if "who" in args and own.has(f"round-{key.removeprefix('log-')}")
    }
    return {who: line for who, line in last.items() if scene.seats[who].out}


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


def idea(table: Table, seat: int, found: dict[str, Any], lang: str) -> dict[str, Any]:
    """A hint in words, with the pieces to choose for it."""
    match = table.match
    assert match is not None
    action = found["action"]
    page = page_words(lang)
    said, path, why = page.say(("hint-pass", {})), (), None
    if action is not None:
        look = table.eye(seat).look
        said = named(action, look, lang, table.names)
        path = module(table.game, "table").path(action, look)
        why = reason(action, look, lang, table.names)
    if found["value"] is None:
        return found | {"told": page.say(("hint-only", {"choice": said})), "path": path}
    args = {"choice": said, "value": round(100 * found["value"]), "why": why}
    return found | {"told": page.say(("hint-why" if why else "hint-told", args)), "path": path}


def why(table: Table, seat: int, chosen: tuple[str, ...], lang: str) -> dict[str, Any]:
    """Why some pieces cannot be chosen now: a sentence, and the clause of the rules where there is one."""
    match = table.match
    if match is None:
        raise Refused("no-match")
    key, args = why_not(match, seat, table.eye(seat).look, chosen)
    page = page_words(lang)
    own = page if key.startswith("why-") else words(table.game, lang)
    return {"why": own.say(here(own, (key, args)), table.names, seat), "clause": args.get("clause")}
