"""The page on Prophecy in simulation tells what was counted."""

from collections import Counter

from tools.reports.prophecy import report
from tools.reports.prophecy_card_use import offered_and_chosen, row, standouts
from tools.reports.prophecy_chapters import Series, page

from fabletop.core.cards.library import LibraryCard
from fabletop.games.prophecy import PROPHECY
from fabletop.lab.counting.census import CensusGame, Tally
from fabletop.lab.playing.simulate import Outcome
from tests.tools.markdown import line

CARDS = {card.id: card for card in PROPHECY.library({}) if "part" not in dict(card.facts)}


def game(rounds: int, winner: int, began: int = 0, ended_by: str = "artifacts") -> CensusGame:
    outcome = Outcome(10 * rounds, rounds, True, (winner,), ended_by)
    return CensusGame(outcome, began, ("paladin", "mystic"))


def four_games() -> str:
    """Four games of two players, and one that was given up."""
    played = [
        game(20, winner=0),
        game(30, winner=0),
        game(40, winner=1),
        game(60, winner=0, began=1, ended_by="survivor"),
        CensusGame(Outcome(5, 99), 0, ("paladin", "mystic")),
    ]
    return page([Series("Standard", 2, "greedy", Tally(played))], "the command")


def test_length_is_told_by_quartiles_of_the_finished_games() -> None:
    cells = line(four_games(), "Standard, 2 players", "greedy")
    assert cells == ["5", "28", "35", "45", "350"]


def test_endings_are_shares_of_all_games() -> None:
    text = four_games()
    assert line(text, "variant", "bot", "artifacts") == ["given up", "survivor"]
    assert line(text, "Standard", "greedy") == ["60.0%", "20.0%", "20.0%"]


def test_victories_count_by_the_order_of_turns() -> None:
    first, second, *_ = line(four_games(), "2 players", "greedy")
    assert first.startswith("50.0% (15.0% to 85.0%)")
    assert second.startswith("50.0% (15.0% to 85.0%)")


def test_victories_count_by_the_first_character_with_its_fair_share() -> None:
    text = four_games()
    assert line(text, "Paladin")[:3] == ["4", "75.0% (30.1% to 95.4%)", "50.0%"]
    assert "-" in line(text, "Scout")[1]


def tally(**counts: Counter[tuple[str, str]]) -> Tally:
    return Tally([], **counts)


def what_stands_out(counted: Tally, *cards: str) -> dict[str, str]:
    return {one.card.id: one.what for one in standouts(counted, (CARDS[card] for card in cards))}


def test_a_creature_is_seen_when_laid_out_and_used_when_fought() -> None:
    told = Counter({("rat", "laid"): 3, ("rat", "uncovered"): 1, ("rat", "fights"): 2})
    told["rat", "won"] = 1
    assert row(tally(told=told), CARDS["rat"])[:3] == [4, 2, 1]


def test_what_is_offered_and_not_chosen_is_passed_over() -> None:
    offered = Counter({("ruin", "use"): 7, ("prayer", "learn"): 3})
    chosen = Counter({("ruin", "use"): 2})
    counted = tally(offered=offered, chosen=chosen)
    assert row(counted, CARDS["ruin"]) == [0, 0, 5]
    assert row(counted, CARDS["prayer"])[3] == 3


def test_what_works_by_itself_is_used_by_its_owner() -> None:
    told = Counter({("toughness", "taught"): 4, ("toughness", "learned"): 3})
    told["gauntlets_of_strength", "found"] = 2
    told["banner_of_hope", "artifact"] = 1
    counted = tally(told=told)
    assert row(counted, CARDS["toughness"])[1] == 3
    assert row(counted, CARDS["gauntlets_of_strength"])[1] == 2
    assert row(counted, CARDS["banner_of_hope"])[1] == 1


def test_boots_carpet_and_teleport_are_told_as_movements() -> None:
    told = Counter({("boots", "moved"): 5, ("teleport", "moved"): 4})
    told["master_wizard", "opportunity"] = 3
    counted = tally(told=told)
    assert row(counted, CARDS["rangers_boots"])[1] == 5
    assert row(counted, CARDS["scroll_of_teleportation"])[1] == 1


def test_never_seen_never_used_and_always_declined_are_told_apart() -> None:
    told = Counter({("ruin", "laid"): 5, ("hermit", "laid"): 1, ("dryad", "laid"): 1})
    told["dryad", "opportunity"] = 1
    offered = Counter({("ruin", "use"): 7})
    counted = tally(told=told, offered=offered)
    found = what_stands_out(counted, "ruin", "hermit", "dryad", "collector")
    assert found == {"ruin": "always declined", "hermit": "never used", "collector": "never seen"}
    assert offered_and_chosen(counted, CARDS["ruin"]) == (7, 0)


def test_an_item_that_nobody_buys_but_somebody_uses_does_not_stand_out() -> None:
    told = Counter({("sword", "for_sale"): 2, ("sword", "found"): 1, ("sword", "uses"): 1})
    offered = Counter({("sword", "buy"): 2})
    assert what_stands_out(tally(told=told, offered=offered), "sword") == {}


def test_every_deck_of_the_library_has_its_table() -> None:
    def counts(card: LibraryCard) -> list[int]:
        return row(Tally(), card)

    assert all(not any(counts(card)) for card in CARDS.values())


def test_the_same_seed_writes_the_same_page() -> None:
    assert report(10, 5, 1) == report(10, 5, 1)
