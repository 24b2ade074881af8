"""What cards give as long as they lie there, and what bonus actions give, compared with play."""

import pytest

from fabletop.core.question import parse
from fabletop.games.seasons.box import open_box
from fabletop.games.seasons.rules.energy import COVERS, LIMITS, STORES, limit
from fabletop.games.seasons.rules.transmutation import ADDS, PERMITS
from fabletop.games.seasons.scenario import Scenario
from fabletop.games.seasons.seen.cards import bonus_gives, card_gives
from fabletop.games.seasons.seen.gives import Filled, Usual
from fabletop.games.seasons.seen.tried import choice_gives
from fabletop.games.seasons.seen.turn import seasons_in, space_after
from tests.games.seasons.seen import look
from tests.games.seasons.seen.playing import change, held, play_on, said
from tests.games.seasons.seen.test_cards import STATUE, usual_scene

BOX = open_box()
USUAL = Usual((2, 1, 0, 0), 1, 0, 0, 30, (0, 0, 0, 0), 0, 20)
PLAIN = "runic_cube_of_eolis"
LASTING = sorted({*LIMITS, *COVERS, *PERMITS, *ADDS, *STORES, PLAIN})
HOLDING = ["amulet_of_water", "fairy_monolith", "glutton_cauldron", "jewel_of_the_ancients"]
OLAF = "olafs_blessed_statue"


def transmuting(card: str) -> int:
    """The crystals for a token with this card in play."""
    play = Scenario(2).sorcerer(reserve="2 fire", play=[card]).sorcerer().die("f*T...").start()
    before = play.sorcerer().crystals
    play.answers("transmute fire 1")
    return play.sorcerer().crystals - before


@pytest.mark.parametrize("card", LASTING)
def test_what_a_card_gives_as_long_as_it_lies_there(card: str) -> None:
    gives = card_gives(BOX, 2, card, USUAL)
    scene = Scenario(2).sorcerer(reserve="2 fire", play=[card]).sorcerer(reserve="2 fire")
    play = scene.die("ww+3.").start()
    assert gives.permits == ("transmute fire 1" in play.options)
    own, plain = (limit(play.table, sorcerer) for sorcerer in play.table.sorcerers)
    assert gives.spaces == own - plain
    assert gives.adds == transmuting(card) - transmuting(PLAIN)


@pytest.mark.parametrize("card", HOLDING)
def test_tokens_on_a_card_pay_if_it_was_said(card: str) -> None:
    scene = Scenario(2).sorcerer(
        reserve="2 water", hand=[OLAF], play=[card], gauge=3, on={card: "1 water"}
    )
    play = scene.sorcerer().start()
    assert card_gives(BOX, 2, card, USUAL).stores == (f"summon {OLAF}" in play.options)


@pytest.mark.parametrize("kind", ["exchange", "gauge", "transmute"])
def test_a_bonus_gives_what_was_said(kind: str) -> None:
    gives = bonus_gives(BOX, 2, kind, USUAL)
    play = usual_scene(PLAIN, USUAL, "ww*.").start()
    before, more = held(play.table), look(play.match).more
    play.answers(next(one for one in play.options if one.startswith(f"bonus {kind}")))
    play_on(play, "turn")
    assert change(before, held(play.table)) == said(gives)
    view = look(play.match)
    assert (view.transmuting, view.more - more) == (gives.transmutes, gives.extra)


def test_an_option_tells_what_is_foreseen() -> None:
    usual = Usual((0, 1, 0, 0), 1, 0, 0, 30, (0, 0, 0, 0), 0, 20)
    play = usual_scene(STATUE, usual, "ww*...").start(active=1)
    play.answers("end")
    view, known = look(play.match, 0), len(look(play.match, 0).top)
    for option in play.options:
        told = choice_gives(view, play.question, parse(option)).foreseen
        world = usual_scene(STATUE, usual, "ww*...").start(active=1)
        world.answers("end", option)
        assert told == len(look(world.match, 0).top) - known


def test_activations_to_come_are_counted_by_whole_ones() -> None:
    filled = Filled(times=3, tokens=9, crystals=0, at_end=35, stored=3)
    assert [filled.lacking(laid) for laid in (0, 2, 3, 8)] == [3, 3, 2, 1]


@pytest.mark.parametrize("steps", [1, 2, 3])
def test_seasons_change_as_often_as_was_said(steps: int) -> None:
    changes = 0
    for space in range(1, 13):
        view = look(Scenario(2).at(year=1, space=space).sorcerer().sorcerer().start().match)
        season, later = ((one - 1) // 3 for one in (space, space_after(view, steps)))
        changes += season != later
    assert changes / 12 == seasons_in(steps)
