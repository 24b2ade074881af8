"""A trial says what it cannot show: cards that are not in play, fields that no bot of it reads."""

from dataclasses import replace
from typing import Any, cast

import pytest

from fabletop.bots.plugin import GROUP, plugin_of
from fabletop.core.cards.corrections import Corrections, corrections_of
from fabletop.core.game import Options
from fabletop.core.question import Question
from fabletop.core.registry import names
from fabletop.games.seasons.box import open_box
from fabletop.games.seasons.seen.view import SeasonsView
from fabletop.lab.trial.arms import Trial, make_trial, play
from fabletop.lab.trial.fields import moved_fields
from fabletop.lab.trial.reading import faculties, look, searches
from fabletop.lab.trial.warnings import warnings
from tests.installed import plug

AMULET = "amulet_of_earth"


def trial_of(
    game: str = "seasons",
    cards: Corrections | None = None,
    *,
    base: Options | None = None,
    change: Options | None = None,
    bots: tuple[str, ...] = ("greedy",),
    deals: int = 3,
) -> Trial:
    changed: Options = {**(change or {}), **({"cards": cards} if cards else {})}
    return make_trial(game, base or {}, [changed], bots=bots, players=2, deals=deals, seed=1)


def warned(trial: Trial) -> list[tuple[str, ...]]:
    """Kinds, cards and fields."""
    found = warnings(trial, play(trial))
    return [tuple(one[name] for name in ("kind", "card", "field") if name in one) for one in found]


def judging(monkeypatch: pytest.MonkeyPatch, worth: Any) -> None:
    """Gives the quick bots of Seasons another evaluation: the same worth for every option."""

    def values(question: Question, view: SeasonsView) -> list[float]:
        return [worth(open_box(view.cards).cards[AMULET])] * len(question.options)

    plug(monkeypatch, GROUP, "seasons", replace(plugin_of("seasons"), values=values))


def test_a_field_that_an_evaluation_reads_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    judging(monkeypatch, lambda card: card.params.crystals)
    cards = {AMULET: {"params": {"crystals": 30, "energy": 2}, "prestige": 1}}
    trial = trial_of(cards=cards)
    assert [one.read_by for one in look(trial, moved_fields(trial, AMULET))] == [
        set(),
        {"values"},
        set(),
    ]


def test_a_constant_reads_nothing_although_the_games_go_another_way(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    judging(monkeypatch, lambda _card: 1.0)
    trial = trial_of(cards={AMULET: {"params": {"crystals": 150}}}, deals=8)
    deals = play(trial)
    assert any(deal[0] != deal[1] for deal in deals)
    (told,) = warnings(trial, deals)
    assert (told["kind"], told["card"], told["field"]) == ("unread", AMULET, "params.crystals")
    assert told["bots"] == ["greedy"]
    assert told["decisions"] > 20
    assert not told["searching"]


def test_the_innermost_fields_that_differ_are_named() -> None:
    amulet = open_box().cards[AMULET]
    cards = {AMULET: {"cost": {"earth": 1}, "params": {"crystals": amulet.params.crystals}}}
    trial = trial_of(cards=cards)
    moved = moved_fields(trial, AMULET)
    assert [one.field for one in moved] == ["cost.earth"]
    alone = corrections_of(moved[0].options)[AMULET]
    assert cast(dict[str, int], alone["cost"])["earth"] == 1
    assert "params" not in alone


def test_the_usual_bots_read_prestige_and_the_strength_of_a_character() -> None:
    assert warned(trial_of(cards={"figrim_the_avaricious": {"prestige": 60}})) == []
    heroes = trial_of("prophecy", {"mercenary": {"strength": 8}}, deals=6)
    assert ("unread", "mercenary", "strength") not in warned(heroes)


def test_a_card_outside_the_pool_is_not_in_play() -> None:
    heart = {"heart_of_argos": {"prestige": 60}}
    assert warned(trial_of(cards=heart)) == [("absent", "heart_of_argos")]
    wide = trial_of(cards=heart, base={"pool": "50_enchanted"}, deals=6)
    assert ("absent", "heart_of_argos") not in warned(wide)


def test_a_card_that_an_option_brings_into_one_arm_is_in_play() -> None:
    heart = {"heart_of_argos": {"prestige": 60}}
    trial = trial_of(cards=heart, change={"pool": "50_enchanted"}, deals=4)
    assert ("absent", "heart_of_argos") not in warned(trial)


def test_a_treasure_without_the_island_is_not_in_play() -> None:
    trial = trial_of("prophecy", {"holy_grail": {"price": 3}}, deals=2)
    assert ("absent", "holy_grail") in warned(trial)


def test_a_card_that_nobody_had_is_told() -> None:
    trial = trial_of("wizards", {"lost_in_fog": {"days": 5}}, deals=2)
    deals = play(trial)
    had = any("lost_in_fog" in seat.had for deal in deals for game in deal for seat in game.seats)
    assert not had
    assert warnings(trial, deals)[0] == {"kind": "idle", "card": "lost_in_fog"}


def test_a_correction_that_says_what_is_printed_changes_nothing() -> None:
    printed = open_box().cards[AMULET].prestige
    assert ("unchanged", AMULET) in warned(trial_of(cards={AMULET: {"prestige": int(printed)}}))


def test_a_changed_option_alone_needs_no_warning() -> None:
    assert warned(trial_of(change={"tokens": "yes"})) == []


def test_bots_judge_by_what_they_are() -> None:
    assert faculties("random") == faculties("reference") == ()
    assert faculties("greedy") == faculties("easy") == ("values",)
    assert faculties("hard/2") == faculties("expert") == ("values", "outlook")
    assert faculties("my_bots.py:Clever") is None
    assert [searches(bot) for bot in ("easy", "normal", "greedy", "a.py:B")] == [0, 1, 0, 0]


def test_several_bots_are_told_apart() -> None:
    trial = trial_of(cards={"figrim_the_avaricious": {"prestige": 60}}, bots=("greedy", "random"))
    (told,) = warnings(trial, play(trial))
    assert (told["kind"], told["bots"]) == ("unread", ["random"])


def test_the_same_trial_warns_in_the_same_way() -> None:
    trial = trial_of(cards={AMULET: {"params": {"crystals": 30}}})
    assert warned(trial) == warned(trial)


@pytest.mark.parametrize("game", names())
def test_the_text_of_a_card_is_read_by_nobody(game: str) -> None:
    card = {"seasons": AMULET, "prophecy": "dagger", "wizards": "the_sealed_letter"}[game]
    trial = trial_of(game, {card: {"text": {"en": "Other.", "fr": "Autre."}}}, deals=2)
    assert moved_fields(trial, card) == []
    assert {"kind": "unchanged", "card": card} in warnings(trial, play(trial))
