"""The games as Gymnasium environments: one seat learns, programs sit in the others.

Importing this module registers an environment for every game on the shelf, `tablee/Duo-v1` for one (`IDS`
has them all); `gymnasium.make_vec` gives the form that steps thousands of games at once.
"""

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
from tablee.bots.players import Player, fault, refuse_stranger, sit_down
from tablee.core.arguments import flag, is_whole, natural
from tablee.core.batch import Batch, marked_anew
from tablee.core.game import Game
from tablee.envs import LIMIT, reset_options, table_game
from tablee.envs.company import AMATEUR, RANDOM, SELF, Company, one_for_each
from tablee.envs.episode import Episode
from tablee.envs.spaces import RENDER_MODES, action_space, observation, observation_space, render
from tablee.errors import BadOption, IllegalAction, TableeError, UnknownBot

Array = np.ndarray[Any, Any]
IDS = {card.name: f"tablee/{card.name.capitalize()}-v{card.environment}" for card in tablee.shelf()}


class TableEnv(gymnasium.Env[dict[str, Any], int]):  # type: ignore[misc]
    """One seat of a table, the others taken by programs.

    `bots` is one program for all of them, or a list of one for each: a name (a level, `net`, `search-1000`,
    `random`, an installed guest), `"module:Class"`, an object with `choose` or `act`, or a policy. With
    `mixed` each other seat draws one of the list at every deal. `seat` is the learner's, or "random": drawn
    at every deal. The levels think so many playouts and not by the clock, so that a seed repeats an episode.

    Observations and rewards are those of the PettingZoo form. An illegal action is refused: nothing
    happens at the table, `info["refused"]` says why, and the refusal counts against `max_cycles`. A program
    that crashes, stalls or answers nonsense has the rule of thumb play for it; `info["faults"]` counts that
    since the deal, and with `strict` it raises `BotFault`. `info["seat"]` is the learner's seat.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        seat: int | str = 0,
        bots: Any = AMATEUR,
        mixed: bool = False,
        strict: bool = False,
        max_cycles: int = LIMIT,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game = table_game(TableEnv, game, seats, options)
        self._place = _checked(seat, self.game)
        self.seat = self._place or 0
        self.max_cycles = natural("max_cycles", max_cycles)
        self.render_mode = render_mode
        self.strict = flag("strict", strict)
        self._players: list[Player | None] = []
        self.set_bots(bots, mixed)
        self.observation_space = observation_space(self.game)
        self.action_space = action_space(self.game)

    def set_bots(self, bots: Any, mixed: bool = False) -> None:
        """Play against these from the next deal on."""
        if isinstance(bots, str) and bots == SELF:
            raise UnknownBot("self-at-one-table")
        players: list[Player | None] = []
        try:
            for bot in one_for_each(bots, self.game.seats, flag("mixed", mixed)):
                refuse_stranger(bot, self.game.name)
                players.append(None if isinstance(bot, str) and bot == RANDOM else sit_down(bot))
        except TableeError:
            send_away(players)
            raise
        self.close()
        self.mixed, self._players = mixed, players
        self._seat_all()

    def _seat_all(self) -> None:
        """Say who sits where; what is drawn is drawn anew."""
        seats = self.game.seats
        if self._place is None:
            self.seat = int(self.np_random.integers(seats))
        others = [k for k in range(seats) if k != self.seat]
        if self.mixed:
            drawn = [self._players[k] for k in self.np_random.integers(len(self._players), size=seats - 1)]
        else:
            drawn = self._players
        self.programs = dict(zip(others, drawn, strict=True))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal, or begin from a position: `options={"state": …}`, in the game's notation."""
        state = reset_options(options, "state")
        super().reset(seed=seed)
        self._refused = self._faults = 0
        self._seat_all()
        self.table = Episode(self.game, int(self.np_random.integers(2**63)), self.max_cycles, state)
        self._let_others_play()
        return observation(self.table, self.seat), self._info()

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        refused = {}
        try:
            self.table.play(int(action))
        except IllegalAction as refusal:
            self._refused += 1
            refused["refused"] = str(refusal)
        self._let_others_play()
        over = self.table.over
        cut = self.table.cut or (not over and self.table.actions + self._refused >= self.max_cycles)
        reward = self.table.payoffs()[self.seat] if over or cut else 0.0
        return observation(self.table, self.seat), reward, over, cut, self._info() | refused

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat, "faults": self._faults}

    def _let_others_play(self) -> None:
        while not self.table.finished and self.table.asked != self.seat:
            program = self.programs[self.table.asked]
            seed = int(self.np_random.integers(2**31))
            match = self.table.match
            if program is None:
                text = Random(seed).choice(match.legal())
            else:
                decision = program.decide(match, match.asked, seed)
                if decision.trouble is not None:
                    if self.strict:
                        raise fault(decision.trouble)
                    self._faults += 1
                text = decision.action or match.legal()[0]
            self.table.play(self.game.codes[text])

    def action_masks(self) -> Array:
        """The legal actions as flags, as sb3-contrib's maskable learners ask for them."""
        return self.table.mask(self.seat).astype("?")

    def render(self) -> Any:
        return None if self.render_mode is None else render(self.table.match, self.seat, self.render_mode)

    def close(self) -> None:
        send_away(self._players)


