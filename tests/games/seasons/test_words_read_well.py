"""How labels, prompts and the chronicle of Seasons read in both languages."""

import pytest

from fabletop.core.question import Option, Question, parse
from fabletop.core.table import Event, EventWord
from fabletop.games.seasons.game import SEASONS
from fabletop.games.seasons.scenario import Scenario
from tests.games.seasons.winter_turn import in_turn


@pytest.mark.parametrize(
    ("option", "english", "french"),
    [
        ("summon amulet_of_air", "Summon Amulet of Air", "Invoquer : Amulette d'air"),
        ("gain water", "Take water", "Prendre : eau"),
        ("mirror earth 3", "Change 3 earth", "Changer 3 énergies de terre"),
        ("into air", "Into air", "En air"),
        ("elements water fire", "Pay water, fire", "Payer : eau, feu"),
        (
            "transmute water 1",
            "Transmute 1 water into 1 crystal",
            "Transmuter 1 énergie d'eau en 1 cristal",
        ),
        (
            "transmute earth amulet_of_water 2",
            "Transmute 2 earth from Amulet of Water into 6 crystals",
            "Amulette d'eau : transmuter 2 énergies de terre en 6 cristaux",
        ),
        ("ability", "Special Ability: See the Hands", "Capacité spéciale : Voir les mains"),
        ("forward 1", "1 space forward", "Avancer de 1 case"),
        ("rob fire 1", "Take fire from Cobalt", "Prendre à Cobalt : feu"),
        ("mimic amulet_of_air", "Mimic Amulet of Air (Cobalt)", "Imiter : Amulette d'air (Cobalt)"),
        ("bonus gauge", "Bonus: summoning gauge +1", "Bonus : jauge d'invocation +1"),
    ],
)
def test_a_label_says_what_is_done_and_with_what(option: str, english: str, french: str) -> None:
    view = in_turn().match.view(0)
    assert SEASONS.words("en").label(parse(option), view) == english
    assert SEASONS.words("fr").label(parse(option), view) == french


def test_a_die_is_told_with_everything_it_shows() -> None:
    play = Scenario(2).die("a*T..").leftover("ww+1..").start(phase="take")
    faces = play.match.decisions()[0].labels()
    assert "Take: 1 air, star, ring, 2 dots" in faces
    assert "Prendre : 2 eau, 1 cristal, 2 points" in play.match.decisions()[0].labels("fr")


def test_two_copies_of_a_card_in_play_are_told_apart() -> None:
    play = Scenario(2).sorcerer(play=["amulet_of_air", "amulet_of_air"]).sorcerer().start()
    words, view = SEASONS.words("en"), play.match.view(0)
    assert words.label(("sacrifice", "amulet_of_air"), view) == "Sacrifice Amulet of Air"
    assert words.label(("sacrifice", "amulet_of_air+"), view) == "Sacrifice Amulet of Air (2)"


def test_the_only_copy_of_its_owner_needs_no_number() -> None:
    play = Scenario(2).sorcerer(play=["amulet_of_air"]).sorcerer(play=["amulet_of_air"]).start()
    label = SEASONS.words("en").label(("sacrifice", "amulet_of_air+"), play.match.view(1))
    assert label == "Sacrifice Amulet of Air"


def test_a_raven_in_play_is_named_with_what_it_mimics() -> None:
    play = (
        Scenario(2)
        .sorcerer(play=["raven_the_usurper=tree_of_light"], hand=["raven_the_usurper"])
        .sorcerer(play=["tree_of_light"])
        .start()
    )
    words, view = SEASONS.words("en"), play.match.view(0)
    assert words.label(("sacrifice", "raven_the_usurper"), view) == (
        "Sacrifice Raven the Usurper (Tree of Light)"
    )
    assert words.label(("summon", "raven_the_usurper"), view) == "Summon Raven the Usurper"


def test_the_card_that_the_orb_shows_is_named() -> None:
    play = (
        Scenario(2)
        .sorcerer(play=["crystal_orb"], reserve="4 water")
        .sorcerer()
        .top("amulet_of_fire")
        .start()
    )
    play.answers("activate crystal_orb look")
    assert play.match.decisions()[0].labels() == [
        "Leave Amulet of Fire on the pile",
        "Put Amulet of Fire into play (−4 water)",
    ]


@pytest.mark.parametrize(
    ("told", "english", "french"),
    [
        (("turn", 3), "Amber's turn.", "À Ambre de jouer."),
        (("gained", 3, "earth", 2), "Amber gains 2 earth.", "Ambre gagne 2 énergies de terre."),
        (("gained", 0, "air", 1), "Ruby gains 1 air.", "Rubis gagne 1 énergie d'air."),
        (("lost", 0, 1), "Ruby loses 1 crystal.", "Rubis perd 1 cristal."),
        (
            ("mirrored", 2, 3, "fire", "air"),
            "Jade changes 3 fire into air.",
            "Jade change 3 énergies de feu en air.",
        ),
        (
            ("filled", 1, "amulet_of_water", "fire"),
            "Cobalt lays 1 fire on Amulet of Water.",
            "Cobalt pose 1 énergie de feu sur : Amulette d'eau.",
        ),
        (
            ("dropped_all", 1, 0),
            "Cobalt has no energy to lose.",
            "Cobalt n'a aucune énergie à perdre.",
        ),
        (
            ("marker", 2, "fall", 10),
            "The marker moves to space 10: fall, year II.",
            "Le marqueur va sur la case 10 : automne, année II.",
        ),
        (
            ("marker", 4, "winter", 2),
            "The marker passes the end of year III, to space 2: winter.",
            "Le marqueur dépasse la fin de l'année III, jusqu'à la case 2 : hiver.",
        ),
    ],
)
def test_the_chronicle_in_both_languages(
    told: tuple[EventWord, ...], english: str, french: str
) -> None:
    view = in_turn().match.view(None)
    assert SEASONS.words("en").tell(Event(told), view) == english
    assert SEASONS.words("fr").tell(Event(told), view) == french


def test_a_prompt_counts_what_is_to_come() -> None:
    view = in_turn().match.view(0)
    words, options = SEASONS.words("fr"), list[Option]()
    one = words.prompt(Question(0, "energy", options, "1"), view)
    two = words.prompt(Question(0, "energy", options, "2"), view)
    assert one == "Choisissez une énergie."
    assert two == "Choisissez une énergie (encore 2)."
    into = words.prompt(Question(0, "mirror_into", options, "water"), view)
    assert into == "Énergie à changer : eau. Que devient-elle ?"


def test_an_enchantment_is_offered_with_its_text() -> None:
    offered = SEASONS.words("en").choice("enchantment", "entangling_roots")
    assert offered.startswith("Entangling Roots: Nobody may summon more than 1 power card")
