"""The games as OpenSpiel games: `load("duo", seats=3)`, or `pyspiel.load_game("tablee_duo(players=3)")`.

Chance is explicit: before the deal, and before an action takes effect that draws cards, four chance
nodes draw lots of a byte each, and what is drawn follows from them. Any state can be dealt anew from a
player's view, so OpenSpiel's searches run on all five games.
"""

from typing import Any

import numpy as np

try:
    import pyspiel
except ImportError as missing:
    from tablee.envs import needs

    raise needs("open_spiel") from missing

import tablee
from tablee.core.arguments import natural
from tablee.core.card import Card, Option
from tablee.envs import LIMIT
from tablee.envs.episode import Episode
from tablee.errors import BadOption

PREFIX = "tablee_"
BYTE = 256
LOTS = 4  # bytes of chance an event takes
ANYBODY = -1  # the parameter `first` when chance decides
NOT_DEALT = -1  # the pending action of a state before its deal


def _default(option: Option) -> Any:
    """An option's default as a game parameter, which cannot be nothing: a random first player is -1."""
    return ANYBODY if option.default is None else option.default


def _type(card: Card) -> Any:
    parameters = {option.name: _default(option) for option in card.options}
    return pyspiel.GameType(
        short_name=PREFIX + card.name,
        long_name=card.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=card.seats[1],
        min_num_players=card.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": card.usual, "limit": LIMIT, **parameters},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its seats and options chosen."""

    def __init__(self, card: Card, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        seats = given.get("players", card.usual)
        options = {
            option.name: None if given[option.name] == ANYBODY else given[option.name]
            for option in card.options
            if option.name in given
        }
        self.table_game = tablee.game(card.name, seats, options=options)
        self.limit = natural("limit", int(given.get("limit", LIMIT)))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table_game.rules.ACTIONS,
            max_chance_outcomes=BYTE,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.limit,
        )
        super().__init__(TYPES[card.name], info, given)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return LOTS * (self.limit + 1)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What a player can see now; or, with perfect recall, all he has seen, which is a text and no
        tensor."""
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Recollection(self.table_game) if recalls else Observer(self.table_game)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A table as OpenSpiel sees it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table = Episode(game.table_game, 0, game.limit)
        self.told: list[tuple[int, str]] = []
        self.pending: int | None = NOT_DEALT
        self.lots = b""

    def current_player(self) -> int:
        if self.pending is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.finished else self.table.asked

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(lot, 1 / BYTE) for lot in range(BYTE)]

    def _apply_action(self, action: int) -> None:
        if self.pending is None:
            if self.table.needs_chance(action):
                self.pending = action
            else:
                self.told += self.table.play(action)
            return
        self.lots += bytes([action])
        if len(self.lots) == LOTS:
            self._go_on(self.pending)

    def _go_on(self, pending: int) -> None:
        """The lots are drawn: deal, or carry out the action that waited for them."""
        if pending == NOT_DEALT:
            self.table = Episode(self.table.game, self.lots, self.table.limit)
        else:
            self.table.match.seed = self.lots
            self.told += self.table.play(pending)
        self.pending, self.lots = None, b""

    def _action_to_string(self, player: int, action: int) -> str:
        return f"lot {action}" if player < 0 else str(self.table.game.notation.ACTIONS[action])

    def is_terminal(self) -> bool:
        return self.pending is None and self.table.finished

    def returns(self) -> list[float]:
        return self.table.payoffs() if self.is_terminal() else [0.0] * self.table.game.seats

    def observation_string(self, player: int | None = None) -> str:
        """What the player sees now."""
        return str(self.table.match.look(self.table.asked if player is None else player))

    def information_state_string(self, player: int | None = None) -> str:
        """What the player sees now, and every action of the game as he saw it."""
        viewer = self.table.asked if player is None else player
        told = [f"{seat}: {shown}" for seat, shown in self._seen(viewer)]
        return f"{self.observation_string(viewer)} {'; '.join(told)}"

    def _seen(self, viewer: int) -> list[tuple[int, str]]:
        """The actions of the game as one seat saw them, without those it saw nothing of."""
        seen = self.table.game.looks.seen
        shown = [(seat, seen(action, seat, viewer)) for seat, action in self.told]
        return [(seat, action) for seat, action in shown if action is not None]

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """A state as this player might think it is: all that he cannot know is dealt anew.

        What others did in secret is forgotten, and OpenSpiel's own history begins anew. Who decides
        may differ from the real state where the player cannot know who is asked.
        """
        twin = SpielState(self.get_game())
        twin.pending = None
        twin.table = self.table.imagined(player, np.array([int(sampler() * 2**32) for _ in range(4)], "i8"))
        twin.told = self._seen(player)
        return twin

    def __str__(self) -> str:
        waiting = "" if self.pending is None else f" pending {self.pending} {self.lots.hex()}"
        return f"{self.table.match.state}{waiting}"


class Observer:
    """Fills OpenSpiel's observation tensors."""

    def __init__(self, game: Any) -> None:
        self.layout = game.layout
        self.tensor = np.zeros(game.layout.size, np.float32)
        self.dict = {part.name: self.tensor[part.place] for part in game.layout.parts.values()}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = state.table.match.observation(player)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.observation_string(player)


class Recollection(Observer):
    """All that a player has seen, as OpenSpiel's solvers tell information states apart by it. Who wants it
    as a tensor is refused, rather than given what can be seen now for all that was."""

    def set_from(self, state: SpielState, player: int) -> None:
        raise BadOption("no-perfect-recall")

    def string_from(self, state: SpielState, player: int) -> str:
        return state.information_state_string(player)


TYPES = {card.name: _type(card) for card in tablee.shelf()}


def _register(card: Card) -> None:
    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(card, params)

    pyspiel.register_game(TYPES[card.name], Registered)


for _card in tablee.shelf():
    _register(_card)


def load(name: str, seats: int | None = None, **options: Any) -> Any:
    """A game as OpenSpiel's own `load_game` gives it.

    >>> game = load("lobo77", seats=3, tokens=2)
    >>> game.num_players(), game.get_type().short_name
    (3, 'tablee_lobo77')
    """
    card = tablee.game(name).card
    parameters = {key: ANYBODY if value is None else value for key, value in options.items()}
    return pyspiel.load_game(PREFIX + card.name, {"players": seats or card.usual, **parameters})
