"""What people stumbled over who came for the first time, with a phone: each once, so that it stays mended."""

import re
from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, SIDEWAYS
from tests.browser.hands import LONG_WAYS, look, post, wait_for
from tests.browser.test_learning import brink

FINGER = 43.5
CUT = "cells => cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).length"


def kept(guest, **choices):
    url = guest.page.request.get("/").url
    guest.context.add_cookies([{"name": key, "value": value, "url": url} for key, value in choices.items()])


def test_in_large_text_the_sheet_of_a_round_shows_the_scores_and_nothing_moves_when_the_wait_is_over(person):
    guest = person(lang="fr", screen=PHONE)
    kept(guest, large="1")
    guest.sit_down("lobo77", bots=3, options={"tokens": 9})
    dice = Random(1)
    wait_for(lambda: guest.step(dice, LONG_WAYS, rest=True), 90, lambda: None)
    page, button = guest.page, guest.page.locator("#go-on")
    for cell in page.locator("#sheet td").all():
        expect(cell).to_be_in_viewport(ratio=1)
    assert page.locator("#sheet th, #sheet td").evaluate_all(CUT) == 0
    before = button.bounding_box()
    assert FINGER <= before["height"] < 70
    assert before["width"] > 250
    expect(page.locator("#rest em")).to_be_visible()  # programs wait: no circle runs out
    expect(page.locator("#rest svg")).to_be_hidden()
    expect(page.locator("#rest.over")).to_be_visible(timeout=20_000)
    assert button.bounding_box() == before
    expect(page.locator("#rest em")).to_be_visible()
    expect(page.locator("#sheet .beckon")).to_be_hidden()  # nobody waits: nothing calls
    expect(page.locator("#felt #prompt")).to_have_text("La manche est finie.")
    button.tap()
    expect(page.locator("#sheet")).to_be_hidden()


def test_step_by_step_the_button_covers_nothing_a_tap_goes_on_and_a_turned_phone_is_drawn_anew(person):
    guest = person(lang="fr", screen=PHONE)
    kept(guest, pace="step")
    table = guest.sit_down("lobo77", bots=3, options={"tokens": 9, "first": 0}, pace="fast")
    guest.wait_for_choice()
    guest.step(Random(2))
    wait_for(lambda: look(guest.request, table)["legal"], 20)  # all the others have acted
    page, following = guest.page, guest.page.locator("#do--next")
    expect(following).to_be_visible()
    expect(page.locator("#prompt")).to_have_text("Pour voir la suite : ce bouton, ou la table.")
    assert guest.covered_by("#do--next") in ([], ["do--next"])
    told = page.locator("#told").inner_text()
    page.locator("#told").tap(force=True)
    wait_for(lambda: page.locator("#told").inner_text() != told)
    expect(following).to_be_visible()
    page.set_viewport_size({"width": 740, "height": 360})
    expect(page.locator("#felt.low")).to_have_count(1)


def test_the_menu_has_a_way_back_and_the_language(person):
    guest = person(lang="fr", screen=PHONE)
    kept(guest, gentle="0")
    guest.sit_down("duo")
    page, back = guest.page, guest.page.locator("#rail-close")
    expect(page.locator(".bar .lang")).to_be_hidden()
    page.locator("#rail-switch").tap()
    expect(back.locator("span").last).to_have_text("Retour à la partie")
    assert back.bounding_box()["height"] >= FINGER
    back.tap()
    expect(page.locator("#rail")).to_be_hidden()
    page.locator("#rail-switch").tap()
    page.locator("#panel-more summary").tap()
    page.get_by_role("button", name="In English").tap()
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_ones_own_plate_says_what_it_shows_and_ones_own_words_do_not_cover_the_instruction(person):
    guest = person(lang="fr", screen=PHONE)
    table = guest.sit_down("duo", options={"first": 0})
    guest.wait_for_choice()
    guest.page.locator(".seat.own").tap()
    notice, phrases = guest.page.locator("#notice.shown"), guest.page.locator("#emotes")
    expect(notice).to_have_text(re.compile(r"ton tour\.$"))
    expect(phrases).to_be_hidden()
    guest.page.keyboard.press("Escape")
    post(guest.request, f"tables/{table}/say", phrase="hello")
    expect(guest.page.locator("#bubble-0")).to_be_visible()
    assert not {"prompt", "told"} & set(guest.covered_by("#bubble-0"))


