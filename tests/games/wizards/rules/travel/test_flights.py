"""Moving without a movement roll: Transport spells, animals that carry, wishes; the Star Crest."""

import pytest

from fabletop.games.wizards.scenario import Scenario, WizardsPlay

CREST = "megmoran-11"
WIZARD_CARD = 6
"""A result of a Random Encounter."""


def next_turn(play: WizardsPlay) -> bool:
    """Whether the turn of the first player is over without another question."""
    return (play.question.seat, play.question.kind) == (1, "turn")


def rest(play: WizardsPlay) -> None:
    """The next player stays where he is."""
    play.answers("roll", "stop")


@pytest.mark.rule("Z-201")
def test_a_transport_spell_brings_neither_a_random_encounter_nor_a_summons() -> None:
    play = Scenario(2).player(order="wizards", rank=4, at="torwall-1").dice(5).within("larkspur-3")
    flown = play.start()
    flown.answers("transport territory", "land larkspur")
    assert flown.where() == "larkspur-3"
    assert flown.table.roll == 0
    assert next_turn(flown)


@pytest.mark.rule("Z-201")
@pytest.mark.parametrize(("animal", "ride"), [("winged_horse", "fly"), ("unicorn", "ride")])
def test_flying_and_riding_bring_neither_a_random_encounter_nor_a_summons(
    animal: str, ride: str
) -> None:
    play = Scenario(2).player(order="wizards", rank=4, at="torwall-1", animal=animal).start()
    play.answers(ride, "land larkspur", "space larkspur-3")
    assert play.where() == "larkspur-3"
    assert next_turn(play)


@pytest.mark.rule("Z-201")
@pytest.mark.parametrize("dice", [(3, 4), (5, 6)])
def test_a_call_for_help_brings_no_random_encounter_with_or_without_help(
    dice: tuple[int, int],
) -> None:
    scenario = Scenario(2).player(order="druids", rank=2, at="torwall-1").dice(*dice)
    helped = max(dice) < 5
    play = (scenario.randomly("larkspur-3") if helped else scenario).start()
    play.answers("call")
    assert play.where() == ("larkspur-3" if helped else "torwall-1")
    assert next_turn(play)


@pytest.mark.rule("Z-202", "T-045")
@pytest.mark.parametrize("start", ["torwall-1", "torwall_town"])
def test_a_transport_that_fails_leaves_one_without_any_encounter(start: str) -> None:
    scenario = Scenario(2).demons(start).dice(6)
    scenario.player(order="wizards", rank=3, at=start)
    play = scenario.player(order="druids", at=start).start()
    play.answers("transport random")
    assert next_turn(play)
    assert play.told()[-2:] == [("cast", 0, "transport", 6, "fails"), ("turn", 1)]


@pytest.mark.rule("Z-202", "T-045")
def test_after_a_transport_that_fails_hamdrel_can_be_met() -> None:
    scenario = Scenario(2).player(order="wizards", rank=3, at="hamdrels_cottage").dice(6, 1, 2)
    play = scenario.start()
    play.answers("transport random")
    assert play.options == ["visit", "rest"]
    play.answers("visit", "gain power")
    assert play.player().points == [0, 0, 4]


@pytest.mark.rule("Z-208", "T-043")
@pytest.mark.parametrize("card", ["the_wishing_gate", "the_travellers_star"])
def test_no_wish_leads_back_to_the_forced_encounter_that_one_leaves(card: str) -> None:
    def spaces(neighbour: str) -> list[str]:
        scenario = Scenario(2).player(order="wizards", at="torwall-1", events=[card])
        play = scenario.player(order="druids", at=neighbour).start()
        play.answers(f"wish {card}", "land torwall")
        return play.options

    assert "space torwall-1" not in spaces("torwall-1")
    assert "space torwall-1" in spaces("torwall-2")
    assert "space torwall-2" in spaces("torwall-2")


@pytest.mark.rule("Z-208")
def test_no_wish_leads_back_to_the_elves_that_one_leaves() -> None:
    scenario = Scenario(2).player(at="larkspur_dwelling", events=["the_wishing_gate"])
    play = scenario.start()
    play.answers("wish the_wishing_gate", "land larkspur")
    assert "space larkspur-5" not in play.options
    assert "space larkspur-4" in play.options


@pytest.mark.rule("Z-206")
def test_no_flight_leads_to_a_place_that_cannot_be_encountered_again() -> None:
    scenario = Scenario(2).player(at="torwall-1", animal="winged_horse", visits={"torwall_town": 2})
    play = scenario.start()
    play.answers("fly", "land torwall")
    assert "space torwall-0" not in play.options


def test_the_space_that_somebody_left_is_closed_to_nobody_else() -> None:
    scenario = Scenario(2).dice(1, 6).player(at="torwall_town")
    play = scenario.player(at="larkspur-3", animal="unicorn", animal_turns=1).start()
    play.answers("roll", "step torwall-1")
    assert next_turn(play)
    play.answers("ride", "land torwall", "space torwall-0")
    assert play.where(1) == "torwall-0"


