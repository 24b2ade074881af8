"""Tasks that a Mentor gives from afar, through Shrineheart Abbey, and what of them is begun at once
(Z-018, Z-131, Z-250 to Z-254)."""

import pytest

from fabletop.games.wizards.scenario import GivenTask, Scenario, WizardsPlay


def given_through_the_abbey(
    card: str, order: str, *, old: GivenTask | None = None, picks: tuple[int, ...] = ()
) -> WizardsPlay:
    """Who comes to the Abbey speaks with the Mentor, who gives this Task."""
    scenario = Scenario(2).player(order=order, at="shrineheart-0", tasks=[old] if old else [])
    play = scenario.dice(1, 3).draws(card).picks(*picks).start()
    play.answers("roll", "step shrineheart-3")
    return play


def done(play: WizardsPlay, card: str) -> list[bool]:
    return next(held.done for held in play.player().tasks if held.card == card)


@pytest.mark.rule("Z-250", "Z-253")
def test_a_task_from_ruktal_through_the_abbey_that_starts_with_him_is_begun_at_once() -> None:
    play = given_through_the_abbey("the_seedling", "druids")
    assert ("contact", 0, "ruktal") in play.told()
    assert done(play, "the_seedling") == [True, False]
    assert play.site() == "shrineheart_abbey"


@pytest.mark.rule("Z-250", "Z-107")
@pytest.mark.parametrize(
    ("card", "master", "pick", "answers"),
    [
        ("a_lamp_of_fire", "megmoran", 0, ["space torwall-0"]),
        ("the_mirror_of_melekok", "melekok", 1, []),
    ],
)
def test_a_task_from_a_master_sorcerer_that_starts_with_him_is_begun_at_once_too(
    card: str, master: str, pick: int, answers: list[str]
) -> None:
    play = given_through_the_abbey(card, "sorcerers", picks=(pick,))
    play.answers(*answers)
    assert ("contact", 0, master) in play.told()
    assert done(play, card) == [True, False]


@pytest.mark.rule("Z-250")
def test_a_task_that_starts_with_another_master_is_not_begun_from_afar() -> None:
    play = given_through_the_abbey("the_mirror_of_melekok", "sorcerers", picks=(0,))
    assert ("contact", 0, "megmoran") in play.told()
    assert done(play, "the_mirror_of_melekok") == [False, False]


@pytest.mark.rule("Z-254")
def test_no_later_part_is_done_with_ruktal_from_afar() -> None:
    play = given_through_the_abbey("the_leaning_stone", "druids")
    assert done(play, "the_leaning_stone") == [False, False]


@pytest.mark.rule("Z-131", "Z-253")
def test_of_two_parts_that_fit_the_one_at_the_abbey_is_begun() -> None:
    play = given_through_the_abbey("the_counsel_of_the_wise", "druids")
    assert done(play, "the_counsel_of_the_wise") == [False, False, True]


def test_a_marker_at_ruktals_home_of_an_older_task_is_not_met_from_afar() -> None:
    old = GivenTask("the_seedling", places={1: "edgewood-3"})
    play = given_through_the_abbey("the_leaning_stone", "druids", old=old)
    assert done(play, "the_seedling") == [False, False]
