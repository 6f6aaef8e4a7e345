"""Games looked back at: chances and choices, weighed in a worker after the game and kept with it.

A worker of its own, nicer than those that play, weighs a few moments of one game on whatever cores are idle,
then a few of the next one that waits: nobody's long game keeps others waiting, and no table feels it. What is
weighed is kept at once.
"""

import asyncio
import json
import logging
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import asdict
from functools import lru_cache, partial
from os import nice
from typing import Any

import sqlalchemy as sql
from fastapi import APIRouter, Request
from sqlalchemy.engine import Connection

from tablee.core.game import cores
from tablee.core.match import Match
from tablee.core.records import replay
from tablee.core.shelf import module
from tablee.lab.analysis import Moment, conclude, effort_for, moment_of, turning_points, weigh
from tablee.server.answers import looking
from tablee.server.archive import kept
from tablee.server.eyes import Eye
from tablee.server.page_words import here, page_words
from tablee.server.store import Change, Store, weighed
from tablee.server.tables import Refused
from tablee.server.visitor import Lang, TheHouse, allow, known
from tablee.words import words
from tablee.workers import crew

log = logging.getLogger("tablee")
analyses = APIRouter(prefix="/api/finished")
BEHIND = 10  # how nice the worker is: those who play at tables go first
AT_ONCE = 8  # moments of a game before it is another's turn
LONGEST = 800  # actions of a game that is weighed
MOST_WAITING = 40


def moments_of(game_id: str) -> Callable[[Connection], dict[int, Moment]]:
    """The moments of a game that are weighed already."""

    def query(line: Connection) -> dict[int, Moment]:
        chosen = sql.select(weighed).where(weighed.c.game_id == game_id).order_by(weighed.c.n)
        return {row.n: moment_of(json.loads(row.moment)) for row in line.execute(chosen)}

    return query


def keep(game_id: str, moments: Sequence[dict[str, Any]]) -> Change:
    """Keep some moments; those that are there already stay."""

    def change(line: Connection) -> None:
        have = sql.select(weighed.c.n).where(weighed.c.game_id == game_id)
        there = {row.n for row in line.execute(have)}
        fresh = [
            {"game_id": game_id, "n": moment["n"], "moment": json.dumps(moment, ensure_ascii=False)}
            for moment in moments
            if moment["n"] not in there
        ]
        if fresh:
            line.execute(sql.insert(weighed), fresh)

    return change