def send_away(players: list[Player | None]) -> None:
    """Programs that are processes end."""
    for program in players:
        if program is not None:
            program.close()


class TableVectorEnv(VectorEnv[dict[str, Array], Array, Array]):  # type: ignore[misc]
    """The same for many tables at once.

    The others (`bots`: one for all, or a list of one for each) play at random ("random") or by the rule of
    thumb ("amateur"), both in compiled code, or they are policies: the game's network ("net"), or anything
    that is called with rows of observations and masks and answers with probabilities or codes, an earlier
    self for one. With `mixed` each other seat draws one of the list at every deal. With `bots="self"` the
    learner plays all seats: each observation is that of the seat that decides.

    A finished table is dealt anew by the next step, whatever its action; until then its mask allows
    everything, so that a distribution can be made of it. An illegal action raises `IllegalAction` and
    changes nothing.

    **Observations and masks are arrays of the environment's own, written again by the next step: copy what
    is to be kept.** Rewards, ends and `info` are new each time.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1024,
        seats: int | None = None,
        *,
        seat: int | str = 0,
        bots: Any = AMATEUR,
        mixed: bool = False,
        strict: bool = False,
        max_cycles: int = LIMIT,
        threads: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game = table_game(TableVectorEnv, game, seats, options)
        num_envs = self.num_envs = natural("num_envs", num_envs)
        place = _checked(seat, self.game)
        self.batch = Batch(self.game, num_envs, limit=max_cycles, auto_reset=False, threads=threads)
        self.company = Company(self.batch, place, bots, mixed, strict)
        self.single_observation_space = observation_space(self.game)
        self.single_action_space = action_space(self.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._rows = np.zeros((num_envs, self.game.layout.size), "f4")
        self._seats = np.zeros(num_envs, "i1")

    def set_bots(self, bots: Any, mixed: bool = False) -> None:
        """Play against these from now on; those that are drawn (`mixed`) are drawn at once for all tables."""
        self.company.invite(bots, mixed)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Array], dict[str, Any]]:
        """Deal all tables anew, or only those that `options={"reset_mask": …}` marks.

        The arrays of the observation are written again by the next step: copy what is to be kept.
        """
        marked = reset_options(options, "reset_mask")
        if marked is not None:
            self._deal(marked, seed)
        else:
            super().reset(seed=seed)
            number = int(self.np_random.integers(2**62))
            self.batch.reset(seed=number)
            self.company.reset(number)
            self.company.seat_all(np.ones(self.num_envs, "?"))
        self.company.play()
        return self._observation(), self._info()

    def _deal(self, marked: Array, seed: int | None = None) -> None:
        """The next numbers at these tables. What the mask of a finished one allows is forgotten first."""
        anew = marked_anew(marked, self.num_envs, seed)
        self.batch.mask[anew & (self.batch.to_play < 0)] = False
        self.batch.reset(anew)
        self.company.seat_all(anew)

    def step(self, actions: Array) -> tuple[dict[str, Array], Array, Array, Array, dict[str, Any]]:
        """One action for each table; `info` has `seat` (whose observation it is) and `faults` (of the
        others, since the deal), and in self-play `payoffs`, a row of all seats' where a game ended, while
        the reward is that of the seat that acted.

        The arrays of the observation are written again by the next step: copy what is to be kept.
        """
        batch = self.batch
        waiting = batch.to_play < 0
        acted = np.where(waiting, self._seats, batch.to_play)
        batch.step(np.asarray(actions))
        if waiting.any():
            self._deal(waiting)
        self.company.play()
        whose = acted if self.company.alone else self.company.learners
        rewards = batch.rewards[np.arange(self.num_envs), whose.astype("i8")].astype("f8")
        seen, ends = self._observation(), (batch.terminated.copy(), batch.truncated.copy())
        return seen, rewards, *ends, self._info()

    def _info(self) -> dict[str, Any]:
        every = np.ones(self.num_envs, "?")
        info = {"seat": self._seats.copy(), "faults": self.company.faults.copy()}
        if self.company.alone:
            info["payoffs"] = self.batch.rewards.copy()
        return info | {f"_{name}": every for name in info}

    def _observation(self) -> dict[str, Array]:
        batch = self.batch
        over = batch.to_play < 0
        if self.company.alone:
            self._seats = np.where(over, self._seats, batch.to_play)
        else:
            self._seats = self.company.learners
        rows = batch.observe(self._seats, self._rows)
        batch.mask[over] = True
        return {"observation": rows, "action_mask": batch.mask.view("i1")}


def _checked(seat: int | str, game: Game) -> int | None:
    """A seat of the game, or None for one that is drawn at every deal."""
    if isinstance(seat, str) and seat == RANDOM:
        return None
    if not is_whole(seat) or seat not in range(game.seats):
        raise BadOption("bad-learner-seat", seat=repr(seat), last=game.seats - 1)
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
