"""A card whose data announces an effect that no code carries out is never played: the game says so
when its box is opened, whoever brought the card."""

from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from fabletop.core.cards import corrections
from fabletop.core.conformance.games import check_game
from fabletop.core.errors import BadData
from fabletop.core.game import Options, settle
from fabletop.core.registry import find, names
from fabletop.games.prophecy.cards.opportunities import SPECIAL
from fabletop.games.prophecy.cards.people import PEOPLE
from fabletop.games.prophecy.cards.scrolls import SCROLLS
from fabletop.games.prophecy.expansions.dragon.obstacles import TRIALS
from fabletop.games.seasons.cards.effects import gains
from fabletop.games.seasons.cards.power import POWERS, Power
from fabletop.games.seasons.rules.abilities import USES
from fabletop.games.wizards.cards.events import EFFECTS
from tests.games.seasons.cards.new_cards import forgotten

NOT_CARRIED_OUT = "but no code carries it out; "


def unhandled(game: str) -> list[str]:
    """The cards of a game that announce what nobody carries out."""
    box = import_module(f"fabletop.games.{game}.box").open_box()
    found = import_module(f"fabletop.games.{game}.handlers").announced(box)
    return [one.card for one in found if not one.handled]


@pytest.mark.parametrize("game", names())
def test_every_card_has_its_handler(game: str) -> None:
    assert unhandled(game) == []


