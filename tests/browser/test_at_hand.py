"""What lies at hand beside the table: hint, undo, score sheet, rematch, rules, a refusal with its clause, switches."""

import json
import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE
from tests.browser.hands import GAMES, act, look, post, wait_for
from tests.browser.test_learning import brink

HEARD = """
  const Plain = window.EventSource;
  window.EventSource = class extends Plain { constructor(...where) { super(...where); window.line = this; } };
"""


def test_play_now_offers_the_lessons_once_and_is_one_click_from_the_shelf_then(person):
    guest = person(lang="fr")
    guest.page.goto("/")
    guest.page.locator(".box.lobo77").get_by_role("link", name="Jouer · Lobo 77", exact=True).click()
    expect(guest.page.get_by_role("link", name="Deux minutes pour apprendre")).to_be_visible()
    guest.page.get_by_role("button", name="Jouer sans leçon").click()
    expect(guest.page.locator(".seat")).to_have_count(4)
    expect(guest.page.locator(".seat.own")).to_have_count(1)
    expect(guest.page.locator(".seat.own .name")).to_have_attribute("data-you", "(toi)")
    guest.wait_for_choice(20)
    guest.page.goto("/")
    guest.page.locator(".box.lobo77").get_by_role("button", name="Jouer · Lobo 77").click()
    expect(guest.page.locator(".seat.own")).to_have_count(1)


def test_a_hint_is_said_and_shown(person):
    guest = person()
    guest.sit_down("lobo77")
    guest.wait_for_choice()
    guest.page.keyboard.press("h")
    expect(guest.page.locator("#notice")).to_have_text(re.compile(r"\d+ ?%"), timeout=40_000)
    expect(guest.page.locator("#felt .advice").first).to_be_visible()


def test_a_hint_of_several_steps_marks_them_all_and_its_words_cover_none(person):
    guest = person(screen=PHONE, lang="fr")
    table = guest.set_table("eko")

    def may_move():
        """Get the exchange of the Emperors over with."""
        legal = look(guest.request, table)["legal"]
        if legal and not any(action.startswith("move") for action in legal):
            act(guest.request, table, legal[0])
        return any(action.startswith("move") for action in legal)

    wait_for(may_move, 60)
    guest.open(table)
    guest.wait_for_choice()
    guest.page.locator("#hint-button").tap()
    expect(guest.page.locator("#notice[data-lasts=kept]")).to_have_text(re.compile(r"\d+.%"), timeout=40_000)
    expect(guest.page.locator("#felt .advice[data-step='puis']")).to_be_visible()
    # On a phone the board fills the table: words lie over something, but not over what they speak of.
    lit = guest.page.evaluate("[...document.querySelectorAll('#felt .advice')].map(({ id }) => id)")
    assert {"prompt", *lit}.isdisjoint(guest.covered_by("#notice"))
    assert all(point for _, point in guest.lit()["lit"]), "whatever can be chosen can be reached"
    # Turned, they lie on the screen again.
    guest.page.set_viewport_size({"width": 640, "height": 360})
    expect(guest.page.locator("#felt.low")).to_have_count(1)
    expect(guest.page.locator("#notice.shown")).to_be_in_viewport(ratio=1)
    guest.page.set_viewport_size(PHONE["viewport"])
    expect(guest.page.locator("#felt.tall")).to_have_count(1)
    # The first of several taps: the words are still needed.
    guest.page.locator("#felt .advised.can").first.tap()
    expect(guest.page.locator("#notice.shown")).to_be_visible()


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_title_and_goal_are_not_cut_in_the_bar_of_a_phone(person, lang):
    guest = person(screen=PHONE, lang=lang)
    guest.sit_down("exhopp", options={})
    guest.wait_for_choice()
    cut = guest.page.evaluate("""() => {
      for (const id of ["undo", "hint", "sheet"]) document.getElementById(`${id}-button`).hidden = false;
      const bar = document.querySelector(".bar");
      const parts = [...bar.querySelectorAll(".grow, .grow b, .grow .quiet")];
      const [whole] = parts;
      if (whole.scrollHeight > whole.clientHeight + 1 || whole.clientHeight > 44) return "too many lines";
      return parts.filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth
        || part.getBoundingClientRect().height > bar.getBoundingClientRect().height).length;
    }""")
    assert cut == 0
    guest.page.locator("#rail-switch").tap()
    guest.page.locator("#panel-more summary").tap()
    before = guest.page.locator("html").get_attribute("data-theme")
    guest.page.locator("#panel-more [data-light]").tap()
    assert guest.page.locator("html").get_attribute("data-theme") != before


