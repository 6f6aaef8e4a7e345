"""The arena: balanced, reproducible, and honest about what it knows."""

from collections import Counter
from random import Random

import pytest
from scipy.stats import chi2_contingency
from tests.bots import guests_for_tests as kinds

import tablee
from tablee.bots.players import Player
from tablee.lab import matrix, workload
from tablee.lab.arena import Contest, play_all, play_game, seatings
from tablee.lab.company import Deck
from tablee.lab.contests import called
from tablee.lab.standings import Standings, as_json, sprt
from tablee.lab.statistics import interval, interval_by_deals

BOTS = ("amateur", "beginner")
HOME = "tests.bots.guests_for_tests"


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (3, 2), (4, 3), (2, 4), (3, 4), (2, 5), (4, 6)])
def test_every_program_sits_in_every_seat_equally_often(bots, seats):
    tables = seatings(bots, seats)
    for seat in range(seats):
        counts = Counter(table[seat] for table in tables)
        assert len(counts) == bots
        assert len(set(counts.values())) == 1
    assert all(len(set(table)) == min(bots, seats) for table in tables)


def test_every_seating_meets_the_same_deals():
    contest = Contest("lobo77", 2, {}, BOTS, 4, "s", keep=True)
    players = [Player(name) for name in BOTS]
    games = [play_game(contest, number, players) for number in range(4)]
    seeds = [game.record.split('"seed": "')[1][:64] for game in games]
    assert seeds[0] == seeds[1] != seeds[2] == seeds[3]
    assert [game.seating for game in games] == [(0, 1), (1, 0)] * 2


def test_in_a_race_programs_jump_in_with_their_mirrors():
    contest = Contest("ekko", 4, {"reactions": "race"}, BOTS, 2, "s", keep=True)
    players = [Player(name) for name in BOTS]
    records = [play_game(contest, number, players).record for number in range(2)]
    assert all("mirror" in record for record in records)
    match = tablee.replay(records[0])
    jumps = [
        n for n, (seat, action) in enumerate(match.log) if "mirror" in action and match.at(n).asked != seat
    ]
    assert jumps


def test_results_do_not_depend_on_the_number_of_workers():
    contest = Contest("lobo77", 3, {}, BOTS, 12, "s")
    by_number = [{p.number: (p.seating, p.payoffs) for p in play_all(contest, workers)} for workers in (1, 2)]
    assert by_number[0] == by_number[1]
    assert len(by_number[0]) == 12


def test_the_table_of_an_arena():
    contest = Contest("lobo77", 2, {}, BOTS, 40, "s")
    players = [Player(name) for name in BOTS]
    standings = Standings(contest)
    for number in range(contest.games):
        standings.add(play_game(contest, number, players))
    told = as_json(standings)
    assert {bot["name"] for bot in told["bots"]} == set(BOTS)
    assert sum(bot["wins"] for bot in told["bots"]) == pytest.approx(40)
    for bot in told["bots"]:
        assert bot["games"] == 40
        low, high = bot["interval"]
        assert low <= bot["win_rate"] <= high
        assert low < high
    ratings = {bot["name"]: bot["rating"] for bot in told["bots"]}
    assert (ratings["amateur"] > ratings["beginner"]) == (told["bots"][0]["win_rate"] > 0.5)


def test_ratings_do_not_depend_on_which_games_are_over_first():
    contest = Contest("lobo77", 2, {}, BOTS, 12, "s")
    players = [Player(name) for name in BOTS]
    games = [play_game(contest, number, players) for number in range(12)]
    found = []
    for order in (games, games[::-1], games[5:] + games[:5]):
        standings = Standings(contest)
        for played in order:
            standings.add(played)
            standings.rating(0)
        found.append(
            [
                (standings.rating(k), standings.rating_doubt(k), row.interval)
                for k, row in enumerate(standings.rows)
            ]
        )
    assert found[0] == found[1] == found[2]
    assert found[0][0][0] != 25


def test_the_sequential_test_decides_only_when_it_can():
    assert sprt([1.0] * 10) is None
    assert sprt([1.0, 0.0] * 20) is None
    assert sprt([1.0, 1.0, 1.0, 0.0] * 40) == "better"
    assert sprt([1.0, 0.0, 0.0, 0.0] * 40) == "not better"
    assert sprt([1.0, 0.0] * 4000) == "not better"


def test_a_program_that_answers_nonsense_is_counted():
    """Its moves are the rule of thumb's: without the count it would look like an amateur."""
    found = tablee.arena("lobo77", [kinds.Babbler(), kinds.First(), "random"], 2, games=12, seed=1)
    rows = {bot["name"]: bot for bot in found.as_json()["bots"]}
    assert rows["Babbler"]["faults"] == rows["Babbler"]["moves"] > 0
    assert rows["First"]["faults"] == rows["random"]["faults"] == 0
    assert found.faults == found.as_json()["faults"] == rows["Babbler"]["faults"]
    with pytest.warns(UserWarning, match=r"Babbler failed in \d+ of \d+ decisions"):
        tablee.arena("lobo77", [kinds.Babbler(), "random"], 2, games=2, seed=1)


