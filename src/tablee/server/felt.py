"""A match as one viewer sees it, as HTML: everything shown at a table is made here, from looks."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, cast

from minijinja import Environment

from tablee.bots.foremost import foremost
from tablee.core.live import manners
from tablee.core.match import Match
from tablee.core.scene import TALL, WIDE, Beat, Box, Felt, Look, Piece, SeatPlace, Setting, felt_for
from tablee.core.shelf import home as home_of
from tablee.core.shelf import module, module_or_none, shelf
from tablee.server.lean import flush
from tablee.server.page_words import here, page_words
from tablee.words import Seat, Sentence, Words, isolated, words

if TYPE_CHECKING:
    from tablee.core.contract import Drawing

Path = dict[str, Any]
DRAW = r"^(wide|tall|\d{2,4}x\d{2,4}L?)$"  # the room a table is drawn for; L: with large letters
LONGEST_CAPTION = 11  # letters of a name in a picture
MOST_NAMED = 4  # people in a row of a picture who are named there
BEAT_TEXT = (16, 1.5)  # the words of a beat as the style sheet has them: pixels at least, by other letters
BROAD = 0.64  # how broad a letter of theirs is, at most on average
BURST = 34  # units that a beat's drawing is broad
MOST_OF_A_BEAT = 90  # units that its words may take
SKY = 0.05  # of the felt's height above the last scene
NAME_BROAD = 0.56  # how broad letters of a name on a plate are on average …
NAME_SHARE = {"tall": 0.5}  # … and how much of its plate it may take, where that has one line
WAITS = "prompt-waits"  # said of a choice that waits, in the game's own words if it has some


@dataclass(frozen=True)
class Person:
    """Who sits in a seat, as the others see it."""

    name: str
    bot: str | None = None  # the level or program that plays
    away: bool = False
    lent: bool = False  # a program plays until the person is back
    mood: str = ""  # the face a program makes just now
    reading: bool = False  # of the last round's sheet, while all others wait


@dataclass(frozen=True)
class Agreed:
    """Who is still waited for before the next game begins, since when, and for how many seconds at most."""

    names: list[str]
    since: float
    lasts: float


@dataclass(frozen=True)
class Sight:
    """What is to be drawn: a match, who looks, and what happened last."""

    match: Match
    seat: int | None
    people: Sequence[Person]
    legal: Sequence[str] = ()
    step: int = 0  # what the viewer has seen happen, counted
    last: tuple[int, str] | None = None  # seat and action as the viewer saw it
    before: Look | None = None
    ring: tuple[float, float] | None = None  # a closing moment: since when, and for how many seconds
    lend: int | None = None  # a seat whose player has gone, for whom a program could play
    look: Look | None = None  # what the viewer sees of the match, where that is known already
    live: bool = False  # played here and now, not looked back at
    told: str = ""  # what happened last, in words: a sentence a line
    clock: int = 0  # seconds that the seat everybody waits for has, if a clock runs
    since: float | None = None  # when the wait for that seat began
    rest: tuple[float, float] | None = None  # between two rounds: since when, and for how many seconds
    asked: bool = False  # whether the table waits for the viewer though it is somebody else's turn
    run: int = 1  # how many times in a row the last action was done by the same seat
    waits: str | None = None  # an action of the viewer that waits until the table is ready for it
    stop: str | None = None  # "asked" whether the game is to end, or "waits" for the others' consent
    stopping: Sequence[str] = ()  # the names of those who want that
    take: int | None = None  # a program's chair that the viewer may take
    coming: bool = False  # whether one is promised to the viewer
    again: bool = False  # whether the viewer is asked to be ready for the next game
    agreed: Agreed | None = None  # whom the viewer waits for, who is ready
    dark: Collection[str] = ()  # legal actions that do not light up, as a lesson has it
    lately: Sequence[tuple[int, str]] = ()  # what others did before the last action
    ended: bool = False  # the table as a round ended: nobody is to act in it any more
    past: bool = False  # of a game that is over, looked back at: nobody is waited for
    forward: bool = False  # whether keys come first to what a rule of thumb would look at


@cache
def templates() -> Environment:
    """All templates: the pages' own, each game's drawing of its pieces, and of its lid where it has one."""

    def load(name: str) -> str | None:
        game, _, rest = name.partition("/")
        home = files("tablee.server").joinpath("templates", name)
        if rest in ("table.html", "box.html", "ending.html") and game in {card.name for card in shelf()}:
            home = files(home_of(game)).joinpath(rest)
        return flush(home.read_text(encoding="utf-8")) if home.is_file() else None

    return Environment(loader=load, trim_blocks=True, lstrip_blocks=True)


def felt_of(draw: str) -> Felt:
    """The felt that a page asks for: the size of its room in pixels, or one of two usual ones."""
    if "x" not in draw:
        return TALL if draw == "tall" else WIDE
    width, height = map(int, draw.removesuffix("L").split("x"))
    return felt_for(width, height, draw.endswith("L"))


def view(sight: Sight, lang: str, felt: Felt) -> dict[str, Any]:
    """The table as one viewer sees it: its drawing, the paths to each action, and how it sounds."""
    match, seat = sight.match, sight.seat
    game = match.game.name
    names = [person.name for person in sight.people]
    own = words(game, lang)
    look = match.look(seat) if sight.look is None else sight.look
    setting = Setting(names, own, felt, sight.step, sight.last, sight.before, seat, sight.run, sight.lately)
    drawn = cast("Drawing", module(game, "table"))
    awaited = None if sight.ended else seat if sight.asked else match.game.looks.awaited(look)
    scene = drawn.scene(look, setting)
    paths: list[Path] = [
        {
            "path": drawn.path(action, look),
            "action": action,
            "say": _confirmed(drawn, action, look, own, names),
        }
        | ({} if action not in sight.dark and manners(game).lights_up(look, action) else {"unlit": True})
        | ({"whole": True} if hasattr(drawn, "whole") and drawn.whole(action, look) else {})
        for action in sight.legal
    ]
    lasts = manners(game).offers_lasting
    paths += [_lasting(action, own) for action in sight.legal if sight.live and lasts(look, action)]
    people_out = all(f.out for p, f in zip(sight.people, scene.seats, strict=True) if p.bot is None)
    lasting = {path["path"][0]: path["say"] for path in paths if "lasting" in path}
    buttons = dict.fromkeys(part for path in paths for part in path["path"] if part.startswith("do-"))
    page = page_words(lang)
    prompt = _prompt(sight, look, names, lang)
    seen_to_end = sight.live and match.over and look["over"]
    ending = _ending(sight, own, felt, scene.say_at) if seen_to_end else None
    told = sight.told.splitlines()
    if ending and ending["words"]:
        told.insert(len(told) - 1, ending["words"])
    html = templates().render_template(
        "view.html",
        game=game,
        kind=felt.kind,
        size=f"{felt.width:g} {felt.height:g}",
        seats=[
            {
                "person": person,
                "called": isolated(person.name),
                "facts": facts,
                "at": place,
                "you": _you(person.name, place, felt, page) if k == seat else "",
                "turn": k == awaited and not look["over"],
                "clock": sight.clock if _waits_for(sight, k, awaited, look) else 0,
                "since": sight.since if _waits_for(sight, k, awaited, look) else None,
            }
            for k, (person, facts, place) in enumerate(
                zip(sight.people, scene.seats, scene.seats_at or setting.frame().seats_at, strict=True)
            )
        ],
        own=seat,
        pieces=scene.pieces,
        beats=[_beat_place(beat, felt) for beat in scene.beats],
        step=sight.step,
        ending=ending,
        prompt=prompt,
        heard=_heard(sight, look, names, own) if prompt else "",
        told=told,
        say_at=scene.say_at.place,
        choosing=bool(paths),
        buttons=[(id_, lasting.get(id_) or own.say(drawn.choice(id_, look), names, seat)) for id_ in buttons],
        ring=sight.ring,
        rest_ring=sight.rest if sum(person.bot is None for person in sight.people) > 1 else None,
        lend=sight.lend,
        waits=sight.waits is not None,
        live=sight.live,
        stop=sight.stop,
        stopping=sight.stopping,
        take=sight.take,
        coming=sight.coming,
        again=sight.again,
        agreed=sight.agreed,
        rest=people_out and sight.live and seat is not None and not look["over"],
        title=own.say(scene.title, names, seat),
        colon="\u00a0:" if lang == "fr" else ":",
        say=lambda key, **args: page.say((key, args)),
    )
    return {
        "html": html,
        "paths": paths,
        "asks": _questions(drawn, paths, look, own, names),
        "front": _front(sight, paths, [*scene.pieces, *buttons]) if sight.forward else {},
        "alone": len(paths) == 1 and _by_itself(drawn, paths[0]["action"], look),
        "asked": sight.asked,
        "prompt": prompt,
        "sound": scene.beats[0].kind if scene.beats else scene.sound,
        "beats": len(scene.beats),
        "speak": scene.speak,
        "waiting": next((path["path"] for path in paths if path["action"] == sight.waits), ()),
    }


def _confirmed(drawn: "Drawing", action: str, look: Look, own: Words, names: Sequence[str]) -> str:
    """An action in words, as it is to be confirmed: with what the game warns of."""
    notation = module(look["game"], "notation")
    warning = drawn.warning(action, look) if hasattr(drawn, "warning") else None
    sentences = [here(own, notation.action_words(action)), *([warning] if warning else [])]
    return ". ".join(own.say(sentence, names, look["seat"]) for sentence in sentences)


def named(action: str, look: Look, lang: str, names: Sequence[str]) -> str:
    """An action in words for somebody who sees the table, told from others like it where the game can."""
    own, drawn = words(look["game"], lang), cast("Drawing", module(look["game"], "table"))
    told = drawn.named(action, look) if hasattr(drawn, "named") else None
    usual = here(own, module(look["game"], "notation").action_words(action))
    return own.say(told or usual, names, look["seat"])


def pointed(action: str, look: Look, lang: str, names: Sequence[str]) -> str | None:
    """An action in short, for somebody who sees its pieces marked, where the game has words for that."""
    drawn = module(look["game"], "table")
    told = drawn.pointed(action, look) if hasattr(drawn, "pointed") else None
    return words(look["game"], lang).say(told, names, look["seat"]) if told else None


def reason(action: str, look: Look, lang: str, names: Sequence[str]) -> str | None:
    """Why an action may be good, where the game says so."""
    reasons = module_or_none(look["game"], "reasons")
    found = reasons.reason(look, action) if reasons else None
    return words(look["game"], lang).say(found, names, look["seat"]) if found else None


def _ending(sight: Sight, own: Words, felt: Felt, say_at: Box) -> dict[str, Any]:
    """How a game ended, for the scene that its folder draws: who won, who did not, and how the viewer takes
    it."""
    match, result = sight.match, sight.match.result
    assert result is not None
    sign_of = signs(match)
    order = sorted(range(match.game.seats), key=lambda k: (result["ranks"][k], k))
    everybody = [
        {
            "name": match.names[k]
            if len(match.names[k]) <= LONGEST_CAPTION
            else f"{match.names[k][: LONGEST_CAPTION - 1]}…",
            "sign": sign_of[k],
            "score": score_words(match.game.name, result["scores"][k], own.lang),
            "points": result["scores"][k],
            "wins": result["ranks"][k] == 1,
        }
        for k in order
    ]
    winners = [one for one in everybody if one["wins"]]
    won = sight.seat is not None and result["ranks"][sight.seat] == 1
    mood = (
        "watched" if sight.seat is None else "lost" if not won else "won" if len(winners) == 1 else "shared"
    )
    low = felt.kind == "low"
    right, foot = (say_at.left - 1, felt.height) if low else (felt.width, say_at.top - 1)
    known = own.has(f"ending-{mood}")
    words = own.say((f"ending-{mood}", {"names": [str(one["name"]) for one in winners]})) if known else ""
    return {
        "mood": mood,
        "words": words,
        "winners": _in_a_row(winners),
        "others": _in_a_row([one for one in everybody if not one["wins"]]),
        "at": f"{Box(0, 0, felt.width, felt.height).place} 0 58",
        "scene_at": f"{Box(0, felt.height * SKY, right, foot).place} 0 0",
    }


def _in_a_row(people: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """People side by side in a picture 400 wide, with their names as long as there is room."""
    step = 360 / max(len(people), 1)
    return [
        one | {"x": round(20 + step * (k + 0.5)), "named": len(people) <= MOST_NAMED}
        for k, one in enumerate(people)
    ]


def _you(name: str, place: SeatPlace, felt: Felt, page: Words) -> str:
    """That a name is one's own, where there is room to say so beside it."""
    you = page.say(("you", {}))
    letters = len(name) + 1 + len(you)
    room = place[2] * NAME_SHARE.get(felt.kind, 1) - 2.4 - 1.8 * felt.text  # without the edges and the sign
    return you if letters * NAME_BROAD * felt.text <= room else ""


