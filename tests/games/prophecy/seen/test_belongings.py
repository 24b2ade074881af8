"""Cards that sleep cannot be used, as many cards are kept as was said, and other kinds count in
battle: each question is compared with what the rules then do."""

import pytest

from fabletop.games.prophecy.expansions.cooperative.pieces import fellowship
from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from fabletop.games.prophecy.seen.belongings import (
    UNTIL_SHUFFLED,
    asleep,
    most_experience,
    other_kinds,
    room_for_ability,
    room_for_item,
    times_asked,
    unusual_limits,
)

LOOP, FREEZE, TOME = "time_loop", "time_freeze", "tome_of_magic"
FIELD = "plains_by_city"
WEAPON = "javelin"


def sleeping(play: ProphecyPlay, seat: int = 0) -> dict[str, int]:
    return asleep(play.match.view(None), seat)


def can_loop(play: ProphecyPlay) -> bool:
    """Whether Time Loop is offered at the end of a turn of the first hero."""
    play.answers("stay", "end")
    return any(LOOP in option for option in play.options)


def test_time_loop_sleeps_for_as_many_rounds_as_was_said() -> None:
    built = Scenario(2, version="standard").hero("mystic", magic=8, abilities=[LOOP])
    play = built.hero("scout", at="fortress").only("chance_tradesman", "chance_charity").start()
    assert sleeping(play) == {}
    assert can_loop(play)
    play.answers(f"cast {LOOP}", "stay", "end")
    rounds = sleeping(play)[LOOP]
    assert rounds > 1
    for left in range(rounds - 1, 0, -1):
        play.answers("stay", "end")
        assert sleeping(play) == {LOOP: left}
        assert not can_loop(play)
    play.answers("stay", "end")
    assert sleeping(play) == {}
    assert can_loop(play)


@pytest.mark.parametrize("owner", [0, 1])
def test_time_freeze_and_its_copy_sleep_until_the_chance_deck_is_shuffled(owner: int) -> None:
    built = Scenario(2, version="standard", ending="cooperative", island="yes")
    built.hero("paladin", at="fortress", magic=9, items=[TOME], abilities=[FREEZE][owner:])
    built.hero("mystic", at="monastery", magic=9, abilities=[FREEZE][1 - owner :])
    play = built.start()
    play.answers(f"cast {FREEZE}")
    assert sleeping(play) == {TOME if owner else FREEZE: UNTIL_SHUFFLED}
    assert sleeping(play, seat=1) == {}
    table = play.table
    table.chance_discard += table.chance_deck
    table.chance_deck.clear()
    while not fellowship(table).used_up:
        play.match.answer(play.question.options[-1], play.question.seat)
    assert sleeping(play) == {}


@pytest.mark.parametrize(
    ("realms", "items", "limits"),
    [
        ("none", (), {}),
        ("water", (), {"items": 8, "abilities": 8}),
        ("none", ("astral_satchel",), {}),
    ],
)
def test_as_many_items_are_kept_as_was_said(
    realms: str, items: tuple[str, ...], limits: dict[str, int]
) -> None:
    built = Scenario(2, version="standard", realms=realms, island="yes")
    play = built.hero("scout", at="fortress", items=[*items]).hero("druid").start()
    owned = [name for name in play.table.box.items if name not in play.table.box.artifacts]
    play.hero().items += [name for name in owned if name not in items][:12]
    told = unusual_limits(play.match.view(0), 0)
    assert told == limits
    before = len(play.hero().items)
    play.answers("stay", "end")
    while play.question.kind == "limits":
        play.answers(next(option for option in play.options if option.startswith("discard")))
    assert len(play.hero().items) == (before if items else told.get("items", 7))


def test_a_hero_counts_as_the_other_kinds_in_battle() -> None:
    built = Scenario(2, version="standard", new_adventures="yes")
    built.hero("paladin", at=FIELD, items=[WEAPON]).hero("scout", at=FIELD)
    play = built.dice(3, 3).start()
    assert other_kinds(play.match.view(0), 1) == []
    play.hero(1).kept.append("beast")
    kinds = other_kinds(play.match.view(0), 1)
    play.answers("stay", "attack scout", "by_strength", "stand", "use javelin")
    battle = play.match.view(0).battle
    assert battle is not None
    assert battle.own is not None
    (bonus,) = play.table.box.items[WEAPON].bonuses
    assert (WEAPON in dict(battle.own)) == any(kind in bonus.vs for kind in kinds)


def with_cards(version: str, race: str, items: list[str], many: int) -> ProphecyPlay:
    """A hero with this many Items and Abilities, one after the other from the box."""
    races = "yes" if race else "no"
    new = "yes" if version == "standard" else "no"
    scene = Scenario(2, version=version, races=races, new_items=new, island=new)
    play = scene.hero("paladin", race=race, at="fortress").hero("druid").start()
    box, hero = play.table.box, play.hero()
    hero.items = (items + [name for name in box.items if box.items[name].deck == "common"])[:many]
    hero.abilities = [name for name in box.abilities if box.abilities[name].timing == "always"]
    del hero.abilities[many:]
    return play


@pytest.mark.parametrize(
    ("version", "race", "items"),
    [
        ("standard", "", []),
        ("standard", "race_troll", []),
        ("standard", "race_human", ["bottomless_satchel"]),
        ("standard", "", ["astral_satchel"]),
        ("basic", "", []),
    ],
)
def test_there_is_room_for_what_can_be_kept(version: str, race: str, items: list[str]) -> None:
    for many in range(4, 12):
        view = with_cards(version, race, items, many).match.view(0)
        told = room_for_item(view, 0), room_for_ability(view, 0)
        play = with_cards(version, race, items, many + 1)
        play.answers("stay", "end")
        verbs = {option.split()[0] for option in play.options if play.question.kind == "limits"}
        assert told == ("discard" not in verbs, "forget" not in verbs)


def test_experience_is_kept_as_far_as_was_said() -> None:
    play = Scenario(2, version="standard").hero("paladin", experience=40).start()
    told = most_experience(play.match.view(0))
    play.answers("stay", "end")
    assert play.hero().experience == told


def test_offers_are_counted() -> None:
    scene = Scenario(2, version="standard", trade="yes").hero("paladin", at="city", gold=3)
    play = scene.hero("druid", at="city", gold=3).start()
    for told in range(3):
        assert times_asked(play.match.view(0), 1) == told
        assert "trade druid" in play.options
        play.answers("trade druid", "cancel")
    assert times_asked(play.match.view(0), 1) == 3
    assert "trade druid" not in play.options
