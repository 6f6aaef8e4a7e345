"""What networks are evaluated with in PyTorch, where it is installed; see `core/network.py`."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import torch
from torch import Tensor


class TorchOps:
    """The operations in PyTorch, on one device; constants are brought there once."""

    def __init__(self, device: Any) -> None:
        self.device = torch.device(device)
        self._there: dict[int, tuple[Any, Tensor]] = {}  # by identity, which the array itself keeps alive

    def constant(self, values: np.ndarray[Any, Any]) -> Tensor:
        found = self._there.get(id(values))
        if found is None:
            found = self._there[id(values)] = values, torch.tensor(np.asarray(values), device=self.device)
        return found[1]

    def floats(self, array: Tensor) -> Tensor:
        return array.float()

    def whole(self, array: Tensor) -> Tensor:
        return array.long()

    def relu(self, array: Tensor) -> Tensor:
        return torch.relu(array)

    def joined(self, arrays: Sequence[Tensor], axis: int = -1) -> Tensor:
        return torch.cat(list(arrays), axis)

    def largest(self, array: Tensor, axis: int) -> Tensor:
        return array.amax(axis)

    def along(self, array: Tensor, places: Tensor) -> Tensor:
        return array.gather(-1, places)

    def where(self, flags: Tensor, array: Tensor, other: float) -> Tensor:
        return array.float().masked_fill(~flags, other)

    def marks(self, places: Tensor, flags: Tensor, size: int) -> Tensor:
        marked = torch.zeros(places.shape[0], size + 1, device=places.device)
        return marked.scatter_(1, places.masked_fill(~flags, size), 1.0)[:, :size]
