"""The greedy bot in Seasons: it beats random play, and chooses as a sensible sorcerer would."""

import pytest

from fabletop.bots.bot import QUICK
from fabletop.bots.evaluations import seasons
from fabletop.core.game import settle
from fabletop.core.playout import playout
from fabletop.core.question import Option, Question, show
from fabletop.games.seasons import SEASONS
from fabletop.games.seasons.scenario import Scenario, SeasonsPlay


def winners(names: list[str], seed: int, **options: str) -> set[str]:
    """The bots that won, or shared, a game."""
    seats = len(names)
    table = SEASONS.new(settle(SEASONS, options, seats), seats, seed)
    bots = [QUICK[name]("seasons", 10 * seed + seat) for seat, name in enumerate(names)]

    def choose(question: Question) -> Option:
        return bots[question.seat].choose(question, lambda: SEASONS.view(table, question.seat))

    playout(SEASONS, table, choose)
    result = SEASONS.result(table)
    assert result is not None
    return {names[seat] for seat in result.winners}


def best(play: SeasonsPlay) -> str:
    """What the evaluation likes best at the open question."""
    question = play.question
    values = seasons.values(question, play.match.view(question.seat))
    return show(max(zip(values, question.options, strict=True))[1])


def value(play: SeasonsPlay, option: str) -> float:
    question = play.question
    values = seasons.values(question, play.match.view(question.seat))
    return values[play.options.index(option)]


@pytest.mark.parametrize(
    "options",
    [
        {"pool": "30"},
        {"pool": "50"},
        {"pool": "50_enchanted", "tokens": "yes", "enchantment": "random"},
    ],
    ids=["1-30", "1-50", "everything"],
)
def test_greedy_beats_random_in_95_of_100_games_of_two(options: dict[str, str]) -> None:
    won = 0
    for seed in range(100):
        names = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        won += winners(names, seed, **options) == {"greedy"}
    assert won >= 95


def test_it_answers_every_kind_of_question_in_every_pool() -> None:
    for seed in range(12):
        pool = ("30", "50", "30_enchanted", "50_enchanted")[seed % 4]
        assert winners(["greedy"] * 3, seed, pool=pool, enchantment="random", tokens="yes")


def test_at_the_very_end_it_turns_energy_into_crystals() -> None:
    play = (
        Scenario(2, pool="50")
        .at(year=3, space=12)
        .sorcerer(reserve="3 water 1 air")
        .sorcerer()
        .die("f*T...")
        .start()
    )
    assert best(play) == "transmute water 3"


def test_early_it_keeps_the_energy_that_a_card_in_hand_needs() -> None:
    play = (
        Scenario(2, pool="50")
        .sorcerer(reserve="2 water", gauge=3, hand=["olafs_blessed_statue"])
        .sorcerer()
        .die("f*T...")
        .start()
    )
    assert best(play) == "end"


def test_it_summons_what_it_can_pay_for() -> None:
    play = (
        Scenario(2, pool="50")
        .sorcerer(reserve="3 water", hand=["olafs_blessed_statue"])
        .sorcerer()
        .start()
    )
    assert best(play) == "summon olafs_blessed_statue"


def test_a_token_that_a_card_needs_is_worth_more() -> None:
    play = (
        Scenario(2, pool="50")
        .sorcerer(reserve="2 water", hand=["olafs_blessed_statue", "cursed_treatise_of_arus"])
        .sorcerer()
        .start()
        .answers("summon cursed_treatise_of_arus")
    )
    assert isinstance(play, SeasonsPlay)
    assert value(play, "gain water") > value(play, "gain fire")


def test_it_gives_up_the_card_that_is_worth_least() -> None:
    play = (
        Scenario(2, pool="50")
        .sorcerer(reserve="3 fire", hand=["syllas_the_faithful"])
        .sorcerer(play=["runic_cube_of_eolis", "potion_of_dreams", "temporal_boots"])
        .start()
        .answers("summon syllas_the_faithful")
    )
    assert isinstance(play, SeasonsPlay)
    assert best(play) == "sacrifice temporal_boots"


def test_a_card_drawn_in_the_last_round_is_not_kept() -> None:
    play = (
        Scenario(2, pool="50")
        .at(year=3, space=12)
        .sorcerer()
        .sorcerer()
        .top("demon_of_argos")
        .die("c..")
        .start(phase="die")
        .answers("draw")
    )
    assert isinstance(play, SeasonsPlay)
    assert best(play) == "discard demon_of_argos"


def test_a_die_with_what_is_needed_is_liked() -> None:
    play = (
        Scenario(2, pool="50")
        .sorcerer(gauge=1, hand=["olafs_blessed_statue"])
        .sorcerer()
        .die("ww*..", seat=0)
        .die("f*T...", seat=1)
        .start(phase="take")
    )
    faces = SEASONS.new(settle(SEASONS, {}, 2), 2, 0).box.faces
    assert faces[best(play).removeprefix("take ")].energies[0] == 2


def test_a_bonus_is_not_wasted_early() -> None:
    play = Scenario(2, pool="50").sorcerer(reserve="1 water").sorcerer().start()
    assert best(play) == "end"
