"""`tablee play`: one person in the terminal, the other seats played by programs."""

from collections.abc import Sequence
from getpass import getuser
from os.path import exists
from random import Random
from typing import TYPE_CHECKING

from rich.text import Text

from tablee.cli.arguments import Given, game_of, number
from tablee.cli.choosing import Menu, menu
from tablee.cli.files import check_writable, writing
from tablee.cli.prepare import ready
from tablee.cli.saying import Trouble, out, printable, say
from tablee.cli.shelf import print_rules
from tablee.cli.telling import ending, follow, heading, prompt_of, standings, table_of
from tablee.errors import IllegalAction
from tablee.games import shelf
from tablee.words import words

if TYPE_CHECKING:
    from tablee.core.match import Match

COMPANY = ("Ada", "Blaise", "Chloé", "Denis", "Emmy", "Félix", "Grace", "Hugo")
LONGEST_NAME = 12
ZERO = "0"  # steps back in a narrowed list, or lets a chance out of turn pass


class Leave(Exception):
    """The person gets up from the table."""


class TakenBack(Exception):
    """The person's last decision was undone: the table goes on from there."""


def play(given: Given) -> int:
    """`tablee play [GAME]`."""
    try:
        if given.game is None:
            _ask_what(given)
        table = _sit_down(given)
    except Leave:
        out().print(say("goodbye"))
        return 0
    try:
        table.play()
        table.finish(given.save)
    except Leave:
        if given.save is not None:
            table.save(given.save)
        table.console.print(say("goodbye"))
    return 0


def _ask(prompt: str) -> str:
    """A line from the person, free of anything that would steer the terminal."""
    try:
        return printable(" ".join(input(prompt).split()))
    except (EOFError, KeyboardInterrupt):
        print()
        raise Leave from None


def _ask_what(given: Given) -> None:
    """Which game, and with how many."""
    console = out()
    console.print(Text(say("which-game"), "bold"))
    for n, card in enumerate(shelf(), 1):
        line = Text(f"{n:>3}  ", "cyan").append(card.title, "bold default")
        about = words(card.name).say(("about", {}))
        console.print(line.append(f"  {about}", "not bold default"), no_wrap=True, overflow="ellipsis")
    card = shelf()[_ask_number("> ", 1, len(shelf()), None) - 1]
    given.game = card.name
    if given.seats is None:
        low, high = card.seats
        console.print(say("which-seats", low=low, high=high, usual=card.usual))
        given.seats = str(_ask_number("> ", low, high, card.usual))


def _ask_number(prompt: str, low: int, high: int, usual: int | None) -> int:
    while True:
        typed = _ask(prompt)
        if not typed and usual is not None:
            return usual
        if typed.isdecimal() and len(typed) < 5 and low <= int(typed) <= high:
            return int(typed)
        out().print(say("which-again", low=low, high=high))


def _sit_down(given: Given) -> "Table":
    game = game_of(given)
    seat = number(given, "seat", 0, game.seats - 1) or 0
    if given.save is not None:
        check_writable(given.save)
    ready(game)
    return Table(game.start(given.seed, _names(given.name, seat, game.seats)), seat)


def _names(own: str | None, seat: int, seats: int) -> list[str]:
    name = printable(own or _login()).strip()[:LONGEST_NAME].strip() or say("guest-name")
    names = [other for other in COMPANY if other != name][: seats - 1]
    return [*names[:seat], name, *names[seat:]]


def _login() -> str:
    try:
        login = getuser()
    except (OSError, KeyError, ImportError):
        return ""
    return "" if login == "root" else login.capitalize()


