"""A game with its seats and options chosen: the Python face of a rules module."""

import json
import os
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from tablee.core import observation, whole_games
from tablee.core.arguments import flag, natural
from tablee.core.build import Build
from tablee.core.cache import is_prepared, mark_prepared
from tablee.core.card import Card
from tablee.core.match import Match, seed_bytes
from tablee.core.past import Past
from tablee.core.shelf import find, module, module_or_none
from tablee.core.state import View
from tablee.errors import BadPosition, UnknownVersion

if TYPE_CHECKING:
    from tablee.core.contract import Looks, Notation, Observation, Rules

Records = np.ndarray[Any, np.dtype[np.void]]
MANY_ACTIONS = 4096


@cache
def build(name: str, compiled: bool) -> Build:
    """The rules of a game, bound once per process."""
    return Build(name, module(name, "rules"), compiled)


@cache
def past(name: str, version: int) -> tuple[Past, Build]:
    """An earlier version of a game's rules, if it is kept: what was different, and the rules, bound."""
    found = module_or_none(name, "past")
    kept: Past | None = found.PAST.get(version) if found else None
    if kept is None:
        raise UnknownVersion("unknown-version", version=str(version), known=find(name).version)
    return kept, Build(name, module(name, "rules"), compiled=False, instead=kept.instead)


class Game:
    """A game ready to be started.

    >>> import tablee
    >>> game = tablee.game("duo", seats=3, turbo=True)
    >>> game.options
    {'turbo': True, 'target': 0, 'first': None}

    With a `version` below the card's it follows the rules as they were then, interpreted: to look back only.
    """

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        compiled: bool = True,
        version: int | None = None,
    ) -> None:
        self.card: Card = find(name)
        self.version = self.card.version if version is None else natural("version", version, 0)
        self.seats = self.card.check_seats(self.card.usual if seats is None else seats)
        self.options = self.card.complete({} if options is None else options, self.seats)
        flag("compiled", compiled)
        self.past: Past | None = None
        if self.version == self.card.version:
            self.build = build(name, compiled)
        else:
            self.past, self.build = past(name, self.version)
        self.rules = cast("Rules", self.build.rules)
        self.notation = cast("Notation", module(name, "notation"))
        self.looks = cast("Looks", module(name, "look"))
        self.codes = _codes(name)
        bind = self.build.bind
        self.deal = bind(self.rules.deal)
        self.asks = bind(self.rules.asks)
        self.may_act = bind(self.rules.may_act)
        self.moves = bind(self.rules.moves)
        self.apply = bind(self.rules.play)
        tolerates = getattr(self.rules, "tolerates", None)
        self.tolerates = None if tolerates is None else bind(tolerates)
        self.score = bind(self.rules.score)
        self.imagine = bind(self.rules.imagine)
        self.payoffs = bind(whole_games.payoffs)

    def __reduce__(self) -> tuple[Any, ...]:
        return Game, (self.name, self.seats, self.options, self.build.compiled, self.version)

    def __repr__(self) -> str:
        return f"<Game {self.card.title} with {self.seats} seats, {self.options}>"

    @property
    def name(self) -> str:
        return self.card.name

    @property
    def costly(self) -> bool:
        """Whether there is so much to choose from that playing on takes long: fewer tries must do."""
        return self.rules.ACTIONS > MANY_ACTIONS

    @cached_property
    def layout(self) -> observation.Layout:
        """How the row of numbers that a seat observes is laid out."""
        return cast("Observation", module(self.name, "observation")).LAYOUT

    @cached_property
    def observe(self) -> Any:
        """Writes what a seat knows into a row of numbers; compiled when first used."""
        return self.build.bind(observation.observe)

    def blank(self, count: int = 1) -> Records:
        """Records with seats and options set and nothing dealt."""
        records = np.zeros(natural("count", count), self.rules.State)
        records["seats"] = self.seats
        for option in self.card.options:
            records[option.name] = option.number(self.options[option.name])
        return records

    def start(self, seed: bytes | str | int | None = None, names: Sequence[str] | None = None) -> Match:
        """Deal and begin. The same seed gives the same chance; without one it is secret and new."""
        return Match(self, seed_bytes(seed), names)

    def position(self, state: Mapping[str, Any] | str, seed: bytes | str | int | None = None) -> Match:
        """Begin from any position, given as the state of the game's notation (or as its JSON)."""
        if isinstance(state, str):
            try:
                state = json.loads(state)
            except (ValueError, RecursionError):
                raise BadPosition("not-an-object", key="state") from None
        if not isinstance(state, Mapping):
            raise BadPosition("not-an-object", key="state")
        return Match(self, seed_bytes(seed), None, state)

    def set_up(self, state: Mapping[str, Any]) -> Records:
        """The record of a position; refuses one that no table could show."""
        records = self.blank()
        view = View(records)
        try:
            state = self.past.read(dict(state)) if self.past else state
            self.notation.write(view, state)
        except OverflowError:
            raise BadPosition("bad-position") from None
        shown = self.notation.read(view)
        for key, value in shown.items():
            if _unordered(value) != _unordered(state[key]):
                raise BadPosition("unfit-key", key=key, given=str(state[key]), right=str(value))
        return records

    def state_of(self, record: "View | np.void | Records") -> dict[str, Any]:
        """The whole table, nothing hidden, in the game's notation, of a record: `batch.states[0]`, say."""
        try:
            whole: dict[str, Any] = self.notation.read(self._view(record))
        except (IndexError, KeyError, OverflowError):
            raise BadPosition("unreadable-record") from None
        return self.past.written(whole) if self.past else whole

    def _view(self, record: Any) -> View:
        """One record of this game, as notation and looks take it."""
        if isinstance(record, View):
            return record
        array = np.atleast_1d(record) if isinstance(record, np.void | np.ndarray) else np.zeros(0)
        if array.dtype != self.rules.State or array.shape != (1,):
            given = f"{array.shape} {array.dtype.name}" if array.size else repr(record)[:80]
            raise BadPosition("not-a-record", title=self.card.title, given=given)
        return View(array)

    @property
    def prepared(self) -> bool:
        """Whether the compiled rules are in the cache already."""
        return not self.build.compiled or is_prepared(self.name, "rules")

    def prepare(self) -> None:
        """Compile all that is needed to play and to simulate, once and for all."""
        if self.prepared:
            return
        play_some(self, games=1, limit=50)
        match = self.start(seed="prepare")
        scratch = match.copy()
        scratch.imagine(0, np.array([1, 2, 3, 4], dtype="i8"))
        while match.result is None and len(match.log) < 50:
            seat = match.asked
            match.play(seat, match.legal(seat)[0])
        self.payoffs(match.handle, np.zeros(self.seats))
        self.score(match.handle, 0)
        mark_prepared(self.name, "rules")


