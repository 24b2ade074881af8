"""The Standard version on the screen: everything that lies on the table is shown and fits."""

import pytest

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.cli.drawn import asked, presented, ranked, table, told

BOTH = pytest.mark.parametrize("plain", [False, True])


def standard(
    players: int = 2, *, ending: str = "final_battle", teams: str = "no", trade: str = "no"
) -> Scenario:
    return Scenario(players, version="standard", ending=ending, teams=teams, trade=trade)


@pytest.fixture
def rich() -> ProphecyPlay:
    """A table on which a lot has happened."""
    play = (
        standard(4)
        .hero(
            "scout",
            at="plains_by_village",
            health=8,
            magic=10,
            drained=1,
            gold=15,
            experience=15,
            items=["sword", "ring_of_magical_forces"],
            damaged=["wooden_shield"],
            abilities=["time_loop", "counterfeiting", "toughness"],
        )
        .hero("wandering_monk", at="village", magic=1, drained=3, lodging=True)
        .owns(0, "royal_cape")
        .relic("city", "astral_sword")
        .lies("plains_by_village", "old_veteran")
        .face_down("plains_by_village", "mummy")
        .for_sale("city", "axe")
        .taught("fortress", "blacksmithing", "duelling")
        .start()
    )
    hero = play.hero()
    hero.used += ["counterfeiting", "ring_of_magical_forces", "spell"]
    hero.asleep = 2
    return play


@BOTH
def test_a_hero_s_items_and_abilities_are_marked(rich: ProphecyPlay, plain: bool) -> None:
    shown = table(rich, plain=plain).words
    assert "Artifacts 1 of 4: Royal Cape" in shown
    assert "Abilities: Time Loop (sleeping for 2 rounds), Counterfeiting (used), Toughness" in shown
    assert "Items: Sword, Ring of Magical Forces (used), Wooden Shield (damaged)" in shown


@BOTH
def test_who_lodges_is_said_to_be_safe(rich: ProphecyPlay, plain: bool) -> None:
    assert table(rich, plain=plain).words.count("Safe in bed at the tavern") == 1


@BOTH
def test_spaces_show_relics_goods_and_training(rich: ProphecyPlay, plain: bool) -> None:
    shown = table(rich, plain=plain).words
    assert "Artifact lying here: Astral Sword" in shown
    assert "for sale: Axe 2" in shown
    assert "teaches Blacksmithing (4 Exp.), Duelling (5 Exp.)" in shown


def test_a_face_down_card_lies_beside_the_face_up_one(rich: ProphecyPlay) -> None:
    assert table(rich).line("Old Veteran").rstrip().endswith("Old Veteran, ?")
    assert "Old Veteran. A face-down card." in table(rich, plain=True).words
    assert "Mummy" not in table(rich)


@pytest.mark.parametrize("language", ["en", "fr"])
@BOTH
def test_the_fullest_hero_fits_the_screen(rich: ProphecyPlay, language: str, plain: bool) -> None:
    assert "15" in table(rich, language=language, plain=plain)


@BOTH
def test_the_dead_wait_and_the_eliminated_are_out(plain: bool) -> None:
    play = standard(3).hero("druid").hero("mystic").hero("scout").start()
    play.hero(1).alive = False
    play.hero(2).alive, play.hero(2).out = False, True
    shown = table(play, plain=plain)
    assert "dead" in shown.line("Mystic (Bob)")
    assert "out of the game" in shown.line("Scout (Cid)")


def test_planes_show_what_is_known_of_them() -> None:
    play = (
        standard()
        .plane("fortress", lesser="undead_knight", shown=["undead_knight"])
        .plane("monastery", lesser="sphinx", greater="shapeless_things", artifact="royal_cape")
        .plane("monastery", shown=["shapeless_things", "royal_cape"], beaten=True)
        .owns(0, "astral_sword")
        .start()
    )
    drawn, said = table(play), table(play, plain=True).words
    assert "10, 12 Undead Knight S7 W6 > ? > ?" in drawn
    assert "6, 8   – > Shapeless Things S5 W6 (3 lives) > Royal Cape" in drawn
    assert "closed" in drawn
    assert (
        "Plane beyond the Fortress, from spaces 10 and 12: Lesser Guardian: Undead Knight" in said
    )
    assert "Lesser Guardian: beaten. Greater Guardian: Shapeless Things" in said
    assert "Sphinx" not in drawn


@BOTH
def test_under_attack_a_plane_is_shown_between_the_answers(plain: bool) -> None:
    play = (
        standard()
        .hero("druid", at="mountains_by_fortress")
        .plane("fortress", lesser="sphinx")
        .start()
    )
    shown = asked(play.answers("plane plane_fortress"), plain=plain)
    assert "Sphinx" in shown
    assert "Try a riddle" in shown


@pytest.mark.parametrize(
    ("stage", "said"),
    [
        ("final", "The Final Battle: whoever loses a fight hands over an Artifact."),
        ("countdown", "Countdown to the Apocalypse: 24 Chance cards are left."),
        ("apocalypse", "The Apocalypse: everybody loses 1 Health and 1 Magic every round."),
    ],
)
@BOTH
def test_the_stage_of_the_game_is_said_first(stage: str, said: str, plain: bool) -> None:
    ending = "final_battle" if stage == "final" else "apocalypse"
    play = standard(ending=ending).stage(stage).start()
    assert said in table(play, plain=plain).splitlines()[1]


def test_what_is_left_of_an_unusual_turn_is_said() -> None:
    play = standard().hero("druid", abilities=["fleet_of_foot", "counterfeiting"]).start()
    play.table.turn, play.table.extra_turns = 2, 1
    shown = asked(play.answers("cast fleet_of_foot", "counterfeit"))
    assert "Turn 2 of this round, and one more to come." in shown
    assert "Fleet of Foot: 2 movements." in shown
    assert "Counterfeit money: up to 3 Gold off your next payment." in shown


