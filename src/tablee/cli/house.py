"""`tablee house`: what goes on in the house, and what its keeper does about it.

It works through the database, whether a server is running or not; a running one follows within seconds.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.table import Table
from rich.text import Text

from tablee.cli.arguments import Given, digits, number
from tablee.cli.console import Trouble, out, printable, say
from tablee.cli.files import cannot_read
from tablee.cli.serve import HERE, PORT, house_of, plainly, public_url

if TYPE_CHECKING:
    from tablee.server.house import House

MOST_DAYS = 36500
MOST_MINUTES = 10_000


def house(given: Given) -> int:
    """`tablee house [WHAT [WHOM [MORE]]]`."""
    what = given.what or "show"
    if what not in DEEDS:
        raise Trouble("house-unknown", what=what, known=", ".join(DEEDS))
    needed, deed = DEEDS[what]
    if None in (given.whom, given.more)[:needed]:
        raise Trouble("house-needs", what=what)
    url = house_of(given)
    with plainly(url):
        asyncio.run(_in_the_house(url, given, deed))
    return 0


async def _in_the_house(
    url: str, given: Given, deed: Callable[["House", Given], Awaitable[str | None]]
) -> None:
    from tablee.server import keeper
    from tablee.server.house import House
    from tablee.server.store import Store
    from tablee.server.thinkers import Thinkers

    assert keeper  # its tables belong to the schema
    store = Store(url)
    the_house = House(store, Thinkers(1))
    the_house.draining.set()  # nobody is hosted from here
    try:
        if (told := await deed(the_house, given)) is not None:
            out().print(printable(told))
    finally:
        store.close()


# What goes on


async def _show(the_house: "House", given: Given) -> None:
    from tablee.server.aside import listed
    from tablee.server.keeper import overview

    found = await overview(the_house.store)
    console = out()
    console.print(say("house-totals", players=found["players"], finished=found["finished"]))
    for one in found["processes"]:
        console.print(say("house-process", **_figures(one)))
        for trouble in one["troubles"]:
            told = {key: trouble[key] for key in ("number", "where", "kind")}
            console.print(Text(say("house-trouble", when=_when(trouble["at"]), **told), "red"))
    if not found["processes"]:
        console.print(say("house-no-process"))
    _list("house-tables", [
        (t["id"], t["game"], t["phase"], ", ".join(t["people"]), _when(t["changed"])) for t in found["tables"]
    ])  # fmt: skip
    _list("house-people", [(p["id"], p["name"], str(p["tables"])) for p in found["people"]])
    _list("house-reports", [
        (r["id"], say("house-report-kind", kind=r["kind"]), r["words"], r["about"],
         f"{r['table_id']} {r['n']}", r["why"])
        for r in found["reports"]
    ])  # fmt: skip
    _list("house-bars", [(b["who"], b["why"], _when(b["until"])) for b in found["bars"]])
    aside = await the_house.store.read(listed())
    _list("house-aside", [(a["table_id"], _when(a["at"]), a["trouble"], a["reason"]) for a in aside])
    if "closing" in found["notes"]:
        note = found["notes"]["closing"]
        console.print(say("house-closing", when=_when(note["at"]), words=printable(note["words"])))


def _figures(one: dict[str, Any]) -> dict[str, Any]:
    wanted = ("process", "tables", "playing", "people", "watchers", "queue")
    return {key: one[key] for key in wanted}


def _when(at: float | None) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at)) if at else "–"


def _list(title: str, lines: list[tuple[str, ...]]) -> None:
    if not lines:
        return
    out().print(Text(say(title), "bold"))
    grid = Table.grid(padding=(0, 2))
    for _ in lines[0]:
        grid.add_column(overflow="fold")
    for line in lines:
        grid.add_row(*(Text(printable(part)) for part in ("  " + line[0], *line[1:])))
    out().print(grid)


# What a keeper does


async def _link(the_house: "House", given: Given) -> str:
    from tablee.server.keeper import LINK_LASTS, new_link

    at = public_url(given.public_url) or f"http://{HERE}:{PORT}"
    link = f"{at}/keeper/enter?key={await new_link(the_house.store)}"
    return say("house-link", link=link, minutes=round(LINK_LASTS / 60))


async def _remove_table(the_house: "House", given: Given) -> str:
    from tablee.server.keeper import remove_whole_table

    await remove_whole_table(the_house, _last(given.whom))
    return say("house-done")


async def _remove_game(the_house: "House", given: Given) -> str:
    from tablee.server.keeper import remove_game

    await remove_game(the_house, _last(given.whom))
    return say("house-done")


async def _remove_saying(the_house: "House", given: Given) -> str:
    from tablee.server.keeper import remove_saying

    await remove_saying(the_house, _last(given.whom), digits(given.more) or 0)
    return say("house-done")


def _last(link: str) -> str:
    """The id at the end of a link, or the id itself."""
    return link.rstrip("/").rsplit("/", 1)[-1]


async def _rename(the_house: "House", given: Given) -> str:
    from tablee.server.keeper import rename

    await rename(the_house, given.whom, given.more)
    return say("house-done")


async def _bar(the_house: "House", given: Given) -> str:
    from tablee.server.keeper import bar

    whom = await bar(the_house, given.whom, number(given, "days", 1, MOST_DAYS), given.why or "")
    return say("house-barred", whom=whom)


async def _unbar(the_house: "House", given: Given) -> str:
    from tablee.server.keeper import unbar

    await unbar(the_house, given.whom)
    return say("house-done")


async def _answer(the_house: "House", given: Given) -> str:
    from tablee.server.keeper import answer

    await answer(the_house.store, given.whom, given.more or "")
    return say("house-done")


async def _announce(the_house: "House", given: Given) -> str:
    from tablee.server.keeper import announce

    minutes = None
    if given.whom is not None:
        minutes = digits(given.whom)
        if minutes is None or not 1 <= minutes <= MOST_MINUTES:
            raise Trouble("bad-announcement", value=given.whom, high=str(MOST_MINUTES))
    await announce(the_house.store, minutes, given.more or "")
    return say("house-announced", minutes=minutes or 0)


async def _notice(the_house: "House", given: Given) -> str:
    from tablee.server.keeper import set_notice

    words = ""
    if given.whom is not None:
        try:
            words = Path(given.whom).read_text(encoding="utf-8")
        except (OSError, ValueError) as error:
            raise cannot_read(given.whom, error) from None
    await set_notice(the_house.store, words)
    return say("house-noticed", kept="yes" if words.strip() else "no")


DEEDS: dict[str, tuple[int, Callable[["House", Given], Awaitable[str | None]]]] = {
    "show": (0, _show),
    "link": (0, _link),
    "remove-table": (1, _remove_table),
    "remove-game": (1, _remove_game),
    "remove-saying": (2, _remove_saying),
    "rename": (2, _rename),
    "bar": (1, _bar),
    "unbar": (1, _unbar),
    "answer": (1, _answer),
    "announce": (0, _announce),
    "notice": (0, _notice),
}
