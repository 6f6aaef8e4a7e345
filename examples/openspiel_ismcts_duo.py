"""OpenSpiel's information-set search plays Duo for two against the program's amateur.

python examples/openspiel_ismcts_duo.py --games 4 --simulations 100
"""

import argparse
from typing import Any

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from tablee.bots.players import Player
from tablee.envs.openspiel import load


class FewerCards(mcts.Evaluator):
    """Who holds fewer cards is ahead. (Random play to the end would tell little: it seldom gets there.)"""

    def evaluate(self, state: Any) -> list[float]:
        if state.is_terminal():
            return list(state.returns())
        mine, theirs = state.table.match.look(0)["sizes"]
        lead = float(np.tanh((theirs - mine) / 5))
        return [lead, -lead]

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def searcher(game: Any, simulations: int, dice: np.random.RandomState) -> ismcts.ISMCTSBot:
    """A search that deals anew, for every simulation, all that its player cannot know."""
    bot = ismcts.ISMCTSBot(
        game,
        FewerCards(),
        uct_c=1.0,
        max_simulations=simulations,
        random_state=dice,
        allow_inconsistent_action_sets=True,
    )
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, dice.random_sample))
    return bot


def play(game: Any, bot: ismcts.ISMCTSBot, seat: int, dice: np.random.RandomState) -> float:
    """One game with the search in this seat; its payoff."""
    amateur, state = Player("amateur"), game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            lots, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choice(lots, p=weights))
        elif state.current_player() == seat:
            state.apply_action(bot.step(state))
        else:
            match = state.table.match
            choice = amateur.decide(match, match.asked, seed=dice.randint(2**31))
            state.apply_action(match.game.codes[choice.action])
    return float(state.returns()[seat])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=100, help="for each decision of the search")
    parser.add_argument("--limit", type=int, default=200, help="actions after which the standings count")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game = load("duo", seats=2, target=1, limit=given.limit)  # whoever goes out first wins
    dice = np.random.RandomState(given.seed)
    bot = searcher(game, given.simulations, dice)
    payoffs = [play(game, bot, number % 2, dice) for number in range(given.games)]
    won, lost = payoffs.count(1.0), payoffs.count(-1.0)
    print(f"The search won {won}, lost {lost} and drew {given.games - won - lost} of {given.games} games.")


if __name__ == "__main__":
    main()
