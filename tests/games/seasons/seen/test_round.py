"""What is still to come in a round, and what counts at the end, as the rules then do it."""

import pytest

from fabletop.core.game import settle
from fabletop.core.playout import playout
from fabletop.core.question import Option, Question
from fabletop.games.seasons import SEASONS
from fabletop.games.seasons.rules import dice
from fabletop.games.seasons.scenario import Scenario, SeasonsPlay
from fabletop.games.seasons.seen.tried import ability_gives
from fabletop.games.seasons.seen.turn import (
    bonuses_left,
    dice_to_come,
    keeping_price,
    left_over,
    prestige_in_play,
    space_to_come,
    token_prestige,
    tokens_saved,
)
from fabletop.games.seasons.state import Table
from tests.games.seasons.seen import look
from tests.games.seasons.seen.playing import play_on

OLAF = "olafs_blessed_statue"
STATUE = "statue_of_eolis"


def applied(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int, str]]:
    """Dice as they are applied: the round, the seat, the face."""
    found: list[tuple[int, int, str]] = []
    rule = dice.apply_die

    def note(table: Table, seat: int) -> None:
        found.append((table.round, seat, table.taken[seat]))
        rule(table, seat)

    monkeypatch.setattr(dice, "apply_die", note)
    return found


@pytest.mark.pure
def test_dice_to_come_are_those_that_are_applied_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a whole game: of the dice taken, those to come are applied later in the round, and the
    others were applied before."""
    done = applied(monkeypatch)
    told: list[tuple[int, int, list[str]]] = []
    table = SEASONS.new(settle(SEASONS, {"pool": "50"}, 3), 3, 1)

    def choose(question: Question) -> Option:
        if table.phase != "take" and table.round:
            told.append((table.round, len(done), dice_to_come(SEASONS.view(table, None))))
        return question.options[-1]

    playout(SEASONS, table, choose)
    for number, before, faces in told:
        after = {seat: face for now, seat, face in done[before:] if now == number}
        assert {seat: face for seat, face in enumerate(faces) if face} == after
    assert any(any(faces) for *_, faces in told)


def test_dice_are_to_come_as_soon_as_they_are_taken() -> None:
    play = Scenario(3).sorcerer().sorcerer().sorcerer().start(phase="take")
    assert (dice_to_come(look(play.match)), left_over(look(play.match))) == ([""] * 3, "")
    taken = play.options[0]
    play.answers(taken)
    assert dice_to_come(look(play.match)) == [taken.removeprefix("take "), "", ""]


@pytest.mark.parametrize("shows", ["ww*.", "ww*..."])
def test_the_marker_goes_where_the_die_left_over_says(shows: str) -> None:
    play = Scenario(2).sorcerer().sorcerer().leftover(shows).start(active=1)
    view = look(play.match)
    assert play.table.box.faces[left_over(view)].shows == shows
    told = space_to_come(view)
    play.answers("end")
    play_on(play, "take")
    assert look(play.match).space == told == 1 + shows.count(".")


def test_the_marker_advances_only_once_in_a_round() -> None:
    """A change of season asks questions after the marker has advanced."""
    play = Scenario(2).sorcerer(play=[STATUE]).sorcerer().leftover("ww*...").start(active=1)
    assert space_to_come(look(play.match)) == 4
    play.answers("end")
    view = look(play.match)
    assert (play.question.kind, view.space) == ("statue", 4)
    assert space_to_come(view) is None


def test_before_all_dice_are_taken_nobody_knows_where_the_marker_goes() -> None:
    play = Scenario(2).sorcerer().sorcerer().start(phase="take")
    assert space_to_come(look(play.match)) is None


def bonus(bonuses: int) -> SeasonsPlay:
    return Scenario(2).sorcerer(bonuses=bonuses, reserve="2 water").sorcerer().start()


@pytest.mark.parametrize("used", range(4))
def test_bonuses_left_can_be_used(used: int) -> None:
    offered = [option for option in bonus(used).options if option.startswith("bonus")]
    assert (bonuses_left(used) > 0) == bool(offered)
    assert bonuses_left(used) == 3 - used


@pytest.mark.parametrize(
    ("cards", "enchantment", "saved"),
    [([], "none", 0), (["hand_of_fortune"], "none", 1), ([], "nature_spirit", -1)],
)
def test_tokens_saved_are_still_there_after_summoning(
    cards: list[str], enchantment: str, saved: int
) -> None:
    scene = Scenario(2, enchantment=enchantment)
    scene.sorcerer(reserve="4 water", gauge=3, hand=[OLAF], play=cards).sorcerer()
    play = scene.start()
    assert tokens_saved(look(play.match, 0), 0, OLAF) == saved
    play.answers(f"summon {OLAF}")
    play_on(play, "turn")
    assert sum(play.reserve().values()) == 4 - 3 + saved


def test_prestige_of_cards_and_of_a_used_ability_is_that_of_the_score() -> None:
    scene = Scenario(2).at(year=3, space=12)
    scene.sorcerer(play=["amulet_of_air", OLAF], token="four_water", token_used=True)
    play = scene.sorcerer(token="hand_is_worth").start(active=1)
    view = look(play.match)
    told = prestige_in_play(view, 0), token_prestige(view, 0), token_prestige(view, 1)
    play.answers("end")
    play_on(play)
    own, other = (dict(lines) for lines in look(play.match).sheets)
    assert told == (own["prestige"], own["token"], other["token"])
    assert told[0] > 0
    assert told[1:] == (18, 0)


@pytest.mark.parametrize("enchantment", ["none", "argoss_embrace"])
def test_keeping_a_card_costs_what_was_said(enchantment: str) -> None:
    scene = Scenario(2, enchantment=enchantment).sorcerer(crystals=9).sorcerer().top(OLAF)
    play = scene.die("c..").start(phase="die")
    play.answers("draw")
    told = keeping_price(look(play.match, 0))
    play.answers(f"keep {OLAF}")
    assert 9 - play.sorcerer().crystals == told
    assert (told > 0) == (enchantment == "argoss_embrace")


def test_a_token_moves_the_marker_as_far_as_was_said() -> None:
    play = Scenario(2).at(year=2, space=5).sorcerer(token="move_season").sorcerer().start()
    spaces = ability_gives(look(play.match, 0), 0).spaces
    play.answers("ability")
    assert play.options == [f"forward {spaces}", f"back {spaces}"]
