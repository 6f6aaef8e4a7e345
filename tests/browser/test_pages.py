"""The pages around the table, on a phone: what people stumbled over there, each once."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE
from tests.browser.test_looking_back import first_record
from tests.browser.test_stumbles import FINGER

OFFERED = "list => [...list.options].filter((one) => !one.disabled).map((one) => one.value)"


def test_only_places_that_there_are_may_begin(person):
    page = person("fr", screen=PHONE).page
    page.goto("/")
    page.locator(".box.lobo77 .opens").tap()
    page.locator(".head").get_by_role("link", name="Ouvrir une table").tap()
    expect(page.get_by_role("heading", name="Ouvrir une table")).to_be_in_viewport(ratio=1)
    page.locator("summary", has_text="Règles de la maison").tap()
    first, seats = page.locator("#option-first"), page.locator("#seats")
    seats.get_by_text("4").tap()
    assert first.evaluate(OFFERED) == ["", "0", "1", "2", "3"]
    first.select_option("3")
    seats.get_by_text("3").tap()
    expect(first).to_have_value("")
    assert first.evaluate(OFFERED) == ["", "0", "1", "2"]


def test_a_box_is_one_link_wherever_one_touches_its_picture_its_name_or_its_words(person):
    page = person("fr", screen=PHONE).page
    for part in ("svg", ".name", ".about", ".facts"):
        page.goto("/")
        middle = page.locator(f".box.ekko {part}").first.bounding_box()
        page.touchscreen.tap(middle["x"] + middle["width"] / 2, middle["y"] + middle["height"] / 2)
        expect(page).to_have_url(re.compile("/box/ekko$"))
    page.goto("/")
    assert page.locator(".box.ekko a[href='/box/ekko']").count() == 1


def test_a_phone_shows_four_games_at_once_and_how_to_begin_on_the_first_screen_of_a_box(person):
    page = person("fr", screen={"viewport": {"width": 360, "height": 640}, "has_touch": True}).page
    page.goto("/")
    for box in page.locator(".box").all()[:4]:
        expect(box.locator(".lid")).to_be_in_viewport(ratio=1)
        expect(box.locator(".quick")).to_be_in_viewport(ratio=1)
    assert page.locator(".cupboard").bounding_box()["height"] < 1.3 * 640
    for game in ("ekko", "exhopp"):
        page.goto(f"/box/{game}")
        expect(page.locator(".head .go")).to_be_in_viewport(ratio=1)
    assert page.get_by_role("button", name="Inviter des amis").count() == 1


@pytest.mark.parametrize(
    ("width", "height", "boards"), [(360, 640, 3), (740, 360, 1), (1280, 800, 2), (1920, 1080, 2)]
)
@pytest.mark.parametrize("large", [0, 1])
def test_boxes_stand_on_the_boards_of_a_cupboard_and_nothing_lies_on_anything(
    person, width, height, boards, large
):
    guest = person("fr", screen={"viewport": {"width": width, "height": height}})
    guest.page.goto("/")
    guest.context.add_cookies([{"name": "large", "value": f"{large}", "url": guest.page.url}])
    guest.page.reload()
    assert len({round(box["y"] + box["height"]) for box in boxes_of(guest.page, ".lid")}) == boards
    titles = guest.page.locator(".lid .name")
    assert titles.evaluate_all("all => all.filter((one) => one.scrollWidth > one.clientWidth).length") == 0
    told, quick = boxes_of(guest.page, ".about, .facts span:visible"), boxes_of(guest.page, ".quick")
    assert not [1 for words in told for button in quick if overlap(words, button)]
    for target in [*quick, *boxes_of(guest.page, ".opens, .corner")]:
        assert min(target["width"], target["height"]) >= FINGER
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= width


def boxes_of(page, what):
    return [one.bounding_box() for one in page.locator(what).all()]


def overlap(one, other):
    """Whether two boxes share more than the air that a finger has around it."""
    across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return across > 1 and down > 14


def test_on_a_wide_screen_bar_and_foot_keep_to_their_column(person):
    page = person("fr", screen={"viewport": {"width": 1920, "height": 1080}}).page
    left = "(one) => one.getBoundingClientRect().left + parseFloat(getComputedStyle(one).paddingLeft)"
    for path in ("/", "/box/duo", "/puzzles", "/me", "/rules/duo"):
        page.goto(path)
        assert len({round(page.locator(part).evaluate(left)) for part in (".bar", "main", ".foot")}) == 1


def test_the_seats_of_a_table_stand_in_two_columns_and_minutes_are_told_as_minutes(person):
    page = person("fr", screen={"viewport": {"width": 1280, "height": 800}}).page
    page.goto("/box/ekko")
    page.locator("#seats label", has_text="8").click()
    for lid in page.locator(".setting summary").all():
        lid.click()
    lefts = [page.locator(f"#bot-{seat}").bounding_box()["x"] for seat in range(1, 8)]
    assert len(set(lefts)) == 2
    for fields in (("#option-target", "#option-first"), ("#pace", "#clock", "#hints")):
        boxes = [page.locator(field).bounding_box() for field in fields]
        assert len({(box["x"], box["width"]) for box in boxes}) == 1
    offered = page.locator("#clock option").all_inner_texts()
    assert [words for words in offered if "minute" in words] == ["1 minute", "2 minutes", "5 minutes"]


def test_without_scripts_a_refused_form_shows_why_where_one_looks(person):
    page = person("fr", screen=PHONE, java_script_enabled=False).page
    page.goto("/box/lobo77")
    page.locator("summary", has_text="Règles de la maison").tap()
    page.locator("#option-first").select_option("7")
    page.get_by_role("button", name="Jouer avec des programmes").tap()
    error = page.locator(".error")
    expect(error).to_contain_text("il n’y a pas de place 8")
    expect(error).to_be_in_viewport(ratio=1)
    expect(error).to_be_focused()
    expect(page.locator("#option-first")).to_have_value("7")


def test_the_form_of_a_table_is_no_wider_than_a_phone_and_made_for_fingers(person):
    page = person("fr", screen=PHONE).page
    page.goto("/box/ekko")
    for lid in page.locator(".setting summary").all():
        assert lid.bounding_box()["height"] >= FINGER
        lid.tap()
    wide = "boxes => boxes.filter((box) => box.getBoundingClientRect().right > innerWidth - 12).length"
    assert page.locator(".setting fieldset, .setting select").evaluate_all(wide) == 0
    for target in page.locator("select:visible, label:has([type=checkbox]), .marks label, .bar .icon").all():
        assert min(target.bounding_box()["height"], target.bounding_box()["width"]) >= FINGER


def course(length):
    """An analysis with two slips that lie close to each other."""
    slips = [
        {"n": n, "seat": 0, "told": f"slip {n}", "path": [], "made": []}
        for n in (length // 2, length // 2 + 1)
    ]
    moments = [{"n": n, "own": [0.5, 0.5]} for n in range(length + 1)]
    return {
        "possible": True,
        "complete": True,
        "length": length,
        "moments": moments,
        "slips": slips,
        "turns": [],
    }


def test_of_marks_that_lie_close_the_nearest_is_meant_and_a_game_that_runs_can_be_paused(person):
    guest = person("fr", screen=PHONE)
    page = guest.page
    kept = guest.request.post("/api/records", data=first_record("lobo77"), timeout=60_000)
    address = f"/r/{kept.json()['id']}"
    page.goto(address)
    length = int(page.locator("#scrub").get_attribute("max"))
    page.route("**/analysis", lambda route: route.fulfill(json=course(length)))
    page.goto(address)
    marks = page.locator("#course-marks button")
    for mark in (marks.nth(0), marks.nth(1)):
        mark.scroll_into_view_if_needed()
        box = mark.bounding_box()
        assert min(box["width"], box["height"]) >= FINGER
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(page.locator("#moment-said")).to_have_text(mark.get_attribute("title"))
    start, stop = page.locator("#run .start"), page.locator("#run .stop")
    expect(stop).to_be_hidden()
    page.locator("#run").tap()
    expect(start).to_be_hidden()
    expect(page.locator("#run")).to_have_attribute("title", "Pause")
    page.locator("#run").tap()
    expect(stop).to_be_hidden()


def test_the_first_lessons_are_told_from_the_others_and_the_last_one_is_reached(person):
    page = person("fr", screen=PHONE).page
    page.goto("/box/eko")
    expect(page.locator(".never")).to_contain_text("3 petites leçons suffisent")
    page.goto("/learn/eko")
    expect(page.locator(".bar")).to_contain_text("Leçon 1 sur 3")
    row = page.locator(".lesson nav")
    expect(row).to_contain_text("Pour commencer")
    expect(row.locator("small", has_text="Ensuite, quand tu veux")).to_be_in_viewport()
    expect(row).to_have_class("after")  # it fades out: there are more
    row.get_by_role("link").last.tap()
    expect(page.locator(".bar")).to_contain_text("Leçon 10 sur 10")
    expect(row).to_have_class("before")
    expect(row.get_by_role("link").last).to_be_in_viewport(ratio=1)


def test_the_choices_of_a_puzzle_are_named(person):
    page = person("fr", screen=PHONE).page
    page.goto("/puzzles/lobo77")
    expect(page.locator("#felt")).to_be_visible(timeout=30_000)
    page.locator("#give-up").tap()
    best = page.locator("#worths .best button")
    expect(best.locator("> span")).to_contain_text("Poser")
    box = best.locator("> span").bounding_box()
    assert min(box["width"], box["height"]) > 12
    assert best.bounding_box()["height"] >= FINGER