def test_a_lesson_leaves_its_words_and_its_table_room_and_its_steps_are_as_large_as_a_finger(person):
    page = person("fr", screen=PHONE).page
    for large in (False, True):
        page.goto("/learn/ekko/draw")
        page.evaluate(f"document.documentElement.toggleAttribute('data-large', {str(large).lower()})")
        expect(page.locator("#felt")).to_be_visible(timeout=30_000)
        for step in page.locator(".lesson nav a").all():
            box = step.bounding_box()
            assert min(box["width"], box["height"]) >= FINGER
        page.locator("#pile").tap()
        expect(page.locator("#next")).to_be_visible()
        page.wait_for_timeout(600)
        plate, asks = (
            page.locator(".seat:not(.own)").first.bounding_box(),
            page.locator("#want").bounding_box(),
        )
        assert plate["y"] + plate["height"] <= asks["y"] + 1


def test_a_refusal_in_a_lesson_leads_to_its_rule(person):
    page = person("fr", screen=PHONE).page
    page.goto("/learn/duo")
    expect(page.locator("#felt")).to_be_visible(timeout=30_000)
    page.locator("#stack-left").tap(force=True)
    expect(page.locator("#reason")).to_be_visible()
    for link in page.locator("#reason a").all():
        assert page.request.get(link.get_attribute("href")).ok


def test_what_ended_a_round_is_explained_on_its_sheet_and_not_in_the_next(person):
    guest = person(screen=PHONE)
    page = guest.page
    page.goto(f"/t/{brink(guest)}")
    page.locator("#c-9.can").first.tap()
    expect(page.locator("#sheet[open]")).to_be_visible(timeout=20_000)
    expect(page.locator("#sheet-news")).to_contain_text("Whoever swims (no buoy left) is out")
    expect(page.locator("#news")).to_be_hidden()
    page.locator("#go-on").tap()
    expect(page.locator("#sheet")).to_be_hidden()
    expect(page.locator("#news")).not_to_contain_text("swim")


def test_in_a_first_game_the_first_forced_move_is_asked_for(person):
    guest = person(lang="fr", screen=PHONE)
    table = guest.sit_down("ekko", bots=2, options={"target": 200, "first": 0}, pace="fast")

    def drawing():
        now = look(guest.request, table)
        if now["legal"] and now["legal"] != ["draw"]:
            post(guest.request, f"tables/{table}/act", action=now["legal"][0])
        return now["legal"] == ["draw"]

    wait_for(drawing, 60, lambda: guest.page.wait_for_timeout(100))
    expect(guest.page.locator("#prompt")).to_contain_text("seul coup possible", timeout=20_000)
    guest.page.wait_for_timeout(3500)
    assert look(guest.request, table)["legal"] == ["draw"]
    guest.page.locator("#pile").tap()
    wait_for(lambda: look(guest.request, table)["legal"] != ["draw"])


def test_the_icons_of_the_bar_keep_their_places_and_the_menu_has_the_sheet(person):
    guest = person(lang="fr", screen=PHONE)
    kept(guest, gentle="0")
    guest.sit_down("duo", options={"target": 50, "first": 0})
    guest.wait_for_choice()
    page, bulb = guest.page, guest.page.locator("#hint-button")
    before = bulb.bounding_box()
    assert page.locator("#where").bounding_box()["height"] < 20, "one line"
    dice = Random(4)
    wait_for(lambda: guest.step(dice, LONG_WAYS, rest=True), 90, lambda: None)
    page.locator("#go-on").tap()
    guest.wait_for_choice()
    assert bulb.bounding_box() == before
    page.locator("#rail-switch").tap()
    page.locator("#rail .lay-sheet").tap()
    expect(page.locator("#sheet[open]")).to_be_visible()