def _beat_place(beat: Beat, felt: Felt) -> dict[str, Any]:
    """A beat to be drawn, its words within the felt."""
    letters = max(BEAT_TEXT[0] / felt.px, BEAT_TEXT[1] * felt.text)
    half = max((len(beat.words) * BROAD + 2) * letters / 2, BURST / 2)
    half = min(half, min(felt.width, MOST_OF_A_BEAT) / 2) + 1
    x, y = beat.at
    if beat.piece.startswith("seat-"):  # beside the plate, which stays readable
        y += felt.text * (3 if y < felt.height / 2 else -3)
    x = min(max(x, half), felt.width - half)
    y = min(max(y, felt.text * 2), felt.height - felt.text * 2)
    return {"beat": beat, "at": f"{x:.1f} {y:.1f}"}


def _waits_for(sight: Sight, seat: int, awaited: int | None, look: Look) -> bool:
    """Whether it is a seat's turn and time runs for it."""
    return seat == awaited and not look["over"] and sight.rest is None


def _by_itself(drawn: "Drawing", action: str, look: Look) -> bool:
    """Whether the only action left decides nothing, and may happen by itself."""
    return hasattr(drawn, "by_itself") and drawn.by_itself(action, look)


def _questions(
    drawn: "Drawing", paths: Sequence[Path], look: Look, own: Words, names: Sequence[str]
) -> dict[str, str]:
    """What is asked once some pieces are chosen, by their ids; the page has a question for other games."""
    if not hasattr(drawn, "question"):
        return {}
    begun = dict.fromkeys(path["path"][:k] for path in paths for k in range(1, len(path["path"])))
    return {" ".join(ids): own.say(drawn.question(ids, look), names, look["seat"]) for ids in begun}


