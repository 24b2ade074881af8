"""Why not? Every reason that players of Seasons meet, each in a position, with its rule."""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace

import pytest

from fabletop.core.match import Match
from fabletop.core.question import show
from fabletop.games.seasons.game import SEASONS
from fabletop.games.seasons.scenario import Scenario, SeasonsPlay
from tests.sentences import written

FOUR = "1 water 1 earth 1 fire 1 air"
LANTERN = "mesodaes_lantern"


@dataclass(frozen=True)
class Case:
    """What is refused in a position, and why."""

    position: Callable[[], SeasonsPlay]
    option: str
    reason: str
    rule: str


def turn(option: str, reason: str, rule: str, **sorcerer: object) -> Case:
    """The turn of a single sorcerer who matters, the die applied."""
    return Case(lambda: _sorcerer(sorcerer).start(), option, reason, rule)


def _sorcerer(sorcerer: dict[str, object], enchantment: str = "none") -> Scenario:
    build: Callable[..., Scenario] = Scenario(2, enchantment=enchantment).sorcerer
    return build(**sorcerer)


def gear(card: str, reason: str, **sorcerer: object) -> Case:
    """A card in play that cannot be activated."""
    return turn(f"activate {card}", reason, "S-111", play=[card], **sorcerer)


def without_piles(option: str, reason: str, rule: str, **sorcerer: object) -> Case:
    return Case(lambda: _sorcerer(sorcerer).only().start(), option, reason, rule)


def enchanted(
    enchantment: str, option: str, reason: str, rule: str, *script: str, **sorcerer: object
) -> Case:
    def position() -> SeasonsPlay:
        play = _sorcerer(sorcerer, enchantment=enchantment).start()
        play.answers(*script)
        return play

    return Case(position, option, reason, rule)


def against(option: str, reason: str, rule: str, opponents: list[str], **sorcerer: object) -> Case:
    """With cards of an opponent in play."""
    return Case(lambda: _sorcerer(sorcerer).sorcerer(play=opponents).start(), option, reason, rule)


def _die_turned() -> SeasonsPlay:
    play = Scenario(2).sorcerer(play=["die_of_malice", "steadfast_die"]).dice(1)
    started = play.start(phase="begin")
    started.answers("reroll die_of_malice")
    return started


def _gauge_at_its_end() -> SeasonsPlay:
    return Scenario(2).sorcerer(gauge=15, play=["steadfast_die"]).start(phase="begin")


def _card_on_the_die() -> SeasonsPlay:
    return Scenario(2).sorcerer(bonuses=3).die("c..").start(phase="begin")


def _chalice() -> SeasonsPlay:
    play = (
        Scenario(2)
        .sorcerer(reserve=FOUR, hand=["divine_chalice"])
        .top(LANTERN, "amulet_of_air", "amulet_of_fire", "amulet_of_earth")
        .start()
    )
    play.answers("summon divine_chalice")
    return play


def _dream() -> SeasonsPlay:
    hand = [LANTERN, "amulet_of_air", "amulet_of_fire"]
    play = Scenario(2).sorcerer(play=["potion_of_dreams"], hand=hand).start()
    play.answers("activate potion_of_dreams")
    return play


def orb(top: str, reason: str, rule: str, *, gauge: int = 5, reserve: str = "4 air") -> Case:
    """The owner of a Crystal Orb has looked at the top card, and wants to be asked even where
    there is nothing to choose."""

    def position() -> SeasonsPlay:
        cards = ["crystal_orb", "tree_of_light"]
        play = Scenario(2).sorcerer(gauge=gauge, reserve=reserve, play=cards).top(top).start()
        header = replace(play.match.header, auto=False)
        play.match = Match.begin(SEASONS, header, play.table.copy())
        play.answers("activate crystal_orb look")
        return play

    return Case(position, "put", reason, rule)


def _raven() -> SeasonsPlay:
    play = (
        Scenario(2)
        .sorcerer(reserve="1 fire 1 air", hand=["raven_the_usurper"])
        .sorcerer(play=["shield_of_zira", "amulet_of_air"])
        .start()
    )
    play.answers("summon raven_the_usurper")
    return play


def _idol_turned() -> SeasonsPlay:
    play = Scenario(2).sorcerer(play=["idol_of_the_familiar"]).start()
    play.answers("activate idol_of_the_familiar")
    return play


