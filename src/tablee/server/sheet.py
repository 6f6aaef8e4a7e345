"""The score sheet: every round that is over, who helped, and at the end who won and how the scores went."""

from collections.abc import Sequence
from typing import Any

from tablee.core.scene import Setting
from tablee.core.shelf import module
from tablee.server.curves import score_curve
from tablee.server.felt import score_words, signs, templates
from tablee.server.page_words import here, page_words
from tablee.server.pulse import Live
from tablee.server.tables import Table
from tablee.server.viewers import Viewer
from tablee.words import Sentence, Words, words, yes

UNSAID = ("log-round", "log-points")  # not said on a sheet: the next round, and the points that stand there
LONGEST_FLAT = {2: 10, 3: 7, 4: 6}  # letters of names side by side on a phone, by how many they are


def sheet(live: Live, viewer: Viewer, lang: str) -> str:
    """The score sheet: every round that is over, and at the end who won."""
    table = live.table
    match = table.match
    assert match is not None
    eye = table.eye(None)
    ends = list(eye.marks) + ([len(match.log)] if match.over else [])
    if not ends:
        return ""
    # the sheet of a round tells of that round, the last sheet of the whole game
    since = 0 if match.over or len(ends) < 2 else ends[-2]
    until = len(match.log) + 1 if match.over else ends[-1]
    helped = {} if table.solo else _helped(table, since, until)  # whoever plays alone knows
    basis = (eye, ends, match.over, table.finished, table.played_by_names, helped)
    if live.sheets.get((viewer, lang), (None, ""))[0] != basis:
        live.sheets[viewer, lang] = basis, _drawn(table, ends, viewer, helped, lang)
    return live.sheets[viewer, lang][1]


def _helped(table: Table, since: int, until: int) -> dict[int, dict[str, int]]:
    """By seat, who helped there from one step up to another, and how many times."""
    return {
        seat: {
            kind: sum((k, what) == (seat, kind) and since <= n < until for n, k, what in table.helped)
            for kind in kinds
        }
        for seat, kinds in table.helped_until(until, since).items()
    }


def _drawn(
    table: Table, ends: list[int], viewer: Viewer, helped: dict[int, dict[str, int]], lang: str
) -> str:
    match = table.match
    assert match is not None
    seat, names = viewer.sees, table.played_by_names
    eye = table.eye(None)
    page = page_words(lang)
    own = words(table.game, lang)
    lines = table.eye(seat).told
    ended = [sentence for n, sentence in lines if n == ends[-1] and sentence[0] not in UNSAID]
    out = _out(table, seat, own)
    parted = [] if match.over else [line for n, line in out.values() if n == ends[-1]]
    told = [own.say(here(own, sentence), names, seat) for sentence in ended if sentence not in parted]
    scores = [eye.scores[n] for n in ends]
    result = match.result
    order = sorted(range(table.seats), key=lambda k: (result["ranks"][k] if result else 0, k))
    won = _who_won(result["ranks"], viewer, names, lang) if result else ""
    gone = own.say(here(own, parted[0]), names, seat).removesuffix(".") if parted else ""
    of_round = [] if result else _of_round(ended, own)
    winners = [k for k, rank in enumerate(result["ranks"]) if rank == 1] if result else []
    return templates().render_template(
        "sheet.html",
        table=table,
        names=names,
        flat=max(len(name) for k, name in enumerate(names) if k != viewer.seat)
        <= LONGEST_FLAT.get(len(names), 0),
        faces=[sign == f"mark-{k}" and table.chairs[k].bot for k, (_, sign) in enumerate(signs(match))],
        own=viewer.seat,
        headline=won or gone or next((own.say(line, names, seat) for line in of_round), ""),
        marked=winners or [args["who"] for _, args in of_round if "who" in args],
        out=viewer.seat is not None
        and all(k in out for k, chair in enumerate(table.chairs) if chair.played_by is None),
        host=viewer.host,
        helped=[
            page.say((f"helped-{kind}", {"name": names[k], "you": yes(k == viewer.seat), "count": times}))
            for k, kinds in sorted(helped.items())
            for kind, times in kinds.items()
        ],
        rounds=[
            {"number": k + 1, "scores": row, "gains": [new - old for new, old in zip(row, last, strict=True)]}
            for k, (row, last) in enumerate(zip(scores, [eye.scores[0], *scores[:-1]], strict=True))
        ],
        told=told,
        result=result,
        order=order,
        signs=signs(match),
        end=own.say((f"end-{result['end']}", {})) if result else None,
        curve=_curve(table.game, [eye.scores[0], *scores] if eye.marks else eye.scores, lang)
        if result
        else None,
        score_name=own.say(("score-name", {})),
        total_name=own.say(("score-total", {})) if own.has("score-total") else page.say(("sheet-total", {})),
        scored=lambda game, score: score_words(game, score, lang),
        say=lambda key, **args: page.say((key, args)),
    )


def _curve(game: str, scores: Sequence[Sequence[int]], lang: str) -> dict[str, Any]:
    """How the scores went, with the words for them that stand in the table beside it."""
    curve = score_curve(scores)
    return curve | {end: score_words(game, curve[end], lang) for end in ("low", "high")}


def _who_won(ranks: Sequence[int], viewer: Viewer, names: Sequence[str], lang: str) -> str:
    """How a game ended, said to whoever looks: as the winner, one of several, or as somebody else."""
    winners = [k for k, rank in enumerate(ranks) if rank == 1]
    others = [names[k] for k in winners if k != viewer.seat]
    you = yes(viewer.seat in winners)
    return page_words(lang).say(("sheet-won", {"you": you, "names": others, "count": len(others)}))


def _of_round(ended: Sequence[Sentence], own: Words) -> list[Sentence]:
    """Whose round it was, where the game has words for that: `round-NAME` for what the log tells as
    `log-NAME`."""
    found = ((f"round-{key.removeprefix('log-')}", args) for key, args in ended)
    return [sentence for sentence in found if own.has(sentence[0])]


def _out(table: Table, seat: int | None, own: Words) -> dict[int, tuple[int, Sentence]]:
    """For each who is out of the game the sentence that told so, the last that counted for a round."""
    eye = table.eye(seat)
    scene = module(table.game, "table").scene(eye.look, Setting(table.played_by_names, own, viewer=seat))
    last = {
        args["who"]: (n, (key, args))
        for n, (key, args) in eye.told
        if "who" in args and own.has(f"round-{key.removeprefix('log-')}")
    }
    return {who: line for who, line in last.items() if scene.seats[who].out}
