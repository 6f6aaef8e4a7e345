"""Puzzles at the real table: by touch on a phone, by keys alone, told to a screen reader."""

import pytest
from playwright.sync_api import expect

from tablee.core.puzzle import puzzles_of
from tablee.core.shelf import module
from tests.browser.conftest import PHONE, SIDEWAYS
from tests.browser.hands import GAMES, wait_for
from tests.browser.test_accessibility import audit
from tests.browser.test_learning import SIDEWAYS_FAULTS, STAGE

# Marks of a choice that the words lie over, or that lie outside the screen.
COVERED = """() => {
  const words = document.querySelector(".lesson").getBoundingClientRect();
  return [...document.querySelectorAll("#felt > .advice")].filter((mark) => {
    const box = mark.getBoundingClientRect();
    return box.top < words.bottom || box.bottom > innerHeight || box.left < 0 || box.right > innerWidth;
  }).map((mark) => mark.id);
}"""


# Numbers of two marked pieces that lie over one of these: the number's box is where the style sheet puts it.
NUMBERED_OVER = """() => {
  const marks = [...document.querySelectorAll("#felt > .advice.apart")];
  return marks.filter((mark) => {
    const box = mark.getBoundingClientRect();
    const number = getComputedStyle(mark, "::after");
    const [across, down = 0] = number.translate.split(" ").map(Number.parseFloat);
    const half = Number.parseFloat(number.height) / 2;
    const x = box.left + box.width / 2 + (across || 0), y = box.top + box.height / 2 + down;
    return marks.map((each) => each.getBoundingClientRect()).some(({ left, right, top, bottom }) =>
      x + half > left + 1 && x - half < right - 1 && y + half > top + 1 && y - half < bottom - 1);
  }).map((mark) => mark.id);
}"""


def pieces(puzzle, action):
    """What one chooses for an action."""
    return module("lobo77", "table").path(action, puzzle.start("lobo77").look(puzzle.seat))


def test_a_wrong_choice_then_the_right_one_by_touch_in_french(person):
    puzzle = puzzles_of("lobo77")[0]
    page = person("fr", screen=PHONE).page
    page.goto(f"/puzzles/lobo77/{puzzle.name}")
    expect(page.locator("#felt .can").first).to_be_visible(timeout=30_000)
    for piece in pieces(puzzle, puzzle.choices[-1].action):
        page.locator(f"#{piece}").tap()
    expect(page.locator("#reason")).to_contain_text("essaie encore")
    expect(page.locator("#standing")).to_contain_text("−")
    expect(page.locator("#giving-up-about")).to_be_hidden()
    for piece in pieces(puzzle, puzzle.best):
        page.locator(f"#{piece}").tap()
    expect(page.locator("#reason")).to_contain_text("Bien vu")
    expect(page.locator("#worths li.best")).to_have_count(1)
    expect(page.locator("#worths li.tried")).to_have_count(1)
    page.get_by_role("link", name="Énigme suivante").tap()
    expect(page.locator("#felt .can").first).to_be_visible()
    assert puzzle.name not in page.url


def test_a_puzzle_by_keys_alone(person):
    puzzle = puzzles_of("lobo77")[1]
    page = person().page
    page.goto(f"/puzzles/lobo77/{puzzle.name}")
    expect(page.locator("#felt .can").first).to_be_visible(timeout=30_000)
    (piece,) = pieces(puzzle, puzzle.best)
    for _ in range(12):
        page.keyboard.press("ArrowRight")
        if page.evaluate("document.activeElement.id") == piece:
            break
    page.keyboard.press("Enter")
    expect(page.locator("#reason")).to_contain_text("Well seen!")
    expect(page.locator("#next")).to_be_focused()


def test_each_choice_is_shown_on_the_table_as_it_was(person):
    puzzle = puzzles_of("lobo77")[0]
    page = person(screen=PHONE).page
    page.goto(f"/puzzles/lobo77/{puzzle.name}")
    expect(page.locator("#felt .can").first).to_be_visible(timeout=30_000)
    expect(page.locator("#giving-up")).to_contain_text("not solved")
    for piece in pieces(puzzle, puzzle.best):
        page.locator(f"#{piece}").tap()
    expect(page.locator("#reason")).to_contain_text("Well seen!")
    for choice, line in zip(puzzle.choices[:2], page.locator("#worths button").all(), strict=False):
        line.tap()
        for piece in pieces(puzzle, choice.action):
            expect(page.locator(f"#advice-{piece}")).to_be_visible()
        expect(page.locator("#felt > .advice")).to_have_count(len(pieces(puzzle, choice.action)))


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_given_up_has_no_grave_faults_and_is_not_cut_off(person, game):
    guest = person(screen=PHONE | {"viewport": {"width": 360, "height": 640}}, color_scheme="light")
    page = guest.page
    page.goto(f"/puzzles/{game}")
    expect(page.locator("#felt .can").first).to_be_visible(timeout=30_000)
    below = page.locator("#felt").evaluate("felt => felt.getBoundingClientRect().bottom - innerHeight")
    assert below <= 1
    over = page.locator(".lesson").evaluate("box => box.scrollHeight - box.clientHeight")
    assert over <= 0
    page.get_by_role("button", name="Show me").tap()
    expect(page.locator("#reason")).to_contain_text("The best choice")
    expect(page.locator("#worths [aria-pressed=true]")).to_have_count(1)
    expect(page.locator("#felt > .advice, #choices .advised").first).to_be_visible()
    assert page.evaluate(COVERED) == []
    assert page.evaluate(NUMBERED_OVER) == []
    assert audit(guest) == []
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_and_its_answer_fit_a_phone_however_it_is_held(person, game):
    page = person("fr", screen=SIDEWAYS).page
    page.goto(f"/puzzles/{game}")
    expect(page.locator("#felt .can").first).to_be_visible(timeout=30_000)
    wait_for(lambda: page.evaluate(SIDEWAYS_FAULTS) == [], 5)
    page.set_viewport_size({"width": 360, "height": 640})
    expect(page.locator("#felt.tall")).to_be_visible()
    upright = page.evaluate(STAGE)
    page.get_by_role("button", name="Montre-moi").tap()
    expect(page.locator("#worths [aria-pressed=true]")).to_have_count(1)
    assert page.evaluate(STAGE) == upright
    assert page.locator(".lesson").evaluate("box => box.scrollHeight - box.clientHeight") <= 0
    page.set_viewport_size({"width": 640, "height": 360})
    expect(page.locator("#felt.low")).to_be_visible()
    wait_for(lambda: page.evaluate(SIDEWAYS_FAULTS) == [], 5)


def test_the_list_of_the_day_has_no_grave_faults_and_leads_to_each(person):
    guest = person(color_scheme="light")
    guest.page.goto("/")
    guest.page.get_by_role("link", name="Puzzles").click()
    expect(guest.page.get_by_role("link", name="Puzzle of the day")).to_have_count(len(GAMES))
    assert audit(guest) == []
    guest.page.get_by_role("link", name="Puzzle of the day").first.click()
    expect(guest.page.locator("#felt .can").first).to_be_visible(timeout=30_000)
