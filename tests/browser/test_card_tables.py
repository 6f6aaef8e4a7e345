"""EKKO at a phone: the question for a mirror, answered by a button or by the card itself."""

from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, SIDEWAYS
from tests.browser.hands import look
from tests.games.test_ekko import table

FINGER = 43.5
GROUND = "button => getComputedStyle(button).backgroundColor"


def asked(guest) -> str:
    """A table where the guest, who holds 79, is asked for it on a 97 in Ada's turn."""
    hands = ["13 20 33 55 64 79", "50 51 52 53", "44 60 61 62"]
    match = table("97", *hands, turn=1, phase="ask")
    kept = guest.request.post("/api/records", data=match.record(), timeout=60_000).json()["id"]
    wish = {"n": 0, "level": "beginner"}
    url = guest.page.request.get("/").url
    guest.context.add_cookies([{"name": "gentle", "value": "0", "url": url}])  # nothing else is explained
    made = str(guest.request.post(f"/api/finished/{kept}/on", data=wish).json()["id"])
    guest.open(made)
    expect(guest.page.locator("#do-mirror")).to_be_visible()
    return made


@pytest.mark.parametrize("screen", [PHONE, SIDEWAYS], ids=["upright", "sideways"])
def test_the_question_for_a_mirror_has_a_plain_yes_before_the_two_noes(person, screen):
    guest = person("fr", screen=screen)
    played = asked(guest)
    page, yes = guest.page, guest.page.get_by_role("button", name="Poser le 79")
    expect(page.locator("#do-decline")).to_have_text("Le garder")
    expect(page.locator("#do-decline-lasting")).to_have_text("Ne plus demander pour cette carte")
    boxes = [page.locator(f"#do-{name}").bounding_box() for name in ("mirror", "decline", "decline-lasting")]
    for one, other in pairwise(boxes):
        assert one["x"] + one["width"] < other["x"]
    hand = page.locator("[id='c-13']").bounding_box()["y"]
    for box in boxes:
        assert min(box["width"], box["height"]) >= FINGER
        assert box["y"] + box["height"] <= hand + 1
    colours = [page.locator(f"#do-{name}").evaluate(GROUND) for name in ("mirror", "decline")]
    assert colours[0] != colours[1]
    page.locator("[id='c-33']").tap(force=True)
    expect(page.locator("#notice.shown")).to_contain_text("pose le 79, la carte qui brille")
    yes.tap()
    expect(page.locator("#prompt")).to_contain_text("L’effet de ton Miroir")
    assert look(guest.request, played)["look"]["top"] == "79"


def test_touching_the_shining_card_says_yes_and_holding_it_only_asks_what_it_is(person):
    guest = person("fr", screen=PHONE)
    played = asked(guest)
    page, card = guest.page, guest.page.locator("[id='c-79'].glint")
    card.click(button="right")
    expect(page.locator("#notice.shown")).to_contain_text("Miroir du dessus")
    assert look(guest.request, played)["look"]["top"] == "97"
    card.tap()
    expect(page.locator("#prompt")).to_contain_text("L’effet de ton Miroir")
    assert look(guest.request, played)["look"]["top"] == "79"
