"""`tablee arena`: programs against each other, as a table, a picture or JSON."""

import json
import secrets
from contextlib import nullcontext
from typing import TYPE_CHECKING, Any

from rich.text import Text

from tablee.cli.arguments import Given, game_of, number
from tablee.cli.console import Trouble, out, plain_table, say
from tablee.cli.files import cannot_write, check_writable, writing
from tablee.cli.prepare import progress, ready_to_think
from tablee.cli.simulate import check_picture
from tablee.words import bot_name, words

if TYPE_CHECKING:
    from tablee.core.game import Game
    from tablee.lab.standings import Standings

GAMES = 100
HEADS = ("bot", "games", "wins", "interval", "rating", "ms")
TROUBLES_SHOWN = 5


def arena(given: Given) -> int:
    """`tablee arena GAME`."""
    from tablee.bots.levels import LEVELS
    from tablee.bots.players import Player
    from tablee.lab.arena import Contest

    game = game_of(given)
    asked = given.bots.split(",") if given.bots else [level.name for level in LEVELS]
    bots = tuple(Player(name).name for name in asked)
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise Trouble("two-bots-needed")
    if given.sprt and len(bots) != 2:
        raise Trouble("sprt-needs-two")
    check_picture(given.plot)
    if given.save is not None:
        check_writable(given.save)
    ready_to_think(game)
    seed = secrets.token_hex(16) if given.seed is None else given.seed
    games = number(given, "games") or GAMES
    contest = Contest(game.name, game.seats, game.options, bots, games, seed, given.save is not None)
    standings, troubles = _play(contest, game, given)
    if given.plot is not None:
        _draw(standings, game, given.plot)
    if given.json:
        from tablee.lab.standings import as_json

        print(json.dumps(as_json(standings) | {"verdict": standings.verdict()}, ensure_ascii=False))
        return 0
    _print(standings, game, given.sprt)
    for sentence in troubles[:TROUBLES_SHOWN]:
        out().print(Text(sentence, "yellow"))
    return 0


def _play(contest: Any, game: "Game", given: Given) -> "tuple[Standings, list[str]]":
    from tablee.lab.arena import play_all
    from tablee.lab.standings import Standings

    standings = Standings(contest)
    troubles: list[str] = []
    games = play_all(contest)
    target = writing(given.save) if given.save is not None else nullcontext()
    with target as file, progress() as bar:
        task = bar.add_task(say("in-the-arena", title=game.card.title), total=contest.games)
        for played in games:
            standings.add(played)
            bar.advance(task)
            troubles += [words().say(sentence) for _, sentence in played.troubles]
            if file is not None:
                file.write(played.record)
            if given.sprt and standings.verdict() is not None:
                break
    games.close()
    return standings, troubles


def _print(standings: "Standings", game: "Game", sprt: bool) -> None:
    console = out()
    title = say("arena-title", title=game.card.title, games=standings.finished, seats=game.seats)
    console.print(Text(title, "bold"))
    if standings.unfinished:
        console.print(Text(say("arena-unfinished", games=standings.unfinished), "dim"))
    table = plain_table(*(say(f"arena-{key}") for key in HEADS))
    order = sorted(range(len(standings.rows)), key=lambda k: -standings.rating(k))
    for k in order:
        row = standings.rows[k]
        low, high = row.interval if row.games else (0.0, 1.0)
        table.add_row(
            bot_name(row.name),
            str(row.games),
            say("percent", value=100 * row.win_rate),
            f"{_figure(100 * low)} – {say('percent', value=100 * high)}",
            f"{_figure(standings.rating(k))} ± {_figure(standings.rating_doubt(k))}",
            _figure(row.ms_per_move),
        )
    console.print()
    console.print(table)
    console.print(Text(say("arena-fair", share=say("percent", value=100 / game.seats)), "dim"))
    if sprt:
        key = {"better": "sprt-better", "not better": "sprt-not-better", None: "sprt-open"}[
            standings.verdict()
        ]
        first, second = (bot_name(row.name) for row in standings.rows)
        console.print(Text(say(key, first=first, second=second), "bold"))


def _figure(value: float) -> str:
    return say("figure", value=value, places=1)


def _draw(standings: "Standings", game: "Game", file: str) -> None:
    from tablee.lab.plots import arena_picture

    title = say("arena-title", title=game.card.title, games=standings.finished, seats=game.seats)
    rows = [(bot_name(row.name), row.win_rate, row.interval, row.ms_per_move) for row in standings.rows]
    try:
        arena_picture(rows, 1 / game.seats, title, file, say)
    except OSError as error:
        raise cannot_write(file, error) from None
