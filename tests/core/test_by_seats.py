"""What holds at a table: said once, or by the number of seats."""

import pytest

from tablee.core.by_seats import for_seats


@pytest.mark.parametrize(("seats", "found"), [(2, 1.5), (3, 1.5), (4, 1.0), (8, 1.0)])
def test_what_is_said_by_seats_holds_from_so_many_on(seats, found):
    assert for_seats({2: 1.5, 4: 1.0}, seats) == found


def test_what_is_said_once_holds_at_every_table():
    assert for_seats("search", 2) == for_seats("search", 6) == "search"
