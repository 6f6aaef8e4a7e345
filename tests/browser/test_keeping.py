"""Reporting, the keeper's page and what is kept, in the browser, on a phone's width too."""

import re
import subprocess
import sys

from playwright.sync_api import expect

from tests.browser.conftest import PHONE
from tests.browser.test_accessibility import audit
from tests.browser.test_people import two_at_a_table


def a_link(server):
    """What `tablee house link` prints."""
    command = [sys.executable, "-m", "tablee", "house", "link", "--public-url", server.url]
    said = subprocess.run(
        [*command, "--database", server.database], capture_output=True, text=True, check=True
    )
    return re.search(r"https?://\S+", said.stdout.replace("\n", ""))[0]


def fits(page):
    return page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


def test_a_report_goes_from_the_table_to_the_keeper_and_back(person, server):
    host, friend, _ = two_at_a_table(person, "duo")
    host.page.locator("#panel-talk summary").click()
    host.page.locator("#words").fill("something rude")
    host.page.keyboard.press("Enter")
    friend.page.locator("#panel-talk summary").click()
    expect(friend.page.locator("#sayings")).to_contain_text("something rude")
    friend.page.locator("#panel-talk a").click()
    assert audit(friend) == []
    friend.page.get_by_label("something rude").focus()
    friend.page.keyboard.press("Space")
    friend.page.locator("#why").fill("it is rude")
    friend.page.locator("main button[type=submit]").focus()
    friend.page.keyboard.press("Enter")
    expect(friend.page.locator("#notice")).to_contain_text("Thank you")  # at the table again
    expect(friend.page.locator("#felt")).to_be_visible()
    friend.page.goto("/kept")
    expect(friend.page.locator("#reports ~ ul")).to_contain_text("something rude")
    assert audit(friend) == []

    keeper = person(color_scheme="light", screen=PHONE)
    keeper.page.goto(a_link(server))
    assert audit(keeper) == []
    keeper.page.locator("main button").click()
    expect(keeper.page.locator("article")).to_contain_text("it is rude")
    assert fits(keeper.page)
    assert audit(keeper) == []
    keeper.page.locator("article form[action$=remove-saying] button").click()
    expect(host.page.locator("#sayings")).not_to_contain_text("something rude")
    keeper.page.locator("article form[action$=answer] input[type=text]").fill("Gone.")
    keeper.page.locator("article form[action$=answer] button").click()
    expect(keeper.page.locator("article")).to_have_count(0)
    friend.page.reload()
    expect(friend.page.locator("#reports ~ ul")).to_contain_text("Gone.")

    keeper.page.locator("#minutes").fill("5")
    keeper.page.locator("#words").fill("Back at noon.")
    keeper.page.locator("form[action$=announce] button").click()
    expect(host.page.locator("#notice")).to_contain_text("Back at noon.")
    keeper.page.locator("#minutes").fill("")
    keeper.page.locator("form[action$=announce] button").click()
    expect(keeper.page.locator(".closing")).to_have_count(0)


def test_whoever_is_forgotten_is_nobody_again(person):
    guest = person(color_scheme="light", screen=PHONE)
    guest.sit_down("duo", bots=1)
    guest.page.goto("/kept")
    assert fits(guest.page)
    guest.page.locator("input[name=sure]").check()
    guest.page.locator("form[action$=forget] button").click()
    guest.page.wait_for_url("**/")
    guest.page.goto("/kept")
    expect(guest.page.locator("input[name=sure]")).to_have_count(0)
