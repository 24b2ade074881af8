"""The Lesser Guardians: what is printed on them, and how each of them fights and pays."""

import pytest

from fabletop.core.cards.build import ALL
from fabletop.games.prophecy.box import open_box
from fabletop.games.prophecy.printed.numbers import Goods, Loss
from fabletop.games.prophecy.printed.numbers_met import Special
from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.battles import totals
from tests.games.prophecy.rules.planes.assaults import LESSER, STORM, before, shown

Printed = tuple[str, int | None, int | None, str, int, Goods, Loss, Special]

PRINTED: dict[str, Printed] = {
    # card: type, Strength, Willpower, which comes first, lives, treasure, loss, special rules
    "sphinx": (
        *("animal", 8, None, "strength", 1, Goods(willpower=2), Loss()),
        Special(riddle_magic=1, riddle_wins_on=6, half_health=True),
    ),
    "tortured_souls": (
        *("undead", None, 3, "willpower", 3, Goods(willpower=1, recharge=ALL), Loss(health=1)),
        Special(roll_magic=1),
    ),
    "undead_knight": (
        *("undead", 7, 6, "strength", 1, Goods(strength=1), Loss(health=1)),
        Special(search_arms=True),
    ),
    "vampire_lord": (
        *("undead", 5, 5, "willpower", 1, Goods(strength=1, willpower=1)),
        *(Loss(health=1, magic=1), Special(two_stages=True)),
    ),
    "fire_breathing_dragon": (
        *("animal", 8, 7, "strength", 1, Goods(), Loss(health=1)),
        Special(no_spells=True, choice_of_rare=3, loses_scrolls=True),
    ),
}


@pytest.mark.parametrize("name", PRINTED)
def test_numbers_printed_on_the_lesser_guardian(name: str) -> None:
    card = open_box().guardians[name]
    assert (card.rank, card.experience) == ("lesser", 3)
    assert PRINTED[name] == (
        "/".join(card.types),
        card.strength,
        card.willpower,
        card.first,
        card.lives,
        card.win,
        card.loss,
        card.special,
    )


def test_there_are_five_lesser_guardians() -> None:
    guardians = [card for card in open_box().guardians.values() if not card.part]
    assert tuple(card.id for card in guardians if card.rank == "lesser") == LESSER == (*PRINTED,)


@pytest.mark.rule("R-110", "R-198")
def test_sphinx_is_beaten_by_one_point_of_strength(scenario: type[Scenario]) -> None:
    play = before(scenario, "sphinx", health=8, dice=(2, 1)).start()
    play.answers(STORM)
    assert play.options == ["riddle", "to_battle"]
    play.answers("to_battle", "roll")
    hero = play.hero()
    assert totals(play) == [(10, 9)]
    assert (hero.health, hero.magic, hero.experience) == (8, 2 + 2, 3 + 3)
    assert shown(play) == ["sphinx", "shapeless_things"]


@pytest.mark.rule("R-129", "R-317")
def test_sphinx_is_beaten_without_a_battle_by_a_six_in_her_riddle(scenario: type[Scenario]) -> None:
    play = before(scenario, "sphinx", dice=(6,)).start()
    play.answers(STORM, "riddle")
    hero = play.hero()
    assert ("riddle_die", 0, 6) in play.told()
    assert (hero.magic, hero.drained, hero.experience) == (1 + 2, 1, 3 + 3)
    assert totals(play) == []
    assert shown(play) == ["sphinx", "shapeless_things"]


@pytest.mark.rule("R-129", "R-317")
def test_sphinx_asks_riddles_as_long_as_they_can_be_paid(scenario: type[Scenario]) -> None:
    play = before(scenario, "sphinx", health=8, dice=(5, 1, 1, 6)).start()
    play.answers(STORM, "riddle")
    assert play.options == ["riddle", "to_battle"]
    play.answers("riddle")
    assert (play.hero().magic, play.hero().drained) == (0, 2)
    assert play.options == ["roll"]
    play.answers("roll")
    assert totals(play) == [(9, 14)]


@pytest.mark.rule("R-317")
def test_sphinx_has_no_riddle_for_who_has_no_magic(scenario: type[Scenario]) -> None:
    play = before(scenario, "sphinx", magic=0, drained=2).start()
    play.answers(STORM)
    assert play.options == ["roll"]