def test_alone_against_programs_the_last_action_can_be_taken_back(person):
    guest = person()
    guest.sit_down("lobo77", options={"tokens": 9})
    guest.wait_for_choice()
    hand = "cards => cards.map((card) => card.id)"
    before = guest.page.locator("#felt button.card").evaluate_all(hand)
    lines = guest.page.locator("#log li").count()
    guest.step(Random(1))
    expect(guest.page.locator("#undo-button")).to_be_visible()
    wait_for(lambda: guest.page.locator("#log li").count() > lines)
    guest.page.keyboard.press("u")
    wait_for(lambda: guest.page.locator("#log li").count() == lines)
    assert guest.page.locator("#felt button.card").evaluate_all(hand) == before


def test_taking_back_asks_before_it_leads_to_an_earlier_round_and_says_when_there_is_nothing(person):
    guest = person()
    page = guest.page
    table = guest.sit_down("lobo77", options={"tokens": 9})
    guest.wait_for_choice()
    page.keyboard.press("u")
    expect(page.locator("#notice")).to_have_text(re.compile("not played anything|taken back now"))
    while (now := look(guest.request, table))["look"]["round"] == 1:
        if now["legal"]:
            act(guest.request, table, now["legal"][-1])
        else:
            post(guest.request, f"tables/{table}/hurry")
    page.locator("#sheet #go-on").click()
    expect(page.locator("#undo-button")).to_be_enabled()
    page.keyboard.press("u")
    asks = page.get_by_role("dialog", name=re.compile("in round 1. Go back there"))
    expect(asks.get_by_role("button", name="Stay here")).to_be_focused()
    page.keyboard.press("Escape")
    assert look(guest.request, table)["look"]["round"] == 2
    page.keyboard.press("u")
    asks.get_by_role("button", name="Go back").click()
    wait_for(lambda: look(guest.request, table)["look"]["round"] == 1)


def test_who_is_out_sees_the_end_by_one_press_of_a_key_and_the_sheet_of_eight_on_a_phone(person):
    guest = person(screen=PHONE)
    table = guest.sit_down("lobo77", bots=7, options={"tokens": 1}, pace="slow")

    def drown():
        """Lay whatever comes last in the list, until there is no life left."""
        now = look(guest.request, table)
        if now["legal"]:
            act(guest.request, table, now["legal"][-1])
        else:
            post(guest.request, f"tables/{table}/hurry")
        return now["look"]["lives"][now["seat"]] == 0

    wait_for(drown, 60)
    assert look(guest.request, table)["phase"] == "playing"

    def beyond_the_sheets():
        """The page shows every beat and the sheet of every round: those of one's own are put away."""
        if guest.page.locator("#sheet").is_visible():
            guest.page.keyboard.press("Escape")
        guest.page.wait_for_timeout(100)
        return guest.page.locator("#ask-rest").is_visible()

    wait_for(beyond_the_sheets, 60)
    guest.page.locator("#ask-rest").press("Enter")
    expect(guest.page.locator("#sheet .podium")).to_be_visible(timeout=30_000)
    beyond = "e => e.scrollWidth - e.clientWidth"
    assert guest.page.locator("#sheet .scroll:has(table)").evaluate(beyond) == 0


