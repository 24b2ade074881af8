"""The chart of Player Encounters, for two to four players of all ranks (Z-047 to Z-057, Z-305)."""

import pytest

from fabletop.games.wizards.scenario import Scenario, WizardsPlay
from tests.games.wizards.rules.encounters.gatherings import HERE, gathering, meet, points, told


def wizards_seen(play: WizardsPlay, seat: int | None) -> list[object]:
    """The High Wizards on the map as a seat sees them."""
    return [mage.wizard for mage in play.match.view(seat).wizards]


@pytest.mark.rule("Z-047", "Z-195")
@pytest.mark.parametrize("ranks", [(0, 1), (1, 0), (0, 0), (4, 0)])
def test_nobody_meets_a_player_of_rank_0_nor_has_to_stop_for_one(ranks: tuple[int, int]) -> None:
    play = gathering(*ranks).dice(2).start()
    play.answers("roll", f"step {HERE}")
    assert "step harrowfield-5" in play.options
    play.answers("stop")
    assert told(play, "company") == []
    assert play.question.kind == "turn"


@pytest.mark.rule("Z-047")
def test_two_players_of_rank_1_have_an_encounter() -> None:
    play = meet(gathering(1, 1).randomly("larkspur-3", "edgewood-3"), 2)
    assert told(play, "company") == [("company", 0, 2)]


@pytest.mark.rule("Z-195")
def test_a_bystander_of_rank_0_takes_no_part_in_the_encounter_of_others() -> None:
    play = meet(gathering(1, 0, 2).draws("clear_sight", "the_clear_voice"), 3)
    assert [event[1] for event in told(play, "event")] == [0, 2]


@pytest.mark.rule("Z-048")
def test_demons_attack_ranks_1_to_3_and_the_dragon_attacks_rank_4() -> None:
    play = meet(gathering(1, 2, 3, 4), 1, 2, 2, 2, 6)
    assert told(play, "meets_demons") == [("meets_demons", seat) for seat in (0, 1, 2)]
    assert told(play, "meets_dragon") == [("meets_dragon", 3)]
    assert play.table.dragon == play.table.isles.numbers[HERE]


@pytest.mark.rule("Z-048")
def test_the_marker_stays_if_anybody_fails_to_defeat_the_demons() -> None:
    play = meet(gathering(1, 2, 3), 1, 6, 4, 2, 6, 5)
    play.answers("gain power", "gain power")
    assert [points(play, seat)[2] for seat in range(3)] == [23, 20, 22]
    assert play.demons() == [HERE]


@pytest.mark.rule("Z-048")
def test_no_marker_is_left_if_all_defeat_the_demons() -> None:
    play = meet(gathering(1, 2), 1, 6, 4, 6, 4)
    play.answers("gain power", "gain power")
    assert play.demons() == []


@pytest.mark.rule("Z-048")
def test_among_players_of_rank_4_no_demons_appear() -> None:
    play = meet(gathering(4, 4), 1, 6, 6)
    assert told(play, "meets_demons") == []
    assert play.demons() == []


@pytest.mark.rule("Z-048", "Z-305")
def test_the_attacks_go_clockwise_from_who_came_whether_demons_or_dragon() -> None:
    play = meet(gathering(2, 4, 1, mover=1), 1, 6, 2, 2, mover=1)
    assert told(play, "meets_demons", "meets_dragon") == [
        ("meets_dragon", 1),
        ("meets_demons", 2),
        ("meets_demons", 0),
    ]


@pytest.mark.rule("Z-049", "Z-305", "Z-307", "T-049")
def test_rank_2_is_carried_to_a_random_space_and_rank_4_to_the_lair() -> None:
    scenario = gathering(2, 4, order="wizards").randomly("larkspur-3").within("dragons_lair-4")
    play = meet(scenario, 2)
    assert told(play, "carried", "lands") == [
        ("carried", 0, "larkspur-3"),
        ("carried", 1, "dragons_lair-4"),
        ("lands", 0, "larkspur-3"),
        ("lands", 1, "dragons_lair-4"),
    ]


