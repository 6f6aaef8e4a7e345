"""Lessons: positions in which somebody learns one idea by doing it, and what each choice there comes to.

A game's module `lessons` has `LESSONS`, in the order in which they are learnt; the first three are enough to
begin. What a lesson says stands in the game's words: `lesson-NAME` (its title), `lesson-NAME-task` (what to
do), `lesson-NAME-done` (what was learnt), and `lesson-NAME-WHY` for each `why` of its choices. What it claims
is checked against the rules by `mistakes`.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, Any

from tablee.core.shelf import module_or_none
from tablee.errors import IllegalAction, TableeError
from tablee.words import LANGUAGES, Sentence, words

if TYPE_CHECKING:
    from tablee.core.match import Match

FIRST_STEPS = 3  # so many are enough to begin


@dataclass(frozen=True)
class Choice:
    """Something a learner may do, and what is claimed of it: what the table shows then, or who forbids it.

    `does` names parts of the state as the notation writes it, with dots between keys (`hands.0`), `#` at the
    end for how many there are (`hands.0#`); besides, `legal` is what the learner may do next and `over`
    whether the game is. The action may be a pattern (`lay * left`): all legal ones that fit.
    """

    action: str
    why: str = ""  # its words are `lesson-NAME-WHY`; without, a refusal is the game's own
    does: Mapping[str, Any] = field(default_factory=dict)
    clause: str = ""  # the clause of the rules that forbids it; empty where it is allowed


@dataclass(frozen=True)
class Ask:
    """One decision of the learner, what the others do after a right one, and what the table shows then.

    Of what is wrong, what the rules allow lights up like what is right; what they forbid does not, and who
    touches its pieces all the same is told what it says. `later` are patterns of actions that another lesson
    is about: here they do not light up either, so that what lights up is what the lesson speaks of.
    """

    right: Sequence[Choice]
    wrong: Sequence[Choice] = ()
    later: Sequence[str] = ()
    replies: Sequence[tuple[int, str]] = ()
    after: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Lesson:
    """One idea: a position of the game's notation, who learns there, and what is asked in turn; and who did
    what last, where the table is to show it."""

    name: str
    state: Mapping[str, Any]
    asks: Sequence[Ask]
    seats: int = 2
    seat: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 0
    last: tuple[int, str] | None = None

    def start(self, game: str) -> "Match":
        """The position, to be played on."""
        from tablee.core.game import Game

        return Game(game, self.seats, self.options).position(self.state, seed=self.seed)


def lessons_of(game: str) -> Sequence[Lesson]:
    """The lessons of a game, in order; none, if it has none."""
    found = module_or_none(game, "lessons")
    lessons: Sequence[Lesson] = found.LESSONS if found else ()
    return lessons


def _named(match: "Match", lesson: Lesson, offered: Sequence[Choice]) -> dict[str, Choice]:
    """Choices by their actions: a pattern stands for every legal action that fits and is not named before."""
    legal = match.legal(lesson.seat)
    found: dict[str, Choice] = {}
    for choice in offered:
        if choice.action in match.game.codes:
            fitting = [choice.action]
        else:
            fitting = [action for action in legal if fnmatchcase(action, choice.action)]
        for action in fitting:
            found.setdefault(action, choice)
    return found


def answers(match: "Match", lesson: Lesson, ask: Ask) -> tuple[dict[str, Choice], dict[str, Choice]]:
    """What is right and what is wrong, by their actions."""
    right = _named(match, lesson, ask.right)
    wrong = _named(match, lesson, ask.wrong)
    return right, {action: choice for action, choice in wrong.items() if action not in right}


def offered(match: "Match", lesson: Lesson, ask: Ask) -> list[str]:
    """What a learner can try: all that is legal, and what the lesson has an answer to."""
    right, wrong = answers(match, lesson, ask)
    return list(dict.fromkeys([*match.legal(lesson.seat), *right, *wrong]))


def kept_dark(match: "Match", lesson: Lesson, ask: Ask, actions: Sequence[str]) -> set[str]:
    """Those of some actions that the rules forbid now, or that another lesson is about: who tries one is
    answered, but none lights up."""
    legal = {*match.legal(lesson.seat)}
    later = {action for action in actions if any(fnmatchcase(action, each) for each in ask.later)}
    return {*actions} - legal | later


def go_on(match: "Match", lesson: Lesson, ask: Ask, action: str) -> None:
    """Carry out a right choice, and what the others answer."""
    match.play(lesson.seat, action)
    for seat, reply in ask.replies:
        match.play(seat, reply)


def shown(match: "Match", lesson: Lesson, name: str) -> Any:
    """What the table shows under a name that a choice claims something of."""
    if name == "over":
        return match.over
    if name == "legal":
        return match.legal(lesson.seat)
    path = name.removesuffix("#")
    value: Any = match.state
    for part in path.split("."):
        value = value[int(part)] if isinstance(value, list) else value.get(part)
    return value if path == name else len(value)


# Listing


def said(game: str, lesson: Lesson, choice: Choice, lang: str) -> str:
    """Why a choice is right or wrong, in words; nothing where the lesson leaves it to the game's refusal."""
    return words(game, lang).say((f"lesson-{lesson.name}-{choice.why}", {})) if choice.why else ""


