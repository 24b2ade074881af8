"""Where a power card is written: once, in the module of its number, and nowhere in the rules."""

import re
from inspect import getsource
from pathlib import Path

import pytest

from fabletop.core.texts.card_texts import cards_of
from fabletop.core.texts.catalogue import catalogue
from fabletop.games import seasons
from fabletop.games.seasons.box import open_box
from fabletop.games.seasons.cards import MODULES
from fabletop.games.seasons.cards.effects import gains
from fabletop.games.seasons.cards.power import POWERS, Power
from fabletop.games.seasons.printed import PowerCard
from tests.games.seasons.cards.new_cards import forgotten

CARDS = open_box().cards
NAMES = catalogue(cards_of("seasons"), "en")
PLACES = {
    one.id: module.__name__.rpartition(".")[2]
    for module in MODULES
    for one in vars(module).values()
    if isinstance(one, Power)
}
"""The module in which each card is written."""
IN_A_MODULE = 5
GAME = Path(seasons.__path__[0])
RULES = [
    *sorted((GAME / "rules").glob("*.py")),
    *sorted((GAME / "seen").glob("*.py")),
    *(GAME / f"{name}.py" for name in ("game", "handlers", "refusals", "state", "worlds")),
]


def place_of(card: PowerCard) -> str:
    """The module in which a reader looks for it."""
    first = (card.number - 1) // IN_A_MODULE * IN_A_MODULE + 1
    box = "enchanted" if card.set == "enchanted" else "base"
    return f"{box}_{first:02}_to_{first + IN_A_MODULE - 1:02}"


def test_every_card_with_an_effect_stands_in_the_module_of_its_number() -> None:
    assert {card.id: place_of(card) for card in CARDS.values() if card.kinds} == PLACES


@pytest.mark.pure
def test_a_module_names_its_cards_in_its_first_lines_and_holds_them_in_printed_order() -> None:
    order = list(CARDS)
    assert list(PLACES) == sorted(PLACES, key=order.index)
    assert PLACES.keys() == POWERS.keys()
    for module in MODULES:
        said = " ".join((module.__doc__ or "").split())
        place = module.__name__.rpartition(".")[2]
        for card in CARDS.values():
            if PLACES.get(card.id) == place:
                name = NAMES.say(card.id)
                assert all(word in said for word in name.split()), (place, name)


def read_numbers() -> set[tuple[str, str]]:
    """Every number of a card that its own code reads: `AMULET_OF_FIRE.params(table).cards`."""
    return {
        (getattr(module, name).id, number)
        for module in MODULES
        for name, number in re.findall(r"\b([A-Z_]+)\.params\(table\)\.(\w+)", getsource(module))
    }


@pytest.mark.pure
def test_the_data_hold_every_number_that_the_code_of_a_card_reads() -> None:
    read = read_numbers()
    assert len(read) > 30
    assert [one for one in read if not getattr(CARDS[one[0]].params, one[1])] == []


@pytest.mark.parametrize("source", RULES, ids=lambda source: source.name)
def test_no_rule_names_a_power_card(source: Path) -> None:
    named = re.findall(r'"(\w+)"', source.read_text(encoding="utf-8"))
    assert CARDS.keys() & named == set()


def test_a_card_is_not_written_in_a_second_place() -> None:
    with forgotten(), pytest.raises(ValueError, match="amulet_of_air is written in two places"):
        Power("amulet_of_air")


def test_a_card_has_one_effect_at_a_moment() -> None:
    with forgotten():
        moonstone = Power("moonstone")
        moonstone.on_play(gains)
        with pytest.raises(ValueError, match="moonstone: two effects at the same moment"):
            moonstone.on_play(gains)
