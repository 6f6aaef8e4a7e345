"""`tablee play`: one person in the terminal, the other seats played by programs."""

from collections.abc import Sequence
from getpass import getuser
from hashlib import sha256
from os.path import exists
from typing import TYPE_CHECKING

from rich.text import Text

from tablee.cli.arguments import Given, card_of, digits, game_of, number
from tablee.cli.console import Trouble, out, printable, say
from tablee.cli.files import check_writable, writing
from tablee.cli.menu import Menu, meant, menu
from tablee.cli.prepare import ready_to_think
from tablee.cli.shelf import print_rules
from tablee.cli.story import ending, follow, heading, prompt_of, standings, table_of
from tablee.core.company import COMPANY
from tablee.core.live import manners
from tablee.core.shelf import module_or_none, shelf
from tablee.errors import IllegalAction, UnknownGame
from tablee.words import bot_name, words

if TYPE_CHECKING:
    from tablee.bots.players import Player
    from tablee.core.card import Card
    from tablee.core.match import Match

LONGEST_NAME = 12
USUAL_COMPANY = "amateur"
HINTS = 5  # choices told by a hint
LASTING = " lasting"  # behind an answer that is given once and for all


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
    console.print(Text(say("which-game"), "bold").append(f" {say('which-leave')}", "not bold dim"))
    for n, card in enumerate(shelf(), 1):
        line = Text(f"{n:>3}  ", "cyan").append(card.title, "bold default")
        about = words(card.name).say(("about", {}))
        console.print(line.append(f"  {about}", "not bold default"), no_wrap=True, overflow="ellipsis")
    card = _ask_game()
    given.game = card.name
    if given.seats is None:
        low, high = card.seats
        console.print(say("which-seats", low=low, high=high, usual=card.usual))
        given.seats = str(_ask_seats(card))


def _ask_game() -> "Card":
    """A game by its number in the list, its name or its title."""
    while True:
        typed = _ask_or_leave()
        number = digits(typed)
        if number is not None and 1 <= number <= len(shelf()):
            return shelf()[number - 1]
        try:
            return card_of(typed)
        except UnknownGame:
            out().print(say("which-game-again", high=len(shelf())))


def _ask_seats(card: "Card") -> int:
    low, high = card.seats
    while True:
        typed = _ask_or_leave()
        number = card.usual if not typed else digits(typed)
        if number is not None and low <= number <= high:
            return number
        out().print(say("which-again", low=low, high=high))


def _ask_or_leave() -> str:
    typed = _ask("> ")
    if typed.casefold() in say("keys-quit").split():
        raise Leave
    return typed


def _sit_down(given: Given) -> "Sitting":
    game = game_of(given)
    seat = number(given, "seat", 0, game.seats - 1) or 0
    if given.save is not None:
        check_writable(given.save)
    players = _players(given.bots or USUAL_COMPANY, seat, game.seats)
    ready_to_think(game)
    return Sitting(game.start(given.seed, _names(given.name, seat, game.seats)), seat, players)


def _players(bots: str, seat: int, seats: int) -> "dict[int, Player]":
    """The programs of the other seats: one kind for all, or one named for each."""
    from tablee.bots.players import Player

    others = [other for other in range(seats) if other != seat]
    named = bots.split(",")
    if len(named) not in (1, len(others)):
        raise Trouble("bots-for-seats", given=len(named), others=len(others))
    return {other: Player(named[k % len(named)]) for k, other in enumerate(others)}


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