def _front(sight: Sight, paths: Sequence[Path], parts: Sequence[Piece | str]) -> dict[str, list[str]]:
    """What Tab comes to first once some pieces are chosen, by their ids: cards before all else, as keys have
    it, and the rest as it lies."""
    assert sight.seat is not None
    places: dict[str, tuple[bool, int]] = {}
    for k, part in enumerate(parts):
        id_, is_card = (part, False) if isinstance(part, str) else (part.id, part.kind == "card")
        places[id_] = (not is_card, k)
    ways = {path["action"]: path["path"] for path in paths if "lasting" not in path}
    found = foremost(sight.match, sight.seat, ways, places)
    return {" ".join(chosen): ids for chosen, ids in found.items()}


def _reading(sight: Sight, lang: str) -> str:
    """Who still reads the sheet of the last round. To whoever does not have it yet, or reads it, that the
    round is over: it is told before the sheet comes, and is true of whatever lies below it."""
    page, still = page_words(lang), [k for k, person in enumerate(sight.people) if person.reading]
    if sight.seat in still:
        return page.say(("table-round-over", {}))
    names = [sight.people[k].name for k in still]
    return page.say(("rest-waiting", {"names": names, "count": len(still)}))


def _heard(sight: Sight, look: Look, names: Sequence[str], own: Words) -> str:
    """What whoever does not see the table is told besides, with what they are asked: what lies there."""
    if not sight.legal or look["over"] or sight.rest or sight.ended or sight.waits:
        return ""
    key, args = sight.match.game.looks.prompt(look)
    return own.say((f"{key}-heard", args), names, sight.seat) if own.has(f"{key}-heard") else ""