@pytest.mark.rule("Z-049", "Z-305", "Z-307")
def test_four_are_scattered_and_land_clockwise_from_who_came() -> None:
    scenario = gathering(1, 3, 4, 2, order="wizards", mover=2)
    scenario.within("dragons_lair-4").randomly("torwall-14", "larkspur-3", "edgewood-3")
    play = meet(scenario, 2, mover=2)
    assert told(play, "lands") == [
        ("lands", 2, "dragons_lair-4"),
        ("lands", 3, "torwall-14"),
        ("lands", 0, "larkspur-3"),
        ("lands", 1, "edgewood-3"),
    ]


@pytest.mark.rule("Z-050")
def test_everybody_draws_an_event() -> None:
    scenario = gathering(1, 4, 2).draws("a_mouldering_book", "clear_sight", "the_earth_hums")
    play = meet(scenario, 3)
    assert [points(play, seat) for seat in range(3)] == [(25, 20, 20), (20, 25, 20), (20, 20, 25)]


def test_who_is_carried_off_by_the_event_of_another_draws_none() -> None:
    scenario = gathering(1, 1, 1).within("dragons_lair-4").draws("ambush", "clear_sight")
    play = meet(scenario, 3, 2, 5, 2)
    assert told(play, "event") == [("event", 0, "ambush"), ("event", 2, "clear_sight")]
    assert play.where(1) == "dragons_lair-4"


@pytest.mark.rule("Z-051", "Z-052", "T-050")
def test_rank_2_meets_the_first_card_only_and_rank_4_all_until_carried_off() -> None:
    scenario = gathering(2, 4, order="wizards").deck("phantasm_1", "trap_crest", "terek")
    play = meet(scenario, 4, 1)
    assert (play.question.seat, play.question.kind) == (1, "escape")
    play.answers("go", "gain knowledge", "gain power")
    cards = [("wizard_card", "phantasm_1"), ("wizard_card", "trap_crest")]
    assert told(play, "wizard_card", "meets") == cards
    assert (play.where(0), play.site(1)) == (HERE, "star_crest")


@pytest.mark.rule("Z-051", "Z-052")
def test_who_has_rank_4_and_escapes_a_trap_goes_on_to_the_high_wizard() -> None:
    play = meet(gathering(2, 4).draws("phantasm_1", "trap_crest", "terek"), 4, 3)
    play.answers("escape")
    assert (play.question.seat, play.question.kind) == (1, "stranger")
    play.answers("leave")
    assert told(play, "meets") == [("meets", 1, "terek")]
    assert play.question.kind == "turn"


@pytest.mark.rule("Z-051", "Z-305")
def test_a_high_wizard_who_is_the_first_card_is_met_by_all_clockwise() -> None:
    play = meet(gathering(1, 2, 4, 3, mover=3).draws("terek"), 4, mover=3)
    play.answers("leave", "leave", "leave", "leave")
    assert told(play, "meets") == [("meets", seat, "terek") for seat in (3, 0, 1, 2)]


@pytest.mark.rule("Z-051")
def test_without_rank_4_nobody_meets_a_second_card() -> None:
    play = meet(gathering(1, 3).deck("phantasm_1", "terek"), 4)
    assert told(play, "meets") == []
    assert play.question.kind == "turn"


@pytest.mark.rule("Z-052")
def test_the_cards_are_over_with_the_deck() -> None:
    play = meet(gathering(4, 4).deck("phantasm_1", "phantasm_2"), 4)
    assert told(play, "wizard_card", "no_wizard") == [
        ("wizard_card", "phantasm_1"),
        ("wizard_card", "phantasm_2"),
        ("no_wizard",),
    ]
    assert sorted(play.table.deck) == ["phantasm_1", "phantasm_2"]


