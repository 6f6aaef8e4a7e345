"""Tables to learn at: groups of one number of seats and one choice of options, their arrays as tensors."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np
import torch
from torch import Tensor

import tablee
from tablee.core.card import Card
from tablee.core.network import Network, Settings

USUAL = 0.5  # of the tables that change, those with the options as usual


def tensor(array: Any, device: torch.device) -> Tensor:
    """An array of a batch as a tensor that shares its memory."""
    if device.type == "cpu":
        return torch.from_numpy(array)
    made = torch.as_tensor(array, device=device)
    assert made.data_ptr() == array.__cuda_array_interface__["data"][0], "a copy would never change"
    return made


class Group:
    """Tables alike, side by side."""

    def __init__(
        self,
        wanted: Network,
        seats: int,
        options: Mapping[str, Any],
        games: int,
        seed: int,
        limit: int,
        device: torch.device,
    ) -> None:
        kind: Any = device.type
        self.network, self.seats, self.games, self.device = wanted, seats, games, device
        name = wanted.card.name
        self.batch: Any = tablee.batch(
            name,
            seats,
            games,
            device=kind,
            seed=seed,
            limit=limit,
            observations=True,
            checked=False,
            options=options,
        )
        self.options = self.batch.game.options
        self.told = torch.tensor(wanted.options(self.options), device=device)
        self.rows = tensor(self.batch.observations, device)
        self.to_play = tensor(self.batch.to_play, device)
        self.counts = tensor(self.batch.counts, device)
        self.legal = tensor(self.batch.legal.view(np.int16), device)
        self.mask = tensor(self.batch.mask, device)
        self.rewards = tensor(self.batch.rewards, device)
        self.terminated = tensor(self.batch.terminated, device)
        self.truncated = tensor(self.batch.truncated, device)
        self._place = torch.arange(wanted.most, device=device, dtype=torch.int16)
        self._seen: Tensor | None = None

    def choices(self) -> Tensor:
        """What may be done at each table: flags, or codes that end in -1s."""
        if not self.network.listed:
            return self.mask
        return self.legal.masked_fill(self._place >= self.counts[:, None], -1)

    def step(self, codes: Tensor) -> None:
        codes = codes.to(torch.int32).contiguous()
        self.batch.step(codes if self.device.type == "cuda" else codes.numpy())

    def won(self) -> Tensor:
        """What each seat has of the games just ended: 1 for a win, the others' share of -1; a tie is shared.
        Zeros elsewhere."""
        ended = self.ended()[:, None]
        first = (self.rewards == self.rewards.amax(1, keepdim=True)) & ended
        share = first / first.sum(1, keepdim=True).clamp(min=1)
        return (share * self.seats - 1) / (self.seats - 1) * ended

    def ended(self) -> Tensor:
        return self.terminated | self.truncated

    def seen_by(self, places: int) -> Tensor:
        """The rows of whoever sits so many places to the left of who decides; written in place each time."""
        whose = ((self.to_play.int() + places) % self.seats).to(torch.int8)
        if self._seen is None:
            self._seen = torch.empty_like(self.rows)
        if self.device.type == "cuda":
            self.batch.observe(whose, out=self._seen)
        else:
            self.batch.observe(whose.numpy(), out=self._seen.numpy())
        return self._seen


@dataclass(frozen=True)
class Setting:
    """What one group of tables is like; without seats it changes from time to time."""

    games: int
    seats: int | None = None


def settings_of(plan: Settings, card: Card, tables: int) -> list[Setting]:
    """How so many tables are shared out: those of fixed seats, and two groups that change for the rest."""
    low, high = card.seats
    fixed = {seats: share for seats, share in plan.shares.items() if low <= seats <= high}
    rest = max(0.0, 1 - sum(fixed.values()))
    found = [Setting(max(8, int(tables * share)), seats) for seats, share in fixed.items()]
    return found + [Setting(max(8, int(tables * rest / 2))) for _ in range(2) if rest > 0.01]


def drawn(plan: Settings, card: Card, dice: Random) -> tuple[int, dict[str, Any]]:
    """Seats and options of tables that change."""
    seats = dice.randint(*card.seats)
    if not plan.varied or dice.random() < USUAL:
        return seats, {}
    return seats, {name: dice.choice(values) for name, values in plan.varied.items()}
