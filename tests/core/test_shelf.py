"""The shelf: games from elsewhere stand beside ours; one that cannot be loaded is named and left out."""

import pytest

import tablee
from tablee.cli import main
from tablee.core.contract import leave_out_broken
from tablee.core.shelf import find, folder, found, shelf
from tests.elsewhere import on_the_shelf, written

OURS = [card.name for card in shelf()]


def test_a_game_from_elsewhere_is_a_game(tmp_path):
    home = written(tmp_path, "guest")
    with on_the_shelf(home):
        assert [card.name for card in shelf() if card.name not in OURS] == ["guest"]
        assert folder("guest") == home
        match = tablee.game("guest", seats=2, low_wins=True).start(seed=1)
        while not match.over:
            match.play(match.asked, match.legal()[0])
        assert tablee.replay(match.record()).result == match.result
        assert tablee.bulk("guest", games=20, by="thumb")["ends"].tolist() == [1] * 20
        batch = tablee.batch("guest", games=8)
        batch.step(batch.sample())
        assert tablee.hint(match.at(0), match.at(0).asked, playouts=50)
    assert [card.name for card in shelf()] == OURS
    with pytest.raises(tablee.UnknownGame):
        find("guest")


BREAKS = {
    "no_card": ("__init__.py", "CARD = Card(", "CARDS = Card(", "CARD"),
    "no_syntax": ("__init__.py", "CARD = Card(", "CARD = = Card(", "SyntaxError"),
    "other_name": ("__init__.py", 'name="other_name"', 'name="another"', "another"),
}


@pytest.mark.parametrize("name", BREAKS)
def test_a_broken_package_is_named_and_left_out(name, tmp_path, capsys):
    file, old, new, reason = BREAKS[name]
    home, good = written(tmp_path, name), written(tmp_path, "good")
    text = (home / file).read_text(encoding="utf-8")
    (home / file).write_text(text.replace(old, new), encoding="utf-8")
    with on_the_shelf(home, good):
        assert [card.name for card in shelf()] == sorted(
            [*OURS, "good"], key=lambda n: find(n).title.casefold()
        )
        (broken,) = found().broken
        assert broken.name == name
        assert reason in broken.reason
        capsys.readouterr()
        assert main(["games"]) == 0
        said = capsys.readouterr()
        assert name in said.out + said.err


def test_a_name_that_is_taken_is_left_out(tmp_path):
    home = written(tmp_path, "mine")
    text = (home / "__init__.py").read_text(encoding="utf-8")
    (home / "__init__.py").write_text(text.replace('name="mine"', 'name="duo"'), encoding="utf-8")
    with on_the_shelf(home):
        assert find("duo").publisher == "Ravensburger"
        assert [broken.name for broken in found().broken] == ["mine"]


def test_what_is_wrong_inside_the_box_is_found_before_the_house_opens(tmp_path):
    home = written(tmp_path, "hollow")
    text = (home / "rules.py").read_text(encoding="utf-8")
    (home / "rules.py").write_text(text.replace("def standing", "def stands"), encoding="utf-8")
    with on_the_shelf(home):
        assert "hollow" in [card.name for card in shelf()]
        (broken,) = leave_out_broken()
        assert (broken.name, "standing" in broken.reason) == ("hollow", True)
        assert [card.name for card in shelf()] == OURS
