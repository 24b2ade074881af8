"""What a sorcerer is ready for: cards that could be paid, tokens that can be spent, dice to come,
extras that end with the turn; compared with the rules."""

import pytest

from fabletop.games.seasons.box import open_box
from fabletop.games.seasons.printed import ENERGIES
from fabletop.games.seasons.rules.play_area import has_slot
from fabletop.games.seasons.scenario import Scenario
from fabletop.games.seasons.seen import tried
from fabletop.games.seasons.seen.turn import (
    began,
    could_pay,
    face_gives,
    purse_of,
    rates_of,
    tokens_to_put,
)
from tests.games.seasons.seen import look
from tests.games.seasons.seen.playing import change, held, play_on, said

OLAF, WATER = "olafs_blessed_statue", "amulet_of_water"
READY: dict[str, tuple[bool, Scenario]] = {
    "plain": (True, Scenario(2).sorcerer(reserve="3 water", hand=[OLAF]).sorcerer()),
    "poor": (False, Scenario(2).sorcerer(reserve="2 water", hand=[OLAF]).sorcerer()),
    "leech": (
        False,
        Scenario(2).sorcerer(reserve="3 water", hand=[OLAF]).sorcerer(play=["arcano_leech"]),
    ),
    "hand": (
        True,
        Scenario(2)
        .sorcerer(reserve="2 water", hand=[OLAF], play=["hand_of_fortune"], gauge=2)
        .sorcerer(),
    ),
    "store": (
        True,
        Scenario(2)
        .sorcerer(reserve="1 water", hand=[OLAF], play=[WATER], gauge=2, on={WATER: "2 water"})
        .sorcerer(),
    ),
    "nature": (
        False,
        Scenario(2, enchantment="nature_spirit")
        .sorcerer(reserve="3 water", hand=[OLAF])
        .sorcerer(),
    ),
}


@pytest.mark.parametrize("why", READY)
def test_what_could_be_paid(why: str) -> None:
    expected, scene = READY[why]
    play = scene.start()
    assert could_pay(look(play.match, 0), 0, OLAF) == expected
    assert (f"summon {OLAF}" in play.options) == expected


def test_entangling_roots_allow_one_card_in_a_turn() -> None:
    scene = Scenario(2, enchantment="entangling_roots")
    play = scene.sorcerer(reserve="3 water 1 air", hand=[OLAF, "horn_of_plenty"], gauge=5)
    started = play.sorcerer().start()
    assert could_pay(look(started.match, 0), 0, OLAF)
    started.table.summons = 1
    assert not could_pay(look(started.match, 0), 0, OLAF)


def test_tokens_on_an_amulet_can_be_spent() -> None:
    scene = Scenario(2).sorcerer(reserve="1 water", play=[WATER], on={WATER: "2 water 1 air"})
    play = scene.sorcerer().die("f*T...").start()
    spent = [option.split() for option in play.options if option.startswith("transmute")]
    most: dict[tuple[str, bool], int] = {}
    for _, energy, *tag, count in spent:
        key = energy, bool(tag)
        most[key] = max(most.get(key, 0), int(count))
    found = [sum(count for (name, _), count in most.items() if name == one) for one in ENERGIES]
    assert purse_of(look(play.match, 0), 0) == found == [3, 0, 0, 1]


FACES = sorted({face.shows for name, face in open_box().faces.items() if name.startswith("winter")})


@pytest.mark.parametrize("reserve", ["", "4 fire 2 air"])
@pytest.mark.parametrize("gauge", [5, 14, 15])
@pytest.mark.parametrize("shows", FACES)
def test_a_die_gives_what_was_said(shows: str, gauge: int, reserve: str) -> None:
    for card in ("ios_transmuter", "runic_cube_of_eolis"):
        scene = Scenario(2).sorcerer(gauge=gauge, reserve=reserve, play=[card, "die_of_malice"])
        play = scene.sorcerer().die(shows).start(phase="die")
        view, before = look(play.match, 0), held(play.table)
        gives = face_gives(view, 0, view.taken[0])
        play.answers("apply")
        play_on(play, "turn")
        assert change(before, held(play.table)) == said(gives)
        assert look(play.match, 0).transmuting == gives.transmutes


def test_the_orb_takes_the_tokens_that_were_said() -> None:
    scene = Scenario(2).sorcerer(reserve="6 fire", play=["crystal_orb"], gauge=3)
    play = scene.sorcerer().top("runic_cube_of_eolis").start()
    tokens = tokens_to_put(look(play.match, 0))
    play.answers("activate crystal_orb look", "put")
    assert sum(play.sorcerer().reserve) == 6 - tokens


def test_extras_end_with_the_turn() -> None:
    """Between a turn and the next, nobody gets what the last sorcerer got in addition."""
    scene = (
        Scenario(2).sorcerer(reserve="1 water").sorcerer(play=["horn_of_plenty"], reserve="1 air")
    )
    play = scene.leftover("ww*.").start(active=1)
    rates = rates_of(look(play.match), 1)
    play.answers("bonus transmute")
    view = look(play.match)
    assert (view.more, view.transmuting) == (1, True)
    assert rates_of(view, 1) == [rate + 1 for rate in rates]
    assert rates_of(view, 0) == rates
    play.answers("end")
    assert play.question.kind in ("horn", "take")
    for _ in range(2):
        view = look(play.match)
        assert (view.more, view.transmuting) == (0, False)
        assert rates_of(view, 0) == rates_of(view, 1) == view.rates
        play_on(play, "take")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_began_is_known_at_the_end(seats: int) -> None:
    scene = Scenario(seats)
    for _ in range(seats):
        scene = scene.sorcerer()
    play = scene.start(phase="take")
    first, before = play.table.first, play.table.round
    for _ in range(3):
        play_on(play, "turn")
        while play.question.kind != "take":
            play.match.answer(("end",), play.question.seat)
            play_on(play, "turn", "take")
        view = look(play.match)
        assert began(view.first, view.round - before, seats) == first


def test_slots_and_room_are_those_of_the_rules() -> None:
    scene = Scenario(2).sorcerer(gauge=1, play=["mesodaes_lantern"], reserve="6 fire")
    play = scene.sorcerer(gauge=2, play=["mesodaes_lantern"], reserve="4 fire").start()
    view = look(play.match)
    for shown, sorcerer in zip(view.sorcerers, play.table.sorcerers, strict=True):
        assert (shown.free_slots > 0) == has_slot(sorcerer)
    assert [shown.room for shown in view.sorcerers] == [0, 2]


def test_reactions_that_are_known_are_those_of_the_table() -> None:
    for crystals in (0, 1, 5):
        for laid in ("", "1 earth"):
            cards = ["heart_of_argos", "thieving_fairies"]
            on = {"heart_of_argos": laid} if laid else None
            scene = Scenario(3).sorcerer(crystals=crystals, play=cards, on=on)
            scene = scene.sorcerer(play=["thieving_fairies"]).sorcerer(play=["heart_of_argos"])
            view = look(scene.start().match, 0)
            assert tried.reaction_gives(view, 0) == tried._tried_reaction(view, 0)
