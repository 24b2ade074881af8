"""The twelve Special Ability tokens: dealt and chosen, used once after the die, and what they are
worth at the end (S-028, S-034, S-035, S-053, S-160 to S-162)."""

import pytest

from fabletop.core.match import Match
from fabletop.games.seasons.scenario import Scenario
from fabletop.games.seasons.state import Table
from tests.games.seasons import seen
from tests.games.seasons.abilities.holding import holding, worth
from tests.games.seasons.rules.matches import all_answer, begin, table_of, until


def prelude(players: int) -> Match[Table]:
    return begin(players, pool="30", start="sets", tokens="yes")


# Dealt, chosen, seen


@pytest.mark.rule("T-06", "S-028", "S-034")
def test_with_four_players_all_twelve_tokens_are_dealt_and_four_stay_in_play() -> None:
    match = prelude(4)
    table = table_of(match)
    dealt = [token for sorcerer in table.sorcerers for token in sorcerer.offered]
    assert sorted(dealt) == sorted(table.box.tokens)
    assert [len(sorcerer.offered) for sorcerer in table.sorcerers] == [3, 3, 3, 3]
    until(match, "token")
    assert [len(question.options) for question in match.position.open] == [3, 3, 3, 3]
    all_answer(match)
    assert len({sorcerer.token for sorcerer in table.sorcerers}) == 4
    assert all(sorcerer.offered == [] for sorcerer in table.sorcerers)
    assert match.position.open[0].kind == "take"


@pytest.mark.rule("S-028")
def test_with_two_players_three_different_tokens_are_dealt_to_each() -> None:
    table = table_of(prelude(2))
    dealt = [token for sorcerer in table.sorcerers for token in sorcerer.offered]
    assert len(dealt) == len(set(dealt)) == 6


@pytest.mark.rule("S-028")
def test_without_tokens_nobody_has_a_special_ability() -> None:
    match = begin(2, pool="30", start="sets")
    assert all(sorcerer.offered == [] for sorcerer in table_of(match).sorcerers)
    play = Scenario(2).sorcerer().sorcerer().start()
    assert "ability" not in play.options
    assert "ability" not in play.refused()


@pytest.mark.rule("S-034", "S-035")
def test_tokens_are_chosen_together_and_only_the_kept_one_becomes_known() -> None:
    match = prelude(3)
    offered = [sorcerer.offered[:] for sorcerer in table_of(match).sorcerers]
    assert [sorcerer.offered for sorcerer in seen.sorcerers(match, 0)] == [offered[0], [], []]
    until(match, "token")
    match.answer(("token", offered[2][1]), 2)
    match.answer(("token", offered[0][0]), 0)
    assert [sorcerer.token for sorcerer in seen.sorcerers(match, 1)] == ["", "", ""]
    match.answer(("token", offered[1][2]), 1)
    kept = [offered[0][0], offered[1][2], offered[2][1]]
    for seat in (0, 1, 2, None):
        assert [sorcerer.token for sorcerer in seen.sorcerers(match, seat)] == kept


@pytest.mark.rule("S-034")
def test_a_token_that_was_not_dealt_cannot_be_kept() -> None:
    match = until(prelude(4), "token")
    for question in match.position.open:
        offered = table_of(match).sorcerers[question.seat].offered
        assert [option[1] for option in question.options] == offered


# When a token may be used


@pytest.mark.rule("S-053")
def test_a_token_waits_until_the_die_has_been_applied() -> None:
    play = holding("twelve_crystals", play=["die_of_malice"]).die("ww*..").start(phase="die")
    assert play.options == ["apply", "reroll die_of_malice"]
    play.answers("apply")
    assert "ability" in play.options


@pytest.mark.rule("S-053", "S-063")
def test_the_card_of_the_die_is_settled_before_a_token_is_used() -> None:
    play = holding("twelve_crystals").die("c..").start(phase="die")
    assert play.options == ["draw", "draw_two"]
    play.answers("draw")
    assert "ability" not in play.options


@pytest.mark.rule("S-053", "S-044")
def test_a_token_is_used_in_the_own_turn_only() -> None:
    play = Scenario(2, tokens="yes").sorcerer(token="twelve_crystals").sorcerer().start(active=1)
    assert play.question.seat == 1
    assert "ability" not in play.options


@pytest.mark.rule("S-053", "S-160")
def test_a_token_is_used_once_in_a_game() -> None:
    play = holding("twelve_crystals").start()
    play.answers("ability")
    assert play.sorcerer().token_used
    assert "ability" not in play.options
    assert play.refused()["ability"] == ("ability_used", "S-160")
    play.answers("end", "end")
    while play.question.kind != "turn" or play.question.seat != 0:
        play.answers("end" if "end" in play.options else play.options[0])
    assert play.refused()["ability"] == ("ability_used", "S-160")


@pytest.mark.rule("S-160")
def test_a_turned_token_is_seen_by_all() -> None:
    play = holding("twelve_crystals").start()
    assert not seen.sorcerers(play.match, 1)[0].token_used
    play.answers("ability")
    assert seen.sorcerers(play.match, 1)[0].token_used
    assert ("ability", 0, "twelve_crystals") in play.told()


@pytest.mark.rule("S-160", "S-056")
def test_a_token_need_not_be_used_and_is_then_worth_nothing() -> None:
    play = holding("see_hands").at(year=3, space=12).start()
    play.answers("end", "end")
    assert play.table.phase == "over"
    assert worth(play) == 0
    assert ["token", 0] in seen.sheets(play.match)[0]


@pytest.mark.rule("S-160", "S-173")
@pytest.mark.parametrize(
    ("token", "prestige"),
    [
        ("draw_card", -5),
        ("sacrifice_or_discard", 6),
        ("two_energy", -5),
        ("gauge_back", 10),
        ("transmute_plus_one", 0),
        ("twelve_crystals", -6),
        ("four_water", 18),
        ("gauge_plus_two", -5),
        ("move_season", 3),
        ("see_hands", 9),
        ("arrange_top_three", 0),
    ],
)
def test_a_used_token_counts_what_stands_on_its_back(token: str, prestige: int) -> None:
    play = holding(token, token_used=True).at(year=3, space=12).start(active=1)
    play.answers("end")
    assert ["token", prestige] in seen.sheets(play.match)[0]
    assert seen.scores(play.match) == (prestige, 0)
