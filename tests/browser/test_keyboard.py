"""Playing without a mouse: arrows or Tab to what lights up, Enter to choose, Escape to let go, digits for the impatient.

How few presses of Tab real turns take is counted in `tests/server/test_foremost.py`.
"""

import re
import time
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.hands import GAMES, look, wait_for

DICE = Random(4)


def by_arrows(page, lit):
    for _ in range(DICE.randrange(1, 4)):
        page.keyboard.press(DICE.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
    page.keyboard.press("Enter")


def by_digits(page, lit):
    page.keyboard.press(str(min(DICE.randrange(len(lit)), 8) + 1))


def by_tab(page, lit):
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('#felt .can')"):
            return page.keyboard.press("Enter")
        if page.evaluate("document.getElementById('sheet').open || !document.querySelector('#felt .can')"):
            return None  # things have changed meanwhile
    raise AssertionError("Tab does not reach what lights up")


@pytest.mark.parametrize(("game", "press"), [("lobo77", by_digits), ("eko", by_arrows), ("ekko", by_tab)])
def test_a_whole_game_by_keyboard_only(person, game, press):
    guest = person()
    guest.sit_down(game)

    def turn():
        now = guest.lit()
        if now["over"]:
            return True
        if now["sheet"]:
            guest.page.keyboard.press("Escape")
        elif now["lit"]:
            press(guest.page, now["lit"])
        guest.page.wait_for_timeout(25 if now["lit"] else 60)
        return False

    wait_for(turn, 60, lambda: None)
    expect(guest.page.locator("#sheet .podium li")).to_have_count(2)


def test_escape_lets_go_of_what_was_chosen(person):
    guest = person()
    guest.sit_down("exhopp", options={"first": 0})
    guest.wait_for_choice()
    card = guest.page.locator(f"#{guest.page.locator('button.card.can').first.get_attribute('id')}")
    card.focus()
    guest.page.keyboard.press("Enter")
    expect(card).to_have_class(re.compile("chosen"))
    expect(guest.page.locator("#do--cancel")).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator(".chosen")).to_have_count(0)
    expect(guest.page.locator("#do--cancel")).to_be_hidden()


def test_the_first_tab_offers_to_skip_the_bar(person):
    guest = person()
    guest.page.goto("/")
    guest.page.keyboard.press("Tab")
    expect(guest.page.locator(".skip")).to_be_focused()
    expect(guest.page.locator(".skip")).to_be_in_viewport()


def test_keys_pressed_while_writing_do_not_play(person):
    guest = person()
    guest.sit_down("lobo77")
    guest.wait_for_choice()
    guest.page.locator("#panel-talk summary").click()
    guest.page.locator("#words").press_sequentially("1h2u")
    expect(guest.page.locator("#words")).to_have_value("1h2u")
    expect(guest.page.locator("#notice.shown")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_usual_move_takes_at_most_three_tabs_and_the_focus_stays_at_the_table(person, game):
    guest = person()
    guest.sit_down(game, options={"first": 0})
    guest.wait_for_choice()
    guest.page.keyboard.press("Tab")  # the link that skips the bar
    guest.page.keyboard.press("Enter")
    for _ in range(3):
        guest.wait_for_choice()
        assert tabs_for_a_move(guest.page) <= 3
        assert guest.page.evaluate("document.getElementById('main').contains(document.activeElement)")


def tabs_for_a_move(page):
    """Take the first choice at each step by Tab and Enter alone; how often Tab was pressed."""
    lines, tabs, until = page.locator("#log li").count(), 0, time.monotonic() + 30
    while page.locator("#log li").count() == lines:
        if page.evaluate("document.activeElement.matches('#felt .can')"):
            page.keyboard.press("Enter")
        elif page.evaluate("document.querySelector('#felt .can') !== null"):
            page.keyboard.press("Tab")
            tabs += 1
        assert tabs < 20
        assert time.monotonic() < until
        page.wait_for_timeout(60)
    return tabs


# What lights up, in the order in which Tab is to reach it, how much of that comes first, and where the focus is.
ORDER = """async () => {
  const sent = performance.getEntriesByType('resource').map(({ name }) => name);
  const { state } = await import(sent.find((name) => name.endsWith('/state.js')));
  const { front = {}, seen } = state.message;
  const first = front[state.chosen.join(' ')] ?? [];
  const can = '#felt .can:not([hidden], #do--cancel)';
  const lit = [...document.querySelectorAll(can)].map(({ id }) => id).filter((id) => !first.includes(id));
  return { order: state.done === null ? [...first, ...lit] : [], led: first.length > 0, at: document.activeElement.id,
    step: state.chosen.length, when: [seen, ...state.chosen].join(),
    ready: sent.some((name) => name.endsWith('/keys.js')),
    over: document.getElementById('sheet').open, lines: document.querySelectorAll('#log li').length };
}"""


@pytest.mark.parametrize("game", GAMES)
def test_tab_reaches_first_what_is_worth_a_look_and_three_presses_do_for_any_of_it(person, game):
    guest = person()
    guest.knows_the_game()
    guest.page.keyboard.press("Tab")
    guest.sit_down(game, options={"first": 0})
    for _ in range(6):
        guest.wait_for_choice()
        assert tabs_to_what_comes_first(guest.page) <= 3


def tabs_to_what_comes_first(page):
    """Choose any of what comes first at each step, by Tab and Enter alone; how often Tab was pressed."""
    now = page.evaluate(ORDER)
    lines, tabs, done = now["lines"], 0, None
    until = time.monotonic() + 30
    while now["lines"] == lines and not now["over"]:
        tabs, done = tabs_at_a_step(page, now, tabs, done)
        now = page.evaluate(ORDER)
        assert time.monotonic() < until, now
    return tabs


def tabs_at_a_step(page, now, tabs, done):
    """The same for one step, unless it was taken already."""
    order = now["order"]
    if not now["ready"] or now["when"] == done or now["at"] not in order:
        page.wait_for_timeout(60)
        return tabs, done
    if now["led"]:
        assert now["at"] == order[0]
    start = order.index(now["at"])
    for target in order[start + 1 : start + 1 + DICE.randrange(max(1, 3 - now["step"]))]:
        page.keyboard.press("Tab")
        then = page.evaluate(ORDER)
        if [then["when"], then["order"]] != [now["when"], order]:
            return tabs, done  # things have changed meanwhile
        tabs += 1
        assert then["at"] == target
    page.keyboard.press("Enter")
    return tabs, now["when"]


def test_tab_leads_out_of_the_table_and_back_to_what_comes_first(person):
    guest = person()
    guest.page.goto("/")
    guest.page.keyboard.press("Tab")
    guest.sit_down("eko", options={"first": 0})
    guest.wait_for_choice()
    inside = "document.getElementById('felt').contains(document.activeElement)"
    wait_for(lambda: guest.page.evaluate(inside))
    seen, first = [], in_focus(guest.page)
    while guest.page.evaluate(inside):
        seen.append(in_focus(guest.page))
        guest.page.keyboard.press("Tab")
    assert sorted(seen) == sorted(guest.page.evaluate(ORDER)["order"]), "each once"
    guest.page.keyboard.press("Shift+Tab")
    assert in_focus(guest.page) == seen[-1]
    for _ in seen:
        guest.page.keyboard.press("Shift+Tab")
    assert not guest.page.evaluate(inside)
    guest.page.keyboard.press("Tab")
    assert in_focus(guest.page) == first


@pytest.mark.parametrize("game", ["eko", "exhopp"])
def test_after_a_hint_tab_leads_to_what_it_names_and_enter_alone_follows_it(person, game):
    guest = person()
    guest.knows_the_game()
    guest.sit_down(game, options={"first": 0})
    guest.wait_for_choice()
    guest.page.locator("#hint-button").focus()
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator("#felt .advice").first).to_be_visible(timeout=40_000)
    lines = guest.page.locator("#log li").count()
    for _ in range(20):
        guest.page.keyboard.press("Tab")
        if guest.page.evaluate("document.activeElement.matches('#felt .can')"):
            break

    def followed():
        if guest.page.locator("#log li").count() > lines:
            return True
        if guest.page.evaluate("document.activeElement.matches('#felt :is(.advised, #do--confirm)')"):
            guest.page.keyboard.press("Enter")
        return False

    assert guest.page.evaluate("document.activeElement.matches('#felt .advised')")
    wait_for(followed, 15, lambda: guest.page.wait_for_timeout(60))


