"""Settings of a table: several needs, several choices, and options by chance."""

import ast
from functools import partial
from pathlib import Path

import pytest

import fabletop.games
from fabletop.core.any_options import any_options
from fabletop.core.chance import DEAL, Chance
from fabletop.core.errors import BadSetup
from fabletop.core.game import (
    Clash,
    Condition,
    Options,
    Setting,
    settle,
    why_not_choose,
    written_today,
)
from fabletop.core.registry import find, names
from fabletop.core.texts.languages import languages
from fabletop.games.prophecy import PROPHECY

STANDARD = {"version": "standard", "artifacts": "chosen"}


def luck(seed: int) -> partial[int]:
    return partial(Chance.seeded(seed).below, DEAL)


def test_a_choice_may_need_several_others_of_which_each_has_alternatives() -> None:
    dive = Setting(
        "dive", ("no", "yes"), "no", {"yes": Condition((("sea", "warm", "cold"), ("boat", "yes")))}
    )
    fits: Options = {"sea": "cold", "boat": "yes", "dive": "yes"}
    assert why_not_choose(dive, "yes", fits, 2) == ""
    assert why_not_choose(dive, "yes", {**fits, "sea": "none"}, 2) == "needs sea=warm or cold"
    assert why_not_choose(dive, "yes", {**fits, "boat": "no"}, 2) == "needs boat=yes"


def test_several_choices_are_joined_and_may_be_none() -> None:
    assert settle(PROPHECY, {**STANDARD, "keep": ""}, 2)["keep"] == ""
    both = "royal_cape+astral_sword"
    assert settle(PROPHECY, {**STANDARD, "keep": both}, 2)["keep"] == both


@pytest.mark.parametrize(
    ("keep", "reason"),
    [
        ("excalibur", "choose some of these"),
        ("royal_cape+royal_cape", "choose some of these"),
        (
            "royal_cape+astral_sword+banner_of_hope+mirrored_shield+kingslayer+bronze_steed",
            "choose at most 5",
        ),
    ],
)
def test_several_choices_are_different_known_and_not_too_many(keep: str, reason: str) -> None:
    with pytest.raises(BadSetup, match=reason):
        settle(PROPHECY, {**STANDARD, "keep": keep}, 2)


REALMS = Setting("realms", ("water", "dragon"), "", most=2, older={"both": "water+dragon"})


@pytest.mark.parametrize(
    ("given", "today"),
    [("none", ""), ("both", "water+dragon"), ("dragon", "dragon"), ("", "")],
)
def test_an_older_spelling_is_settled_to_that_of_today(given: str, today: str) -> None:
    settled = settle(PROPHECY, {"version": "standard", "realms": given}, 2)
    assert settled["realms"] == today == REALMS.settled(given)
    saved = {"version": "standard", "realms": given, "cards": {}}
    assert written_today(PROPHECY, saved) == {**saved, "realms": today}


def test_none_stands_for_nothing_only_where_several_can_be_chosen() -> None:
    assert settle(PROPHECY, {**STANDARD, "keep": "none"}, 2)["keep"] == ""
    with pytest.raises(BadSetup, match="island cannot be 'none'"):
        settle(PROPHECY, {**STANDARD, "island": "none"}, 2)


def test_a_need_is_met_by_one_of_several_choices_and_the_empty_one_by_none() -> None:
    dive = Setting("dive", ("no", "yes"), "no", {"yes": Condition((("realms", "water"),))})
    walk = Setting("walk", ("no", "yes"), "no", {"yes": Condition((("realms", ""),))})
    for chosen in ("water", "water+dragon"):
        assert why_not_choose(dive, "yes", {"realms": chosen}, 2) == ""
        assert why_not_choose(walk, "yes", {"realms": chosen}, 2) == "needs realms=none"
    for chosen in ("dragon", ""):
        assert why_not_choose(dive, "yes", {"realms": chosen}, 2) == "needs realms=water"
    assert why_not_choose(walk, "yes", {"realms": ""}, 2) == ""


def test_a_clash_may_be_with_one_of_several_choices_at_any_number_of_players() -> None:
    alone = Condition(clashes=(Clash(("realms", "dragon")),))
    dive = Setting("dive", ("no", "yes"), "no", {"yes": alone})
    assert why_not_choose(dive, "yes", {"realms": "water"}, 2) == ""
    said = why_not_choose(dive, "yes", {"realms": "water+dragon"}, 2)
    assert said == "does not go with realms=dragon"


def test_what_one_setting_has_chosen_another_without_it_cannot() -> None:
    given = {**STANDARD, "keep": "royal_cape+kingslayer", "banish": "bronze_steed+kingslayer"}
    with pytest.raises(BadSetup, match="does not go with keep=kingslayer"):
        settle(PROPHECY, given, 2)


def test_several_choices_need_what_each_of_them_needs() -> None:
    with pytest.raises(BadSetup, match="needs artifacts=chosen"):
        settle(PROPHECY, {"version": "standard", "keep": "royal_cape"}, 2)


@pytest.mark.parametrize("seats", PROPHECY.seats)
def test_options_by_chance_go_together_for_any_number_of_players(seats: int) -> None:
    for seed in range(20):
        options = any_options(PROPHECY, seats, luck(seed))
        settle(PROPHECY, options, seats)


def test_options_by_chance_keep_what_is_given_and_fit_the_rest_to_it() -> None:
    """Elemental Construction deals more cards to four players than the smallest pool has."""
    game = find("seasons")
    for seed in range(20):
        options = any_options(game, 4, luck(seed), {"enchantment": "elemental_construction"})
        assert options["enchantment"] == "elemental_construction"
        settle(game, options, 4)


def test_the_same_luck_gives_the_same_options() -> None:
    assert any_options(PROPHECY, 3, luck(5)) == any_options(PROPHECY, 3, luck(5))
    assert any_options(PROPHECY, 3, luck(5)) != any_options(PROPHECY, 3, luck(6))


GAMES = Path(fabletop.games.__file__).parent


def mentioned(source: str) -> set[str]:
    """Every text in a module, but for the names that it gives to settings."""
    nodes = list(ast.walk(ast.parse(source)))
    named = [
        node.args[0]
        for node in nodes
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        if node.func.id == Setting.__name__ and node.args
    ]
    texts = [node for node in nodes if isinstance(node, ast.Constant) and node not in named]
    return {node.value for node in texts if isinstance(node.value, str)}


@pytest.mark.parametrize("name", names())
def test_a_rule_asks_for_every_setting_and_every_language_names_it(name: str) -> None:
    sources = (path.read_text(encoding="utf-8") for path in (GAMES / name).rglob("*.py"))
    asked = set[str]().union(*map(mentioned, sources))
    for setting in find(name).settings:
        assert setting.name in asked, "no rule asks for this setting"
        for language in languages():
            words = find(name).words(language)
            assert words.setting(setting.name)
            assert all(words.choice(setting.name, choice) for choice in setting.choices)


def test_a_setting_that_is_only_declared_is_not_asked_for() -> None:
    assert mentioned('Setting("weather", ("no", "yes"), "no")') == {"no", "yes"}
    assert "weather" in mentioned('table.options["weather"]')
