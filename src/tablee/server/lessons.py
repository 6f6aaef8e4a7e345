"""The lessons at the real table: each step is played against the rules, and every choice is answered.

Nothing of a lesson under way is kept here: the page tells what was played so far, and that is played again.
What is kept is which lessons somebody has done.
"""

import asyncio
from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse
from pydantic import BaseModel, ConfigDict, Field

from tablee.core.card import Card
from tablee.core.company import COMPANY
from tablee.core.lesson import FIRST_STEPS, Ask, Choice, Lesson, answers, kept_dark, lessons_of, offered, said
from tablee.core.match import Match
from tablee.core.puzzle import Puzzle
from tablee.core.scene import Felt
from tablee.core.shelf import find, module
from tablee.errors import IllegalAction
from tablee.server.answers import changing
from tablee.server.eyes import Eye
from tablee.server.felt import DRAW, Person, Sight, felt_of, view, why_not
from tablee.server.house import House
from tablee.server.page_words import here, page_words
from tablee.server.pages import box, page
from tablee.server.people import Player
from tablee.server.progress import learn, lessons_done
from tablee.server.tables import Refused
from tablee.server.visitor import Lang, TheHouse, allow, guest, known
from tablee.words import words

lessons = APIRouter()


class Trial(BaseModel):
    """What a learner has played so far, and tries now, or the pieces that were touched and lead nowhere;
    without either, the table as it stands."""

    model_config = ConfigDict(extra="forbid", strict=True)

    played: list[Annotated[str, Field(max_length=100)]] = Field([], max_length=20)
    action: str | None = Field(None, max_length=100)
    touched: list[Annotated[str, Field(max_length=100)]] = Field([], max_length=20)
    draw: str = Field("tall", pattern=DRAW)


# Where a lesson stands


@dataclass
class Step:
    """A lesson under way: the match, what the learner sees of it, and what is asked next, if anything is."""

    game: str
    lesson: Lesson
    match: Match
    eye: Eye
    asked: int = 0

    @property
    def ask(self) -> Ask | None:
        return self.lesson.asks[self.asked] if self.asked < len(self.lesson.asks) else None

    def act(self, seat: int, action: str) -> None:
        self.match.play(seat, action)
        self.eye.follow(self.match, seat, action)


def begin(game: str, lesson: Lesson, played: list[str]) -> Step:
    """A lesson as it stands after some right choices; refuses what was not right."""
    match = lesson.start(game)
    step = Step(game, lesson, match, Eye(match, lesson.seat))
    step.eye.last = lesson.last
    for action in played:
        if step.ask is None or action not in answers(step.match, lesson, step.ask)[0]:
            raise Refused("lesson-lost", status=409)
        for seat, done in [(lesson.seat, action), *step.ask.replies]:
            step.act(seat, done)
        step.asked += 1
    return step


def drawing(step: Step, lang: str, felt: Felt, open_: bool = True) -> dict[str, Any]:
    """The table as the learner sees it: what the rules allow may be chosen, right or wrong; of what they
    forbid, what the lesson has an answer to is told as such, unless it takes a button that no table has. So
    is what another lesson is about."""
    match, lesson, eye = step.match, step.lesson, step.eye
    people = [Person(name) for name in names(step.lesson, lang)]
    tries: list[str] = []
    dark: set[str] = set()
    if open_ and step.ask:
        path, look, legal = module(step.game, "table").path, match.look(lesson.seat), match.legal(lesson.seat)
        tries = [
            action
            for action in offered(match, lesson, step.ask)
            if action in legal or not any(part.startswith("do-") for part in path(action, look))
        ]
        dark = kept_dark(match, lesson, step.ask, tries)
    seen = (eye.count, eye.last, eye.before)
    sight = Sight(match, lesson.seat, people, tries, *seen, look=_round_end(step), dark=dark)
    drawn = view(sight, lang, felt)
    for each in drawn["paths"]:
        if each["action"] in dark:
            each["unasked"] = True
    return drawn


