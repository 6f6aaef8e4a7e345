"""The form of a table: what cannot be is answered in its own words, and what was filled in stays."""

import random
import re
from html import unescape

import pytest

from tablee.core.scene import TALL
from tablee.core.shelf import find
from tablee.errors import TableeError
from tablee.server import views
from tablee.server.forms import why_not, wish_of
from tablee.testing.live_tables import act, started
from tablee.testing.tables import choose
from tests.server.conftest import asker
from tests.server.test_what_if import keep, played

pytestmark = pytest.mark.anyio
NO_SUCH_PLACE = {"seats": "4", "option-first": "5", "option-tokens": "1", "bot-2": "master", "pace": "fast"}


async def test_a_refused_form_says_so_in_its_own_words_and_keeps_what_was_chosen(app):
    guest = asker(app, **{"Accept-Language": "fr"})
    answer = await guest.post("/box/lobo77", data=NO_SUCH_PLACE | {"company": "alone"})
    page = unescape(answer.text)
    assert answer.status_code == 422
    said = re.search(r'role="alert" tabindex="-1" autofocus>(.*?)</p>', page)[1]
    assert said.startswith("«\u00a0Qui commence\u00a0?\u00a0»\u00a0: il n’y a pas de place 6")
    form = page[page.index('id="set"') :]
    assert "first" not in said
    assert re.search(r'value="4"\s+checked', form)
    assert re.search(r'name="option-tokens" value="1"', form)
    assert re.search(r'value="fast"\s+selected', form)
    assert re.search(r'<select id="bot-2".*?value="master"\s+selected.*?</select>', form, re.S)
    assert (await guest.get("/box/lobo77")).status_code == 200, "its address can be opened again"
    assert (await guest.get("/tables")).headers["location"] == "/"


@pytest.mark.parametrize(
    ("game", "given", "said"),
    [
        ("lobo77", {"option-tokens": "99"}, "“Buoys”: 99 will not do. It takes a whole number (1–9)."),
        ("ekko", {"option-reactions": "shout"}, ": take one of the answers offered."),
        ("duo", {"option-first": "me"}, "“Who begins?”: take one of the answers offered."),
    ],
)
def test_each_kind_of_answer_is_refused_by_its_label(game, given, said):
    card = find(game)
    wish = wish_of(card, given)
    with pytest.raises(TableeError) as refused:
        card.complete(wish.options, wish.seats)
    assert why_not(card, refused.value, "en").endswith(said)


def test_a_sheet_has_a_row_for_what_each_round_brought_and_one_for_the_total():
    live = started(("duo", 3, {"target": 100}))
    dice = random.Random(4)
    while live.table.match.look(None)["round"] < 3:
        act(live, *choose(live.table.match, dice))
    sheet = views.drawn(live, None, "en", TALL)["sheet"]
    rounds, total = re.search(r"<tbody>(.*)</tbody>.*<tfoot>(.*)</tfoot>", sheet, re.S).groups()
    rows = [re.findall(r"<td>(.*?)</td>", row) for row in rounds.split("</tr>")[:-1]]
    number = [[int(cell.replace("−", "-").replace("–", "0")) for cell in row] for row in rows]
    scores = [int(cell.replace("−", "-")) for cell in re.findall(r"<td>(.*?)</td>", total)]
    assert len(rows) == 2
    assert scores == [sum(column) for column in zip(*number, strict=True)]
    assert ">Total</th>" in total
    assert all(re.fullmatch(r"\+\d+|−\d+|–", cell) for row in rows for cell in row)


@pytest.mark.parametrize(("game", "hands"), [("lobo77", True), ("eko", False)])
async def test_hands_are_laid_open_only_where_there_are_secrets(app, game, hands):
    guest = asker(app)
    page = (await guest.get(f"/r/{await keep(guest, played(game))}")).text
    assert ('<option value="open"' in page) == hands
