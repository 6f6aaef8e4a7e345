"""A finished game: its page with scrubber, keys, log and views, the record down and up again."""

from itertools import pairwise, takewhile
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tablee.core.game import Game
from tablee.games.lobo77.examples import table as lobo_table
from tests.browser.conftest import PHONE
from tests.browser.hands import GAMES

RECORDS = Path(__file__).parents[1] / "records"


def first_record(game: str) -> str:
    """The first of the golden games."""
    first, *rest = (RECORDS / f"{game}.jsonl").read_text().splitlines()
    return "\n".join([first, *takewhile(lambda line: '"format"' not in line, rest)]) + "\n"


def keep(guest, game: str) -> str:
    answer = guest.request.post("/api/records", data=first_record(game))
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def test_keys_slider_and_log_lead_through_a_game(person):
    guest = person()
    guest.page.goto(f"/r/{keep(guest, 'lobo77')}")
    page, step = guest.page, guest.page.locator("#step")
    length = page.locator("#scrub").get_attribute("max")
    expect(step).to_have_text(f"0 / {length}")
    expect(page.locator("#felt")).to_be_visible()
    for key, shown in [("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", length), ("Home", 0)]:
        page.keyboard.press(key)
        expect(step).to_have_text(f"{shown} / {length}")
    page.keyboard.press("PageDown")
    expect(step).to_have_text(f"10 / {length}")
    page.locator("#scrub").fill("5")
    expect(step).to_have_text(f"5 / {length}")
    page.locator("#log li[data-n='3']").first.click()
    expect(step).to_have_text(f"3 / {length}")
    expect(page.locator("#log li.now").first).to_be_visible()
    page.reload()
    expect(step).to_have_text(f"3 / {length}")
    second = page.locator("#course").get_attribute("data-rounds").split()[0]
    page.locator("#round-on").click()
    expect(step).to_have_text(f"{second} / {length}")
    page.keyboard.press("Shift+ArrowLeft")
    expect(step).to_have_text(f"0 / {length}")
    page.locator("#scrub").fill("3")
    expect(page.locator("#told")).to_have_text(page.locator("#log li[data-n='3']").first.inner_text())
    page.locator("#run").click()
    expect(page.locator("#run")).to_have_attribute("aria-pressed", "true")
    expect(step).to_have_text(f"5 / {length}")


def test_on_a_phone_a_line_of_the_log_leads_back_up_to_the_table(person):
    guest = person(screen=PHONE)
    page = guest.page
    page.goto(f"/r/{keep(guest, 'lobo77')}")
    expect(page.locator("#felt")).to_be_visible()
    line = page.locator("#log li[data-n='3']").first
    line.scroll_into_view_if_needed()
    expect(page.locator("#stage")).not_to_be_in_viewport(ratio=0.5)
    line.tap()
    expect(page.locator("#step")).to_contain_text("3 / ")
    expect(page.locator("#stage")).to_be_in_viewport(ratio=0.9)


def test_a_slip_is_seen_as_by_whom_it_was_made_with_both_choices_and_its_words(person):
    state = lobo_table(75, ["9 8 9 8 0", "10 10 10 10 7", "10 8 7 7 5"], "66 9", lives=[1, 1, 1])
    match = Game("lobo77", 3).position(state, seed=1)
    match.play(0, "lay 9")
    guest = person("fr", screen=PHONE)
    page = guest.page
    page.goto(f"/r/{guest.request.post('/api/records', data=match.record()).json()['id']}")
    page.locator("#slips button").first.tap(timeout=60_000)
    expect(page.locator("#moment-said")).to_contain_text("grosse erreur")
    expect(page.locator("#moment-said")).to_be_in_viewport()
    expect(page.locator("#advice-c-0")).to_be_in_viewport()
    expect(page.locator("#advice-c-9.made")).to_be_visible()
    expect(page.locator("#seat")).to_have_value("0")
    below = page.locator("#moment-said").bounding_box()
    assert page.locator("#felt").bounding_box()["y"] >= below["y"] + below["height"]
    page.locator("#on").tap()
    expect(page.locator("#moment-said")).to_be_hidden()
    expect(page.locator("#felt > .advice")).to_have_count(0)


def test_a_moment_is_shared_its_hands_are_opened_and_it_is_played_on(person):
    guest = person()
    page = guest.page
    page.goto(f"/r/{keep(guest, 'lobo77')}?n=7&seat=open")
    expect(page.locator("#step")).to_contain_text("7 / ")
    expect(page.locator("#hands figure")).to_have_count(page.locator("#on-seat option").count() - 1)
    page.keyboard.press("ArrowRight")
    expect(page.locator("#link")).to_contain_text("?n=8&seat=open")
    page.keyboard.press("End")
    page.locator("#play-on summary").click()
    expect(page.locator("#play-on button")).to_be_disabled()
    page.keyboard.press("Home")
    page.locator("#on-seat").select_option("1")
    page.get_by_label("dealt anew").check()
    page.locator("#play-on button").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".seat.own#seat-1")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_leafed_through_from_each_seat(person, game):
    guest = person()
    guest.page.goto(f"/r/{keep(guest, game)}")
    page = guest.page
    length = page.locator("#scrub").get_attribute("max")
    page.keyboard.press("End")
    expect(page.locator("#step")).to_have_text(f"{length} / {length}")
    page.keyboard.press("Home")
    page.locator("#seat").select_option("1")
    expect(page.locator(".seat.own#seat-1")).to_have_count(1)
    page.locator("#seat").select_option("")
    expect(page.locator(".seat.own")).to_have_count(0)


def test_a_record_goes_down_and_comes_up_again(person, tmp_path):
    guest = person()
    page = guest.page
    page.goto(f"/r/{keep(guest, 'duo')}")
    with page.expect_download() as coming:
        page.locator("a[href$='/record']").click()
    kept = tmp_path / coming.value.suggested_filename
    coming.value.save_as(kept)
    assert kept.name.startswith("duo-")
    assert kept.suffix == ".jsonl"
    page.goto("/me")
    with page.expect_file_chooser() as asked:
        page.get_by_text("Choose a file").click()
    asked.value.set_files(kept)
    page.locator(".upload button").click()
    page.wait_for_url("**/r/*")
    expect(page.locator("#felt")).to_be_visible()
    kept.write_text("nothing of the sort")
    page.goto("/me")
    page.locator(".upload input[type=file]").set_input_files(kept)
    page.locator(".upload button").click()
    expect(page.get_by_role("alert")).to_be_visible()


@pytest.mark.parametrize("game", ["eko", "duo"])
def test_held_sideways_the_table_has_the_screen_and_the_slider_the_bar_and_nobody_is_waited_for(person, game):
    guest = person("fr", screen={"viewport": {"width": 740, "height": 360}, "has_touch": True})
    page = guest.page
    page.goto(f"/r/{keep(guest, game)}?n=5")
    expect(page.locator("#felt")).to_be_visible()
    assert page.locator("#stage").bounding_box()["height"] > 0.75 * 360
    assert page.locator("#stage").bounding_box()["width"] > 730
    bar = [page.locator(part).bounding_box() for part in (".bar b", "#back", "#scrub", "#step", ".bar .lang")]
    assert all(one["x"] + one["width"] <= other["x"] + 1 for one, other in pairwise(bar))
    expect(page.locator("#prompt")).to_have_text("")
    page.locator(".share").scroll_into_view_if_needed()
    expect(page.locator("#scrub")).to_be_in_viewport(ratio=1)
    assert page.locator(".stage-and-scrub").evaluate("one => getComputedStyle(one).overflowY") == "visible"