def listed(game: str, lang: str) -> list[dict[str, Any]]:
    """All lessons of a game as plain data: position, who decides, what is right, what is said."""
    return [_listed(game, lesson, lang) for lesson in lessons_of(game)]


def _listed(game: str, lesson: Lesson, lang: str) -> dict[str, Any]:
    own = words(game, lang)
    match = lesson.start(game)
    asks: list[dict[str, Any]] = []
    for ask in lesson.asks:
        right, wrong = answers(match, lesson, ask)
        asks.append(
            {
                "right": _plain(game, lesson, right, lang),
                "wrong": _plain(game, lesson, wrong, lang),
                "replies": [{"seat": seat, "action": action} for seat, action in ask.replies],
                "after": dict(ask.after),
            }
        )
        go_on(match, lesson, ask, next(iter(right)))
    return {
        "name": lesson.name,
        "title": own.say((f"lesson-{lesson.name}", {})),
        "task": own.say((f"lesson-{lesson.name}-task", {})),
        "done": own.say((f"lesson-{lesson.name}-done", {})),
        "seats": lesson.seats,
        "seat": lesson.seat,
        "options": dict(lesson.options),
        "position": dict(lesson.state),
        "right": [choice["action"] for choice in asks[0]["right"]],
        "asks": asks,
    }


def _plain(game: str, lesson: Lesson, named: Mapping[str, Choice], lang: str) -> list[dict[str, Any]]:
    return [
        {
            "action": action,
            "said": said(game, lesson, choice, lang),
            "does": dict(choice.does),
            "clause": choice.clause or None,
        }
        for action, choice in named.items()
    ]


# Checking


def mistakes(game: str) -> Iterator[Sentence]:
    """Everything a game's lessons claim that its rules do not do, and every word they lack."""
    for lesson in lessons_of(game):
        for reason in _mistakes_in(game, lesson):
            yield "contract-lesson", {"lesson": lesson.name, "reason": reason}


def _mistakes_in(game: str, lesson: Lesson) -> Iterator[str]:
    yield from _unsaid(game, lesson)
    try:
        match = lesson.start(game)
        for number, ask in enumerate(lesson.asks, 1):
            rest = [*lesson.asks[number:]]
            yield from _false_claims(match, lesson, ask, rest)
            first = next(iter(_named(match, lesson, ask.right)), None)
            if first is None:
                break
            go_on(match, lesson, ask, first)
    except TableeError as error:
        yield error.say()


def _unsaid(game: str, lesson: Lesson) -> Iterator[str]:
    whys = {choice.why for ask in lesson.asks for choice in (*ask.right, *ask.wrong) if choice.why}
    keys = [f"lesson-{lesson.name}", *(f"lesson-{lesson.name}-{why}" for why in ["task", "done", *whys])]
    for lang in LANGUAGES:
        yield from (f"{key} ({lang})" for key in keys if not words(game, lang).has(key))


def _false_claims(match: "Match", lesson: Lesson, ask: Ask, rest: Sequence[Ask]) -> Iterator[str]:
    right, wrong = answers(match, lesson, ask)
    if not right:
        yield "nothing is right"
    for action, choice in right.items():
        yield from _broken(match, lesson, action, choice)
        if not choice.clause:
            yield from _breaks_off(match, lesson, ask, action, rest)
    for action, choice in wrong.items():
        if choice.clause:
            yield from _not_refused(match, lesson, action, choice)
        else:
            yield from _broken(match, lesson, action, choice)


def _broken(match: "Match", lesson: Lesson, action: str, choice: Choice) -> Iterator[str]:
    """Claims that do not hold after an action."""
    then = match.copy()
    then.play(lesson.seat, action)
    for name, claimed in choice.does.items():
        found = shown(then, lesson, name)
        if found != claimed:
            yield f"{action}: {name} = {found!r}, not {claimed!r}"


def _breaks_off(match: "Match", lesson: Lesson, ask: Ask, action: str, rest: Sequence[Ask]) -> Iterator[str]:
    """Whatever right choice was made, the lesson goes on as it is written."""
    then = match.copy()
    go_on(then, lesson, ask, action)
    for name, claimed in ask.after.items():
        found = shown(then, lesson, name)
        if found != claimed:
            yield f"{action} …: {name} = {found!r}, not {claimed!r}"
    if rest:
        legal = then.legal(lesson.seat)
        yield from (
            f"{action} …: {further}"
            for further in _named(then, lesson, rest[0].right)
            if further not in legal
        )


def _not_refused(match: "Match", lesson: Lesson, action: str, choice: Choice) -> Iterator[str]:
    """What is forbidden must be refused, by the clause that the lesson names."""
    try:
        match.copy().play(lesson.seat, action)
    except IllegalAction as error:
        if error.clause != choice.clause:
            yield f"{action}: {error.clause}, not {choice.clause}"
    else:
        yield f"{action}: allowed"
