"""Nothing passes unseen: what others do is told and stays, at one's own pace; what is refused says why."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tablee.core.shelf import find
from tests.browser.conftest import PHONE, SIDEWAYS
from tests.browser.hands import GAMES, act, look, post, wait_for

ROUND_1 = "Round 1 · stay afloat!"


def test_what_others_do_is_told_on_the_table_and_stays(person):
    guest = person()
    guest.sit_down("lobo77", options={"tokens": 9, "first": 1})
    guest.wait_for_choice()
    told = guest.page.locator("#told")
    expect(told).to_have_text(re.compile("^Ada plays"))
    expect(told).to_have_attribute("role", "status")
    guest.page.wait_for_timeout(1500)
    expect(told).to_have_text(re.compile("^Ada plays"))


@pytest.mark.parametrize("screen", [PHONE, SIDEWAYS])
def test_what_each_of_the_others_did_stays_readable_on_ones_own_turn(person, screen):
    guest = person(lang="fr", screen=screen)
    table = guest.sit_down("exhopp", bots=3, options={"first": 0}, pace="fast")
    guest.wait_for_choice()
    guest.page.locator("#felt button.card.can").first.click()
    guest.page.locator("#felt .strip.can").first.click()
    wait_for(lambda: look(guest.request, table)["legal"], 20)
    lines = guest.page.locator("#earlier p:visible, #told")
    wait_for(lambda: guest.lit()["lit"] and lines.count() > 2, 20)

    def told():
        """By whom, in order, with the height that each line has of its own."""
        return [words.split()[0] for words in lines.all_inner_texts()]

    assert told() == ["Ada", "Blaise", "Chloé"]
    guest.page.locator("#felt button.card.can").first.click()
    assert told() == ["Ada", "Blaise", "Chloé"], "a piece is chosen"
    assert guest.covered_by("#earlier") == []


def test_a_new_round_begins_without_what_was_told_of_the_last_and_the_bar_says_which_it_is(person):
    guest = person(lang="fr", screen=PHONE)
    table = guest.sit_down("lobo77", bots=2, options={"tokens": 9}, pace="fast")
    play_a_round([guest], table)
    expect(guest.page.locator("#sheet[open]")).to_have_count(1, timeout=20_000)
    guest.page.click("#go-on")
    expect(guest.page.locator("#where")).to_have_text(re.compile(r"^Manche\s2 "))
    wait_for(lambda: guest.lit()["lit"], 20)
    first = guest.page.locator("#earlier p, #told").all_inner_texts()[0]
    assert "La manche 2 commence" in first or "manche 2" in first, first


def test_step_by_step_every_beat_waits_for_a_tap_and_the_pace_is_kept(person):
    guest = person()
    table = guest.set_table("lobo77", bots=3, options={"tokens": 9, "first": 1}, pace="usual")
    guest.page.goto("/")
    guest.open(table)
    guest.page.locator("#panel-more summary").click()
    guest.page.select_option("#table-pace", "step")
    guest.page.reload()
    expect(guest.page.locator("#table-pace")).to_have_value("step")
    following = guest.page.locator("#do--next")

    def ones_turn():
        if following.is_visible():
            following.click()
        return guest.lit()["lit"]

    wait_for(ones_turn, 30, lambda: guest.page.wait_for_timeout(100))
    guest.step(Random(1))
    wait_for(lambda: look(guest.request, table)["legal"], 20)  # all the others have acted
    seen = set()
    expect(following).to_be_visible()

    def comes_another():
        """Whether a beat is to be tapped; on a busy machine it comes a moment later."""
        wait_for(
            lambda: following.is_visible() or guest.lit()["lit"], 20, lambda: guest.page.wait_for_timeout(50)
        )
        return following.is_visible()

    while comes_another():
        seen.add(guest.page.locator("#told").inner_text())
        following.click()
        guest.page.wait_for_timeout(150)
    seen.add(guest.page.locator("#told").inner_text())
    assert len(seen) >= 3  # one sentence after the other, none left out
    guest.wait_for_choice()


def test_a_refused_tap_says_why_in_words(person):
    guest = person(lang="fr")
    table = guest.sit_down("ekko", options={"target": 200, "first": 0})
    guest.wait_for_choice()
    for turn in range(40):
        now = look(guest.request, table)
        open_ = {action.split()[-1] for action in now["legal"]}
        wrong = next((card for card in now["look"]["hand"] if card not in open_), None)
        if wrong is not None and now["look"]["turn"] == now["seat"]:
            break
        guest.move(Random(turn))
    guest.page.locator(f"[id='c-{wrong}']").click(position={"x": 8, "y": 30}, force=True)
    notice = guest.page.locator("#notice.shown")
    expect(notice).to_contain_text(re.compile("trop (bas|haut)|Miroir|pioch"))
    expect(notice.locator("a")).to_have_text(re.compile(r"^règle [RD]\d+"))


def test_a_plate_answers_when_it_is_tapped_and_ones_own_is_said_to_be_ones_own(person):
    guest = person(lang="fr")
    guest.sit_down("exhopp")
    guest.wait_for_choice()
    guest.page.locator(".seat.own .name").click()
    expect(guest.page.locator("#notice.shown")).to_contain_text("(toi)")
    expect(guest.page.locator("#notice.shown")).to_contain_text("joue")


def test_the_only_choice_left_happens_by_itself_unless_one_does_not_want_that(person, server):
    guest = person()
    guest.context.add_cookies([{"name": "gentle", "value": "0", "url": server.url}])  # nobody's first game
    table = guest.sit_down("lobo77", options={"tokens": 9, "draw_by_hand": True, "first": 0})
    guest.wait_for_choice()
    guest.page.locator("#felt button.card.can").first.click()
    wait_for(lambda: look(guest.request, table)["look"]["draws"] == [0, 0] or None, 20)


def test_what_happens_by_itself_is_counted_down_at_its_piece_and_stays_told(person, server):
    guest = person(lang="fr")
    guest.context.add_cookies([{"name": "gentle", "value": "0", "url": server.url}])  # nobody's first game
    table = guest.sit_down("ekko", bots=2, options={"target": 200, "first": 0}, pace="fast")
    ring = guest.page.locator("#felt .piece > .alone")

    def drawing():
        """Whether nothing is left but to draw; until then whatever can be laid is."""
        now = look(guest.request, table)
        if now["legal"] == ["draw"]:
            return True
        if now["legal"]:
            act(guest.request, table, now["legal"][0])
        return False

    wait_for(drawing, 60, lambda: guest.page.wait_for_timeout(100))
    expect(ring).to_be_visible(timeout=20_000)
    size, pile = ring.bounding_box(), guest.page.locator("#pile").bounding_box()
    assert size["width"] == pytest.approx(size["height"], abs=1)
    assert size["y"] + size["height"] < pile["y"] + pile["height"] / 2, "at a corner: the count is seen"
    line = re.compile("rien d’autre à faire")
    expect(guest.page.locator("#told, #earlier p").filter(has_text=line)).to_have_count(1, timeout=20_000)
    wait_for(lambda: look(guest.request, table)["legal"], 20)
    guest.page.wait_for_timeout(500)
    expect(guest.page.locator("#earlier p").filter(has_text=line)).to_have_count(1)


def test_one_more_tap_on_the_stack_a_card_was_just_laid_on_is_not_scolded(person):
    guest = person(lang="fr", screen=PHONE)
    table = guest.sit_down("duo", bots=2, options={"target": 50, "first": 0}, pace="slow")
    for _ in range(30):
        guest.wait_for_choice()
        paths = [action.split() for action in look(guest.request, table)["legal"] if action.startswith("lay")]
        cards = [path[1] for path in paths]
        single = next((path for path in paths if cards.count(path[1]) == 1), None)
        if single:
            break
        guest.move(Random(1))
    _, card, side = single
    taps = "(ids) => ids.forEach((id) => document.getElementById(id).click())"  # one right after the other
    guest.page.evaluate(taps, [f"c-{card}", f"stack-{side}"])
    guest.page.wait_for_timeout(600)
    assert guest.page.locator("#notice.shown").all_inner_texts() == []


def test_a_round_ends_on_the_table_and_the_next_is_dealt_behind_no_sheet(person):
    guest = person()
    guest.page.add_init_script("window.finales = []")
    table = guest.sit_down("lobo77", options={"tokens": 9}, pace="fast")
    guest.page.evaluate("""() => new MutationObserver(() => {
      const title = document.getElementById("felt")?.dataset.title;
      if (finales.at(-1) !== title) finales.push(title);
    }).observe(document.getElementById("stage"), { subtree: true, attributes: true, childList: true })""")
    dice = Random(5)
    sheet = guest.page.locator("#sheet[open]")
    wait_for(lambda: sheet.count() or guest.step(dice, rest=True), 90, lambda: None)
    assert look(guest.request, table)["look"]["round"] == 2
    assert guest.page.locator("#felt").get_attribute("data-title") == ROUND_1  # as it ended
    guest.page.wait_for_timeout(800)
    assert guest.page.locator("#felt").get_attribute("data-title") == ROUND_1
    guest.page.click("#go-on")
    expect(guest.page.locator("#felt")).to_have_attribute("data-title", re.compile(r"^Round\s2 "))


# Whatever is drawn at a table, and answers nothing to somebody who points at it.
MUTE = """() => {
  const felt = document.getElementById("felt").getBoundingClientRect();
  const mute = new Set();
  for (let x = felt.left + 4; x < felt.right; x += 9)
    for (let y = felt.top + 4; y < felt.bottom; y += 9) {
      const there = document.elementFromPoint(x, y);
      if (!there || !there.closest("#felt") || there.id === "felt" || there.closest("#say, .note")) continue;
      const piece = there.closest("#felt .seat, #felt .piece");
      if (!piece?.ariaLabel && !piece?.matches(".under, .leaf, .bed, .roller, .back, .card")) mute.add(piece?.id ?? there.outerHTML);
    }
  return [...mute];
}"""


@pytest.mark.parametrize("game", GAMES)
def test_every_symbol_answers_to_a_tap_and_to_the_pointer(person, game):
    guest = person(lang="fr")
    guest.sit_down(game, bots=find(game).seats[1] - 1, options={})
    guest.wait_for_choice(30)
    guest.move(Random(2))
    assert guest.page.evaluate(MUTE) == []
    plate = guest.page.locator(".seat").nth(1)
    plate.hover()
    expect(plate).to_have_attribute("title", plate.get_attribute("aria-label"))
    plate.locator(".name").click()
    expect(guest.page.locator("#notice.shown")).to_have_text(f"{plate.get_attribute('aria-label')}.")
    for sign in plate.locator("[role=img]").all():  # a sign that has words of its own says these
        sign.click()
        expect(guest.page.locator("#notice.shown")).to_have_text(
            f"{sign.get_attribute('aria-label')}.", ignore_case=True
        )
    assert not re.search(r"-?\d,-?\d :", " ".join(labels(guest.page)))  # no coordinates


def labels(page):
    return page.evaluate("[...document.querySelectorAll('#felt [aria-label]')].map((e) => e.ariaLabel)")


@pytest.mark.parametrize("game", ["exhopp", "eko"])
def test_ones_own_plate_says_whom_one_plays(person, game):
    guest = person(lang="fr")
    guest.sit_down(game)
    guest.wait_for_choice()
    expect(guest.page.locator(".seat.own .role")).to_be_visible()
    expect(guest.page.locator(".seat.own .role")).to_have_text(re.compile("^Tu joues les "))
    expect(guest.page.locator(".seat:not(.own) .role")).to_have_count(0)


def test_a_piece_that_cannot_be_chosen_says_why_and_what_it_is(person):
    guest = person(lang="fr")
    guest.sit_down("exhopp", options={"first": 0})
    guest.wait_for_choice()
    guest.page.locator("#row-1").click(position={"x": 8, "y": 8}, force=True)
    expect(guest.page.locator("#notice.shown")).to_contain_text(
        re.compile("d’abord une carte.*Suite.1.*encore")
    )


def test_the_next_round_is_dealt_when_all_have_put_the_sheet_away_and_who_reads_is_seen(person, server):
    quick, slow = person(), person()
    table = quick.set_table("lobo77", bots=0, people=2, options={"tokens": 9})
    post(slow.request, f"tables/{table}/sit")
    for one in (quick, slow):
        one.open(table)
    play_a_round([quick, slow], table)
    for one in (quick, slow):
        expect(one.page.locator("#sheet[open] #rest")).to_be_visible(timeout=20_000)
    quick.page.keyboard.press("Escape")
    expect(quick.page.locator("#sheet")).to_be_hidden()
    expect(quick.page.locator(".seat.reading")).to_have_count(1)
    expect(quick.page.locator("#prompt")).to_contain_text("is still reading the score sheet")
    expect(quick.page.locator("#ring-rest")).to_be_visible()
    assert quick.lit()["lit"] == []
    expect(quick.page.locator("#felt")).to_have_attribute("data-title", ROUND_1)
    slow.page.click("#go-on")
    for one in (quick, slow):
        expect(one.page.locator("#felt")).to_have_attribute("data-title", re.compile(r"^Round\s2 "))
        expect(one.page.locator(".seat.reading")).to_have_count(0)


def play_a_round(people, table):
    """Lay whatever comes last in the list, in turn, until a round is over."""

    def another_card():
        for one in people:
            now = look(one.request, table)
            if now["look"]["round"] > 1:
                return True
            if now["legal"]:
                act(one.request, table, now["legal"][-1])
        return False

    wait_for(another_card, 60, lambda: None)


def test_a_clock_warns_before_it_runs_out_and_all_are_told_who_is_played_for(person, server):
    slow, other = person(), person(lang="fr")
    table = slow.set_table("duo", bots=0, people=2, options={"first": 0}, clock=15, pace="instant")
    post(other.request, f"tables/{table}/sit")
    for one in (slow, other):
        one.open(table)
    expect(other.page.locator(".seat .clock")).to_be_visible()
    expect(slow.page.locator("#notice.shown")).to_contain_text("then a program plays for you", timeout=20_000)
    expect(other.page.locator("#notice.shown")).to_contain_text("est écoulé", timeout=20_000)


def test_how_long_somebody_has_been_thinking_is_seen(person):
    slow, other = person(), person()
    table = slow.set_table("duo", bots=0, people=2, options={"first": 0})
    post(other.request, f"tables/{table}/sit")
    other.open(table)
    note = other.page.locator(".seat.turn .elapsed")
    expect(note).to_have_text("")
    expect(note).to_have_text(re.compile(r"^\d+ s$"), timeout=20_000)


def test_whoever_wants_less_motion_in_the_settings_has_a_table_that_stands_still(person):
    guest = person(motion=True)
    guest.knows_the_game()
    guest.sit_down("lobo77", options={"first": 0})
    guest.wait_for_choice()
    moves = "getComputedStyle(document.querySelector('#felt .card')).transitionDuration"
    assert guest.page.evaluate(moves) != "0s"
    guest.page.locator("#panel-more summary").click()
    guest.page.get_by_role("button", name="Less motion").click()
    assert guest.page.evaluate(moves) == "0s"
    guest.page.reload()
    guest.wait_for_choice()
    assert guest.page.evaluate(moves) == "0s"
