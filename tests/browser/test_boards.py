"""The boards of ekô and Ex & hopp on a small phone: words that are large when they are to be, and that cover
nothing."""

import pytest

from tests.browser.conftest import PHONE
from tests.browser.hands import look, post, wait_for
from tests.games.test_eko import table as land
from tests.games.test_exhopp import table as rows

LETTERS = "words => words.map((word) => parseFloat(getComputedStyle(word).fontSize))"
# What lies over the choices and the instruction: spaces of the land, a captive, whom one plays.
OVER = """() => {
  const boxes = (which) => [...document.querySelectorAll(which)].map((one) => one.getBoundingClientRect())
    .filter(({ width }) => width);
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1
    && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const words = boxes("#prompt, #choices > :not([hidden])");
  const drawn = boxes("#felt > .space, #felt > .captive, #felt .role");
  return drawn.filter((box) => words.some((word) => meet(word, box))).length;
}"""


def sit_down_at(guest, match, large):
    """At a table that begins where a match stood before its last action."""
    url = guest.page.request.get("/").url
    guest.context.add_cookies([{"name": "large", "value": "1" if large else "0", "url": url}])
    kept = guest.request.post("/api/records", data=match.record()).json()["id"]
    table = post(guest.request, f"finished/{kept}/on", n=len(match.log) - 1, seat=0, level="beginner")["id"]
    guest.open(table)
    wait_for(lambda: look(guest.request, table)["legal"])
    guest.wait_for_choice()


def test_the_question_of_a_forced_march_covers_nothing_on_a_small_phone_in_large_letters_too(person):
    stacks = {"0,0": "A2*", "1,0": "A1", "-2,0": "B2", "3,0": "B1"}
    match = land(stacks, reserve=["A4"], held=[[1], []], phase="march")
    match.play(0, "rest")
    for large in (False, True):
        guest = person("fr", screen=PHONE)
        sit_down_at(guest, match, large)
        assert guest.page.locator("#choices .choice:visible").count() == 2
        assert guest.page.locator(".captive.piece").is_visible()
        assert guest.page.evaluate(OVER) == 0


def test_large_letters_are_larger_than_usual_ones_beside_the_rows(person):
    match = rows(seats=3, turn=0)
    match.play(0, match.legal()[0])
    sizes = []
    for large in (False, True):
        guest = person("fr", screen=PHONE)
        sit_down_at(guest, match, large)
        sizes.append(guest.page.locator("#prompt, #choices .choice:visible").evaluate_all(LETTERS))
    assert all(more > less for less, more in zip(*sizes, strict=True))


@pytest.mark.parametrize(("bots", "twice"), [(3, True), (1, False)])
def test_on_a_small_phone_a_place_smaller_than_a_finger_is_tapped_twice(person, bots, twice):
    guest = person("fr", screen=PHONE)
    table = guest.sit_down("eko", bots=bots, options={"first": 0})
    guest.wait_for_choice()
    box = guest.page.locator("#felt .space.can").first.bounding_box()
    at = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    assert (box["width"] < 38) == twice
    guest.page.touchscreen.tap(*at)
    guest.page.locator("#do--confirm:visible").wait_for()
    assert look(guest.request, table)["look"]["swapped"] == 0
    if twice:
        guest.page.touchscreen.tap(*at)
    else:
        guest.page.locator("#do--confirm").tap()
    wait_for(lambda: look(guest.request, table)["look"]["swapped"])
