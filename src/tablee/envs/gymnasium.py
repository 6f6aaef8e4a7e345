"""The games as Gymnasium environments: one seat learns, programs sit in the others.

Importing this module registers an environment for every game on the shelf, `tablee/Duo-v1` for one (`IDS`
has them all); `gymnasium.make_vec` gives the form that steps thousands of games at once.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np

try:
    import gymnasium
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as missing:
    from tablee.envs import needs

    raise needs("gymnasium") from missing

import tablee
from tablee.bots.compiled import Replies
from tablee.bots.players import Player
from tablee.core.arguments import is_whole, natural
from tablee.core.batch import Batch
from tablee.core.game import Game
from tablee.envs import LIMIT, reset_options
from tablee.envs.episode import Episode
from tablee.envs.spaces import RENDER_MODES, action_space, observation, observation_space, render
from tablee.errors import BadOption, IllegalAction, UnknownBot

Array = np.ndarray[Any, Any]
IDS = {card.name: f"tablee/{card.name.capitalize()}-v{card.environment}" for card in tablee.shelf()}
RANDOM = "random"
AMATEUR = "amateur"


class TableEnv(gymnasium.Env[dict[str, Any], int]):  # type: ignore[misc]
    """One seat of a table, the others taken by programs (`bots`: a name for all, or one for each).

    Observations and rewards are those of the PettingZoo form. An illegal action is refused: nothing
    happens at the table, `info["refused"]` says why, and the refusal counts against `max_cycles`.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        seat: int = 0,
        bots: str | Sequence[str] = AMATEUR,
        max_cycles: int = LIMIT,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game = tablee.game(game, seats, **options)
        self.seat = _checked(seat, self.game)
        self.max_cycles = natural("max_cycles", max_cycles)
        self.render_mode = render_mode
        names = [bots] * (self.game.seats - 1) if isinstance(bots, str) else list(bots)
        if len(names) != self.game.seats - 1:
            raise BadOption("bots-at-table", seats=self.game.seats - 1, given=len(names))
        programs = iter([None if name == RANDOM else Player(name) for name in names])
        self.programs = {k: next(programs) for k in range(self.game.seats) if k != self.seat}
        self.observation_space = observation_space(self.game)
        self.action_space = action_space(self.game)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal, or begin from a position: `options={"state": …}`, in the game's notation."""
        state = reset_options(options, "state")
        super().reset(seed=seed)
        self._refused = 0
        self.table = Episode(self.game, int(self.np_random.integers(2**63)), self.max_cycles, state)
        self._let_others_play()
        return observation(self.table, self.seat), {}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        info = {}
        try:
            self.table.play(int(action))
        except IllegalAction as refusal:
            self._refused += 1
            info["refused"] = str(refusal)
        self._let_others_play()
        over = self.table.over
        cut = self.table.cut or (not over and self.table.actions + self._refused >= self.max_cycles)
        reward = self.table.payoffs()[self.seat] if over or cut else 0.0
        return observation(self.table, self.seat), reward, over, cut, info

    def _let_others_play(self) -> None:
        while not self.table.finished and self.table.asked != self.seat:
            program = self.programs[self.table.asked]
            seed = int(self.np_random.integers(2**31))
            match = self.table.match
            if program is None:
                text = Random(seed).choice(match.legal())
            else:
                text = program.decide(match, match.asked, seed).action or match.legal()[0]
            self.table.play(self.game.codes[text])

    def action_masks(self) -> Array:
        """The legal actions as flags, as sb3-contrib's maskable learners ask for them."""
        return self.table.mask(self.seat).astype("?")

    def render(self) -> Any:
        return None if self.render_mode is None else render(self.table.match, self.seat, self.render_mode)

    def close(self) -> None:
        for program in self.programs.values():
            if program is not None:
                program.close()


class TableVectorEnv(VectorEnv[dict[str, Array], Array, Array]):  # type: ignore[misc]
    """The same for many tables at once, all in compiled code.

    The others play at random or by the rule of thumb (`bots`: "random" or "amateur"). A finished
    table is dealt anew by the next step, whatever its action. An illegal action raises `IllegalAction`
    and changes nothing. Observations are arrays of the environment's own: copy what is to be kept.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1024,
        seats: int | None = None,
        *,
        seat: int = 0,
        bots: str = AMATEUR,
        max_cycles: int = LIMIT,
        threads: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if bots not in (RANDOM, AMATEUR):
            raise UnknownBot("bots-of-many-tables", name=str(bots), known=f"{RANDOM}, {AMATEUR}")
        self.game = tablee.game(game, seats, **options)
        self.seat = _checked(seat, self.game)
        num_envs = self.num_envs = natural("num_envs", num_envs)
        self.batch = Batch(self.game, num_envs, limit=max_cycles, auto_reset=False, threads=threads)
        self.replies = Replies(self.batch, self.seat, bots == AMATEUR)
        self.single_observation_space = observation_space(self.game)
        self.single_action_space = action_space(self.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._rows = np.zeros((num_envs, self.game.layout.size), "f4")

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Array], dict[str, Any]]:
        """Deal all tables anew, or only those that `options={"reset_mask": …}` marks."""
        marked = reset_options(options, "reset_mask")
        if marked is not None:
            self.batch.reset(marked, seed)
        else:
            super().reset(seed=seed)
            number = int(self.np_random.integers(2**62))
            self.batch.reset(seed=number)
            self.replies.reset(number)
        self.replies.play()
        return self._observation(), {}

    def step(self, actions: Array) -> tuple[dict[str, Array], Array, Array, Array, dict[str, Any]]:
        batch = self.batch
        waiting = batch.to_play < 0
        batch.step(np.asarray(actions))
        if waiting.any():
            batch.reset(waiting)
        self.replies.play()
        rewards = batch.rewards[:, self.seat].astype("f8")
        return self._observation(), rewards, batch.terminated.copy(), batch.truncated.copy(), {}

    def _observation(self) -> dict[str, Array]:
        rows = self.batch.observe(self.seat, self._rows)
        return {"observation": rows, "action_mask": self.batch.mask.view("i1")}


def _checked(seat: int, game: Game) -> int:
    if not is_whole(seat) or seat not in range(game.seats):
        raise BadOption("bad-seat", seat=repr(seat), last=game.seats - 1)
    return int(seat)


def register() -> None:
    """Make the games known to `gymnasium.make`."""
    for game, name in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="tablee.envs.gymnasium:TableEnv",
                vector_entry_point="tablee.envs.gymnasium:TableVectorEnv",
                disable_env_checker=True,
                kwargs={"game": game},
            )


register()
