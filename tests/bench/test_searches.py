"""The benchmark of searches, with so few tries that its results mean nothing."""

import sys
from pathlib import Path
from random import Random

import pytest
from bench.interleaving import Peer
from bench.ours import SEASONS_FOR_TWO
from bench.rounds import Round
from bench.search import with_peers
from bench.search.alone import ponder
from bench.search.alone import sheet as search_sheet
from bench.search.ours import AS_EXPERT, TO_THE_END, Ours, choices
from bench.search.shares import ENTRY, SEARCH, shares
from bench.search.tempo import CHOICES, Tempo, parse_round, spread, work
from bench.sheet import Sheet

from bench import sheet
from fabletop.bots.levels import LEVELS


def test_the_measured_choices_are_spread_over_the_whole_game() -> None:
    assert spread(range(24)) == list(range(1, 24, 2))
    assert spread(range(2), 4) == [0, 0, 1, 1]


def test_a_worker_prints_what_the_parent_reads(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["worker", "0", "1"])
    print("a library says hello")
    work("1.0", [Ours(SEASONS_FOR_TWO, AS_EXPERT, tries=4)])
    searched = parse_round(capsys.readouterr().out)
    [tempo] = searched.results
    assert (searched.version, tempo.bot, tempo.language) == ("1.0", AS_EXPERT, "Python")
    assert tempo.simulations > 0
    assert tempo.length > 1


def test_playing_to_the_end_takes_more_choices_than_the_expert_plays_on() -> None:
    pondered = ponder(SEASONS_FOR_TWO, runs=1, seed=1, number=2, tries=4)
    assert {len(rates) for rates in pondered.rates.values()} == {2}
    assert sum(pondered.lengths[TO_THE_END]) > 2 * sum(pondered.lengths[AS_EXPERT])
    assert list(pondered.levels) == list(LEVELS)
    rows = {row[0] for row in search_sheet([pondered], "", 1).rows}
    assert rows >= {f"{level}, ms a decision: median" for level in LEVELS}


def test_counting_the_choices_of_a_try_leaves_the_search_as_it_is() -> None:
    ours = Ours(SEASONS_FOR_TWO, TO_THE_END, tries=4)
    choice = choices(ours.played, Random(1))[-2]
    before = ours.think(choice, Random(2))
    assert ours.length(choice, Random(2)) == ours.length(choice, Random(2)) >= 1
    assert ours.think(choice, Random(2)) == before


def test_ratios_compare_choices_and_not_simulations() -> None:
    ours = Round("1", (Tempo("long", "bot", "Python", 10, 500),))
    theirs = Round("2", (Tempo("short", "bot", "C++", 1000, 10),))
    written = with_peers.sheet([Peer("peer", [(ours, theirs)])], "", 1, 1.0)
    assert written.rows[0][-2:] == ("5,000", "")
    assert written.rows[1] == ("peer 2: short", "bot", "C++", "1,000", "10", "10,000", "0.5")


def test_a_peer_that_cannot_run_is_said_to_be_missing() -> None:
    [row] = with_peers.sheet([Peer("peer", problem="no such module")], "", 1, 1.0).rows
    assert row[0] == "peer: not measured here (no such module)"


def test_a_sample_belongs_to_the_room_that_the_search_went_into() -> None:
    stacks = "\n".join(
        (
            "main (bench/x.py:1) 7",
            f"main (bench/x.py:1);{ENTRY}:9) 1",
            f"{ENTRY}:9);Walk.answer (fabletop/core/walk.py:4);deal (fabletop/core/chance.py:1) 2",
            f"{ENTRY}:9);Seasons.view (fabletop/games/seasons/game.py:4);"
            "cost (fabletop/games/seasons/rules/payment.py:4) 3",
            f"{ENTRY}:9);values (fabletop/bots/evaluations/seasons/choices.py:4) 4",
        )
    )
    found = shares("a game", stacks)
    assert found.samples == 10
    assert found.parts == {SEARCH: 0.1, "rules": 0.2, "views": 0.3, "greedy values": 0.4}


@pytest.mark.parametrize(
    "name",
    ["bench", "compare", "load", "peers", "profile", "search", "search-peers", "search-profile"],
)
def test_a_sheet_is_written_between_its_marks_and_nowhere_else(
    name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    page = sheet.PAGE.read_text(encoding="utf-8")
    copy = tmp_path / "performance.md"
    copy.write_text(page, encoding="utf-8")
    monkeypatch.setattr(sheet, "PAGE", copy)
    Sheet(name, ("a note",), ("what", "how much"), (("all", "1"),)).write()
    before, _, rest = page.partition(f"<!-- {name} -->")
    after = rest.partition(f"<!-- /{name} -->")[2]
    written = copy.read_text(encoding="utf-8")
    assert written.startswith(before)
    assert written.endswith(after)
    assert written[len(before) : -len(after)].count("| all | 1 |") == 1


def test_the_page_says_how_many_choices_of_a_game_are_measured() -> None:
    assert str(CHOICES) in with_peers.sheet([], "", 1, 1.0).notes[1]
