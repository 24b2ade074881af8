"""The new Items lie in the decks, and what is done with them can be said."""

import pytest

from fabletop.core.game import settle
from fabletop.core.question import parse
from fabletop.core.table import Event
from fabletop.games.prophecy.box import open_box
from fabletop.games.prophecy.game import PROPHECY
from fabletop.games.prophecy.scenario import Scenario
from fabletop.games.prophecy.state import Table

NEW = {name: card for name, card in open_box().items.items() if card.part == "new"}


def dealt(**chosen: str) -> Table:
    table = PROPHECY.new(settle(PROPHECY, {"version": "standard", **chosen}, 2), 2, 0)
    PROPHECY.step(table)
    return table


@pytest.mark.rule("W-007")
@pytest.mark.parametrize(("deck", "count"), [("common", 7), ("rare", 8)])
def test_new_items_are_shuffled_into_the_deck_of_their_class(deck: str, count: int) -> None:
    table = dealt(new_items="yes")
    cards = table.common_deck if deck == "common" else table.rare_deck
    added = {name for name in cards if name in NEW}
    assert added == {name for name, card in NEW.items() if card.deck == deck}
    assert len(added) == count
    assert set(cards[-len(added) :]) != added


@pytest.mark.rule("W-007")
@pytest.mark.parametrize("more", [{}, {"island": "yes"}, {"realms": "water"}])
def test_new_items_come_alone_or_with_other_parts(more: dict[str, str]) -> None:
    with_them, without = dealt(new_items="yes", **more), dealt(**more)
    everything = {*with_them.common_deck, *with_them.rare_deck}
    assert everything - {*without.common_deck, *without.rare_deck} == {
        name for name, card in NEW.items() if card.deck != "artifact"
    }


@pytest.mark.parametrize(
    ("option", "english", "french"),
    [
        (
            "integrate astral_lawstone sword",
            "Set Astral Lawstone into Sword for good",
            "Sertir Pierre astrale de la loi pour de bon : Épée",
        ),
        (
            "instead integrate astral_lawstone sword",
            "Set Astral Lawstone into Sword for good, instead of moving",
            "Sertir Pierre astrale de la loi pour de bon, au lieu de vous déplacer : Épée",
        ),
        (
            "adjust falchion undead",
            "Adjust Falchion against undead",
            "Ajuster Fauchon contre les morts-vivants",
        ),
        (
            "instead adjust gauntlets_of_battle long",
            "Adjust Gauntlets of Battle to long weapons, instead of moving",
            "Ajuster Gantelets de combat aux armes longues, au lieu de vous déplacer",
        ),
        (
            "bronze_steed city",
            "Bronze Steed to City",
            "Coursier de bronze : Ville",
        ),
        ("bronze_steed", "Bronze Steed", "Coursier de bronze"),
    ],
)
def test_what_smiths_and_steeds_do_is_said_in_both_languages(
    scenario: type[Scenario], option: str, english: str, french: str
) -> None:
    view = scenario(2, version="standard", new_items="yes").hero("paladin").start().match.view(0)
    said = [PROPHECY.words(language).label(parse(option), view) for language in ("en", "fr")]
    assert said == [english, french]


@pytest.mark.parametrize(
    ("told", "english"),
    [
        (
            ("integrated", 0, "astral_lawstone", "sword"),
            "Paladin has Astral Lawstone set into Sword.",
        ),
        (("adjusted", 0, "falchion", "demon"), "Paladin has Falchion adjusted against demons."),
        (("moved", 0, "bronze_steed", "city"), "Paladin rides the Bronze Steed to City."),
        (
            ("swapped", 0, "scroll_of_exchanging_fates", 1, 5),
            "Paladin reads Scroll of Exchanging Fates and gives a 1 for a 5.",
        ),
        (
            ("resisted", 0, "scroll_of_stealing", 4),
            "Paladin rolls 4 and shakes off Scroll of Stealing.",
        ),
    ],
)
def test_what_has_happened_is_told_with_names(
    scenario: type[Scenario], told: tuple[str | int, ...], english: str
) -> None:
    view = scenario(2, version="standard", new_items="yes").hero("paladin").start().match.view(0)
    assert PROPHECY.words("en").tell(Event(told), view) == english
