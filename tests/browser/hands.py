"""Hands at a table: through the page they click only what lights up, through the JSON API they act."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from playwright.sync_api import APIRequestContext, BrowserContext, Page

# One short game of each: what makes it end soon.
SHORT = {
    "duo": {"target": 1},
    "ekko": {"target": 5},
    "eko": {"target": 3, "turn_limit": 10},
    "exhopp": {},
    "lobo77": {"tokens": 1},
}
GAMES = tuple(SHORT)
LONG_WAYS = ("do-offer", "pile", "do-draw", "do-stop")  # taken only where nothing else lights up

# What a person may click now, each with a point at which it really lies open to the finger.
LIT = """() => {
  const points = [[.5, .5], [.2, .5], [.15, .2], [.5, .15], [.12, .85], [.85, .2], [.85, .85]];
  const hit = (e) => {
    const b = e.getBoundingClientRect();
    for (const [h, v] of points) {
      const [x, y] = [b.x + h * b.width, b.y + v * b.height];
      const top = document.elementFromPoint(x, y);
      if (top && e.contains(top)) return [x, y];
    }
    return null;
  };
  const lit = [...document.querySelectorAll('#felt .can, #choices .choice:not([hidden])')];
  const sheet = document.getElementById('sheet');
  return {
    lit: sheet.open ? [] : lit.map((e) => [e.id, hit(e)]),
    sheet: sheet.open,
    over: sheet.open && !!sheet.querySelector('.podium'),
  };
}"""

# What words that lie over the table cover of it: pieces, seats, and other words.
COVERED = """(words) => {
  const over = document.querySelector(words).getBoundingClientRect();
  const parts = document.querySelectorAll('#felt > .piece:not(.say, .beat, .gone), #told, #prompt, #choices > *');
  const covers = (b) => b.width * b.height && b.left < over.right - 1 && b.right > over.left + 1
    && b.top < over.bottom - 1 && b.bottom > over.top + 1;
  return [...parts].filter((part) => covers(part.getBoundingClientRect())).map((part) => part.id);
}"""


class InVain(AssertionError):
    """What was waited for did not come."""


def wait_for(
    condition: Callable[[], Any], seconds: float = 15, pause: Callable[[], Any] | None = None
) -> Any:
    """What a condition comes to, once it is true."""
    until = time.monotonic() + seconds
    while not (found := condition()):
        if time.monotonic() > until:
            raise InVain
        (pause or (lambda: time.sleep(0.05)))()
    return found


def post(request: APIRequestContext, path: str, **body: Any) -> Any:
    """A request to the JSON API that must succeed; asks again where it came too fast or too soon."""
    for _ in range(50):
        answer = request.post(f"/api/{path}", data=body)
        if answer.ok or not (answer.status == 429 or answer.json().get("retry")):
            break
        time.sleep(0.2)
    assert answer.ok, answer.text()
    return answer.json()


def look(request: APIRequestContext, table: str) -> Any:
    while (answer := request.get(f"/api/tables/{table}")).status == 429:
        time.sleep(0.2)
    return answer.json()


def act(request: APIRequestContext, table: str, action: str) -> None:
    post(request, f"tables/{table}/act", action=action, key=f"{time.monotonic_ns()}")


def wait_for_table(page: Page, drawn: str = "#stage > *") -> None:
    """Until a table is drawn and can be played at, too: the scripts for that come after the drawing."""
    page.wait_for_selector(drawn)
    page.wait_for_selector("#about > *", state="attached")


@dataclass
class Person:
    """Somebody at a browser window."""

    page: Page
    context: BrowserContext

    @property
    def request(self) -> APIRequestContext:
        return self.context.request

    def set_table(
        self, game: str, bots: int = 1, people: int = 1, level: str = "beginner", **more: Any
    ) -> str:
        """A table with quick programs and free chairs for the other people."""
        wish = {"options": SHORT[game], "pace": "instant"} | more
        chairs = [None] * (people - 1) + [level] * bots
        made = post(self.request, "tables", game=game, seats=people + bots, bots=chairs, **wish)
        return str(made["id"])

    def open(self, table: str) -> None:
        self.page.goto(f"/t/{table}")
        wait_for_table(self.page)

    def sit_down(self, game: str, **more: Any) -> str:
        """At a table of one's own, against programs."""
        table = self.set_table(game, **more)
        self.open(table)
        wait_for_table(self.page, "#felt")
        return table

    def lit(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(LIT)
        return found

    def covered_by(self, words: str) -> list[str]:
        """The ids of what some words over the table cover; there is nothing to cover where there are none."""
        assert self.page.locator(words).is_visible()
        found: list[str] = self.page.evaluate(COVERED, words)
        return found

    def click(self, point: list[float]) -> None:
        if self.page.evaluate("matchMedia('(pointer: coarse)').matches"):
            self.page.touchscreen.tap(*point)
        else:
            self.page.mouse.click(*point)

    def knows_the_game(self) -> None:
        """Nothing is explained as in a first game."""
        self.page.goto("/me")
        self.context.add_cookies([{"name": "gentle", "value": "0", "url": self.page.url}])

    def reached(self, id_: str) -> list[float]:
        """Where something that lights up can be clicked, once it has arrived: a new card starts under another."""

        def found() -> list[float] | None:
            now = dict(self.lit()["lit"])
            return now.get(id_, [0, 0])  # no longer lit: a click on nothing

        try:
            point: list[float] = wait_for(found, 3, lambda: self.page.wait_for_timeout(30))
        except InVain:
            raise AssertionError(f"{id_} lights up but cannot be reached") from None
        return point

    def step(self, dice: Random, avoid: tuple[str, ...] = (), rest: bool = False) -> bool:
        """Click one thing that lights up, if anything does; whether the game (or with `rest` a round) is over."""
        now = self.lit()
        if now["over"] or (rest and now["sheet"]):
            return True
        if now["sheet"]:
            self.page.click("#go-on")
        choices = [(id_, point) for id_, point in now["lit"] if id_ != "do--cancel"]
        wanted = [choice for choice in choices if choice[0] not in avoid] or choices
        if wanted:
            id_, point = dice.choice(wanted)
            self.click(point or self.reached(id_))
        self.page.wait_for_timeout(25 if wanted else 60)
        return False

    def move(self, dice: Random) -> None:
        """Do one thing through the page, and wait until it is one's turn again."""
        self.wait_for_choice()
        lines = self.page.locator("#log li").count()

        def moved() -> bool:
            return self.page.locator("#log li").count() > lines

        def further() -> bool:
            return moved() or self.step(dice) or moved()

        # What was clicked is answered before anything else is: else two moves might be made instead of one.
        def answered() -> None:
            before = [id_ for id_, _ in self.lit()["lit"]]
            until = time.monotonic() + 1
            while time.monotonic() < until and self.page.locator("#log li").count() == lines:
                if [id_ for id_, _ in self.lit()["lit"]] != before:
                    break
                self.page.wait_for_timeout(30)

        wait_for(further, pause=answered)
        self.wait_for_choice()

    def play_on(self, dice: Random, seconds: float = 60, avoid: tuple[str, ...] = ()) -> None:
        """Play by chance to the final score sheet."""
        wait_for(lambda: self.step(dice, avoid), seconds, lambda: None)

    def wait_for_choice(self, seconds: float = 15) -> dict[str, Any]:
        """Until something may be clicked; a sheet after a round is put away."""

        def ready() -> dict[str, Any] | None:
            now = self.lit()
            if now["sheet"]:
                self.page.click("#go-on")
            return now if now["lit"] else None

        found: dict[str, Any] = wait_for(ready, seconds, lambda: self.page.wait_for_timeout(50))
        return found
