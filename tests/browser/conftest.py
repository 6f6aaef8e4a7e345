"""A server of one's own, Debian's Chromium, and people who open pages in it."""

import os
import re
import shutil
import subprocess
import sys
import time
import urllib.request
from urllib.error import URLError

import pytest
from playwright.sync_api import Page, sync_playwright

from tablee.server.run import free_port
from tests.browser.hands import Person

PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1280, "height": 800}}
UNREACHED = re.compile("Failed to load resource")


class Server:
    """`tablee serve` in a process of its own, which can be stopped and started again."""

    def __init__(self, port: int, folder) -> None:
        self.port, self.folder = port, folder
        self.url = f"http://127.0.0.1:{port}"
        self.start()

    def start(self) -> None:
        database = f"sqlite:///{self.folder / 'tablee.db'}"
        run = f"from tablee.server.run import serve; serve('127.0.0.1', {self.port}, {database!r}, workers=1)"
        with open(self.folder / "server.log", "a") as log:
            self.process = subprocess.Popen([sys.executable, "-c", run], stdout=log, stderr=log)
        until = time.monotonic() + 90
        while not self.healthy():
            assert self.process.poll() is None, (self.folder / "server.log").read_text()
            assert time.monotonic() < until, "the server did not start"
            time.sleep(0.05)

    def healthy(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/health", timeout=2) as answer:
                return answer.status == 200
        except (URLError, OSError):
            return False

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)


@pytest.fixture(scope="session")
def server(tmp_path_factory, worker_id):
    number = int(worker_id.removeprefix("gw") or 0) if worker_id != "master" else 0
    running = Server(free_port("127.0.0.1", 8200 + 20 * (number % 5)), tmp_path_factory.mktemp("house"))
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
