"""What friends do in an evening, each with a browser of their own: agreeing, hosting, changing names and chairs."""

import re
from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import PHONE
from tests.browser.hands import look, post, wait_for, wait_for_table

# Whether a box lies over another, anywhere on the page.
COVERED = """() => {
  const box = document.getElementById("notice").getBoundingClientRect();
  return [...document.querySelectorAll("#felt .seat")].filter((seat) => {
    const s = seat.getBoundingClientRect();
    return box.left < s.right && s.left < box.right && box.top < s.bottom && s.top < box.bottom;
  }).map((seat) => seat.id);
}"""


def friends(person, *names, game="lobo77", **more):
    """People with a name each at one table, the last of them on a phone, all looking at it."""
    people = [person(screen=PHONE) if name == names[-1] else person() for name in names]
    for one, name in zip(people, names, strict=True):
        post(one.request, "me", name=name)
    host, *others = people
    table = host.set_table(game, bots=0, people=len(people), **more)
    for one in others:
        post(one.request, f"tables/{table}/sit")
    for one in people:
        one.open(table)
        wait_for_table(one.page, "#felt")
    return table, people


def play_to_the_end(table, people):
    """A whole game, by chance; then everybody reads the last sheet."""
    dice = Random(1)

    def over():
        for one in people:
            seen = look(one.request, table)
            if seen["phase"] == "over":
                return True
            if seen["legal"]:
                one.request.post(f"/api/tables/{table}/act", data={"action": dice.choice(seen["legal"])})
        return False

    wait_for(over, 60)
    for one in people:
        wait_for(lambda one=one: one.step(dice), 60, lambda: None)


def test_the_next_game_is_agreed_upon_and_who_saves_too_late_keeps_the_form(person):
    table, (ana, bo, cy) = friends(person, "Ana", "Bo", "Cy")
    play_to_the_end(table, (ana, bo, cy))
    bo.page.locator("#sheet [data-post=start]").click()
    for one in (ana, cy):
        expect(one.page.locator("#agreement .ready")).to_contain_text("Bo")
        expect(one.page.locator("#ready-ring")).to_be_visible()
        expect(one.page.locator("#agreement .not-yet")).to_have_count(2)
    expect(bo.page.locator("#agreement .ready")).to_contain_text("Bo")
    expect(bo.page.locator("#notice")).not_to_contain_text("Bo")  # who does something knows it
    ana.page.locator("#sheet a[href$=settings]").click()
    ana.page.locator("#option-tokens").fill("4")
    post(ana.request, f"tables/{table}/start")
    cy.page.locator("#sheet [data-post=start]").click()
    for one in (bo, cy):
        expect(one.page.locator("#sheet")).not_to_be_visible()
        expect(one.page.locator("#where")).to_contain_text("1")
    ana.page.locator(".setting button.go").click()
    expect(ana.page.locator(".error")).to_contain_text("has begun meanwhile")
    expect(ana.page.locator("#option-tokens")).to_have_value("4")
    assert look(ana.request, table)["match"] == 2


def test_the_sheet_of_an_ended_game_stays_until_it_is_put_away_whatever_the_host_chooses(person):
    table, (ana, bo) = friends(person, "Ana", "Bo")
    play_to_the_end(table, (ana, bo))
    bo.page.locator("#sheet [data-post=start]").click()
    ana.page.locator("#sheet a[href$=settings]").click()
    ana.page.get_by_role("button", name="Duo").click()
    ana.page.locator(".setting button.go").click()
    expect(ana.page.locator("#lobby h1")).to_have_text("Duo")
    expect(bo.page.locator("#again")).to_contain_text("Ana has chosen Duo.")
    expect(bo.page.locator("#sheet .podium")).to_be_visible()
    expect(bo.page.locator("#ending")).to_have_count(1)
    bo.page.get_by_role("button", name="Go there").click()
    expect(bo.page.locator("#lobby h1")).to_have_text("Duo")
    expect(bo.page.locator("#agreement")).to_contain_text("Ana has just changed the settings")


def test_a_game_is_stopped_by_agreement_and_another_one_is_played_at_the_same_link(person):
    table, (ana, bo) = friends(person, "Ana", "Bo")
    ana.page.locator("#panel-more summary").click()
    ana.page.locator("#stop-game").press("Enter")
    expect(ana.page.get_by_role("dialog", name="Really stop the game?")).to_contain_text("have to agree")
    ana.page.keyboard.press("Enter")  # the safe answer has the focus
    expect(ana.page.locator("#stop-asks")).to_be_hidden()
    assert look(ana.request, table)["phase"] == "playing"
    ana.page.locator("#stop-game").click()
    ana.page.locator("#stop-yes").click()
    bo.page.locator("#ask-stop").click()
    for one in (ana, bo):
        expect(one.page.locator("#lobby")).to_be_visible()
    ana.page.locator("#lobby a[href$=settings]").click()
    ana.page.get_by_role("button", name="Duo").click()
    ana.page.locator("#seats label", has_text="2").click()
    ana.page.locator(".setting button.go").click()
    for one in (ana, bo):
        expect(one.page.locator("#lobby h1")).to_have_text("Duo")
        one.page.locator("#be-ready").click()
    for one in (ana, bo):
        expect(one.page.locator("#felt.duo")).to_be_visible()
        assert one.page.url.endswith(table)


