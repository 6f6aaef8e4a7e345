"""What has just happened at a table of EKKO: how it sounds, and the moments one would tell afterwards."""

from tablee.core.scene import Beat, Frame, Look, Setting
from tablee.games.ekko.choices import wanted
from tablee.games.ekko.layout import Stage

SOUNDS = {
    "lay": "card",
    "mirror": "card",
    "aside": "card",
    "draw": "draw",
    "others": "draw",
    "fault": "knock",
}


def sound(look: Look, setting: Setting) -> str:
    """The sound of the last action."""
    if look["over"]:
        return "win"
    return SOUNDS.get(setting.done[1], "")


def speak(look: Look, setting: Setting) -> str:
    """A voice says the new top card, and where it leads."""
    if look["over"] or setting.before is None or setting.before["top"] == look["top"]:
        return ""
    return f"{look['top']}, {wanted(look, setting)}"


def beats(look: Look, setting: Setting, stage: Stage, frame: Frame) -> list[Beat]:
    """A mirror, the last card of a hand, a hand of one card."""
    if setting.last is None or setting.before is None or setting.begins(look):
        return []
    seat, (verb, *_) = setting.last[0], setting.last[1].split()
    if verb not in ("lay", "mirror", "aside"):
        return []
    found = []
    top, at = f"c-{look['top']}", (stage.x, stage.y)
    if verb == "mirror":
        before = setting.before["layer"]
        found.append(
            Beat("flip", setting.say("beat-mirror"), at, top, seat, before if before != seat else None)
        )
    left = look["sizes"][seat]
    if left == 0 < setting.before["sizes"][seat]:
        found.append(
            Beat("stamp", setting.say("beat-last-card"), (stage.x, stage.y + stage.h / 3), top, seat)
        )
    if left == 1 < setting.before["sizes"][seat]:
        x, y, _, _ = frame.seats_at[seat]
        found.append(Beat("poise", setting.say("beat-one-left"), (x, y), f"seat-{seat}", seat))
    return found
