"""How strong a network has become: whole games against others, one seat a table, all tables at once."""

from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor

from tablee.bots.compiled import thumbs
from tablee.core.network import Network
from tablee.learn.lesson import sampled
from tablee.learn.models import Actor
from tablee.learn.tables import Group, tensor

LOOK = 32  # steps between two looks whether all games are over


@dataclass(frozen=True)
class Result:
    """Games won by one seat, and of how many: a fair share is one in `seats`."""

    opponents: str
    seats: int
    games: int
    share: float

    @property
    def error(self) -> float:
        """Two standard errors of the share."""
        return float(2 * (self.share * (1 - self.share) / max(1, self.games)) ** 0.5)

    @property
    def gain(self) -> float:
        """What is won beyond the fair share."""
        return self.share - 1 / self.seats

    def as_json(self) -> dict[str, Any]:
        return {
            "opponents": self.opponents,
            "seats": self.seats,
            "games": self.games,
            "share": round(self.share, 4),
            "error": round(self.error, 4),
        }


class Others:
    """Those who play the other seats: `random`, `amateur` (the rule of thumb), or another network."""

    def __init__(self, who: "str | Actor", group: Group, seed: int) -> None:
        self.who, self.group = who, group
        self.thumbs = thumbs(group.batch, seed) if who == "amateur" else None

    def codes(self, rows: Tensor, choices: Tensor) -> Tensor:
        if self.thumbs is not None:
            return tensor(self.thumbs.choose(), self.group.device).long()
        if isinstance(self.who, Actor):
            scores, _ = self.who.of_rows(rows, choices, self.group.seats)
        else:
            flags = choices >= 0 if self.group.network.listed else choices
            scores = torch.zeros(choices.shape, device=choices.device).masked_fill(~flags, -1e9)
        return as_codes(self.group.network, choices, sampled(scores))


def as_codes(wanted: Network, choices: Tensor, chosen: Tensor) -> Tensor:
    return choices.gather(1, chosen[:, None])[:, 0].long() if wanted.listed else chosen


@torch.no_grad()
def contest(
    actor: Actor,
    who: "str | Actor",
    seats: int,
    games: int,
    limit: int,
    seed: int,
    device: torch.device,
    options: dict[str, Any] | None = None,
    likeliest: bool = True,
) -> Result:
    """The share of games that a network wins from one seat; the first game of each table counts."""
    group = Group(actor.network, seats, options or {}, games, seed, limit, device)
    others = Others(who, group, seed)
    mine = torch.arange(games, device=device) % seats
    share, over = torch.zeros(games, device=device), torch.zeros(games, dtype=torch.bool, device=device)
    told = group.told.expand(games, -1)
    for step in range(limit + 1):
        rows, choices = torch.cat([group.rows, told], 1), group.choices().clone()
        scores, _ = actor.of_rows(rows, choices, seats)
        chosen = scores.argmax(1) if likeliest else sampled(scores)
        own = group.to_play.long() == mine
        group.step(torch.where(own, as_codes(actor.network, choices, chosen), others.codes(rows, choices)))
        won = group.won().gather(1, mine[:, None])[:, 0]
        now = group.ended() & ~over
        share = torch.where(now, (won * (seats - 1) + 1) / seats, share)
        over |= now
        if step % LOOK == 0 and bool(over.all()):
            break
    name = who if isinstance(who, str) else "weights"
    return Result(name, seats, games, float(share.mean()))
