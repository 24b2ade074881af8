"""The five Abilities that friends have instead of others."""

from collections.abc import Sequence
from typing import Unpack

from fabletop.games.prophecy.expansions.cooperative.pieces import fellowship
from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.battles import own_parts
from tests.games.prophecy.expansions.cooperative.friends import CALM, starting, together
from tests.games.prophecy.expansions.heroes import Body

PLAINS = "plains_by_city"
TOWER = "magic_tower"


def handling(
    scenario: type[Scenario], *, own: Sequence[str] = (), partner: Sequence[str] = ()
) -> ProphecyPlay:
    """The Mystic lacks 2 Magic; neither has Gold or Items."""
    return (
        together(scenario)
        .hero("paladin", at=TOWER, gold=0, experience=5, abilities=own)
        .hero("mystic", at=TOWER, gold=0, magic=1, drained=2, experience=0, abilities=partner)
        .start()
    )


def test_power_handling_gives_magic_and_experience_in_a_trade(scenario: type[Scenario]) -> None:
    play = handling(scenario, own=["power_handling"])
    play.answers("trade mystic")
    assert play.options == [
        *("give_magic 1", "give_magic 2"),
        *(f"give_experience {n}" for n in range(1, 6)),
        "cancel",
    ]
    play.answers("give_magic 2", "give_experience 4", "propose", "agree")
    giver, taker = play.hero(), play.hero(1)
    assert (giver.magic, giver.drained, giver.experience) == (2, 2, 1)
    assert (taker.magic, taker.drained, taker.experience) == (3, 0, 4)


def test_the_partners_power_handling_serves_as_well(scenario: type[Scenario]) -> None:
    play = handling(scenario, partner=["power_handling"])
    play.answers("trade mystic", "give_experience 5", "propose", "agree")
    assert (play.hero().experience, play.hero(1).experience) == (0, 5)


def test_without_power_handling_there_is_nothing_to_give(scenario: type[Scenario]) -> None:
    assert starting(handling(scenario), "trade") == []


def side_by_side(
    scenario: type[Scenario], own: list[str], friend: list[str], at: str = PLAINS
) -> ProphecyPlay:
    """The Paladin meets a Bear; the Mystic has Shield to Shield."""
    return (
        together(scenario)
        .hero("paladin", at=PLAINS, items=own)
        .hero("mystic", at=at, items=friend, abilities=["shield_to_shield"])
        .lies(PLAINS, "bear")
        .start()
    )


def test_shield_to_shield_adds_one_for_a_friend_in_the_same_space(
    scenario: type[Scenario],
) -> None:
    play = side_by_side(scenario, [], [])
    play.answers("stay")
    assert own_parts(play) == {"strength": 4, "shield_to_shield": 1}


def test_shield_to_shield_adds_two_if_both_have_shields(scenario: type[Scenario]) -> None:
    play = side_by_side(scenario, ["wooden_shield"], ["large_wooden_shield"])
    play.answers("stay")
    assert own_parts(play)["shield_to_shield"] == 1
    play.answers("use wooden_shield")
    assert own_parts(play)["shield_to_shield"] == 2


def test_shield_to_shield_needs_the_same_space(scenario: type[Scenario]) -> None:
    play = side_by_side(scenario, [], [], at="city")
    play.answers("stay")
    assert own_parts(play) == {"strength": 4}


def test_shield_to_shield_does_nothing_for_its_owner(scenario: type[Scenario]) -> None:
    play = (
        together(scenario)
        .hero("paladin", at=PLAINS, abilities=["shield_to_shield"])
        .hero("mystic", at=PLAINS)
        .lies(PLAINS, "bear")
        .start()
    )
    play.answers("stay")
    assert own_parts(play) == {"strength": 4}


def test_shield_to_shield_does_not_reach_into_a_plane(scenario: type[Scenario]) -> None:
    play = (
        together(scenario)
        .hero("paladin", at="mountains_by_fortress", magic=0)
        .hero("mystic", at="mountains_by_fortress", abilities=["shield_to_shield"])
        .plane("fortress", lesser="undead_knight", shown=["undead_knight"])
        .start()
    )
    play.answers("plane plane_fortress")
    assert own_parts(play) == {"strength": 4}


def healer(scenario: type[Scenario], **hero: Unpack[Body]) -> ProphecyPlay:
    table = together(scenario).hero(
        "paladin",
        at=TOWER,
        abilities=["miracle_of_healing"],
        **hero,
    )
    return table.hero("mystic", at="city", health=1, wounds=2).top(*CALM).start()


def test_miracle_of_healing_heals_two_of_ones_own(scenario: type[Scenario]) -> None:
    play = healer(scenario, health=1, wounds=3)
    play.answers("instead miracle_of_healing")
    assert (play.hero().health, play.hero().magic) == (3, 3)
    assert play.question.kind == "space"


