"""A network that looks ahead: its best choices are played on, by itself in every seat, from many imagined
deals, and judged where that breaks off.

Every table is imagined from the seat's own knowledge. All choices meet the same deals, so that they differ by
what was chosen, not by luck; those that fall behind are given up, and the network's own first choice stays
unless another is better by more than chance explains.
"""

import time
from functools import lru_cache
from threading import Lock
from typing import Any, NamedTuple

import numpy as np

from tablee.bots.net import Policy
from tablee.core.batch import Batch
from tablee.core.chance import LOW32
from tablee.core.game import Game
from tablee.core.match import Match

Array = np.ndarray[Any, Any]
TABLES = 384  # played side by side
LEAST = 0.01  # the probability below which a choice is not looked at …
MOST = 8  # … nor more choices than these
DEPTH = 12  # decisions played on before the network judges
DOUBT = 1.0  # standard errors by which another choice must be better
ONE_AT_A_TIME = Lock()  # for the tables are kept, and written in place
BEHIND = 2.5  # standard errors behind the best at which a choice is given up


class Outlook(NamedTuple):
    """What was found of one choice: its code, the network's probability, the mean chance to win, the error
    of that mean, and how many deals it was played on from."""

    code: int
    probability: float
    value: float
    error: float
    deals: int


@lru_cache(maxsize=8)
def _batch(name: str, seats: int, options: tuple[tuple[str, Any], ...], compiled: bool, tables: int) -> Batch:
    game = Game(name, seats, dict(options), compiled)
    return Batch(game, tables, auto_reset=False, observations=True, checked=False, threads=1)


def room(game: Game, tables: int) -> Batch:
    """Tables to imagine at; kept for the next decision."""
    return _batch(game.name, game.seats, tuple(sorted(game.options.items())), game.build.compiled, tables)


def warm(match: Match, seat: int) -> None:
    """Compile what a network needs to play and to look ahead from a decision."""
    match.observation(seat)
    with ONE_AT_A_TIME:
        batch = room(match.game, TABLES)
        batch.imagine_from(match.copied(), seat, np.ones((TABLES, 4), "i8"))
        batch.step(batch.legal[:, 0].astype("i4"))


def own_view(match: Match, seat: int, policy: Policy) -> tuple[Array, Array, float]:
    """A seat's legal codes, their probabilities and its chance to win, as the network alone sees them."""
    codes = np.array(match.codes(seat))
    row = match.observation(seat)[None]
    probabilities, chances = policy.of_choices(row, codes[None])
    return codes, probabilities[0], float(chances[0, 0])