class Analysts:
    """The queue of games to be weighed, and the worker that does it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.waiting: OrderedDict[str, tuple[str, list[int]]] = OrderedDict()
        self._task: asyncio.Task[None] | None = None
        self._pool: ProcessPoolExecutor | None = None

    def ask(self, game_id: str, record: str, steps: Sequence[int]) -> None:
        """Have the steps of a game weighed, unless it waits already or too many do."""
        if game_id in self.waiting or not steps:
            return
        if len(self.waiting) >= MOST_WAITING:
            raise Refused("analysis-busy", status=503)
        self.waiting[game_id] = record, list(steps)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())

    async def _work(self) -> None:
        """A few moments of the first game, which then goes to the end of the queue."""
        while self.waiting:
            game_id, (record, steps) = next(iter(self.waiting.items()))
            share = [steps.pop(0) for _ in range(min(AT_ONCE, len(steps)))]
            try:
                await self.store.write(keep(game_id, await self._weigh(record, share)))
            except Exception as error:
                log.error({"analysis": game_id}, exc_info=error)
                steps.clear()
            if steps:
                self.waiting.move_to_end(game_id)
            else:
                del self.waiting[game_id]

    async def _weigh(self, record: str, steps: list[int]) -> list[dict[str, Any]]:
        loop = asyncio.get_running_loop()
        for last in (False, True):
            if self._pool is None:
                self._pool = crew(1, partial(nice, BEHIND))
            try:
                return await loop.run_in_executor(self._pool, weigh_some, record, steps)
            except BrokenProcessPool:
                self._pool = None
                if last:
                    raise
        return []

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def weigh_some(record: str, steps: list[int]) -> list[dict[str, Any]]:
    """Some moments of a game, as plain data."""
    match = _played(record)
    effort = effort_for(match)
    with ThreadPoolExecutor(cores()) as pool:
        return [asdict(moment) for moment in pool.map(lambda n: weigh(match, n, effort), steps)]


@lru_cache(16)
def _played(record: str) -> Match:
    return replay(record)


# What the page is told


@analyses.get("/{game_id}/analysis", responses=looking(404))
async def analysis(game_id: str, request: Request, lang: Lang, the_house: TheHouse) -> dict[str, Any]:
    """A finished game weighed, as far as that has come; asking for it sets the work going."""
    allow(request, await known(request), "read")
    row = await kept(the_house, game_id)
    too_long = row["length"] > LONGEST
    match = None if too_long else await asyncio.to_thread(_played, row["record"])
    if match is None or match.game.past is not None:
        return {"length": row["length"], "possible": False, "complete": False, "moments": [], "turns": []}
    found = await the_house.store.read(moments_of(game_id))
    missing = [n for n in _spread(len(match.log) + 1) if n not in found]
    analysts: Analysts = request.app.state.analysts
    analysts.ask(game_id, row["record"], missing)
    return await asyncio.to_thread(_told, match, found, lang)


def _spread(count: int) -> list[int]:
    """All steps, first every sixteenth, then those between: the curve has its shape soon."""
    steps = dict.fromkeys([0, count - 1])
    for gap in (16, 8, 4, 2, 1):
        steps |= dict.fromkeys(range(0, count, gap))
    return list(steps)


def _told(match: Match, found: dict[int, Moment], lang: str) -> dict[str, Any]:
    moments = [found[n] for n in sorted(found)]
    complete = len(moments) == len(match.log) + 1
    told: dict[str, Any] = {
        "length": len(match.log),
        "possible": True,
        "complete": complete,
        "moments": [
            {"n": moment.n, "own": [round(chance, 3) for chance in moment.own]} for moment in moments
        ],
        "slips": [
            _slip(match, moment, lang, complete)
            for moment in moments
            if moment.decision and moment.decision.word
        ],
        "turns": [_turn(match, *turn, lang) for turn in turning_points(moments)],
    }
    if complete:
        whole = conclude(match, moments)
        told["accounts"] = [asdict(account) for account in whole.accounts]
        told["summaries"] = [asdict(row) | {"told": _in_short(row, lang)} for row in whole.summaries]
    return told


def _turn(match: Match, before: Moment, after: Moment, seat: int, lang: str) -> dict[str, Any]:
    """A turning point in words: what was done and by whom, as the log tells it, and whose chance it turned,
    from what to what."""
    args = {
        "told": _done(match, before.n, lang),
        "name": match.names[seat],
        "before": round(100 * before.own[seat]),
        "after": round(100 * after.own[seat]),
    }
    return {"n": after.n, "seat": seat, "told": page_words(lang).say(("turn-told", args))}


def _done(match: Match, n: int, lang: str) -> str:
    """The n-th action as the log tells it; what it does not tell everybody, by name."""
    past, (actor, action) = match.at(n), match.log[n]
    own = words(match.game.name, lang)
    eye = Eye(past, None)
    past.play(actor, action)
    eye.follow(past, actor, action)
    if eye.news:
        return own.say(here(own, eye.news[0]), match.names, None)
    done = own.say(here(own, match.game.notation.action_words(action)), match.names, None)
    return page_words(lang).say(("turn-done", {"name": match.names[actor], "action": done}))


def _slip(match: Match, moment: Moment, lang: str, shown: bool) -> dict[str, Any]:
    """A slip in words: who, what, what would have been better; where it is to be shown, the pieces of the
    better choice (`path`) and of what was done instead (`made`) too."""
    decision = moment.decision
    assert decision is not None
    own = words(match.game.name, lang)

    def named(action: str) -> str:
        return own.say(here(own, match.game.notation.action_words(action)), match.names, decision.seat)

    best = decision.best or decision.action
    args = {
        "name": match.names[decision.seat],
        "word": page_words(lang).say((f"slip-{decision.word}", {})),
        "action": named(decision.action),
        "best": named(best),
        "cost": round(100 * decision.cost),
    }
    key = "slip-told-elsewhere" if args["action"] == args["best"] else "slip-told"
    slip = {"n": moment.n, "seat": decision.seat, "word": decision.word}
    path: tuple[str, ...] = ()
    made: tuple[str, ...] = ()
    if shown:
        look, drawn = match.at(moment.n).look(decision.seat), module(match.game.name, "table")
        path, made = drawn.path(best, look), drawn.path(decision.action, look)
    return slip | {"told": page_words(lang).say((key, args)), "path": path, "made": made}


def _in_short(row: Any, lang: str) -> str:
    """How many choices there were, how many of them mattered, and how many were slips; or that there was
    little to decide."""
    args = {"decisions": row.decisions, "mattered": row.mattered, "slips": row.slips}
    return page_words(lang).say(("summary-told" if row.mattered else "summary-nothing", args))
