"""Programs at the table: what a level, or a guest, does when its seat is to decide.

A network decides from its seat's row of observations, and whatever else a level does, it does from an
imagined table: before anything else all that the seat cannot know is dealt anew, so a program cannot see a
real hidden card even by mistake.
"""

import logging
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from random import Random
from typing import Any

import numpy as np

from tablee.bots.compiled import bound
from tablee.bots.guests import Guest, Own, installed, named
from tablee.bots.levels import CALLED, LEVELS, RANDOM, Level
from tablee.bots.net import Policy, shipped
from tablee.bots.policies import NO_CODE, chosen, wrong
from tablee.bots.rollouts import look_ahead, own_view
from tablee.bots.thought import CHANCE_WORDS, ponder
from tablee.core.arguments import is_whole
from tablee.core.game import Game
from tablee.core.match import Match
from tablee.core.network import way_of
from tablee.core.shelf import find
from tablee.errors import BadWeights, BotFault, UnknownBot
from tablee.words import Sentence

GUEST_CLOCK = 2.0  # seconds a guest has for a decision
YARDSTICK = re.compile(r"(search|guided|net)-([1-9][0-9]{0,8})|net")  # programs whose strength is fixed

OUT_OF_TURN = 400  # playouts of a network's program where it is not asked, and may jump in

Choose = Callable[[Match, int, int], str | None]


@dataclass(frozen=True)
class Decision:
    """What a program does: an action, or None to let the moment pass; and what went wrong, if it did."""

    action: str | None
    trouble: Sentence | None = None


class Player:
    """A program: one of the four levels, a guest from an installed package, a yardstick, or somebody's own.

    Yardsticks think the same on every machine: `search-16000` so many playouts a decision, `guided-16000`
    too, but as the levels do where a game guides their search, `net` is the network alone, `net-4` the
    network that looks ahead for so many rounds. The levels do too unless they are
    `timed`, as at live tables.
    """

    def __init__(self, bot: str | Guest | Own, timed: bool = True) -> None:
        self.level: Level | None = None
        self._own: Guest | Own | None = None
        self._choose: Choose
        if not isinstance(bot, str):
            self._own = bot
            self.name = bot.name
            return
        name = bot.strip()
        called = name.casefold()
        self.level = CALLED.get(called)
        self.name = self.level.name if self.level else called
        if self.level is not None:
            self._choose = partial(by_level, self.level, timed)
        elif YARDSTICK.fullmatch(called):
            self._choose = yardstick(called)
        else:
            point = installed().get(name)
            if point is None:
                more = [RANDOM.name, "net", "search-16000"]
                raise UnknownBot("unknown-bot", name=name, known=", ".join([*known(), *more]))
            self._own = Guest(point)
            self.name = name

    def decide(self, match: Match, seat: int, seed: int) -> Decision:
        """What this program does in a seat that may act now."""
        if self._own is None:
            try:
                return Decision(self._choose(match, seat, seed))
            except BadWeights as error:
                return Decision(by_thumb(match, seat, seed), (error.key, error.args_))
        answer, trouble = self._own.ask(*shown(match, seat, self._own.wish), GUEST_CLOCK)
        if trouble is None:
            if answer is None and match.asked != seat:
                return Decision(None)
            action = understood(match, seat, answer, self._own.wish, seed)
            if action is not None:
                return Decision(action)
            if self._own.wish == "rows":
                why = wrong(answer, mask_of(match, seat)[None])
                trouble = ("bot-wrong", {"bot": self.name, "why": why})
            else:
                trouble = ("bot-nonsense", {"bot": self.name, "answer": str(answer)[:60]})
        return Decision(by_thumb(match, seat, seed), trouble)

    def close(self) -> None:
        if self._own is not None:
            self._own.close()


def sit_down(bot: Any, timed: bool = False) -> Player:
    """A program for contests and environments: by name, as `module:Class`, or an object at hand.

    What stands at a live table must be a name: nobody may have others' modules loaded there. A class that is
    not there or cannot be made is refused at once.
    """
    if not isinstance(bot, str):
        return Player(Own(bot))
    if ":" not in bot:
        return Player(bot, timed)
    guest = Guest(named(bot.strip()))
    guest.come()
    return Player(guest)


def refuse_stranger(bot: Any, game: str) -> None:
    """A network of another game would have nothing but faults, and the rule of thumb would play for it."""
    if isinstance(bot, Policy) and bot.name != game:
        raise UnknownBot("policy-of-another-game", title=find(game).title, other=find(bot.name).title)


def shown(match: Match, seat: int, wish: str) -> tuple[Any, Any]:
    """What a program wants to be shown of its seat: the look and the texts of what is open to it, or the row
    of numbers and the mask."""
    if wish == "look":
        return match.look(seat), match.legal(seat)
    return match.observation(seat), mask_of(match, seat)