def test_a_typed_name_is_taken_changed_at_the_table_and_seen_by_all(person):
    ana, guest = person(), person(screen=PHONE)
    post(ana.request, "me", name="Ana")
    table = ana.set_table("lobo77", bots=0, people=3)
    ana.open(table)
    guest.open(table)
    expect(guest.page.locator("#house-rules")).to_contain_text("Buoys")
    expect(guest.page.locator("#lobby")).to_contain_text("Ana")
    guest.page.locator("#name").fill("   ")
    guest.page.locator(".naming button").click()
    expect(guest.page.locator("#name-error")).to_contain_text("visible characters")
    guest.page.locator("#name").fill("שרה 5")
    guest.page.locator("[data-post=sit]").first.click()
    expect(ana.page.locator("#chair-1")).to_contain_text("שרה 5")
    expect(guest.page.locator("#rise")).to_be_visible()
    guest.page.locator("#rail-switch").click()
    guest.page.locator("#panel-more summary").click()
    guest.page.locator("#own-name").fill("Zoé")
    guest.page.locator(".naming button").click()
    expect(ana.page.locator("#chair-1")).to_contain_text("Zoé")
    expect(ana.page.locator("#sayings")).to_contain_text("is now called Zoé")


def test_who_saves_a_name_and_sits_down_at_once_is_one_guest_and_not_two(person):
    ana, guest = person(), person()
    table = ana.set_table("lobo77", bots=0, people=3)
    guest.context.clear_cookies()  # nobody knows them yet
    guest.page.route("**/api/me", lambda route: (guest.page.wait_for_timeout(300), route.continue_()))
    guest.open(table)
    sent, answered = [], []
    guest.page.on("request", lambda request: request.method == "POST" and sent.append(request.url))
    guest.page.on("response", lambda answer: answered.append((answer.url, list(sent))))
    guest.page.locator("#name").fill("Zoé")
    guest.page.evaluate("""() => {
      document.querySelector(".naming button").click();
      document.querySelector("[data-post=sit]").click();
    }""")
    expect(guest.page.locator("#rise")).to_be_visible()
    expect(guest.page.locator("#chair-1")).to_contain_text("Zoé")
    assert look(guest.request, table)["seat"] == 1
    before = next(before for url, before in answered if url.endswith("/api/me"))
    assert not any(url.endswith("/sit") for url in before), "the chair is asked for once the name is kept"


def test_chairs_are_changed_the_table_is_handed_over_and_one_gets_up(person):
    ana, bo = person(), person()
    for one, name in ((ana, "Ana"), (bo, "Bo")):
        post(one.request, "me", name=name)
    table = ana.set_table("lobo77", bots=0, people=4)
    post(bo.request, f"tables/{table}/sit")
    for one in (ana, bo):
        one.open(table)
    ana.page.locator("#move-3").click()
    expect(bo.page.locator("#chair-3")).to_contain_text("Ana")
    ana.page.locator("#host-1").click()
    expect(bo.page.get_by_role("link", name="Change the settings")).to_be_visible()
    ana.page.locator("#rise").click()
    expect(bo.page.locator("#chair-3")).to_contain_text("free")
    expect(ana.page.locator("#rise")).to_have_count(0)
    expect(ana.page.locator("[data-post=sit]").first).to_be_visible()
    expect(bo.page.locator("#watching")).to_have_text("Watching: Ana.")


def test_what_is_said_is_marked_as_unread_and_no_toast_covers_a_seat(person):
    table, (ana, bo) = friends(person, "Ana", "Bo")
    for size in ((640, 360), (1280, 800), (360, 640)):
        bo.page.set_viewport_size({"width": size[0], "height": size[1]})
        bo.page.wait_for_timeout(500)
        post(ana.request, f"tables/{table}/stop")
        expect(bo.page.locator("#notice")).to_contain_text("proposes to stop")
        assert bo.page.evaluate(COVERED) == [], size
        post(ana.request, f"tables/{table}/stop", agree=False)
        expect(bo.page.locator("#notice")).to_contain_text("wants to go on")
    for words in ("Good evening", "to all", "of you", "here"):
        post(ana.request, f"tables/{table}/say", text=words)
    expect(bo.page.locator("#rail-switch .unread")).to_be_visible()
    bo.page.locator("#rail-switch").click()
    expect(bo.page.locator("#panel-talk .unread")).to_have_text("4 unread")
    bo.page.locator("#panel-talk summary").click()
    expect(bo.page.locator("#panel-talk .unread")).to_be_hidden()
    expect(bo.page.locator("#sayings li[data-person]")).to_have_count(4)