class Table:
    """A match with one person at it."""

    def __init__(self, match: "Match", seat: int) -> None:
        self.match = match
        self.seat = seat
        self.console = out()
        self.words = words(match.game.name)
        self.log: list[list[str]] = []  # by decision, what the person was told
        self.decided: list[int] = []  # which decisions were the person's

    def play(self) -> None:
        """Play to the end of the game."""
        self.console.print(heading(self.match))
        you = say("you-are", name=self.match.names[self.seat], seat=self.seat)
        self.console.print(Text(you, "dim"))
        while not self.match.over:
            try:
                self.step()
            except TakenBack:
                self.console.print(Text(say("taken-back"), "italic"))

    def step(self) -> None:
        """One decision, the person's or a program's."""
        asked = self.match.asked
        open_to_person = self.seat in self.match.waiting and bool(self.match.legal(self.seat))
        if asked == self.seat:
            self.decide(prompt_of(self.match, self.seat), may_pass=False)
        elif not open_to_person or not self.decide(say("choose-out-of-turn"), may_pass=True):
            self.carry_out(asked, self.at_random(asked))

    def at_random(self, seat: int) -> str:
        """A program's choice; the same again after an undo."""
        legal = self.match.legal(seat)
        chooser = Random(f"{self.match.seed.hex()} {len(self.match.log)}")
        return legal[int(chooser.random() * len(legal))]

    def carry_out(self, seat: int, action: str) -> None:
        told = follow(self.match, seat, action, self.match.names, self.seat)
        self.log.append(told)
        for sentence in told:
            self.console.print(Text("· ", "dim").append(sentence, "not dim"))

    def decide(self, prompt: str, may_pass: bool) -> bool:
        """Let the person choose and do it; False when a chance out of turn is let pass."""
        self.show_table()
        path: list[Sequence[str]] = [self.match.legal(self.seat)]  # ever fewer actions
        while path:
            choices = menu(path[-1], self.say_action)
            zero = "choose-back" if len(path) > 1 else "choose-pass" if may_pass else None
            self.show_choices(prompt, choices, zero)
            chosen = self.choose(choices, zero)
            if chosen is None:
                return True
            path = [*path, chosen] if chosen else path[:-1]
        return False

    def choose(self, choices: Menu, zero: str | None) -> Sequence[str] | None:
        """Hear the person until something is done (None), narrowed (some actions) or left (none)."""
        while True:
            typed = self.listen()
            entry = choices.find(typed)
            if typed == ZERO and zero is not None:
                return ()
            if entry is not None and len(entry.actions) > 1:
                return entry.actions
            if entry is None and typed.isdecimal():
                low, high = 1 if zero is None else 0, len(choices.entries)
                self.warn(say("choose-range", number=typed, low=low, high=high))
            elif (entry or typed) and self.try_out(entry.actions[0] if entry else typed):
                return None

    def try_out(self, action: str) -> bool:
        """Carry out what was typed, if the rules take it; else say why not."""
        n = len(self.match.log)
        try:
            self.carry_out(self.seat, action)
        except IllegalAction as error:
            self.warn(error.say())
            return False
        self.decided.append(n)
        return True

    def say_action(self, action: str) -> str:
        sentence = self.match.game.notation.action_words(action)
        return self.words.say(sentence, self.match.names, self.seat)

    def listen(self) -> str:
        """The next line that is meant for the table; side wishes are granted on the way."""
        while True:
            typed = _ask("> ")
            wish = typed.casefold()
            if wish in say("keys-rules").split():
                print_rules(self.console, self.match.game.card)
                self.show_table()
            elif wish in say("keys-log").split():
                self.show_log()
            elif wish in say("keys-undo").split():
                self.undo()
            elif wish in say("keys-quit").split():
                if _ask(say("quit-sure") + " ").casefold() in say("keys-yes").split():
                    raise Leave
            else:
                return typed

    def undo(self) -> None:
        """Go back to the person's last decision."""
        if not self.decided:
            self.warn(say("nothing-to-take-back"))
            return
        n = self.decided.pop()
        self.match = self.match.at(n)
        del self.log[n:]
        raise TakenBack

    def warn(self, sentence: str) -> None:
        self.console.print(Text(sentence, "yellow"))

    def show_table(self) -> None:
        self.console.print()
        self.console.print(table_of(self.match, self.match.names, self.seat))
        self.console.print()

    def show_choices(self, prompt: str, choices: Menu, zero: str | None) -> None:
        self.console.print(Text(prompt, "bold"))
        self.console.print(choices.shown())
        if zero is not None:
            self.console.print(Text("  0  ", "cyan").append(say(zero), "default"))
        self.console.print(Text(say("choose-hint"), "dim"))

    def show_log(self) -> None:
        told = [sentence for sentences in self.log for sentence in sentences]
        for sentence in told or [say("nothing-told")]:
            self.console.print(Text("· ", "dim").append(sentence, "not dim"))

    def finish(self, file: str | None) -> None:
        """The end of the game: table, ranking, and the record for those who want it."""
        self.show_table()
        self.console.print(Text(ending(self.match), "bold"))
        self.console.print(standings(self.match, self.match.names))
        self.console.print()
        if file is not None:
            self.save(file)
            return
        while file := _ask(say("save-where") + " > "):
            if exists(file):
                self.warn(say("save-exists", file=file))
                continue
            try:
                self.save(file)
                return
            except Trouble as error:
                self.warn(error.say())

    def save(self, file: str) -> None:
        with writing(file) as target:
            target.write(self.match.record())
        self.console.print(say("saved", file=file))