def test_what_others_do_is_announced_ones_own_seat_is_named_and_the_keys_are_told(person):
    guest = person(lang="fr")
    guest.sit_down("lobo77", options={"tokens": 9, "first": 1})
    guest.wait_for_choice()
    expect(guest.page.get_by_role("status").filter(has_text="Ada")).to_have_count(1)
    expect(guest.page.locator(".seat.own")).to_have_attribute("aria-label", re.compile(r"\(toi\)"))
    guest.page.keyboard.press("?")
    expect(guest.page.locator("#notice.shown")).to_contain_text("Tab ou flèches")


def in_focus(page):
    return page.evaluate("document.activeElement.id")


def test_whoever_comes_by_keys_begins_at_the_first_card_and_not_at_a_pile_and_so_it_is_after_a_sheet(person):
    guest = person()
    guest.knows_the_game()
    guest.page.goto("/")
    guest.page.keyboard.press("Tab")
    table = guest.sit_down("duo", options={"first": 0})
    guest.wait_for_choice()
    wait_for(lambda: guest.page.evaluate("document.activeElement.matches('#felt .card.can')"))
    assert look(guest.request, table)["look"]["turn"] == 0


def test_a_place_in_focus_stands_out_on_a_board(person):
    guest = person()
    guest.sit_down("eko", options={"first": 0})
    guest.wait_for_choice()
    guest.page.keyboard.press("ArrowRight")
    ring = "(e) => getComputedStyle(e).backgroundColor"
    other = guest.page.locator("#felt .space.can:not(:focus)").first
    assert guest.page.locator("#felt .space.can:focus").evaluate(ring) != other.evaluate(ring)


def test_the_name_of_a_card_in_focus_covers_no_neighbour(person):
    guest = person(lang="fr")
    guest.sit_down("ekko", options={"first": 0})
    guest.wait_for_choice()
    guest.page.keyboard.press("ArrowRight")
    wait_for(lambda: in_focus(guest.page))
    broad = "(e, of) => parseFloat(getComputedStyle(e, of).width)"
    card = guest.page.locator(f"#{in_focus(guest.page)}")
    assert card.evaluate(broad, "::after") <= card.evaluate(broad, None)


def test_a_hint_is_marked_in_words_and_goes_once_something_else_is_begun(person):
    guest = person()
    guest.knows_the_game()
    guest.sit_down("exhopp", options={"first": 0})
    guest.wait_for_choice()
    guest.page.keyboard.press("h")
    marks = guest.page.locator("#felt .advice")
    expect(marks.first).to_be_visible(timeout=40_000)
    expect(marks.first).to_have_attribute("data-step", "first")
    guest.page.locator("#felt button.card.can:not(.advised)").first.click()
    expect(marks).to_have_count(0)