def test_a_hint_that_came_below_the_menu_is_there_when_that_is_closed_and_leaves_no_strip(person):
    guest = person(lang="fr", screen=PHONE)
    kept(guest, gentle="0")
    guest.sit_down("duo", bots=2, options={"first": 0})
    guest.wait_for_choice()
    page = guest.page
    page.locator("#hint-button").tap()
    page.locator("#rail-switch").tap()
    expect(page.locator("#notice.shown")).to_contain_text("%", timeout=40_000)
    page.locator("#rail-close").tap()
    expect(page.locator("#rail")).to_be_hidden()
    expect(page.locator("#notice.shown")).to_contain_text("%")
    page.set_viewport_size({"width": 740, "height": 360})
    expect(page.locator("#felt.low")).to_have_count(1)
    page.set_viewport_size(PHONE["viewport"])
    expect(page.locator("#felt.tall")).to_have_count(1)
    page.locator(".seat.own").tap()
    assert page.locator("#felt").evaluate("felt => felt.offsetTop") <= 8


def test_words_over_the_table_move_nothing_and_leave_all_that_is_played_within_reach(person):
    guest = person(lang="fr", screen=PHONE)
    kept(guest, large="1")
    guest.sit_down("eko", bots=2, options={"first": 0})
    page = guest.page
    expect(page.locator("#news")).to_be_visible()
    before = page.locator("#felt").bounding_box()
    assert before["y"] + before["height"] >= PHONE["viewport"]["height"] - 1, "the table has all the room"
    assert {"prompt", "told"}.isdisjoint(guest.covered_by("#news"))
    assert all(point for _, point in guest.lit()["lit"]), "whatever can be chosen can be reached"
    page.locator("#news-fine").tap()
    page.locator("#hint-button").tap()
    expect(page.locator("#notice.shown")).to_contain_text("%", timeout=40_000)
    assert "prompt" not in guest.covered_by("#notice")
    assert all(point for _, point in guest.lit()["lit"]), "whatever can be chosen can be reached"
    assert page.locator("#felt").bounding_box() == before
    page.keyboard.press("Escape")
    page.wait_for_timeout(500)
    assert page.locator("#felt").bounding_box() == before


def test_a_note_leaves_the_bar_alone_in_large_text_too_and_is_not_seen_below_the_menu(person):
    guest = person(lang="fr", screen=PHONE)
    kept(guest, large="1")
    guest.sit_down("eko", bots=3, options={"first": 0})
    page, note = guest.page, guest.page.locator("#news")
    expect(note).to_be_visible()
    for width, height, kind in ((360, 640, "tall"), (740, 360, "low"), (360, 740, "tall")):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(f"#felt.{kind}")).to_have_count(1)
        page.wait_for_timeout(400)
        bar = page.locator(".bar").bounding_box()
        assert note.bounding_box()["y"] >= bar["y"] + bar["height"]
        assert all(point for _, point in guest.lit()["lit"]), "whatever can be chosen can be reached"
    page.locator("#rail-switch").tap()
    expect(note).to_be_hidden()
    page.locator("#rail-close").tap()
    expect(note).to_be_visible()


