"""Ex & hopp at a live table: an offer stands for a while, whether anybody could meet it or not (D4)."""

from tablee.core.live import Live, Look


class Manners(Live):
    no = "decline"

    def asks_all(self, action: str) -> bool:
        return action.startswith("offer")

    def standing(self, before: Look, seat: int, seen: str) -> Look:
        """Everybody is asked, also who holds nothing of the wanted colour."""
        _, card, _, want = seen.split()
        asked = before["seat"] not in (None, seat)
        offer = {
            "by": seat,
            "give": card[0],
            "want": want,
            "card": card if before["seat"] == seat else None,
            "may_answer": asked and any(held[0] == want for held in before["hand"]),
            "asked": asked,
        }
        return before | {"offer": offer}

    def answered(self, look: Look) -> Look:
        return look | {"offer": look["offer"] | {"may_answer": False, "asked": False}}
