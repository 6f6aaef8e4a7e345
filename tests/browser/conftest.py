"""A server of one's own, Debian's Chromium, and people who open pages in it."""

import os
import re
import shutil

import pytest
from playwright.sync_api import Page, sync_playwright

from tests.browser.hands import Person
from tests.server.serving import Served

PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
SIDEWAYS = {"viewport": {"width": 640, "height": 360}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1280, "height": 800}}
UNREACHED = re.compile("Failed to load resource")


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    running = Served(tmp_path_factory.mktemp("house"), patient=False, alike=True)
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser():
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        missing = "no Chromium here: apt install chromium"
        if os.environ.get("CI"):
            pytest.fail(missing)
        pytest.skip(missing)
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        yield opened
        opened.close()


@pytest.fixture
def person(browser, server):
    """Makes people, each with a browser window of their own; whatever goes wrong in it fails the test."""
    people, troubles = [], []

    def arrive(lang: str = "en", motion: bool = False, screen: dict | None = None, **more) -> Person:
        context = browser.new_context(
            base_url=server.url,
            locale=lang,
            reduced_motion="no-preference" if motion else "reduce",
            **(screen or DESKTOP),
            **more,
        )
        context.set_default_timeout(15_000)
        page = context.new_page()
        watch(page)
        people.append(context)
        return Person(page, context)

    def watch(page: Page) -> None:
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.on("console", lambda said: said.type == "error" and troubles.append(said.text))

    yield arrive
    for context in people:
        context.close()
    assert [trouble for trouble in troubles if not UNREACHED.search(trouble)] == []