class Rows(dict[str, np.ndarray[Any, Any]]):
    """The results of some games, a row a game, by name: `rows["payoffs"]` or `rows.payoffs`."""

    def __getattr__(self, name: str) -> np.ndarray[Any, Any]:
        if name not in self:
            raise AttributeError(f"these are {', '.join(self)}, not {name!r}")
        return self[name]


def rows(game: Game, games: int) -> Rows:
    """Room for the results of some games, a row a game."""
    return Rows(
        lengths=np.zeros(games, "i8"),
        ends=np.zeros(games, "i1"),
        scores=np.zeros((games, game.seats), "i4"),
        payoffs=np.zeros((games, game.seats)),
    )


def play_some(
    game: Game, games: int, limit: int, seed: int = 0, first: int = 0, build: Build | None = None
) -> Rows:
    """Play games in the compiled loop, at random or as the `choose` of another build does."""
    results = rows(game, games)
    own = build or game.build
    codes, chance = np.zeros(game.rules.MOST_MOVES, "i4"), np.zeros(4, "i8")
    arrays = [own.taken(array) for array in (game.blank(3), codes, chance)]
    rows_taken = [own.taken(row) for row in results.values()]
    own.bind(whole_games.play_many)(*arrays, seed, first, limit, *rows_taken)
    return results


def play_all(
    game: Game, games: int, limit: int, seed: int = 0, first: int = 0, build: Build | None = None
) -> Rows:
    """The same, shared out among all cores."""
    parts = cores()
    shares = [games * k // parts for k in range(parts + 1)]
    play_some(game, 1, 1, build=build)  # compiles, or loads, once

    def play(k: int) -> Rows:
        return play_some(game, shares[k + 1] - shares[k], limit, seed, first + shares[k], build)

    with ThreadPoolExecutor(parts) as pool:
        played = list(pool.map(play, range(parts)))
    return Rows({name: np.concatenate([part[name] for part in played]) for name in played[0]})


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _unordered(value: Any) -> Any:
    """A part of a state with its cards in a fixed order, for comparing."""
    if isinstance(value, Mapping):
        return {key: _unordered(part) for key, part in value.items()}
    if isinstance(value, list):
        parts = [_unordered(part) for part in value]
        return sorted(parts) if all(isinstance(part, str) for part in parts) else parts
    return value


@cache
def _codes(name: str) -> dict[str, int]:
    return {text: code for code, text in enumerate(module(name, "notation").ACTIONS)}
