"""Seasons played at the keyboard, and looked up, replayed and simulated from the command line."""

import random
import re
from pathlib import Path

import pytest

from fabletop.cli.shared.seats import seats_from
from fabletop.cli.table.keys import obey
from fabletop.cli.table.screen import Screen
from fabletop.cli.table.session import Session
from fabletop.core.match import Match
from fabletop.games.seasons.game import SEASONS
from fabletop.games.seasons.scenario import Scenario, SeasonsPlay
from tests.cli.terminal import DRAWING, Said, fabletop, mistake, saved_game

ALL_OF_IT = ("--set=enchantment=random", "--set=tokens=yes", "--set=pool=50_enchanted")
AGAINST_BOT = ("play", "seasons", "--seat=human:Ann", "--seat=random")


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def typing(*lines: str, words: tuple[str, ...] = ("--seed=4",)) -> Said:
    return fabletop(*AGAINST_BOT, *words, typed="".join(f"{line}\n" for line in lines))


def at_random(seed: int, lines: int = 3000) -> list[str]:
    luck = random.Random(seed)
    return [str(luck.randint(1, 4)) for _ in range(lines)]


@pytest.mark.parametrize(("language", "seed"), [("en", 1), ("fr", 3)])
def test_a_whole_game_fits_80_columns_and_ends_with_the_scoring_sheet(
    language: str, seed: int
) -> None:
    options = (*ALL_OF_IT, f"--seed={seed}", f"--language={language}", "--seat=random")
    said = typing(*at_random(seed), words=options)
    assert said.code == 0
    assert max(map(len, said.lines)) <= 80
    sheet = said.out.partition("The game is over." if language == "en" else "est terminée.")[2]
    assert re.search(r"Total( +-?\d+){3}", sheet)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_game_is_said_in_sentences_without_drawing(language: str) -> None:
    options = (*ALL_OF_IT, "--seed=7", f"--language={language}", "--plain")
    said = typing("b", *at_random(7), words=options)
    assert not set(said.out) & set(DRAWING)
    assert re.search(r"Place 1 ?: \w+", said.out)
    assert ("Bonuses used -" if language == "en" else "Bonus utilisés -") in said.out


def test_ready_made_sets_go_straight_to_the_sorting() -> None:
    said = typing(words=("--set=pool=30", "--set=start=sets", "--seed=4"))
    assert "To pick from" not in said.out
    assert "choose a card for your hand in year I" in said.out


def test_four_times_enter_begins_a_game_against_two_bots() -> None:
    said = fabletop("play", "seasons", typed="\n\n\n\n")
    assert "2  Cards 1 to 50, the whole base game" in said.out
    assert "Jade: normal 3." in said.out
    assert "Ruby: choose a card to keep." in said.out


def at_the_table(play: SeasonsPlay, *lines: str) -> str:
    """What the first seat reads when this is typed, one line after the other."""
    screen = Screen("en", plain=True)
    session = Session(play.match, seats_from(["human:Ann", "random"], "Player"), screen)
    with screen.console.capture() as kept:
        for line in lines:
            decision = session.waiting()
            session.present(decision)
            obey(session, decision, line)
        session.present(session.waiting())
    return " ".join(kept.get().split())


def test_what_is_not_possible_is_told_with_its_rule() -> None:
    play = Scenario(2).sorcerer(reserve="1 air", hand=["amulet_of_air", "kairn_the_destroyer"])
    said = at_the_table(play.start(), "?").partition("Not possible now:")[2]
    assert (
        "Summon Amulet of Air, Summon Kairn the Destroyer: you lack the energy it costs (S-102)."
        in said
    )
    assert "Transmute 1 air into 1 crystal: no ring on your die" in said


def test_cards_tokens_and_rules_are_looked_up_at_the_table() -> None:
    said = typing("? 1", "? amulet of air", "? amulet", "? S-071", "? 71")
    assert said.out.count("deck: Power cards") == 2
    assert "Amulet of Air / Amulette d'air (amulet_of_air)" in said.out
    assert "amulet_of_water: Amulet of Water" in said.out
    assert said.out.count("S-071  (G: Energy and the reserve)") == 2


def test_the_own_ability_is_looked_up_by_its_option() -> None:
    play = Scenario(2, tokens="yes").sorcerer(token="move_season").start()
    number = play.options.index("ability") + 1
    said = at_the_table(play, f"? {number}")
    assert "Turn the Wheel / Tourner la roue (move_season)" in said


def test_the_second_copy_of_a_card_is_looked_up_by_its_option() -> None:
    play = Scenario(2).sorcerer(play=["kairn_the_destroyer"] * 2, reserve="1 fire").start()
    number = play.options.index("activate kairn_the_destroyer+") + 1
    assert "(kairn_the_destroyer)" in at_the_table(play, f"? {number}")