def test_miracle_of_healing_heals_one_of_a_friend_anywhere(scenario: type[Scenario]) -> None:
    play = healer(scenario)
    labels = play.match.decisions()[0].labels()
    assert "Miracle of Healing, instead of moving: Health for Mystic (−1 Magic)" in labels
    play.answers("miracle_of_healing mystic")
    assert (play.hero(1).health, play.hero(1).wounds, play.hero().magic) == (2, 1, 3)
    assert play.question.kind == "space"


def test_without_magic_there_is_no_miracle(scenario: type[Scenario]) -> None:
    play = healer(scenario, magic=0, health=1, wounds=3)
    assert starting(play, "miracle_of_healing", "instead") == []


def hider(scenario: type[Scenario]) -> ProphecyPlay:
    return (
        together(scenario)
        .hero("paladin", at=TOWER, items=["sword", "cape"], abilities=["secret_hideouts"])
        .hero("mystic", at=TOWER, gold=2)
        .owns(0, "royal_cape")
        .top(*CALM)
        .start()
    )


def test_secret_hideouts_keep_items_until_they_are_fetched(scenario: type[Scenario]) -> None:
    play = hider(scenario)
    play.answers("stash sword", "walk forest_by_magic_tower", "stash cape")
    assert play.hero().items == ["royal_cape"]
    assert fellowship(play.table).caches == {TOWER: ["sword"], "forest_by_magic_tower": ["cape"]}
    play.answers("end", "stay", "end")
    assert starting(play, "fetch", "stash") == ["fetch cape"]
    play.answers("fetch cape", f"walk {TOWER}", "fetch sword")
    assert play.hero().items == ["royal_cape", "cape", "sword"]
    assert fellowship(play.table).caches == {}


def test_an_item_is_hidden_or_fetched_once_a_turn_and_artifacts_never(
    scenario: type[Scenario],
) -> None:
    play = hider(scenario)
    assert starting(play, "stash") == ["stash sword", "stash cape"]
    play.answers("stash sword")
    assert starting(play, "stash", "fetch") == ["stash cape"]


def test_nobody_else_finds_what_is_hidden(scenario: type[Scenario]) -> None:
    play = hider(scenario)
    play.answers("stash sword", "stay", "end")
    assert play.table.active == 1
    assert starting(play, "fetch") == []


def test_secret_hideouts_let_one_trade_and_move(scenario: type[Scenario]) -> None:
    play = hider(scenario)
    play.answers("trade mystic", "give_item cape", "propose", "agree")
    assert play.question.kind == "move"
    assert starting(play, "trade") == []
    play.answers("walk forest_by_magic_tower")
    assert play.space() == "forest_by_magic_tower"


def frozen(scenario: type[Scenario], **hero: Unpack[Body]) -> Scenario:
    table = together(scenario, 3).hero(
        "paladin",
        at=TOWER,
        abilities=["time_freeze"],
        **hero,
    )
    return table.hero("mystic", at="city").hero("scout", at="village").top(*CALM)


def drawn(play: ProphecyPlay) -> int:
    return len([told for told in play.told() if told[0] == "chance"])


def test_time_freeze_costs_a_magic_for_each_friend_and_spares_all_a_chance_card(
    scenario: type[Scenario],
) -> None:
    play = frozen(scenario).start()
    assert "Cast Time Freeze (−2 Magic)" in play.match.decisions()[0].labels()
    play.answers("cast time_freeze")
    assert (play.hero().magic, fellowship(play.table).frozen) == (2, 3)
    play.answers(*("stay", "end") * 3)
    assert (play.table.active, fellowship(play.table).frozen, drawn(play)) == (0, 0, 0)
    play.answers("stay", "end")
    assert drawn(play) == 1


def test_time_freeze_rests_until_the_chance_deck_is_shuffled(scenario: type[Scenario]) -> None:
    play = frozen(scenario, magic=8).start()
    play.answers("cast time_freeze", *("stay", "end") * 3)
    assert starting(play, "cast") == []
    assert play.refused()["cast time_freeze"] == ("rests_until_shuffled", "W-265")
    table = play.table
    table.chance_discard += table.chance_deck
    table.chance_deck.clear()
    play.answers("stay", "end")
    assert (play.hero().asleep, fellowship(play.table).used_up) == (0, 1)


def test_time_stands_still_only_once_at_a_time(scenario: type[Scenario]) -> None:
    play = frozen(scenario, magic=8).start()
    play.answers("cast time_freeze")
    assert starting(play, "cast") == []
    assert play.refused()["cast time_freeze"] == ("already_cast", "W-265")


def test_who_cannot_pay_for_all_friends_does_not_freeze_time(scenario: type[Scenario]) -> None:
    play = frozen(scenario, magic=1).start()
    assert starting(play, "cast") == []
    assert play.refused()["cast time_freeze"] == ("needs_magic", "R-043")
