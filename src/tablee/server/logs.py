"""What is logged, and what never is: names, tokens, seeds, ids of tables, what is sent to the database.

Of an error its kind and where it happened are told, not its message: messages quote what was in the way.
"""

import json
import logging
import traceback
from secrets import token_hex
from typing import Any

from tablee.errors import TableeError
from tablee.server.database import sqlstate

log = logging.getLogger("tablee")
TOLD_ALREADY = ("Exception in ASGI application", "ASGI callable returned without")


def trouble(error: BaseException, **said: object) -> str:
    """Log a fault of ours, once; the number under which it is found."""
    number = token_hex(4)
    log.error({"trouble": number, **said}, exc_info=error)
    return number


def trace(error: BaseException) -> str:
    """Where an error happened, with those that led to it; of each its kind."""
    parts = []
    link: BaseException | None = error
    seen: set[int] = set()
    while link is not None and id(link) not in seen:
        seen.add(id(link))
        frames = "".join(traceback.format_list(traceback.extract_tb(link.__traceback__)))
        parts.append(f"{frames}{kind(link)}")
        link = link.__cause__ or (None if link.__suppress_context__ else link.__context__)
    return "\nbecause of\n".join(parts)


def kind(error: BaseException) -> str:
    """What an error is, without what it quotes."""
    name = f"{type(error).__module__}.{type(error).__qualname__}"
    if isinstance(error, TableeError):
        return f"{name}: {error.key}"
    if isinstance(error, OSError):
        return f"{name}: {error.strerror}"
    state = sqlstate(error)
    return f"{name}: {state}" if state else name


class Lines(logging.Formatter):
    """A line in words."""

    def formatException(self, ei: Any) -> str:  # noqa: N802
        return trace(ei[1])

    def format(self, record: logging.LogRecord) -> str:
        record.exc_text = None  # another handler may have put the whole message there
        return super().format(record)


class JsonLines(Lines):
    """One JSON object a line, whatever is said in it."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {"at": self.formatTime(record), "level": record.levelname}
        said = record.msg if isinstance(record.msg, dict) else {"message": record.getMessage()}
        if record.exc_info:
            said = {**said, "trace": self.formatException(record.exc_info)}
        return json.dumps(line | said, ensure_ascii=False)


def is_new(record: logging.LogRecord) -> bool:
    """Whether a line says something that was not said: the server below repeats our own troubles."""
    return not str(record.msg).startswith(TOLD_ALREADY)


def settle(stream: Any, quiet: bool) -> None:
    """Log to a stream: JSON for a journal; for somebody at a terminal only what matters, in words."""
    lines = logging.StreamHandler(stream)
    lines.setFormatter(Lines() if quiet else JsonLines())
    lines.addFilter(is_new)
    logging.basicConfig(level=logging.WARNING if quiet else logging.INFO, handlers=[lines], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
