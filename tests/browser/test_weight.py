"""What pages weigh with all they load."""

import pytest

from tests.browser.hands import GAMES

TABLE, SHELF = 150_000, 300_000  # bytes, before any compression


def weighed(guest, path):
    weights = {}

    def weigh(response):
        if "/stream" not in response.url:
            weights[response.url] = len(response.body())

    guest.page.on("requestfinished", lambda request: weigh(request.response()))
    guest.page.goto(path)
    guest.page.wait_for_timeout(1500)
    return sum(weights.values())


@pytest.mark.parametrize("game", GAMES)
def test_a_table_weighs_little(person, game):
    guest = person(lang="fr")
    weight = weighed(guest, f"/t/{guest.set_table(game)}")
    assert 20_000 < weight < TABLE


def test_the_shelf_with_its_lids_weighs_little(person):
    weight = weighed(person(), "/")
    assert 20_000 < weight < SHELF
