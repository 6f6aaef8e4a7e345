"""What a stream carries: messages, written out once for all who get the same, and that the house closes."""

import json
import time
from typing import Any

from tablee.server.page_words import page_words


class Message(dict[str, Any]):
    """What one viewer is sent; written out once for all who see the same."""

    def __init__(self, fields: dict[str, Any]) -> None:
        super().__init__(fields)
        self._written: dict[tuple[int, int], bytes] = {}

    def written(self, last: "Message | None") -> bytes:
        """As an event of a stream, for somebody who has got another one before: of the log and the talk only
        what is new."""
        told = (0, 0) if last is None else (_alike(self, last, "log"), _alike(self, last, "chat"))
        if told not in self._written:
            text = json.dumps(self._since(*told), ensure_ascii=False, separators=(",", ":"))
            self._written[told] = f"data: {text}\n\n".encode()
        return self._written[told]

    def _since(self, log: int, chat: int) -> dict[str, Any]:
        if "log" not in self:
            return self
        first = max(0, chat - self["chat_from"])
        return {
            **self,
            "log": self["log"][log:],
            "log_from": log,
            "chat": self["chat"][first:],
            "chat_from": self["chat_from"] + first,
        }


def _alike(now: Message, last: Message, what: str) -> int:
    """Up to which line two messages tell the same, counted from the first that ever was."""
    if what not in now or what not in last:
        return 0
    first = max(now.get(f"{what}_from", 0), last.get(f"{what}_from", 0))
    ours = now[what][first - now.get(f"{what}_from", 0) :]
    theirs = last[what][first - last.get(f"{what}_from", 0) :]
    for n, (our, their) in enumerate(zip(ours, theirs, strict=False)):
        if our is not their and our != their:
            return int(first + n)
    return int(first + min(len(ours), len(theirs)))


def closing(announced: tuple[str, float] | None, lang: str) -> str:
    """That the house closes soon, in a sentence; nothing if it does not."""
    if announced is None:
        return ""
    words, due = announced
    minutes = max(1, round((due - time.time()) / 60))
    return page_words(lang).say(("closing-soon", {"minutes": minutes, "words": words})).strip()


def announcement(announced: tuple[str, float] | None, lang: str) -> bytes:
    """The same as an event of a stream."""
    text = json.dumps({"text": closing(announced, lang)}, ensure_ascii=False)
    return f"event: announce\ndata: {text}\n\n".encode()