def test_a_sheet_after_each_round_and_a_rematch_after_the_game(person):
    guest = person()
    guest.sit_down("lobo77", options={"tokens": 5})  # fewer could all be lost in the first round
    dice = Random(3)
    over = guest.page.locator("#sheet-button")  # shown when a round is over; the sheet opens a moment later
    wait_for(lambda: over.is_visible() or guest.step(dice, rest=True), 30, lambda: None)
    expect(guest.page.locator("#sheet[open]")).to_have_count(1)
    expect(guest.page.locator("#sheet table.sheet tbody tr")).to_have_count(1)
    expect(guest.page.locator("#sheet .podium")).to_have_count(0)
    expect(guest.page.get_by_role("button", name="Go on")).to_be_visible()
    guest.page.click("#go-on")
    expect(guest.page.locator("#sheet")).to_be_hidden()
    guest.page.click("#sheet-button")
    expect(guest.page.locator("#sheet table.sheet")).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator("#sheet")).to_be_hidden()
    guest.play_on(dice)
    expect(guest.page.locator("#sheet .curve")).to_be_visible()
    expect(guest.page.get_by_role("button", name="Close")).to_be_in_viewport()
    expect(guest.page.locator("#sheet [data-post=start]")).to_be_in_viewport()
    guest.page.locator("#sheet [data-post=start]").click()
    expect(guest.page.locator("#sheet")).to_be_hidden()
    expect(guest.page.locator(".seat.own")).to_have_count(1)
    guest.wait_for_choice()


def test_a_sheet_put_away_stays_away_though_two_rounds_ended_in_quick_succession(person):
    guest = person()
    guest.page.add_init_script(HEARD)
    guest.knows_the_game()
    guest.sit_down("lobo77", options={"tokens": 9, "first": 0})
    guest.wait_for_choice()
    reopened = guest.page.evaluate("""async () => {
      const sheet = document.getElementById("sheet");
      const pause = (time) => new Promise((then) => setTimeout(then, time));
      const tell = window.line.onmessage;
      const now = await new Promise((then, fail) => {
        setTimeout(fail, 10_000);
        window.line.onmessage = ({ data }) => then(JSON.parse(data));
        fetch(`/api/tables/${document.getElementById("room").dataset.table}/say`,
          { method: "POST", headers: { "Content-Type": "application/json" }, body: '{"phrase":"hello"}' });
      });
      for (const rounds of [1, 2]) { tell({ data: JSON.stringify({ ...now, rounds, sheet: "<h2>x</h2>" }) }); await pause(250); }
      while (!sheet.open) await pause(20);
      sheet.close();
      await pause(1000);
      return sheet.open;
    }""")
    assert not reopened


def test_while_the_coach_asks_the_table_says_so_and_the_arrow_puts_it_away(person):
    guest = person(screen=PHONE)
    guest.knows_the_game()
    guest.page.goto(f"/t/{brink(guest)}")
    guest.context.add_cookies([{"name": "coach", "value": "1", "url": guest.page.url}])
    guest.page.locator("#c-9.can").first.tap()
    expect(guest.page.locator("#coach")).to_be_visible(timeout=60_000)
    expect(guest.page.locator("#prompt")).to_have_text(re.compile("^The coach asks you"))
    guest.page.keyboard.press(
        "u"
    )  # on a phone the coach may lie over the arrow, with a button of its own for it
    expect(guest.page.locator("#c-0.can")).to_be_visible()
    expect(guest.page.locator("#coach")).to_be_hidden()
    expect(guest.page.locator("#prompt")).not_to_have_text(re.compile("coach"))


