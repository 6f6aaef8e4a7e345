"""What can go wrong, said so that a player understands it.

An error holds a sentence's key and arguments, so that it can be said in any language.
"""

from typing import Any


class TableeError(ValueError):
    """Something was asked that cannot be done; nothing was changed."""

    def __init__(self, key: str, game: str | None = None, /, **args: Any) -> None:
        super().__init__(key, args)
        self.key = key
        self.game = game
        self.args_ = args

    def say(self, lang: str | None = None) -> str:
        """The sentence, in the given language or the one in use."""
        from tablee.words import words

        return words(self.game, lang).say((self.key, self.args_))

    def __str__(self) -> str:
        return self.say()

    def __reduce__(self) -> tuple[Any, ...]:
        """Errors come back whole from other processes."""
        return _again, (type(self), self.key, self.game, self.args_), self.__dict__


def _again(kind: type[TableeError], key: str, game: str | None, args: dict[str, Any]) -> TableeError:
    return kind(key, game, **args)


class UnknownGame(TableeError):
    """No game has that name."""


class UnknownBot(TableeError):
    """No program has that name."""


class BotFault(TableeError):
    """A program crashed, stalled or answered nonsense where that was to stop everything."""


class Unguarded(TableeError):
    """A script that starts processes without a guard, so that each of them would start it again."""


class BadWeights(TableeError):
    """Weights of a network that are not there, or do not fit the game as it is."""


class NoCluster(TableeError):
    """A Ray cluster that cannot be used."""


class BadOption(TableeError):
    """An option or a number of seats that the game does not have."""


class BadPosition(TableeError):
    """A state that no table could show."""


class BadRecord(TableeError):
    """A game record that cannot be read or does not hold together."""

    def at(self, line: int) -> "BadRecord":
        """The same error, naming the line of the file it was found on."""
        return BadRecord("at-line", line=line, reason=(self.key, self.args_))


class UnknownVersion(TableeError):
    """A version of a game's rules that is neither today's nor kept."""


class IllegalAction(TableeError):
    """An action that the rules do not allow now, to that seat; `clause` names the rule."""

    @property
    def clause(self) -> str | None:
        return self.args_.get("clause")
