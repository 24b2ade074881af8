"""What a card is said to give is what it gives in play, for every card of the box."""

import pytest

from fabletop.core.question import show
from fabletop.games.seasons.box import open_box
from fabletop.games.seasons.cards.power import POWERS
from fabletop.games.seasons.rules.activation import ACTIVATIONS
from fabletop.games.seasons.rules.moments import MOMENTS
from fabletop.games.seasons.rules.play_area import ON_PLAY
from fabletop.games.seasons.scenario import Scenario, SeasonsPlay
from fabletop.games.seasons.seen.cards import card_gives
from fabletop.games.seasons.seen.gives import EMPTY, CardGives, Usual
from fabletop.games.seasons.seen.tried import activation_gives, entering_gives
from fabletop.games.seasons.seen.turn import at_end
from tests.games.seasons.seen import look
from tests.games.seasons.seen.playing import change, held, play_on, said

CARDS = open_box().cards
OWN = ("runic_cube_of_eolis", "syllas_the_faithful")
THEIRS = ("olafs_blessed_statue", "scepter_of_greatness", "naria_the_prophetess")
LEFT = "ww*."
"""A die with one dot: the season does not change."""

USUAL = (
    Usual((0, 1, 0, 0), 2, 0, 2, 30, (1, 1, 1, 0), 2, 20),
    Usual((3, 1, 1, 1), 2, 1, 2, 12, (1, 1, 1, 1), 2, 20),
)


def scene(card: str = "", reserve: str = "3 water 1 earth 1 fire", *, laid: str = "") -> Scenario:
    """A sorcerer with this card in play, ahead in crystals, and an opponent with some of all."""
    play = [*OWN, *([card] if card else [])]
    return (
        Scenario(2)
        .at(year=2, space=1)
        .sorcerer(
            crystals=30,
            gauge=9,
            reserve=reserve,
            play=play,
            on={card: laid} if laid else None,
            hand=["hourglass_of_time", "air_elemental"],
            bonuses=1,
        )
        .sorcerer(crystals=20, gauge=9, reserve="2 fire 2 air", play=list(THEIRS))
        .discarded("purse_of_io", "tree_of_light", "kairn_the_destroyer")
        .leftover(LEFT)
    )


@pytest.mark.parametrize("card", CARDS)
def test_every_card_says_what_it_gives_or_why_it_cannot(card: str) -> None:
    found = [card_gives(open_box(), 2, card, usual) for usual in USUAL]
    if not CARDS[card].kinds:
        assert found == [EMPTY] * len(USUAL)
    elif POWERS[card].silent:
        assert found == [CardGives(silent=True)] * len(USUAL)
    else:
        assert any(gives != EMPTY for gives in found)


@pytest.mark.parametrize("card", [card for card in ON_PLAY if card != "temporal_boots"])
def test_what_a_card_gives_at_once(card: str) -> None:
    gives = entering_gives(look(scene().start().match, 0), 0, card)
    play = scene(card).start(entered=card)
    before = held(scene(card).start().table)
    play_on(play, "turn")
    if gives.play > 0 or gives.looked or card == "vampiric_crown":
        return _only_cards(card, gives.hand + gives.play)
    assert change(before, held(play.table)) == said(gives)


def _only_cards(card: str, cards: int) -> None:
    """Which cards are drawn is luck; how many come is certain."""
    play = scene(card).start(entered=card)
    before = held(play.table)
    play_on(play, "turn")
    found = change(before, held(play.table))
    assert found["hand"] + found["cards"] >= cards > 0


def test_temporal_boots_may_move_the_marker() -> None:
    play = scene("temporal_boots").start(entered="temporal_boots")
    gives = entering_gives(look(scene().start().match, 0), 0, "temporal_boots")
    assert gives.spaces == sum(option.startswith("forward") for option in play.options) == 3


def gears(play: SeasonsPlay) -> list[str]:
    return [option for option in play.options if option.startswith("activate")]


LAID = {"fairy_monolith": "2 fire", "glutton_cauldron": "6 fire", "jewel_of_the_ancients": "2 fire"}


