"""`tablee learn`: a network learns a game by playing itself; its curve, its weights, their strength."""

import json
import re
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.text import Text

from tablee.cli.arguments import Given, card_of, number
from tablee.cli.console import Trouble, aside, out, say
from tablee.cli.files import cannot_write
from tablee.core.card import Card
from tablee.core.shelf import folder

if TYPE_CHECKING:
    from tablee.learn.watch import Result

MINUTES = 15.0
MOST_MINUTES = 100_000
STEPS = "▁▂▃▄▅▆▇█"
LEAST_TABLES = 64
WHO = {"amateur": "learn-who-amateur", "random": "learn-who-random", "weights": "learn-who-weights"}


def learn(given: Given) -> int:
    """`tablee learn GAME`."""
    card = card_of(given.game)
    minutes = _minutes(given.minutes)
    tables = number(given, "tables", LEAST_TABLES)
    seed = number(given, "seed", 0) or 0
    if find_spec("torch") is None:
        raise Trouble("no-torch")
    from tablee.learn.run import Run, check
    from tablee.learn.wish import Wish

    wish = Wish(
        card.name,
        minutes,
        Path(given.out if given.out is not None else f"learn-{card.name}"),
        _device(given.device),
        seed,
        _weights(given.against, card),
        given.resume,
        _weights(given.begin, card),
        tables,
    )
    check(wish)
    _make(wish.out)
    teller = _Teller(card, wish.out, given.json)
    if not given.json:
        aside().print(say("learn-begins", title=card.title, device=wish.device, folder=str(wish.out)))
    try:
        run = Run(wish, teller)
        teller.recall(run.progress.curve)
        results = run.go()
    except OSError as error:
        raise cannot_write(str(wish.out), error) from None
    if given.json:
        print(
            json.dumps({"weights": str(run.weights_file), "strength": [r.as_json() for r in results]}),
            flush=True,
        )
    else:
        _print(results, str(run.weights_file), wish.against is not None)
    return 0


def _minutes(text: str | None) -> float:
    if text is None:
        return MINUTES
    fine = re.fullmatch(r"[0-9]+([.,][0-9]+)?", text)
    value = float(text.replace(",", ".")) if fine else 0.0
    if not 0 < value <= MOST_MINUTES:
        raise Trouble("bad-minutes", value=text)
    return value


def _device(name: str | None) -> str:
    """The one asked for, else the card if there is one."""
    if name is None:
        import torch

        return "cuda" if torch.cuda.is_available() and find_spec("numba_cuda") is not None else "cpu"
    if name not in ("cpu", "cuda"):
        raise Trouble("bad-device", value=name)
    return name


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise cannot_write(str(folder), error) from None


def _weights(text: str | None, card: Card) -> Path | None:
    """A file of weights; the name of the game stands for those that come with it."""
    if text is None:
        return None
    return folder(card.name) / "weights.npz" if text == card.name else Path(text)


class _Teller:
    """Tells how far a run is: a line a look with the curve so far, and a picture where that can be drawn."""

    def __init__(self, card: Card, folder: Path, as_json: bool) -> None:
        self.card, self.folder, self.as_json = card, folder, as_json
        self.shares: dict[tuple[str, int], list[tuple[float, float]]] = {}

    def recall(self, curve: list[dict[str, Any]]) -> None:
        """The points of an earlier run that this one goes on with."""
        for point in curve:
            self._note(point)

    def _note(self, point: dict[str, Any]) -> None:
        for result in point["results"]:
            line = self.shares.setdefault((result["opponents"], result["seats"]), [])
            line.append((point["minutes"], result["share"]))

    def __call__(self, told: dict[str, Any]) -> None:
        if self.as_json:
            print(json.dumps(told, ensure_ascii=False), flush=True)
        if "results" not in told:
            return
        self._note(told)
        if not self.as_json:
            self._print(told)
        if find_spec("matplotlib") is not None and self.shares:
            self._draw()

    def _print(self, told: dict[str, Any]) -> None:
        head = say("learn-look", minutes=told["minutes"], decisions=told["decisions"])
        out().print(Text(head, "bold"))
        for (who, seats), line in self.shares.items():
            curve = "".join(STEPS[min(7, int(8 * share))] for _, share in line)
            share = say("percent", value=100 * line[-1][1])
            out().print(f"  {say('learn-line', share=share, seats=seats, who=_name(who))}  {curve}")

    def _draw(self) -> None:
        from tablee.lab.plots import curve_picture

        lines = {f"{_name(who)}, {seats}": line for (who, seats), line in self.shares.items()}
        curve_picture(
            lines, say("learn-title", title=self.card.title), str(self.folder / f"{self.card.name}.png"), say
        )


def _name(who: str) -> str:
    return say(WHO[who])


def _print(results: "list[Result]", file: str, against: bool) -> None:
    for result in results:
        words = {
            "share": say("percent", value=100 * result.share),
            "error": say("figure", value=100 * result.error, places=1),
            "gain": say("figure", value=100 * result.gain, places=1),
            "seats": result.seats,
            "games": result.games,
            "who": _name(result.opponents),
        }
        out().print(say("learn-gain" if against else "learn-won", **words))
    out().print(say("learn-written", file=file))