BOOTS = "summon temporal_boots"
CASES: dict[str, Case] = {
    "a second card under Entangling Roots": enchanted(
        "entangling_roots",
        "summon arcane_telescope",
        "entangled",
        "S-153",
        "summon die_of_malice",
        hand=["die_of_malice", "arcane_telescope"],
    ),
    "a card without a free place": turn(
        BOOTS, "no_slot", "S-100", gauge=1, hand=["temporal_boots"], play=["tree_of_light"]
    ),
    "a card without its crystals": turn(
        "summon runic_cube_of_eolis", "crystals", "S-104", crystals=19, hand=["runic_cube_of_eolis"]
    ),
    "a card without its energy": turn(
        "summon amulet_of_air", "energy", "S-102", reserve="1 air", hand=["amulet_of_air"]
    ),
    "an Elemental Amulet without any energy": turn(
        "summon elemental_amulet", "energy", "S-102", hand=["elemental_amulet"]
    ),
    "a free card under the Nature Spirit": enchanted(
        "nature_spirit", BOOTS, "energy", "S-102", hand=["temporal_boots"]
    ),
    "a card without the Leech's crystal": against(
        BOOTS, "toll", "S-103", ["arcano_leech"], hand=["temporal_boots"]
    ),
    "a card whose price leaves nothing for the Leech": against(
        "summon balance_of_ishtar",
        "toll",
        "S-103",
        ["arcano_leech"],
        crystals=2,
        hand=["balance_of_ishtar"],
    ),
    "the Die of Malice after the die": turn(
        "activate die_of_malice", "before_die", "S-112", play=["die_of_malice"]
    ),
    "a card that was activated": Case(
        _idol_turned, "activate idol_of_the_familiar", "turned", "S-110"
    ),
    "the Balance without three alike": gear("balance_of_ishtar", "three_alike", reserve="2 air"),
    "the Jewel without three alike": gear("jewel_of_the_ancients", "three_alike", reserve="2 air"),
    "Kairn without energy": gear("kairn_the_destroyer", "no_energy"),
    "the Cauldron without energy": gear("glutton_cauldron", "no_energy"),
    "the Potion of Dreams without a card": gear("potion_of_dreams", "nothing_to_dream"),
    "the Potion of Dreams with a lantern only": gear(
        "potion_of_dreams", "nothing_to_dream", hand=[LANTERN]
    ),
    "the Potion of Dreams without room": turn(
        "activate potion_of_dreams",
        "nothing_to_dream",
        "S-111",
        gauge=1,
        play=["potion_of_dreams", "tree_of_light"],
        hand=["temporal_boots"],
    ),
    "the Tree of Light without anything": gear(
        "tree_of_light", "no_energy_no_crystals", crystals=2
    ),
    "the Mirror without energy": gear("mirror_of_the_seasons", "no_energy_no_crystals", crystals=9),
    "the Mirror without crystals": gear(
        "mirror_of_the_seasons", "no_energy_no_crystals", reserve="3 air"
    ),
    "the Orb without a draw pile": without_piles(
        "activate crystal_orb", "no_pile", "S-111", crystals=9, play=["crystal_orb"]
    ),
    "the Dragon Skull with two cards": turn(
        "activate dragon_skull", "three_cards", "S-111", play=["dragon_skull", "tree_of_light"]
    ),
    "the Kriss without a familiar": gear("necrotic_kriss", "no_familiar", hand=["tree_of_light"]),
    "the Damned Soul without water": gear("damned_soul_of_onys", "no_water", reserve="3 air"),
    "an empty Monolith": gear("fairy_monolith", "nothing_stored", reserve="3 air"),
    "the Telescope without crystals": gear("arcane_telescope", "no_crystals", crystals=1),
    "the Telescope without a draw pile": without_piles(
        "activate arcane_telescope", "no_crystals", "S-111", crystals=9, play=["arcane_telescope"]
    ),
    "transmuting without a ring": turn("transmute air 1", "no_ring", "S-082", reserve="3 air"),
    "a fourth bonus": turn("bonus transmute", "no_bonus_left", "S-090", bonuses=3),
    "a fourth bonus under Olaf's Knowledge": enchanted(
        "olafs_knowledge", "bonus draw", "no_bonus_left", "S-090", bonuses=3
    ),
    "two cards for the die without a bonus": Case(
        _card_on_the_die, "draw_two", "no_bonus_left", "S-090"
    ),
    "exchanging a single token": turn("bonus exchange", "two_tokens", "S-092", reserve="1 air"),
    "the gauge bonus at 15": turn("bonus gauge", "gauge_full", "S-094", gauge=15),
    "the Steadfast Die's gauge at 15": Case(
        _gauge_at_its_end, "steadfast gauge", "gauge_full", "S-106"
    ),
    "a second roll with the same die": Case(_die_turned, "reroll die_of_malice", "turned", "S-110"),
    "the token that counts in the end": turn(
        "ability", "ability_permanent", "S-160", token="hand_is_worth"
    ),
    "a used token": turn(
        "ability", "ability_used", "S-160", token="twelve_crystals", token_used=True
    ),
    "giving up a card without one": turn(
        "ability", "ability_no_card", "S-160", token="sacrifice_or_discard"
    ),
    "lowering a gauge that is needed": turn(
        "ability", "ability_gauge", "S-161", token="gauge_back", gauge=1, play=["tree_of_light"]
    ),
    "offering three water": turn(
        "ability", "ability_water", "S-162", token="four_water", reserve="3 water 4 air"
    ),
    "drawing for a token without piles": without_piles(
        "ability", "ability_no_pile", "S-160", token="draw_card"
    ),
    "arranging without piles": without_piles(
        "ability", "ability_no_pile", "S-160", token="arrange_top_three"
    ),
    "a second Vision in a turn": enchanted(
        "vision_of_destiny", "vision", "envisioned", "S-159", "vision", crystals=10
    ),
    "a Vision with four crystals": enchanted(
        "vision_of_destiny", "vision", "crystals", "S-159", crystals=4
    ),
    "a lantern from the Chalice": Case(_chalice, f"put {LANTERN}", "only_summoned", "S-105"),
    "a lantern in a dream": Case(_dream, f"put {LANTERN}", "only_summoned", "S-105"),
    "a lantern under the Orb": orb(LANTERN, "only_summoned", "S-105"),
    "the Orb without room": orb("amulet_of_air", "no_slot", "S-105", gauge=2),
    "the Orb without energy": orb("amulet_of_air", "no_energy", "S-111", reserve="3 air"),
    "mimicking what cannot be paid": Case(_raven, "mimic amulet_of_air", "cannot_mimic", "S-163"),
}


