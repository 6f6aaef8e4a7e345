"""A run of learning from beginning to end: lessons, snapshots, looks at the strength, checkpoints."""

import json
import subprocess
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any

import torch

import tablee
from tablee.bots import net
from tablee.bots.tensors import TorchOps
from tablee.core.network import Settings, network, settings
from tablee.errors import BadOption
from tablee.learn.lesson import Room
from tablee.learn.models import Actor, Critic, columns
from tablee.learn.ppo import learn
from tablee.learn.watch import Result, contest
from tablee.learn.wish import Wish

PAST = 0.25  # of the tables, with earlier selves in all seats but one
KEPT = 12  # earlier selves
SNAPSHOTS = 30  # taken in a run
CHANGES = 25  # lessons between two changes of the tables that change
LOOKS = 6  # looks at the strength in a run
LOOK_LIMIT = 800  # actions after which a game is cut in a look
LEAST_LESSONS = 3  # however short the time
SAVED = 50.0  # seconds between two checkpoints
LEAST_RATE = 0.02  # of the rate at the beginning, at the end
RANDOM_LIMIT = 200  # … and against chance
LOOKED_AT = 1024  # games of a look …
COUNTED = 4096  # … and of the last one; fewer on a processor
FEW = 200
BEGUN = ("decisions", "minutes", "commit", "begun")  # what is told of weights that a run began from
ON_PROCESSOR = {"tables": 512, "steps": 64, "chunk": 4096}


@dataclass
class Progress:
    """How far a run is; all of it is kept in checkpoints."""

    spent: float = 0.0  # seconds
    lessons: int = 0
    decisions: int = 0
    snapshots: int = 0
    looks: int = 0
    curve: list[dict[str, Any]] = field(default_factory=list)
    begun: dict[str, Any] | None = None  # what the weights were that it began from, if from any


Tell = Callable[[dict[str, Any]], None]


