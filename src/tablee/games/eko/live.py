"""The manners of ekô's tables: what one has there already can be built again, and is not shown as open."""

from tablee.core.live import Live, Look
from tablee.games.eko.look import gains_nothing


class Manners(Live):
    """What brings nothing does not light up."""

    def lights_up(self, look: Look, action: str) -> bool:
        return not gains_nothing(look, action)
