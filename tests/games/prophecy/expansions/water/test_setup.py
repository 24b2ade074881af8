"""What is laid out for the Water Realm, and the Legends of the Deeps."""

import pytest

from fabletop.core.game import settle
from fabletop.games.prophecy.game import PROPHECY
from fabletop.games.prophecy.rules.turn.turn import next_step
from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from fabletop.games.prophecy.state import Table
from tests.games.prophecy.expansions.realms import SHORE
from tests.games.prophecy.expansions.water.sea import under_water

GATE, LEGENDS = "gate_to_the_water_realm", "legends_of_the_deeps"


def laid_out(seats: int = 3, seed: int = 1, **options: str) -> Table:
    chosen = settle(PROPHECY, {"version": "standard", "realms": "water", **options}, seats)
    table = PROPHECY.new(chosen, seats, seed)
    next_step(table)
    return table


@pytest.mark.rule("W-058", "W-061", "W-064")
def test_every_space_but_entrance_and_palace_gets_a_card_of_its_colour() -> None:
    table = laid_out()
    box = table.box
    spaces = [number for number, world in enumerate(box.board.world) if world == "water"]
    assert len(spaces) == 24
    empty = {box.board.ids[number] for number in spaces if not table.face_down[number]}
    assert empty == {"wr_a1", "wr_d6"}
    for number in spaces:
        card = table.face_down[number]
        if card:
            dark = card in box.creatures or card in box.obstacles
            column, row = box.board.spaces[number].column, box.board.spaces[number].row
            assert dark == bool((column + row) % 2)


@pytest.mark.rule("W-065")
def test_three_cards_of_each_colour_are_set_aside() -> None:
    table = laid_out()
    box = table.box
    aside = [card for card in table.boxed if card not in box.guardians]
    dark = [card for card in aside if card in box.creatures or card in box.obstacles]
    assert (len(aside), len(dark)) == (6, 3)


@pytest.mark.rule("W-066", "W-067")
def test_a_pearl_for_each_player_and_a_deck_of_five_underwater_abilities() -> None:
    realm = laid_out(seats=4).realms["water"]
    assert (realm.prizes, len(realm.abilities)) == (4, 5)


@pytest.mark.rule("W-068")
def test_the_legends_of_the_deeps_are_in_the_chance_deck() -> None:
    table = laid_out()
    assert table.chance_deck.count(LEGENDS) == 1


@pytest.mark.rule("W-069")
def test_the_gate_to_the_water_realm_hides_among_four_lesser_guardians() -> None:
    places = set()
    for seed in range(12):
        table = laid_out(seed=seed)
        lesser = [plane.lesser for plane in table.planes[:5]]
        places.add(lesser.index(GATE))
        assert sum(card in table.box.guardians for card in lesser) == 4
        assert all(not plane.shown for plane in table.planes)
    assert len(places) > 2


@pytest.mark.rule("W-057")
def test_without_the_realm_nothing_of_it_is_in_the_game() -> None:
    table = laid_out(realms="none")
    cards = [*table.chance_deck, *(plane.lesser for plane in table.planes), *table.face_down]
    assert not {GATE, LEGENDS} & set(cards)
    assert not table.realms
    assert "water" not in table.box.board.world


@pytest.mark.rule("W-072")
def test_eight_items_and_eight_abilities_may_be_kept(scenario: type[Scenario]) -> None:
    view = under_water(scenario).start().match.view(0).heroes
    assert isinstance(view, list)
    assert (view[0].item_limit, view[0].ability_limit) == (8, 8)


def legends(scenario: type[Scenario], ability: str) -> Scenario:
    return under_water(scenario, at=SHORE).top(LEGENDS, ability)


@pytest.mark.rule("W-073", "W-074", "W-080")
def test_legends_of_the_deeps_teach_an_ability_and_turn_up_two_cards_anywhere(
    scenario: type[Scenario],
) -> None:
    play = legends(scenario, "swimming").start("chance")
    assert play.table.training["forest_camp"] == ["swimming"]
    assert len(play.options) == 22
    play.answers("reveal wr_b1", "reveal wr_c5")
    assert (len(play.lying("wr_b1")), len(play.lying("wr_c5"))) == (1, 1)
    assert play.question.kind == "move"


