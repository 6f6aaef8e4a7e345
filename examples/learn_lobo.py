"""Learning Lobo 77 by play against oneself: proximal policy optimisation in PyTorch, on the CPU.

python examples/learn_lobo.py --minutes 5 --seats 2

All seats of a batch of tables are played by one network, which is tried now and then against random
players and against the program's amateurs. The weights go to lobo77.pt, the learning curve to
lobo77.png; examples/learned_lobo.py then sits down at a table with them.
"""

import argparse
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from credit import advantages
from torch import Tensor, nn
from torch.distributions import Categorical

import tablee
import tablee.envs.gymnasium
from tablee.core.batch import Batch
from tablee.lab.statistics import interval

Array = np.ndarray[Any, Any]

GAMES = 512  # tables side by side
STEPS = 64  # decisions at each table between two lessons
EPOCHS = 3  # how often a lesson is gone through …
CHUNK = 4096  # … and in pieces of how many decisions
RATE = 1e-3  # of learning, at the beginning; it falls to nothing at the end
TRACE = 0.95  # how far an advantage looks ahead (lambda)
CLIP = 0.2  # how far a lesson may change the chance of a choice
CURIOSITY = 0.01  # the worth of entropy
OPPONENTS = ("random", "amateur")
TRIES = 12  # evaluations in a run

# The network wants small numbers. The total, which all depends on, it learns one by one.
SCALES = {"round": 0.1, "lives": 0.25, "sizes": 0.2, "pile": 0.02, "laid": 0.5, "total": 0.0}
LEAST, MOST = -20, 77
FORBIDDEN = -1e9


