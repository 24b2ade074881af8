"""A reserve above its limit is cut before anything else happens, and only while it is (S-071,
S-075)."""

import pytest

from fabletop.games.seasons.scenario import Scenario, SeasonsPlay

GRIMOIRE = "bespelled_grimoire"
TREATISE = "cursed_treatise_of_arus"
RAVEN = "raven_the_usurper"
SHIELD = "shield_of_zira"


def amsug(
    reserve: str, *play: str, hand: tuple[str, ...] = (), enchantment: str = "none"
) -> SeasonsPlay:
    """The first seat has summoned Amsug; the second takes back one of these items."""
    scenario = Scenario(2, enchantment=enchantment).sorcerer(
        reserve="1 water 1 air", hand=["amsug_longneck"]
    )
    turn = scenario.sorcerer(reserve=reserve, play=play, hand=hand).start()
    turn.answers("summon amsug_longneck")
    return turn


def codex(reserve: str, *play: str) -> SeasonsPlay:
    """Under the Embrace, Selenia's Codex has been summoned and takes back one of these items."""
    scenario = Scenario(2, enchantment="argoss_embrace")
    scenario.sorcerer(reserve=reserve, play=play, hand=["selenias_codex"])
    turn = scenario.start()
    turn.answers("summon selenias_codex")
    return turn


@pytest.mark.rule("S-071", "S-075", "S-155")
def test_the_reserve_is_cut_before_the_embrace_and_a_treatise_may_then_empty_it() -> None:
    play = amsug("9 fire", GRIMOIRE, TREATISE, enchantment="argoss_embrace")
    play.answers(f"return {GRIMOIRE}")
    assert (play.question.kind, play.reserve(1)) == ("embrace", {"fire": 7})
    play.answers(f"sacrifice {TREATISE}")
    assert (play.question.kind, play.reserve(1), play.play(1)) == ("turn", {}, [])
    assert play.sorcerer(1).hand == [GRIMOIRE]


@pytest.mark.rule("S-071", "S-075", "S-155")
def test_the_codex_too_lets_the_treatise_empty_a_reserve_that_was_cut() -> None:
    play = codex("1 water 1 air 8 fire", GRIMOIRE, TREATISE)
    play.answers(f"return {GRIMOIRE}")
    assert (play.question.kind, play.reserve()) == ("embrace", {"fire": 7})
    play.answers(f"sacrifice {TREATISE}")
    assert (play.question.kind, play.reserve(), play.play()) == ("turn", {}, ["selenias_codex"])


@pytest.mark.rule("S-071", "S-075", "S-155")
def test_of_eight_tokens_one_goes_although_the_embrace_takes_a_card_too() -> None:
    play = amsug("4 fire 4 air", GRIMOIRE, "purse_of_io", enchantment="argoss_embrace")
    play.answers(f"return {GRIMOIRE}")
    assert (play.question.seat, play.question.kind) == (1, "overflow")
    play.answers("drop fire", "sacrifice purse_of_io")
    assert (play.question.kind, play.reserve(1)) == ("turn", {"fire": 3, "air": 4})


@pytest.mark.rule("S-071", "S-075", "S-155")
def test_of_eight_tokens_under_the_codex_one_goes_and_no_more() -> None:
    play = codex("1 water 1 air 4 fire 4 earth", GRIMOIRE, "purse_of_io")
    play.answers(f"return {GRIMOIRE}", "drop fire", "sacrifice purse_of_io")
    assert (play.question.kind, play.reserve()) == ("turn", {"fire": 3, "earth": 4})


@pytest.mark.rule("S-071", "S-075")
@pytest.mark.parametrize("enchantment", ["none", "argoss_embrace"])
def test_a_card_discarded_for_the_embrace_changes_nothing_about_the_cut(enchantment: str) -> None:
    play = amsug("5 fire 4 air", GRIMOIRE, hand=("purse_of_io",), enchantment=enchantment)
    assert (play.question.seat, play.question.kind) == (1, "overflow")
    play.answers("drop fire", "drop air")
    if enchantment != "none":
        play.answers("discard purse_of_io")
    assert (play.question.kind, play.reserve(1)) == ("turn", {"fire": 4, "air": 3})


def syllas(seats: int) -> Scenario:
    scenario = Scenario(seats)
    return scenario.sorcerer(reserve="3 fire", hand=["syllas_the_faithful"])


@pytest.mark.rule("S-075", "S-124", "S-163")
def test_a_chain_of_ravens_and_shields_takes_no_token_too_many() -> None:
    """The second seat gives the Grimoire, which the Raven of the third mimics; a Shield goes in
    its place, which another Raven mimics: that of the second seat, which falls."""
    play = (
        syllas(3)
        .sorcerer(reserve="4 fire 4 air", play=[GRIMOIRE, f"{RAVEN}={SHIELD}"])
        .sorcerer(play=[f"{RAVEN}={GRIMOIRE}", SHIELD])
        .start()
    )
    play.answers("summon syllas_the_faithful", f"sacrifice {GRIMOIRE}")
    assert (play.question.seat, play.question.kind) == (1, "overflow")
    play.answers("drop fire")
    assert (play.question.seat, play.question.kind) == (2, "give_up")
    play.answers(f"shield {SHIELD}")
    assert (play.question.kind, play.reserve(1)) == ("turn", {"fire": 3, "air": 4})
    assert (play.play(1), play.sorcerer(2).crystals) == ([], 10)


