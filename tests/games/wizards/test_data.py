"""What is printed on lands, Tasks, Events and Wizard Cards, against numbers written out here."""

from collections import Counter

import pytest

from fabletop.core.cards.build import Signed
from fabletop.games.wizards.box import ANIMALS, open_box
from fabletop.games.wizards.printed import EventCard, Land, TaskCard, TaskPart

BOX = open_box()

LANDS = """
1 torwall common PPPWPPPPPWWWPPPPP~P 16 0-2 0-3 0-4: torwall_town@0
2 shrineheart common PPWMWPPPPWMMMWWPPPP 7: shrineheart_abbey@3 bellmarket@18
3 harrowfield common PPPPPPWPPPPPWWPPPWW 8: harrowfield_town@1
4 saltmarch common PPPWWPP~PPWWWPPP~PP 18: saltmarch_town@18
5 ostermoor common MPMMWPPPPMMMMWWPPPP 17: ostermoor_town@6
6 wendmere common WPPWWPPPPP~WWWWPPPP 9: wendmere_town@2
7 meadowshire elven PPPPPWPPPPPWWPWWPPP 7: meadowshire_dwelling@7
8 edgewood elven WWWWWWWPWWWPWWWPWWP 7: edgewood_dwelling@0
9 glendale elven PPMMPPPPMMMMMPPWWPP 7: glendale_dwelling@0
10 high_hollow elven MWMMWWWPWMMMWPWWPPW 13: high_hollow@2 hollowfoot_dwelling@16
11 silverbourne elven WPWWWPPPWWPWWPPP~PP 17: silverbourne_dwelling@4
12 larkspur elven PPPWPPPPPPWWPPPMMPP 7: larkspur_dwelling@5
13 dragons_lair magic MMMMMMMMMMMMMMMMMMM - 0-1 0-3 0-5 1-2 3-4 5-6 2-9 4-13 6-17: lair_center@0
14 sacred_circle magic PPPPPPPWPWPWPWPWPWP 8: ruktal@0 \
stone_1@1 stone_2@2 stone_3@3 stone_4@4 stone_5@5 stone_6@6
15 megmoran magic MMMMWWMPMMMMMWPWPWP 7: megmoran@0 star_crest@11
16 melekok magic PPMWPMPPPMMWWP~PMMP 13: melekok@0
17 meligar magic MPMWMPWPPMMPWPMMPPW 7: meligar@4
18 hamdrel magic PPWWWWPPPWWMMWWWWPP 7 0-2 0-3 0-4 0-5 1-2 5-6: hamdrels_cottage@0
"""
"""Number, id, kind, the terrain of nineteen spaces, the harbour, walls, and the places."""

TASKS = """
1 the_sealed_letter 6/3/1: torwall_town > glendale_dwelling
2 the_ladys_way_home 2/6/2: ?common_town > meadowshire_dwelling
3 the_bards_round 5/7/2: !common_town + !common_town + !common_town
4 herbs_for_the_infirmary 5/5/2: !woods > !woods > shrineheart_abbey
5 reading_the_night_sky 9/2/2: ?mountains@common > mentor
6 the_leaning_stone 2/6/4: ?stone > ruktal
7 an_ember_from_the_deep 2/3/10: ?dragons_lair > mentor
8 three_songs 6/8/1: edgewood_dwelling + glendale_dwelling + meadowshire_dwelling
9 the_elf_door 4/6/4: from:edgewood_dwelling > to:?map
10 ore_for_melekok 4/2/9: !mountains > !mountains > melekok
11 feathers_for_meligar 3/5/6: ?mountains > ?woods > meligar
12 a_lamp_of_fire 1/2/9: megmoran > !common_town
13 blighted_fields 5/4/1: hamdrel > ?common_town
14 the_lost_shepherd 2/6/1: ?plains@common > harrowfield_town
15 relics_of_shrineheart 9/4/2: ?map > ?map > shrineheart_abbey
16 the_silent_watch 1/4/9: !dragons_lair + ?dragons_lair
17 whale_song 2/8/0: stay:meadowshire_dwelling
18 signals_at_sea 4/5/3: !water > !water > mentor
19 harvest_feast 4/6/2: !common_town > !elven_dwelling > torwall_town
20 the_exiles_pardon 3/5/2: ?woods > torwall_town
21 the_counsel_of_the_wise 10/6/2: hamdrel + ruktal + shrineheart_abbey
22 gifts_among_masters 4/3/14: megmoran + melekok + meligar
23 the_drowned_bell 5/3/1: !water > shrineheart_abbey
24 the_seedling 1/7/3: ruktal > ?woods@elven
25 three_stones 2/7/6: ?stone + ?stone + ?stone
26 the_sleepers_dream 5/6/2: here > ?map > mentor
27 the_iron_crown 3/2/9: ?dragons_lair > torwall_town
28 the_map_maker 10/4/2: ?map + ?map + ?map
29 the_apprentices_errand 4/2/2: here > mentor
30 the_mentors_message 8/6/4: mentor, named_wizard + hamdrel
31 the_stolen_child 2/6/2: ?common_town > edgewood_dwelling
32 poison_in_the_well 5/5/2: ?common_town > hamdrel > again:well
33 quiet_the_storm 2/3/7: meligar > !water
34 the_silver_net 3/7/2: silverbourne_dwelling > !water > silverbourne_dwelling
35 the_black_feather 6/3/6: ?mountains@magic > high_wizard
36 wood_water_and_stone 4/5/3: !woods@elven + !water + ?stone
37 the_long_question 9/4/2: high_wizard > shrineheart_abbey
38 the_ferrymans_debt 3/5/3: !common_town > !water > !common_town
39 the_broken_oath 4/7/4: ?elven_dwelling > ?common_town > ruktal
40 the_sleeping_grove 4/8/2: ?woods > ?woods > ?elven_dwelling
41 ashes_of_a_demon 1/3/12: ?dragons_lair > lair_center
42 winter_grain 4/5/2: harrowfield_town > ?common_town > ?common_town
43 the_miners_ghost 4/3/8: ostermoor_town > ?mountains > melekok
44 the_tide_tables 8/3/2: saltmarch_town > !water > wendmere_town
45 the_west_wind 3/3/10: from:meligar > to:?dragons_lair
46 the_unfinished_spell 6/3/6: mentor > ?map > mentor
47 the_mirror_of_melekok 3/4/4: melekok > ?elven_dwelling
48 combings_of_the_unicorn 3/6/2: ?woods > hamdrel
49 the_hollow_measured 6/4/4: high_hollow > mentor
50 eve_of_the_great_spell 8/6/6: high_wizard + ruktal + torwall_town
"""
"""Number, id, Knowledge/Perception/Power, and the parts: in this order (>), in any order (+), the
first before the others (,). ! is a place of choice and ? one by lot; @ is the kind of land."""