class Policy(nn.Module):
    """What to do, and what the table is worth to the seat that decides."""

    def __init__(self, width: int = 256) -> None:
        super().__init__()
        game = tablee.game("lobo77")
        scales = torch.ones(game.layout.size)
        for part, scale in SCALES.items():
            scales[game.layout[part].place] = scale
        self.register_buffer("scales", scales)
        self.total = game.layout["total"].start
        self.totals = nn.Embedding(MOST - LEAST + 1, width)
        self.first = nn.Linear(game.layout.size, width)
        self.second = nn.Linear(width, width)
        self.choice = nn.Linear(width, game.rules.ACTIONS)
        self.worth = nn.Linear(width, 1)
        nn.init.zeros_(self.choice.weight)

    def forward(self, rows: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """The logits of all actions, illegal ones as good as never, and the payoff expected."""
        total = rows[:, self.total].clamp(LEAST, MOST).long() - LEAST
        hidden = torch.relu(self.first(rows * self.scales) + self.totals(total))
        hidden = torch.relu(self.second(hidden))
        return self.choice(hidden).masked_fill(~mask, FORBIDDEN), self.worth(hidden).squeeze(1)

    @torch.no_grad()
    def best(self, rows: Array, mask: Array) -> Array:
        """The likeliest action for each row."""
        logits, _ = self(torch.from_numpy(rows), torch.from_numpy(mask))
        return logits.argmax(1).numpy()


@dataclass
class Lesson:
    """Decisions to learn from, one after another."""

    rows: Tensor
    mask: Tensor
    actions: Tensor
    log_chances: Tensor  # of the actions, when they were chosen
    gains: Tensor  # their advantages
    returns: Tensor  # what the tables turned out to be worth


@torch.no_grad()
def play(policy: Policy, batch: Batch) -> Lesson:
    """Some decisions at every table of the batch, each credited to the seat that made it."""
    rows, mask = torch.from_numpy(batch.observations), torch.from_numpy(batch.mask)  # the batch's own memory
    kept: list[tuple[Tensor, ...]] = []  # rows, masks, actions, the logarithms of their chances, values
    told: list[tuple[Array, ...]] = []  # seats, rewards, ends
    for _ in range(STEPS):
        logits, values = policy(rows, mask)
        chances = Categorical(logits=logits)
        actions = chances.sample()
        kept.append((rows.clone(), mask.clone(), actions, chances.log_prob(actions), values))
        seats = batch.to_play.astype("i8")
        batch.step(actions.numpy())
        told.append((seats, batch.rewards.copy(), batch.terminated.copy()))
    *choices, values = (torch.stack(parts) for parts in zip(*kept, strict=True))
    seats, rewards, ended = (np.stack(parts) for parts in zip(*told, strict=True))
    found, known = advantages(seats, values.numpy(), rewards, ended, TRACE)
    gains, keep = torch.from_numpy(found), torch.from_numpy(known)
    return Lesson(*(part[keep] for part in (*choices, gains, values + gains)))


def learn(policy: Policy, optimizer: torch.optim.Optimizer, lesson: Lesson) -> None:
    """Make what turned out well likelier, but not by too much at a time."""
    gains = (lesson.gains - lesson.gains.mean()) / (lesson.gains.std() + 1e-8)
    for _ in range(EPOCHS):
        for some in torch.randperm(len(gains)).split(CHUNK):
            logits, values = policy(lesson.rows[some], lesson.mask[some])
            chances = Categorical(logits=logits)
            ratio = (chances.log_prob(lesson.actions[some]) - lesson.log_chances[some]).exp()
            better = torch.min(ratio * gains[some], ratio.clamp(1 - CLIP, 1 + CLIP) * gains[some]).mean()
            error = (values - lesson.returns[some]).square().mean()
            loss = -better + 0.5 * error - CURIOSITY * chances.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimizer.step()


def win_share(policy: Policy, seats: int, bots: str, tables: int, seed: int) -> float:
    """The share of tables that the policy wins from one seat, with the same program in all others."""
    envs = gymnasium.make_vec("tablee/Lobo77-v2", num_envs=tables, seats=seats, bots=bots)
    seen, _ = envs.reset(seed=seed)
    payoffs = np.full(tables, np.nan)
    while np.isnan(payoffs).any():
        actions = policy.best(seen["observation"], seen["action_mask"].view("?"))
        seen, rewards, terminated, truncated, _ = envs.step(actions)
        first = (terminated | truncated) & np.isnan(payoffs)  # only the first game of each table counts
        payoffs[first] = rewards[first]
    return float((payoffs == 1).mean())


def tell(point: dict[str, float], decisions: int, tables: int) -> None:
    """An evaluation as a line, with 95 % intervals."""
    words = f"{60 * point['minutes']:4.0f} s {decisions:10,} decisions; won"
    for bots in OPPONENTS:
        low, high = interval(point[bots], tables)
        words += f"  {100 * point[bots]:5.1f} % ({100 * low:.1f} – {100 * high:.1f}) against {bots}"
    print(words, flush=True)


def draw(curve: list[dict[str, float]], seats: int, tables: int, file: Path) -> None:
    """The win shares over time, with 95 % intervals."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4), layout="constrained")
    minutes = [point["minutes"] for point in curve]
    for bots, colour in zip(OPPONENTS, ("#7a9e7e", "#b5523b"), strict=True):
        shares = [point[bots] for point in curve]
        low, high = zip(*(interval(share, tables) for share in shares), strict=True)
        axes.plot(minutes, shares, "o-", color=colour, label=f"against {bots} players", markersize=3)
        axes.fill_between(minutes, low, high, color=colour, alpha=0.2, linewidth=0)
    axes.axhline(1 / seats, color="grey", linestyle=":", label="a fair share")
    axes.set(xlabel="minutes on the CPU", ylabel="games won", ylim=(0, 1))
    axes.set_title(f"Lobo 77 with {seats} seats, learnt by play against itself")
    axes.legend(loc="lower right")
    figure.savefig(file, dpi=120)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1, help="of PyTorch; more only pay on idle cores")
    parser.add_argument("--tables", type=int, default=2000, help="games of an evaluation")
    parser.add_argument("--out", type=Path, default=Path(), help="the folder for weights and curve")
    given = parser.parse_args()
    torch.manual_seed(given.seed)
    torch.set_num_threads(given.threads)
    policy = Policy()
    optimizer = torch.optim.Adam(policy.parameters(), RATE)
    batch = tablee.batch("lobo77", given.seats, GAMES, seed=given.seed, observations=True)
    curve: list[dict[str, float]] = []
    decisions, begun = 0, time.monotonic()
    while True:
        done = min(1.0, (time.monotonic() - begun) / (60 * given.minutes))
        if done >= (len(curve) / TRIES) ** 2:  # more often at the beginning, when much changes
            point = {
                bots: win_share(policy, given.seats, bots, given.tables, given.seed) for bots in OPPONENTS
            }
            curve.append({"minutes": done * given.minutes, **point})
            tell(curve[-1], decisions, given.tables)
        if done == 1:
            break
        optimizer.param_groups[0]["lr"] = RATE * (1 - done)
        learn(policy, optimizer, play(policy, batch))
        decisions += STEPS * GAMES
    torch.save(policy.state_dict(), given.out / "lobo77.pt")
    draw(curve, given.seats, given.tables, given.out / "lobo77.png")


if __name__ == "__main__":
    main()
