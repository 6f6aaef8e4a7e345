"""The masters, learnt side by side on one GPU: `python -m bench.masters --seconds 570 --out FOLDER`.

Each game is learnt in a process of its own, as `tablee learn` does it, so that what goes wrong with one
does not stop the others. Weights are copied to the folder as soon as there are any, and again and again;
logs and curves go there together. With `--against` each learns a best response to the weights it has
instead. What is in the making is kept in build/masters, from where `--resume` goes on.
"""

import argparse
import json
import os
import shutil
import sys
import tarfile
import time
from multiprocessing import get_context
from pathlib import Path

from tablee.core.shelf import folder, shelf
from tablee.learn.wish import Wish

WORK = Path("build") / "masters"
AT_END = 45  # seconds left for the last contests and copies
PATIENCE = 200  # seconds after which some weights must be there
TOLD = 1500  # characters of each log that are shown at the end


def learn(wish: Wish, log: Path) -> None:
    """Learn one game, all that is told going to a file."""
    with log.open("w", buffering=1) as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
        from tablee.learn.run import Run

        results = Run(wish, lambda told: print(json.dumps(told), flush=True)).go()
        print(json.dumps({"strength": [result.as_json() for result in results]}), flush=True)


class Learner:
    """A game being learnt."""

    def __init__(self, game: str, given: argparse.Namespace, until: float) -> None:
        self.game, self.against = game, given.against
        self.home = WORK / game
        self.home.mkdir(parents=True, exist_ok=True)
        self.log = self.home / ("against.log" if given.against else "learn.log")
        minutes = (until - time.monotonic()) / 60
        if given.resume:
            minutes += given.before
        own = self.home / f"{game}.npz"
        theirs = own if own.is_file() else folder(game) / "weights.npz"
        wish = Wish(
            game,
            minutes,
            self.home,
            given.device,
            given.seed,
            theirs if given.against else None,
            given.resume,
            theirs if given.begin and theirs.is_file() else None,
            given.tables,
        )
        self.process = get_context("spawn").Process(target=learn, args=(wish, self.log))
        self.process.start()

    @property
    def weights(self) -> Path:
        return self.home / f"{self.game}{'-against' if self.against else ''}.npz"

    @property
    def running(self) -> bool:
        return self.process.is_alive()

    def stop(self) -> None:
        if self.running:
            self.process.terminate()
            self.process.join(10)
            self.process.kill()


def collect(learners: list[Learner], out: Path) -> bool:
    """Copy what there is; whether there are weights yet."""
    found = False
    for learner in learners:
        if learner.weights.is_file():
            shutil.copyfile(learner.weights, out / learner.weights.name)
            found = True
    with tarfile.open(out / "told.tar.gz", "w:gz") as told:
        for learner in learners:
            for file in (learner.log, *learner.home.glob("*.json"), *learner.home.glob("*.png")):
                told.add(file, f"{learner.game}/{file.name}")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=[card.name for card in shelf()])
    parser.add_argument("--seconds", type=float, default=570.0, help="for all of it")
    parser.add_argument("--out", type=Path, required=True, help="the folder for weights, logs and curves")
    parser.add_argument("--trial", nargs="*", default=[], help="games only tried, for a few lessons")
    parser.add_argument(
        "--against", action="store_true", help="learn best responses to the weights there are"
    )
    parser.add_argument("--resume", action="store_true")
    parser.add_argument("--begin", action="store_true", help="begin from the weights there are")
    parser.add_argument("--before", type=float, default=0.0, help="minutes learnt before, with --resume")
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--tables", type=int, default=None)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    begun = time.monotonic()
    end = begun + given.seconds
    given.out.mkdir(parents=True, exist_ok=True)
    learners = [Learner(game, given, end - AT_END) for game in given.games]
    learners += [Learner(game, given, time.monotonic() + 6) for game in given.trial]
    status = 0
    while any(learner.running for learner in learners) and time.monotonic() < end - 8:
        time.sleep(min(5.0, given.seconds / 20))
        found = collect(learners, given.out)
        if not found and time.monotonic() - begun > PATIENCE:
            print(f"no weights after {PATIENCE} seconds: stopped")
            status = 1
            break
    for learner in learners:
        learner.stop()
    collect(learners, given.out)
    for learner in learners:
        text = learner.log.read_text(errors="replace")
        print(f"== {learner.game}: status {learner.process.exitcode}\n{text[-TOLD:]}", flush=True)
    return status


if __name__ == "__main__":
    sys.exit(main())
