"""RLCard's DQN at our tables: it learns through our PettingZoo environment, then sits down as a program.

Nothing of RLCard is here but calls of it: its agent chooses, remembers and learns, its `reorganize` makes
transitions of what happened, and its settings are its own. It plays every other game against itself, in all
seats, as our networks do while they learn, and the others against the amateur, in each seat in turn: two that
know nothing yet may play for ever, and would learn little from it. Games are cut and paid by the standings.
"""

import os
import random
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from importlib.util import find_spec
from typing import Any

import numpy as np

from tablee.bots.players import Player
from tablee.lab.company import lots
from tablee.lab.statistics import interval

SEATS = 2
LAYERS = [64, 64]  # as in RLCard's own example; all else is its agent's default
CUT = 300  # actions after which a game of a lesson is cut
TEACHER = "amateur"
TRIALS = 3  # of what was learnt, along the way
TRIAL_GAMES = 30

State = dict[str, Any]
Step = Callable[[State], int]


def state_of(observation: Any, mask: Any) -> State:
    """What RLCard's agents are shown: a row of numbers and the codes of what is legal."""
    codes = np.flatnonzero(mask).tolist()
    return {
        "obs": np.array(observation, np.float32),
        "legal_actions": dict.fromkeys(codes),
        "raw_legal_actions": codes,
    }


class Learnt:
    """An agent of RLCard as one of our programs: what it thinks best."""

    def __init__(self, agent: Any) -> None:
        self.agent = agent

    def act(self, observation: Any, mask: Any, clock: float) -> int:
        return int(self.agent.eval_step(state_of(observation, mask))[0])


def play(table: Any, steps: Sequence[Step]) -> tuple[list[list[Any]], list[float]]:
    """A game, each seat by its own way to choose: what each was shown and did, in turn and up to what it saw
    at the end, and what each was paid."""
    told: list[list[Any]] = [[] for _ in steps]
    paid = [0.0] * len(steps)
    for agent in table.agent_iter():
        seat = table.possible_agents.index(agent)
        shown, reward, terminated, truncated, _ = table.last()
        state = state_of(shown["observation"], shown["action_mask"])
        told[seat].append(state)
        if terminated or truncated:
            paid[seat] = reward
            table.step(None)
        else:
            action = int(steps[seat](state))
            told[seat].append(action)
            table.step(action)
    return told, paid


def answer(player: Player, table: Any) -> Step:
    """How one of our programs chooses at a table of the environment, from what its seat knows."""

    def step(state: State) -> int:
        match = table.table.match
        action = player.decide(match, match.asked, lots(match.seed, len(match.log))).action
        return int(match.game.codes[action])

    return step


@contextmanager
def silence() -> Iterator[None]:
    """RLCard's agents print a line at every step."""
    with open(os.devnull, "w") as nowhere, redirect_stdout(nowhere):
        yield


def missing() -> list[str]:
    """The packages that learning needs and that are not installed. (RLCard asks for `distutils`, which from
    Python 3.12 on comes with setuptools, without saying so.)"""
    return [name for name in ("pettingzoo", "rlcard", "setuptools", "torch") if find_spec(name) is None]


class Lesson:
    """An agent that learns one game for some minutes."""

    def __init__(self, game: str, device: str, seed: int) -> None:
        import setuptools  # noqa: F401  # before RLCard, for its distutils
        import torch
        from rlcard.agents.dqn_agent import DQNAgent

        from tablee.envs.pettingzoo import raw_env

        torch.set_num_threads(1)  # for rows as small as these, more are slower
        torch.manual_seed(seed)
        np.random.seed(seed)  # RLCard draws from both of these
        random.seed(seed)
        self.table = raw_env(game, seats=SEATS, max_cycles=CUT)
        self.table.reset(seed=seed)
        layout, actions = self.table.game.layout, self.table.game.rules.ACTIONS
        self.agent = DQNAgent(
            num_actions=actions, state_shape=[layout.size], mlp_layers=LAYERS, device=torch.device(device)
        )
        self.teacher = answer(Player(TEACHER, timed=False), self.table)
        self.games = 0

    def learn(self, seconds: float) -> None:
        """Whole games until the time is over."""
        from rlcard.utils import reorganize

        end = time.perf_counter() + seconds
        with silence():
            while time.perf_counter() < end:
                mine = self.seats()
                steps = [self.agent.step if seat in mine else self.teacher for seat in range(SEATS)]
                transitions = reorganize(*play(self.table, steps))
                for seat in mine:
                    for transition in transitions[seat]:
                        self.agent.feed(transition)
                self.table.reset()
                self.games += 1

    def seats(self) -> list[int]:
        """Where the learner sits in the next game: everywhere, or in one seat after the other."""
        return [self.games // 2 % SEATS] if self.games % 2 else list(range(SEATS))

    @property
    def decisions(self) -> int:
        return int(self.agent.total_t)

    def learnt(self) -> Learnt:
        """What it can do now, for play on a processor: without its memory it is small enough to be sent."""
        import torch
        from rlcard.agents.dqn_agent import DQNAgent

        here = self.agent.q_estimator
        agent = DQNAgent(
            num_actions=here.num_actions,
            state_shape=here.state_shape,
            mlp_layers=here.mlp_layers,
            device=torch.device("cpu"),
        )
        agent.q_estimator.qnet.load_state_dict(here.qnet.state_dict())
        return Learnt(agent)


def trial(game: str, learnt: Learnt, rival: str) -> dict[str, Any]:
    """What was learnt against a program, every deal from both sides; cut and paid as in lessons."""
    from tablee.envs.pettingzoo import raw_env

    table, wins = raw_env(game, seats=SEATS, max_cycles=CUT), 0.0
    rivals = answer(Player(rival, timed=False), table)
    for number in range(TRIAL_GAMES):
        table.reset(seed=number // SEATS)
        mine = number % SEATS
        steps = [rivals] * SEATS
        steps[mine] = lambda state: learnt.agent.eval_step(state)[0]
        _, paid = play(table, steps)
        wins += (paid[mine] == max(paid)) / paid.count(max(paid))
    share = wins / TRIAL_GAMES
    return {"games": TRIAL_GAMES, "wins": share, "interval": interval(share, TRIAL_GAMES)}


def taught(game: str, minutes: float, device: str, seed: int) -> Iterator[tuple[dict[str, Any], Learnt]]:
    """What the learner can do after each part of its time, and how it does in a trial against random and the
    amateur. The trials are not counted as its time."""
    lesson = Lesson(game, device, seed)
    for number in range(1, TRIALS + 1):
        lesson.learn(60 * minutes / TRIALS)
        learnt = lesson.learnt()
        told: dict[str, Any] = {
            "minutes": round(minutes * number / TRIALS, 2),
            "games": lesson.games,
            "decisions": lesson.decisions,
        }
        told |= {rival: trial(game, learnt, rival) for rival in ("random", TEACHER)}
        yield told, learnt
