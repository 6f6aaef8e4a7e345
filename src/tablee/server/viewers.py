"""Who looks at a table, as far as that makes a difference to what they are shown."""

from typing import NamedTuple

from tablee.server.tables import Table


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