@BOTH
def test_what_lies_in_the_own_space_is_shown_after_a_move(plain: bool) -> None:
    play = standard().hero("druid", at="village").lies("plains_by_village", "collector").start()
    assert "20" in asked(play.answers("walk plains_by_village"), plain=plain).line("Collector")


def duel() -> ProphecyPlay:
    return (
        standard()
        .hero(
            "paladin",
            at="plains_by_city",
            magic=8,
            items=["sword", "wooden_shield"],
            abilities=["curse", "concentration", "blessed_weapon", "turn_back_time"],
        )
        .hero("mystic", at="plains_by_city", items=["axe"])
        .dice(3, 5, 2, 6, 1, 4)
        .start("attack")
    )


def test_a_battle_between_characters_shows_both_sides_source_by_source() -> None:
    play = duel()
    play.answers("attack mystic")
    assert "Battle of Wills (−2 Magic)" in asked(play)
    play.answers("by_strength", "stand", "use sword", "use wooden_shield")
    play.answers("cast blessed_weapon sword", "ready")
    shown = asked(play)
    assert "Paladin against Mystic" in shown
    assert "Paladin (Ann)" in shown, "who is attacked sees the attacker, too"
    assert "Strength 4, Sword +2, Blessed Weapon +1, with Wooden Shield" in shown
    assert "Mystic   3  Strength 3" in shown


@BOTH
def test_several_dice_are_shown_with_the_one_that_counts(plain: bool) -> None:
    play = duel()
    play.answers("attack mystic", "by_strength", "stand", "use sword", "ready", "ready")
    play.answers("cast concentration", "cast curse", "roll")
    shown = asked(play, plain=plain).words
    assert "dice 3 5 2 (5 counts), with Curse, Concentration" in shown
    assert "dice 6 1 4 (1 counts)" in shown


def test_the_master_of_pain_is_fought_with_both() -> None:
    play = (
        standard()
        .hero("druid", at="mountains_by_fortress", magic=6)
        .plane("fortress", lesser="undead_knight", greater="master_of_pain", beaten=True)
        .start()
    )
    shown = asked(play.answers("plane plane_fortress"))
    assert "Master of Pain S+W11" in shown
    assert "Strength and Willpower 11" in shown


def test_the_next_of_a_band_is_fought_without_the_last_die() -> None:
    play = Scenario().hero("mercenary", at="plains_by_city").lies("plains_by_city", "angry_mob")
    shown = asked(play.dice(6, 1).start().answers("stay", "by_strength", "roll"))
    assert "2 lives left" in shown
    assert "die" not in shown.partition("lives left")[2].partition("╰")[0]


@BOTH
def test_the_trade_so_far_is_shown_to_both(plain: bool) -> None:
    play = (
        standard(trade="yes")
        .hero("paladin", at="plains_by_city", gold=15, items=["sword"])
        .hero("mystic", at="plains_by_city", gold=9)
        .start()
    )
    play.answers("trade mystic", "give_item sword")
    assert "Paladin gives: Sword." in asked(play, plain=plain)
    assert "Mystic gives: nothing yet." in asked(play, plain=plain)
    play.answers("ask_gold 3", "give_gold 1", "propose")
    shown = asked(play, plain=plain)
    assert "Paladin gives: Sword, 1 Gold." in shown
    assert "Mystic gives: 3 Gold." in shown
    assert "Mystic (Bob)" in shown
    assert "Paladin (Ann)" in shown


def test_team_mates_are_named() -> None:
    play = standard(4, teams="pairs").start()
    assert "(Ann, team 1)" in table(play)
    assert "(Cid, team 1)" in table(play)
    assert "(Dee, team 2)" in table(play, plain=True)


def test_a_shorter_game_needs_two_artifacts() -> None:
    play = standard(ending="two_artifacts").hero("druid").owns(0, "royal_cape").start()
    assert "Artifacts 1 of 2: Royal Cape" in table(play)


def test_the_basic_table_has_no_planes_and_no_doves() -> None:
    shown = table(Scenario().hero("druid").start())
    assert "Astral" not in shown
    assert "dove" not in shown


@BOTH
def test_nobody_wins_the_apocalypse(plain: bool) -> None:
    play = (
        standard(ending="apocalypse")
        .hero("druid", health=0)
        .hero("mystic", health=0)
        .owns(1, "royal_cape")
        .stage("apocalypse")
        .start("round")
    )
    shown = ranked(play, plain=plain)
    assert "Nobody wins." in shown
    assert "Artifacts" in shown
    assert " 1" not in shown.line("Mystic"), "there is no first place"
    assert " 2" in shown.line("Druid")


def test_the_chronicle_names_the_dead_though_others_have_come() -> None:
    play = (
        standard()
        .hero("druid", at="plains_by_city", health=0)
        .hero("mystic", at="village")
        .lies("plains_by_city", "lone_wolf")
        .top("chance_charity", "chance_good_times")
        .dice(1, 6)
        .start()
    )
    play.answers("stay", "roll", "stay", "end", "take_character")
    said = told(play)
    assert "Druid is beaten by Lone Wolf." in said
    assert "Druid is dead." in said
    assert play.hero().character != "druid"
    assert "Druid joins the game." not in said


@BOTH
def test_the_offer_is_said_again_after_every_piece_of_it(plain: bool) -> None:
    play = (
        standard(trade="yes")
        .hero("paladin", at="plains_by_city", items=["sword"])
        .hero("mystic", at="plains_by_city", gold=9)
        .start()
    )
    play.answers("trade mystic", "give_item sword")
    assert "Paladin gives: Sword." in presented(play, plain=plain)