@pytest.mark.rule("Z-053", "T-051")
def test_at_ruktal_a_high_wizard_is_not_met_and_ends_the_encounter() -> None:
    play = (
        Scenario(2)
        .player(order="sorcerers", rank=4, at="sacred_circle-1")
        .player(order="sorcerers", rank=4, at="ruktal")
        .deck("terek", "veldor")
        .dice(1, 4)
        .start()
    )
    play.answers("roll", "step sacred_circle-0", "leave")
    assert told(play, "meets") == [("meets", 0, "ruktal")]
    assert told(play, "wizard_card") == [("wizard_card", "terek")]
    assert play.question.kind == "turn"


@pytest.mark.rule("Z-054", "Z-307")
def test_each_card_is_resolved_before_the_next_is_drawn() -> None:
    play = meet(gathering(4, 4).draws("trap_crest", "phantasm_1", "terek"), 4, 3, 1)
    assert told(play, "wizard_card") == [("wizard_card", "trap_crest")]
    play.answers("escape")
    assert (play.question.seat, play.question.kind) == (1, "escape")
    assert told(play, "wizard_card") == [("wizard_card", "trap_crest")]
    play.answers("go", "leave", "gain power", "gain knowledge")
    assert told(play, "wizard_card", "meets", "lands") == [
        ("wizard_card", "trap_crest"),
        ("wizard_card", "phantasm_1"),
        ("wizard_card", "terek"),
        ("meets", 0, "terek"),
        ("lands", 1, "megmoran-11"),
    ]


@pytest.mark.rule("Z-055")
def test_the_leading_player_gives_points() -> None:
    play = meet(gathering(1, 2), 5, 4, 3)
    play.answers("lose power", "gain knowledge", "lose power", "gain knowledge")
    assert (points(play, 0), points(play, 1)) == ((27, 20, 20), (20, 20, 13))


@pytest.mark.rule("Z-056")
def test_each_of_ranks_1_to_3_gains_a_die_of_points_and_chooses_the_type() -> None:
    play = meet(gathering(1, 2, 3), 6, 2, 5, 3)
    play.answers("gain knowledge", "gain power", "gain perception")
    assert [points(play, seat) for seat in range(3)] == [(22, 20, 20), (20, 20, 25), (20, 23, 20)]
    assert play.table.standing == []


@pytest.mark.rule("Z-057")
def test_a_secret_wizard_is_shown_to_all_of_rank_4_and_to_nobody_else() -> None:
    scenario = gathering(1, 4, 3, 4).draws("phantasm_2", "terek").randomly("larkspur-3")
    play = meet(scenario, 6, 2, 5)
    play.answers("gain power", "gain power")
    assert [points(play, seat)[2] for seat in range(4)] == [22, 20, 25, 20]
    assert [wizards_seen(play, seat) for seat in (0, 1, 2, 3, None)] == [
        ["?"],
        ["terek"],
        ["?"],
        ["terek"],
        ["?"],
    ]
    assert told(play, "secret") == [("secret", "larkspur-3")]
    assert play.table.standing[0].under == ["phantasm_2"]


@pytest.mark.rule("Z-057")
def test_who_stands_where_the_secret_wizard_appears_meets_him() -> None:
    scenario = gathering(4, 4).draws("terek").randomly(HERE)
    play = meet(scenario, 6)
    play.answers("leave", "leave")
    assert told(play, "meets") == [("meets", 0, "terek"), ("meets", 1, "terek")]
    assert play.table.standing == []


def test_who_does_not_move_has_no_encounter_with_who_shares_the_space() -> None:
    scenario = Scenario(2).player(order="sorcerers", at=HERE).player(order="sorcerers", at=HERE)
    play = scenario.dice(3).start().answers("roll", "stop")
    assert ("company", 0, 3) not in play.told()
    assert play.question.seat == 1
