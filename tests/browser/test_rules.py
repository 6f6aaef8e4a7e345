"""The rules to read: pictures in their places, and a page for the printer."""

import pytest
from playwright.sync_api import expect

from tablee.core.shelf import shelf

GAMES = [card.name for card in shelf()]

SMALLEST = """(still) => {
  const sizes = [];
  const words = document.createTreeWalker(still, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const around = words.currentNode.parentElement;
    const room = document.createRange();
    room.selectNodeContents(words.currentNode);
    if (!words.currentNode.data.trim() || room.getBoundingClientRect().width < 1) continue;
    const scale = around.ownerSVGElement ? around.getScreenCTM().a ** 2 + around.getScreenCTM().b ** 2 : 1;
    sizes.push(parseFloat(getComputedStyle(around).fontSize) * Math.sqrt(scale));
  }
  return Math.min(...sizes);
}"""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(360, 640), (1280, 800)])
def test_examples_are_drawn_beside_their_sections(person, game, size):
    page = person(screen={"viewport": {"width": size[0], "height": size[1]}}).page
    page.goto(f"/rules/{game}")
    stills = page.locator(".still")
    expect(stills.first).to_be_visible()
    assert page.locator(".in-short .still").count() == 3, "aim, turn and end have their pictures"
    page.locator(".clauses details").evaluate_all("(all) => all.forEach((fold) => { fold.open = true; })")
    for k in range(stills.count()):
        box = stills.nth(k).bounding_box()
        assert 200 < box["width"] <= size[0]
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size[0]
        pieces = (
            stills.nth(k)
            .locator(".piece")
            .evaluate_all("(all) => all.filter((it) => it.getBoundingClientRect().width > 3).length")
        )
        assert pieces > 3
        assert stills.nth(k).evaluate(SMALLEST) > 11.9, "what is written in it can be read"
        felt = stills.nth(k).locator(".felt").bounding_box()
        assert felt["height"] > 60
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_a_clause_is_linked_and_its_fold_opens(person):
    page = person().page
    page.goto("/rules/ekko")
    expect(page.locator("#rule-R13")).to_be_hidden()
    page.goto("/rules/ekko#rule-R13")
    expect(page.locator("#rule-R13")).to_be_in_viewport()
    page.reload()
    expect(page.locator("#rule-R13")).to_be_in_viewport()
    page.fill("#find", "clockwise")
    expect(page.locator("#rule-R10")).to_be_visible()
    expect(page.locator("#rule-R13")).to_be_hidden()
    page.fill("#find", "")
    expect(page.locator("#rule-R10")).to_be_hidden()


def test_on_paper_there_is_nothing_but_the_rules_in_day_colours(person, server):
    page = person(screen={"viewport": {"width": 800, "height": 1100}}).page
    page.context.add_cookies([{"name": "theme", "value": "nuit", "url": server.url}])
    page.goto("/rules/ekko")
    page.emulate_media(media="print")
    for hidden in (".bar", "#find", "#print", ".go-on"):
        expect(page.locator(hidden)).to_be_hidden()
    expect(page.locator(".still").first).to_be_visible()
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert page.locator(".clauses details:not([open])").count() == 0, "all is unfolded"
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    avoid = page.locator(".clauses section").evaluate_all(
        "(all) => all.map((it) => getComputedStyle(it).breakInside)"
    )
    assert set(avoid) == {"avoid"}
    assert len(page.pdf()) > 10_000
