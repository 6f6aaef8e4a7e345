"""The screen belongs to the table: boxes and letters measured in the real page, at the largest tables."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tablee.core.scene import Beat, felt_for
from tablee.core.shelf import find
from tablee.server import felt as drawing
from tests.browser.conftest import PHONE
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
    if (e.closest("#earlier")) continue; // in one line each: the log has all of it
    if (e instanceof HTMLElement && e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).overflowX !== "visible")
      found.cut.push([id, words]);
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const box = range.getBoundingClientRect();
    const plate = (e.matches(".role") ? null : e.closest(".seat"))?.getBoundingClientRect() ?? whole;
    if (box.width && !within(box, plate)) found.outside.push([id, words]);
  }
  for (const e of felt.querySelectorAll("button.card.can, .back.can, .spot.can, .strip:not(:has(.shut)), .choice:not([hidden])")) {
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


def settled(page, *wanted):
    """What is measured once nothing is wrong, or after a while: another size is drawn by the server first."""
    for _ in range(40):
        found = measured(page)
        if not any(found[wrong] for wrong in wanted):
            break
        page.wait_for_timeout(200)
    return found


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
    guest.knows_the_game()
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
        found = settled(guest.page, "small", "cut", "outside", "narrow", "meeting")
        for wrong in ("small", "cut", "outside", "narrow", "meeting"):
            assert found[wrong] == [], (size, wrong)
        assert found["used"] > 0.93, size
        assert found["card"] >= 62, size  # a card of the hand


@pytest.mark.parametrize("game", GAMES)
def test_large_text_enlarges_the_table_too(person, game):
    guest = person(lang="fr")
    table_of_all_seats(guest, game)
    letters = "e => parseFloat(getComputedStyle(e).fontSize)"
    for size in ((360, 640), (360, 740), (740, 360), (1280, 800)):
        resize(guest.page, *size)
        usual = guest.page.locator(".seat .name").first.evaluate(letters)
        guest.page.evaluate("document.documentElement.setAttribute('data-large', '')")
        guest.page.wait_for_timeout(700)
        assert guest.page.locator(".seat .name").first.evaluate(letters) > 1.15 * usual
        found = settled(guest.page, "small", "cut", "outside", "narrow")
        for wrong in ("small", "cut", "outside", "narrow"):
            assert found[wrong] == [], (size, wrong)
        guest.page.evaluate("document.documentElement.removeAttribute('data-large')")


# As long as what is told and asked at a table becomes.
LONG = (
    "Blaise pose le 10 violet dans la suite 2. La suite 2 est complète, mais plusieurs couleurs arrivent à 10 : "
    "la carte à points −6 reste et sa suite recommence.",
    "À toi : pose une carte dans une suite, ou propose un échange.",
)


@pytest.mark.parametrize("game", ["ekko", "eko", "exhopp"])
def test_the_longest_sentences_stay_in_their_room(person, game):
    guest = person(lang="fr")
    table_of_all_seats(guest, game)
    with guest.page.expect_response("**/keys.js"):
        guest.page.keyboard.press("Escape")  # what keys do comes with the first of them
    write = """([told, prompt]) => {
      document.getElementById("told").textContent = told;
      document.getElementById("prompt").textContent = prompt;
      document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
      const [say, felt] = ["say", "felt"].map((id) => document.getElementById(id));
      const shown = [...say.children].filter((e) => !e.matches(".unseen"));
      const parts = shown.map((e) => e.getBoundingClientRect()).filter((b) => b.height);
      const room = say.getBoundingClientRect();
      const fonts = [...say.querySelectorAll("p")].map((e) => parseFloat(getComputedStyle(e).fontSize));
      const asked = parseFloat(getComputedStyle(document.getElementById("prompt")).fontSize);
      return [Math.min(...parts.map((b) => b.top - room.top), ...parts.map((b) => room.bottom - b.bottom)),
        Math.min(...fonts), asked, Math.min(...parts.slice(1).map((b, k) => b.top - parts[k].bottom))];
    }"""
    for large in (False, True):
        guest.page.evaluate(f"document.documentElement.toggleAttribute('data-large', {str(large).lower()})")
        for size in ((360, 640), (740, 360), (1280, 800)):
            resize(guest.page, *size)
            spare, smallest, asked, apart = guest.page.evaluate(write, LONG)
            assert spare >= -3, (size, large)
            assert smallest >= (15 if size == (1280, 800) else SMALLEST_TEXT), (size, large)
            assert asked >= (19 if large else 16), (size, large)
            assert apart >= 0, (size, large)


def test_a_space_of_the_fullest_land_is_as_broad_as_a_finger(person):
    """Beside what cannot be chosen a tap as far from the middle as a finger is broad still finds it."""
    guest = person(lang="fr", screen=PHONE)
    guest.sit_down("eko", bots=3, options={"first": 0})
    guest.wait_for_choice(30)
    lonely = """() => {
      const lit = [...document.querySelectorAll("#felt .space.can")];
      const boxes = lit.map((e) => e.getBoundingClientRect());
      const at = (x, y) => document.elementFromPoint(x, y)?.closest("button");
      for (const [k, b] of boxes.entries()) {
        const [x, y] = [b.x + b.width / 2, b.y + b.height / 2];
        for (const [h, v] of [[-21, 0], [21, 0]]) {
          const near = boxes.some((o, n) => n !== k && Math.hypot(o.x + o.width / 2 - x - h, o.y + o.height / 2 - y - v) < 40);
          const there = at(x + h, y + v);
          if (!near && there && !there.matches(".can")) return [lit[k].id, x + h, y + v, b.width];
        }
      }
      return null;
    }"""
    id_, x, y, width = guest.page.evaluate(lonely)
    assert width < FINGER  # otherwise there is nothing to see here
    guest.page.touchscreen.tap(x, y)  # the Emperor may go there before the first turn, once that is confirmed
    guest.page.locator("#do--confirm").tap()
    expect(guest.page.locator(f"[id='{id_}']")).to_have_attribute("aria-label", re.compile("Empereur"))


@pytest.mark.parametrize("size", [(360, 640), (740, 360)])
def test_the_words_of_a_beat_stay_on_the_felt(person, size):
    guest = person(lang="fr")
    guest.sit_down("duo")
    guest.wait_for_choice()
    resize(guest.page, *size)
    stage = guest.page.locator("#stage").bounding_box()
    felt = felt_for(int(stage["width"]), int(stage["height"]))
    draw = """([at, words]) => {
      const mark = document.createElement("div");
      mark.className = "piece beat raise";
      mark.innerHTML = `<b>${words}</b>`;
      const places = ["--x", "--y", "--w", "--h", "--t", "--z"];
      at.split(" ").forEach((number, k) => mark.style.setProperty(places[k], number));
      document.getElementById("felt").append(mark);
      const [words_, whole] = [mark.firstChild, mark.parentElement].map((part) => part.getBoundingClientRect());
      mark.remove();
      return Math.min(words_.left - whole.left, whole.right - words_.right);
    }"""
    for words in ("Dernière carte !", "Le palais est à Ada !", "Chloé : +12", "Le palais est à Mamoum !"):
        for x in (0, felt.width):
            at = drawing._beat_place(Beat("raise", words, (x, felt.height / 2)), felt)["at"]
            assert guest.page.evaluate(draw, [f"{at} 1 1 0 55", words]) >= 0, (words, x)