def test_whoever_asks_for_the_end_of_a_game_that_is_over_gets_its_last_sheet(person):
    guest = person()
    guest.page.add_init_script(HEARD)
    guest.knows_the_game()
    guest.sit_down("lobo77", options={"tokens": 9, "first": 0})
    guest.wait_for_choice()
    guest.page.evaluate("""async () => {
      const tell = window.line.onmessage;
      const now = await new Promise((then, fail) => {
        setTimeout(fail, 10_000);
        window.line.onmessage = ({ data }) => then(JSON.parse(data));
        fetch(`/api/tables/${document.getElementById("room").dataset.table}/say`,
          { method: "POST", headers: { "Content-Type": "application/json" }, body: '{"phrase":"hello"}' });
      });
      const next = (more) => tell({ data: JSON.stringify({ ...now, by: 1, unheld: false, ...more }) });
      next({ seen: now.seen + 1 });
      next({ seen: now.seen + 2, phase: "over", rounds: 3, sheet: "<h2>Over</h2><ol class=podium></ol>" });
      const button = document.createElement("button");
      button.id = "ask-rest";
      document.getElementById("choices").append(button);
      button.click();
    }""")
    expect(guest.page.locator("#sheet[open] .podium")).to_have_count(1, timeout=15_000)


# A sheet as long as those of long games, brought by the stream.
LONG_SHEET = """async () => {
  const tell = window.line.onmessage;
  const now = await new Promise((then, fail) => {
    setTimeout(fail, 10_000);
    window.line.onmessage = ({ data }) => then(JSON.parse(data));
    fetch(`/api/tables/${document.getElementById("room").dataset.table}/say`,
      { method: "POST", headers: { "Content-Type": "application/json" }, body: '{"phrase":"hello"}' });
  });
  const row = (n) => `<tr><th>${n}</th><td>3</td><td>3<small>−1</small></td><td>3</td><td>3</td></tr>`;
  const rows = Array.from({ length: 12 }, (_, k) => row(k + 1)).join("");
  const told = "<p class=told>Somebody did something that takes two lines to tell.</p>".repeat(5);
  const names = ["Ana", "Ada", "Blaise", "Chloé"].map((name) => `<th><span>${name}</span></th>`).join("");
  tell({ data: JSON.stringify({ ...now, rounds: 12, sheet: `<h2>You lose</h2>${told}<div class=scroll>
    <table class="sheet many"><thead><tr><th></th>${names}</tr></thead><tbody>${rows}</tbody></table></div>` }) });
}"""


def test_a_long_sheet_opens_with_its_headline_and_the_newest_round(person):
    guest = person(screen=PHONE)
    guest.page.add_init_script(HEARD)
    guest.knows_the_game()
    guest.sit_down("lobo77", options={"tokens": 9, "first": 0})
    guest.wait_for_choice()
    guest.page.evaluate(LONG_SHEET)
    expect(guest.page.locator("#sheet[open]")).to_have_count(1, timeout=15_000)
    expect(guest.page.locator("#sheet h2")).to_be_in_viewport(ratio=1)
    whole = """() => {
      const [last, body] = ["#sheet tbody tr:last-child", "#sheet-body"].map((at) => document.querySelector(at));
      const [row, room] = [last, body].map((part) => part.getBoundingClientRect());
      return body.scrollTop === 0 && last.closest(".scroll").scrollTop > 0 && row.top < room.bottom - 8;
    }"""
    assert guest.page.evaluate(whole)