def test_the_help_gives_examples_of_this_game_and_this_question() -> None:
    said = typing("h").out
    assert "? amulet     a card by its name" in said
    assert "? S-030      the text of a rule" in said
    word = re.findall(r"^/ (\w+) +only the options", said, flags=re.MULTILINE)[0]
    assert f"No option says “{word}”" not in typing(f"/ {word}").out


def test_a_bonus_is_taken_back_and_done_again() -> None:
    play = Scenario(2).start()
    said = at_the_table(play, str(play.options.index("bonus gauge") + 1), "u", "r")
    assert said.count("Summoning gauge 6") == 2
    assert "Taken back." in said
    assert "Done again." in said
    assert play.sorcerer(0).gauge == 6


def test_a_pick_is_not_taken_back_once_the_packets_are_passed() -> None:
    assert "Nothing can be taken back" in typing("1", "u").out


def test_a_saved_draft_goes_on_with_the_same_packet() -> None:
    before = typing("1", "1", "s a.fabletop", "q").out
    packet = before.rpartition("To pick from")[2].partition("\n\n")[0]
    after = fabletop("play", "--load=a.fabletop").out.rpartition("To pick from")[2]
    assert packet.count("\n- ") == 7
    assert after.startswith(packet)


def test_the_whole_table_is_drawn_when_a_die_is_taken_and_when_others_have_played() -> None:
    """Who begins has seen it a moment ago."""
    seats = ["human:Ann", "random"]
    match = Match.new(SEASONS, seats=seats, seed=4)
    screen = Screen("en")
    session = Session(match, seats_from(seats, "Player"), screen)
    drawn: dict[tuple[bool, str], bool] = {}
    while match.view(None).round != 3:
        decision = session.waiting()
        if session.bot_answers(decision):
            continue
        with screen.console.capture() as kept:
            session.present(decision)
        begins = match.view(None).first == 0
        if decision.kind in ("take", "turn"):
            drawn.setdefault((begins, decision.kind), "Draw pile" in kept.get())
        match.answer(decision.options[-1], 0)
    assert drawn == {
        (True, "take"): True,
        (True, "turn"): False,
        (False, "take"): True,
        (False, "turn"): True,
    }


def test_a_game_is_replayed_moment_by_moment() -> None:
    saved_game(Path("a.fabletop"), game="seasons", answers=100_000)
    first = fabletop("replay", "a.fabletop", "--at=0").out
    assert "The Prelude: everybody is choosing cards (9 in each packet)." in first
    assert first.count("choose a card to keep.") == 2
    later = fabletop("replay", "a.fabletop", "--at=60", "--plain").out
    assert "A token transmuted now brings" in later
    last = fabletop("replay", "a.fabletop", "--language=fr", typed="e\n").out
    assert "Prestige des cartes en jeu" in last
    assert "The draft is over." in fabletop("replay", "a.fabletop", "--all").out


def test_cards_and_rules_of_seasons_are_browsed() -> None:
    assert fabletop("cards", "seasons", "--deck=power").lines[-1] == "70 cards"
    assert fabletop("cards", "seasons", "--deck=tokens").lines[-1] == "12 cards"
    assert fabletop("cards", "seasons", "--deck=enchantments").lines[-1] == "10 cards"
    page = fabletop("cards", "seasons", "hourglass", "--language=fr").out
    assert page.startswith("Sablier du temps / Hourglass of Time (hourglass_of_time)")
    assert "Drought" in fabletop("rules", "seasons", "s158").out
    assert "J  Summoning (" in fabletop("rules", "seasons").out


def test_the_settings_of_seasons_are_listed_and_checked() -> None:
    games = " ".join(fabletop("games").out.split())
    assert "seasons: 2 to 4 players" in games
    assert "--set pool= 30; 50 (default); 30_enchanted, 50_enchanted" in games
    assert "sets (only with pool=30)" in games
    assert "start=sets needs pool=30" in mistake(*AGAINST_BOT, "--set=start=sets")
    assert "2 to 4 players" in mistake("play", "seasons", "--players=5")


def test_games_of_seasons_are_simulated() -> None:
    said = fabletop("simulate", "seasons", "--games=2", "--players=2", "--seed=1", "--workers=1")
    assert "three_years 2" in said.out
    assert re.search(r"finished +2", said.out)


def test_a_few_games_of_seasons_soak_without_a_violation() -> None:
    said = fabletop("soak", "seasons", "--games=2", "--every=40", "--workers=1")
    assert said.lines[0] == "How they ended: three_years 2"
    assert said.lines[1].endswith("no violation.")
