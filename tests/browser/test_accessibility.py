"""Names and roles of every table, and an automated audit of every page in both themes."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.hands import GAMES
from tests.browser.test_looking_back import keep

GRAVE = ("serious", "critical")


def audit(guest) -> list[str]:
    """What is gravely wrong with the page, in both themes."""
    found = []
    for _ in range(2):
        theme = guest.page.locator("html").get_attribute("data-theme")
        results = Axe().run(guest.page, options={"resultTypes": ["violations"]})
        for trouble in results.response["violations"]:
            if trouble["impact"] in GRAVE:
                where = [
                    f"{node['target']} {node['any'][:1] and node['any'][0]['message']}"
                    for node in trouble["nodes"]
                ]
                found.append(f"{theme}: {trouble['id']}: {where[:4]}")
        guest.page.locator("#theme").evaluate("button => button.click()")
    return found


@pytest.mark.parametrize("path", ["/", "/box/ekko", "/rules/eko", "/t/nowhere", "/kept"])
def test_pages_to_read_have_no_grave_faults(person, path):
    guest = person(color_scheme="light")
    guest.page.goto(path)
    assert audit(guest) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_table_has_no_grave_faults_and_says_what_it_shows(person, game):
    guest = person(color_scheme="light")
    guest.sit_down(game, bots=3, options={"first": 0})
    guest.wait_for_choice()
    assert audit(guest) == []

    told = guest.page.locator("#felt").aria_snapshot()
    assert re.search(r'- group "The table"', told)
    names = guest.page.locator(".seat .name").all_inner_texts()
    for name in names:
        assert re.search(rf'- \'?group "{re.escape(name)}( \(.+\))?: .+"', told), f"{name} is not told"
    assert re.search(r"- status: .+", told)
    assert ', your turn"' in told
    pieces = re.findall(r"- '?button(?: \"(.*?)\")?", told)
    assert len(pieces) > 3
    assert all(pieces), "a button without a name"
    ready = guest.page.locator("#felt .can").all()
    assert all(piece.get_attribute("aria-disabled") == "false" for piece in ready)
    assert all(piece.get_attribute("tabindex") == "0" for piece in ready)


def test_my_page_has_no_grave_faults(person):
    guest = person(color_scheme="light")
    tried = guest.request.post("/api/lessons/duo/fits", data={"action": "lay R3s left"})
    assert tried.json()["verdict"] == "done"
    guest.page.goto("/me")
    expect(guest.page.locator(".learnt li").first).to_contain_text("1 of 8")
    assert audit(guest) == []


def test_a_lobby_has_no_grave_faults(person):
    guest = person(color_scheme="light")
    guest.open(guest.set_table("duo", bots=1, people=2))
    expect(guest.page.locator(".chair")).to_have_count(3)
    assert audit(guest) == []
    guest.page.locator("#panel-more summary").click()
    assert audit(guest) == []


def test_the_way_to_another_device_has_no_grave_faults(person):
    guest, phone = person(color_scheme="light"), person(color_scheme="light")
    guest.set_table("duo", bots=1, people=2)
    guest.page.goto("/me")
    assert audit(guest) == []
    guest.page.locator("#device button").first.click()
    assert audit(guest) == []
    phone.page.goto(guest.page.locator("#passage").get_attribute("href"))
    assert audit(phone) == []


def test_the_score_sheet_has_no_grave_faults(person):
    from random import Random

    guest = person(color_scheme="light")
    guest.sit_down("lobo77")
    guest.play_on(Random(1))
    assert audit(guest) == []
    assert re.search(r'- dialog "Score sheet"', guest.page.locator("body").aria_snapshot())


@pytest.mark.parametrize("game", ["exhopp"])
def test_looking_back_has_no_grave_faults(person, game):
    guest = person(color_scheme="light")
    guest.page.goto(f"/r/{keep(guest, game)}#9")
    expect(guest.page.locator("#felt")).to_be_visible()
    assert audit(guest) == []
