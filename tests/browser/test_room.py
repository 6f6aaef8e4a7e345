"""The screen belongs to the table: boxes and letters measured in the real page, at the largest tables."""

from random import Random

import pytest

from tablee.core.shelf import find
from tests.browser.hands import GAMES, wait_for

SIZES = [(360, 640), (360, 740), (412, 915), (740, 360), (1280, 800), (1920, 1080)]
SMALLEST_TEXT = 11.9  # pixels
FINGER = 43.5

MEASURED = """() => {
  const felt = document.getElementById("felt");
  const stage = document.getElementById("stage").getBoundingClientRect();
  const whole = felt.getBoundingClientRect();
  const found = { small: [], cut: [], outside: [], narrow: [], meeting: [], used: 0, card: 999 };
  const within = (b, a) =>
    b.left >= a.left - 2 && b.right <= a.right + 2 && b.top >= a.top - 2 && b.bottom <= a.bottom + 2;
  const texts = document.createTreeWalker(felt, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const words = texts.currentNode.textContent.trim();
    const e = texts.currentNode.parentElement;
    if (!words || !e.checkVisibility() || e.closest(".gone")) continue;
    const drawn = e instanceof SVGElement ? e.getScreenCTM() : { a: 1, b: 0 };
    const size = parseFloat(getComputedStyle(e).fontSize) * Math.hypot(drawn.a, drawn.b);
    const id = e.closest("[id]").id;
    if (size < LEAST) found.small.push([id, words, size]);
    if (e instanceof HTMLElement && e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).overflowX !== "visible")
      found.cut.push([id, words]);
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const box = range.getBoundingClientRect();
    const plate = e.closest(".seat")?.getBoundingClientRect() ?? whole;
    if (box.width && !within(box, plate)) found.outside.push([id, words]);
  }
  for (const e of felt.querySelectorAll("button.card.can, .back.can, .spot.can, .strip.can, .choice:not([hidden])")) {
    const { width, height } = e.getBoundingClientRect();
    if (Math.min(width, height) < FINGER) found.narrow.push([e.id, width, height]);
  }
  for (const e of felt.querySelectorAll("button.card"))
    found.card = Math.min(found.card, e.getBoundingClientRect().width);
  const parts = [...felt.querySelectorAll(".seat, #say, button.card, .stack:not(.s0,.s1,.s2,.s3)")].map(
    (e) => [e, e.getBoundingClientRect()]);
  for (const [a, p] of parts)
    for (const [b, q] of parts)
      if (a.id < b.id && !(a.matches("button.card") && b.matches("button.card")) &&
          p.left < q.right - 3 && q.left < p.right - 3 && p.top < q.bottom - 12 && q.top < p.bottom - 12)
        found.meeting.push([a.id, b.id]);
  found.used = (whole.width * whole.height) / (stage.width * stage.height);
  return found;
}"""


def measured(page):
    return page.evaluate(MEASURED.replace("LEAST", str(SMALLEST_TEXT)).replace("FINGER", str(FINGER)))


def resize(page, width, height):
    """Change the window, and wait until the table is drawn for it."""
    page.set_viewport_size({"width": width, "height": height})
    aspect = """() => {
      const [felt, stage] = ["felt", "stage"].map((id) => document.getElementById(id));
      const [across, down] = felt.dataset.size.split(" ").map(Number);
      return Math.abs(stage.clientWidth / stage.clientHeight / (across / down) - 1) < 0.06;
    }"""
    wait_for(lambda: page.evaluate(aspect), pause=lambda: page.wait_for_timeout(50))
    page.wait_for_timeout(400)


def table_of_all_seats(guest, game):
    seats = find(game).seats[1]
    guest.sit_down(game, bots=seats - 1, options={})
    guest.wait_for_choice(30)
    for turn in range(2):
        guest.move(Random(turn))


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_on_every_screen_all_is_read_and_touched_and_the_room_is_used(person, game, lang):
    guest = person(lang=lang)
    table_of_all_seats(guest, game)
    for size in SIZES:
        resize(guest.page, *size)
        found = measured(guest.page)
        for wrong in ("small", "cut", "outside", "narrow", "meeting"):
            assert found[wrong] == [], (size, wrong)
        assert found["used"] > 0.93, size
        assert found["card"] >= 62, size  # a card of the hand


@pytest.mark.parametrize("game", GAMES)
def test_large_text_enlarges_the_table_too(person, game):
    guest = person(lang="fr")
    table_of_all_seats(guest, game)
    letters = "e => parseFloat(getComputedStyle(e).fontSize)"
    for size in ((360, 740), (740, 360), (1280, 800)):
        resize(guest.page, *size)
        usual = guest.page.locator(".seat .name").first.evaluate(letters)
        guest.page.evaluate("document.documentElement.setAttribute('data-large', '')")
        guest.page.wait_for_timeout(700)
        assert guest.page.locator(".seat .name").first.evaluate(letters) > 1.15 * usual
        found = measured(guest.page)
        assert (found["small"], found["outside"], found["narrow"]) == ([], [], []), size
        guest.page.evaluate("document.documentElement.removeAttribute('data-large')")