def names(place: Lesson | Puzzle, lang: str) -> list[str]:
    """Who sits at a lesson or a puzzle: the one who learns or solves it, and company."""
    company = list(COMPANY[: place.seats - 1])
    company.insert(place.seat, page_words(lang).say(("still-you", {})))
    return company


def _round_end(step: Step) -> dict[str, Any] | None:
    """The table as a round ended, where a lesson ends with it: the next one has been dealt, but what the
    lesson says is about this one."""
    drawn, eye = module(step.game, "table"), step.eye
    if step.ask or step.match.over or not eye.ended_by_last or not hasattr(drawn, "round_end"):
        return None
    assert eye.last is not None
    look: dict[str, Any] = drawn.round_end(eye.before, *eye.last, eye.look)
    return look


def answer(game: str, lesson: Lesson, trial: Trial, lang: str) -> dict[str, Any]:
    """What comes of a try: the drawings that follow, or why it is wrong; and what is said."""
    step = begin(game, lesson, trial.played)
    felt = felt_of(trial.draw)
    if trial.touched:
        return {"verdict": "touched", "told": [], "views": []} | _why_not(step, tuple(trial.touched), lang)
    if trial.action is None:
        return {"verdict": "open", "said": "", "told": [], "views": [drawing(step, lang, felt)]}
    if step.ask is None:
        raise Refused("lesson-lost", status=409)
    right, wrong = answers(step.match, lesson, step.ask)
    if trial.action not in right:
        return {"verdict": "wrong", "told": [], "views": []} | _reason(step, wrong, trial.action, lang)
    ask, choice = step.ask, right[trial.action]
    told_before = len(step.eye.told)
    step.act(lesson.seat, trial.action)
    step.asked += 1
    views = [drawing(step, lang, felt, open_=not ask.replies)]
    for k, (seat, action) in enumerate(ask.replies, 1):
        step.act(seat, action)
        views.append(drawing(step, lang, felt, open_=k == len(ask.replies)))
    done = step.ask is None
    own = words(game, lang)
    return {
        "verdict": "done" if done else "right",
        "said": own.say((f"lesson-{lesson.name}-done", {})) if done else said(game, lesson, choice, lang),
        "told": _told(step, told_before, lang),
        "views": views,
    }


def _reason(step: Step, wrong: dict[str, Choice], action: str, lang: str) -> dict[str, Any]:
    """Why a choice is wrong: what the lesson says of it, else what the rules say."""
    choice = wrong.get(action)
    reason = said(step.game, step.lesson, choice, lang) if choice else ""
    clause = choice.clause if choice else ""
    if not reason:
        try:
            step.match.play(step.lesson.seat, action)
            reason = page_words(lang).say(("lesson-other", {}))
        except IllegalAction as error:
            reason, clause = error.say(lang), error.clause or ""
    return {"said": reason, "clause": clause or None}


def _why_not(step: Step, touched: tuple[str, ...], lang: str) -> dict[str, Any]:
    """Why pieces cannot be chosen: what the lesson says of what is done with them, else what is said at any
    table."""
    look, seat = step.match.look(step.lesson.seat), step.lesson.seat
    choice = _unasked(step, look, touched)
    if choice is not None and choice.why:
        return {"said": said(step.game, step.lesson, choice, lang), "clause": choice.clause}
    return at_the_table(step.match, seat, names(step.lesson, lang), touched, lang)


def at_the_table(
    match: Match, seat: int, names: list[str], touched: tuple[str, ...], lang: str
) -> dict[str, Any]:
    """Why pieces cannot be chosen, as it is said at any table, and the clause of the rules where there is
    one."""
    key, args = why_not(match, seat, match.look(seat), touched)
    own = page_words(lang) if key.startswith("why-") else words(match.game.name, lang)
    return {"said": own.say(here(own, (key, args)), names, seat), "clause": args.get("clause")}