@pytest.mark.parametrize(
    "case",
    [
        pytest.param(case, marks=pytest.mark.rule(case.rule), id=name.replace(" ", "-"))
        for name, case in CASES.items()
    ],
)
def test_what_is_refused_says_why_and_by_which_rule(case: Case) -> None:
    play = case.position()
    assert play.refused()[case.option] == (case.reason, case.rule)
    assert case.option not in play.options


@pytest.mark.parametrize("case", CASES.values(), ids=[name.replace(" ", "-") for name in CASES])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_is_refused_can_be_said(case: Case, language: str) -> None:
    decision = case.position().match.decisions()[0]
    told = {show(no.option): text for no, text in decision.why_not(language)}
    assert told[case.option]
    assert "{" not in told[case.option]
    assert decision.describe([no.option for no in decision.refusals()], language)


def test_every_reason_that_has_words_is_reached() -> None:
    text = written("seasons")
    reasons = {reason.replace("-", "_") for reason in re.findall(r"^why-([\w-]+)", text, re.M)}
    assert {case.reason for case in CASES.values()} == reasons


@pytest.mark.rule("S-052")
def test_nothing_is_refused_to_who_could_do_everything() -> None:
    play = (
        Scenario(2, tokens="yes")
        .sorcerer(
            reserve="2 air 3 water",
            crystals=9,
            hand=["amulet_of_air"],
            play=["tree_of_light", "balance_of_ishtar"],
            token="two_energy",
        )
        .die("a*T.")
        .start()
    )
    assert play.refused() == {}


@pytest.mark.rule("S-100")
def test_the_reasons_name_the_numbers_that_are_missing() -> None:
    play = Scenario(2).sorcerer(crystals=7, hand=["runic_cube_of_eolis"]).start()
    (told,) = [text for no, text in play.match.decisions()[0].why_not() if no.reason == "crystals"]
    assert "20" in told
    assert "7" in told
