"""From the computer to the phone: a link, one click, and the seat is there."""

from playwright.sync_api import expect

from tests.browser.conftest import PHONE
from tests.browser.hands import look


def test_a_game_goes_on_on_the_phone(person):
    ana, phone = person(), person(screen=PHONE)
    table = ana.sit_down("duo", options={"first": 0})
    ana.page.locator("#panel-more summary").click()
    ana.page.get_by_role("link", name="On another device").click()
    ana.page.get_by_role("button", name="Show the link and the QR code").click()
    link = ana.page.locator("#passage").get_attribute("href")
    phone.page.goto(link)
    phone.page.get_by_role("button", name="Yes, I am").click()
    phone.page.wait_for_url("**/")
    row = phone.page.locator(f".yours a[href='/t/{table}']")
    expect(row).to_contain_text("your turn")
    row.click()
    expect(phone.page.locator(".seat.own")).to_have_count(1)
    phone.wait_for_choice()
    assert look(phone.request, table)["seat"] == 0
    phone.page.goto(link)
    expect(phone.page.get_by_role("alert")).to_contain_text("used already")
