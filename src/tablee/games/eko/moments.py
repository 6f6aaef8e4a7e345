"""What has just happened at a table of ekô: how it sounds, and the moments one would tell afterwards."""

from tablee.core.scene import Beat, Frame, Look, Setting
from tablee.games.eko.layout import Land, aside
from tablee.games.eko.look import keeper_of
from tablee.games.eko.notation import BUILDINGS
from tablee.games.eko.places import is_only
from tablee.words import Seat, yes

SOUNDS = {"move": "card", "build": "card", "reinforce": "draw", "swap": "card", "march": "knock"}


def sound(look: Look, setting: Setting) -> str:
    """The sound of the last action."""
    if look["over"]:
        return "win"
    return "knock" if beaten_by(setting) else SOUNDS.get(setting.done[1], "")


def speak(setting: Setting) -> str:
    """A voice says whose Emperor was taken."""
    beaten = beaten_by(setting)
    if beaten is None or not beaten["emperor"]:
        return ""
    return setting.say("table-captured", victim=Seat(beaten["seat"]))


def beats(look: Look, setting: Setting, land: Land, frame: Frame) -> list[Beat]:
    """What happened on the land, and Emperors that were exchanged."""
    return [*_on_land(look, setting, land, frame), *_exchanged(look, setting, frame)]


def _on_land(look: Look, setting: Setting, land: Land, frame: Frame) -> list[Beat]:
    """An Emperor or a stack taken, a palace, and a building worth more than a point that changes hands."""
    _, verb, words = setting.done
    if setting.last is None or setting.before is None:
        return []
    seat, beaten = setting.last[0], beaten_by(setting)
    if beaten is not None and beaten["emperor"]:
        victim = beaten["seat"]
        told = setting.tell("beat-emperor", victim=Seat(victim))
        at = aside(look, setting.felt, land, frame.middle, words[1])
        return [Beat("topple", told, at, f"crown-{victim}", seat, victim)]
    if beaten is not None and beaten["pawns"] > 1:
        return [_attacked(look, setting, land, frame, beaten)]
    if verb != "build":
        return []
    told, victim = _seized(look, setting, words[1])
    if not told:
        return []
    at = aside(look, setting.felt, land, frame.middle, words[1])
    return [Beat("raise", told, at, f"sp-{words[1]}", seat, victim)]


def _attacked(look: Look, setting: Setting, land: Land, frame: Frame, beaten: Look) -> Beat:
    """A stack that was beaten, or destroyed by a kamikaze: nothing stands there any more."""
    seat, _, words = setting.done
    kamikaze = words[1] not in look["stacks"]
    args = {"victim": Seat(beaten["seat"]), "pawns": beaten["pawns"]}
    told = setting.tell("beat-attack", **args, kamikaze=yes(kamikaze))
    at = aside(look, setting.felt, land, frame.middle, words[1])
    return Beat("topple", told, at, f"sp-{words[1]}", seat, beaten["seat"])


def _seized(look: Look, setting: Setting, site: str) -> tuple[str, int | None]:
    """What is said of a site that the last action took, if it is worth a moment, and who lost it."""
    assert setting.before is not None
    seat, old = look["buildings"][site]["seat"], setting.before["buildings"].get(site)
    palace = look["board"][site] == "palace"
    if old is None:
        only = yes(is_only(look, "palace"))
        return (setting.tell("beat-palace", name=Seat(seat), only=only) if palace else ""), None
    if old["seat"] == seat or not (palace or BUILDINGS.index(old["kind"])):
        return "", None
    what = "palace" if palace else old["kind"]
    return setting.tell("beat-taken", name=Seat(seat), victim=Seat(old["seat"]), what=what), old["seat"]


def _exchanged(look: Look, setting: Setting, frame: Frame) -> list[Beat]:
    """Emperors that were exchanged, told beside the seat that gives one back."""
    if setting.last is None or setting.before is None:
        return []
    seat, keeper = setting.last[0], keeper_of(setting.before, setting.last[0])
    if keeper is None or keeper_of(look, seat) is not None:
        return []
    told = setting.tell("beat-exchange", name=Seat(seat))
    x, y, _, _ = frame.seats_at[keeper]
    return [Beat("raise", told, (x, y), f"seat-{keeper}", seat, keeper)]


def beaten_by(setting: Setting) -> Look | None:
    """The stack that the last action attacked."""
    _, verb, words = setting.done
    if verb != "move" or setting.before is None or setting.last is None:
        return None
    there: Look | None = setting.before["stacks"].get(words[1])
    return there if there and there["seat"] != setting.last[0] else None
