"""The games behind other libraries' interfaces: PettingZoo, Gymnasium and OpenSpiel.

Each module needs its library, from the extra `envs`; this one needs none of them.
"""

from tablee.errors import TableeError

LIMIT = 2000  # actions after which an episode is cut, for random play may never end


class MissingPackage(TableeError, ImportError):
    """A library that an interface stands on is not installed."""


def needs(package: str) -> MissingPackage:
    return MissingPackage("needs-package", package=package)
