"""Mining puzzles: games of strong programs, searched for decisions where one choice is clearly the best and
the rule of thumb misses it.

Everything is weighed from what the seat knows, by `tablee.bots.chances`, in a sieve: what a strong program
would do against what the rule of thumb does, on few deals; then every choice, on more and more of them,
until the position cannot be a puzzle any more; at last the best and the second, on as many deals as a puzzle
asks for, all new, so that no luck of the sieve is left in the numbers. Masters must agree: what only quick
playouts like is no puzzle. The difference of two chances is that of choices weighed apart, each on
deals of its own, and so is its standard error.
"""

import json
import os
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, replace
from itertools import count
from math import hypot
from pathlib import Path
from random import Random
from typing import Any

from tablee.bots.chances import shares_won
from tablee.bots.levels import MASTER, SKILLED
from tablee.bots.players import Player, by_thumb, choose, policy_or_none
from tablee.bots.rollouts import look_ahead
from tablee.bots.thought import ponder, tree_chance
from tablee.core.game import Game
from tablee.core.match import Match
from tablee.core.network import way_of
from tablee.core.puzzle import CLEARLY, DIFFICULTIES, Puzzle, Weighed, deals_for, plain, puzzle_of
from tablee.core.shelf import find
from tablee.errors import BadPosition
from tablee.lab.workload import spread

COMPANY = (2, 2, 2, 2, 2, 3, 3, 4)  # seats at the tables played, in turn as lots decide
SEARCH = "search-1000"  # who plays a game that its masters do not play by a network
THUMBS = 24  # times the rule of thumb is asked, which may draw lots: it must mostly miss the best choice
QUICK = 600  # playouts of the search that proposes what the network may not see
RIVALS = 4  # other choices, of the thumb and of that search, which a proposal must beat at once
# Deals, as parts of those that a puzzle asks for: for a proposal against its rivals, for each choice at
# first, for the best two before they are weighed in full, and at least behind the chance of any choice.
FIRST = (1000, 250)
EACH = 500
WELL = 8
LEAST = 50
HOPE = 1.5  # standard errors by which a lead may turn out larger than the sieve finds it
DOUBT = 3.0  # … and a choice better, before it is given up as second
AGREED = 20_000  # playouts of the search that must agree …
ROUNDS = 3  # … and rounds of a network that looks ahead
TRIES = 3  # decisions of each level, to see which finds it
IMAGINED = 8  # deals on which two actions must come to the same to be one choice
MOST_OF_A_GAME = 2
APART = 8  # steps between two puzzles of the same game
LONGEST = 600  # steps of a game that are looked at
SHIPPED = 120  # puzzles in a game's folder


@dataclass(frozen=True)
class Dig:
    """One game to look through, and until when."""

    game: str
    seed: str
    number: int
    until: float | None = None  # seconds since the epoch

    @property
    def late(self) -> bool:
        return self.until is not None and time.time() > self.until


class Late(Exception):
    """The time is over."""


# One game


def dig(work: Dig) -> tuple[int, list[dict[str, Any]]]:
    """The puzzles of one game, as plain data, with the game's number."""
    found = []
    with suppress(Late):
        for puzzle in _puzzles_in(work):
            found.append(plain(puzzle))
    return work.number, found


def _puzzles_in(work: Dig) -> Iterator[Puzzle]:
    lots = Random(f"{work.seed}/{work.number}")
    low, high = find(work.game).seats
    seats = min(max(lots.choice(COMPANY), low), high)
    match = Game(work.game, seats).start(seed=f"{work.seed}/{work.number}")
    player = masters(work.game)
    last, found = -APART, 0
    with closing(player):
        while not match.over and len(match.log) < LONGEST and found < MOST_OF_A_GAME:
            if work.late:
                raise Late
            seat, seed = match.asked, lots.getrandbits(31)
            done = player.decide(match, seat, seed).action if seat >= 0 else match.legal(seat)[0]
            step = len(match.log)
            if seat >= 0 and done is not None and step - last >= APART:
                puzzle = puzzle_at(match, seat, done, seed, work)
                if puzzle is not None:
                    yield replace(puzzle, game=f"{work.seed}/{work.number}", step=step)
                    last, found = step, found + 1
            assert done is not None
            match.play(seat, done)


