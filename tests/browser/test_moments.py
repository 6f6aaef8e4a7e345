"""Moments of single games that need two people: EKKO's mirror and closing, an exchange, a forced march."""

from collections.abc import Callable
from random import Random
from time import sleep
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import PHONE
from tests.browser.hands import Person, act, look, post, wait_for


def seated(person, count, game, **options) -> tuple[list[Person], str]:
    people = [person() for _ in range(count)]
    table = people[0].set_table(game, bots=0, people=count, options=options)
    for one in people[1:]:
        post(one.request, f"tables/{table}/sit")
    return people, table


def play_until(
    people: list[Person], table: str, found: Callable[[Any], Any], dice: Random, most: int = 2000
) -> Any:
    """Play all seats through the API until one of them sees what is looked for."""
    played, patience = 0, 2000
    while played < most and patience:
        looks = [look(one.request, table) for one in people]
        for seat, now in enumerate(looks):
            if found(now):
                return seat, found(now)
        assert all(now["phase"] == "playing" for now in looks), "the game ended before it was found"
        for seat, now in enumerate(looks):
            if now["legal"] and (now["look"]["turn"] == seat or now["look"].get("phase") == "effect"):
                act(people[seat].request, table, _pick(now, dice))
                played += 1
                break
        else:  # a closing moment, for one: time goes by
            patience -= 1
            sleep(0.02)
    raise AssertionError(f"not found in {played} actions")


def _pick(now: Any, dice: Random) -> str:
    """Anything, but in ekô few reinforcements, so that the reserve grows."""
    legal = now["legal"]
    few = [action for action in legal if action.startswith("reinforce") and action.split()[2] == "1"]
    builds = [action for action in legal if action.startswith("build")]
    return str(dice.choice(few or builds or legal))


def now_asked(people: list[Person], table: str) -> int:
    return int(look(people[0].request, table)["look"]["turn"])


def test_the_mirror_lights_up_out_of_turn_and_the_first_to_answer_has_it(person):
    people, table = seated(person, 4, "ekko", reactions="race", faults=False, target=200)

    def mirror(now):
        mine = [action for action in now["legal"] if action.startswith("mirror")]
        return mine and now["look"]["turn"] != now["seat"] and now["look"]["phase"] == "turn" and mine[0]

    seat, action = play_until(people, table, mirror, Random(5))
    card = action.split()[1]
    quick, slow = people[seat], people[now_asked(people, table)]
    late = look(slow.request, table)
    for one in (quick, slow):
        one.open(table)
    expect(quick.page.locator(f"[id='c-{card}'].glint.can")).to_have_count(1)
    expect(slow.page.locator(".glint.can")).to_have_count(0)
    quick.page.locator(f"[id='c-{card}']").click(position={"x": 8, "y": 20})
    expect(slow.page.locator(f"[id='c-{card}'].last")).to_have_count(1)
    refused = slow.request.post(
        f"/api/tables/{table}/act", data={"action": late["legal"][0], "seen": late["version"]}
    )
    assert refused.status == 409  # R15: made against the card before


def test_a_round_closes_with_a_visible_countdown(person):
    people, table = seated(person, 2, "ekko", reactions="race", faults=False, target=200)
    for one in people:
        one.open(table)
    play_until(people, table, lambda now: now["look"]["phase"] == "closing", Random(6))
    ring = people[0].page.get_by_role("img", name="Time left to answer")
    expect(ring).to_be_visible()
    expect(ring).to_have_attribute("role", "img")
    running = "e => e.getAnimations({ subtree: true }).some((a) => a.playState === 'running')"
    assert people[1].page.get_by_role("img", name="Time left to answer").evaluate(running)
    for one in people:
        # the moment lasts three seconds, and then the end of the round is seen on the table
        expect(one.page.locator("#sheet[open] table.sheet")).to_be_visible(timeout=15_000)
        expect(one.page.get_by_role("img", name="Time left to answer")).to_have_count(0)


