"""One digest per game: it changes when the game's behaviour does, and only then.

A fixed set of seeded games is played: every number of seats, with every option at its default
and at each of its extremes. Legal lists, the raw order of their codes, states, what each seat observes, and
results go into the digest, so that what a seed means to a player or to a learner cannot change unseen; it
depends neither on the machine nor on whether the rules are compiled.
"""

import json
from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import Any

import numpy as np

from tablee.core.card import Card, Option
from tablee.core.game import Game
from tablee.core.match import Match
from tablee.core.shelf import find

DECISIONS = 150  # of each game; most end before
STATES = 5  # the whole table enters the digest at every fifth decision
SURPRISES = 0.1  # how often somebody acts out of turn, or does what is only tolerated
TRIES = 20  # to find something tolerated
DIGITS = 16


def signature(name: str) -> str:
    """The digest of one game."""
    digest = sha256()
    for game in variations(name):
        for line in told(game):
            digest.update(line)
    return digest.hexdigest()[:DIGITS]


def variations(name: str, compiled: bool = True) -> Iterator[Game]:
    """The game for each number of seats, by default and with one option at an extreme."""
    card = find(name)
    for seats in range(card.seats[0], card.seats[1] + 1):
        for options in _settings(card, seats):
            yield Game(name, seats, options, compiled)


def _settings(card: Card, seats: int) -> Iterator[dict[str, Any]]:
    yield {}
    for option in card.options:
        for value in _extremes(option, seats):
            if value != option.default:
                yield {option.name: value}
    yield {option.name: _extremes(option, seats)[-1] for option in card.options}


def _extremes(option: Option, seats: int) -> list[Any]:
    if option.choices:
        return list(option.choices)
    if isinstance(option.default, bool):
        return [not option.default]
    return [0, seats - 1] if option.low is None else [option.low, option.high]


def told(game: Game) -> Iterator[bytes]:
    """All that a seeded game shows, in lines."""
    options = json.dumps(game.options, sort_keys=True)
    seed = f"signature {game.name} {game.seats} {options}"
    match, chooser = game.start(seed=seed), Random(seed)
    yield seed.encode()
    while not match.over and len(match.log) < DECISIONS:
        n = len(match.log)
        seat, action, legal = _choose(match, chooser)
        whole = n % STATES == 0
        shown = [n, seat, action, legal, match.waiting, match.state if whole else None]
        yield json.dumps(shown, sort_keys=True).encode()
        yield np.array(match.codes(seat), "<i4").tobytes()
        for viewer in range(game.seats) if whole else ():
            yield match.observation(viewer).astype("<f4").tobytes()
        match.play(seat, action)
    yield json.dumps([match.result, match.state], sort_keys=True).encode()


def _choose(match: Match, chooser: Random) -> tuple[int, str, list[str]]:
    seat = match.asked
    if chooser.random() < SURPRISES:
        seat = _pick(match.waiting, chooser)
        tolerated = _tolerated(match, seat, chooser)
        if tolerated is not None:
            return seat, tolerated, match.legal(seat)
    legal = match.legal(seat)
    return seat, _pick(legal, chooser), legal


def _tolerated(match: Match, seat: int, chooser: Random) -> str | None:
    """An action that is not legal and yet accepted, such as a fault, if the game has any now."""
    tolerates = match.game.tolerates
    if tolerates is None:
        return None
    for _ in range(TRIES):
        text = _pick(match.game.notation.ACTIONS, chooser)
        if tolerates(match.handle, seat, match.game.codes[text]):
            return str(text)
    return None


def _pick(choices: Any, chooser: Random) -> Any:
    # Random.random alone is promised to stay the same over all versions of Python.
    return choices[int(chooser.random() * len(choices))]
