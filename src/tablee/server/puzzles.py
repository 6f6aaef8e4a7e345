"""Puzzles at the real table: one choice is clearly the best, and every other is answered with what it costs.

What is sent of a puzzle before it is tried is what its seat sees, and what it may do; which choice is best
and what each is worth comes with the answer.
"""

import asyncio
from collections.abc import Sequence
from typing import Annotated, Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse
from pydantic import BaseModel, ConfigDict, Field

from tablee.core.card import Card
from tablee.core.match import Match
from tablee.core.puzzle import Puzzle, Weighed, puzzle_of_day, puzzles_of
from tablee.core.scene import Felt, Setting
from tablee.core.shelf import find, module
from tablee.server.answers import Tried as TriedAnswer
from tablee.server.answers import changing
from tablee.server.eyes import Eye
from tablee.server.felt import DRAW, Person, Sight, felt_of, named, reason, view
from tablee.server.house import House
from tablee.server.lessons import at_the_table, names
from tablee.server.page_words import page_words
from tablee.server.pages import box, page
from tablee.server.people import Player
from tablee.server.solving import (
    Standing,
    Tried,
    attempt,
    day_of,
    further,
    nobody,
    standing,
    standings,
    streak,
    today,
)
from tablee.server.tables import Refused
from tablee.server.visitor import Lang, TheHouse, allow, guest, known
from tablee.words import words

puzzles = APIRouter()
MOST_SHOWN = 5  # choices with what they are worth; the page adds those that were tried


class Try(BaseModel):
    """What somebody tries, or the pieces that were touched and lead nowhere; with neither the table as it
    stands, or the answer if they give up."""

    model_config = ConfigDict(extra="forbid", strict=True)

    action: str | None = Field(None, max_length=100)
    show: bool = False
    touched: list[Annotated[str, Field(max_length=100)]] = Field([], max_length=20)
    draw: str = Field("tall", pattern=DRAW)


# What is drawn and said


def drawing(match: Match, eye: Eye, puzzle: Puzzle, lang: str, felt: Felt, open_: bool) -> dict[str, Any]:
    """The table as the seat of a puzzle sees it."""
    people = [Person(name) for name in names(puzzle, lang)]
    legal = match.legal(puzzle.seat) if open_ else []
    return view(Sight(match, puzzle.seat, people, legal, eye.count, eye.last, eye.before), lang, felt)


def role(game: str, puzzle: Puzzle, lang: str) -> str:
    """Whom one plays there, in words, where the table's own plate tells it."""
    look = puzzle.start(game).look(puzzle.seat)
    setting = Setting(names(puzzle, lang), words(game, lang), viewer=puzzle.seat)
    found: str = module(game, "table").scene(look, setting).seats[puzzle.seat].role
    return found


def answer(game: str, puzzle: Puzzle, wish: Try, lang: str) -> dict[str, Any]:
    """What comes of a try: what it costs, or that it is the best one, and why."""
    match = puzzle.start(game)
    eye = Eye(match, puzzle.seat)
    felt = felt_of(wish.draw)
    if wish.touched:
        told = at_the_table(match, puzzle.seat, names(puzzle, lang), tuple(wish.touched), lang)
        return {"verdict": "touched", "why": None, "choices": [], "views": []} | told
    if wish.action is None and not wish.show:
        drawn = drawing(match, eye, puzzle, lang, felt, True)
        return {"verdict": "open", "said": "", "why": None, "choices": [], "views": [drawn]}
    if wish.action is not None and wish.action not in match.legal(puzzle.seat):
        raise Refused("puzzle-lost", status=409)
    tried = None if wish.show else wish.action
    if tried is not None and not puzzle.is_best(tried):
        said = _said("puzzle-wrong", match, puzzle, tried, lang)
        worth = _worths(match, puzzle, [puzzle.chance_of(tried)], lang)
        return {"verdict": "wrong", "said": said, "why": None, "choices": worth, "views": []}
    why = _why(match, puzzle, lang)
    choices = _worths(match, puzzle, puzzle.choices[:MOST_SHOWN], lang)
    said = _said("puzzle-right" if tried else "puzzle-shown", match, puzzle, puzzle.best, lang)
    if tried is not None:  # what is only shown is marked on the table as it was
        match.play(puzzle.seat, tried)
        eye.follow(match, puzzle.seat, tried)
    drawn = drawing(match, eye, puzzle, lang, felt, tried is None)
    return {
        "verdict": "right" if tried else "shown",
        "said": said,
        "why": why,
        "choices": choices,
        "views": [drawn],
    }


def _named(match: Match, puzzle: Puzzle, action: str, lang: str) -> str:
    """A choice in words, by what is there: its pieces are marked on the table."""
    return named(action, match.look(puzzle.seat), lang, names(puzzle, lang))


def _said(key: str, match: Match, puzzle: Puzzle, action: str, lang: str) -> str:
    args = {
        "choice": _named(match, puzzle, action, lang),
        "chance": percent(puzzle.chance_of(action).chance),
        "best": percent(puzzle.choices[0].chance),
        "second": percent(puzzle.choices[1].chance),
    }
    return page_words(lang).say((key, args))


