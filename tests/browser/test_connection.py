"""Reload, lost connection and a restarted server in mid-game: the page comes back by itself, and the game goes on."""

import json
from random import Random

from playwright.sync_api import expect

from tests.browser.hands import look, post, wait_for


def started(guest, game="lobo77", **more):
    table = guest.sit_down(game, options={"tokens": 9}, **more)
    guest.move(Random(1))
    return table


def goes_on(guest):
    """Two more actions through the page are done and shown."""
    for _ in range(2):
        guest.move(Random(2))


def hand(guest):
    return guest.page.locator("#felt button.card").evaluate_all("cards => cards.map((card) => card.id)")


def test_a_reload_shows_the_same_table(person):
    guest = person()
    started(guest)
    before, told = hand(guest), guest.page.locator("#log li").all_inner_texts()
    guest.page.reload()
    guest.wait_for_choice()
    assert hand(guest) == before
    assert guest.page.locator("#log li").all_inner_texts() == told
    goes_on(guest)


def test_a_lost_connection_is_told_and_mended(person):
    guest = person()
    started(guest)
    guest.context.set_offline(True)
    expect(guest.page.locator("#room.offline")).to_have_count(1, timeout=40_000)
    expect(guest.page.locator("#felt .can")).to_have_count(0)
    expect(guest.page.locator("#prompt")).to_contain_text("connection is lost")
    guest.page.locator("#felt button.card").first.dispatch_event("click")
    expect(guest.page.locator("#notice")).to_contain_text("Your move was not sent")
    guest.context.set_offline(False)
    expect(guest.page.locator("#room.offline")).to_have_count(0)
    goes_on(guest)


def test_a_restarted_server_finds_every_table_as_it_was(person, server):
    guest = person()
    started(guest)
    before, told = hand(guest), guest.page.locator("#log li").all_inner_texts()
    server.stop()
    expect(guest.page.locator("#room.offline")).to_have_count(1)
    server.start()
    expect(guest.page.locator("#room.offline")).to_have_count(0, timeout=30_000)
    assert hand(guest) == before
    assert guest.page.locator("#log li").all_inner_texts() == told
    goes_on(guest)


def test_who_leaves_finds_the_game_again_as_it_was_or_takes_the_seat_back(person):
    guest = person()
    table = guest.sit_down("lobo77", pace="slow", options={"tokens": 9, "first": 0})
    guest.wait_for_choice()
    guest.page.locator("#panel-more summary").click()
    guest.page.locator("#leave-table").click()
    expect(guest.page.get_by_role("dialog", name="Leave the game?")).to_contain_text("waits for you")
    guest.page.locator("#leave-yes").click()
    guest.page.wait_for_url("**/")
    assert look(guest.request, table)["people"][0]["bot"] is None, "nobody else plays who would have to wait"
    post(guest.request, f"tables/{table}/rise")
    assert look(guest.request, table)["people"][0]["bot"]
    guest.page.reload()
    guest.page.locator(f".tables a[href='/t/{table}']").first.click()
    expect(guest.page.locator(".seat.own")).to_have_count(1)
    wait_for(lambda: look(guest.request, table)["people"][0]["bot"] is None)
    expect(guest.page.locator(".seat.own .bot")).to_have_count(0)


def test_an_action_whose_answer_got_lost_is_done_once(person):
    guest = person()
    guest.sit_down("lobo77", options={"tokens": 9, "first": 0})
    sent, lost = [], []

    def swallow(route):
        sent.append(json.loads(route.request.post_data)["key"])
        if lost:
            return route.continue_()
        lost.append(route.fetch().status)
        return route.abort()

    guest.page.route("**/act", swallow)
    guest.click(guest.wait_for_choice()["lit"][0][1])
    log = guest.page.locator("#log li")
    expect(log.filter(has_text="Ada plays")).to_have_count(1)
    guest.wait_for_choice()
    assert lost == [200]
    assert len(set(sent)) == 1  # however often it was sent
    assert len([line for line in log.all_inner_texts() if line.startswith("You play")]) == 1