@pytest.mark.rule("W-074", "W-076")
def test_of_two_abilities_on_offer_the_older_makes_room(scenario: type[Scenario]) -> None:
    built = legends(scenario, "swimming").taught("forest_camp", "hunting", "stamina")
    play = built.start("chance")
    assert play.table.training["forest_camp"] == ["stamina", "swimming"]
    assert play.table.ability_decks["forest_camp"][0] == "hunting"


@pytest.mark.rule("W-076")
def test_a_withdrawn_underwater_ability_goes_under_its_own_deck(scenario: type[Scenario]) -> None:
    built = under_water(scenario, at=SHORE).taught("forest_camp", "swimming", "hunting")
    play = built.top("chance_forest_camp").start("chance")
    assert play.table.realms["water"].abilities[0] == "swimming"


@pytest.mark.rule("W-075")
@pytest.mark.parametrize(
    ("ability", "guild", "experience", "gold"),
    [
        ("swimming", "forest_camp", 4, 0),
        ("underwater_combat", "fortress", 5, 5),
        ("commune_with_water", "monastery", 5, 0),
        ("underwater_contacts", "thieves_guild", 4, 4),
        ("water_breathing_spell", "magic_tower", 4, 4),
    ],
)
def test_an_underwater_ability_is_learned_like_any_ability_of_the_guild(
    scenario: type[Scenario], ability: str, guild: str, experience: int, gold: int
) -> None:
    """The Forest Camp and the Monastery are the Druid's own guilds."""
    built = under_water(scenario, at=guild, gold=6, experience=6)
    play = built.taught(guild, ability).start()
    play.answers("stay", f"learn {ability}")
    hero = play.hero()
    assert hero.abilities == [ability]
    assert (6 - hero.experience, 6 - hero.gold) == (experience, gold)


@pytest.mark.rule("W-081")
def test_a_dream_reaches_the_guardian_of_the_palace_but_legends_do_not(
    scenario: type[Scenario],
) -> None:
    built = under_water(scenario, at=SHORE).top("chance_prophetic_dream")
    play = built.start("chance")
    assert "reveal plane_water" in play.options
    play.answers("reveal plane_water")
    palace = play.table.planes[play.table.realms["water"].plane]
    assert palace.shown == ("scaled_monster",)


@pytest.mark.rule("W-081")
def test_legends_do_not_name_the_palace(scenario: type[Scenario]) -> None:
    play = legends(scenario, "swimming").start("chance")
    assert "reveal plane_water" not in play.options
    assert "reveal wr_d6" not in play.options


def _chances(play: ProphecyPlay) -> list[str | int]:
    return [told[2] for told in play.told() if told[0] == "chance"]


def test_with_nothing_left_to_turn_up_the_round_goes_on(scenario: type[Scenario]) -> None:
    built = legends(scenario, "swimming")
    ids = [f"wr_{column}{row}" for column in "abcd" for row in range(1, 7)]
    play = built.empty(*[space for space in ids if space not in ("wr_a1", "wr_d6")]).start("chance")
    assert (_chances(play), play.question.kind) == ([LEGENDS], "move")


SEEDS = range(300)


def test_reefs_never_close_the_entrance_or_the_palace() -> None:
    """There is always a way; at random one deal in fifty would have none."""
    options = settle(PROPHECY, {"version": "standard", "realms": "water"}, 2)
    for seed in SEEDS:
        table = PROPHECY.new(options, 2, seed)
        PROPHECY.step(table)
        lying = {space: table.face_down[n] for n, space in enumerate(table.box.board.ids)}
        assert {lying["wr_b1"], lying["wr_a2"]} != {"reefs"}, seed
        assert {lying["wr_d5"], lying["wr_c6"]} != {"reefs"}, seed


def test_an_imagined_realm_has_a_way_in_and_to_the_palace_too() -> None:
    options = settle(PROPHECY, {"version": "standard", "realms": "water"}, 2)
    table = PROPHECY.new(options, 2, 1)
    PROPHECY.step(table)
    for seed in SEEDS:
        world = PROPHECY.reimagine(table, (0,), seed)
        lying = {space: world.face_down[n] for n, space in enumerate(world.box.board.ids)}
        assert {lying["wr_b1"], lying["wr_a2"]} != {"reefs"}, seed
        assert {lying["wr_d5"], lying["wr_c6"]} != {"reefs"}, seed