EVENTS = """
1 green_paths movement terrain_as held days=3 terrain=woods
2 goats_foot movement terrain_as held days=3 terrain=mountains
3 seal_skin movement terrain_as held days=4 terrain=swimming
4 the_stars_call transport transport site=star_crest
5 a_twisted_ankle movement movement held days=3 roll=-2
6 following_wind movement movement held days=4 terrain=boat roll=2
7 thorn_prison trap trap held trap=1
8 sleeping_mist trap trap held trap=3
9 ring_of_return magical_object ring held charges=1
10 silver_whistle magical_object whistle held charges=2
11 the_will_o_the_wisp forced_move move_to site=high_hollow
12 lantern_of_dawn magical_object lantern held charges=1
13 shadows_gather evil demons_random count=1
14 ambush evil demons_here count=1
15 an_elf_on_the_road boon gain dice=1
16 a_mouldering_book boon gain_fixed knowledge=5
17 clear_sight boon gain_fixed perception=5
18 the_earth_hums boon gain_fixed power=5
19 led_astray forced_move led_astray count=6
20 lost_in_fog transport transport site=random
21 the_wishing_gate transport wish held charges=1
22 a_faithful_hound animal animal days=7 animal=hound
23 a_lords_horse animal animal days=6 animal=horse
24 foresight evil foresight held
25 a_long_day boon extra_turns count=2
26 the_winged_companion animal animal held animal=winged_horse
27 the_dragon_stirs evil dragon
28 rising_tide world boats_drift dice=1
29 hamdrels_robin forced_move follow site=hamdrels_cottage
30 the_star_token permission permission held site=star_crest
31 malicious_intent affliction suspicion held
32 a_staff_on_the_hill boon produce
33 the_healing_spring boon heal count=3
34 the_sealed_scroll boon task count=1
35 cutpurse bane steal
36 tangled_tongue affliction spells held days=3 spells=3
37 the_travellers_star transport wish held charges=1
38 the_clear_voice boon spells held days=3 spells=6
39 evil_whispers bane lose_fewest dice=1
40 a_friend_in_town boon friend held charges=1
"""
"""Number, id, kind, effect, and everything else that is printed."""

WIZARDS = """
1 ishkatar high_wizard 1 0-6|2 tolmitar high_wizard 2 7-13|3 aevarex high_wizard 3 14-20
4 elekov high_wizard 4 21-27|5 zegoral high_wizard 5 28-34|6 terek high_wizard 6 35-41
7 veldor high_wizard 7 42-48|8 phantasm_1 phantasm 0 50-56|9 phantasm_2 phantasm 0 57-63
10 phantasm_3 phantasm 0 64-70|11 trap_abbey trap 0 71-77 shrineheart_abbey
12 trap_cottage trap 0 78-84 hamdrels_cottage|13 trap_crest trap 0 85-91 star_crest
14 trap_lair trap 0 92-98 lair_center
"""
"""Number, id, kind, rank, the rolls that stand for it, and where it leads."""

NUMBERS = (
    *("days", "terrain", "roll", "site", "animal", "trap", "dice", "count", "charges", "spells"),
    *("knowledge", "perception", "power"),
)


def rows(table: str) -> list[str]:
    return table.strip().replace("|", "\n").splitlines()


