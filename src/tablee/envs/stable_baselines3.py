"""The games for Stable-Baselines3 and sb3-contrib: many tables as one of their vector environments.

They take a table that ended to be dealt anew at once, and its last observation in `info`; all else is passed
on.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

try:
    from stable_baselines3.common.vec_env.base_vec_env import VecEnv
except ImportError as missing:
    from tablee.envs import needs

    raise needs("stable-baselines3", "sb3") from missing

from tablee.core.arguments import Array
from tablee.envs.gymnasium import TableVectorEnv


class VecTables(VecEnv):  # type: ignore[misc]
    """Many tables for Stable-Baselines3: `VecTables("lobo77", 256, seats=2, bots="amateur")`.

    It takes what `gymnasium.make_vec` takes. An observation is the learner's row of numbers; masks are asked
    for with `action_masks`, as `MaskablePPO` does by itself. A learner that knows no masks would choose what
    is not legal, which is refused with `IllegalAction`: take one that does.
    """

    def __init__(self, game: str, num_envs: int = 256, seats: int | None = None, **settings: Any) -> None:
        self.tables = TableVectorEnv(game, num_envs, seats, **settings)
        self.render_mode = None
        self._actions: Array = np.zeros(num_envs, "i8")
        spaces = self.tables.single_observation_space, self.tables.single_action_space
        super().__init__(num_envs, spaces[0]["observation"], spaces[1])

    def reset(self) -> Array:
        """Deal all tables; what `seed` was given is used once."""
        seen, _ = self.tables.reset(seed=self._seeds[0])
        self._reset_seeds()
        rows: Array = seen["observation"].copy()
        return rows

    def step_async(self, actions: Array) -> None:
        self._actions = np.asarray(actions)

    def step_wait(self) -> tuple[Array, Array, Array, list[dict[str, Any]]]:
        seen, rewards, over, cut, told = self.tables.step(self._actions)
        rows, ended = seen["observation"], over | cut
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for place in np.flatnonzero(ended).tolist():
            infos[place] = {
                "terminal_observation": rows[place].copy(),
                "TimeLimit.truncated": bool(cut[place]),
                "faults": int(told["faults"][place]),
            }
        if ended.any():
            self.tables.reset(options={"reset_mask": ended})
        return rows.copy(), rewards.astype("f4"), ended, infos

    def set_bots(self, bots: Any, mixed: bool = False) -> None:
        """Play against these from now on: an earlier self is a policy like any other. Where this is wrapped,
        `env_method("set_bots", bots)` reaches it."""
        self.tables.set_bots(bots, mixed)

    def action_masks(self) -> Array:
        """The legal actions at each table, as flags."""
        masks: Array = self.tables.batch.mask.copy()
        return masks

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        """What a method gives for some tables; of those there are, `action_masks` is for each by itself."""
        found = getattr(self, method_name)(*args, **kwargs)
        places = self._places(indices)
        return [found[k] for k in places] if method_name == "action_masks" else [found] * len(places)

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self, attr_name)] * len(self._places(indices))

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        setattr(self, attr_name, value)

    def env_is_wrapped(self, wrapper_class: type, indices: Any = None) -> list[bool]:
        return [False] * len(self._places(indices))

    def _places(self, indices: int | Iterable[int] | None) -> Sequence[int]:
        return list(self._get_indices(indices))

    def close(self) -> None:
        self.tables.close()