def _why(match: Match, puzzle: Puzzle, lang: str) -> str | None:
    """Why the best choice may be good, where the game says so."""
    why = reason(puzzle.best, match.look(puzzle.seat), lang, names(puzzle, lang))
    return page_words(lang).say(("puzzle-why", {"why": why})) if why else None


def _worths(match: Match, puzzle: Puzzle, choices: Sequence[Weighed], lang: str) -> list[dict[str, Any]]:
    """Choices with what each is worth, and the pieces one chooses for it."""
    path, look = module(match.game.name, "table").path, match.look(puzzle.seat)
    return [
        {
            "action": choice.action,
            "say": _named(match, puzzle, choice.action, lang),
            "said": _said(
                "puzzle-shown" if puzzle.is_best(choice.action) else "puzzle-choice",
                match,
                puzzle,
                choice.action,
                lang,
            ),
            "path": path(choice.action, look),
            "percent": percent(choice.chance),
            "told": page_words(lang).say(("my-percent", {"percent": percent(choice.chance)})),
            "best": puzzle.is_best(choice.action),
        }
        for choice in choices
    ]


def percent(chance: float) -> int:
    return round(100 * chance)


# Pages and answers


@puzzles.get("/puzzles", include_in_schema=False)
async def all_puzzles(request: Request, lang: Lang, the_house: TheHouse) -> HTMLResponse:
    """The puzzles of the day, one for each game that has some."""
    asking = await known(request)
    cards = {card.game: card for card in await _standings(the_house, asking)}
    return await page(
        request,
        "puzzles.html",
        boxes=[
            {"box": box(find(game), lang), "stand": stand, "further": further(stand)}
            for game, stand in cards.items()
        ],
        streak=await _streak(the_house, asking),
    )


@puzzles.get("/puzzles/{name}", include_in_schema=False)
async def puzzle_of_the_day(name: str, request: Request, lang: Lang, the_house: TheHouse) -> HTMLResponse:
    card = find(name)
    puzzle = puzzle_of_day(card.name, today())
    if puzzle is None:
        raise Refused("no-puzzles-yet", status=404, title=card.title)
    return await _page(card, puzzle, request, lang, the_house)


@puzzles.get("/puzzles/{name}/{puzzle}", include_in_schema=False)
async def one_puzzle(
    name: str, puzzle: str, request: Request, lang: Lang, the_house: TheHouse
) -> HTMLResponse:
    card = find(name)
    return await _page(card, _puzzle(card, puzzle), request, lang, the_house)


async def _page(card: Card, puzzle: Puzzle, request: Request, lang: str, the_house: House) -> HTMLResponse:
    asking = await known(request)
    stand = await _stand(the_house, asking, card.name)
    return await page(
        request,
        "puzzle.html",
        box=box(card, lang),
        puzzle=puzzle,
        role=await asyncio.to_thread(role, card.name, puzzle, lang),
        daily=bool(day_of(card.name, puzzle, today())),
        stand=stand,
        streak=await _streak(the_house, asking),
        further=further(stand, puzzle.name),
    )


@puzzles.post("/api/puzzles/{name}/{puzzle}", response_model=TriedAnswer, responses=changing(404, 409))
async def try_puzzle(
    name: str,
    puzzle: str,
    wish: Try,
    request: Request,
    response: Response,
    lang: Lang,
    the_house: TheHouse,
) -> dict[str, Any]:
    """Try a puzzle: `verdict` is right, wrong, shown (who gives up) or, without a try, open; touched, where
    pieces are named that lead nowhere."""
    card = find(name)
    found = _puzzle(card, puzzle)
    allow(request, await known(request), "write")
    told = await asyncio.to_thread(answer, card.name, found, wish, lang)
    if told["verdict"] in ("open", "touched"):
        return told
    asking = await guest(request, response)
    day = day_of(card.name, found, today())
    right = told["verdict"] == "right"
    tried = await the_house.store.write(attempt(asking.id, card.name, found, day, right, wish.show))
    return told | {"standing": await _told(the_house, asking, card.name, tried, lang)}


async def _told(the_house: House, asking: Player, game: str, tried: Tried, lang: str) -> str:
    """The rating after a try, and the streak, in words."""
    days = await _streak(the_house, asking)
    args = {"rating": str(tried.rating), "change": abs(tried.change or 0), "streak": days}
    way = "same" if not tried.change else "up" if tried.change > 0 else "down"
    return page_words(lang).say((f"puzzle-rating-{way}", args))


def _puzzle(card: Card, name: str) -> Puzzle:
    for puzzle in puzzles_of(card.name):
        if puzzle.name == name:
            return puzzle
    raise Refused("no-such-puzzle", status=404, title=card.title)


async def _stand(the_house: House, asking: Player | None, game: str) -> Standing:
    return nobody(game) if asking is None else await the_house.store.read(standing(asking.id, game, today()))


async def _standings(the_house: House, asking: Player | None) -> list[Standing]:
    return await the_house.store.read(standings(asking.id if asking else "", today()))


async def _streak(the_house: House, asking: Player | None) -> int:
    return 0 if asking is None else await the_house.store.read(streak(asking.id, today()))