def masters(game: str) -> Player:
    """A strong program that thinks the same on every machine."""
    by_network = way_of(game, MASTER.name) != "search" and policy_or_none(Game(game)) is not None
    return Player("net" if by_network else SEARCH)


def puzzle_at(match: Match, seat: int, done: str, seed: int, work: Dig) -> Puzzle | None:
    """The puzzle that a decision is, if it is one; `done` is what a master does there."""
    if len(match.legal(seat)) < 2:
        return None
    thumbs = Counter(by_thumb(match, seat, k) for k in range(THUMBS))
    mostly = {action for action, times in thumbs.items() if 2 * times > THUMBS}
    ideas = [idea.action for idea in ponder(match, seat, seed, playouts=QUICK) if idea.action]
    proposed = {done, *ideas[:1]} - mostly
    scales = Scales(match, seat, seed, work)
    if not any(scales.may_lead(action, [*thumbs, *ideas]) for action in sorted(proposed)):
        return None
    table = as_position(match, seat)
    return None if table is None else weighed_puzzle(table, seat, mostly, seed, work)


def as_position(match: Match, seat: int) -> Match | None:
    """The table as its notation writes it, if that says all that the seat knows and may do."""
    try:
        table = match.game.position(match.state, seed="puzzle")
    except BadPosition:
        return None
    same = table.look(seat) == match.look(seat) and table.legal(seat) == match.legal(seat)
    return table if same and table.asked == seat else None


# Weighing