def test_an_exchange_is_offered_and_accepted_between_two_browsers(person):
    people, table = seated(person, 2, "exhopp")

    def deal(now):
        """An offer the other one can take: a colour they hold for a card of mine."""
        if now["look"]["turn"] != now["seat"]:
            return None
        other = look(people[1 - now["seat"]].request, table)["look"]["hand"]
        colours = {card[0] for card in other}
        offers = [a.split() for a in now["legal"] if a.startswith("offer")]
        return next(((o[1], o[3]) for o in offers if o[3] in colours), None)

    seat, (card, want) = play_until(people, table, deal, Random(8))
    giver, taker = people[seat], people[1 - seat]
    for one in people:
        one.open(table)
    giver.page.click("#do-offer")
    giver.page.click(f"#c-{card}")
    if giver.page.locator("#do--confirm").is_hidden():  # else only one colour could be asked for
        giver.page.click(f"#do-want-{want}")
    giver.page.click("#do--confirm")
    expect(taker.page.locator("#offer")).to_be_visible()
    expect(taker.page.locator("#do-decline")).to_be_visible()
    assert card not in taker.page.locator("#offer").inner_text()
    answer = taker.page.locator("button.card.can").first
    given = answer.get_attribute("id")
    answer.click()
    expect(giver.page.locator(f"button#{given}")).to_be_visible()
    expect(taker.page.locator(f"button#c-{card}")).to_be_visible()


def test_a_forced_march_is_offered_and_walked(person):
    people, table = seated(person, 2, "eko", target=30, turn_limit=1000)

    def march(now):
        return now["look"]["phase"] == "march" and "march" in now["legal"]

    seat, _ = play_until(people, table, march, Random(9))
    walker = people[seat]
    walker.open(table)
    expect(walker.page.locator("#do-rest")).to_be_visible()
    before = look(walker.request, table)["look"]["reserve"][seat]["pawns"]
    walker.page.click("#do-march")
    walker.page.click("#do--confirm")  # it costs three pawns: it is asked for first
    expect(walker.page.locator("#do-march")).to_be_hidden()
    wait_for(lambda: look(walker.request, table)["look"]["reserve"][seat]["pawns"] == before - 3)
    assert look(walker.request, table)["look"]["phase"] == "again"
    dice = Random(10)
    wait_for(lambda: walker.step(dice) or look(walker.request, table)["look"]["phase"] != "again")


def test_a_card_laid_while_somebody_is_secretly_asked_waits_in_sight_and_is_laid(person):
    people, table = seated(person, 3, "ekko", reactions="ask", faults=False, target=200)

    def asked(now):
        return now["look"]["phase"] == "ask" and now["legal"] and now["look"]["turn"] != now["seat"]

    seat, _ = play_until(people, table, asked, Random(3))
    turn = now_asked(people, table)
    mover, holder = people[turn], people[seat]
    mover.open(table)
    card = next(
        action for action in look(mover.request, table)["legal"] if action.startswith(("lay", "draw"))
    )
    piece = f"[id='c-{card.split()[1]}']" if card.startswith("lay") else ".piece.can"
    mover.page.locator(piece).first.click(position={"x": 8, "y": 20})
    expect(mover.page.locator("#prompt")).to_have_text("Your card waits… The others may still break in.")
    expect(mover.page.locator("#ask-withdraw")).to_be_visible()
    act(holder.request, table, "decline")
    expect(mover.page.locator("#ask-withdraw")).to_have_count(0)
    assert look(mover.request, table)["last"] == [turn, card]


def test_the_last_scene_stays_behind_its_sheet_until_it_is_tapped_and_the_sheet_is_at_hand(person):
    guest = person(lang="fr", screen=PHONE)
    guest.sit_down("lobo77")
    guest.play_on(Random(3))
    page, scene = guest.page, guest.page.locator("#ending")
    page.get_by_role("button", name="Fermer").tap()
    expect(page.locator("#sheet")).to_be_hidden()
    expect(scene).to_be_visible()
    expect(page.locator("#told")).to_contain_text("victoire")
    scene.tap()
    expect(scene).to_be_hidden()
    expect(page.locator("#notice.shown")).to_have_count(0)
    page.locator("#sheet-button").tap()
    expect(page.locator("#sheet .podium")).to_be_visible()
