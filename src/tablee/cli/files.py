"""Files that a command reads and writes; `-` is the standard stream."""

import codecs
import io
import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import BinaryIO, TextIO

from tablee.cli.console import Trouble
from tablee.errors import BadRecord, TableeError

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
        raise cannot_read(path, error) from None


def _decoded(file: BinaryIO) -> Iterator[str]:
    """Lines of UTF-8, with or without a byte order mark; the last one may be broken off anywhere."""
    for number, line in enumerate(file, 1):
        whole = line.endswith(b"\n")
        try:
            yield (line.removeprefix(codecs.BOM_UTF8) if number == 1 else line).decode(
                errors="strict" if whole else "replace"
            )
        except UnicodeDecodeError:
            raise BadRecord("not-json").at(number) from None


@contextmanager
def writing(path: str | None) -> Iterator[TextIO]:
    """A text file to write, or the standard output. A file appears when it is whole, or not at all."""
    if path is None or path == STANDARD:
        if isinstance(sys.stdout, io.TextIOWrapper):
            sys.stdout.reconfigure(encoding="utf-8")
        yield sys.stdout
        return
    try:
        if os.path.exists(path) and not os.path.isfile(path):  # a device, or a folder
            with open(path, "w", encoding="utf-8") as file:
                yield file
        else:
            with _beside(os.path.realpath(path)) as file:
                yield file
    except (OSError, ValueError) as error:
        if isinstance(error, TableeError):
            raise
        raise cannot_write(path, error) from None


@contextmanager
def _beside(path: str) -> Iterator[TextIO]:
    """A new file that takes another's place once it is written."""
    folder, name = os.path.split(path)
    part = os.path.join(folder, f".{name}.{os.getpid()}.part")
    try:
        with open(part, "x", encoding="utf-8") as file:
            yield file
        if os.path.exists(path):
            shutil.copymode(path, part)
        os.replace(part, path)
    except BaseException:
        with suppress(OSError, ValueError):
            os.remove(part)
        raise


def check_writable(path: str) -> None:
    """Complain before the work is done rather than after."""
    try:
        new = not os.path.lexists(path)
        open(path, "ab").close()
        if new:
            os.remove(path)
    except (OSError, ValueError) as error:
        raise cannot_write(path, error) from None


def cannot_read(path: str, error: Exception) -> Trouble:
    return Trouble("cannot-read", file=path, why=_why(error))


def cannot_write(path: str, error: Exception) -> Trouble:
    return Trouble("cannot-write", file=path, why=_why(error))


def _why(error: Exception) -> str:
    kinds = {FileNotFoundError: "missing", IsADirectoryError: "folder", PermissionError: "denied"}
    for kind, word in kinds.items():
        if isinstance(error, kind):
            return word
    return "other"