def look_ahead(
    match: Match,
    seat: int,
    policy: Policy,
    seed: int,
    *,
    rounds: int | None = None,
    seconds: float | None = None,
    depth: int = DEPTH,
    tables: int | None = None,
    least: float = LEAST,
) -> list[Outlook]:
    """The choices of a seat that decides now, best first, within a number of rounds or some time."""
    begun = time.perf_counter()
    tables = tables or (TABLES if seconds is None else TABLES // 2)  # shorter rounds keep to the time better
    codes, shares, chance = own_view(match, seat, policy)
    order = np.argsort(-shares, kind="stable")
    kept = [int(k) for k in order[:MOST] if shares[k] >= least or k == order[0]]
    seen: dict[int, list[Array]] = {k: [] for k in kept}
    alive = list(kept)
    dice = np.random.SeedSequence(seed)
    done = 0
    while len(alive) > 1 and (rounds is None or done < rounds):
        deals = tables // len(alive)
        with ONE_AT_A_TIME:
            values = _play_on(match, seat, policy, codes[alive], _chances(dice, deals), depth, tables, dice)
        for k, row in zip(alive, values, strict=True):
            seen[k].append(row)
        done += 1
        alive = _not_behind(alive, seen)
        if seconds is not None and (time.perf_counter() - begun) * (done + 1) / done > seconds:
            break
    found = [_outlook(int(codes[k]), float(shares[k]), seen[k], chance) for k in kept]
    return _ranked(found, kept, alive, seen)


def played_on(
    match: Match, seat: int, policy: Policy, codes: Array, seed: int, rounds: int, depth: int = DEPTH
) -> Array:
    """The chance to win after each of some choices (a row), from the same imagined deals."""
    dice = np.random.SeedSequence(seed)
    with ONE_AT_A_TIME:
        found = [
            _play_on(match, seat, policy, codes, _chances(dice, TABLES // len(codes)), depth, TABLES, dice)
            for _ in range(rounds)
        ]
    return np.concatenate(found, 1)


def _chances(dice: np.random.SeedSequence, deals: int) -> Array:
    """Chance to imagine so many deals by."""
    words: Array = dice.spawn(1)[0].generate_state(4 * deals).astype("i8") & LOW32
    return words.reshape(deals, 4)


def _not_behind(alive: list[int], seen: dict[int, list[Array]]) -> list[int]:
    """The choices that may still be the best."""
    rows = {k: np.concatenate(seen[k]) for k in alive}
    best = max(alive, key=lambda k: rows[k].mean())
    left = []
    for k in alive:
        lead = rows[best] - rows[k]
        if k == best or lead.mean() <= BEHIND * lead.std() / np.sqrt(len(lead)):
            left.append(k)
    return left


def _outlook(code: int, share: float, rows: list[Array], chance: float) -> Outlook:
    if not rows:
        return Outlook(code, share, chance, 0.0, 0)
    row = np.concatenate(rows)
    return Outlook(code, share, float(row.mean()), float(row.std() / np.sqrt(len(row))), len(row))


def _ranked(
    found: list[Outlook], kept: list[int], alive: list[int], seen: dict[int, list[Array]]
) -> list[Outlook]:
    """Best first. The network's own choice, the first of those kept, leads unless it fell behind or another
    is better by more than chance explains."""
    by_place = dict(zip(kept, found, strict=True))
    first = alive[0]
    if len(alive) > 1:
        own = np.concatenate(seen[first])
        best = max(alive, key=lambda k: by_place[k].value)
        lead = np.concatenate(seen[best]) - own
        if best != first and lead.mean() > DOUBT * lead.std() / np.sqrt(len(lead)):
            first = best
    rest = sorted((k for k in kept if k != first), key=lambda k: -by_place[k].value)
    return [by_place[k] for k in (first, *rest)]


def _play_on(
    match: Match,
    seat: int,
    policy: Policy,
    codes: Array,
    chances: Array,
    depth: int,
    tables: int,
    dice: np.random.SeedSequence,
) -> Array:
    """The chance to win after each choice (a row), from each imagined deal."""
    batch = room(match.game, tables)
    deals = len(chances)
    many = len(codes) * deals
    words = np.zeros((tables, 4), "i8")
    words[:many] = np.tile(chances, (len(codes), 1))
    words[many:] = chances[0]
    batch.imagine_from(match.copied(), seat, words)
    actions = np.full(tables, codes[0], "i4")
    actions[:many] = np.repeat(codes, deals)
    noise = np.random.default_rng(dice.spawn(1)[0])
    values = np.zeros(tables)
    seats = match.game.seats
    over = np.zeros(tables, "?")
    batch.step(actions)
    for left in reversed(range(depth + 1)):
        ended = batch.terminated & ~over
        over |= ended
        if ended.any():
            gains = batch.rewards[ended]
            first = gains == gains.max(1, keepdims=True)
            values[ended] = first[:, seat] / first.sum(1)
        live = np.flatnonzero(batch.to_play >= 0)
        if not len(live):
            break
        rows = batch.observations[live]
        legal, counts = batch.legal[live].astype("i8"), batch.counts[live]
        width = int(counts.max())
        choices = np.where(np.arange(width) < counts[:, None], legal[:, :width], -1)
        shares, worth = policy.of_choices(rows, choices)
        if not left:
            turned = (seat - batch.to_play[live].astype("i8")) % seats
            values[live] = worth[np.arange(len(live)), turned]
            break
        places = (shares.cumsum(1) > noise.random((len(live), 1)) * shares.sum(1, keepdims=True)).argmax(1)
        actions[live] = choices[np.arange(len(live)), places]
        batch.step(actions)
    return values[:many].reshape(len(codes), deals)