def mask_of(match: Match, seat: int) -> np.ndarray[Any, Any]:
    """A flag for each action code: whether it is open to the seat."""
    mask = np.zeros(match.game.rules.ACTIONS, "?")
    mask[match.codes(seat)] = True
    return mask


def understood(match: Match, seat: int, answer: Any, wish: str, seed: int) -> str | None:
    """The legal action that an answer names, or None."""
    if wish == "look":
        return answer if isinstance(answer, str) and answer in match.legal(seat) else None
    if wish == "row":
        code = int(answer) if is_whole(answer) else NO_CODE
    else:
        code = int(chosen(answer, mask_of(match, seat)[None], np.random.default_rng(seed))[0])
    texts = match.game.notation.ACTIONS
    return texts[code] if code in match.codes(seat) else None


def fault(trouble: Sentence) -> BotFault:
    """What is raised where nobody is to play for a program that fails."""
    key, args = trouble
    return BotFault(key.replace("bot-", "fault-", 1), **args)


def known() -> list[str]:
    """The names of all programs that can sit down."""
    return [level.name for level in LEVELS] + sorted(installed())


def choose(match: Match, seat: int, level: Level, seed: int, timed: bool = True) -> str | None:
    """The action a level takes; None to let the moment pass, out of turn. Unless it is `timed` it is the same
    each time for the same seed."""
    legal = match.legal(seat)
    dice = Random(seed)
    must = match.asked == seat
    if must and len(legal) == 1:
        return legal[0]
    if level.slips and dice.random() < level.slips:
        return dice.choice(legal) if must or dice.random() < 0.5 else None
    if level.seconds is None:
        return by_thumb(match, seat, seed)
    way = way_of(match.game.name, level.name, match.game.seats) if must else "search"
    policy = None if way == "search" else policy_or_none(match.game)
    if policy is None:
        budget = {"seconds": level.seconds} if timed else {"playouts": level.playouts}
        return ponder(match, seat, seed, trees=level.trees, **budget)[0].action
    if way == "network":
        return by_network(match, seat, policy)
    if timed:
        return looking_ahead(match, seat, policy, seed, seconds=level.ahead)
    return looking_ahead(match, seat, policy, seed, rounds=level.rounds)


def by_level(level: Level, timed: bool, match: Match, seat: int, seed: int) -> str | None:
    return choose(match, seat, level, seed, timed)


def yardstick(name: str) -> Choose:
    """What a program of a fixed strength does."""
    kind, _, number = name.partition("-")

    def decide(match: Match, seat: int, seed: int) -> str | None:
        legal = match.legal(seat)
        must = match.asked == seat
        if must and len(legal) == 1:
            return legal[0]
        if kind != "net":
            return ponder(match, seat, seed, playouts=int(number), plain=kind == "search")[0].action
        policy = policy_of(match.game)
        if not must:  # a network has learnt what to do when asked, and nothing else
            return ponder(match, seat, seed, playouts=OUT_OF_TURN)[0].action
        if not number:
            return by_network(match, seat, policy)
        return looking_ahead(match, seat, policy, seed, rounds=int(number))

    return decide


def by_network(match: Match, seat: int, policy: Policy) -> str:
    """The network's likeliest action."""
    codes, shares, _ = own_view(match, seat, policy)
    action: str = match.game.notation.ACTIONS[int(codes[shares.argmax()])]
    return action


def looking_ahead(match: Match, seat: int, policy: Policy, seed: int, **budget: Any) -> str:
    """The network's action after it has played its best ones on."""
    best = look_ahead(match, seat, policy, seed, **budget)[0]
    action: str = match.game.notation.ACTIONS[best.code]
    return action


def policy_of(game: Game) -> Policy:
    """The network of a game with its options; `BadWeights` where there is none that fits."""
    return _policy(game.name, tuple(sorted(game.options.items())))


@cache
def _policy(name: str, options: tuple[tuple[str, Any], ...]) -> Policy:
    return Policy(name, dict(options))


def policy_or_none(game: Game) -> Policy | None:
    """The network of a game, if it has one that fits; where weights are refused it is said once why."""
    if game.past is not None or not shipped(game.name).is_file():
        return None
    refused = _refused(game.name)
    return None if refused else policy_of(game)


@cache
def _refused(name: str) -> bool:
    try:
        Policy(name)
    except BadWeights as error:
        logging.getLogger("tablee").warning("%s", error)
        return True
    return False


def by_thumb(match: Match, seat: int, seed: int) -> str:
    """The rule of thumb's action, from what the seat knows."""
    chance = np.random.SeedSequence(seed).generate_state(CHANCE_WORDS).astype("i8")
    world = match.copy()
    world.imagine(seat, chance)
    game = match.game
    taken = game.build.taken
    codes = taken(np.zeros(game.rules.MOST_MOVES + 1, "i4"))
    n = game.moves(world.handle, seat, codes)
    code = int(bound(game).thumb(world.handle, seat, codes, n, taken(chance)))
    action: str = game.notation.ACTIONS[code]
    return action
