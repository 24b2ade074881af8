"""Other players and a hero in a Realm: trade, thoughts, storms, and a life with the mermaid."""

import pytest

from fabletop.games.prophecy.expansions.island.pieces import explorer, island_of
from fabletop.games.prophecy.rules.planes.artifacts import eliminate
from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.expansions.water.sea import under_water


@pytest.mark.rule("R-225")
@pytest.mark.parametrize("place", ["wr_b2", "dr_left_2"])
def test_characters_in_the_same_space_of_a_realm_may_trade(
    scenario: type[Scenario], place: str
) -> None:
    built = scenario(2, version="standard", realms="both", trade="yes")
    built.gate("fortress", "water").gate("monastery", "dragon")
    built.hero("druid", at=place, gold=3, bubbles=3).hero("mystic", at=place, items=["sword"])
    play = built.empty(place).start()
    play.answers("trade mystic", "give_gold 2", "ask_item sword", "propose")
    play.answers("agree", seat=1)
    assert (play.hero().items, play.hero(1).gold) == (["sword"], 5)
    assert (play.question.kind, play.space()) == ("attack", place)


def test_an_offer_that_is_withdrawn_leaves_the_movement(scenario: type[Scenario]) -> None:
    built = scenario(2, version="standard", realms="water", trade="yes").gate("fortress", "water")
    built.hero("druid", at="wr_b2", bubbles=3).hero("mystic", at="wr_b2", items=["sword"])
    play = built.empty("wr_b2").start()
    play.answers("trade mystic", "cancel")
    assert play.question.kind == "swim"


@pytest.mark.rule("W-288")
def test_who_walks_the_path_of_the_dead_has_no_thoughts_for_the_cavern(
    scenario: type[Scenario],
) -> None:
    built = scenario(3, version="standard", realms="water", new_adventures="yes")
    built.gate("fortress", "water").hero("druid", at="wr_b2", bubbles=3)
    built.hero("mystic", at="plains_by_city").hero("scout", at="city")
    built.lies("plains_by_city", "path_of_the_dead").lies("wr_b2", "cavern_of_thoughts")
    play = built.top("chance_tradesman").turn_of(1).start()
    play.answers("stay", "use path_of_the_dead")
    while play.question.seat != 0:
        play.match.answer(play.question.options[-1], play.question.seat)
    play.answers("stay", "use cavern_of_thoughts")
    assert [question.seat for question in play.match.position.open] == [2]


@pytest.mark.rule("W-299")
@pytest.mark.parametrize("gone", [False, True])
def test_the_storm_of_who_has_left_the_game_is_over(scenario: type[Scenario], gone: bool) -> None:
    built = under_water(scenario, at="village", gold=0, abilities=["summon_storm"], players=3)
    built.hero("scout", at="city")
    play = built.start()
    play.answers("cast summon_storm", "stay", "end")
    if gone:
        eliminate(play.table, play.hero())
    ride = next(option for option in play.options if option.startswith("ride"))
    play.answers(ride)
    assert (play.question.kind == "storm") is not gone


@pytest.mark.rule("W-296")
def test_who_follows_the_mermaid_gives_her_map_fragments_back(scenario: type[Scenario]) -> None:
    built = scenario(3, version="standard", realms="water", mermaid="yes", island="yes")
    built.gate("fortress", "water")
    built.hero(
        *("druid",), at="wr_b3", magic=8, bubbles=3, maps=2, kept=["the_little_mermaid"]
    ).lies("wr_b3", "sea_witch")
    play = built.dice(6, 1).start()
    play.answers("stay", "roll", "no_bargain", "follow_her")
    island = island_of(play.table)
    assert island is not None
    assert (explorer(play.hero()).maps, len(island.fragment_discard)) == ((), 2)


@pytest.mark.parametrize(
    ("race", "health", "wounds", "offered"),
    [("race_elf", 1, 0, False), ("race_elf", 2, 0, True), ("race_human", 1, 0, True)],
)
def test_an_elf_does_not_give_her_last_strength_to_the_sea_witch(
    scenario: type[Scenario], race: str, health: int, wounds: int, offered: bool
) -> None:
    built = under_water(
        scenario, at="wr_b3", health=health, wounds=wounds, magic=8, race=race, races="yes"
    )
    play = built.lies("wr_b3", "sea_witch").dice(6, 1).start()
    play.answers("stay", "roll")
    assert ("bargain willpower" in play.options) is offered


@pytest.mark.parametrize(("magic", "drained", "offered"), [(10, 0, False), (9, 1, True)])
def test_the_sea_witch_sells_no_willpower_that_the_card_cannot_hold(
    scenario: type[Scenario], magic: int, drained: int, offered: bool
) -> None:
    built = under_water(scenario, at="wr_b3", magic=magic, drained=drained)
    play = built.lies("wr_b3", "sea_witch").dice(6, 1).start()
    play.answers("stay", "roll")
    assert ("bargain willpower" in play.options) is offered
