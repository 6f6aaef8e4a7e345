"""`tablee backup`, `restore` and `prune`: a copy of all that is kept, putting it back, and keeping less."""

import asyncio
import time
from pathlib import Path

from tablee.cli.arguments import Given, number
from tablee.cli.console import Trouble, out, say
from tablee.cli.serve import database_of, house_of, plainly

MOST_DAYS = 36500
KINDS = ("chat", "tables", "uploads", "guests")


def backup(given: Given) -> int:
    """`tablee backup FILE`."""
    from tablee.server.backups import Unusable, back_up

    try:
        size = back_up(database_of(given), Path(given.file))
    except Unusable as error:
        raise Trouble("backup-failed", why=error.why, what=error.what, reason=error.reason) from None
    out().print(say("backed-up", file=given.file, size=say("figure", value=size / 1e6, places=1)))
    return 0


def restore(given: Given) -> int:
    """`tablee restore FILE`."""
    from tablee.server.backups import Unusable, put_back

    try:
        aside = put_back(Path(given.file), database_of(given), given.replace)
    except Unusable as error:
        raise Trouble("backup-failed", why=error.why, what=error.what, reason=error.reason) from None
    out().print(say("restored", file=given.file))
    if aside is not None:
        out().print(say("restored-aside", file=str(aside)))
    return 0


def prune(given: Given) -> int:
    """`tablee prune`: nothing is taken away that was not named."""
    from tablee.server.retention import Limits
    from tablee.server.retention import prune as pruning
    from tablee.server.store import Store

    limits = Limits(**{kind: number(given, kind, 1, MOST_DAYS) for kind in KINDS})
    if limits == Limits():
        raise Trouble("prune-what")
    url = house_of(given)
    store = Store(url)
    try:
        with plainly(url):
            found = asyncio.run(store.write(pruning(limits, time.time(), given.dry_run)))
    finally:
        store.close()
    for kind, count in found.items():
        out().print(say("pruned", kind=kind, count=count, dry="yes" if given.dry_run else "no"))
    return 0
