"""The pictures of this folder, taken anew: python docs/screens/make.py [pictures] [recordings]

Starts a server of its own, lets a person and programs play each game for a while, photographs the pages, and
records some seconds of each game as a small animated image.
"""

import json
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from io import BytesIO
from pathlib import Path
from urllib.request import Request, urlopen

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

HERE = Path(__file__).parent
WIDE, TALL = {"width": 1280, "height": 800}, {"width": 360, "height": 640}
TABLES = [  # game, seats, decisions of the person before the picture; shape, theme and language of each
    ("duo", 2, 4, [("tall", "jour", "fr"), ("wide", "jour", "en")]),
    ("duo", 6, 4, [("wide", "nuit", "fr"), ("tall", "nuit", "en")]),
    ("ekko", 2, 5, [("tall", "jour", "en")]),
    ("ekko", 8, 3, [("wide", "jour", "fr"), ("tall", "nuit", "fr")]),
    ("eko", 2, 9, [("tall", "jour", "fr"), ("wide", "nuit", "en")]),
    ("eko", 4, 9, [("wide", "jour", "fr"), ("tall", "nuit", "en")]),
    ("exhopp", 2, 6, [("tall", "nuit", "en")]),
    ("exhopp", 6, 5, [("wide", "jour", "fr"), ("tall", "jour", "fr")]),
    ("lobo77", 2, 8, [("tall", "jour", "fr")]),
    ("lobo77", 8, 4, [("wide", "jour", "fr"), ("tall", "nuit", "en")]),
]
RECORDINGS = [("duo", 3, "fr"), ("ekko", 4, "en"), ("eko", 2, "fr"), ("exhopp", 4, "en"), ("lobo77", 4, "fr")]
SECONDS = 12  # of play in a recording
BEGUN = 4  # decisions of the person before it
PAUSE = 1.1  # seconds between two things chosen
SIZE = (720, 450)
LARGEST = 600_000  # bytes
CHOOSE = """(dice) => {
  const lit = [...document.querySelectorAll("#felt .can, #choices .choice:not([hidden])")];
  const usual = lit.filter(({ id }) => !/^(do-offer|do--cancel|pile|do-stop)$/.test(id));
  const from = usual.length ? usual : lit;
  from[Math.floor(dice * from.length)]?.click();
}"""


class Person:
    """Somebody who plays through the JSON interface."""

    def __init__(self, house: str, name: str) -> None:
        self.house = house
        self.token = ""
        self.token = self.ask("/api/players", {"name": name})["token"]

    def ask(self, path: str, body: dict | None = None) -> dict:
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {self.token}"}
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(self.house + path, data, headers), timeout=30) as answer:
            return json.load(answer)

    def play(self, table: str, decisions: int) -> None:
        """Decide so often, by any legal action, and stop where it is one's turn again."""
        dice = random.Random(7)
        while True:
            look = self.ask(f"/api/tables/{table}")
            if look["phase"] != "playing" or (look["legal"] and not decisions):
                return
            if look["legal"]:
                lays = [action for action in look["legal"] if not action.startswith(("draw", "offer"))]
                self.ask(f"/api/tables/{table}/act", {"action": dice.choice(lays or look["legal"])})
                decisions -= 1
            time.sleep(0.05)


def photograph(
    browser: Browser, person: Person, path: str, name: str, shape: str, theme: str, lang: str
) -> None:
    context = browser.new_context(
        viewport=WIDE if shape == "wide" else TALL, device_scale_factor=1 if shape == "wide" else 2
    )
    for key, value in {"tablee": person.token, "theme": theme, "lang": lang, "gentle": 0}.items():
        context.add_cookies([{"name": key, "value": str(value), "url": person.house}])
    page = context.new_page()
    page.goto(person.house + path)
    page.wait_for_timeout(900)
    page.screenshot(path=HERE / f"{name}.png")
    print(name)
    context.close()


def record(browser: Browser, person: Person, game: str, seats: int, lang: str) -> None:
    """Some seconds of play through the page, as a person at a desk sees it."""
    wish = {"game": game, "seats": seats, "bots": ["amateur"] * (seats - 1), "pace": "fast"}
    table = person.ask("/api/tables", wish)["id"]
    person.play(table, BEGUN)
    context = browser.new_context(viewport=WIDE)
    for key, value in {"tablee": person.token, "theme": "jour", "lang": lang, "gentle": 0}.items():
        context.add_cookies([{"name": key, "value": str(value), "url": person.house}])
    page = context.new_page()
    page.goto(f"{person.house}/t/{table}")
    page.wait_for_selector("#felt")
    page.wait_for_timeout(600)
    save(film(page), HERE / f"{game}.webp")
    print(f"{game}.webp")
    context.close()


