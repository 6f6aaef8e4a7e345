"""Learning at the real table: by touch on a phone, by keys alone, told to a screen reader."""

import re

import pytest
from playwright.sync_api import expect

from tablee.core.game import Game
from tablee.games.lobo77.examples import table as lobo_table
from tests.browser.conftest import PHONE, SIDEWAYS
from tests.browser.hands import GAMES, InVain, wait_for
from tests.browser.test_accessibility import audit

LOW_SCREENS = [(640, 360), (740, 360), (844, 390)]

# What is wrong with a lesson on a phone held sideways: in words, for whoever reads the failure.
SIDEWAYS_FAULTS = """() => {
  const faults = [];
  const box = (part) => part.getBoundingClientRect();
  const shown = (part) => box(part).width && box(part).height && getComputedStyle(part).visibility !== "hidden"
    && getComputedStyle(part).opacity !== "0";
  const name = (part) => part.id || part.textContent.trim();
  const within = (part) => {
    const { left, right, top, bottom } = box(part);
    return left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  };
  const apart = (one, other) => one.right <= other.left + 2 || one.left >= other.right - 2
    || one.bottom <= other.top + 2 || one.top >= other.bottom - 2;
  const words = document.querySelector(".lesson"), felt = document.getElementById("felt");
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth || scrollHeight > innerHeight) faults.push("the page scrolls");
  if (words.scrollHeight > words.clientHeight) faults.push("the words scroll");
  if (box(felt).width * box(felt).height < 0.7 * innerWidth * innerHeight) faults.push("a small table");
  const row = box(words.querySelector("nav") ?? words.querySelector("#after"));
  for (const part of document.querySelectorAll(".bar > *")) {
    const title = part.querySelector("b");
    if (shown(part) && !apart(box(title ?? part), row)) faults.push(`the row of lessons over ${name(part)}`);
  }
  const choices = [...document.querySelectorAll("#choices > *")].filter(shown);
  const pieces = [...felt.querySelectorAll("button.piece, .card, .seat")].filter(shown);
  for (const part of [words, ...choices]) {
    if (!within(part)) faults.push(`${name(part)} reaches beyond the screen`);
    for (const piece of pieces) if (!apart(box(part), box(piece))) faults.push(`${name(part)} over ${piece.id}`);
  }
  for (const choice of choices) if (!apart(box(choice), box(words))) faults.push(`words over ${choice.id}`);
  for (const piece of pieces) if (!within(piece)) faults.push(`${piece.id} reaches beyond the screen`);
  const small = (part) => Number.parseFloat(getComputedStyle(part).fontSize) < 11.99;
  for (const part of [...words.querySelectorAll("*"), ...choices]) {
    if (shown(part) && small(part)) faults.push(`small letters: ${name(part)}`);
  }
  for (const part of [...document.querySelectorAll(".bar :is(a, button), .lesson :is(a, button)"), ...choices]) {
    const { width, height } = box(part);
    if (shown(part) && Math.min(width, height) < 43.9) faults.push(`a small target: ${name(part)}`);
  }
  return faults;
}"""


def test_two_lessons_by_touch_on_a_phone_in_french(person):
    guest = person("fr", screen=PHONE)
    page = guest.page
    page.goto("/box/duo")
    page.get_by_role("link", name="Deux minutes pour apprendre").tap()
    expect(page.locator("#felt")).to_be_visible(timeout=30_000)  # the house may still be warming up
    expect(page.locator("#felt .card.can")).to_have_count(1)
    page.locator("#c-G2t").tap()
    expect(page.locator("#reason")).to_contain_text("la carte aux 2 triangles verts n’en a aucun")
    expect(page.locator("#task")).to_be_visible()
    page.locator("#c-R3s").tap()
    expect(page.locator("#reason")).to_be_hidden()
    expect(page.locator("#stack-right")).not_to_have_class(re.compile("can"))
    page.locator("#stack-right").tap()
    expect(page.locator("#reason")).to_contain_text("mauvaise pile")
    page.locator("#stack-left").tap()
    expect(page.locator("#reason")).to_contain_text("deux en commun")
    page.get_by_role("link", name="Leçon suivante").tap()
    for card, said in (("R3s", "au-dessus"), ("R4s", "Encore une"), ("G4s", "Ta main est vide")):
        page.locator(f"#c-{card}").tap()
        expect(page.locator("#reason")).to_contain_text(said)
    page.goto("/learn/duo")
    expect(page.locator("[aria-current]")).to_contain_text("3")


def test_a_piece_that_leads_nowhere_is_answered_as_at_any_table(person):
    page = person("fr", screen=PHONE).page
    page.goto("/learn/eko/join")
    page.locator("#sp-1\\,-4").tap(force=True)
    expect(page.locator("#reason")).to_contain_text("d’abord un de tes pions", timeout=30_000)
    page.locator("#sp-1\\,0").tap()
    expect(page.locator("#reason")).to_be_hidden()
    page.locator("#sp-2\\,0").tap(force=True)
    expect(page.locator("#reason")).to_contain_text("R9")
    expect(page.locator("#sp-1\\,0")).to_have_class(re.compile("chosen"))


