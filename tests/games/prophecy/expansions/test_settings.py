"""What goes together: refusals with their reason, and that everything else can be played."""

from itertools import combinations

import pytest

from fabletop.core.errors import BadSetup
from fabletop.core.game import Options, settle
from fabletop.core.match import Match
from fabletop.games.prophecy import PROPHECY

SEVERAL = (2, 3, 4, 5)
PARTS: dict[str, tuple[str, ...]] = {
    "ending": ("final_battle", "two_artifacts", "apocalypse"),
    "trade": ("no", "yes"),
    "island": ("no", "yes"),
    "realms": ("none", "water", "dragon", "both"),
    "new_items": ("no", "yes"),
    "new_adventures": ("no", "yes", "riddler"),
    "artifacts": ("base", "new", "mixed", "chosen", "ten"),
    "dragon_cards": ("no", "yes"),
    "races": ("no", "yes"),
    "ability_board": ("as_needed", "yes"),
}
"""Every part of the game that can be added to a contest for Artifacts."""

PAIRS = [
    {one: a, two: b}
    for one, two in combinations(PARTS, 2)
    for a in PARTS[one][1:]
    for b in PARTS[two][1:]
]


def start(seats: int, options: Options) -> str:
    """The first question of a table with these options."""
    settled = settle(PROPHECY, {"version": "standard", **options}, seats)
    names = [f"p{seat}" for seat in range(seats)]
    match = Match.new(PROPHECY, seats=names, seed=1, options=settled)
    assert PROPHECY.invariants(match.position.table) == []
    return match.position.open[0].kind


@pytest.mark.rule("W-002")
@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: " ".join(map(str, pair.values())))
def test_any_two_parts_go_together(pair: Options) -> None:
    assert start(3, pair) in ("draft", "race_draft")


@pytest.mark.rule("W-002")
@pytest.mark.parametrize("seats", SEVERAL)
def test_all_parts_go_together_for_any_number_of_players(seats: int) -> None:
    everything: Options = {name: choices[-1] for name, choices in PARTS.items()}
    assert start(seats, everything) == "race_draft"


TOGETHER: Options = {"ending": "cooperative"}


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"races": "yes"},
        {"island": "yes"},
        {"island": "yes", "maps": "peaceful", "treasures": "random"},
        {"new_items": "yes", "new_adventures": "riddler"},
        {"artifacts": "ten", "dragon_cards": "yes", "difficulty": "hard"},
        {"difficulty": "easy"},
    ],
    ids=lambda options: " ".join(map(str, options)) or "plain",
)
@pytest.mark.rule("W-223")
def test_friends_and_solitary_players_use_every_part_but_the_realms(
    seats: int, options: Options
) -> None:
    first = "race_" if "races" in options else ""
    drafted = "pick" if seats == 1 else "draft"
    assert start(seats, {**TOGETHER, **options}) == first + drafted


ISLAND = {"island": "yes"}
HUNTERS = {"ending": "treasure_hunters", **ISLAND}


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({**TOGETHER, "realms": "water"}, "ending=cooperative needs realms=none"),
        ({**TOGETHER, "realms": "dragon"}, "ending=cooperative needs realms=none"),
        ({**TOGETHER, "realms": "both"}, "ending=cooperative needs realms=none"),
        (
            {**TOGETHER, **ISLAND, "maps": "aggressive"},
            "ending=cooperative needs maps=declared or peaceful",
        ),
        ({**HUNTERS, "island": "no"}, "ending=treasure_hunters needs island=yes"),
        ({**HUNTERS, "realms": "water"}, "ending=treasure_hunters needs realms=none"),
        ({**HUNTERS, "treasures": "random"}, "ending=treasure_hunters needs treasures=open"),
        ({**HUNTERS, "artifacts": "new"}, "artifacts=new needs ending=final_battle"),
        ({"ending": "lord_of_the_sea"}, "ending=lord_of_the_sea needs realms=water"),
        (
            {"ending": "lord_of_the_sea", "realms": "both"},
            "ending=lord_of_the_sea does not go with realms=dragon",
        ),
        ({"maps": "peaceful"}, "maps=peaceful needs island=yes"),
        ({"maps": "aggressive"}, "maps=aggressive needs island=yes"),
        ({"treasures": "random"}, "treasures=random needs island=yes"),
        ({"hunt": "short"}, "hunt=short needs ending=treasure_hunters"),
        ({"mermaid": "yes"}, "mermaid=yes needs realms=water"),
        ({"mermaid": "yes", "realms": "dragon"}, "mermaid=yes needs realms=water"),
        ({"difficulty": "hard"}, "difficulty=hard needs ending=cooperative"),
        ({"keep": "royal_cape"}, "keep=royal_cape needs artifacts=chosen"),
        (
            {"artifacts": "chosen", "keep": "royal_cape", "banish": "royal_cape"},
            "banish=royal_cape does not go with keep=royal_cape",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
@pytest.mark.rule("W-223")
def test_what_does_not_go_together_is_refused_with_its_reason(
    options: Options, reason: str
) -> None:
    with pytest.raises(BadSetup, match=reason):
        start(2, options)


@pytest.mark.parametrize("name", [*(name for name in PARTS if name != "ending")])
def test_no_part_of_the_expansions_goes_with_the_basic_version(name: str) -> None:
    with pytest.raises(BadSetup, match=f"{name}={PARTS[name][1]} needs version=standard"):
        settle(PROPHECY, {"version": "basic", name: PARTS[name][1]}, 2)


@pytest.mark.parametrize("ending", ["final_battle", "two_artifacts", "apocalypse"])
def test_nobody_contends_alone(ending: str) -> None:
    with pytest.raises(BadSetup, match=f"ending={ending} is for 2 to 5 players, not 1"):
        start(1, {"ending": ending})


def test_teams_are_for_a_contest_of_four() -> None:
    with pytest.raises(BadSetup, match="teams=pairs needs ending"):
        start(4, {**TOGETHER, "teams": "pairs"})
    with pytest.raises(BadSetup, match="teams=pairs is for 4 players"):
        start(3, {"teams": "pairs"})
    assert start(4, {"teams": "pairs", "races": "yes"}) == "race_draft"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_setting_and_every_choice_is_said(language: str) -> None:
    words = PROPHECY.words(language)
    for setting in PROPHECY.settings:
        assert words.setting(setting.name)
        for choice in setting.choices:
            assert words.choice(setting.name, choice)
