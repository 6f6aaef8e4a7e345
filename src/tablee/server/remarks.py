"""What programs say at a table: a word now and then that fits the moment and the level, and an answer to a
greeting.

A remark follows from what all can see and from nothing else; nobody stores it or waits for it, and a table
that goes on without it is the same table. Programs speak of what befell themselves, never of how people play.
"""

from dataclasses import dataclass
from hashlib import sha256
from typing import Any, cast

from tablee.bots.levels import CALLED
from tablee.core.contract import Drawing
from tablee.core.scene import Beat, Setting
from tablee.core.shelf import module
from tablee.server.tables import Table
from tablee.words import Sentence, words

RARELY = 5  # of so many moments worth a word at most one gets it
VARIANTS = 2  # ways to say each thing
ANSWERED = ("hello", "bye")  # phrases that a program answers
LEVEL = "amateur"  # whose words those speak who have no level


@dataclass(frozen=True)
class Remark:
    """What a program says, in the words of the page, and the face it makes."""

    id: str
    seat: int
    mood: str
    words: Sentence


def remarks(table: Table) -> list[Remark]:
    """What programs say just now."""
    return [remark for remark in (_answer(table), _reaction(table)) if remark is not None]


def _answer(table: Table) -> Remark | None:
    """To whoever greeted last, from the next program round the table."""
    line = table.chat[-1] if table.chat else None
    if line is None or line.get("phrase") not in ANSWERED or line.get("seen") != _seen(table):
        return None
    seats = len(table.chairs)
    seat = next(
        (k % seats for k in range(line["seat"] + 1, line["seat"] + seats) if _is_program(table, k % seats)),
        None,
    )
    if seat is None:
        return None
    said = (f"remark-{line['phrase']}-{_level(table, seat)}", {"name": line["name"]})
    return Remark(f"answer-{table.said}", seat, "waving", said)


def _reaction(table: Table) -> Remark | None:
    """To something remarkable that a program did, or that was done to it."""
    match = table.match
    if match is None or table.eye(None).last is None:
        return None
    chance = _chance(table)
    if chance % RARELY:
        return None
    for beat in _beats(table):
        for seat, mood in ((beat.by, "pleased"), (beat.to, "caught")):
            if seat is not None and _is_program(table, seat):
                variant = chance // RARELY % VARIANTS + 1
                key = f"remark-{mood}-{_level(table, seat)}-{variant}"
                return Remark(f"remark-{table.number}-{_seen(table)}", seat, mood, (key, {}))
    return None


def _beats(table: Table) -> list[Beat]:
    """What was remarkable in the last action, as everybody sees it."""
    match, eye = table.match, table.eye(None)
    assert match is not None
    assert eye.last is not None
    drawn = cast(Drawing, module(table.game, "table"))
    look: dict[str, Any] = eye.look
    if eye.ended_by_last and not match.over:
        if not hasattr(drawn, "round_end") or eye.before is None:
            return []
        look = drawn.round_end(eye.before, *eye.last, eye.look)
    setting = Setting(
        table.names, words(table.game), step=eye.count, last=eye.last, before=eye.before, run=eye.run
    )
    return list(drawn.scene(look, setting).beats)


def _chance(table: Table) -> int:
    """A lot that falls alike in every process, and that nobody can steer."""
    return int.from_bytes(sha256(f"{table.id} {table.number} {_seen(table)}".encode()).digest()[:4])


def _seen(table: Table) -> int:
    return -1 if table.match is None else table.eye(None).count


def _is_program(table: Table, seat: int) -> bool:
    chair = table.chairs[seat]
    return chair.bot is not None and chair.player is None


def _level(table: Table, seat: int) -> str:
    level = CALLED.get(table.chairs[seat].bot or "")
    return level.name if level is not None and level.name != "random" else LEVEL
