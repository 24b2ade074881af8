"""The scoring sheet of Seasons on the screen."""

from fabletop.games.seasons.scenario import Scenario, SeasonsPlay
from tests.cli.drawn import ranked


def finished() -> SeasonsPlay:
    """Two sorcerers at the end of the third year."""
    play = (
        Scenario(2, tokens="yes")
        .at(year=3, space=12)
        .sorcerer(
            crystals=30,
            gauge=6,
            bonuses=2,
            reserve="2 fire",
            play=["lantern_of_xidit", "kairn_the_destroyer"],
            hand=["dragon_skull"],
            token="see_hands",
            token_used=True,
        )
        .sorcerer(crystals=50, play=["sealed_chest_of_urm"], token="move_season")
        .leftover("aa*...")
        .start()
    )
    play.answers("end", "end")
    return play


def test_the_scoring_sheet_breaks_every_total_down() -> None:
    shown = ranked(finished())
    lines = [" ".join(line.split()) for line in shown.splitlines()]
    assert "Ruby Cobalt" in lines
    for line in (
        "Crystals 30 50",
        "Lantern of Xidit 6 -",
        "Sealed Chest of Urm - 20",
        "Prestige of cards in play 33 10",
        "Cards left in hand -5 0",
        "Bonuses used -12 0",
        "Special Ability token 9 0",
        "Total 61 80",
        "1 Bob Cobalt 80",
        "2 Ann Ruby 61",
    ):
        assert line in lines, shown


def test_the_scoring_sheet_is_said_in_sentences() -> None:
    shown = ranked(finished(), plain=True).words
    assert (
        "Ruby (Ann): Crystals 30, Lantern of Xidit 6, Prestige of cards in play 33, "
        "Cards left in hand -5, Bonuses used -12, Special Ability token 9, total 61." in shown
    )
    assert "Place 1: Bob, Cobalt, Total 80." in shown
    assert "Au bout de trois ans" in ranked(finished(), language="fr", plain=True)


def test_two_copies_of_a_card_are_one_line_of_the_sheet() -> None:
    play = (
        Scenario(2)
        .at(year=3, space=12)
        .sorcerer(reserve="2 fire", play=["lantern_of_xidit"] * 2)
        .leftover("aa*...")
        .start()
    )
    play.answers("end", "end")
    assert ranked(play).line("Lantern of Xidit").split()[-2:] == ["12", "-"]
    assert "Lantern of Xidit 12," in ranked(play, plain=True).words
