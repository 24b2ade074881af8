"""What cards did: who saw, took and used them, and what it did for their wins."""

import pytest

from fabletop.core.registry import find, names
from fabletop.lab.plugin import plugin_of, usage_of
from fabletop.lab.report import marked
from fabletop.lab.report.cards import FEW_GAMES, Added, CardChapter, CardUse, card_chapter
from fabletop.lab.report.frames import read_frame
from tests.lab.report.rows import Rows, played, seasons

AIR, FIRE = "amulet_of_air", "amulet_of_fire"


def chapter(run: Rows) -> CardChapter:
    found = card_chapter(run, read_frame(run))
    assert found is not None
    return found


def card(run: Rows, name: str) -> CardUse:
    return next(one for one in chapter(run).cards if one.card == name)


def added(run: Rows, name: str) -> Added:
    found = card(run, name).by_taking
    assert found is not None
    return found


def test_a_card_is_seen_when_offered_taken_when_picked_and_used_when_summoned() -> None:
    run = seasons()
    run.game(0).asked(0, AIR, "pick", offered=3, chosen=0)
    run.game(0).asked(0, AIR, "pick")
    run.game(0).asked(0, AIR, "pick").told(0, "summons", AIR)
    run.game(0)
    found = card(run, AIR)
    assert [one.value for one in (found.seen, found.taken, found.used)] == [0.75, 0.5, 0.25]
    assert found.wanted is not None
    assert (found.wanted.value, found.wanted.n) == (2 / 5, 5)


def test_the_last_card_of_a_draft_is_taken_without_a_choice() -> None:
    run = seasons().game(0).told(1, "last_pick", AIR)
    assert card(run, AIR).taken.value == 1
    assert card(run, AIR).wanted is None


def test_a_card_that_nobody_saw_is_not_told_of() -> None:
    assert [one.card for one in chapter(seasons().game(0).asked(0, AIR, "pick")).cards] == [AIR]


def test_a_card_whose_taker_always_wins_adds_a_whole_win() -> None:
    run = seasons()
    for number in range(FEW_GAMES):
        winner = number % 2
        run.game(winner).asked(winner, AIR, "pick")
    found = added(run, AIR)
    assert found.difference.value == pytest.approx(1, abs=0.02)
    assert found.stands
    assert found.difference.n == FEW_GAMES


def test_a_card_that_comes_by_chance_adds_nothing_and_does_not_stand() -> None:
    run = seasons()
    for number in range(40):
        run.game(number % 2).asked(number // 2 % 2, AIR, "pick")
    found = added(run, AIR)
    assert found.difference.low < 0 < found.difference.high
    assert not found.stands


def test_games_in_which_all_or_none_took_it_are_not_compared() -> None:
    run = seasons()
    for number in range(FEW_GAMES + 20):
        run.game(0)
        for seat in range(2 if number < 10 else 1 if number < FEW_GAMES + 10 else 0):
            run.asked(seat, AIR, "pick")
    assert added(run, AIR).difference.n == FEW_GAMES


def test_of_few_games_nothing_is_said() -> None:
    run = seasons()
    for _ in range(FEW_GAMES - 1):
        run.game(0).asked(0, AIR, "pick")
    assert card(run, AIR).by_taking is None
    assert chapter(run).compared == 0


def test_games_that_were_given_up_are_not_compared() -> None:
    run = seasons()
    for _ in range(FEW_GAMES):
        run.game(-1, finished=False).asked(0, AIR, "pick")
    assert card(run, AIR).by_taking is None


def test_games_that_nobody_won_are_not_compared() -> None:
    """The first seat wins one game, and Evil wins the others."""
    run = seasons().game(0)
    for _ in range(FEW_GAMES):
        run.game(-1, ended_by="evil").asked(0, AIR, "pick")
    assert card(run, AIR).by_taking is None


def test_the_card_of_a_strong_bot_is_not_strong_for_that() -> None:
    """The greedy bot wins nine games of ten with the card or without it."""
    run = seasons("greedy", "random")
    for number in range(100):
        run.game(1 if number % 10 == 9 else 0)
        if number < 50:
            run.asked(0, AIR, "pick")
    assert added(run, AIR).difference.value == pytest.approx(0, abs=1e-9)


def test_the_card_of_who_begins_is_not_strong_for_that() -> None:
    """Who begins always wins, and takes the card."""
    run = seasons()
    for number in range(40):
        first = number % 2
        run.game(first, first=first).asked(first, AIR, "pick")
    assert added(run, AIR).difference.value == pytest.approx(0, abs=1e-9)


def test_the_correction_is_for_all_comparisons_at_once() -> None:
    run = seasons()
    for number in range(60):
        winner = number % 2
        lucky = winner if number % 3 else 1 - winner
        run.game(winner).asked(winner, AIR, "pick").told(lucky, "summons", AIR)
        run.asked(lucky, FIRE, "pick")
    found = chapter(run)
    assert found.compared == 3, "two cards taken, one used"
    assert found.by_chance == pytest.approx(0.15)
    weakest = max((added(run, name) for name in (AIR, FIRE)), key=lambda one: one.p)
    assert weakest.adjusted == pytest.approx(weakest.p)
    assert added(run, AIR).adjusted >= added(run, AIR).p


def test_results_do_not_depend_on_the_pieces_in_which_games_are_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    run = played("seasons", 3, 5)
    whole = chapter(run)
    monkeypatch.setattr(marked, "BLOCK", 2)
    assert chapter(run) == whole


def test_the_verbs_of_every_deck_are_those_of_its_game() -> None:
    """Signs for decks that no game has would never be read."""
    for game in names():
        decks = {card.deck for card in find(game).library({})}
        assert set(plugin_of(game).usages) <= decks


def test_a_card_that_works_by_itself_is_used_by_who_takes_it() -> None:
    cards = {card.id: card for card in find("prophecy").library({})}
    boots = usage_of("prophecy", cards["rangers_boots"])
    sword = usage_of("prophecy", cards["great_sword"])
    assert boots is not None
    assert boots.by_itself
    assert sword is not None
    assert sword.used.told
    assert usage_of("high_card", cards["great_sword"]) is None


@pytest.mark.parametrize(("game", "decks"), [("seasons", 1), ("wizards", 3), ("prophecy", 4)])
def test_games_that_were_played_show_cards_of_their_decks(game: str, decks: int) -> None:
    found = chapter(played(game, 2, 1))
    assert len({one.deck for one in found.cards if one.taken.value}) >= decks
    assert any(one.used.value for one in found.cards)