def test_programs_that_cannot_play_are_refused_before_anything_is_played():
    """A network of another game would have nothing but faults, and win as the rule of thumb does."""
    for bots in ([tablee.policy("duo"), "random"], {"mine": tablee.policy("duo"), "theirs": "random"}):
        with pytest.raises(tablee.UnknownBot, match="plays Duo, and the game is Lobo 77"):
            tablee.arena("lobo77", bots, 2, games=4)
    for bots in ([f"{HOME}:Nobody", "random"], {"mine": f"{HOME}:Nobody", "theirs": "random"}):
        with pytest.raises(tablee.UnknownBot, match="has no Nobody"):
            tablee.arena("lobo77", bots, 2, games=4)


@pytest.mark.parametrize("kind", ["Babbler", "Crasher", "Nowhere"])
def test_a_strict_arena_stops_at_the_first_fault(kind):
    bots = {"mine": getattr(kinds, kind)(), "theirs": "random"}
    with pytest.raises(tablee.BotFault, match=f"^{kind} "):
        tablee.arena("lobo77", bots, 2, games=4, seed=1, strict=True)


def test_objects_and_names_sit_side_by_side_and_a_seed_repeats_it():
    bots = [kinds.First(), kinds.First, kinds.Even(), "tests.bots.guests_for_tests:Lowest", "amateur"]
    tables = [tablee.arena("lobo77", bots, 2, games=20, seed=7, tokens=1).as_json() for _ in range(2)]
    assert [bot["name"] for bot in tables[0]["bots"]] == [
        "First", "First 2", "Even", "tests.bots.guests_for_tests:Lowest", "amateur",
    ]  # fmt: skip
    assert [bot["wins"] for bot in tables[0]["bots"]] == [bot["wins"] for bot in tables[1]["bots"]]
    assert tables[0]["options"]["tokens"] == 1


def test_objects_may_be_sent_to_other_processes():
    bots = [kinds.First(), kinds.Even()]
    one, two = (tablee.arena("lobo77", bots, 2, games=8, seed=1, workers=n).as_json() for n in (1, 2))
    assert [bot["wins"] for bot in one["bots"]] == [bot["wins"] for bot in two["bots"]]
    with pytest.raises(tablee.BadOption, match="workers=1"):
        tablee.arena("lobo77", [lambda rows, masks: masks, "random"], 2, workers=2)


@pytest.mark.parametrize("bots", ["amateur", ["amateur"], ["amateur", "amateur"], 3, {}, [kinds.First()]])
def test_a_contest_needs_two_programs(bots):
    with pytest.raises(tablee.BadOption, match="at least two programs"):
        called(bots, "lobo77")


def test_what_a_contest_cannot_be_is_said():
    with pytest.raises(tablee.BadOption, match="two programs, not 3"):
        tablee.arena("lobo77", ["random", "amateur", "beginner"], sprt=True)
    with pytest.raises(tablee.BadOption, match="games"):
        tablee.arena("lobo77", ["random", "amateur"], games=0)
    with pytest.raises(tablee.BadOption, match="workers"):
        tablee.arena("lobo77", ["random", "amateur"], workers=0)
    with pytest.raises(tablee.UnknownBot):
        tablee.arena("lobo77", ["random", object()])


def test_deals_are_counted_and_not_games():
    """Deals that both sides win once say more than as many games; deals won twice say less."""
    even = interval_by_deals([(1.0, 2)] * 40)
    twice = interval_by_deals([(2.0, 2), (0.0, 2)] * 20)
    plain = interval(0.5, 80)
    assert twice[0] < plain[0] < even[0]
    assert twice == pytest.approx(interval(0.5, 40), abs=0.02)
    assert interval_by_deals([]) == (0.0, 1.0)
    assert interval_by_deals([(2.0, 2)] * 3) == pytest.approx(interval(1.0, 6))


def test_a_deal_is_scored_once_it_is_whole_and_in_its_order():
    contest = Contest("lobo77", 2, {}, BOTS, 8, "s")
    players = [Player(name) for name in BOTS]
    games = [play_game(contest, number, players) for number in range(8)]
    tables = []
    for order in (range(8), (7, 6, 5, 4, 3, 2, 1, 0), (2, 3, 1, 0, 6, 4, 5, 7)):
        standings = Standings(contest)
        seen = []
        for number in order:
            standings.add(games[number])
            seen.append(len(standings.scores))
        tables.append(standings.scores)
        assert seen[-1] == 4
        assert seen[0] == 0
    assert tables[0] == tables[1] == tables[2]
    assert standings.as_json()["deals"] == 4
    assert standings.as_json()["sprt"]["score"] == pytest.approx(sum(tables[0]) / 4)