@pytest.mark.rule("S-075", "S-121")
def test_the_reserve_is_cut_before_the_next_victim_gives_a_card() -> None:
    play = (
        syllas(3)
        .sorcerer(reserve="4 fire 4 air", play=[GRIMOIRE, "purse_of_io"])
        .sorcerer(play=["purse_of_io", "temporal_boots"])
        .start()
    )
    play.answers("summon syllas_the_faithful", f"sacrifice {GRIMOIRE}")
    assert (play.question.seat, play.question.kind) == (1, "overflow")
    play.answers("drop air")
    assert (play.question.seat, play.question.kind) == (2, "sacrifice")


@pytest.mark.rule("S-075", "S-124", "S-163")
def test_the_reserve_is_cut_before_a_raven_falls() -> None:
    play = (
        Scenario(2)
        .sorcerer(
            reserve="3 fire",
            hand=["syllas_the_faithful"],
            play=[f"{RAVEN}={GRIMOIRE}", SHIELD],
        )
        .sorcerer(reserve="4 fire 4 air", play=[GRIMOIRE, "purse_of_io"])
        .start()
    )
    play.answers("summon syllas_the_faithful", f"sacrifice {GRIMOIRE}")
    assert (play.question.seat, play.question.kind) == (1, "overflow")
    play.answers("drop air")
    assert (play.question.seat, play.question.kind) == (0, "give_up")


@pytest.mark.rule("S-075", "S-163")
def test_a_raven_that_falls_with_its_grimoire_has_its_owner_cut_the_reserve() -> None:
    play = (
        Scenario(2)
        .sorcerer(
            reserve="3 fire 5 air",
            hand=["syllas_the_faithful"],
            play=[f"{RAVEN}={GRIMOIRE}", "amulet_of_fire"],
        )
        .sorcerer(play=[GRIMOIRE], reserve="4 earth 4 water")
        .start()
    )
    play.answers("summon syllas_the_faithful", "drop earth")
    assert (play.question.kind, play.reserve(), play.reserve(1)) == (
        "turn",
        {"air": 5},
        {"earth": 3, "water": 4},
    )


@pytest.mark.rule("S-163", "S-155")
def test_a_raven_falls_before_the_embrace_asks_who_took_its_item_back() -> None:
    play = (
        Scenario(2, enchantment="argoss_embrace")
        .sorcerer(reserve="1 water 1 air", hand=["selenias_codex"], play=["purse_of_io"])
        .sorcerer(play=[f"{RAVEN}=purse_of_io", SHIELD])
        .start()
    )
    play.answers("summon selenias_codex")
    assert (play.question.seat, play.question.kind) == (1, "give_up")
    play.answers(f"sacrifice {RAVEN}")
    assert (play.question.seat, play.question.kind) == (0, "embrace")


@pytest.mark.rule("S-075", "S-103")
def test_a_statue_cuts_the_reserve_before_yjangs_vase_fills_it_again() -> None:
    play = (
        Scenario(2)
        .sorcerer(
            reserve="7 air",
            play=["yjangs_forgotten_vase", "amulet_of_water"],
            on={"amulet_of_water": "1 water 1 earth 1 fire"},
            hand=["statue_of_eolis"],
        )
        .sorcerer()
        .start()
    )
    play.answers("summon statue_of_eolis")
    assert (play.question.kind, play.reserve()) == ("energy", {"air": 6})
    play.answers("gain fire", "drop air")
    assert (play.question.kind, play.reserve()) == ("turn", {"air": 5, "fire": 1})


@pytest.mark.rule("S-074", "S-075", "S-163")
def test_raven_pays_for_mesodaes_lantern_before_the_reserve_shrinks() -> None:
    play = (
        Scenario(2)
        .sorcerer(
            reserve="3 water 4 air",
            play=["amulet_of_water"],
            on={"amulet_of_water": "1 fire"},
            hand=[RAVEN],
        )
        .sorcerer(play=["mesodaes_lantern"])
        .start()
    )
    play.answers(f"summon {RAVEN}", "mimic mesodaes_lantern")
    assert (play.question.kind, play.reserve()) == ("turn", {"air": 1})
    assert play.item(RAVEN).power == "mesodaes_lantern"


@pytest.mark.rule("S-075", "S-163")
def test_raven_as_a_statue_of_eolis_cuts_a_reserve_that_paid_nothing_for_it() -> None:
    play = (
        Scenario(2)
        .sorcerer(
            reserve="3 air 4 water",
            play=["amulet_of_water"],
            on={"amulet_of_water": "2 fire 1 earth 1 water"},
            hand=[RAVEN],
        )
        .sorcerer(play=["statue_of_eolis"])
        .start()
    )
    play.answers(f"summon {RAVEN}", "mimic statue_of_eolis", "pay water amulet_of_water")
    assert (play.question.kind, play.options) == ("overflow", ["drop water", "drop air"])
    play.answers("drop air")
    assert (play.question.kind, play.reserve()) == ("turn", {"water": 4, "air": 2})


@pytest.mark.rule("S-071")
def test_what_ratty_takes_from_all_is_cut_only_when_she_has_finished() -> None:
    play = (
        Scenario(3)
        .sorcerer(reserve="7 air", crystals=9, hand=["ratty_nightshade"])
        .sorcerer(reserve="2 fire")
        .sorcerer(reserve="2 water")
        .start()
    )
    play.answers("summon ratty_nightshade", "rob fire 1", "rob fire 1")
    assert (play.question.kind, play.reserve()) == ("ratty", {"air": 7, "fire": 2})
    play.answers("rob water 2", "enough")
    assert (play.question.kind, play.question.subject) == ("overflow", "3")
    play.answers("drop air", "drop air", "drop air")
    assert play.question.kind == "turn"