class Run:
    """One network that learns."""

    def __init__(self, wish: Wish, tell: Tell) -> None:
        self.begun = time.monotonic()
        self.wish, self.tell = wish, tell
        self.device = device_of(wish.device)
        torch.manual_seed(wish.seed)
        torch.set_float32_matmul_precision("high")
        self.network = network(wish.game)
        self.plan = plan_of(wish, self.device)
        self.ops = TorchOps(self.device)
        self.actor = Actor(self.network, self.ops).to(self.device)
        sees = columns(self.network, self.plan)
        self.critic = Critic(self.network, self.plan, self.ops).to(self.device) if sees else None
        self.optimizer = torch.optim.Adam(
            self._parameters(), self.plan.rate, eps=1e-5, fused=self.device.type == "cuda"
        )
        self.frozen: Actor | None = None
        self.opponent: Actor | None = None
        self.ring: list[dict[str, Any]] = []
        self.dice = Random(wish.seed)
        self.progress = Progress()
        self._begin()
        past = 1.0 if self.frozen else PAST
        seed = wish.seed if not wish.resume else wish.seed + 7919 * (1 + self.progress.lessons)
        self.room = Room(self.network, self.plan, sees, seed, self.device, past)

    def _parameters(self) -> list[Any]:
        critic = [] if self.critic is None else list(self.critic.parameters())
        return [*self.actor.parameters(), *critic]

    def _begin(self) -> None:
        """Begin from nothing, from weights, or where a checkpoint was left."""
        if self.wish.against is not None:
            frozen = net.load_present(self.wish.against, self.wish.game).weights
            self.frozen = Actor(self.network, self.ops).to(self.device)
            self.frozen.take(frozen)
            self.actor.take(frozen)
        if self.wish.begin is not None:
            before = net.load_present(self.wish.begin, self.wish.game)
            self.actor.take(before.weights)
            self.progress.begun = {key: before.card.get(key) for key in BEGUN}
        if self.wish.resume and self._checkpoint.is_file():
            kept = torch.load(self._checkpoint, map_location=self.device, weights_only=False)
            self.actor.load_state_dict(kept["actor"])
            if self.critic is not None:
                self.critic.load_state_dict(kept["critic"])
            self.optimizer.load_state_dict(kept["optimizer"])
            self.ring = kept["ring"]
            self.progress = Progress(**kept["progress"])
            done = self.progress.spent / (60 * self.wish.minutes)  # of the longer time that is asked for now
            self.progress.looks = min(self.progress.looks, int(done * LOOKS) + 1)
            self.progress.snapshots = min(self.progress.snapshots, int(done * SNAPSHOTS) + 1)

    # The way through

    def go(self) -> list[Result]:
        """Learn for as long as was asked for; how strong it has become."""
        begun = self.begun - self.progress.spent  # what is compiled first counts too
        saved = time.monotonic()
        whole = 60 * self.wish.minutes
        lessons = self.progress.lessons + LEAST_LESSONS
        while self.progress.spent < whole or self.progress.lessons < lessons:
            done = min(1.0, self.progress.spent / whole)
            self._now_and_then(done)
            if self.progress.lessons and self.progress.lessons % CHANGES == 0:
                self.room.renew()
            self._lesson(done)
            self.progress.lessons += 1
            self.progress.decisions += self.plan.steps * self.room.tables
            now = time.monotonic()
            if now - saved > SAVED or self.progress.lessons == 2:
                self._save([])
                saved = now
            self._settle()
            self.progress.spent = time.monotonic() - begun
        results = self._measure(COUNTED)
        self._add_point(results)
        self._save(results)
        return results

    def _add_point(self, results: list[Result]) -> None:
        """A point of the curve, told at once."""
        point = {"minutes": round(self.progress.spent / 60, 2), "decisions": self.progress.decisions}
        self.progress.curve.append(point | {"results": [result.as_json() for result in results]})
        self.tell(self.progress.curve[-1])

    def _settle(self) -> None:
        if self.device.type == "cuda":
            torch.cuda.synchronize()

    def _lesson(self, done: float) -> None:
        first, last = self.plan.entropy
        curiosity = first * (last / first) ** done
        for group in self.optimizer.param_groups:
            group["lr"] = self.plan.rate * max(LEAST_RATE, 1 - done)
        self.room.play(self.actor, self.critic, self._sparring())
        told = learn(self.room, self.actor, self.critic, self.optimizer, curiosity)
        if self.progress.lessons % 10 == 0:
            figures = {key: round(float(value), 4) for key, value in asdict(told).items()}
            self._guard(figures)
            self.tell({"lesson": self.progress.lessons, "seconds": round(self.progress.spent, 1)} | figures
                      | {"decisions": self.progress.decisions})  # fmt: skip

    def _guard(self, figures: dict[str, float]) -> None:
        """Weights that have become no numbers are put back to the last snapshot."""
        fine = all(bool(torch.isfinite(value).all()) for value in self._parameters())
        if fine and figures["entropy"] == figures["entropy"]:
            return
        self.tell({"put back": len(self.ring)})
        made = Actor(self.network, self.ops).to(self.device)
        self.actor.load_state_dict(self.ring[-1] if self.ring else made.state_dict())
        if self.critic is not None:
            self.critic = Critic(self.network, self.plan, self.ops).to(self.device)
        rate = self.plan.rate / 2
        self.plan = replace(self.plan, rate=rate)
        self.optimizer = torch.optim.Adam(self._parameters(), rate, eps=1e-5)

    def _sparring(self) -> Actor | None:
        """Who sits at the tables with others: the frozen one, or an earlier self drawn anew."""
        if self.frozen is not None or not self.ring:
            return self.frozen
        if self.opponent is None:
            self.opponent = Actor(self.network, self.ops).to(self.device)
        self.opponent.load_state_dict(self.dice.choice(self.ring))
        return self.opponent

    def _now_and_then(self, done: float) -> None:
        """Take a snapshot, look at the strength: each so many times in a run."""
        if done >= self.progress.snapshots / SNAPSHOTS and self.progress.lessons:
            self.progress.snapshots = int(done * SNAPSHOTS) + 1
            kept = {key: value.detach().clone() for key, value in self.actor.state_dict().items()}
            self.ring = [*self.ring, kept][-KEPT:]
        if done >= self.progress.looks / LOOKS:
            self.progress.looks = int(done * LOOKS) + 1
            results = self._measure(LOOKED_AT, ("amateur",), LOOK_LIMIT)
            if self.device.type == "cpu" and self.frozen is None:  # whom small trials beat first
                few = self.network.card.seats[0]
                results += self._measure(LOOKED_AT, ("random",), RANDOM_LIMIT, few)
            self._add_point(results)

    def _measure(
        self,
        games: int,
        rivals: tuple[Any, ...] = ("amateur", "random"),
        limit: int | None = None,
        seats: int | None = None,
    ) -> list[Result]:
        """Contests with some numbers of seats, or one; what fails is told, and does not stop the run."""
        if self.device.type == "cpu":
            games = min(games, FEW)
        rivals = rivals if self.frozen is None else (self.frozen,)
        limit = min(self.plan.limit, limit or self.plan.limit)
        results = []
        for many in looked_at(self.network.card.seats) if seats is None else [seats]:
            for who in rivals:
                try:
                    results.append(
                        contest(self.actor, who, many, games, limit, self.wish.seed + 1, self.device)
                    )
                except Exception as error:
                    self.tell({"trouble": f"{type(error).__name__}: {error}", "seats": many})
        return results

    # What is kept

    @property
    def _stem(self) -> str:
        return self.wish.game if self.frozen is None else f"{self.wish.game}-against"

    @property
    def _checkpoint(self) -> Path:
        return self.wish.out / f"{self.wish.game}{'-against' if self.wish.against else ''}.checkpoint.pt"

    @property
    def weights_file(self) -> Path:
        return self.wish.out / f"{self._stem}.npz"

    def _save(self, results: list[Result]) -> None:
        self.wish.out.mkdir(parents=True, exist_ok=True)
        weights = {key: value.detach().float().cpu().numpy() for key, value in self.actor.weights().items()}
        net.save(self.weights_file, self.card(results), weights)
        kept = {
            "actor": self.actor.state_dict(),
            "critic": None if self.critic is None else self.critic.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "ring": self.ring,
            "progress": asdict(self.progress),
        }
        part = self._checkpoint.with_suffix(".part")
        torch.save(kept, part)
        part.replace(self._checkpoint)
        curve = self.wish.out / f"{self._stem}.curve.json"
        curve.write_text(json.dumps(self.progress.curve), encoding="utf-8")

    def card(self, results: list[Result]) -> dict[str, Any]:
        """What these weights are."""
        points = self.progress.curve
        return {
            "game": self.wish.game,
            "rules": self.network.card.version,
            "layout": self.network.digest(),
            "options": {name: list(values) for name, values in self.plan.varied.items()},
            "seats": list(self.network.card.seats),
            "decisions": self.progress.decisions,
            "minutes": round(self.progress.spent / 60, 2),
            "device": self.device.type if self.device.type == "cpu" else torch.cuda.get_device_name(),
            "seed": self.wish.seed,
            "version": tablee.__version__,
            "commit": commit(),
            "begun": self.progress.begun,
            "against": self.wish.against is not None,
            "strength": [r.as_json() for r in results] or (points[-1]["results"] if points else []),
        }


