"""What the JSON interface answers: the shape of every body and every status, as its description promises.

A body may grow fields that are not listed here; those that are listed are there.
"""

from typing import Any, NotRequired

from pydantic import ConfigDict, with_config
from typing_extensions import TypedDict

grows = with_config(ConfigDict(extra="allow"))


@grows
class Refusal(TypedDict):
    """What was wrong and what would be right."""

    error: str
    key: str
    clause: NotRequired[str | None]
    retry: NotRequired[bool]


@grows
class NewPlayer(TypedDict):
    id: str
    name: str
    token: str


@grows
class Somebody(TypedDict):
    id: str | None
    name: str | None


@grows
class Renamed(TypedDict):
    id: str
    name: str


@grows
class OptionTold(TypedDict):
    default: bool | int | str | None
    allowed: str
    follows: NotRequired[dict[str, Any]]


@grows
class Box(TypedDict):
    name: str
    title: str
    about: str
    seats: tuple[int, int]
    usual: int
    options: dict[str, OptionTold]


@grows
class Sitting(TypedDict):
    name: str
    bot: str | None
    free: bool


@grows
class Listed(TypedDict):
    id: str
    game: str
    phase: str
    people: list[Sitting]


@grows
class Result(TypedDict):
    scores: list[int]
    ranks: list[int]
    payoffs: list[float]
    end: str


@grows
class Looked(TypedDict):
    """A table as the one who asks may see it; from `commitment` on once a game has begun."""

    id: str
    version: int | None
    game: str
    seats: int
    options: dict[str, bool | int | str | None]
    phase: str
    seat: int | None
    people: list[Sitting]
    match: int
    host: int | None
    ready: list[int]
    hints: bool
    commitment: NotRequired[str]
    look: NotRequired[dict[str, Any]]
    legal: NotRequired[list[str]]
    last: NotRequired[tuple[int, str] | None]
    result: NotRequired[Result | None]
    finished: NotRequired[str | None]
    waiting: NotRequired[str | None]
    resting: NotRequired[bool]


@grows
class Done(TypedDict):
    done: bool


@grows
class PushKey(TypedDict):
    key: str


@grows
class Acted(TypedDict):
    done: bool
    event: int


@grows
class Waits(TypedDict):
    """An action that came a moment too early."""

    done: bool
    waiting: bool


@grows
class Why(TypedDict):
    """Why some pieces cannot be chosen now."""

    why: str
    clause: str | None


@grows
class Idea(TypedDict):
    action: str | None
    value: float | None  # nothing, where there is no other choice to compare it with
    error: float
    tries: int
    told: str
    short: NotRequired[str]  # the same where the pieces of the path are marked
    path: list[str]


@grows
class ToldChoice(TypedDict):
    """A choice in words, and the pieces one chooses for it."""

    told: str
    path: list[str]


@grows
class Slip(TypedDict):
    """A costly choice, and what would have been better."""

    turn: int
    cost: float
    told: str
    made: ToldChoice
    better: ToldChoice
    best: str
    path: list[str]


@grows
class WorthTold(TypedDict):
    action: str
    say: str
    said: str
    path: tuple[str, ...]
    percent: int
    told: str
    best: bool


@grows
class Tried(TypedDict):
    verdict: str
    said: str
    why: str | None
    choices: list[WorthTold]
    views: list[dict[str, Any]]
    standing: NotRequired[str]


@grows
class Coached(TypedDict):
    slip: Slip | None


@grows
class Summary(TypedDict):
    id: str
    game: str
    seats: int
    ended: float
    length: int
    names: list[str]
    result: Result | None


@grows
class Drawn(TypedDict):
    html: str
    paths: list[dict[str, Any]]
    sound: str | None
    speak: str | None
    n: int
    length: int
    hands: list[dict[str, Any]]  # all of them, each drawn, where that was asked for


@grows
class Kept(TypedDict):
    id: str


Answers = dict[int | str, dict[str, Any]]

WHY = {
    400: "A body that cannot be read at all.",
    401: "Nobody knows who is asking.",
    403: "Not for the one who asks, or a request from another site.",
    404: "There is no such table, game or record.",
    409: "Not as the table stands now.",
    411: "A body without a length.",
    413: "A body that is too large.",
    422: "A malformed request, or something the rules do not allow.",
    429: "Asked too often.",
    500: "Our own mistake; the sentence has a number to tell us.",
    503: "Not possible just now; ask again in a moment.",
}
ALWAYS = (422, 429, 500, 503)
CHANGING = (400, 403, 411, 413)


def _refused(*statuses: int) -> Answers:
    return {status: {"model": Refusal, "description": WHY[status]} for status in sorted(statuses)}


def looking(*statuses: int) -> Answers:
    """The refusals of a request that only looks: those of every request, and its own."""
    return _refused(*ALWAYS, *statuses)


def changing(*statuses: int) -> Answers:
    """The refusals of a request that changes something."""
    return _refused(*ALWAYS, *CHANGING, *statuses)


EVENT = {
    "type": "object",
    "properties": {
        "event": {"enum": ["message", "ping", "announce", "time"]},
        "data": {
            "type": "string",
            "contentMediaType": "application/json",
            "description": "A whole table, as it is looked at (or drawn, where that is asked for).",
        },
    },
    "required": ["data"],
}
STREAM: Answers = {
    200: {
        "description": "Server-sent events; a `ping` where nothing has happened for a while.",
        "content": {"text/event-stream": {"schema": EVENT}},
    }
}
TURNS: Answers = {
    200: {
        "description": "Server-sent events: `turns`, the ids of tables; a `ping` where nothing has happened.",
        "content": {
            "text/event-stream": {
                "schema": {
                    "type": "object",
                    "properties": {
                        "event": {"enum": ["message", "ping"]},
                        "data": {"type": "string", "contentMediaType": "application/json"},
                    },
                    "required": ["data"],
                }
            }
        },
    }
}
RECORD: Answers = {
    200: {
        "description": "The record, one JSON object a line.",
        "content": {"text/plain": {"schema": {"type": "string"}}},
    }
}
# A record begins with its format and its game; whatever else must hold is checked by playing it.
RECORD_BEGINS = r'^\{"format": "tablee/1", "game": "([a-z][a-z0-9_]*)"'
RECORD_BODY = {
    "requestBody": {
        "required": True,
        "description": "The record of one game, as JSON Lines.",
        "content": {"text/plain": {"schema": {"type": "string", "pattern": RECORD_BEGINS}}},
    }
}
