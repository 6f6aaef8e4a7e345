"""What has just happened at a table of Duo: how it sounds, and the moments one would tell afterwards."""

from tablee.core.scene import Beat, Frame, Look, Setting, numbered
from tablee.games.duo.layout import Plan
from tablee.games.duo.look import in_turn
from tablee.games.duo.notation import STACKS

LONG_RUN = 3  # so many cards in one turn are worth a word, and so many more another


def sound(setting: Setting) -> str:
    """The sound of the last action."""
    return "" if setting.last is None else "draw" if setting.last[1] == "draw" else "card"


def beats(look: Look, setting: Setting, plan: Plan, frame: Frame) -> list[Beat]:
    """The last card of a hand, a hand of one card, and every third card of a turn."""
    if setting.last is None or setting.before is None or setting.begins(look):
        return []
    seat, (verb, *words) = setting.last[0], setting.last[1].split()
    if verb != "lay":
        return []
    stack = STACKS.index(words[1])
    at, piece = plan.stacks[stack], numbered(look["tops"], "c")[stack]
    left = look["sizes"][seat]
    if left == 0:
        return [Beat("stamp", setting.say("beat-last-card"), at, piece, by=seat)]
    found = []
    run = in_turn(look, setting.run)
    if run and run % LONG_RUN == 0:
        found.append(Beat("stamp", setting.say("beat-run", count=run), at, piece, by=seat))
    if left == 1:
        x, y, _, _ = frame.seats_at[seat]
        found.append(Beat("poise", setting.say("beat-one-left"), (x, y), f"seat-{seat}", by=seat))
    return found