def why_not(match: Match, seat: int, look: Look, chosen: tuple[str, ...]) -> Sentence:
    """Why choosing some pieces leads nowhere, as a sentence of the game or of the page."""
    drawn = cast("Drawing", module(match.game.name, "table"))
    action = drawn.tried(chosen, look) if hasattr(drawn, "tried") else None
    if isinstance(action, tuple):  # what the game says of these pieces
        return action
    known = action is not None and action in match.game.notation.ACTIONS
    if action is not None and known and action not in match.legal(seat):
        return match.game.looks.refusal(look, action)
    awaited = match.game.looks.awaited(look)
    if look["over"] or awaited is None:
        return "why-not-now", {}
    return ("why-not-that", {}) if awaited == seat else ("why-not-yours", {"name": match.names[awaited]})


def _lasting(action: str, own: Words) -> Path:
    """An answer given once and for all, as a button of its own."""
    return {
        "path": (f"do-{action}-lasting",),
        "action": action,
        "lasting": True,
        "say": own.say((f"choice-{action}-lasting", {})),
    }


def signs(match: Match) -> list[tuple[str, str]]:
    """The class and symbol each seat goes by in sheets and curves; some games have their own."""
    own = getattr(module(match.game.name, "table"), "signs", None)
    return own(match.look(None)) if own else [(f"s{k}", f"mark-{k}") for k in range(match.game.seats)]


