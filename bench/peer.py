"""Our games as OpenSpiel games, so that OpenSpiel's own ISMCTS can sit at the table.

An adapter game is the rest of a round: it ends where our search stops looking too, and is worth the
same, so both players think about the same question. The peer thinks with the time per move of ours.
(OpenSpiel ships its ISMCTS twice; the C++ one crashes on games written in Python, so this is the other.)
"""

import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import tablee
from tablee.bots.compiled import bound_function
from tablee.bots.thought import ponder
from tablee.core.match import Match
from tablee.lab.statistics import interval

CONTESTS = 2
_TYPE = pyspiel.GameType(
    short_name="tablee_rest_of_round",
    long_name="The rest of a round",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=8,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
)


class RestOfRound(pyspiel.Game):
    """The game from one table on to the end of the round."""

    def __init__(self, match: Match) -> None:
        info = pyspiel.GameInfo(
            num_distinct_actions=match.game.rules.ACTIONS,
            max_chance_outcomes=0,
            num_players=match.game.seats,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=5000,
        )
        super().__init__(_TYPE, info, {})
        self.match = match
        self.stage, self.near, self.worth = (
            bound_function(match.game, name) for name in ("stage", "near", "worth")
        )
        self.begin = self.stage(match.handle)

    def ends(self, match: Match) -> bool:
        return match.over or not self.near(self.stage(match.handle), self.begin)

    def new_initial_state(self) -> "Table":
        return Table(self, self.match)


class Table(pyspiel.State):
    """A table as OpenSpiel sees it."""

    def __init__(self, game: RestOfRound, match: Match) -> None:
        super().__init__(game)
        self.match = match.copy()
        rules = match.game
        self._codes = np.zeros(rules.rules.MOST_MOVES + 1, "i4")
        self._told: list[list[tuple[int, int]]] = [[] for _ in range(rules.seats)]
        self._over = game.ends(self.match)  # asked for so often that it is found out once an action

    def current_player(self) -> int:
        return int(pyspiel.PlayerId.TERMINAL) if self._over else self.match.asked

    def _legal_actions(self, player: int) -> list[int]:
        n = self.match.game.moves(self.match.handle, player, self._codes)
        return sorted(self._codes[:n].tolist())

    def _apply_action(self, action: int) -> None:
        seat = self.match.asked
        for told in self._told:
            told.append((seat, action))
        self.match.game.apply(self.match.handle, seat, action)
        self._over = self.get_game().ends(self.match)

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.match.game.notation.ACTIONS[action])

    def is_terminal(self) -> bool:
        return self._over

    def returns(self) -> list[float]:
        if not self._over:
            return [0.0] * self.match.game.seats
        worth = self.get_game().worth
        return [float(worth(self.match.handle, seat)) for seat in range(self.match.game.seats)]

    def information_state_string(self, player: int | None = None) -> str:
        player = self.current_player() if player is None else player
        return f"{player} {self.match.look(player)['hand']} {self._told[player]}"

    def resample_from_infostate(self, player: int, sampler: Any) -> "Table":
        twin = self.clone()
        twin.match.imagine(player, np.array([int(sampler() * 2**32) for _ in range(4)], "i8"))
        return twin

    def __str__(self) -> str:
        return str(self.match.state)


def best_of(match: Match, seat: int, simulations: int, seed: int) -> str:
    """What OpenSpiel's ISMCTS does for the asked seat after so many simulations."""
    legal = match.legal(seat)
    if len(legal) == 1:
        return legal[0]
    game = RestOfRound(match)
    dice = np.random.RandomState(seed)
    rollouts = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=dice)
    bot = ismcts.ISMCTSBot(
        game,
        rollouts,
        uct_c=1.0,
        max_simulations=simulations,
        random_state=dice,
        allow_inconsistent_action_sets=True,
    )
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, dice.random_sample))
    return str(match.game.notation.ACTIONS[bot.step(game.new_initial_state())])


class Peer:
    """OpenSpiel's ISMCTS in one seat, with about so many seconds a move."""

    def __init__(self, seconds: float, seed: int) -> None:
        self.seconds = seconds
        self.seed = seed
        self.rate = 50.0  # simulations per second, learnt as it plays

    def choose(self, match: Match, seat: int) -> str:
        """The peer's action for the asked seat."""
        simulations = max(2, int(self.rate * self.seconds))
        begin = time.perf_counter()
        action = best_of(match, seat, simulations, self.seed)
        if len(match.legal(seat)) > 1:
            self.rate = 0.5 * self.rate + 0.5 * simulations / (time.perf_counter() - begin)
            self.seed += 1
        return action


def contest(name: str, rounds: int, seconds: float) -> tuple[float, int]:
    """Our master's thinking, one tree, against the peer at the same time per move, two players.

    Matches of the game, each deal played from both sides; our share of the wins and how many matches.
    """
    wins, matches = 0.0, 0
    for number in range(rounds):
        match = tablee.game(name, seats=2).start(seed=f"peer/{number // 2}")
        ours, peer = number % 2, Peer(seconds, seed=number)
        while not match.over:
            seat = match.asked
            if seat == ours:
                thought = ponder(match, seat, seed=len(match.log), seconds=seconds)
                match.play(seat, thought[0].action or match.legal(seat)[0])
            else:
                match.play(seat, peer.choose(match, seat))
        assert match.result is not None
        wins += (match.result["payoffs"][ours] + 1) / 2
        matches += 1
    return wins / matches, matches


def quickest() -> list[str]:
    """The games with the fewest actions: a peer written in Python plays these in a bearable time."""
    names = [card.name for card in tablee.shelf() if card.seats[0] <= 2]
    return sorted(names, key=lambda name: int(tablee.game(name).rules.ACTIONS))[:CONTESTS]


def table(quick: bool) -> tuple[str, list[str], list[list[str]]]:
    rows = []
    for name in quickest():
        share, matches = contest(name, 4 if quick else 20, 0.05 if quick else 0.1)
        low, high = interval(share, matches)
        rows.append([name, str(matches), f"{100 * share:.0f} %", f"{100 * low:.0f} – {100 * high:.0f} %"])
    columns = ["game", "matches", "we win", "95 % interval"]
    return "Against OpenSpiel's ISMCTS at the same time per move, two players", columns, rows