def test_the_sequential_test_is_rarely_wrong():
    """Both errors, on deals whose two games are alike."""
    dice = Random(5)

    def decided(strength):
        scores = []
        while (verdict := sprt(scores)) is None and len(scores) < 4000:
            luck = dice.random()  # of the deal: common to both of its games
            wins = sum(dice.random() < 0.7 * strength + 0.3 * (luck < strength) for _ in range(2))
            scores.append(wins / 2)
        return verdict

    equals = [decided(0.5) for _ in range(200)]
    better = [decided(0.55) for _ in range(200)]
    assert equals.count("better") <= 20
    assert better.count("not better") <= 20
    assert equals.count(None) == better.count(None) == 0


def course(game, seed, dice, limit=200):
    """A game of random choices on a deck: the lots each draw took, and the match."""
    match, deck, drawn = tablee.game(*game).start(seed=seed), Deck(), []
    while not match.over and len(match.log) < limit:
        seat = match.asked
        before = deck.drawn
        deck.play(match, seat, dice.choice(match.legal(seat)))
        if deck.drawn > before:
            drawn.append(before + 1)
    return match, drawn


def test_the_same_cards_are_drawn_on_every_side_of_a_deal():
    """In Duo, until the pile is made anew, what is left after so many draws is the same whatever was laid."""
    piles = []
    for choices in (1, 2):
        dice = Random(choices)
        match, deck = tablee.game("duo", 2).start(seed=4), Deck()
        left = {0: sorted(match.state["pile"])}
        for _ in range(60):
            action = "draw" if dice.random() < 0.7 else dice.choice(match.legal())
            action = action if action in match.legal() else match.legal()[0]
            size = len(match.state["pile"])
            deck.play(match, match.asked, action)
            if len(match.state["pile"]) > size or match.over:
                break
            left[deck.drawn] = sorted(match.state["pile"])
        piles.append(left)
    shared = min(max(left) for left in piles)
    assert shared >= 10
    assert all(piles[0][n] == piles[1][n] for n in range(shared + 1))


@pytest.mark.parametrize("game", [("duo", 2), ("lobo77", 3), ("ekko", 3), ("exhopp", 3)])
def test_each_lot_of_a_deck_is_used_once_and_in_order_and_the_record_replays(game):
    for seed in range(3):
        match, drawn = course(game, seed, Random(seed))
        assert drawn == list(range(1, len(drawn) + 1))
        assert len(set(match.given.values())) == len(match.given)
        assert tablee.replay(match.record()).state == match.state


def test_a_deck_is_as_fair_as_the_chance_of_a_match():
    """The same course of play on decks and on plain matches: first draws of Lobo 77 are spread alike."""
    counts = [Counter(), Counter()]
    for seed in range(600):
        for kind, play in enumerate((Deck().play, tablee.Match.play)):
            match = tablee.game("lobo77", 2, first=0).start(seed=f"{kind}/{seed}")
            for _ in range(2):
                play(match, match.asked, match.legal()[0])
            counts[kind].update(match.state["hands"][0])
    faces = sorted(set(counts[0]) | set(counts[1]))
    table = [[one[face] for face in faces] for one in counts]
    assert chi2_contingency(table).pvalue > 0.001


def test_a_contest_on_a_ray_cluster_is_the_same():
    pytest.importorskip("ray")
    bots = ["amateur", kinds.First()]
    here, there = (tablee.arena("lobo77", bots, 2, games=8, seed=1, ray=ray) for ray in (None, "local"))
    assert [row.wins for row in here.rows] == [row.wins for row in there.rows]


def test_without_ray_it_is_said(monkeypatch):
    monkeypatch.setattr(workload, "find_spec", lambda _: None)
    with pytest.raises(tablee.NoCluster, match=r"tablee\[ray\]"):
        tablee.arena("lobo77", BOTS, 2, games=2, ray="local")


def test_everybody_against_everybody():
    found = matrix("lobo77", ["random", "amateur", kinds.Babbler()], 4, games=12, seed=2)
    shares = found.as_json()["shares"]
    assert [shares[k][k] for k in range(3)] == [None] * 3
    for one, other in ((0, 1), (0, 2), (1, 2)):
        assert shares[one][other] + shares[other][one] == pytest.approx(1)
    assert shares[1][0] > 0.5
    assert found.faults["Babbler"] > 0
    assert found.faults["amateur"] == 0
    for pair in found.pairs():
        assert pair.interval[0] - 1e-9 <= pair.share <= pair.interval[1] + 1e-9
    assert {table.contest.seed for table in found.tables} == {"2"}


def test_a_matrix_takes_options_by_name():
    found = matrix("lobo77", ["random", "amateur"], 2, games=4, seed=2, tokens=1)
    assert found.as_json()["options"]["tokens"] == 1
    with pytest.raises(tablee.BadOption, match="did you mean “games”"):
        matrix("lobo77", ["random", "amateur"], 2, gamess=4)