@pytest.mark.parametrize(
    ("lesson", "pieces"),
    [("ekko/draw", ["pile"]), ("ekko/down", ["c-12"]), ("exhopp/answer", ["c-g2"])],
)
def test_what_is_said_at_the_end_covers_no_seat(person, lesson, pieces):
    page = person("fr", screen=PHONE).page
    page.goto(f"/learn/{lesson}")
    for piece in pieces:
        page.locator(f"#{piece}").tap(timeout=30_000)
    expect(page.locator("#next")).to_be_visible()
    words = page.locator(".lesson").bounding_box()
    felt = page.locator("#felt")
    wait_for(lambda: felt.bounding_box()["y"] >= words["y"] + words["height"] - 1)
    assert felt.get_attribute("class").split()[2] == "tall"
    assert page.locator(".lesson").evaluate("box => box.scrollHeight - box.clientHeight") <= 0
    assert felt.evaluate("felt => felt.getBoundingClientRect().bottom - innerHeight") <= 1


def brink(guest) -> str:
    """A table at 75 where all swim: of the guest's cards only the 0 is no end."""
    hands = ["9 8 9 8 0", "10 10 10 10 7", "10 8 7 7 5"]
    match = Game("lobo77", 3).position(lobo_table(75, hands, "66 9", lives=[1, 1, 1]), seed=1)
    kept = guest.request.post("/api/records", data=match.record()).json()["id"]
    wish = {"n": 0, "level": "beginner"}
    return str(guest.request.post(f"/api/finished/{kept}/on", data=wish).json()["id"])


def test_the_coach_asks_once_and_the_choice_is_taken_back(person):
    guest = person(screen=PHONE)
    page = guest.page
    page.goto(f"/t/{brink(guest)}")
    page.locator("#c-0.can").wait_for()
    page.locator("#rail-switch").tap()
    page.locator("#panel-more summary").tap()
    page.get_by_role("button", name="Warn me of a weak choice").tap()
    page.locator("#rail-switch").tap()
    page.locator("#c-9").first.tap()
    expect(page.get_by_role("alertdialog")).to_contain_text("Better: Play 0 (", timeout=60_000)
    expect(page.locator("#felt .advice:not(.made)")).to_be_visible()
    wait_for(lambda: {"prompt", "told"}.isdisjoint(guest.covered_by("#coach")))
    assert not any(id.startswith("c-") for id in guest.covered_by("#coach")), "both choices are seen"
    expect(page.locator("#coach-back")).to_be_focused()
    assert audit(guest) == []
    page.locator("#coach-back").tap()
    expect(page.locator("#c-0.can.advised")).to_be_visible()
    expect(page.locator("#coach")).to_be_hidden()


def first_question(guest) -> None:
    """The first thing that is asked in a first game of ekô, and explained."""
    guest.sit_down("eko", bots=1, options={"first": 0})
    expect(guest.page.locator("#news")).to_contain_text("Put your Emperor far from enemy stacks")


def test_a_first_game_explains_what_is_new_until_it_is_told_to_stop(person):
    guest = person()
    page = guest.page
    first_question(guest)
    page.get_by_role("button", name="Stop explaining").click()
    expect(page.locator("#news")).to_be_hidden()
    kept = {cookie["name"]: cookie["value"] for cookie in guest.context.cookies()}
    assert kept["gentle"] == "0"


def test_what_is_new_covers_nothing_that_is_needed_also_when_the_phone_is_turned_and_is_put_away_by_a_tap(
    person,
):
    guest = person(screen=PHONE)
    page = guest.page
    first_question(guest)
    assert {"prompt", "told"}.isdisjoint(guest.covered_by("#news"))
    assert all(point for _, point in guest.lit()["lit"])
    page.set_viewport_size(SIDEWAYS["viewport"])
    expect(page.locator("#felt.low")).to_have_count(1)
    assert guest.covered_by("#news") == []
    note, bar = (page.locator(which).bounding_box() for which in ("#news", ".bar"))
    assert note["y"] >= bar["y"] + bar["height"], "the bar stays at hand"
    page.get_by_role("button", name="Got it").tap()
    said = page.locator("#news:not([hidden])", has_text="Put your Emperor")
    expect(said).to_have_count(0)  # the next one may come


STAGE = "JSON.stringify(document.getElementById('stage').getBoundingClientRect())"