def _unasked(step: Step, look: dict[str, Any], touched: tuple[str, ...]) -> Choice | None:
    """The choice that pieces were touched for and that is forbidden, or that another lesson is about, where
    the lesson speaks of one."""
    if step.ask is None:
        return None
    drawn = module(step.game, "table")
    wrong = answers(step.match, step.lesson, step.ask)[1]
    dark = kept_dark(step.match, step.lesson, step.ask, [*wrong])
    likely = drawn.tried(touched, look) if hasattr(drawn, "tried") else None
    begun = [
        action for action in wrong if action in dark and drawn.path(action, look)[: len(touched)] == touched
    ]
    return wrong[likely] if likely in begun else wrong[begun[0]] if begun else None


def _told(step: Step, since: int, lang: str) -> list[str]:
    """What happened, as the log tells it."""
    own, seated = words(step.game, lang), names(step.lesson, lang)
    return [own.say(sentence, seated, step.lesson.seat) for _, sentence in step.eye.told[since:]]


# Pages and answers


@lessons.get("/learn/{name}", include_in_schema=False)
async def first_lesson(name: str, request: Request, lang: Lang, the_house: TheHouse) -> HTMLResponse:
    """The first lesson of a game that is still to be done."""
    card = find(name)
    done = await _done(the_house, await known(request), card)
    found = _lessons(card)
    open_ = next((lesson for lesson in found if lesson.name not in done), found[0])
    return await _page(card, open_, done, request, lang)


@lessons.get("/learn/{name}/{lesson}", include_in_schema=False)
async def one_lesson(
    name: str, lesson: str, request: Request, lang: Lang, the_house: TheHouse
) -> HTMLResponse:
    card = find(name)
    done = await _done(the_house, await known(request), card)
    return await _page(card, _lesson(card, lesson), done, request, lang)


async def _page(card: Card, lesson: Lesson, done: set[str], request: Request, lang: str) -> HTMLResponse:
    own = words(card.name, lang)
    found = _lessons(card)
    at = found.index(lesson)
    return await page(
        request,
        "learn.html",
        box=box(card, lang),
        lesson=lesson.name,
        number=at + 1,
        title=own.say((f"lesson-{lesson.name}", {})),
        task=own.say((f"lesson-{lesson.name}-task", {})),
        steps=[
            {"name": each.name, "title": own.say((f"lesson-{each.name}", {})), "done": each.name in done}
            for each in found
        ],
        first_steps=FIRST_STEPS,
        following=found[at + 1].name if at + 1 < len(found) else None,
    )


@lessons.post("/api/lessons/{name}/{lesson}", responses=changing(404, 409))
async def try_choice(
    name: str,
    lesson: str,
    trial: Trial,
    request: Request,
    response: Response,
    lang: Lang,
    the_house: TheHouse,
) -> dict[str, Any]:
    """Try a choice of a lesson: `verdict` is right, wrong, done or, without a try, open; touched, where
    pieces are named that lead nowhere."""
    card = find(name)
    taught = _lesson(card, lesson)
    allow(request, await known(request), "write")
    found = await asyncio.to_thread(answer, card.name, taught, trial, lang)
    if found["verdict"] == "done":
        asking = await guest(request, response)
        await the_house.store.write(learn(asking.id, card.name, taught.name))
    return found


def _lessons(card: Card) -> list[Lesson]:
    found = list(lessons_of(card.name))
    if not found:
        raise Refused("no-lessons-yet", status=404, title=card.title)
    return found


def _lesson(card: Card, name: str) -> Lesson:
    for lesson in _lessons(card):
        if lesson.name == name:
            return lesson
    raise Refused("no-such-lesson", status=404, title=card.title)


async def _done(the_house: House, asking: Player | None, card: Card) -> set[str]:
    return set() if asking is None else await the_house.store.read(lessons_done(asking.id, card.name))
