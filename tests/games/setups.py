"""Every table worth trying: each game, each number of seats, each option at its edges."""

import random

from tablee.core.game import Game
from tablee.games import shelf

EXTRA = {
    "ekko": [
        {"reactions": "race", "faults": False},
        {"reactions": "ask", "faults": True, "target": 60},
    ],
    "lobo77": [{"draw_by_hand": True, "repeat_costs": False, "tokens": 5}],
    "exhopp": [{"lay_after_exchange": True, "first": 1}],
    "eko": [{"own_upgrade_only": True, "target": 3}],
    "duo": [{"turbo": True, "target": 5}],
}


def edges(option):
    """The values of an option that are not its default, as far as they matter."""
    if option.choices:
        return [choice for choice in option.choices if choice != option.default]
    if isinstance(option.default, bool):
        return [not option.default]
    if option.low is None:
        return [1]
    return [value for value in (option.low, option.high) if value != option.default]


def option_sets(card):
    """The defaults, then each option alone at each edge, then a few mixtures."""
    alone = [{option.name: value} for option in card.options for value in edges(option)]
    return [{}, *alone, *EXTRA.get(card.name, [])]


def setups(per_seat=True):
    """(game, seats, options) for all games; with per_seat False each option set at one table only."""
    for card in shelf():
        sets = option_sets(card)
        low, high = card.seats
        for k, options in enumerate(sets):
            counts = range(low, high + 1) if per_seat else [low + k % (high - low + 1)]
            for seats in counts:
                yield card.name, seats, options


def name_of(setup):
    game, seats, options = setup
    return "-".join([game, str(seats), *(f"{k}={v}" for k, v in options.items())])


def walk(setup, seed, decisions, compiled=True):
    """Play at random, wildly: any seat that may act, faults too; yields the match before each action."""
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


def choose(match, dice):
    """One action of somebody who may act; now and then a fault where faults are on."""
    seat = dice.choice(match.waiting)
    options = match.legal(seat)
    if match.game.options.get("faults") and dice.random() < 0.1:
        sinner = dice.randrange(match.game.seats)
        hand = match.look(sinner)["hand"]
        faults = [
            f"fault {card}"
            for card in hand
            if match.game.tolerates(match.handle, sinner, match.game.codes[f"fault {card}"])
        ]
        if faults:
            return sinner, dice.choice(faults)
    return seat, dice.choice(options)
