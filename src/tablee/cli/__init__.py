"""The command line: `tablee` and its commands, in French and English."""

import codecs
import errno
import io
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module

from tablee.cli.arguments import LANG, Argument, Command, show_help, sort, split
from tablee.cli.console import Trouble, complain, say
from tablee.errors import TableeError
from tablee.words import LANGUAGES, locale_language, use

WRONG = 2
INTERRUPTED = 130
PIPE_CLOSED = 141  # what a shell reports of a program that wrote to nobody

_GAME = Argument("game", "game")
_FILE = Argument("file", "file")
_SEATS = Argument("--seats", "number")
_GAMES = Argument("--games", "number")
_SEED = Argument("--seed", "seed")
_OPTION = Argument("--option", "option", many=True)
_LIMIT = Argument("--limit", "number")
_DATABASE = Argument("--database", "database")

COMMANDS = (
    Command("open", "serve", (
        Argument("--port", "number"), _DATABASE, Argument("--no-browser"),
        Argument("--alone"),
    )),
    Command("serve", "serve", (
        Argument("--host", "host"), Argument("--port", "number"), _DATABASE,
        Argument("--public-url", "url"), Argument("--workers", "number"),
        Argument("--metrics-from", "network", many=True),
    )),
    Command("backup", "backup", (_FILE, _DATABASE), ("file",)),
    Command("restore", "backup", (_FILE, _DATABASE, Argument("--replace")), ("file",)),
    Command("prune", "backup", (
        Argument("--guests", "days"), Argument("--uploads", "days"), Argument("--tables", "days"),
        Argument("--chat", "days"), Argument("--dry-run"), _DATABASE,
    )),
    Command("house", "house", (
        Argument("what", "deed"), Argument("whom", "whom"), Argument("more", "more"),
        Argument("--days", "number"), Argument("--why", "words"), Argument("--public-url", "url"), _DATABASE,
    )),
    Command("doctor", "doctor", (Argument("--public-url", "url"), _DATABASE)),
    Command("play", "play", (
        _GAME, _SEATS, Argument("--bots", "bots"), Argument("--seat", "number"), Argument("--name", "name"),
        _SEED, _OPTION,
        Argument("--save", "file"),
    )),
    Command("games", "shelf"),
    Command("rules", "shelf", (_GAME,), ("game",)),
    Command("lessons", "lessons", (_GAME, Argument("--json")), ("game",)),
    Command("puzzles", "puzzles", (
        _GAME, Argument("--json"), Argument("--mine", "number"), Argument("--minutes", "number"), _SEED,
        Argument("--workers", "number"), Argument("--pick", "file"), Argument("--out", "file"),
    ), ("game",)),
    Command("record", "records", (
        _GAME, _SEATS, _GAMES, _SEED, _OPTION, _LIMIT, Argument("--full"),
        Argument("--output", "file", short="-o"),
    ), ("game",)),
    Command("replay", "records", (_FILE, Argument("--upto", "number")), ("file",)),
    Command("verify", "records", (_FILE,), ("file",)),
    Command("analyse", "analyse", (
        _FILE, Argument("--plot", "picture"), Argument("--json"),
    ), ("file",)),
    Command("simulate", "simulate", (
        _GAME, _SEATS, _GAMES, _SEED, _OPTION, _LIMIT, Argument("--plot", "picture"), Argument("--json"),
    ), ("game",)),
    Command("arena", "arena", (
        _GAME, Argument("--bots", "bots"), _SEATS, _GAMES, _SEED, _OPTION, Argument("--sprt"),
        Argument("--matrix"), Argument("--strict"), Argument("--clock"), Argument("--ray", "ray"),
        Argument("--plot", "picture"), Argument("--save", "file"), Argument("--json"),
    ), ("game",)),
    Command("lab", "lab", (
        _GAME, _SEATS, _GAMES, Argument("--bots", "bots"), _SEED, _OPTION,
        Argument("--vary", "vary", many=True), _LIMIT, Argument("--out", "folder"),
        Argument("--ray", "ray"), Argument("--json"),
    ), ("game",)),
    Command("learn", "learn", (
        _GAME, Argument("--minutes", "number"), Argument("--out", "folder"), Argument("--device", "device"),
        Argument("--seed", "number"), Argument("--resume"),
        Argument("--against", "weights"), Argument("--begin", "weights"),
        Argument("--tables", "number"), Argument("--json"),
    ), ("game",)),
    Command("signature", "prepare", (_GAME,)),
    Command("new-game", "new_game", (Argument("name", "name"), Argument("--out", "folder")), ("name",)),
    Command("check", "new_game", (_GAME,)),
    Command("prepare", "prepare"),
)  # fmt: skip


def main(argv: Sequence[str] | None = None) -> int:
    """Carry out one command; 0 when it went well, 2 when it could not be done as given."""
    argv = sys.argv[1:] if argv is None else argv
    _settle_streams()
    use(_language(argv))
    try:
        status = _carry_out(argv)
        sys.stdout.flush()
        return status
    except TableeError as error:
        complain(error.say())
    except BrokenPipeError:
        _let_go_of_stdout()
        return PIPE_CLOSED
    except OSError as error:
        _let_go_of_stdout()
        complain(say("output-failed", why=errno.errorcode.get(error.errno or 0, "?")))
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception:
        if not _broken_games_named():
            raise
    return WRONG


def _broken_games_named() -> bool:
    """Whether a game of another package lacks something that nobody was told yet; it is told now."""
    from tablee.cli.console import name_broken
    from tablee.core.contract import leave_out_broken
    from tablee.core.shelf import found

    known = list(found().broken)
    fresh = [game for game in leave_out_broken() if game not in known]
    name_broken(fresh)
    return bool(fresh)


def _carry_out(argv: Sequence[str]) -> int:
    before, name, rest = split(argv)
    from tablee.cli import shelf

    _check_language(before.lang)
    if before.version:
        return shelf.version()
    if before.help:
        return shelf.overview(COMMANDS)
    name = name or COMMANDS[0].name
    for command in COMMANDS:
        if command.name == name:
            given = sort(command, rest)
            _check_language(given.lang)
            if given.help:
                show_help(command)
                return 0
            module = import_module(f"tablee.cli.{command.module}")
            status: int = getattr(module, command.name.replace("-", "_"))(given)
            return status
    raise Trouble("unknown-command", name=name, known=", ".join(c.name for c in COMMANDS))


def _language(argv: Sequence[str]) -> str:
    """The language asked for, known before anything can go wrong; else the locale's."""
    for at, word in enumerate(argv):
        name, equals, value = word.partition("=")
        if name == LANG.name:
            named = value if equals else argv[at + 1] if at + 1 < len(argv) else ""
            if named in LANGUAGES:
                return named
    return locale_language()


def _check_language(lang: str | None) -> None:
    if lang is not None and lang not in LANGUAGES:
        raise Trouble("bad-language", lang=lang, known=", ".join(LANGUAGES))


def _settle_streams() -> None:
    """Neither a closed stream nor a strange character, coming or going, may stop the program."""
    for name in ("stdin", "stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "r" if name == "stdin" else "w"))  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding=_encoding(stream), errors="replace")


def _encoding(stream: io.TextIOWrapper) -> str:
    """That of the locale, but UTF-8 where the locale knows no letters beyond ASCII."""
    plain = codecs.lookup(stream.encoding).name == "ascii" and "PYTHONIOENCODING" not in os.environ
    return "utf-8" if plain else stream.encoding


def _let_go_of_stdout() -> None:
    """Nobody takes what is left in the buffers: let the interpreter drop it quietly."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
