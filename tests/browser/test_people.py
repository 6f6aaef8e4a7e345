"""Several browsers at one table: joining by a link, what each may see, talking, watching."""

import re
import time

import pytest
from playwright.sync_api import expect

from tests.browser.hands import Person, look, post, wait_for, wait_for_table

# What the stream brought, kept by the page itself.
EAVESDROP = """
  const Plain = window.EventSource;
  window.heard = [];
  window.EventSource = class extends Plain {
    constructor(...where) { super(...where); this.addEventListener("message", ({ data }) => window.heard.push(data)); }
  };
"""


def two_at_a_table(person, game, **more) -> tuple[Person, Person, str]:
    """Two people who sit at one table, both looking at it."""
    host, friend = person(), person()
    for one in (host, friend):
        one.page.add_init_script(EAVESDROP)
    table = host.set_table(game, bots=0, people=2, **more)
    post(friend.request, f"tables/{table}/sit")
    for one in (host, friend):
        one.open(table)
        wait_for_table(one.page, "#felt")
    return host, friend, table


@pytest.mark.parametrize("game", ["ekko", "exhopp"])
def test_nobody_is_sent_a_card_of_the_others_hand(person, game):
    people = host, friend, table = two_at_a_table(person, game)
    for _ in range(6):
        for one, other in ((host, friend), (friend, host)):
            seen = look(one.request, table)
            wait_for(
                lambda one=one, seen=seen: f'"seen":{seen["version"]},' in one.page.evaluate("heard.at(-1)")
            )
            hidden = look(other.request, table)["look"]["hand"]
            assert hidden
            shown = one.page.content() + one.page.evaluate("heard.at(-1)")
            assert [card for card in hidden if re.search(rf"\bc-{card}\b", shown)] == []
            assert all(one.page.locator(f"[id='c-{card}']").count() for card in seen["look"]["hand"])
        wait_for(lambda: any(tries_to_act(one, table) for one in people[:2]))


def tries_to_act(one, table):
    """Whether somebody could act; who is to move in EKKO cannot while the other is secretly asked."""
    legal = look(one.request, table)["legal"]
    wish = {"action": legal[0], "key": f"{time.monotonic_ns()}"} if legal else {}
    return bool(legal) and one.request.post(f"/api/tables/{table}/act", data=wish).ok


def test_a_link_brings_a_guest_to_the_table_in_one_click_and_others_watch(person):
    host, guest, watcher = person(), person(lang="fr"), person()
    page = host.page
    page.goto("/")
    page.locator(".box.duo .opens").click()
    page.locator(".head").get_by_role("link", name="Open a table").click()
    page.get_by_role("group", name="How many seats?").locator("label", has_text="2").click()
    for folded in page.locator("details.more summary").all():
        folded.click()
    page.locator("#option-target").fill("3")
    page.locator("#pace").select_option("instant")
    page.locator(".setting").get_by_role("button", name="Invite friends").click()
    expect(page.locator(".chair")).to_have_count(2)
    page.locator("#panel-more summary").click()
    link = page.locator("#same-link").get_attribute("href")
    expect(page.locator(".invitation")).to_contain_text("opens only on the computer")

    watcher.page.goto(link)
    guest.page.goto(link)
    guest.page.locator("[data-post=sit]").first.click()
    for one in (host, guest, watcher):
        expect(one.page.locator("#felt")).to_be_visible()
    table = link.rsplit("/", 1)[1]
    assert look(host.request, table)["options"]["target"] == 3
    expect(guest.page.locator(".seat.own")).to_have_count(1)
    expect(guest.page.locator("#chat")).to_have_count(1)  # who sits down may also talk
    expect(watcher.page.locator(".seat.own")).to_have_count(0)
    expect(watcher.page.locator(".can")).to_have_count(0)
    expect(watcher.page.locator("#chat")).to_have_count(0)
    public = watcher.page.content()
    for one in (host, guest):
        hand = one.page.locator("button.card").evaluate_all("cards => cards.map((card) => card.id)")
        assert hand
        assert [id_ for id_ in hand if f'id="{id_}"' in public] == []


def test_words_are_shown_as_words_and_can_be_muted_here_only(person):
    host, friend, _ = two_at_a_table(person, "duo")
    host.page.locator("#panel-talk summary").click()
    friend.page.locator("#panel-talk summary").click()
    host.page.locator("#words").fill("<b>salut</b> & <script>alert(1)</script>")
    host.page.keyboard.press("Enter")
    said = friend.page.locator("#sayings li[data-person]")
    expect(said).to_contain_text("<b>salut</b> & <script>alert(1)</script>")
    expect(host.page.locator("#words")).to_have_value("")
    said.locator(".mute").click()
    expect(said).to_be_hidden()
    host.page.locator(".phrases button").first.click()
    expect(host.page.locator("#sayings li[data-person]:visible")).to_have_count(2)
    expect(friend.page.locator("#sayings li[data-person]")).to_have_count(2)
    friend.page.reload()
    expect(friend.page.locator("#sayings li[data-person]")).to_have_count(2)
    expect(friend.page.locator("#sayings li[data-person]:not([hidden])")).to_have_count(0)
    expect(host.page.locator("#sayings .mute")).to_have_count(0)  # nobody mutes themselves
    friend.page.locator("#panel-talk summary").click()
    friend.page.locator("#muted button").click()
    expect(friend.page.locator("#sayings li[data-person]:not([hidden])")).to_have_count(2)
    expect(friend.page.locator("#muted")).to_be_hidden()


def test_a_phrase_is_read_in_each_readers_language(person):
    host, friend, table = two_at_a_table(person, "duo")
    post(host.request, f"tables/{table}/say", phrase="hello")
    friend.page.locator("#panel-talk summary").click()
    expect(friend.page.locator("#sayings")).to_contain_text("Hello")
    friend.page.locator(".lang").click()
    friend.page.locator("#panel-talk summary").click()
    expect(friend.page.locator("#sayings")).to_contain_text("Bonjour")


def test_the_newest_of_a_long_talk_is_seen_above_what_one_writes_with(person):
    host, friend, table = two_at_a_table(person, "duo")
    host.page.locator("#panel-talk summary").click()
    for k in range(16):
        post(friend.request, f"tables/{table}/say", text=f"Number {k}")
    last = host.page.locator("#sayings li").last
    expect(last).to_contain_text("Number 15")
    expect(last).to_be_in_viewport(ratio=1)
    expect(host.page.locator("#words")).to_be_in_viewport(ratio=1)
    said, writing = last.bounding_box(), host.page.locator(".writing").bounding_box()
    assert said["y"] + said["height"] <= writing["y"] + 1