@pytest.mark.parametrize("laid", [False, True], ids=["empty", "laid"])
@pytest.mark.parametrize("card", ACTIVATIONS)
def test_what_an_activation_gives(card: str, laid: bool) -> None:
    energy = LAID.get(card, "") if laid else ""
    options = gears(scene(card, laid=energy).start())
    assert options or not energy
    for option in options:
        play = scene(card, laid=energy).start()
        before = held(play.table)
        gives = activation_gives(look(play.match, 0), 0, *option.split()[1:])
        play.answers(option)
        play_on(play, "turn")
        found, told = change(before, held(play.table)), said(gives)
        if gives.play > 0:
            found, told = {"cards": found["cards"]}, {"cards": told["cards"]}
        assert found == told, show(play.question.options[0])


def usual_scene(card: str, usual: Usual, leftover: str) -> Scenario:
    """The scene of a usual position without familiars and hands."""
    reserve = zip(usual.reserve, ("water", "earth", "fire", "air"), strict=True)
    tokens = " ".join(f"{count} {energy}" for count, energy in reserve)
    return (
        Scenario(2)
        .at(year=2, space=1)
        .sorcerer(
            crystals=usual.crystals, gauge=9, reserve=tokens, play=[card, "runic_cube_of_eolis"]
        )
        .sorcerer(crystals=usual.their_crystals, gauge=9)
        .leftover(leftover)
    )


MOMENT = [(moment, card) for moment in MOMENTS for card in MOMENTS[moment]]
COUNTED = ("crystals", "energy", "their_crystals")
STATUE, IO, HEART = "statue_of_eolis", "ios_transmuter", "heart_of_argos"


@pytest.mark.parametrize(("moment", "card"), [one for one in MOMENT if one[1] not in (IO, STATUE)])
def test_what_a_round_or_a_season_gives(moment: str, card: str) -> None:
    for reserve in ((0, 1, 0, 0), (0, 4, 0, 0)):
        usual = Usual(reserve, 1, 0, 0, 30, (0, 0, 0, 0), 0, 20)
        gives = card_gives(open_box(), 2, card, usual)
        play = usual_scene(card, usual, "ww*." if moment == "round" else "ww*...").start(active=1)
        before = held(play.table)
        play.answers("end")
        play_on(play, "take")
        found = change(before, held(play.table))
        ways = gives.each_round if moment == "round" else gives.each_season
        assert {name: found[name] for name in COUNTED} in [
            {name: said(way)[name] for name in COUNTED} for way in ways
        ]


def test_both_lines_of_a_statue_are_told() -> None:
    usual = Usual((0, 1, 0, 0), 1, 0, 0, 30, (0, 0, 0, 0), 0, 20)
    told = card_gives(open_box(), 2, STATUE, usual).each_season
    play = usual_scene(STATUE, usual, "ww*...").start(active=1)
    play.answers("end")
    found = []
    for option in play.options:
        world = usual_scene(STATUE, usual, "ww*...").start(active=1)
        world.answers("end")
        before, known = held(world.table), len(look(world.match, 0).top)
        world.answers(option)
        seen = len(look(world.match, 0).top) - known
        play_on(world, "take")
        found.append({**change(before, held(world.table)), "foreseen": seen})
    assert found == [{**said(gives), "foreseen": gives.foreseen} for gives in told]


@pytest.mark.parametrize("reserve", ["", "5 fire"])
def test_what_the_end_brings(reserve: str) -> None:
    cards = ["ragfields_helm", "lantern_of_xidit", "sealed_chest_of_urm", "jewel_of_the_ancients"]
    play = (
        Scenario(2)
        .at(year=3, space=12)
        .sorcerer(crystals=50, gauge=9, reserve=reserve, play=cards)
        .sorcerer(gauge=9)
        .start(active=1)
    )
    told = at_end(look(play.match), 0)
    play.answers("end")
    play_on(play)
    assert dict(play.sorcerer().harvest) == {tag: n for tag, n in told.items() if n}
