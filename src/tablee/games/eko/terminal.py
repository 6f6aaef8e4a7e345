"""ekô drawn in the terminal, from a look: the board with a name under every space."""

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from tablee.words import Words

STYLES = ("bold red", "bold blue", "bold green", "bold magenta")
GROUND = {
    "sand": ("·", "dim"),
    "rice": ("≈", "yellow"),
    "forest": ("♣", "green"),
    "mountain": ("▲", "white"),
    "palace": ("⌂", "bold yellow"),
}
HALF = 3  # half the width of a space, in columns


def draw(look: dict[str, Any], names: list[str], words: Words) -> RenderableType:
    turn = min(look["turns"][look["turn"]] + (not look["over"]), look["turn_limit"])
    head = {"goal": look["goal"], "turn": turn, "limit": look["turn_limit"]}
    return Group(
        Text(words.say(("table-head", head)), "bold"),
        *(_seat(look, seat, names[seat], words) for seat in range(len(names))),
        Text(),
        *_board(look),
        Text(words.say(("table-legend", {})), "dim"),
    )


def letter(seat: int) -> str:
    """The letter a seat's pieces bear."""
    return "ABCD"[seat]


def _seat(look: dict[str, Any], seat: int, name: str, words: Words) -> Text:
    def say(key: str, **args: Any) -> str:
        return words.say((key, args))

    on_turn = seat == look["turn"] and not look["over"]
    line = Text("▶ " if on_turn else "  ").append(letter(seat), STYLES[seat])
    line.append(f" {name:<12} ", "bold" if seat == look["seat"] else "")
    palaces = sum(
        building["seat"] == seat and look["board"][site] == "palace"
        for site, building in look["buildings"].items()
    )
    line.append(f"{say('table-points', points=look['points'][seat]):>9} {'⌂' * palaces:<3} ")
    reserve = look["reserve"][seat]
    line.append(f"{say('table-reserve', pawns=reserve['pawns'])}{'♔' if reserve['emperor'] else ' '}  ")
    line.append(say("table-supply", **look["supply"][seat]), "dim")
    for prisoner in look["held"][seat]:
        line.append("  ").append(f"{letter(prisoner)}♔", STYLES[prisoner])
    if look["gone"][seat]:
        line.append("  " + say("table-gone", pawns=look["gone"][seat]), "dim")
    if not look["in_play"][seat]:
        line.append("  " + say("table-out"), "bold")
    return line


def _board(look: dict[str, Any]) -> list[Text]:
    """Two lines for each row of spaces: what stands there, and under it the names."""
    places = {(int(q), int(r)): f"{q},{r}" for q, r in (name.split(",") for name in look["board"])}
    left = min(2 * q + r for q, r in places)
    lines = []
    for row in sorted({r for _, r in places}):
        pieces, labels = Text(), Text()
        for q, r in sorted(place for place in places if place[1] == row):
            margin = HALF * (2 * q + r - left)
            name = places[q, r]
            pieces.append(" " * (margin - len(pieces))).append(_space(look, name))
            labels.append(" " * (margin - len(labels))).append(f"{name:^5}", "dim")
        lines += [pieces, labels]
    return lines


def _space(look: dict[str, Any], name: str) -> Text:
    """What one space shows, five columns wide."""
    stack, building = look["stacks"].get(name), look["buildings"].get(name)
    if stack is not None:
        face = Text(f"{letter(stack['seat'])}{stack['pawns']}", STYLES[stack["seat"]])
        face.append("♔" if stack["emperor"] else "")
    else:
        face = Text(*GROUND[look["board"][name]])
        if building is not None:
            face.append(letter(building["seat"]) + building["kind"][0], STYLES[building["seat"]] + " reverse")
    margin = (5 - len(face)) // 2
    return Text(" " * margin).append(face).append(" " * (5 - margin - len(face)))
