"""What the JSON interface is sent: the shape of every body, and what is said of one that has another."""

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, model_validator

from tablee.core.company import COMPANY
from tablee.server import wishes
from tablee.server.people import LONGEST_NAME
from tablee.server.tables import Refused
from tablee.server.wishes import LONGEST_SAYING


class Wish(BaseModel):
    """The body of a request: nothing but what is known."""

    model_config = ConfigDict(extra="forbid", strict=True)


VISIBLE = r"[^\s\p{C}\p{Z}]"  # something to be seen
Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME, pattern=VISIBLE)]


class Naming(Wish):
    name: Name | None = None


class Renaming(Wish):
    name: Name


class TableWish(Wish):
    game: str = Field(max_length=40)
    seats: int | None = None
    options: dict[str, Any] = {}
    bots: list[str | None] = Field([], max_length=len(COMPANY))
    public: bool = False
    pace: str = "usual"
    clock: int = 0
    hints: bool | None = None  # whether hints may be had; unless said, only while one person plays
    voices: bool = False  # whether those who only watch may talk
    sit: bool = True  # whether who sets the table also sits at it
    start: bool = True  # begin at once if no chair is free


class Change(Wish):
    game: str | None = None
    seats: int | None = None
    options: dict[str, Any] | None = None
    public: bool | None = None
    pace: str | None = None
    clock: int | None = None
    hints: bool | None = None
    voices: bool | None = None


class Chosen(Wish):
    path: list[Annotated[str, Field(max_length=40)]] = Field(min_length=1, max_length=8)


class Hurry(Wish):
    rest: bool = False  # for the rest of the game


class SeatWish(Wish):
    seat: int | None = None


class Sitting(SeatWish):
    # what one wants to be called from now on; what is no name keeps nobody from sitting down
    name: str | None = Field(None, max_length=LONGEST_NAME)


class ASeat(Wish):
    seat: int


class Readiness(Wish):
    ready: bool = True  # or not, after all


class Consent(Wish):
    agree: bool = True  # to end the game; or to go on


class BotWish(Wish):
    seat: int
    bot: str | None = Field(None, max_length=60)


class Action(Wish):
    action: str = Field(max_length=100)
    seen: int | None = None  # what the seat had seen: the look's `version`
    key: str | None = Field(None, max_length=64)  # the same key acts once
    lasting: bool = False  # an answer that holds as long as it is asked for the same thing
    heed: bool = False  # the coach will be asked about it: programs wait for what it says


class Saying(Wish):
    """Words of one's own, or a phrase that everybody reads in their language."""

    model_config = ConfigDict(
        json_schema_extra={
            "anyOf": [
                {"required": [given], "properties": {given: {"type": "string"}}}
                for given in ("text", "phrase")
            ]
        }
    )
    text: Annotated[str, Field(max_length=LONGEST_SAYING, pattern=VISIBLE)] | None = None
    phrase: str | None = Field(None, json_schema_extra={"enum": [*wishes.PHRASES, None]})

    @model_validator(mode="after")
    def says_something(self) -> "Saying":
        if self.text is None and self.phrase is None:
            raise Refused("bad-saying", status=422, longest=LONGEST_SAYING)
        return self


def misread(field: str) -> Refused | None:
    """What to say of a field that is not as it should be, where there is a sentence for it."""
    if field == "name":
        return Refused("bad-name", status=422, longest=LONGEST_NAME)
    if field == "text":
        return Refused("bad-saying", status=422, longest=LONGEST_SAYING)
    return None
