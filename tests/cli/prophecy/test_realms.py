"""The Water Realm and the Dragon Realm on the screen."""

import pytest

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from fabletop.games.prophecy.words import ProphecyWords
from tests.cli.drawn import asked, ranked, table

BOTH = pytest.mark.parametrize("plain", [False, True])
HIDDEN = "Water Realm: nobody knows yet where its Gate lies."


def realm(realms: str, players: int = 2, **options: str) -> Scenario:
    return Scenario(players, cards=None, seed=0, version="standard", realms=realms, **options)


@pytest.fixture
def sea() -> ProphecyPlay:
    return (
        realm("water", 3)
        .hero("scout", at="wr_b2", bubbles=3, spent_bubbles=2)
        .hero("druid", at="village", prizes=["pearl_of_the_abyss"])
        .hero("mystic", at="wr_b4", bubbles=1)
        .gate("fortress", "water")
        .empty("wr_b2", "wr_a2")
        .lies("wr_c1", "air_pocket")
        .lies("wr_b4", "giant_squid")
        .start()
    )


@pytest.fixture
def peaks() -> ProphecyPlay:
    return (
        realm("dragon")
        .hero("scout", at="dr_left_3")
        .hero("druid", at="dr_gate")
        .gate("monastery", "dragon")
        .lies("dr_left_3", "fire_geyser")
        .start()
    )


def board(play: ProphecyPlay, edge: str) -> str:
    """The line of a Realm's board that begins so."""
    return next(line for line in table(play, seat=0).splitlines() if line.startswith(edge))


@BOTH
def test_a_gate_that_nobody_has_found_is_one_line(plain: bool) -> None:
    shown = table(realm("water").start(), plain=plain)
    assert HIDDEN in shown
    assert "Undersea Palace" not in shown


@BOTH
def test_a_gate_that_is_known_takes_the_place_of_guardians(sea: ProphecyPlay, plain: bool) -> None:
    shown = table(sea, plain=plain)
    assert "Gate to the Water Realm" in shown.words
    assert "Gate beyond the Fortress, entered from spaces 10 and 12" in shown.words
    assert HIDDEN not in shown


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Dragon Realm: Gate beyond the Thieves' Guild, entered from spaces 18 and 20"),
        ("fr", "Royaume des dragons : portail (Guilde des voleurs) près des cases 18 et 20"),
    ],
)
def test_where_the_gate_with_the_longest_names_lies_fits_in_a_line(
    language: str, line: str
) -> None:
    play = realm("dragon").hero("scout").gate("thieves_guild", "dragon").start()
    assert line in table(play, language=language).splitlines()


def test_the_sea_is_drawn_with_the_palace_in_the_north(sea: ProphecyPlay) -> None:
    assert board(sea, "6 ").split()[4] == "★"
    assert board(sea, "4 ").split()[2] == "(C)!", "a hero with a Creature"
    assert board(sea, "2 ").split()[1:3] == ["·", "(A)"]
    assert board(sea, "1 ").split()[1::2] == ["∩", "+"]


@BOTH
@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Compass for a die: 1 2 north, 3 east, 5 6 south, 4 west."),
        ("fr", "Boussole, pour un dé : 1 2 nord, 3 est, 5 6 sud, 4 ouest."),
    ],
)
def test_the_compass_is_told_with_the_sea(
    sea: ProphecyPlay, plain: bool, language: str, line: str
) -> None:
    assert line in table(sea, plain=plain, language=language).words


@BOTH
def test_the_dragon_realm_has_no_compass(peaks: ProphecyPlay, plain: bool) -> None:
    assert "Compass" not in table(peaks, plain=plain)


def test_what_lies_open_in_the_sea_is_named_beside_the_board(sea: ProphecyPlay) -> None:
    shown = table(sea)
    assert "C1  Air Pocket" in shown
    assert "B4  Giant Squid S4 (4 lives)" in shown


@BOTH
def test_the_palace_shows_its_guardian_and_the_pearls(sea: ProphecyPlay, plain: bool) -> None:
    shown = table(sea, plain=plain).words
    assert "Pearl of the Abyss: 3 left" in shown
    said = "Undersea Palace: Greater Guardian: face down"
    assert (said if plain else "★ Undersea Palace ? > ?") in shown


@BOTH
def test_bubbles_and_pearls_stand_with_the_heroes(sea: ProphecyPlay, plain: bool) -> None:
    shown = table(sea, plain=plain).words
    assert "Bubbles 3 of 5" in shown
    assert "Bubbles 1 of 1" in shown
    assert "Won in the Realms: Pearl of the Abyss" in shown


def test_while_nobody_is_in_a_realm_its_board_is_not_drawn() -> None:
    play = realm("water").gate("fortress", "water").lies("wr_b4", "giant_squid").start()
    shown = table(play)
    assert "▯" not in shown
    assert "B4  Giant Squid" in shown
    assert "Deep B1" not in table(play, plain=True)


def test_who_swims_sees_the_board_between_the_answers(sea: ProphecyPlay) -> None:
    assert "★" in asked(sea)
    assert "Swim to Deep B3" in asked(sea)