@pytest.mark.rule("Z-213")
def test_a_rider_may_stay_where_he_is_and_meet_hamdrel() -> None:
    scenario = Scenario(2).player(at="hamdrels_cottage", animal="unicorn", animal_turns=1)
    play = scenario.dice(3).draws("phantasm_1").start()
    play.answers("ride", "land hamdrel", "space hamdrel-0")
    assert play.options == ["visit", "rest"]
    play.answers("visit")
    assert ("wizard_card", "phantasm_1") in play.told()


@pytest.mark.rule("Z-234", "T-093")
@pytest.mark.parametrize(
    ("animal", "events", "ride"),
    [
        ("unicorn", [], "ride"),
        ("", ["the_wishing_gate"], "wish the_wishing_gate"),
        ("", ["the_travellers_star"], "wish the_travellers_star"),
    ],
)
def test_being_carried_where_one_likes_is_no_permission_for_the_star_crest(
    animal: str, events: list[str], ride: str
) -> None:
    play = Scenario(2).player(at="torwall-1", animal=animal, events=events).start()
    play.answers(ride, "land megmoran")
    assert f"space {CREST}" not in play.options
    assert "space megmoran-12" in play.options


@pytest.mark.rule("Z-236")
def test_a_rider_with_the_star_token_enters_the_star_crest_and_gives_it_away() -> None:
    scenario = Scenario(2).player(at="torwall-1", animal="unicorn", events=["the_star_token"])
    play = scenario.dice(1).start()
    play.answers("ride", "land megmoran", f"space {CREST}")
    assert ("chart", 0, "star_crest", 1) in play.told()
    assert play.events() == []
    assert not play.player().crest


@pytest.mark.rule("Z-235", "Z-236")
def test_a_wish_with_the_star_token_enters_the_star_crest_without_a_return() -> None:
    cards = ["the_wishing_gate", "the_star_token"]
    play = Scenario(2).player(at="torwall-1", events=cards).dice(1).start()
    play.answers("wish the_wishing_gate", "land megmoran", f"space {CREST}")
    assert ("chart", 0, "star_crest", 1) in play.told()
    assert play.events() == []
    assert not play.player().crest


@pytest.mark.rule("Z-236", "T-119")
def test_the_star_token_opens_the_star_crest_to_who_walks() -> None:
    scenario = Scenario(2).player(at="megmoran-12", events=["the_star_token"]).dice(3, 1)
    play = scenario.start()
    play.answers("roll", f"step {CREST}")
    assert ("chart", 0, "star_crest", 1) in play.told()
    assert play.events() == []
    without = Scenario(2).player(at="megmoran-12").dice(3).start()
    without.answers("roll")
    assert f"step {CREST}" not in without.options


@pytest.mark.rule("Z-235", "T-093")
def test_who_was_carried_to_the_star_crest_may_come_back_once() -> None:
    scenario = Scenario(2).player(at="torwall-1").draws("trap_crest")
    play = scenario.dice(5, WIZARD_CARD, 1, 1, 2, 1, 2, 1, 1, 2, 1, 2).start()
    play.answers("roll", "stop", "encounter")
    assert play.where() == CREST
    rest(play)
    play.answers("roll", "step megmoran-12")
    rest(play)
    play.answers("roll", f"step {CREST}")
    assert play.told().count(("chart", 0, "star_crest", 1)) == 2
    rest(play)
    play.answers("roll", "step megmoran-12")
    rest(play)
    play.answers("roll")
    assert play.refused()[f"step {CREST}"] == ("crest", "Z-234")


@pytest.mark.rule("Z-235")
@pytest.mark.parametrize("how", ["event", "random", "hollow"])
def test_every_transport_without_a_choice_permits_entry_and_one_return(how: str) -> None:
    scenario = Scenario(2)
    if how == "event":
        scenario.player(at="torwall-1").dice(5, 4).draws("the_stars_call")
    elif how == "random":
        scenario.player(order="wizards", rank=3, at="torwall-1").dice(5).randomly("star_crest")
    else:
        scenario.player(at="high_hollow-0").dice(4, 1)
    play = scenario.dice(5, 1).start()
    walk = {"event": ["roll", "stop", "encounter"], "random": ["transport random"]}
    play.answers(*walk.get(how, ["roll", "step high_hollow-2"]))
    assert ("chart", 0, "star_crest", 5) in play.told()
    assert play.player().crest


@pytest.mark.rule("Z-235")
def test_the_return_to_the_star_crest_is_at_once_or_never() -> None:
    play = Scenario(2).player(at=CREST, crest=True).dice(2, 1, 2, 1, 6).start()
    play.answers("roll", "swim sea-27-5")
    rest(play)
    play.answers("roll", "step megmoran-12")
    rest(play)
    play.answers("roll")
    assert play.refused()[f"step {CREST}"] == ("crest", "Z-234")


@pytest.mark.rule("Z-177", "T-087")
@pytest.mark.parametrize("site", ["star_crest", "high_hollow"])
def test_a_dragonbound_player_carried_to_such_a_place_does_not_encounter_it(site: str) -> None:
    """Another player meets him as if he were Demons, and with a 6 he is carried off."""
    scenario = Scenario(2).player(order="wizards", at="torwall-1").dice(1, 6).randomly(site)
    play = scenario.player(order="druids", at="torwall-2", bound=True).start()
    play.answers("roll", "step torwall-2")
    assert play.site(1) == site
    assert not any(told[0] in ("chart", "visits") for told in play.told())
    assert play.player(1).bound
