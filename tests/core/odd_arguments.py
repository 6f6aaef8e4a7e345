"""Throws odd arguments at the whole public interface: `python -m tests.core.odd_arguments SEED CALLS`.

Run in a process of its own, which must not die: compiled code would write wherever it is told to. Whatever is
wrong must be refused in a sentence (a `TableeError`), or by Python itself as no such parameter (`TypeError`).
"""

import copy
import pickle
import sys
from random import Random

import numpy as np

import tablee

GAMES = 40  # of a batch
ONE_IS_ENOUGH = "lobo77"  # where every game would have to be compiled once more
NUMBERS = [None, True, -1, 0, 1, 2, 3, 7, 99, 2**31, 2**63, 2**70, -(2**40), 1.5, float("nan"), float("inf")]
NUMPYS = [np.int8(1), np.uint64(2), np.int64(-5), np.float32(1), np.bool_(True), np.array(1), np.array([1])]
TEXTS = ["", "x", "duo", "draw", "1", "\x00", "é" * 5000, b"duo", b""]
THINGS = [[], {}, (), set(), object, object(), [1, 2], {"state": 1}, {"turbo": "on"}, range(3), lambda: 1]
SHAPES = [(), (0,), (1,), (3,), (GAMES - 1,), (GAMES,), (GAMES + 1,), (GAMES, 1), (1, 400), (GAMES, 400)]
KINDS = ["?", "i1", "i4", "i8", "u8", "f4", "f8", "c8", "O", "U3"]


def array(dice):
    made = np.zeros(dice.choice(SHAPES), dice.choice(KINDS))
    way = dice.randrange(5)
    if way == 0:
        made.flags.writeable = False
    elif way == 1 and made.ndim:
        made = np.repeat(made, 2, axis=0)[::2]
    elif way == 2 and made.ndim > 1:
        made = np.asfortranarray(made)
    elif way == 3 and made.dtype.kind in "iuf" and made.size:
        made.flat[dice.randrange(made.size)] = 120
    return made


def odd(dice):
    return dice.choice([*NUMBERS, *NUMPYS, *TEXTS, *THINGS]) if dice.random() < 0.7 else array(dice)


def objects(dice, name):
    """What is public, with the arguments it takes; new each time, so that nothing is hurt for the next."""
    card = next(card for card in tablee.shelf() if card.name == name)
    game = tablee.game(name)
    match = game.start(seed=1)
    batch = tablee.batch(name, games=GAMES, observations=dice.random() < 0.5)
    by_place = [
        (batch.save, "which"),
        (batch.load, "saved which seed"),
        (batch.save().__getitem__, "which"),
        (batch.reseed, "seed which"),
        (batch.refresh, "which"),
        (batch.imagine, "seats seed which"),
        (batch.reset, "which seed positions"),
        (batch.follow, "which"),
        (tablee.arena, "game bots seats games seed workers strict timed sprt options"),
    ]
    return (by_place if name == ONE_IS_ENOUGH else []) + [
        (tablee.game, "name seats options compiled"),
        (
            tablee.batch,
            "name seats games options seed start limit auto_reset observations checked threads arrays device",
        ),
        (tablee.bulk, "name seats games by seed start limit device options"),
        (tablee.hint, "match seat seconds playouts"),
        (tablee.replay, "record"),
        (tablee.Game, "name seats options compiled version"),
        (tablee.Match, "game seed names position"),
        (game.start, "seed names"),
        (game.position, "state seed names"),
        (match.play, "seat action"),
        (match.legal, "seat"),
        (match.codes, "seat"),
        (match.look, "seat"),
        (match.observation, "seat"),
        (match.at, "n"),
        (match.imagine, "seat chance"),
        (batch.step, "actions"),
        (batch.sample, "out"),
        (batch.observe, "seats out"),
        (batch.reset, "which seed"),
        (card.option, "name"),
        (card.check_seats, "seats"),
        (card.complete, "options seats"),
    ]


def sound(name):
    """Arguments that are right, so that one at a time is odd."""
    match = tablee.game(name).start(seed=2)
    batch = tablee.batch(name, games=GAMES)
    return {
        "name": name,
        "match": match,
        "game": match.game,
        "saved": batch.save(),
        "which": np.arange(GAMES) % 2 == 0,
        "positions": match.state,
        "bots": ["random", "amateur"],
        "workers": 1,
        "state": match.state,
        "record": match.record(),
        "seat": match.asked,
        "action": match.legal()[0],
        "chance": np.array([1, 2, 3, 4], "i8"),
        "seconds": 0.01,
        "playouts": 20,
        "games": 20,
        "limit": 50,
    }


def try_one(dice, names, again):
    name = dice.choice(names)
    call, parameters = dice.choice(objects(dice, name))
    right = sound(name)
    args = {}
    for parameter in parameters.split():
        if dice.random() < 0.35:
            args[parameter] = odd(dice)
        elif parameter in right:
            args[parameter] = right[parameter]
    if any(isinstance(args.get(name), int) and args[name] > 1 for name in ("seconds",)) or any(
        isinstance(args.get(name), int) and args[name] > 1000 for name in ("games", "limit", "playouts")
    ):
        return  # right, and long
    try:
        made = call(**args)
    except (tablee.TableeError, TypeError, MemoryError):
        return
    if isinstance(made, tablee.Match | tablee.Batch | tablee.Game) and again:
        pickle.loads(pickle.dumps(copy.deepcopy(made)))


def main(seed, calls):
    dice = Random(seed)
    names = [card.name for card in tablee.shelf()]
    for n in range(calls):
        state = dice.getstate()
        try:
            try_one(dice, names, n % 7 == 0)
        except Exception as error:
            print(f"call {n}: {type(error).__name__}: {error}", file=sys.stderr)
            dice.setstate(state)
            name = dice.choice(names)
            call, parameters = dice.choice(objects(dice, name))
            print(f"{name}: {call} ({parameters})", file=sys.stderr)
            raise


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