def check(wish: Wish) -> None:
    """Refuse what cannot be begun, before anything is made or told."""
    device_of(wish.device)
    for file in (wish.against, wish.begin):
        if file is not None:
            net.load_present(file, wish.game)


def device_of(name: str) -> torch.device:
    if name == "cuda" and not torch.cuda.is_available():
        raise BadOption("no-gpu")
    return torch.device(name)


def plan_of(wish: Wish, device: torch.device) -> Settings:
    """The game's settings; smaller lessons on a processor; and whatever was asked for instead."""
    plan = settings(wish.game)
    if device.type == "cpu":
        small = {key: min(value, getattr(plan, key)) for key, value in ON_PROCESSOR.items()}
        plan = replace(plan, **small)
    if wish.tables is not None:
        plan = replace(plan, tables=wish.tables)
    return replace(plan, **dict(wish.plan))


def looked_at(seats: tuple[int, int]) -> list[int]:
    """The numbers of seats that a strength is measured at."""
    low, high = seats
    return sorted({low, min(4, high)})


def commit() -> str | None:
    """The commit of the sources, where they are in a repository."""
    here = Path(tablee.__file__).parent
    try:
        found = subprocess.run(
            ["git", "-C", str(here), "rev-parse", "HEAD"],
            capture_output=True,
            text=True,
            timeout=10,
            check=True,
        )
    except (OSError, subprocess.SubprocessError):
        return None
    return found.stdout.strip() or None