def test_what_each_did_in_a_turn_is_one_line_and_a_tap_on_it_opens_the_log(person):
    guest = person(lang="fr", screen=PHONE)
    kept(guest, gentle="0")
    guest.sit_down("duo", bots=3, options={"target": 50, "first": 1}, pace="fast")
    guest.wait_for_choice(60)
    page, lines = guest.page, guest.page.locator("#earlier p:visible, #told")
    assert 1 < lines.count() <= 4
    assert [line.split()[0] for line in lines.all_inner_texts()] == ["Ada", "Blaise", "Chloé"]
    expect(lines.first).to_have_text(re.compile(r"^Ada pose \d cartes à (gauche|droite)\.$"))
    expect(page.locator("#prompt")).to_have_text("À toi : pose une carte, ou pioche.")
    expect(page.locator("#heard")).to_have_text(re.compile("gauche.:.*droite.:"))
    lines.first.tap()
    expect(page.locator("#rail:popover-open #panel-log[open] #log li").first).to_be_visible()


def test_the_way_home_and_the_rule_of_a_refusal_are_as_high_as_a_finger(person):
    guest = person(lang="fr", screen=PHONE | {"viewport": {"width": 740, "height": 360}})
    kept(guest, gentle="0")
    guest.sit_down("duo", options={"first": 0})
    guest.wait_for_choice()
    assert guest.page.locator(".bar .home").bounding_box()["height"] >= FINGER
    unfit = guest.page.locator("#felt button.card:not(.can)").first
    unfit.tap(force=True)
    expect(guest.page.locator("#notice.shown a")).to_be_visible()
    assert guest.page.locator("#notice a").bounding_box()["height"] >= FINGER


def test_on_a_wide_screen_a_refusal_stands_near_what_is_to_be_done_and_covers_nothing(person):
    guest = person(lang="fr")
    kept(guest, gentle="0")
    guest.sit_down("exhopp", bots=3, options={"first": 0})
    guest.wait_for_choice()
    guest.page.locator("#row-1").click(position={"x": 8, "y": 8}, force=True)
    expect(guest.page.locator("#notice.shown")).to_be_visible()
    assert guest.covered_by("#notice") == []
    said, asked = (guest.page.locator(which).bounding_box() for which in ("#notice", "#prompt"))
    assert abs(said["y"] - asked["y"]) < 160
    assert said["x"] + said["width"] < guest.page.locator("#rail").bounding_box()["x"]


def test_what_confirms_an_exchange_never_lies_where_one_has_just_tapped_and_what_takes_it_back_stays(person):
    guest = person(lang="fr", screen=PHONE)
    kept(guest, gentle="0")
    guest.sit_down("exhopp", bots=3, options={"first": 0})
    guest.wait_for_choice()
    page = guest.page
    page.locator("#do-offer").tap()
    expect(page.locator("#prompt")).to_contain_text("Couleur contre couleur")
    back, confirm = page.locator("#do--cancel"), page.locator("#do--confirm")
    place = back.bounding_box()
    page.locator("#felt button.card.can").first.tap()
    wanted = page.locator("[id^=do-want-]:visible")
    expect(wanted.first).to_be_visible()
    assert round(back.bounding_box()["x"]) == round(place["x"])
    assert abs(back.bounding_box()["y"] - place["y"]) < 3
    boxes = [colour.bounding_box() for colour in wanted.all()]
    assert all(box["height"] >= FINGER for box in boxes)
    wanted.last.tap()
    expect(confirm).to_be_visible()
    assert abs(back.bounding_box()["y"] - place["y"]) < 3
    asks = confirm.bounding_box()
    assert all(box["y"] + box["height"] <= asks["y"] for box in boxes), "colours lie above it"


def test_the_word_on_the_mark_of_a_row_is_small_however_the_phone_is_held(person):
    for screen in (PHONE, SIDEWAYS):
        guest = person(lang="fr", screen=screen)
        kept(guest, gentle="0")
        guest.sit_down("exhopp", bots=2, options={"first": 0})
        guest.wait_for_choice()
        guest.page.locator("#hint-button").tap()
        mark = guest.page.locator("#felt > .advice").last
        expect(mark).to_be_visible(timeout=30_000)
        words = mark.evaluate("mark => parseFloat(getComputedStyle(mark, '::after').width)")
        assert words < 80, "no broader than its word"