def test_in_plain_mode_who_swims_hears_what_is_around_her(sea: ProphecyPlay) -> None:
    shown = asked(sea, plain=True)
    assert "Shoal B2: Scout." in shown
    assert "Deep B3: a dark card, face down." in shown
    assert "Deep A2: empty." in shown
    assert "Shoal C1" not in shown.partition("?")[0], "too far away"


def test_the_guardians_of_the_other_planes_are_said_to_be_stronger() -> None:
    shown = table(realm("both").start())
    assert "All their Guardians have +2 Strength and +2 Willpower." in shown


def test_the_paths_of_the_dragons_lead_from_left_to_right(peaks: ProphecyPlay) -> None:
    assert board(peaks, "Left path").split()[4] == "(A)!"
    assert board(peaks, "Middle path").split()[2] == "(B)∩"
    assert board(peaks, "Middle path").rstrip().endswith("★")
    assert "Left path 3  Fire Geyser" in table(peaks)


def test_in_plain_mode_the_next_steps_of_a_path_are_told(peaks: ProphecyPlay) -> None:
    shown = asked(peaks, plain=True)
    assert "Left path 3: Scout; Fire Geyser." in shown
    assert "Left path 4: a light card, face down." in shown
    assert "Right path" not in shown


@BOTH
def test_only_who_has_looked_at_a_card_sees_it(sea: ProphecyPlay, plain: bool) -> None:
    sea.hero().seen.append("wr_b3")
    card = ProphecyWords("en").name(sea.table.face_down[sea.table.box.board.index["wr_b3"]])
    assert card in table(sea, seat=0, plain=plain)
    assert card not in table(sea, seat=1, plain=plain)
    assert card not in table(sea, plain=plain)


def test_the_cards_of_a_plane_are_known_in_their_order() -> None:
    play = (
        realm("water")
        .plane("fortress", lesser="sphinx", greater="storm_queen", artifact="royal_cape")
        .plane("fortress", shown=["sphinx"])
        .knows(0, "plane_fortress")
        .start()
    )
    own, other = table(play, seat=0), table(play, seat=1)
    assert "> ? (Storm Queen S6 W7) > ? (Royal Cape)" in own.line("10, 12")
    assert "> ? > ?" in other.line("10, 12")
    said = table(play, seat=0, plain=True).words
    assert "Greater Guardian: face down (Storm Queen, Strength 6, Willpower 7)" in said


def test_the_lord_of_the_sea_waits_openly_in_his_palace() -> None:
    play = realm("water", ending="lord_of_the_sea").hero("scout", at="wr_c6", bubbles=3).start()
    shown = table(play)
    assert "Undersea Palace  Lord of the Sea S7+1 W8+1" in shown
    assert "Strength 7+1, Willpower 8+1" in table(play, plain=True).words
    assert "Lesser Guardian;" in shown, "nobody stands behind him"
    play.table.ended_by, play.table.conqueror, play.table.phase = "sea_lord", 0, "over"
    assert "Ann, Scout, Victories 1." in ranked(play, plain=True)


@pytest.mark.parametrize("columns", [80, 100, 120])
@pytest.mark.parametrize("language", ["en", "fr"])
@BOTH
def test_crowded_realms_fit_the_screen(language: str, columns: int, plain: bool) -> None:
    scenario = realm("both", 5, island="yes", artifacts="ten").gate("fortress", "water")
    scenario.gate("monastery", "dragon")
    for character in ("scout", "druid", "mystic"):
        scenario.hero(character, at="dr_left_3")
    for character in ("paladin", "mercenary"):
        scenario.hero(character, at="wr_b2", bubbles=12)
    scenario.lies("dr_left_3", "curse_of_the_crossroads").lies("wr_d5", "very_strong_current")
    assert "12" in table(scenario.start(), language=language, plain=plain, columns=columns)


def test_who_turns_up_cards_of_a_realm_sees_its_board() -> None:
    play = realm("water").top("legends_of_the_deeps").start("chance")
    shown = asked(play)
    assert "Which card of the Realm is turned up?" in shown
    assert "★" in shown


@BOTH
def test_who_may_give_way_is_told_that_it_leads_out_of_the_realm(plain: bool) -> None:
    play = (
        realm("dragon")
        .hero("scout", at="dr_gate")
        .gate("monastery", "dragon")
        .lies("dr_left_1", "dragon_of_the_pass")
        .start()
    )
    shown = asked(play.answers("climb dr_left_1"), plain=plain)
    assert "Give way to Dragon of the Pass: you are thrown out of the Realm" in shown
    assert "in peace" not in shown


def test_who_finds_a_gate_is_told_that_turning_back_ends_the_turn() -> None:
    play = (
        realm("water")
        .hero("scout", at="mountains_by_fortress")
        .hero("druid", at="village")
        .plane("fortress", lesser="gate_to_the_water_realm")
        .start()
    )
    shown = asked(play.answers("plane plane_fortress"))
    assert "Turn back and end your turn" in shown