def test_whatever_is_said_the_table_stays_where_it_is_and_the_task_is_seen(person):
    page = person("fr", screen=PHONE).page
    page.goto("/learn/ekko/up")
    page.locator("#c-58.can").wait_for(timeout=30_000)
    before = page.evaluate(STAGE)
    page.locator("#c-12").tap()
    expect(page.locator("#reason")).to_contain_text("Trop bas")
    expect(page.locator("#task")).to_be_visible()
    assert page.locator(".lesson").evaluate("box => box.scrollHeight - box.clientHeight") <= 0
    page.locator("#c-58").tap()
    expect(page.locator("#next")).to_be_visible()
    expect(page.locator(".lesson nav .done[aria-current]")).to_be_visible()
    assert page.evaluate(STAGE) == before


def test_answers_in_two_rows_lie_above_ones_own_plate(person):
    page = person("fr", screen=PHONE).page
    page.goto("/learn/eko/tower")
    for space in ("-1,2", "-1,3"):
        page.locator(f'[id="sp-{space}"].can').tap(timeout=30_000)
    expect(page.locator("#choices .choice:visible")).to_have_count(3)
    plate = page.locator(".seat.own").bounding_box()
    for choice in page.locator("#choices > :visible").all():
        box = choice.bounding_box()
        assert box["height"] >= 44
        assert box["y"] + box["height"] <= plate["y"] + 1


def test_what_only_another_stack_could_attack_is_not_shown_as_open(person):
    page = person(screen=PHONE).page
    page.goto("/learn/eko/kamikaze")
    page.locator('[id="sp-1,0"].can').tap(timeout=30_000)
    expect(page.locator('[id="sp-0,2"]')).to_have_class(re.compile("can"))
    expect(page.locator('[id="sp-3,-1"]')).not_to_have_class(re.compile("can"))
    page.locator('[id="sp-3,-1"]').tap(force=True)
    expect(page.locator("#reason")).to_contain_text("not this one of three")


def test_a_lesson_by_keys_alone(person):
    page = person().page
    page.goto("/learn/lobo77/end")
    expect(page.locator("#felt .can")).to_have_count(5, timeout=30_000)
    expect(page.locator("#felt")).to_be_focused()  # the next step leads to the first choice
    page.keyboard.press("?")
    expect(page.locator("#reason")).to_contain_text("Tab or arrows")
    page.keyboard.press("Tab")
    expect(page.locator("#felt .can").first).to_be_focused()
    page.keyboard.press("1")
    expect(page.locator("#reason")).to_contain_text("77 or more")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(page.locator("#reason")).to_contain_text("You are still safe")
    expect(page.locator("#next")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("h1")).to_have_text("Change of direction")


def test_what_the_others_answer_is_shown_and_it_can_begin_anew(person):
    page = person().page
    page.goto("/learn/lobo77/twice")
    page.locator("#c-2x").click()
    expect(page.locator("#reason")).to_contain_text("Ada had to play two cards")
    expect(page.locator("#told li")).not_to_have_count(0)
    page.locator("#again").click()
    expect(page.locator("#task")).to_be_visible()
    expect(page.locator("#c-2x")).to_be_visible()
    expect(page.locator("#next")).to_be_hidden()


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_has_no_grave_faults_and_says_what_it_is(person, game):
    guest = person(color_scheme="light")
    guest.page.goto(f"/learn/{game}")
    expect(guest.page.locator("#felt .can").first).to_be_visible()
    assert audit(guest) == []
    told = guest.page.locator("main").aria_snapshot()
    assert re.search(r'- navigation "The lessons"', told)
    assert re.search(r"- status:", told)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_cut_off_on_a_phone(person, game):
    page = person("fr", screen=PHONE | {"viewport": {"width": 360, "height": 740}}).page
    page.goto(f"/learn/{game}")
    expect(page.locator("#felt .can").first).to_be_visible()
    for link in page.locator(".lesson nav a").all():
        page.goto(link.get_attribute("href"))
        expect(page.locator("#felt")).to_be_visible()
        over = page.locator(".lesson").evaluate("box => box.scrollHeight - box.clientHeight")
        assert over <= 0, page.url
        below = page.locator("#felt").evaluate("felt => felt.getBoundingClientRect().bottom - innerHeight")
        assert below <= 1, page.url


@pytest.mark.parametrize("game", GAMES)
def test_the_table_fills_a_phone_held_sideways(person, game):
    page = person("fr", screen=SIDEWAYS).page
    page.goto(f"/learn/{game}")
    links = [link.get_attribute("href") for link in page.locator(".lesson nav a").all()]
    for link in links:
        page.goto(link)
        for width, height in LOW_SCREENS:
            page.set_viewport_size({"width": width, "height": height})
            expect(page.locator("#felt.low")).to_be_visible(timeout=30_000)
            try:
                wait_for(lambda: page.evaluate(SIDEWAYS_FAULTS) == [], 3)  # a table is drawn anew by and by
            except InVain:
                assert page.evaluate(SIDEWAYS_FAULTS) == [], f"{link} at {width}x{height}"
