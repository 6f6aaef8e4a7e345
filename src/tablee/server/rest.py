"""The rest between two rounds, while people read the score sheet.

It lasts until everybody who is here has put the sheet away, or until its time is over; programs and clocks
wait for its end. It is told from what all can see, and so from nothing that one seat does in secret.
"""

import time

from tablee.server.pulse import Live, Round

LONGEST = 15.0  # seconds to read the score sheet


def round_of(live: Live) -> Round:
    """The round that is being played, as all can tell."""
    table = live.table
    return table.number, 0 if table.match is None else len(table.eye(None).marks)


def put_away(live: Live, player: str) -> None:
    """Somebody has read the sheet of the last round; what they say again changes nothing."""
    if live.read.get(player, (None, 0.0))[0] != round_of(live):
        live.read[player] = round_of(live), time.time()


def readers(live: Live) -> list[int]:
    """The seats whose people still read, though the time may be over; nobody while a round is going on."""
    return [] if live.hurried == float("inf") else [seat for seat, at in _sheets(live) if at is None]


def until(live: Live) -> float:
    """When play goes on after a round, or has gone on; when the table last changed, within a round."""
    moved = live.table.moved
    if not _is_between_rounds(live) or live.hurried == float("inf"):
        return moved
    times = [at for _, at in _sheets(live)]
    put = [at for at in times if at is not None]
    return min(max(put), moved + LONGEST) if put and len(put) == len(times) else moved + LONGEST


def lasts(live: Live) -> bool:
    """Whether the table rests now."""
    return _is_between_rounds(live) and time.time() < until(live)


def _is_between_rounds(live: Live) -> bool:
    """Whether a round has been dealt and nobody was seen to act in it."""
    match = live.table.match
    return match is not None and not match.over and live.table.eye(None).began


def _sheets(live: Live) -> list[tuple[int, float | None]]:
    """Each seat of somebody who is here, and when they put the sheet away, if they did. Who looks at the
    table is here, though a program may have taken the seat."""
    if not _is_between_rounds(live):
        return []
    now = round_of(live)
    here = [
        (seat, chair.player)
        for seat, chair in enumerate(live.table.chairs)
        if chair.player is not None
        and chair.player not in live.away
        and (not chair.lent or live.is_eyed_by(chair.player))
    ]
    read = [(seat, live.read.get(player, (None, 0.0))) for seat, player in here]
    return [(seat, at if which == now else None) for seat, (which, at) in read]
