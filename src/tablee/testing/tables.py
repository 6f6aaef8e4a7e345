"""Tables worth trying: a game with each number of seats and each option at its edges, played at random."""

import os
import random
from collections.abc import Iterator
from typing import Any

from tablee.core.card import Card, Option
from tablee.core.game import Game
from tablee.core.match import Match
from tablee.core.shelf import find, module_or_none

Setup = tuple[str, int, dict[str, Any]]
MANY = 4  # numbers of seats: of so many, only some are tried with each set of options
APART = 3  # and these lie so far from each other
QUICKLY = "TABLEE_QUICK"  # set in the environment: each set of options at one number of seats must do
SURPRISES = 0.1  # how often something is done that is only tolerated


def edges(option: Option) -> list[Any]:
    """The values of an option that are not its default, as far as they matter."""
    if option.choices:
        return [choice for choice in option.choices if choice != option.default]
    if isinstance(option.default, bool):
        return [not option.default]
    if option.low is None:
        return [1]
    return [value for value in (option.low, option.high) if value != option.default]


def option_sets(card: Card) -> list[dict[str, Any]]:
    """The defaults, then each option alone at each edge, then the mixtures that the game's `samples` name."""
    alone = [{option.name: value} for option in card.options for value in edges(option)]
    return [{}, *alone, *mixtures(card.name)]


def mixtures(game: str) -> list[dict[str, Any]]:
    """Options that are worth trying together."""
    samples = module_or_none(game, "samples")
    found: list[dict[str, Any]] = getattr(samples, "MIXTURES", [])
    return found


def setups(game: str, per_seat: bool = True) -> list[Setup]:
    """Every table of a game; with `per_seat` false, each set of options at one number of seats only."""
    card = find(game)
    low, high = card.seats
    per_seat = per_seat and not os.environ.get(QUICKLY)
    return [
        (game, seats, options)
        for k, options in enumerate(option_sets(card))
        for seats in (seat_numbers(card, k) if per_seat else [low + k % (high - low + 1)])
    ]


def seat_numbers(card: Card, k: int) -> range:
    """The numbers of seats at which the k-th set of options is tried: all, where there are few of them."""
    low, high = card.seats
    if k == 0 or high - low + 1 < MANY:
        return range(low, high + 1)
    return range(low + k % APART, high + 1, APART)


def name_of(setup: Setup) -> str:
    game, seats, options = setup
    return "-".join([game, str(seats), *(f"{k}={v}" for k, v in options.items())])


def walk(setup: Setup, seed: str, decisions: int, compiled: bool = True) -> Iterator[tuple[Match, int, str]]:
    """Play at random, wildly: any seat that may act, and now and then what is only tolerated. Yields the
    match before each action."""
    name, seats, options = setup
    game = Game(name, seats, options, compiled)
    dice = random.Random(f"{name_of(setup)}/{seed}")
    match = game.start(seed=f"{seed}/0")
    for n in range(decisions):
        if match.over:
            match = game.start(seed=f"{seed}/{n}")
        seat, action = choose(match, dice)
        yield match, seat, action
        match.play(seat, action)


def choose(match: Match, dice: random.Random) -> tuple[int, str]:
    """One action of somebody who may act."""
    seat = dice.choice(match.waiting)
    legal = match.legal(seat)
    tolerates = match.game.tolerates
    if tolerates is not None and dice.random() < SURPRISES:
        sinner = dice.randrange(match.game.seats)
        texts = match.game.notation.ACTIONS
        tolerated = [text for code, text in enumerate(texts) if tolerates(match.handle, sinner, code)]
        if tolerated:
            return sinner, dice.choice(tolerated)
    return seat, dice.choice(legal)


def is_costly(game: str) -> bool:
    """Whether a game has so many actions that fewer looks at it must do."""
    return Game(game).costly
