"""Game records: JSON Lines that anyone can read, check and replay."""

import json
from collections.abc import Iterable, Iterator, Mapping
from hashlib import sha256
from math import isclose
from typing import Any

from tablee.core.game import Game
from tablee.core.match import Match
from tablee.errors import BadRecord, TableeError

FORMAT = "tablee/1"


def header(match: Match, with_seed: bool = True) -> dict[str, Any]:
    """The first line of a record; a running game on a server keeps its seed to itself."""
    lines: dict[str, Any] = {
        "format": FORMAT,
        "game": match.game.name,
        "version": match.game.version,
        "seats": match.game.seats,
        "options": match.game.options,
        "seed": match.seed.hex(),
        "commitment": match.commitment,
        "names": match.names,
    }
    if not with_seed:
        del lines["seed"]
    if match.start_position is not None:
        lines["position"] = match.start_position
    return lines | _lots(match, 0)


def _lots(match: Match, event: int) -> dict[str, Any]:
    """The lots of an event, where they do not come from the seed: 32 hexadecimal digits."""
    given = match.given.get(event)
    return {} if given is None else {"lots": "".join(f"{word:08x}" for word in given)}


def _lots_in(line: Mapping[str, Any]) -> tuple[int, ...] | None:
    if "lots" not in line:
        return None
    digits = _text(line, "lots")
    if len(digits) != 32 or not all(c in "0123456789abcdef" for c in digits):
        raise BadRecord("bad-lots", value=digits[:80])
    return tuple(int(digits[k : k + 8], 16) for k in range(0, 32, 8))


def write(match: Match, full: bool = False) -> str:
    """A whole record; `full` adds the legal actions and the state before each action."""
    lines = [header(match)]
    past = match.at(0) if full else None
    for n, (seat, action) in enumerate(match.log):
        if past is None:
            lines.append({"n": n, "seat": seat, "action": action} | _lots(match, n + 1))
        else:
            lines.append(decision(past, seat, action, full) | _lots(match, n + 1))
            past.play(seat, action, match.given.get(n + 1))
    return "".join(as_text(line) for line in [*lines, *ending(match, full)])


def decision(match: Match, seat: int, action: str, full: bool) -> dict[str, Any]:
    """The line of an action that is about to be played."""
    line: dict[str, Any] = {"n": len(match.log), "seat": seat, "action": action}
    return line | {"legal": _legal(match, seat), "state": match.state} if full else line


def ending(match: Match, full: bool) -> list[dict[str, Any]]:
    """The last line, once the game is over."""
    return [{"result": match.result} | ({"state": match.state} if full else {})] if match.over else []


def as_text(line: Mapping[str, Any]) -> str:
    """A line as it stands in a file."""
    return json.dumps(line, ensure_ascii=False) + "\n"


def replay(record: str | Iterable[str]) -> Match:
    """Play the first record of a text (or of its lines) up to its last decision.

    >>> import tablee
    >>> match = tablee.game("duo", seats=2).start(seed="a seed")
    >>> match.play(match.asked, "draw")
    >>> tablee.replay(match.record()).state == match.state
    True
    """
    if isinstance(record, str):
        record = record.splitlines()
    if not isinstance(record, Iterable):
        raise BadRecord("empty-record")
    for match in read(record):
        return match
    raise BadRecord("empty-record")


def read(lines: Iterable[str], check: bool = False) -> Iterator[Match]:
    """Play every record in a text; with `check`, all that the lines claim must hold too.

    A line that cannot be read or played raises a `BadRecord` that names it.
    """
    match: Match | None = None
    closed = False
    for number, text in enumerate(lines, 1):
        if isinstance(text, str) and not text.strip():
            continue
        try:
            line = _object(text)
            if "format" in line or match is None:
                if match is not None:
                    yield match
                match, closed = _open(line), False
            elif closed:
                raise BadRecord("after-the-end")
            elif "result" in line:
                _close(match, line, check)
                closed = True
            else:
                _decide(match, line, check)
        except BadRecord as error:
            raise error.at(number) from None
        except TableeError as error:
            raise BadRecord("at-line", error.game, line=number, reason=(error.key, error.args_)) from None
    if match is not None:
        yield match


def _object(text: Any) -> dict[str, Any]:
    if not isinstance(text, str):
        raise BadRecord("not-json")
    try:
        line = json.loads(text)
    except (ValueError, RecursionError):
        raise BadRecord("not-json") from None
    if not isinstance(line, dict):
        raise BadRecord("not-json")
    return line


def _open(line: Mapping[str, Any]) -> Match:
    if line.get("format") != FORMAT:
        raise BadRecord("unknown-format", format=json.dumps(line.get("format")), known=FORMAT)
    version = _get(line, "version", int)
    game = Game(_text(line, "game"), _get(line, "seats", int), _get(line, "options", dict), version=version)
    missing = [o.name for o in game.card.options if o.name not in line["options"]]
    if missing:
        raise BadRecord("missing-option", option=missing[0])
    commitment = _text(line, "commitment")
    if "seed" not in line:
        raise BadRecord("no-seed")
    seed = _text(line, "seed")
    if len(seed) != 64 or not all(c in "0123456789abcdef" for c in seed):
        raise BadRecord("bad-seed")
    if sha256(bytes.fromhex(seed)).hexdigest() != commitment:
        raise BadRecord("wrong-seed")
    position = _get(line, "position", dict) if "position" in line else None
    lots = _lots_in(line)
    given = {} if lots is None else {0: lots}
    return Match(game, bytes.fromhex(seed), _get(line, "names", list), position, given)


def _decide(match: Match, line: Mapping[str, Any], check: bool) -> None:
    n, seat, action = _get(line, "n", int), _get(line, "seat", int), _text(line, "action")
    if n != len(match.log):
        raise BadRecord("wrong-number", n=str(n), expected=str(len(match.log)))
    if check and "legal" in line and line["legal"] != _legal(match, seat):
        raise BadRecord("wrong-legal")
    if check and "state" in line and line["state"] != match.state:
        raise BadRecord("wrong-state")
    match.play(seat, action, _lots_in(line))


def _legal(match: Match, seat: int) -> list[str]:
    """What the seat may really do; a seat that only believes it is its turn may do nothing."""
    return match.legal(seat) if seat in match.waiting else []


def _close(match: Match, line: Mapping[str, Any], check: bool) -> None:
    if not match.over:
        raise BadRecord("early-result")
    if check and not _same_result(line["result"], match.result or {}):
        raise BadRecord("wrong-result")
    if check and "state" in line and line["state"] != match.state:
        raise BadRecord("wrong-state")


def _same_result(claimed: Any, ours: dict[str, Any]) -> bool:
    """Equal, but for the last digits of the payoffs, which another program may round otherwise."""
    if not isinstance(claimed, dict) or not isinstance(claimed.get("payoffs"), list):
        return False
    try:
        near = all(
            isclose(a, b, abs_tol=1e-9) for a, b in zip(claimed["payoffs"], ours["payoffs"], strict=True)
        )
    except (TypeError, ValueError):
        return False
    return near and claimed | {"payoffs": ours["payoffs"]} == ours


def _get(line: Mapping[str, Any], key: str, kind: type) -> Any:
    value = line.get(key)
    if type(value) is not kind:
        raise BadRecord("bad-key", key=key, kind=kind.__name__)
    return value


def _text(line: Mapping[str, Any], key: str) -> str:
    text: str = _get(line, key, str)
    return text
