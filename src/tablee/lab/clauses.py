"""How often each clause of the rules fires, counted by replaying games in marked rules.

The rules carry the tag of a clause beside the line that carries it out. From their source an
interpreted build is made that notes when such a place is reached: a statement when it runs, a branch
(`if`, `elif`, `else`, `while`) when it is taken, a yes-or-no (`return a and b`) when it is yes, and a
function whose docstring begins with a tag (`R8, D4: …`) when it is called, unless a line of its own
carries the clause. A clause counts once for the deal and once for each action in which it fires. Only what
`deal` and `play` reach is seen, and of that not what `moves` reaches too: a clause that merely decides what
is legal has no place there, though playing an action may ask whether any is.
"""

import ast
import inspect
import io
import re
import sys
import tokenize
import types
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from tablee.core.build import Build
from tablee.core.match import Match
from tablee.core.shelf import module

TAG = re.compile(r"\b([RD])(\d+)[a-z]?(?:–[RD](\d+))?")
AT_HEAD = re.compile(rf"(?:{TAG.pattern}(?:, )?)+(?=[:.])")
FIRED, HELD = "_fired", "_held"  # what marked places call
BRANCHING = (ast.If, ast.While, ast.For)
YES_OR_NO = (ast.Compare, ast.BoolOp)


def tags_in(text: str) -> tuple[str, ...]:
    """The clauses a text names.

    >>> tags_in("R13a, D3"), tags_in("R1–R3")
    (('R13', 'D3'), ('R1', 'R2', 'R3'))
    """
    found = []
    for kind, low, high in TAG.findall(text):
        found += [f"{kind}{n}" for n in range(int(low), int(high or low) + 1)]
    return tuple(found)


def _comments(source: str) -> dict[int, tuple[str, ...]]:
    """The tags in comments, by line."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return {t.start[0]: tags_in(t.string) for t in tokens if t.type == tokenize.COMMENT}


class _Marker:
    """Weaves a call into a module's source wherever a clause is named."""

    def __init__(self, source: str) -> None:
        self.comments = _comments(source)

    def mark(self, function: ast.FunctionDef) -> None:
        head = AT_HEAD.match(ast.get_docstring(function) or "")
        inside = self._between(function.lineno, (function.end_lineno or 0) + 1)
        at_call = tuple(tag for tag in tags_in(head[0] if head else "") if tag not in inside)
        function.body = [*_calls(at_call), *self.woven(function.body)]

    def woven(self, body: list[ast.stmt]) -> list[ast.stmt]:
        return [marked for statement in body for marked in self._marked(statement)]

    def _marked(self, statement: ast.stmt) -> list[ast.stmt]:
        if not isinstance(statement, BRANCHING):
            assert statement.end_lineno is not None
            return _beside(statement, self._between(statement.lineno, statement.end_lineno + 1))
        head = _calls(self._between(statement.lineno, statement.body[0].lineno))
        other = _calls(self._head_of_else(statement))
        looping = isinstance(statement, ast.For)
        statement.body = [*([] if looping else head), *self.woven(statement.body)]
        statement.orelse = [*other, *self.woven(statement.orelse)]
        return [*(head if looping else []), statement]

    def _head_of_else(self, statement: ast.If | ast.While | ast.For) -> tuple[str, ...]:
        if not statement.orelse:
            return ()
        last = statement.body[-1].end_lineno
        assert last is not None
        return self._between(last + 1, statement.orelse[0].lineno)

    def _between(self, first: int, last: int) -> tuple[str, ...]:
        """The tags on the lines from `first` up to, not including, `last`."""
        return tuple(tag for line in range(first, last) for tag in self.comments.get(line, ()))


def _beside(statement: ast.stmt, tags: tuple[str, ...]) -> list[ast.stmt]:
    """A simple statement with its clauses; a yes-or-no counts only if it is yes."""
    if tags and isinstance(statement, ast.Return | ast.Assign) and isinstance(statement.value, YES_OR_NO):
        arguments: list[ast.expr] = [statement.value, *(ast.Constant(tag) for tag in tags)]
        statement.value = ast.Call(ast.Name(HELD, ast.Load()), arguments, [])
        return [statement]
    return [*_calls(tags), statement]


def _calls(tags: tuple[str, ...]) -> list[ast.stmt]:
    return [ast.parse(f"{FIRED}({tag!r})").body[0] for tag in tags]


@cache
def _codes(module: types.ModuleType) -> dict[str, types.CodeType]:
    """The code of a module's functions with its clauses marked, by name."""
    source = inspect.getsource(module)
    marker = _Marker(source)
    tree = ast.parse(source)
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            marker.mark(node)
    whole = compile(ast.fix_missing_locations(tree), inspect.getfile(module), "exec", dont_inherit=True)
    return {code.co_name: code for code in whole.co_consts if isinstance(code, types.CodeType)}


class MarkedBuild(Build):
    """Interpreted rules that note which clauses fire."""

    def __init__(self, game: str, rules: types.ModuleType) -> None:
        super().__init__(game, rules, compiled=False)
        self.fired: set[str] = set()
        self.asked = _reached([rules.moves])

    def _clone(self, function: Any, own: dict[str, Any]) -> Any:
        own |= {FIRED: self.fired.add, HELD: self._held}
        if function in self.asked:
            return super()._clone(function, own)
        code = _codes(sys.modules[function.__module__])[function.__name__]
        return types.FunctionType(code, own, function.__name__)

    def _held(self, answer: Any, *tags: str) -> Any:
        if answer:
            self.fired.update(tags)
        return answer


@cache
def _marked_build(game: str) -> MarkedBuild:
    return MarkedBuild(game, module(game, "rules"))


def count_clauses(match: Match) -> dict[str, int]:
    """In how many events of a match, deal and actions, each clause fired: a replay in the marked rules."""
    game = match.game
    build = _marked_build(game.name)
    deal, play = build.bind(game.rules.deal), build.bind(game.rules.play)
    begin = match.start_position
    records = game.blank() if begin is None else game.set_up(begin)
    state = build.handle(records)
    counts: Counter[str] = Counter()
    for event in range(0 if begin is None else 1, len(match.log) + 1):
        build.fired.clear()
        records["rng"][0] = match.lots(event)
        if event == 0:
            deal(state)
        else:
            seat, action = match.log[event - 1]
            play(state, seat, game.codes[action])
        counts.update(build.fired)
    if records.tobytes() != match.copied().tobytes():
        raise AssertionError(f"the marked rules of {game.name} played seed {match.seed.hex()} otherwise")
    return dict(counts)


def countable(game: str) -> set[str]:
    """The clauses with a place that dealing or playing can reach."""
    return countable_in(_marked_build(game))


def countable_in(build: MarkedBuild) -> set[str]:
    reached = _reached([build.bind(build.rules.deal), build.bind(build.rules.play)])
    constants = {c for function in reached for c in function.__code__.co_consts if isinstance(c, str)}
    return {constant for constant in constants if TAG.fullmatch(constant)}


def _reached(functions: Iterable[Any]) -> set[Any]:
    """These functions, and all that they call, and so on."""
    reached = set(functions)
    ahead = list(reached)
    while ahead:
        new = set(_called(ahead.pop())) - reached
        reached |= new
        ahead += new
    return reached


def _called(function: Any) -> Iterator[Any]:
    named = (function.__globals__.get(name) for name in function.__code__.co_names)
    return (value for value in named if isinstance(value, types.FunctionType))
