"""Whose turn it is, for those who do not look at the table: hidden pages, lists, messages to a phone."""

from tablee.core.match import TABLE, Match
from tablee.server.eyes import Question
from tablee.server.tables import Chair, Table


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


def is_called(table: Table, player: str | None) -> bool:
    """Whether it is a player's turn."""
    return table.seat_of(player) in due_at(table)