class Scales:
    """What has been found so far of the choices of a seat."""

    def __init__(self, match: Match, seat: int, seed: int, work: Dig) -> None:
        self.match, self.seat, self.seed, self.work = match, seat, seed, work
        self.sums: dict[str, list[float]] = {}
        self._runs = count()

    def weigh(self, action: str, deals: int) -> None:
        """So many more deals for a choice."""
        if self.work.late:
            raise Late
        seed = self.seed + 7919 * (1 + next(self._runs))
        there = shares_won(self.match, self.seat, action, self.seat, deals, seed)
        row = self.sums.setdefault(action, [0.0, 0.0])
        row[0] += there.values[self.seat] * deals
        row[1] += deals

    def result(self, action: str) -> Weighed:
        wins, deals = self.sums[action]
        return Weighed(action, wins / deals, round(deals))

    def may_lead(self, action: str, others: Sequence[str]) -> bool:
        """Whether a choice may beat what the rule of thumb does, and what else the search thinks of, by as
        much as a puzzle asks for."""
        different = alike_actions(self.match, self.seat, self.seed, [action, *dict.fromkeys(others)])
        rivals = [other for other in different if other != action][:RIVALS]
        whole = deals_for(self.match.game.name)
        for part in FIRST:
            self.weigh(action, whole // part)
            for rival in rivals:
                self.weigh(rival, whole // part)
                if not _may_be_clear(self.result(action), self.result(rival)):
                    return False
        return True

    def sieve(self, alike: Mapping[str, Sequence[str]], thumbs: set[str]) -> str | None:
        """The choice that may be clearly the best; nothing where none may.

        The best two so far are weighed on more and more deals, and whatever might be second yet on some,
        until they cannot be what a puzzle asks for, or are known well.
        """
        whole = deals_for(self.match.game.name)
        for action in alike:
            self.weigh(action, whole // EACH)
        while True:
            best, second, *others = self.ranked()
            if not _may_be_clear(best, second) or thumbs & {best.action, *alike[best.action]}:
                return None
            vague = [choice for choice in (best, second) if choice.deals < whole // WELL]
            near = [choice for choice in others if choice.deals < whole // LEAST]
            vague += [choice for choice in near if _may_be_second(choice, second)]
            if not vague:
                return best.action
            self.weigh(vague[0].action, vague[0].deals)

    def in_full(self, best: str) -> tuple[Weighed, ...] | None:
        """All choices, the best one and the second on new deals, as many as a puzzle asks for; nothing where
        the second comes too near."""
        whole = deals_for(self.match.game.name)
        for action, (_, deals) in list(self.sums.items()):
            if deals < whole // LEAST:
                self.weigh(action, whole // LEAST - round(deals))
        first = self._anew(best, whole)
        others = [choice for choice in self.ranked() if choice.action != best]
        while others[0].deals < whole:
            others[0] = self._anew(others[0].action, whole)
            if others[0].chance > first.chance - CLEARLY:
                return None
            others.sort(key=lambda choice: (-choice.chance, choice.action))
        return first, *others

    def _anew(self, action: str, deals: int) -> Weighed:
        """A choice on new deals alone, so that nothing is left of the luck that singled it out."""
        del self.sums[action]
        self.weigh(action, deals)
        return self.result(action)

    def ranked(self) -> list[Weighed]:
        return sorted(map(self.result, self.sums), key=lambda choice: (-choice.chance, choice.action))


def _may_be_clear(best: Weighed, other: Weighed) -> bool:
    return best.chance - other.chance + HOPE * hypot(best.error, other.error) >= CLEARLY


def weighed_puzzle(match: Match, seat: int, thumbs: set[str], seed: int, work: Dig) -> Puzzle | None:
    """All choices of a seat in the sieve; the puzzle, if one is left that is clearly the best."""
    alike = alike_actions(match, seat, seed, match.legal(seat))
    if len(alike) < 2:
        return None
    scales = Scales(match, seat, seed, work)
    best = scales.sieve(alike, thumbs)
    if best is None:
        return None
    if not masters_agree(match, seat, {best, *alike[best]}, seed):
        return None
    found = scales.in_full(best)
    if found is None:
        return None
    twins = [replace(choice, action=twin) for choice in found[1:] for twin in alike[choice.action]]
    choices = tuple(sorted([*found, *twins], key=lambda choice: (-choice.chance, choice.action)))
    puzzle = Puzzle(match.state, seat, choices, "", match.game.seats, same=tuple(alike[best]))
    return _graded(puzzle, match, seed) if puzzle.clear else None


def masters_agree(match: Match, seat: int, best: set[str], seed: int) -> bool:
    """Whether strong programs find the same choice the best: a long search, and where masters play by a
    network, that network playing on in every seat, with no other choice as good."""
    if ponder(match, seat, seed, playouts=AGREED)[0].action not in best:
        return False
    policy = None if way_of(match.game.name, MASTER.name) == "search" else policy_or_none(match.game)
    if policy is None:
        return True
    outlooks = look_ahead(match, seat, policy, seed, rounds=ROUNDS, least=0.0)
    texts = match.game.notation.ACTIONS
    own = [outlook.value for outlook in outlooks if texts[outlook.code] in best]
    others = [outlook.value for outlook in outlooks if texts[outlook.code] not in best]
    return bool(own) and max(own) > max(others, default=0.0)


def _may_be_second(choice: Weighed, second: Weighed) -> bool:
    return choice.chance + DOUBT * hypot(choice.error, second.error) >= second.chance


def alike_actions(match: Match, seat: int, seed: int, actions: Sequence[str]) -> dict[str, list[str]]:
    """The different choices among some actions of a seat, each with the others that come to exactly the same
    on every deal."""
    came_to: dict[bytes, str] = {}
    alike: dict[str, list[str]] = {}
    for action in actions:
        then = b"".join(_outcome(match, seat, action, seed + k) for k in range(IMAGINED))
        if then in came_to:
            alike[came_to[then]].append(action)
        else:
            came_to[then] = action
            alike[action] = []
    return alike


def _outcome(match: Match, seat: int, action: str, seed: int) -> bytes:
    world = match.copy()
    world.imagine(seat, tree_chance(seed, 0))
    world.play(seat, action)
    whole: bytes = world.copied().tobytes()
    return whole


def _graded(puzzle: Puzzle, match: Match, seed: int) -> Puzzle:
    """How hard a puzzle is: which of the levels mostly find its best choice."""
    found = {}
    for level in (SKILLED, MASTER):
        tries = [choose(match, puzzle.seat, level, seed + k) for k in range(TRIES)]
        found[level.name] = sum(puzzle.is_best(action or "") for action in tries)
    mostly = {name for name, times in found.items() if 2 * times > TRIES}
    difficulty = "easy" if SKILLED.name in mostly else "medium" if MASTER.name in mostly else "hard"
    return replace(puzzle, difficulty=difficulty, found=found)


# Many games


def mine(
    game: str,
    wanted: int,
    file: Path | str,
    *,
    minutes: float | None = None,
    seed: str = "puzzles",
    workers: int | None = None,
    report: Callable[[int, int], None] | None = None,
) -> list[Puzzle]:
    """Look through games until so many puzzles are found, or the time is over; those in the file count too.

    The file has a line for each game looked through, so that the work can be broken off at any time and goes
    on where it was. `report` is told how many puzzles there are, of how many games.
    """
    done = read_mined(file)
    kept = distinct(puzzle for puzzles in done.values() for puzzle in puzzles)
    until = None if minutes is None else time.time() + 60 * minutes
    to_do = [Dig(game, seed, n, until) for n in range(len(done) + _enough(wanted)) if n not in done]
    if len(kept) >= wanted:
        return kept
    _end_line(file)
    with open(file, "a", encoding="utf-8") as lines, closing(spread(dig, to_do, workers)) as results:
        for number, rows in results:
            if rows or until is None or time.time() < until:
                lines.write(json.dumps({"number": number, "puzzles": rows}, ensure_ascii=False) + "\n")
                lines.flush()
                done[number] = [puzzle_of(row) for row in rows]
                kept = distinct([*kept, *done[number]])
            if report is not None:
                report(len(kept), len(done))
            if len(kept) >= wanted or (until is not None and time.time() > until):
                break
    return kept


def _end_line(file: Path | str) -> None:
    """A line that broke off is left behind, whole or not."""
    if os.path.exists(file) and not (b"\n" + Path(file).read_bytes()).endswith(b"\n"):
        with open(file, "ab") as lines:
            lines.write(b"\n")


def _enough(wanted: int) -> int:
    """Games in which so many puzzles will be found, if there are any to find."""
    return 100 + 200 * wanted


def read_mined(file: Path | str) -> dict[int, list[Puzzle]]:
    """What a file of mined games holds, by the number of the game; a last line that broke off is left out."""
    found: dict[int, list[Puzzle]] = {}
    if os.path.exists(file):
        for line in Path(file).read_text(encoding="utf-8").splitlines():
            try:
                row = json.loads(line)
            except ValueError:
                continue
            found[row["number"]] = [puzzle_of(one) for one in row["puzzles"]]
    return found


def pick(puzzles: Iterable[Puzzle], most: int = SHIPPED) -> list[Puzzle]:
    """So many puzzles to ship: the harder the sooner, those as hard as each other as they were found; in the
    order in which they are to be solved."""
    places = {name: place for place, name in enumerate(DIFFICULTIES)}
    hardest = sorted(distinct(puzzles), key=lambda puzzle: -places[puzzle.difficulty])[:most]
    return sorted(hardest, key=lambda puzzle: (places[puzzle.difficulty], -puzzle.lead))


def written(game: str, puzzles: Iterable[Puzzle]) -> str:
    """The file of a game's folder: a line for each puzzle."""
    rows = ",\n".join(
        json.dumps(plain(puzzle), ensure_ascii=False, separators=(",", ":")) for puzzle in puzzles
    )
    return f'{{"game": "{game}", "rules": {find(game).version}, "puzzles": [\n{rows}\n]}}\n'


def distinct(puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    """Without those that are nearly the same: the same choices, and the same one is best."""
    kept: dict[tuple[Any, ...], Puzzle] = {}
    for puzzle in puzzles:
        actions = frozenset(choice.action for choice in puzzle.choices)
        kept.setdefault((puzzle.seats, puzzle.best, actions), puzzle)
    return list(kept.values())