@pytest.mark.parametrize(
    ("game", "written", "card"),
    [
        *(("seasons", POWERS, card) for card in POWERS),
        *(("seasons", USES, token) for token in USES),
        *(("prophecy", SCROLLS, scroll) for scroll in SCROLLS),
        *(("prophecy", SPECIAL, card) for card in PEOPLE),
        *(("prophecy", TRIALS, obstacle) for obstacle in TRIALS),
    ],
)
def test_a_card_whose_code_is_gone_is_found(
    game: str, written: dict[str, Any], card: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(written, card)
    assert set(unhandled(game)) == {card}


@pytest.mark.parametrize(
    ("card", "kind"), [(card, kind) for card in POWERS for kind in sorted(POWERS[card].kinds)]
)
def test_an_effect_symbol_of_a_power_card_without_its_code_is_found(
    card: str, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(POWERS[card], "kinds", POWERS[card].kinds - {kind})
    assert unhandled("seasons") == [card]


@pytest.mark.parametrize("effect", sorted(EFFECTS))
def test_an_event_whose_rule_is_gone_is_found(effect: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(EFFECTS, effect)
    events = import_module("fabletop.games.wizards.box").open_box().events.values()
    assert unhandled("wizards") == [event.id for event in events if event.effect == effect]


CORRECTED = [
    ("seasons", "runic_cube_of_eolis", {"kinds": ["play"]}, "kinds announces 'play'"),
    ("seasons", "amulet_of_air", {"kinds": ["activation"]}, "kinds announces 'activation'"),
    ("seasons", "amulet_of_air", {"kinds": ["play", "permanent"]}, "kinds announces 'permanent'"),
    ("seasons", "amulet_of_air", {"kinds": ["wish"]}, "kinds announces 'wish'"),
    ("seasons", "runic_cube_of_eolis", {"params": {"gauge": 1}}, "params announces 'gauge'"),
    ("prophecy", "dagger", {"timing": "own_turn"}, "timing announces 'own_turn'"),
    ("prophecy", "dagger", {"timing": "training"}, "timing announces 'training'"),
    ("prophecy", "dagger", {"timing": "sleep"}, "timing announces 'sleep'"),
    ("prophecy", "potion_of_magic", {"params": {"gold": 3}}, "timing announces 'own_turn'"),
    ("prophecy", "toughness", {"timing": "instead"}, "timing announces 'instead'"),
    ("prophecy", "chance_good_times", {"params": {"gold": 4}}, "kind announces 'boon'"),
    ("prophecy", "clover_meadow", {"keep": False}, "gain announces 'nothing'"),
]


@pytest.mark.parametrize(("game", "card", "fields", "said"), CORRECTED)
def test_a_correction_that_nobody_carries_out_is_refused_with_card_and_field(
    game: str, card: str, fields: dict[str, Any], said: str, tmp_path: Path
) -> None:
    options: Options = {"cards": {card: fields}}
    with pytest.raises(BadData, match=f"^{card}: {said}, {NOT_CARRIED_OUT}"):
        find(game).data_hash(options)
    with pytest.raises(BadData, match=card):
        find(game).new(settle(find(game), options, 2), 2, 1)
    lines = [f"[{card}]", *(f"{name} = {toml(value)}" for name, value in fields.items())]
    file = tmp_path / "cards.toml"
    file.write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(BadData, match=f"{file}: {card}: {said}"):
        corrections.read_corrections(find(game), file)


def toml(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {number}" for name, number in value.items()) + " }"
    return str(value).lower() if isinstance(value, bool) else repr(value)


@pytest.fixture
def printed(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str, str, str, str, Any], None]]:
    """Adds a new card to a deck: a copy of a known one with these fields changed."""
    boxes = []

    def add(game: str, deck: str, card: str, like: str, fields: Any) -> None:
        box = import_module(f"fabletop.games.{game}.box")
        read = box.read_data

        def with_the_new_one(package: str, name: str) -> Any:
            plain = read(package, name)
            if name == deck:
                plain[card] = {**plain[like], **fields}
            return plain

        monkeypatch.setattr(box, "read_data", with_the_new_one)
        box._open.cache_clear()
        boxes.append(box)

    yield add
    monkeypatch.undo()
    for box in boxes:
        box._open.cache_clear()


NEW = [
    (
        "seasons",
        "cards",
        "amulet_of_air",
        {"kinds": ["play"]},
        "write it with on_play of its Power",
    ),
    ("seasons", "cards", "balance_of_ishtar", {}, "write it with activation of its Power"),
    ("seasons", "cards", "staff_of_spring", {}, "write it with the method of its Power"),
    ("seasons", "enchantments", "drought", {}, "name it in ENCHANTMENTS"),
    ("seasons", "tokens", "two_energy", {}, "add it to USES"),
    ("prophecy", "items", "scroll_of_wishes", {}, "name it in handlers.py"),
    (
        "prophecy",
        "opportunities",
        "ancient_scroll",
        {},
        "a function of that name with @special",
    ),
    ("prophecy", "opportunities", "forgotten_chapel", {}, "name it in KEPT"),
    ("prophecy", "abilities", "fanaticism", {}, "name it in handlers.py"),
    ("prophecy", "dragon/obstacles", "fire_geyser", {}, "write it with @obstacle"),
    ("wizards", "events", "lost_in_fog", {"effect": "moonrise"}, "write it with @effect"),
]


@pytest.mark.parametrize(("game", "deck", "like", "fields", "remedy"), NEW)
def test_a_new_card_without_code_fails_the_checks_of_the_game_and_says_what_to_write(
    game: str,
    deck: str,
    like: str,
    fields: dict[str, Any],
    remedy: str,
    printed: Callable[[str, str, str, str, Any], None],
) -> None:
    printed(game, deck, "moonstone", like, fields)
    with pytest.raises(BadData, match=f"^moonstone: .+ {NOT_CARRIED_OUT}.*{remedy}"):
        find(game).data_hash({})
    report = check_game(find(game), options={}, seats=2, seed=1)
    assert "moonstone: " in report.violations[0]


def test_a_new_card_that_only_brings_what_its_numbers_say_needs_one_line(
    printed: Callable[[str, str, str, str, Any], None],
) -> None:
    printed("seasons", "cards", "moonstone", "amulet_of_earth", {})
    assert unhandled("seasons") == ["moonstone"]
    with forgotten():
        Power("moonstone").on_play(gains)
        assert unhandled("seasons") == []


def test_a_new_creature_and_a_new_trade_need_data_alone(
    printed: Callable[[str, str, str, str, Any], None],
) -> None:
    printed("prophecy", "creatures", "lone_wolf", "giant_scorpion", {})
    printed(
        "prophecy",
        "opportunities",
        "milestone",
        "clover_meadow",
        {"keep": False, "gain": {"gold": 2}},
    )
    assert unhandled("prophecy") == []