@pytest.mark.rule("R-178", "R-317")
def test_sphinx_riddle_may_be_prayed_for(scenario: type[Scenario]) -> None:
    play = before(scenario, "sphinx", "paladin", abilities=["prayer"], dice=(2, 6)).start()
    play.answers(STORM, "riddle")
    assert play.options == ["roll", "cast prayer"]
    play.answers("cast prayer")
    assert play.options == ["keep_die 2", "keep_die 6"]
    play.answers("keep_die 6")
    assert (play.hero().magic, play.hero().drained) == (4 - 1 - 1 + 2, 2)
    assert play.table.beaten == ["sphinx"]


@pytest.mark.rule("R-317")
def test_sphinx_beaten_by_a_riddle_counts_as_a_beaten_animal(scenario: type[Scenario]) -> None:
    position = before(scenario, "sphinx", abilities=["practical_training", "hunting"], dice=(6,))
    play = position.start()
    play.answers(STORM, "riddle")
    assert (play.hero().experience, play.hero().gold) == (3 + 3 + 1, 3 + 2)


@pytest.mark.rule("R-189")
def test_sphinx_lets_nobody_drink_between_riddles_and_battle(scenario: type[Scenario]) -> None:
    play = before(scenario, "sphinx", magic=2, drained=3, items=["potion_of_magic"], dice=(1,))
    started = play.start()
    started.answers(STORM)
    assert started.options == ["fight sphinx", "drink potion_of_magic"]
    started.answers("fight sphinx", "riddle")
    assert started.options == ["riddle", "to_battle"]
    started.answers("to_battle")
    assert started.refused()["drink potion_of_magic"] == ("not_during_battle", "R-188")


@pytest.mark.rule("R-291")
@pytest.mark.parametrize(("health", "left"), [(8, 4), (5, 2), (1, 0), (0, 0)])
def test_sphinx_takes_half_of_the_health_rounded_up(
    scenario: type[Scenario], health: int, left: int
) -> None:
    play = before(scenario, "sphinx", health=health, magic=0, dice=(1, 6)).start()
    play.answers(STORM, "roll")
    hero = play.hero()
    assert (hero.health, hero.wounds, hero.alive) == (left, health - left, True)


@pytest.mark.rule("R-291")
def test_sphinx_takes_her_half_before_the_berserkers_axe_takes_its_toll(
    scenario: type[Scenario],
) -> None:
    play = before(scenario, "sphinx", health=3, magic=0, items=["berserkers_axe"], dice=(1, 6))
    started = play.start()
    started.answers(STORM, "use berserkers_axe", "roll")
    assert totals(started) == [(7, 14)]
    assert (started.hero().health, started.hero().wounds) == (3 - 2 - 1, 3)


@pytest.mark.rule("R-113", "R-124", "R-198")
def test_tortured_souls_cost_magic_before_every_roll_and_give_it_all_back(
    scenario: type[Scenario],
) -> None:
    dice = (1, 2, 1, 1, 2, 1)
    play = before(scenario, "tortured_souls", "enchantress", dice=dice).start()
    play.answers(STORM)
    assert (play.hero().magic, play.hero().drained) == (5, 1)
    play.answers("roll", "roll", "roll")
    hero = play.hero()
    assert totals(play) == [(6, 5), (5, 4), (5, 4)]
    assert (hero.magic, hero.drained, hero.experience) == (6 + 1, 0, 3 + 3)


@pytest.mark.rule("R-044", "R-120", "R-124")
def test_tortured_souls_take_one_health_from_who_has_no_magic_left(
    scenario: type[Scenario],
) -> None:
    play = before(scenario, "tortured_souls", magic=1, dice=(6, 1, 1, 6)).start()
    play.answers(STORM, "roll", "roll")
    assert totals(play) == [(6, 4), (1, 9)]
    hero = play.hero()
    assert (hero.health, hero.magic, hero.drained) == (4, 0, 1)
    assert play.question.seat == 1


@pytest.mark.rule("R-192")
def test_tortured_souls_let_nobody_drink_between_the_rolls(scenario: type[Scenario]) -> None:
    items = ["potion_of_magic"]
    position = before(scenario, "tortured_souls", "enchantress", items=items, dice=(6, 1))
    play = position.start()
    play.answers(STORM, "roll")
    assert play.options == ["roll"]
    assert play.refused()["drink potion_of_magic"] == ("not_during_battle", "R-188")