def test_whose_clock_runs_while_a_sheet_is_read_is_told_so_on_it_and_loses_no_time_by_catching_up(person):
    table, (ana, bo) = friends(person, "Ana", "Bo", clock=15, options={"tokens": 9})
    bo.page.context.add_cookies([{"name": "pace", "value": "step", "url": bo.page.url}])
    bo.open(table)
    dice = Random(3)

    def act(one):
        seen = look(one.request, table)
        if seen["legal"] and not seen["resting"]:
            one.request.post(f"/api/tables/{table}/act", data={"action": dice.choice(seen["legal"])})
        return seen

    def round_is_over():
        return any(act(one)["resting"] for one in (ana, bo))

    wait_for(round_is_over, 60)
    sheet, go_on = bo.page.locator("#sheet"), "document.querySelector('#do--next:not([hidden])')?.click()"
    wait_for(sheet.is_visible, 30, lambda: bo.page.evaluate(go_on))
    post(ana.request, f"tables/{table}/hurry")
    own = look(bo.request, table)["seat"]
    wait_for(lambda: not look(ana.request, table)["resting"], 30)
    wait_for(lambda: act(ana)["look"]["turn"] == own, 30)
    call = sheet.locator(".beckon.calls")
    expect(call).to_contain_text(re.compile("turn|[Pp]lay"))
    expect(call.locator("svg text")).to_have_text(re.compile(r"^\d+$"))
    bo.page.locator("#go-on").click()
    expect(bo.page.locator("#felt .seat.own .clock")).to_be_visible()
    assert bo.lit()["lit"]
    expect(bo.page.locator("#do--next")).to_be_hidden()


def test_a_late_friend_is_promised_a_programs_chair(person):
    ana, late = person(), person(screen=PHONE)
    table = ana.sit_down("duo", options={"target": 50}, bots=1)
    late.open(table)
    late.page.locator("#ask-chair").click()
    expect(late.page.locator("#coming, .seat.own")).to_have_count(1)
    expect(ana.page.locator("#sayings")).to_contain_text(re.compile("will take|takes"))


def test_ekko_in_race_with_penalties_lights_up_no_card_and_says_whose_turn_it_is(person):
    options = {"faults": True, "reactions": "race", "first": 0, "target": 5}
    _, (ana, bo) = friends(person, "Ana", "Bo", game="ekko", options=options)
    for one in (ana, bo):
        cards = one.page.locator("button.card.can")
        expect(one.page.locator("button.card.can.unlit")).to_have_count(cards.count())
        assert cards.count()
    expect(ana.page).to_have_title(re.compile("^●"))
    expect(bo.page).to_have_title(re.compile("^[^●]"))
    expect(bo.page.locator("#prompt")).to_have_text("It is Ana’s turn.")


def test_what_asks_for_an_answer_is_seen_over_the_menu_and_a_line_leads_there(person):
    table, (ana, bo) = friends(person, "Ana", "Bo", clock=60, options={"first": 1, "tokens": 3})
    bo.page.locator("#rail-switch").tap()
    line = bo.page.locator("#rail-close")
    expect(line).to_contain_text("Your turn")
    expect(line.locator("svg")).to_be_visible()
    post(ana.request, f"tables/{table}/stop")
    expect(line).to_contain_text("Ana wants to stop the game")
    line.tap()
    expect(bo.page.locator("#rail")).to_be_hidden()
    expect(bo.page.locator("#ask-stop")).to_be_visible()


def test_who_leaves_a_game_that_goes_on_is_asked_once_and_told_what_becomes_of_the_seat(person):
    table, (ana, bo) = friends(person, "Ana", "Bo")
    bo.page.locator(".bar .home").tap()
    asks = bo.page.get_by_role("dialog", name="Leave the game?")
    expect(asks).to_contain_text("A program will play for you until you are back")
    asks.get_by_role("button", name="Stay").tap()
    expect(asks).to_be_hidden()
    bo.page.locator(".bar .home").tap()
    bo.page.locator("#leave-yes").tap()
    expect(bo.page.locator(".on-shelf .mine")).to_be_visible()
    wait_for(lambda: look(ana.request, table)["people"][1]["bot"])


def test_on_a_phone_a_chair_and_the_button_of_who_is_ready_are_seen_without_scrolling(person):
    ana, guest = person(lang="fr"), person(lang="fr", screen=PHONE)
    guest.page.set_viewport_size({"width": 360, "height": 640})
    post(ana.request, "me", name="Ana")
    table = ana.set_table("lobo77", bots=0, people=8)
    guest.open(table)
    expect(guest.page.locator("[data-post=sit]").first).to_be_in_viewport(ratio=1)
    guest.page.locator("#name").fill("Zoé")
    guest.page.locator(".naming button").first.tap()
    expect(guest.page.locator("#name-error")).to_have_text("C’est noté, Zoé.")
    post(guest.request, f"tables/{table}/sit")
    for seat in range(2, 8):
        post(ana.request, f"tables/{table}/bot", seat=seat, bot="beginner")
    guest.open(table)
    expect(guest.page.locator("#be-ready")).to_be_in_viewport(ratio=1)
