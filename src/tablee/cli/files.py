"""Files that a command reads and writes; `-` is the standard stream."""

import io
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import BinaryIO, TextIO

from tablee.cli.saying import Trouble
from tablee.errors import BadRecord

STANDARD = "-"


def lines_of(path: str) -> Iterator[str]:
    """The lines of a text file."""
    if path == STANDARD:
        yield from _decoded(sys.stdin.buffer) if isinstance(sys.stdin, io.TextIOWrapper) else sys.stdin
        return
    try:
        with open(path, "rb") as file:
            yield from _decoded(file)
    except (OSError, ValueError) as error:
        if isinstance(error, BadRecord):
            raise
        raise Trouble("cannot-read", file=path, why=_why(error)) from None


def _decoded(file: BinaryIO) -> Iterator[str]:
    for number, line in enumerate(file, 1):
        try:
            yield line.decode()
        except UnicodeDecodeError:
            raise BadRecord("not-json").at(number) from None


@contextmanager
def writing(path: str | None) -> Iterator[TextIO]:
    """A text file to write, or the standard output."""
    if path is None or path == STANDARD:
        if isinstance(sys.stdout, io.TextIOWrapper):
            sys.stdout.reconfigure(encoding="utf-8")
        yield sys.stdout
        return
    try:
        with open(path, "w", encoding="utf-8") as file:
            yield file
    except (OSError, ValueError) as error:
        raise cannot_write(path, error) from None


def check_writable(path: str) -> None:
    """Complain before the work is done rather than after."""
    try:
        open(path, "ab").close()
    except (OSError, ValueError) as error:
        raise cannot_write(path, error) from None


def cannot_write(path: str, error: Exception) -> Trouble:
    return Trouble("cannot-write", file=path, why=_why(error))


def _why(error: Exception) -> str:
    kinds = {FileNotFoundError: "missing", IsADirectoryError: "folder", PermissionError: "denied"}
    for kind, word in kinds.items():
        if isinstance(error, kind):
            return word
    return "other"
