"""What learns: the network that plays, as PyTorch's parameters, and a critic that may see more than it."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import torch
from torch import Tensor, nn

from tablee.bots.tensors import TorchOps
from tablee.core.network import Network, Settings, Shape


def begun(shape: Shape) -> Tensor:
    """Weights at the beginning: orthogonal, of the size the description asks for."""
    made = torch.zeros(shape.size)
    if shape.gain and made.dim() > 1:
        nn.init.orthogonal_(made, shape.gain)
    return made


class Actor(nn.Module):
    """The network of a game; `evaluate` is that of its description."""

    def __init__(self, wanted: Network, ops: TorchOps) -> None:
        super().__init__()
        self.network, self.ops = wanted, ops
        made = {_key(name): nn.Parameter(begun(shape)) for name, shape in wanted.shapes().items()}
        self.kept = nn.ParameterDict(made)

    def weights(self) -> dict[str, Tensor]:
        return {name: self.kept[_key(name)] for name in self.network.shapes()}

    def shown(self, rows: Tensor, choices: Tensor) -> tuple[Tensor, ...]:
        """What the weights are applied to; the same for all networks of the game."""
        shown: tuple[Tensor, ...] = self.network.shown(rows, choices, self.ops)
        return shown

    def forward(
        self, shown: Sequence[Tensor], choices: Tensor, seats: int | None = None
    ) -> tuple[Tensor, Tensor]:
        with half(self.ops.device):
            scores, worth = self.network.judge(self.weights(), shown, choices, self.ops, seats)
        return scores.float(), worth.float()

    def of_rows(self, rows: Tensor, choices: Tensor, seats: int | None = None) -> tuple[Tensor, Tensor]:
        """Scores and worths from rows at once."""
        scores, worth = self(self.shown(rows, choices), choices, seats)
        return scores, worth

    def take(self, weights: Mapping[str, Any]) -> None:
        """Begin where other weights are."""
        with torch.no_grad():
            for name, value in weights.items():
                self.kept[_key(name)].copy_(torch.as_tensor(value))


def _key(name: str) -> str:
    return name.replace(".", "_")


def half(device: torch.device) -> torch.autocast:
    """Products in half precision where that is quicker."""
    return torch.autocast(device.type, torch.bfloat16, enabled=device.type == "cuda")


class Critic(nn.Module):
    """What a table is worth to every seat, counted from who decides, by one that sees the others' hands too.
    It only ever learns."""

    WIDTH = 384

    def __init__(self, wanted: Network, plan: Settings, ops: TorchOps) -> None:
        super().__init__()
        self.network, self.ops = wanted, ops
        self.columns = columns(wanted, plan)
        wide = self.WIDTH
        inputs = self._inputs()
        self.layers = nn.Sequential(
            nn.Linear(inputs, wide),
            nn.ReLU(),
            nn.Linear(wide, wide),
            nn.ReLU(),
            nn.Linear(wide, wanted.seats),
        )

    def _inputs(self) -> int:
        """How many numbers it is shown: found by showing it an empty table."""
        rows = torch.zeros(1, self.network.inputs, device=self.ops.device)
        shape = (1, self.network.most if self.network.listed else self.network.actions)
        choices = torch.zeros(
            shape, device=self.ops.device, dtype=torch.int16 if self.network.listed else torch.bool
        )
        others = torch.zeros(1, self.network.seats - 1, len(self.columns), device=self.ops.device)
        return int(self.shown(rows, choices, others).shape[1])

    def shown(self, rows: Tensor, choices: Tensor, others: Tensor) -> Tensor:
        """What its layers are applied to: what the seat sees, and what the others hide."""
        own = self.network.features(rows, choices, self.ops)
        return torch.cat([own, self.network.unveiled(rows, others, self.ops)], 1)

    def forward(self, shown: Tensor) -> Tensor:
        with half(self.ops.device):
            worth: Tensor = self.layers(shown)
        return worth.float()


def columns(wanted: Network, plan: Settings) -> list[int]:
    """The numbers of another's row that a critic may see."""
    places: list[Iterable[int]] = [
        range(wanted.layout[name].start, wanted.layout[name].start + wanted.layout[name].size)
        for name in plan.secrets
    ]
    return [column for place in places for column in place]
