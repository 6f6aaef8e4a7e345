"""What has just happened at a table of Lobo 77: who laid what, the total announced and who lost by it; how it
sounds, and the moments one would tell afterwards."""

from tablee.core.scene import Beat, Frame, Look, Setting
from tablee.games.lobo77.layout import Ground
from tablee.games.lobo77.notation import figure, value_of
from tablee.games.lobo77.rules import TOO_MUCH


def sound(look: Look, setting: Setting) -> str:
    """The sound of the last action."""
    if setting.last is None:
        return ""
    if look["over"]:
        return "win"
    if losers(look, setting):
        return "knock"
    return {"lay": "card", "draw": "draw"}.get(setting.last[1].split()[0], "")


def speak(look: Look, setting: Setting) -> str:
    """A voice says the new total."""
    announced = _announced(look, setting)
    return "" if announced is None else figure(announced)


def beats(look: Look, setting: Setting, ground: Ground, frame: Frame) -> list[Beat]:
    """A doublet, the flood at 77, and whoever swims or goes under for it."""
    total = _announced(look, setting)
    if setting.last is None or total is None or setting.begins(look):
        return []
    seat, lost = setting.last[0], losers(look, setting)
    if total >= TOO_MUCH:
        words = setting.say("beat-flood", total=figure(total))
        found = [Beat("flood", words, (ground.x, ground.y), "dial", to=seat)]
    elif seat in lost:
        words = setting.say("beat-doublet", total=figure(total))
        found = [Beat("splash", words, (ground.x, ground.y), f"seat-{seat}", to=seat)]
    else:
        return []
    for loser in lost:
        if look["lives"][loser] <= 1:
            key = "beat-swims" if look["lives"][loser] else "beat-under"
            x, y, _, _ = frame.seats_at[loser]
            found.append(Beat("splash", setting.say(key), (x, y), f"seat-{loser}", to=loser))
    return found


def _announced(look: Look, setting: Setting) -> int | None:
    """The total that was announced last; it may have ended its round."""
    laid = last_laid(setting)
    if laid is None or laid[1] == "2x":  # R5
        return None
    before = setting.before
    return int(look["total"] if before is None else before["total"] + value_of(laid[1]))


def last_laid(setting: Setting) -> tuple[int, str] | None:
    """Who laid which card, if that is what happened last."""
    if setting.last is None or not setting.last[1].startswith("lay"):
        return None
    return setting.last[0], setting.last[1].split()[1]


def losers(look: Look, setting: Setting) -> list[int]:
    """Who has just lost a token or a life."""
    if setting.before is None:
        return []
    pairs = zip(look["lives"], setting.before["lives"], strict=True)
    return [seat for seat, (now, then) in enumerate(pairs) if now < then]