def show_land(land: Land) -> str:
    harbour = "-" if land.harbour == Signed(-1) else str(land.harbour)
    walls = [f"{one}-{other}" for one, other in land.walls]
    sites = " ".join(f"{site.id}@{site.space}" for site in land.sites)
    line = [str(land.number), land.id, land.kind, land.terrain, harbour, *walls]
    return f"{' '.join(line)}: {sites}"


def show_part(part: TaskPart) -> str:
    kind = f"@{part.land}" if part.land else ""
    space = f"{'!' if part.select == 'any' else '?'}{part.scope}{kind}"
    match part.kind:
        case "space":
            return space
        case "to":
            return f"to:{space}"
        case "from" | "stay":
            return f"{part.kind}:{part.site or part.person}"
        case "present":
            return "here"
        case "same":
            return f"again:{part.tag}"
        case _:
            return part.site or part.person


def show_task(task: TaskCard) -> str:
    points = "/".join(map(str, task.points))
    parts = [show_part(part) for part in task.parts]
    if task.opening:
        told = f"{parts[0]}, {' + '.join(parts[1:])}"
    else:
        told = (" > " if task.ordered else " + ").join(parts)
    return f"{task.number} {task.id} {points}: {told}"


def show_event(event: EventCard) -> str:
    numbers = {name: getattr(event, name) for name in NUMBERS}
    told = [f"{name}={value}" for name, value in numbers.items() if value]
    held = ["held"] if event.held else []
    return " ".join([str(event.number), event.id, event.kind, event.effect, *held, *told])


def test_eighteen_lands_six_of_each_kind_with_nineteen_spaces_each() -> None:
    assert [show_land(land) for land in BOX.lands.values()] == rows(LANDS)
    assert Counter(land.kind for land in BOX.lands.values()) == dict.fromkeys(
        ("common", "elven", "magic"), 6
    )
    assert {len(land.terrain) for land in BOX.lands.values()} == {19}
    assert set("".join(land.terrain for land in BOX.lands.values())) == set("PWM~")


def test_fifty_tasks_with_their_parts_and_points() -> None:
    assert [show_task(task) for task in BOX.tasks.values()] == rows(TASKS)
    assert [task.number for task in BOX.tasks.values()] == list(range(1, 51))


def test_a_task_names_only_places_that_exist() -> None:
    parts = [part for task in BOX.tasks.values() for part in task.parts]
    assert {part.site for part in parts} - {""} <= set(BOX.sites)
    assert {part.land for part in parts} - {""} <= {"common", "elven", "magic"}


def test_a_place_that_is_the_same_again_is_marked_in_an_earlier_part() -> None:
    (task,) = [task for task in BOX.tasks.values() if any(part.tag for part in task.parts)]
    assert [part.tag for part in task.parts] == ["well", "", "well"]


def test_forty_events_with_everything_printed_on_them() -> None:
    assert [show_event(event) for event in BOX.events.values()] == rows(EVENTS)
    assert [event.number for event in BOX.events.values()] == list(range(1, 41))


def test_fourteen_wizard_cards_seven_three_and_four() -> None:
    told = [
        f"{card.number} {card.id} {card.kind} {card.rank} {card.low}-{card.high} {card.to}".strip()
        for card in BOX.wizards.values()
    ]
    assert told == rows(WIZARDS)
    assert BOX.high_wizards == [row.split()[1] for row in rows(WIZARDS)[:7]]


def test_every_roll_stands_for_one_wizard_card_except_49_and_99() -> None:
    rolls = Counter(
        roll for card in BOX.wizards.values() for roll in range(card.low, card.high + 1)
    )
    assert set(rolls) == set(range(99)) - {49}
    assert set(rolls.values()) == {1}


@pytest.mark.parametrize(
    ("animal", "days", "turns", "movement", "shuns"),
    [
        ("horse", 3, 0, 4, {"mountains", "ruktal", "water"}),
        ("hound", 4, 0, 2, {"ruktal", "dragons_lair", "water"}),
        ("winged_horse", 0, 2, 0, {"star_crest", "ruktal", "dragons_lair", "water"}),
        ("unicorn", 0, 1, 0, set()),
    ],
)
def test_how_long_animals_stay_how_far_they_carry_and_where_they_will_not_go(
    animal: str, days: int, turns: int, movement: int, shuns: set[str]
) -> None:
    printed = ANIMALS[animal]
    assert (printed.days, printed.turns, printed.movement) == (days, turns, movement)
    assert set(printed.shuns) == shuns
    assert len(ANIMALS) == 4


def test_nothing_has_the_name_of_something_else() -> None:
    """A land may be called as its only place is."""
    cards = [card.id for deck, card in BOX.decks() if deck != "lands"]
    assert len({*cards, *BOX.sites}) == len(cards) + len(BOX.sites)


def test_what_is_reconstructed_is_a_field_of_the_card() -> None:
    for deck, card in BOX.decks():
        fields = {*card.__dataclass_fields__, "name"}
        assert set(card.reconstructed) <= fields, f"{deck} {card.id}"