def test_the_rules_are_searched_as_one_types(person):
    guest = person()
    guest.sit_down("ekko")
    guest.page.locator("#panel-rules > summary").click()
    expect(guest.page.locator(".clauses details > p:visible")).to_have_count(0)
    whole = guest.page.locator(".clauses details > p").count()
    guest.page.fill("#find", "mirror")
    found = guest.page.locator(".clauses details > p:visible")
    assert 0 < found.count() < whole
    assert all("mirror" in text.lower() for text in found.all_inner_texts())
    assert guest.page.locator(".clauses h3:visible").count() < guest.page.locator(".clauses h3").count()
    expect(guest.page.locator(".clauses .none")).to_be_hidden()
    guest.page.fill("#find", "no such words")
    expect(guest.page.locator(".clauses .none")).to_be_visible()
    expect(guest.page.locator(".clauses h3:visible")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_in_short_fit_one_phone_screen_during_play(person, game):
    guest = person("fr", screen=PHONE)
    guest.sit_down(game)
    page = guest.page
    page.locator("#rail-switch").tap()
    page.locator("#panel-rules > summary").tap()
    short = page.locator("#panel-rules .in-short")
    expect(short.locator("h2")).to_have_text(["Le but", "Ton tour", "La fin"])
    panel, box = page.locator("#panel-rules").bounding_box(), short.bounding_box()
    assert box["y"] + box["height"] <= panel["y"] + panel["height"] <= 640


def test_between_two_steps_the_prompt_asks_the_question_of_the_moment(person):
    guest = person()
    guest.sit_down("exhopp")
    card = guest.page.locator("#felt button.card.can").first
    expect(card).to_be_visible()
    prompt = guest.page.locator("#prompt")
    asked = prompt.inner_text()
    card = guest.page.locator(f"id={card.get_attribute('id')}")  # it, whatever lights up next
    card.click()
    expect(prompt).to_have_text(f"Choose the row for the {card.get_attribute('aria-label')}.")
    guest.page.keyboard.press("Escape")
    expect(prompt).to_have_text(asked)


def test_the_link_is_copied_for_friends(person):
    guest = person()
    guest.context.grant_permissions(["clipboard-read", "clipboard-write"])
    guest.open(guest.set_table("duo", people=2))
    guest.page.locator(".invitation [data-copy]").click()
    expect(guest.page.locator("#notice")).to_contain_text("Link copied")
    assert guest.page.evaluate("navigator.clipboard.readText()") == guest.page.url


def test_a_refused_action_says_why_and_leads_to_its_clause(person):
    guest = person()
    table = guest.sit_down("ekko", options={"target": 200})
    guest.wait_for_choice()
    wrong = None
    while wrong is None:
        now = look(guest.request, table)
        hand, playable = now["look"]["hand"], {action.split()[-1] for action in now["legal"]}
        wrong = next((card for card in hand if card not in playable), None)
        if wrong is None:
            guest.move(Random(2))

    def falsify(route):
        body = json.loads(route.request.post_data)
        route.continue_(post_data=json.dumps(body | {"action": f"lay {wrong}"}))

    guest.page.route("**/act", falsify)
    guest.step(Random(1))
    notice = guest.page.locator("#notice.shown")
    expect(notice).to_be_visible()
    link = notice.locator("a")
    expect(link).to_have_text(re.compile(r"^rule [RD]\d+"))
    tag = link.inner_text().split()[-1]
    link.click()
    expect(notice).to_have_count(0)  # any tap sends it away
    clause = guest.page.locator(f"[id='rule-{tag}']")
    expect(clause).to_be_visible()
    expect(clause).to_be_in_viewport()
    assert look(guest.request, table)["look"]["hand"] == hand


def test_an_action_against_what_has_passed_is_refused_without_harm(person):
    guest = person()
    table = guest.sit_down("lobo77", options={"tokens": 9})
    guest.wait_for_choice()

    def delay(route):
        body = json.loads(route.request.post_data)
        route.continue_(post_data=json.dumps(body | {"seen": body["seen"] + 1}))

    guest.page.route("**/act", delay, times=1)
    version = look(guest.request, table)["version"]
    guest.step(Random(1))
    expect(guest.page.locator("#notice.shown")).to_be_visible()
    assert look(guest.request, table)["version"] == version
    guest.step(Random(1))
    wait_for(lambda: look(guest.request, table)["version"] > version)


def test_the_language_changes_in_mid_game(person):
    guest = person(lang="fr")
    guest.sit_down("lobo77", options={"tokens": 9})
    guest.move(Random(1))
    page = guest.page
    french, prompt = page.locator("#log li").all_inner_texts(), page.locator("#prompt").inner_text()
    page.locator(".lang").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    guest.wait_for_choice()
    english = page.locator("#log li").all_inner_texts()
    assert len(english) == len(french)
    assert set(english).isdisjoint(french)
    assert page.locator("#prompt").inner_text() != prompt
    assert any(line.startswith("You ") for line in english)


def test_theme_and_large_text_are_kept(person):
    guest = person(color_scheme="light")
    guest.knows_the_game()
    guest.sit_down("duo")
    page, html = guest.page, guest.page.locator("html")
    expect(html).to_have_attribute("data-theme", "jour")
    page.click("#theme")
    expect(html).to_have_attribute("data-theme", "nuit")
    usual = float(page.evaluate("parseFloat(getComputedStyle(document.body).fontSize)"))
    page.locator("#panel-more summary").click()
    switch = page.locator("[data-keep=large]")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(html).to_have_attribute("data-theme", "nuit")
    assert page.evaluate("parseFloat(getComputedStyle(document.body).fontSize)") > 1.15 * usual
    page.goto("/")
    expect(html).to_have_attribute("data-theme", "nuit")
    page.click("#theme")
    expect(html).to_have_attribute("data-theme", "jour")


def test_without_a_choice_of_ones_own_the_theme_is_the_systems(person):
    guest = person(color_scheme="dark")
    guest.page.goto("/")
    expect(guest.page.locator("html")).to_have_attribute("data-theme", "nuit")


def test_moves_can_be_confirmed_first(person):
    guest = person()
    table = guest.sit_down("exhopp", options={"first": 0})
    guest.page.locator("#panel-more summary").click()
    guest.page.locator("[data-keep=confirm]").click()
    guest.wait_for_choice()
    version = look(guest.request, table)["version"]
    guest.page.locator("button.card.can").first.click()
    guest.page.locator(".strip.can").first.click()
    expect(guest.page.locator("#do--confirm")).to_be_focused()
    assert look(guest.request, table)["version"] == version
    guest.page.click("#do--cancel")
    expect(guest.page.locator(".chosen")).to_have_count(0)
    guest.page.locator("button.card.can").first.click()
    guest.page.locator(".strip.can").first.click()
    guest.page.keyboard.press("Enter")
    wait_for(lambda: look(guest.request, table)["version"] > version)


def test_a_laid_card_travels_and_does_not_jump(person):
    guest = person(motion=True)
    guest.sit_down("exhopp", options={"first": 0})
    guest.wait_for_choice()
    guest.page.evaluate("""() => { window.travelled = [];
      document.addEventListener("transitionrun", ({ target, propertyName }) => travelled.push(`${target.id} ${propertyName}`)); }""")
    card = guest.page.locator("button.card.can").first
    id_ = card.get_attribute("id")
    card.click()
    guest.page.locator(".strip.can").first.click()
    wait_for(lambda: guest.page.evaluate(f"travelled.includes('{id_} transform')"))


def test_focus_stays_where_it_is_while_others_act(person):
    guest, watcher = person(), person()
    table = guest.sit_down("exhopp", options={"first": 0})
    guest.wait_for_choice()
    guest.page.locator("button.card.can").nth(1).focus()
    focused = guest.page.evaluate("document.activeElement.id")
    guest.page.evaluate(
        """(table) => fetch(`/api/tables/${table}/say`, { method: "POST",
      headers: { "Content-Type": "application/json" }, body: '{"phrase":"hello"}' })""",
        table,
    )
    expect(guest.page.locator("#sayings li[data-person]")).to_have_count(1)
    assert guest.page.evaluate("document.activeElement.id") == focused
    guest.page.keyboard.press("Enter")
    guest.page.locator(".strip.can").first.focus()
    expect(guest.page.locator(f"#{focused}.chosen")).to_have_count(1)
    watcher.open(table)
    expect(watcher.page.locator(".chosen")).to_have_count(0)


def test_the_host_sets_the_table_anew_and_everybody_sees_it(person):
    host, friend = person(), person()
    table = host.set_table("lobo77", bots=0, people=3)
    post(friend.request, f"tables/{table}/sit")
    for one in (host, friend):
        one.open(table)
    expect(friend.page.locator("a[href$='/settings']")).to_have_count(0)
    host.page.click("a[href$='/settings']")
    expect(host.page.locator("#option-tokens")).to_have_value("1")  # as the table is set now
    host.page.locator("#seats label", has_text="2").click()
    host.page.fill("#option-tokens", "5")
    host.page.locator("form.setting button.go").click()
    expect(friend.page.locator(".chair")).to_have_count(2)
    assert look(host.request, table)["options"]["tokens"] == 5
    for one in (host, friend):
        one.page.click("[data-post='start']")
    expect(friend.page.locator("#lobby")).to_have_count(0)
    assert host.page.request.get(f"/t/{table}/settings").status == 409


def test_whoever_wants_it_is_asked_before_every_move(person):
    guest = person()
    guest.context.add_cookies([{"name": "confirm", "value": "1", "url": guest.page.request.get("/").url}])
    table = guest.sit_down("lobo77")
    guest.wait_for_choice()
    before = look(guest.request, table)["version"]
    guest.page.locator("#felt .card.can").first.click()
    expect(guest.page.locator("#do--confirm")).to_be_visible()
    assert look(guest.request, table)["version"] == before
    guest.page.click("#do--confirm")
    wait_for(lambda: look(guest.request, table)["version"] > before)


def test_what_is_said_is_seen_while_the_talk_is_closed(person):
    host, friend = person(), person()
    table = host.set_table("lobo77", bots=0, people=2)
    post(friend.request, f"tables/{table}/sit")
    host.open(table)
    post(friend.request, f"tables/{table}/say", text="<b>Bonjour</b> & bonne chance")
    expect(host.page.locator("#bubble-1")).to_have_text("<b>Bonjour</b> & bonne chance")


def test_a_tap_on_ones_own_plate_explains_it_and_a_greeting_is_answered_unless_that_is_switched_off(person):
    guest = person(lang="fr", screen=PHONE)
    guest.knows_the_game()
    guest.sit_down("duo", options={"first": 0})
    guest.wait_for_choice()
    guest.page.locator(".seat.own").click()
    expect(guest.page.locator("#notice.shown")).to_contain_text("(toi)")
    expect(guest.page.locator("#emotes")).to_be_hidden()  # nobody but programs would hear it
    greet(guest.page)
    expect(guest.page.locator("#bubble-0")).to_have_text("Bonjour !".replace(" !", "\u00a0!"))
    expect(guest.page.locator("#bubble-1")).to_contain_text("Bonjour ")
    expect(guest.page.locator(".bubble")).to_have_count(0, timeout=10_000)
    guest.page.context.add_cookies([{"name": "company", "value": "0", "url": guest.page.url}])
    greet(guest.page)
    expect(guest.page.locator("#sayings li")).to_have_count(2)
    expect(guest.page.locator(".bubble")).to_have_count(0)


def greet(page):
    """Say the first of the phrases, in the menu."""
    page.locator("#rail-switch").tap()
    if not page.locator("#panel-talk[open]").count():
        page.locator("#panel-talk summary").tap()
    page.locator(".phrases button").first.tap()
    page.locator("#rail-switch").tap()


def test_the_volume_is_kept(person):
    guest = person()
    table = guest.sit_down("duo")
    guest.page.locator("#panel-more summary").click()
    volume = guest.page.locator("#volume")
    expect(volume).to_have_value("60")
    volume.fill("20")
    guest.open(table)
    expect(guest.page.locator("#volume")).to_have_value("20")
