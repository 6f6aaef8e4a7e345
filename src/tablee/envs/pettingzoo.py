"""The games as PettingZoo environments, agents taking turns (AEC)."""

from typing import Any

import numpy as np

try:
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper
except ImportError as missing:
    from tablee.envs import needs

    raise needs("pettingzoo") from missing

from tablee.core.arguments import natural
from tablee.envs import LIMIT, reset_options, table_game
from tablee.envs.episode import Episode
from tablee.envs.spaces import RENDER_MODES, action_space, observation, observation_space, render


class TableEnv(AECEnv[str, dict[str, Any], int | None]):  # type: ignore[misc]
    """A table whose agents are its seats: `seat_0`, `seat_1` …

    An observation holds what the seat knows (`observation`, laid out as the game's `layout` says) and
    the actions it is shown as open (`action_mask`). At the end every agent gets its payoff, from +1 for
    the first to -1 for the last; an episode that `max_cycles` actions have not ended is cut and paid by
    the standings. An illegal action raises `IllegalAction` and changes nothing.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        max_cycles: int = LIMIT,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.game = table_game(TableEnv, game, seats, options)
        self.max_cycles = natural("max_cycles", max_cycles)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{game}_v{self.game.card.environment}",
            "render_modes": RENDER_MODES,
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.seats)]
        self.observation_spaces = {agent: observation_space(self.game) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.game) for agent in self.possible_agents}
        self._dice: np.random.Generator | None = None

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal, or begin from a position (`options={"state": …}`). A seed makes this game and those after it
        repeatable."""
        state = reset_options(options, "state", strict=False)  # its own tests of an interface pass others
        if seed is not None or self._dice is None:
            self._dice = np.random.default_rng(seed)
        self.table = Episode(self.game, int(self._dice.integers(2**63)), self.max_cycles, state)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.asked]

    def observe(self, agent: str) -> dict[str, Any]:
        return observation(self.table, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.table.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.table.finished:
            self.rewards = dict(zip(self.possible_agents, self.table.payoffs(), strict=True))
            self.terminations = dict.fromkeys(self.agents, self.table.over)
            self.truncations = dict.fromkeys(self.agents, self.table.cut)
        else:
            self.agent_selection = self.possible_agents[self.table.asked]
        self._accumulate_rewards()

    def render(self) -> Any:
        """The table as the seat sees it that decides."""
        if self.render_mode is None:
            return None
        seat = self.possible_agents.index(self.agent_selection)
        return render(self.table.match, seat, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


raw_env = TableEnv


def env(game: str, seats: int | None = None, **settings: Any) -> Any:
    """A game as PettingZoo's environment, with its usual checks around it.

    >>> table = env("lobo77", seats=3)
    >>> table.reset(seed=1)
    >>> table.agents
    ['seat_0', 'seat_1', 'seat_2']
    """
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(TableEnv(game, seats, **settings)))
