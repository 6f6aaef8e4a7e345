"""A move, and what takes it back: checked against the table as it stands, tried on a copy of the match, and
planned with all that follows from it."""

import json
import time
from dataclasses import replace
from typing import Any

from tablee.core.live import manners
from tablee.core.match import Match
from tablee.errors import IllegalAction
from tablee.server import chairs
from tablee.server.eyes import Question
from tablee.server.plans import Plan, Planning
from tablee.server.store import Event, finish, new_id
from tablee.server.tables import Refused, Table


def act(
    seat: int, action: str, key: str | None, seen: int | None, at: int | None, how: dict[str, bool]
) -> Planning:
    """One action of one seat, once for a key, made against what it had `seen`, or with the match `at` a
    change; `how` it is to be remembered."""

    def plan(table: Table) -> Plan:
        if key is not None and key in table.keys:
            return Plan([])
        match = table.match
        if match is None:
            raise Refused("no-match")
        if (seen is not None and seen != table.eye(seat).count) or at not in (None, table.changes):
            raise Refused("stale")
        done = manners(table.game).as_played(match, seat, " ".join(action.split()))
        if table.question is not None and _is_mere_no(table, seat, done):
            return Plan([Event("pass", {"seat": seat}, key, time.time())])
        return _carried_out(table, seat, done, key, how)

    return plan


def take_back(seat: int) -> Planning:
    """A seat takes its last choice back."""

    def plan(table: Table) -> Plan:
        return Plan([Event("undo", {"seat": seat, "n": table.undo_to(seat)}, at=time.time())])

    return plan


def lapse(question: Question) -> Planning:
    """What all were asked is over."""

    def plan(table: Table) -> Plan:
        return Plan([Event("lapse", at=time.time())] if table.question is question else [])

    return plan


def _is_mere_no(table: Table, seat: int, action: str) -> bool:
    """Whether somebody says no to a question who could say nothing else; refuses what is no answer to it."""
    match = table.match
    assert match is not None
    eye = table.eye(seat)
    if action not in eye.legal:
        key, args = match.game.looks.refusal(eye.look, action)
        raise IllegalAction(key, match.game.name, action=action, **args)
    return action not in match.legal(seat) or seat not in match.waiting


def _carried_out(table: Table, seat: int, action: str, key: str | None, how: dict[str, bool]) -> Plan:
    """An action tried on a copy of the match, and the answers that follow it by themselves; `how` it is to be
    remembered."""
    match = table.match
    assert match is not None
    after = match.copy()
    after.play(seat, action)
    data: dict[str, Any] = {"seat": seat, "action": after.log[-1][1]}
    if how["lasting"] and manners(table.game).lasting(match.look(seat), action) is None:
        raise Refused("not-lasting")
    data |= {what: True for what, holds in how.items() if holds}
    events, played = [Event("act", data, key, time.time())], [after]
    while not after.over and (answer := table.lasting_answer(after)) is not None:
        after = after.copy()
        after.play(*answer)
        played.append(after)
        events.append(Event("act", {"seat": answer[0], "action": answer[1]}, at=time.time()))
    come = chairs.arrivals(table, match, after)
    if not after.over:
        return Plan([*events, *come.events], played, come.beside)
    data = dict(events[-1].data) | {"finished": new_id()}
    events[-1] = replace(events[-1], data=data)
    kept = finish(_kept(data["finished"], table, after))
    return Plan([*events, *come.events], played, [kept, *come.beside])


def _kept(id_: str, table: Table, match: Match) -> dict[str, Any]:
    """What is kept of a match that is over."""
    return {
        "id": id_,
        "table_id": table.id,
        "game": table.game,
        "seats": table.seats,
        "ended": time.time(),
        "length": len(match.log),
        "public": table.public,
        "names": json.dumps(match.names, ensure_ascii=False),
        "result": json.dumps(match.result),
        "record": match.record(),
    }
