"""What has just happened at a table of EKKO: how it sounds, and the moments one would tell afterwards."""

from tablee.core.scene import Beat, Look, Setting
from tablee.games.ekko.choices import wanted
from tablee.games.ekko.layout import Stage
from tablee.words import Seat

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


def beats(look: Look, setting: Setting, stage: Stage) -> list[Beat]:
    """A mirror, the last card of a hand, a hand of one card: one of them, said where the water
    begins: there it covers neither number of the top card."""
    if setting.last is None or setting.before is None or setting.begins(look):
        return []
    seat, verb, _ = setting.done
    at, top = (stage.x, stage.foot - 0.3 * stage.line), f"c-{look['top']}"
    before, left = setting.before["sizes"][seat], look["sizes"][seat]
    if verb in ("lay", "mirror", "aside") and left == 0 < before:
        return [Beat("stamp", setting.say("beat-last-card"), at, top, seat)]
    if verb == "mirror":
        layer = setting.before["layer"]
        return [Beat("flip", setting.say("beat-mirror"), at, top, seat, layer if layer != seat else None)]
    if left == 1 and (verb == "others" or (verb in ("lay", "aside") and before > 1)):
        return [Beat("poise", setting.tell("beat-one-left", who=Seat(seat)), at, top, seat)]
    return []