def score_words(game: str, score: int, lang: str) -> str:
    """A score as sheets and lists show it: a number with a true minus sign, or what the game says of it."""
    said = getattr(module(game, "table"), "scored", None)
    return words(game, lang).say(said(score)) if said else str(score).replace("-", "−")


def _prompt(sight: Sight, look: Look, names: Sequence[str], lang: str) -> str:
    """The one sentence that says what to do, or whom we wait for."""
    looks = sight.match.game.looks
    if look["over"]:
        over = page_words(lang).say(("table-over", {}))
        return "" if over.rstrip(".") in sight.told else over  # once is enough
    if sight.past:
        return ""
    if sight.rest is not None:
        return _reading(sight, lang)
    if sight.ended:
        return page_words(lang).say(("table-round-over", {}))
    if sight.waits is not None:
        own = words(look["game"], lang)
        waits = (own if own.has(WAITS) else page_words(lang)).say((WAITS, {}))
        why = page_words(lang).say(("prompt-waits-why", {}))  # whoever is asked: nobody learns if somebody is
        return f"{waits} {why}"
    awaited = looks.awaited(look)
    if sight.legal or (awaited is None and sight.seat == look["turn"]):
        asked = looks.prompt(look)
        asks = words(look["game"], lang).say(asked, names, sight.seat)
        named = any(isinstance(arg, Seat) and arg == awaited for arg in asked[1].values())
        if not sight.asked or awaited is None or named:
            return asks
        then = page_words(lang).say(("asked-then", {"name": names[awaited]}))
        return f"{asks} {then}"
    watching = sight.live and sight.seat is None
    if awaited is None:
        return page_words(lang).say(("table-watching-all" if watching else "table-waiting-all", {}))
    key = "table-watching" if watching else "table-waiting"
    return page_words(lang).say((key, {"name": names[awaited]}))