class Sitting:
    """A match with one person at it."""

    def __init__(self, match: "Match", seat: int, players: "dict[int, Player]") -> None:
        self.match = match
        self.seat = seat
        self.players = players
        self.console = out()
        self.words = words(match.game.name)
        self.log: list[list[str]] = []  # by decision, what the person was told
        self.decided: list[int] = []  # which decisions were the person's
        self.manners = manners(match.game.name)
        self.lasting: tuple[str, str] | None = (
            None  # an answer that is not asked for again, and what it is for
        )

    def play(self) -> None:
        """Play to the end of the game."""
        self.console.print(heading(self.match))
        you = say("you-are", name=self.match.names[self.seat], seat=self.seat)
        bots = ", ".join(f"{self.match.names[k]} ({bot_name(p.name)})" for k, p in self.players.items())
        self.console.print(Text(f"{you} {say('others-play', bots=bots)}", "dim"))
        if self.racing:
            self.console.print(Text(say("no-haste"), "dim"))
        while not self.match.over:
            try:
                self.step()
            except TakenBack:
                self.console.print(Text(say("taken-back"), "italic"))

    @property
    def racing(self) -> bool:
        """Whether whoever is fastest acts; here everybody gets a chance, the person first."""
        return self.manners.races(self.match.game.options)

    def step(self) -> None:
        """One decision, the person's or a program's."""
        asked = self.match.asked
        if asked == self.seat and self.answers_by_itself():
            return
        if self.person_breaks_in(asked) or (self.racing and self.program_breaks_in(asked)):
            return
        if asked == self.seat:
            self.decide(prompt_of(self.match, self.seat), may_pass=False)
        else:
            self.carry_out(asked, self.program(asked) or self.match.legal(asked)[0])

    def answers_by_itself(self) -> bool:
        """Give again an answer that the person has given once and for all; whether there was one."""
        if self.lasting is None:
            return False
        action, token = self.lasting
        if self.manners.lasting(self.match.look(self.seat), action) != token:
            return False
        follow(self.match, self.seat, action, self.match.names, self.seat)
        self.log.append([])
        return True

    def person_breaks_in(self, asked: int) -> bool:
        """Let the person act out of turn, or try to at a table that marks nothing; whether that was done."""
        waits = self.racing or self.seat in self.match.waiting
        if asked == self.seat or not waits or not self.manners.choices(self.match, self.seat):
            return False
        return self.decide(say("choose-out-of-turn"), may_pass=True)

    def program_breaks_in(self, asked: int) -> bool:
        """Let the programs act out of turn, before the seat that is asked; whether one did."""
        for seat in self.match.waiting:
            if seat != asked and seat in self.players:
                action = self.program(seat)
                if action is not None:
                    self.carry_out(seat, action)
                    return True
        return False

    def program(self, seat: int) -> str | None:
        """A program's choice, None to let a chance pass; or the table's own action."""
        if seat not in self.players:
            return self.match.legal(seat)[0]
        with self.console.status(say("thinking", name=self.match.names[seat])):
            decision = self.players[seat].decide(self.match, seat, self.lots())
        if decision.trouble is not None:
            self.warn(self.words.say(decision.trouble))
        return decision.action

    def lots(self) -> int:
        """A number for a program's own chance; the same again after an undo."""
        drawn = sha256(self.match.seed + len(self.match.log).to_bytes(8, "big")).digest()
        return int.from_bytes(drawn[:6], "big")

    def carry_out(self, seat: int, action: str) -> None:
        told = follow(self.match, seat, action, self.match.names, self.seat)
        self.log.append(told)
        for sentence in told:
            self.console.print(Text("· ", "dim").append(sentence, "not dim"))

    def decide(self, prompt: str, may_pass: bool) -> bool:
        """Let the person choose and do it; False when a chance out of turn is let pass."""
        self.show_table()
        path: list[Sequence[str]] = [self.choices()]  # ever fewer actions
        while path:
            zero = "choose-back" if len(path) > 1 else "choose-pass" if may_pass else None
            chosen = self.choose(prompt, menu(path[-1], self.say_action), zero)
            if chosen is None:
                return True
            path = [*path, chosen] if chosen else path[:-1]
        return False

    def choices(self) -> list[str]:
        """What the person may do; an answer that can be given once and for all stands there in both forms."""
        open_ = self.manners.choices(self.match, self.seat)
        look = self.match.look(self.seat)
        return [*open_, *(action + LASTING for action in open_ if self.manners.offers_lasting(look, action))]

    def choose(self, prompt: str, listed: Menu, zero: str | None) -> Sequence[str] | None:
        """Hear the person until something is done (None), narrowed (some actions) or left (none)."""
        self.show_choices(prompt, listed, zero)
        while True:
            typed = _ask("> ")
            if self.grant(typed):
                self.show_choices(prompt, listed, zero)
                continue
            entry = listed.find(typed)
            number = digits(typed)
            if number == 0 and zero is not None:
                return ()
            if entry is not None and len(entry.actions) > 1:
                return entry.actions
            if entry is None and number is not None:
                low, high = 1 if zero is None else 0, len(listed.entries)
                self.warn(say("choose-range", number=typed, low=low, high=high))
            elif (entry or typed) and self.try_out(entry.actions[0] if entry else typed):
                return None

    def try_out(self, typed: str) -> bool:
        """Carry out what was typed, if the rules take it; else say why not."""
        n = len(self.match.log)
        if typed.endswith(LASTING) and typed in self.choices():
            typed = typed.removesuffix(LASTING)
            self.lasting = (typed, self.manners.lasting(self.match.look(self.seat), typed) or "")
        known = meant(typed, self.match.game.notation.ACTIONS)
        meant_by = known[0] if len(known) == 1 else typed
        action = self.manners.as_played(self.match, self.seat, meant_by)
        try:
            self.carry_out(self.seat, action)
        except IllegalAction as error:
            self.warn(error.say())
            return False
        self.decided.append(n)
        return True

    def say_action(self, action: str) -> str:
        if action.endswith(LASTING):
            return self.words.say((f"choice-{action.replace(' ', '-')}", {}))
        sentence = self.match.game.notation.action_words(action)
        return self.words.say(sentence, self.match.names, self.seat)

    def grant(self, typed: str) -> bool:
        """See to a wish that is not meant for the game; whether it was one."""
        wish = typed.casefold()
        if wish in say("keys-rules").split():
            print_rules(self.console, self.match.game.card)
            self.show_table()
        elif wish in say("keys-log").split():
            self.show_log()
        elif wish in say("keys-hint").split():
            self.show_hint()
        elif wish in say("keys-undo").split():
            self.undo()
        elif wish in say("keys-quit").split():
            if _ask(say("quit-sure") + " ").casefold() in say("keys-yes").split():
                raise Leave
        else:
            return False
        return True

    def undo(self) -> None:
        """Go back to the person's last decision."""
        if not self.decided:
            self.warn(say("nothing-to-take-back"))
            return
        n = self.decided.pop()
        self.lasting = None
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

    def show_hint(self) -> None:
        """What the search thinks of the choices, from the person's own knowledge."""
        from tablee.bots.hints import hint

        if self.seat not in self.match.waiting:
            self.warn(say("hint-none"))
            return
        master = bot_name("master")
        with self.console.status(say("thinking", name=master)):
            ideas = hint(self.match, self.seat)
        self.console.print(Text(say("hint-title", name=master), "bold"))
        for idea in ideas[:HINTS]:
            told = say(
                "hint-line",
                action=say("hint-pass") if idea.action is None else self.say_action(idea.action),
                value=say("percent-whole", value=100 * idea.value),
                error=say("figure", value=196 * idea.error, places=1),
                tries=idea.visits,
            )
            self.console.print(Text(f"  {told}"))
            if why := self.say_reason(idea.action):
                self.console.print(Text(f"    {why}", "dim"))

    def say_reason(self, action: str | None) -> str:
        """Why an action may be good, where the game says so."""
        reasons = module_or_none(self.match.game.name, "reasons")
        found = reasons.reason(self.match.look(self.seat), action) if reasons and action else None
        return self.words.say(found, self.match.names, self.seat) if found else ""

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
