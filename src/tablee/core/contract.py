"""What a game must bring: the types of its modules, and one check that says in sentences what is missing.

A game is a package whose `__init__` has a `CARD`. Its modules are named here with what each of them must
hold; whatever only some games need is optional. `problems(game)` looks at all of it and plays a little.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from inspect import signature
from random import Random
from types import ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, cast

from tablee.core.card import Card
from tablee.core.shelf import Broken, find, folder, found, from_elsewhere, leave_out, module, module_or_none
from tablee.errors import TableeError
from tablee.words import LANGUAGES, Sentence, Words, words

if TYPE_CHECKING:
    import numpy as np
    from rich.console import RenderableType

    from tablee.core.example import Example
    from tablee.core.lesson import Lesson
    from tablee.core.match import Match
    from tablee.core.observation import Layout
    from tablee.core.scene import Piece, Scene, Setting

State = dict[str, Any]
Look = dict[str, Any]
MOST_CODES = 2**15 - 1  # a GPU lists actions in 16 bits
LARGEST_RECORD = (
    768  # bytes: a warp of records, each with room to imagine another, in a block's shared memory
)
DECISIONS = 40  # played to see that everything is said and drawn
SIDEWAYS = (740, 312)  # pixels of a phone's table


class Rules(Protocol):
    """`rules`: the record, the codes, and functions marked `@rule` over a record `s`, whole numbers only."""

    State: "np.dtype[np.void]"
    ACTIONS: int
    MOST_MOVES: int

    def deal(self, s: Any) -> None: ...
    def asks(self, s: Any) -> int: ...
    def may_act(self, s: Any, seat: int) -> bool: ...
    def moves(self, s: Any, seat: int, out: Any) -> int: ...
    def play(self, s: Any, seat: int, action: int) -> None: ...
    def score(self, s: Any, seat: int) -> int: ...
    def standing(self, s: Any, seat: int) -> int: ...
    def imagine(self, s: Any, seat: int, chance: Any) -> None: ...


class Notation(Protocol):
    """`notation`: actions and states as text and JSON."""

    ACTIONS: Sequence[str]

    def read(self, s: Any) -> State: ...
    def write(self, s: Any, state: Mapping[str, Any]) -> None: ...
    def action_words(self, action: str) -> Sentence: ...


class Looks(Protocol):
    """`look`: what one seat may see, how it sees what others do, and what it is told."""

    def look(self, s: Any, seat: int | None) -> Look: ...
    def seen(self, action: str, seat: int, viewer: int | None) -> str | None: ...
    def tell(self, before: Look, seat: int, action: str | None, after: Look) -> list[Sentence]: ...
    def awaited(self, seen: Look) -> int | None: ...
    def prompt(self, seen: Look) -> Sentence: ...
    def refusal(self, seen: Look, action: str) -> Sentence: ...

    # What a game may bring besides: the name of something that a first game explains and the log does not
    # tell. The words are `new-NAME`; what the log tells as `log-NAME` is explained by such words alone.
    def novelty(self, action: str, after: Look) -> str | None: ...


class Observation(Protocol):
    """`observation`: what a seat knows, as numbers with names and bounds."""

    LAYOUT: "Layout"

    def show(self, s: Any, seat: int, out: Any) -> None: ...


class Drawing(Protocol):
    """`table`: a look drawn for the browser, with the pieces one chooses for an action."""

    # It is looked for in `table` alone: what a game has of this in another module, its `table` imports.

    def scene(self, look: Look, setting: "Setting") -> "Scene": ...
    def path(self, action: str, look: Look) -> tuple[str, ...]: ...
    def choice(self, button: str, look: Look) -> Sentence: ...

    # What a game may bring besides: how a piece looks in a small picture; the question after some pieces are
    # chosen; the action that choosing some in vain would have been, or what to say of it; whether the only
    # action left may happen by itself; the table as a round ended, before the next was dealt; the class and
    # symbol of each seat in sheets; what a score is called there, where the number alone would not be
    # understood; an action told from others like it by what is there, for somebody who sees the table; what
    # to know of an action before one confirms it; whether all its pieces are pointed at, also where the first
    # leave nothing else.
    def afar(self, piece: "Piece") -> tuple[str, str, str] | None: ...
    def question(self, chosen: tuple[str, ...], look: Look) -> Sentence: ...
    def tried(self, chosen: tuple[str, ...], look: Look) -> str | Sentence | None: ...
    def by_itself(self, action: str, look: Look) -> bool: ...
    def round_end(self, before: Look, seat: int, action: str, after: Look) -> Look: ...
    def signs(self, look: Look) -> list[tuple[str, str]]: ...
    def scored(self, score: int) -> Sentence: ...
    def named(self, action: str, look: Look) -> Sentence | None: ...
    def pointed(self, action: str, look: Look) -> Sentence | None: ...
    def warning(self, action: str, look: Look) -> Sentence | None: ...
    def whole(self, action: str, look: Look) -> bool: ...


class Terminal(Protocol):
    """`terminal`: a look drawn in text."""

    def draw(self, look: Look, names: list[str], words: Words) -> "RenderableType": ...
    def card(self, name: str) -> Any: ...


class Bot(Protocol):
    """`bot`: what a program needs: a rule of thumb, a judgement of tables, what to try, what to play out.

    It may also say how chances follow from shares of playouts: `SHARPNESS` (else 1, by seats where it
    matters), by which they are drawn apart, and `ADVANTAGE` (else 0), by which own odds are raised.
    `bench.calibration` shows how right it is.
    Where nothing is hidden and nothing is drawn, `appraise` may tell how good the first `n` codes look, each
    as the logarithm of a weight: the search is guided by it.
    """

    def thumb(self, s: Any, seat: int, codes: Any, n: int, chance: Any) -> int: ...
    def worth(self, s: Any, seat: int) -> float: ...
    def shortlist(self, s: Any, seat: int, codes: Any, n: int) -> int: ...
    def playout_choice(self, s: Any, seat: int, codes: Any, n: int, chance: Any) -> int: ...
    def appraise(self, s: Any, seat: int, codes: Any, n: int, out: Any) -> None: ...


class Lessons(Protocol):
    """`lessons`: positions in which one learns the game by doing, in order; a game may do without."""

    LESSONS: "Sequence[Lesson]"


class Reasons(Protocol):
    """`reasons`: why an action may be good, in one clause that is true by the rules, from what the seat sees
    alone; or nothing. Hints say it; a game may do without. `drawback` is whether that clause tells what the
    action costs: a hint then says what the next best choice would leave. `dares` is whether an action dares
    something: of choices that the search can hardly tell apart a hint names one first that does not."""

    def reason(self, seen: Look, action: str) -> Sentence | None: ...
    def drawback(self, seen: Look, action: str) -> bool: ...
    def dares(self, seen: Look, action: str) -> bool: ...


class Part(NamedTuple):
    """A module of a game: what it is like, which names may be left out, whether its functions are rules."""

    protocol: type
    optional: frozenset[str] = frozenset()
    compiled: bool = False


PARTS = {
    "rules": Part(Rules, compiled=True),
    "notation": Part(Notation),
    "look": Part(Looks, frozenset(["novelty"])),
    "observation": Part(Observation, compiled=True),
    "table": Part(
        Drawing,
        frozenset(
            ["question", "tried", "by_itself", "round_end", "signs", "scored", "afar", "named", "warning"]
            + ["pointed", "whole"]
        ),
    ),
    "terminal": Part(Terminal, frozenset(["card"])),
    "bot": Part(Bot, frozenset(["appraise"]), compiled=True),
}
OPTIONAL_PARTS = {"lessons": Part(Lessons), "reasons": Part(Reasons, frozenset(["drawback", "dares"]))}
FILES = ("table.html", "table.css", *(f"{lang}.ftl" for lang in LANGUAGES))
# Besides these a game may bring `ending.html`, the scene that ends it on the table: one SVG, 400 by 200
# (ground and sky reach further, from -600 to 1000: the felt shows what surrounds it), made
# from `ending` (its winners and others, each with name, sign, score and x), with `ending-won`, `ending-lost`,
# `ending-shared` and `ending-watched` in its words; `box.html`, the picture on its lid as one SVG; and
# `box.css`, its colours by day and by night. A game without them stands on the shelf under a plain lid with
# its first letter.
LAYOUT_PARTS = ("table", "turn")  # a 1 for every seat; whose turn it is


class Problem(TableeError):
    """Something a game lacks, or has wrong."""


def problems(game: str) -> list[Problem]:
    """All that keeps a game from being played here, in sentences; what is found first may hide the rest."""
    card = find(game)
    for look_for in (_missing, _unfit, _unsaid, _unplayable, _misdrawn, _mistaught):
        told = _once(Problem(key, **args) for key, args in look_for(card))
        if told:
            return told
    return []


def _once(found: Iterable[Problem]) -> list[Problem]:
    """Each sentence once; of modules that fail to load for one reason the first, for the others load it."""
    told: dict[str, Problem] = {}
    for problem in found:
        imports = problem.key == "contract-import"
        told.setdefault(problem.args_["reason"] if imports else problem.say(), problem)
    return list(told.values())


def leave_out_broken() -> list[Broken]:
    """Take the games of other packages that lack something from the shelf; all that is left out now."""
    for name in from_elsewhere():
        lacking = problems(name)
        if lacking:
            leave_out(name, " ".join(str(problem) for problem in lacking))
    return found().broken


# Modules, names and parameters


def _missing(card: Card) -> Iterator[Sentence]:
    for name in FILES:
        if not (folder(card.name) / name).is_file():
            yield "contract-no-file", {"file": name}
    for name, part in (PARTS | OPTIONAL_PARTS).items():
        try:
            own = module_or_none(card.name, name)
        except Exception as error:
            yield "contract-import", {"module": name, "reason": f"{type(error).__name__}: {error}"}
            continue
        if own is not None:
            yield from _missing_in(own, name, part)
        elif name in PARTS:
            yield "contract-no-module", {"module": name, "what": (part.protocol.__doc__ or "").strip()}


def _missing_in(module: ModuleType, name: str, part: Part) -> Iterator[Sentence]:
    for wanted in part.protocol.__annotations__:
        if not hasattr(module, wanted):
            yield "contract-no-name", {"module": name, "name": wanted}
    for wanted, pattern in _functions(part.protocol):
        own = getattr(module, wanted, None)
        if own is None:
            if wanted not in part.optional:
                yield "contract-no-name", {"module": name, "name": f"{wanted}{_parameters(pattern)}"}
        elif not _takes(own, pattern):
            expected = f"{wanted}{_parameters(pattern)}"
            yield "contract-parameters", {"module": name, "name": wanted, "expected": expected}
        elif part.compiled and not getattr(own, "__rule__", False):
            yield "contract-not-a-rule", {"module": name, "name": wanted}


def _functions(protocol: type) -> list[tuple[str, Callable[..., Any]]]:
    return [(name, value) for name, value in vars(protocol).items() if callable(value) and name[0] != "_"]


def _parameters(pattern: Callable[..., Any]) -> str:
    return f"({', '.join([*signature(pattern).parameters][1:])})"


def _takes(own: Any, pattern: Callable[..., Any]) -> bool:
    """Whether a function can be called with as many arguments as the pattern has."""
    try:
        signature(own).bind(*[None] * (len(signature(pattern).parameters) - 1))
    except (TypeError, ValueError):
        return False
    return True


# What does not fit together


def _unfit(card: Card) -> Iterator[Sentence]:
    rules, notation = module(card.name, "rules"), module(card.name, "notation")
    layout: Layout = module(card.name, "observation").LAYOUT
    for option in card.own_options:
        if option.name not in rules.State.names:
            yield "contract-no-field", {"option": option.name}
    if len(notation.ACTIONS) != rules.ACTIONS:
        yield "contract-codes", {"codes": rules.ACTIONS, "texts": len(notation.ACTIONS)}
    for text, times in Counter(notation.ACTIONS).items():
        if times > 1:
            yield "contract-texts-alike", {"text": text}
    if rules.ACTIONS > MOST_CODES or rules.MOST_MOVES > MOST_CODES:
        yield "contract-too-many-codes", {"codes": max(rules.ACTIONS, rules.MOST_MOVES), "most": MOST_CODES}
    if rules.State.itemsize > LARGEST_RECORD:
        yield "contract-record", {"bytes": rules.State.itemsize, "most": LARGEST_RECORD}
    for name in LAYOUT_PARTS:
        if name not in layout.parts or layout[name].size < card.seats[1]:
            yield "contract-no-part", {"part": name, "size": card.seats[1]}


def _unsaid(card: Card) -> Iterator[Sentence]:
    """Words that are expected, words that only one language has, and lines that are no words."""
    verbs = dict.fromkeys(action.split()[0] for action in module(card.name, "notation").ACTIONS)
    wanted = ["about", "score-name", *(f"end-{end}" for end in card.ends)]
    for option in card.own_options:
        wanted += [f"option-{option.name}", f"option-{option.name}-about"]
        wanted += [f"value-{choice}" for choice in option.choices]
    wanted += [f"choice-{verb}" for verb in verbs]
    for lang in LANGUAGES:
        said = words(card.name, lang)
        for key in wanted:
            if not said.has(key):
                yield "contract-no-word", {"lang": lang, "key": key}
        if not said.clauses():
            yield "contract-no-rules", {"lang": lang}
        for line, text in said.unread():
            yield "contract-unread", {"lang": lang, "line": line, "text": text}
    french, english = (set(words(card.name, lang).own_keys()) for lang in LANGUAGES)
    for key in sorted(french ^ english):
        yield "contract-no-word", {"lang": LANGUAGES[key in french], "key": key}


# A few decisions, played, said and drawn


def _unplayable(card: Card) -> Iterator[Sentence]:
    from tablee.core.game import Game

    dice = Random(1)
    what = "deal"
    try:
        match = Game(card.name, compiled=False).start(seed="contract")
        for _ in range(DECISIONS):
            if match.over:
                break
            what = "look"
            before = match.look(0)
            for named, draw in _drawings(match):
                what = named
                draw()
            what = "moves"
            seat = match.asked
            action = dice.choice(match.legal(seat))
            what = f"play {action}"
            match.play(seat, action)
            what = f"tell {action}"
            looks: Looks = match.game.looks
            told = looks.tell(before, seat, looks.seen(action, seat, 0), match.look(0))
            for lang in LANGUAGES:
                for sentence in [*told, looks.prompt(match.look(0))]:
                    words(card.name, lang).say(sentence, match.names, 0)
            what = "position"
            if not match.over:
                match.game.position(match.state)  # which sees that it reads what it wrote
    except Exception as error:
        yield "contract-fails", {"what": what, "reason": f"{type(error).__name__}: {error}"}


def _drawings(match: "Match") -> Iterator[tuple[str, Callable[[], object]]]:
    """What is drawn of a table, with its name: in the terminal, and on every kind of felt for the seat that
    decides and for who looks on, with the way to each choice."""
    from tablee.core.scene import TALL, WIDE, Setting, felt_for

    game, names = match.game.name, match.names
    drawing, terminal = cast(Drawing, module(game, "table")), cast(Terminal, module(game, "terminal"))
    lang = LANGUAGES[len(match.log) % len(LANGUAGES)]
    for viewer in (max(match.asked, 0), None):
        look = match.look(viewer)
        yield "terminal.draw", partial(terminal.draw, look, names, words(game, lang))
        for felt in (TALL, WIDE, felt_for(*SIDEWAYS)):
            setting = Setting(names, words(game, lang), felt, viewer=viewer)
            yield "table.scene", partial(drawing.scene, look, setting)
    yield "table.path", partial(_choose, match, drawing, lang)


def _choose(match: "Match", drawing: Drawing, lang: str) -> None:
    """Go the way to each choice, and read what stands on it."""
    look = match.look(match.asked)
    question = getattr(drawing, "question", None)
    for action in match.legal():
        path = drawing.path(action, look)
        asked = [question(path[:k], look) for k in range(1, len(path))] if question else []
        buttons = [drawing.choice(part, look) for part in path if part.startswith("do-")]
        for sentence in (*asked, *buttons):
            words(match.game.name, lang).say(sentence, match.names, match.asked)


# Examples and lessons


def _misdrawn(card: Card) -> Iterator[Sentence]:
    """Examples beside the rules that cannot be, cannot be drawn, or have no words."""
    from tablee.core.game import Game

    found = module_or_none(card.name, "examples")
    examples: dict[str, Example] = found.EXAMPLES if found else {}
    for name in sorted({*examples, *getattr(found, "IN_SHORT", {}).values()}):
        for lang in LANGUAGES:
            if not words(card.name, lang).has(f"example-{name}"):
                yield "contract-no-word", {"lang": lang, "key": f"example-{name}"}
        try:
            example = examples[name]
            match = Game(card.name, example.seats, example.options, compiled=False).position(example.state)
            for _, draw in _drawings(match):
                draw()
        except Exception as error:
            reason = f"{type(error).__name__}: {error}"
            yield "contract-fails", {"what": f"example {name}", "reason": reason}


def _mistaught(card: Card) -> Iterator[Sentence]:
    """What its lessons claim and its rules do not do."""
    from tablee.core.lesson import mistakes

    return mistakes(card.name)
