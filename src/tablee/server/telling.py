"""What a viewer is told in sentences: what happened last, the log, what a first game explains, and what was
done that is no move: who took over, who took back, why a choice came back."""

from collections.abc import Sequence
from typing import Any

from tablee.core.shelf import module
from tablee.server.doings import TOLD
from tablee.server.eyes import Eye
from tablee.server.page_words import here, page_words, summed
from tablee.server.pulse import Live
from tablee.server.tables import SLOW, Table
from tablee.words import Sentence, words, yes

SENTENCES = 2  # said at once on the table when something ends …
MOST_SENTENCES = 4  # … and while it goes on: what comes of an action is told with it
DEALT = "deal"  # what has happened before the first action, for those who explain what is new


def last_told(eye: Eye, live: Live, lang: str) -> str:
    """What happened last, in some sentences, a line each; of a new round that it has begun, and of the end
    who won, which games tell last."""
    last = eye.news[-1:]
    if eye.look["over"]:
        return spoken([*eye.news[:-1][: SENTENCES - 1], *last], eye, live, lang)
    return spoken(last if eye.began else eye.news[:MOST_SENTENCES], eye, live, lang)


def spoken(sentences: Sequence[Sentence], eye: Eye, live: Live, lang: str) -> str:
    own, names = words(live.table.game, lang), live.table.played_by_names
    told_to = _told_to(live.table, eye.seat, eye.told[-1][0] if eye.told else 0)
    return "\n".join(own.say(here(own, summed(own, sentence)), names, told_to) for sentence in sentences)


def sums(eye: Eye, game: str, lang: str) -> bool:
    """Whether what was told last takes the place of what was told before of the same turn."""
    own = words(game, lang)
    return any(summed(own, sentence) != sentence for sentence in eye.news)


def _told_to(table: Table, seat: int | None, step: int) -> int | None:
    """Whom a sentence calls “you”: nobody where a program acted for them."""
    return None if (step, seat) in table.stood_in else seat


def log(live: Live, seat: int | None, lang: str) -> list[str]:
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


def news(eye: Eye, table: Table, lang: str) -> list[dict[str, Any]]:
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


def returned(live: Live, seat: int | None, lang: str) -> dict[str, Any] | None:
    """Why a choice that had waited came back."""
    found = live.waiting.returned.get(seat) if seat is not None else None
    if found is None or found.match != live.table.number:
        return None
    return {"number": found.number, "say": found.reason.say(lang)}


def handed(table: Table, seat: int | None, lang: str) -> dict[str, Any] | None:
    """That a program took over for somebody, played once, or gave the seat back; numbered, so that it is told
    once. Whoever it played for is told what it did."""
    if table.handed is None:
        return None
    number, how, whose = table.handed
    args = {"name": table.names[whose], "you": yes(whose == seat)}
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


def way_back(table: Table, seat: int | None, lang: str) -> dict[str, Any]:
    """Whether a choice may be taken back, and what is asked first where that leads back to another round."""
    n = None if seat is None else table.way_back(seat)
    if n is None or table.match is None:
        return {"undo": False}
    back, now = (table.round_of(steps) for steps in (n, len(table.match.log)))
    asks = page_words(lang).say(("undo-far", {"round": back})) if back < now else ""
    return {"undo": True, "regret": asks}


def gone(live: Live, seat: int | None, lang: str) -> dict[int, str]:
    """By seat, those whose pages are closed or cut off, and for whom no program plays, in sentences; nobody
    at a slow table, where people come and go."""
    table = live.table
    if table.phase != "playing" or table.clock >= SLOW:
        return {}
    absent = (k for k, chair in enumerate(table.chairs) if chair.player in live.away and not chair.lent)
    return {k: page_words(lang).say(("gone", {"name": table.names[k]})) for k in absent if k != seat}


def overdue(table: Table, seat: int | None, lang: str) -> dict[str, Any] | None:
    """That the time was over for the viewer to answer what all were asked; numbered, to be told once."""
    number = table.overdue.get(seat, 0) if seat is not None else 0
    return {"number": number, "say": page_words(lang).say(("answer-late", {}))} if number else None


def undone(table: Table, seat: int | None, lang: str) -> dict[str, Any] | None:
    """That somebody took back an action, the last time; numbered, so that it is told once. All are told so in
    the talk, too."""
    line = next((line for line in reversed(table.doings) if line["key"] == TOLD["undo"]), None)
    if line is None:
        return None
    you = seat is not None and table.chairs[seat].player in line["about"]
    args = {"round": 0, **line["args"], "you": yes(you)}
    return {"number": line["n"], "say": page_words(lang).say(("undone", args))}
