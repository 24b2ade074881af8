"""The greedy bot in Wizards: it gets farther than random play, and chooses as a sensible pupil."""

from typing import Any

import pytest

from fabletop.bots.bot import QUICK
from fabletop.bots.evaluations import wizards
from fabletop.bots.evaluations.wizards.goals import goals
from fabletop.bots.evaluations.wizards.seen import SeenWizards
from fabletop.core.game import settle
from fabletop.core.playout import playout
from fabletop.core.question import Option, Question, show
from fabletop.games.wizards import WIZARDS
from fabletop.games.wizards.isles import distance
from fabletop.games.wizards.scenario import GivenTask, Scenario, WizardsPlay


def standings(names: list[str], seed: int, **options: str) -> list[tuple[int, int]]:
    """Rank and points of every seat at the end of a game."""
    seats = len(names)
    table = WIZARDS.new(settle(WIZARDS, {"layout": "random", **options}, seats), seats, seed)
    bots = [QUICK[name]("wizards", 10 * seed + seat) for seat, name in enumerate(names)]

    def choose(question: Question) -> Option:
        return bots[question.seat].choose(question, lambda: WIZARDS.view(table, question.seat))

    playout(WIZARDS, table, choose)
    return [(player.rank, sum(player.points)) for player in table.players]


def best(play: WizardsPlay) -> str:
    """What the evaluation likes best at the open question."""
    question = play.question
    values = wizards.values(question, play.match.view(question.seat))
    return show(max(zip(values, question.options, strict=True))[1])


@pytest.mark.parametrize("play", ["competitive", "cooperative"])
def test_greedy_gets_farther_than_random_play(play: str) -> None:
    ahead = 0
    for seed in range(12):
        names = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        greedy, other = (
            standings(names, seed, play=play)[names.index(name)] for name in ("greedy", "random")
        )
        ahead += greedy > other
    assert ahead >= 11


def test_it_goes_to_a_mentor_first() -> None:
    play = Scenario(2).player(at="melekok-1").player().dice(5).start()
    play.answers("roll")
    assert best(play) == "step melekok-0"


def test_it_picks_up_its_markers() -> None:
    task = GivenTask("the_lost_shepherd", places={0: "harrowfield-3"})
    play = (
        Scenario(2)
        .player(order="druids", at="harrowfield-2", tasks=[task])
        .player()
        .dice(4)
        .start()
    )
    play.answers("roll")
    assert best(play) == "step harrowfield-3"
    play.answers("step harrowfield-3")
    assert best(play) == "stop"


def test_it_advances_and_reports_before_it_leaves() -> None:
    play = (
        Scenario(2)
        .player(
            order="druids",
            points=(5, 15, 10),
            at="sacred_circle-1",
            tasks=[
                GivenTask(
                    "reading_the_night_sky", mandatory=True, done=(0,), places={0: "torwall-5"}
                )
            ],
        )
        .player()
        .dice(3)
        .start()
    )
    play.answers("roll", "step sacred_circle-0")
    assert best(play) == "report reading_the_night_sky"
    play.answers("report reading_the_night_sky")
    assert best(play) == "advance"


def druid_who_earned_a_rank(at: str, *, demons: bool = True, **person: Any) -> WizardsPlay:
    """A Druid on the way, and Demons at Rüktal, who alone can raise her."""
    here: dict[str, Any] = {"order": "druids", "points": (5, 15, 10), "at": at}
    scenario = Scenario(2).player(**here | person).player().dice(3)
    play = scenario.demons(*["sacred_circle-0"] * demons).start()
    play.answers("roll")
    return play


def test_who_earned_a_rank_goes_to_the_mentor_though_demons_are_there() -> None:
    play = druid_who_earned_a_rank("sacred_circle-1")
    assert best(play) == "step sacred_circle-0"
    play.answers("step sacred_circle-0")
    assert best(play) == "advance"


@pytest.mark.parametrize("demons", [True, False])
def test_who_earned_a_rank_comes_nearer_to_the_mentor_from_afar(demons: bool) -> None:
    play = druid_who_earned_a_rank("sacred_circle-8", demons=demons)
    numbers = play.table.isles.numbers
    step = best(play).removeprefix("step ")
    assert distance(numbers[step], numbers["sacred_circle-0"]) == 1


def test_who_is_dazed_goes_to_be_healed_though_demons_are_there() -> None:
    play = druid_who_earned_a_rank("sacred_circle-1", points=(0, 0, 0), dazed=True)
    assert best(play) == "step sacred_circle-0"


@pytest.mark.parametrize(
    ("site", "is_goal"), [("torwall_town", False), ("glendale_dwelling", True)]
)
def test_elves_are_worth_meeting_demons_and_a_town_is_not(site: str, is_goal: bool) -> None:
    play = Scenario(2).player(order="wizards").player().demons(site).dice(3).start()
    found = {space for space, _ in goals(SeenWizards(play.match.view(0), 0))}
    assert (play.table.isles.where[site] in found) == is_goal


def test_it_gains_what_it_lacks_for_the_next_rank() -> None:
    play = (
        Scenario(2)
        .player(order="wizards", points=(15, 10, 0), at="glendale-1")
        .player()
        .dice(3, 4, 3)
        .start()
    )
    play.answers("roll", "step glendale-0")
    assert best(play) == "gain power"


def test_it_dispels_demons_where_it_can() -> None:
    play = (
        Scenario(2)
        .player(order="wizards", rank=2, points=(15, 10, 5), at="harrowfield-2")
        .player()
        .demons("harrowfield-3")
        .dice(3)
        .start()
    )
    play.answers("roll", "step harrowfield-3")
    assert best(play) == "dispel"


def test_who_is_dragonbound_calls_for_help() -> None:
    play = Scenario(2).player(order="druids", bound=True).player().start()
    assert best(play) == "call"


def test_lands_are_laid_close_together() -> None:
    play = Scenario(2, layout="laid").start()
    while len(play.table.placements) < 4:
        play.answers(best(play))
    centres = [centre for _, centre, _ in play.table.placements]

    assert all(min(distance(a, b) for b in centres if b != a) <= 6 for a in centres)
