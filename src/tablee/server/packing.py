"""Texts as small as a browser takes them: a page and what it loads come in fewer turns of the line."""

import gzip
from functools import lru_cache

from fastapi import Request, Response

LEAST = 500  # bytes: what is shorter goes in one turn anyway
LEVEL = 6
KEPT = 64  # of the texts that are the same for everybody
VARIES = "Accept-Encoding"


def pack(request: Request, answer: Response, kept: bool = False) -> None:
    """Makes the body of an answer as small as can be, for who can unpack it.

    One that is the same for everybody is packed once and `kept`. Streams and JSON stay as they are: there
    somebody's hand stands beside what others say, and their size would tell of it.
    """
    answer.headers["Vary"] = VARIES
    body = bytes(answer.body)
    if len(body) < LEAST or "gzip" not in request.headers.get(VARIES, ""):
        return
    answer.body = _packed_once(body) if kept else _packed(body)
    answer.headers["Content-Encoding"] = "gzip"
    answer.headers["Content-Length"] = str(len(answer.body))


def _packed(body: bytes) -> bytes:
    return gzip.compress(body, LEVEL, mtime=0)


_packed_once = lru_cache(maxsize=KEPT)(_packed)