def film(page: Page) -> list[tuple[Image.Image, int]]:
    """What is seen one after the other, each with its milliseconds; now and then something is chosen."""
    dice = random.Random(5)
    frames: list[tuple[float, bytes]] = []
    began = chosen = time.monotonic()
    while (now := time.monotonic()) - began < SECONDS:
        if now - chosen > PAUSE:
            page.evaluate(CHOOSE, dice.random())
            chosen = now
        shot = page.screenshot()
        if not frames or shot != frames[-1][1]:
            frames.append((time.monotonic(), shot))
    ends = [start for start, _ in frames[1:]] + [time.monotonic() + PAUSE]
    return [
        (_small(shot), round(1000 * (end - start))) for (start, shot), end in zip(frames, ends, strict=True)
    ]


def _small(shot: bytes) -> Image.Image:
    return Image.open(BytesIO(shot)).convert("RGB").resize(SIZE, Image.Resampling.LANCZOS)


def save(frames: list[tuple[Image.Image, int]], path: Path) -> None:
    """As an animated image that is small enough for a page that shows all of them."""
    (first, _), *others = frames
    times = [time for _, time in frames]
    for quality in (72, 55, 40, 25):
        first.save(
            path,
            save_all=True,
            append_images=[image for image, _ in others],
            duration=times,
            loop=0,
            quality=quality,
            method=4,
        )
        if path.stat().st_size <= LARGEST:
            return


def take(browser: Browser, house: str) -> None:
    person = Person(house, "Camille")
    for game, seats, decisions, pictures in TABLES:
        wish = {"game": game, "seats": seats, "bots": ["amateur"] * (seats - 1), "pace": "instant"}
        table = person.ask("/api/tables", wish)["id"]
        person.play(table, decisions)
        for shape, theme, lang in pictures:
            photograph(
                browser, person, f"/t/{table}", f"{game}-{seats}-{shape}-{theme}-{lang}", shape, theme, lang
            )
    wish = {
        "game": "lobo77",
        "seats": 3,
        "bots": ["amateur"] * 2,
        "options": {"tokens": 1},
        "pace": "instant",
    }
    table = person.ask("/api/tables", wish)["id"]
    person.play(table, 10**6)
    photograph(browser, person, f"/t/{table}", "score-sheet", "wide", "jour", "fr")
    finished = person.ask(f"/api/tables/{table}")["finished"]
    photograph(browser, person, f"/r/{finished}#12", "looking-back", "wide", "nuit", "en")
    wish = {"game": "exhopp", "seats": 4, "bots": ["skilled"], "public": True}
    table = person.ask("/api/tables", wish)["id"]
    photograph(browser, person, f"/t/{table}", "lobby", "tall", "nuit", "fr")
    photograph(browser, person, "/", "shelf", "wide", "jour", "fr")
    photograph(browser, person, "/", "shelf-tall", "tall", "nuit", "en")
    photograph(browser, person, "/box/ekko", "box", "wide", "jour", "en")


def main(wanted: list[str]) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    folder = tempfile.mkdtemp()
    command = [
        sys.executable,
        "-m",
        "tablee",
        "serve",
        "--port",
        str(port),
        "--database",
        f"{folder}/tables.db",
    ]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        _wait_for(f"http://127.0.0.1:{port}/health")
        with sync_playwright() as play:
            chromium = shutil.which("chromium") or shutil.which("chromium-browser")
            browser = play.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
            house = f"http://127.0.0.1:{port}"
            if "pictures" in wanted:
                take(browser, house)
            for game, seats, lang in RECORDINGS if "recordings" in wanted else ():
                record(browser, Person(house, "Camille"), game, seats, lang)
    finally:
        server.terminate()
        server.wait()
        shutil.rmtree(folder)


def _wait_for(address: str) -> None:
    for _ in range(600):
        try:
            urlopen(address, timeout=2).close()
            return
        except OSError:
            time.sleep(0.2)
    raise SystemExit("the server did not start")


if __name__ == "__main__":
    main(sys.argv[1:] or ["pictures", "recordings"])
