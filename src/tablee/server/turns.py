"""Whose turn it is, for those who do not look at the table: hidden pages, lists, messages to a phone."""

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from tablee.bots.levels import CALLED
from tablee.core.live import manners
from tablee.core.match import TABLE, Match
from tablee.server.eyes import Question
from tablee.server.store import Event
from tablee.server.tables import SLOW, Chair, Table

TALK = ("say", "unsay")  # changes nobody's turn
ANSWERING = 20.0  # seconds people have to answer what all are asked; at a slow table as long as to decide …
UNHURRIED = 900.0  # … and without a clock, where nobody but programs would wait, as long as they like
BOT_PAUSE = 0.8


def due(chairs: list[Chair], match: Match | None, question: Question | None) -> list[int]:
    """The seats of people who are asked something now; of a question to all others, those without an answer.

    Who is asked in secret is among them: each seat is for its own player's eyes only.
    """
    if match is None or match.over:
        return []
    if question is not None:
        asked = [k for k in range(len(chairs)) if k != question.by and k not in question.answered]
    else:
        asked = [] if match.asked == TABLE else [match.asked]
    return [seat for seat in asked if chairs[seat].player is not None and not chairs[seat].lent]


def due_at(table: Table) -> list[int]:
    return due(table.chairs, table.match, table.question)


def people_due(table: Table) -> set[str]:
    """The ids of those whose turn it is."""
    return {player for seat in due_at(table) if (player := table.chairs[seat].player) is not None}


def is_called(table: Table, player: str | None) -> bool:
    """Whether it is a player's turn."""
    return table.seat_of(player) in due_at(table)


def answers_due(table: Table, question: Question, at_the_latest: bool = False) -> float:
    """When a question that all are asked is over: by who sits there, and who has answered."""
    others = {k: chair.played_by for k, chair in enumerate(table.chairs) if k != question.by}
    answered = set() if at_the_latest else question.answered
    people = [k for k, bot in others.items() if bot is None and k not in answered]
    levels = [CALLED.get(bot) for bot in others.values() if bot is not None]
    thinking = BOT_PAUSE + sum((level.seconds or 0) if level else BOT_PAUSE for level in levels)
    alone = sum(chair.played_by is None for chair in table.chairs) == 1 and not table.clock
    stands = table.clock if table.clock >= SLOW else UNHURRIED if alone else ANSWERING
    return (question.at + stands if people else question.heard) + (thinking if levels else 0)


# For the lists


def noted(table: Table) -> dict[str, Any]:
    """Whose turn it is at a table, as it is kept beside it."""
    return _noted(table, table.match, table.question, table.moved)


def noted_after(before: Table, after: Table, events: Sequence[Event], played: Match | None) -> dict[str, Any]:
    """The same once some events have happened; `after` has taken in all but what concerns the match, which is
    `played` where actions are among them. Where it is not known, the table has to be looked at."""
    kinds = {event.kind for event in events}
    if kinds <= set(TALK):
        return {}
    if kinds & {"start", "undo"}:
        slow = after.clock >= SLOW and after.people
        return {"due": None, "awaited": None, "wakes": events[-1].at + after.clock if slow else None}
    question = before.question
    for event in events:
        question = _question_after(before, question, event)
    moved = events[-1].at if played is not None or "lapse" in kinds else before.moved
    if played is None and not kinds & {"set", "end"}:
        played = before.match
    return _noted(after, played, question, moved)


def _question_after(table: Table, question: Question | None, event: Event) -> Question | None:
    live = manners(table.game)
    if event.kind == "lapse":
        return None
    if event.kind not in ("act", "pass"):
        return question
    seat, action = event.data["seat"], event.data.get("action", live.no)
    if event.kind == "act" and live.asks_all(action):
        return Question(seat, 0, event.at, event.at)
    if question is None or action != live.no:
        return None
    return replace(question, answered=question.answered | {seat}, heard=event.at)


def _noted(table: Table, match: Match | None, question: Question | None, moved: float) -> dict[str, Any]:
    seats = due(table.chairs, match, question)
    awaited = None
    if match is not None and not match.over and question is None and len(table.people) > 1:
        awaited = match.game.looks.awaited(match.look(None))
    return {"due": json.dumps(seats), "awaited": awaited, "wakes": _wakes(table, seats, question, moved)}


def _wakes(table: Table, seats: list[int], question: Question | None, moved: float) -> float | None:
    """When a slow table must be awake: as its clock runs out, or what all are asked is over."""
    if table.clock < SLOW:
        return None
    if question is not None:
        return answers_due(table, question)
    return moved + table.clock if seats else None
