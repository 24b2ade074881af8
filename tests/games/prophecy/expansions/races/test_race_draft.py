"""Races are dealt and drafted before the characters, in the same way."""

import pytest

from fabletop.core.game import settle
from fabletop.core.match import Match
from fabletop.games.prophecy import PROPHECY
from fabletop.games.prophecy.expansions.races.pieces import NAME as RACES
from fabletop.games.prophecy.expansions.races.pieces import race_deck
from fabletop.games.prophecy.rules.table.setup import become
from fabletop.games.prophecy.scenario import Scenario
from fabletop.games.prophecy.state import Table

OPTIONS = {"version": "standard", "races": "yes"}
SEEDS = range(12)


def new(seats: int, seed: int = 1) -> Match[Table]:
    options = settle(PROPHECY, OPTIONS, seats)
    return Match.new(PROPHECY, seats=[f"p{n}" for n in range(seats)], seed=seed, options=options)


def choose_first(match: Match[Table]) -> list[str]:
    """Everybody takes the first option; what that was."""
    chosen = [(q.seat, q.options[0]) for q in match.position.open]
    for seat, option in chosen:
        match.answer(option, seat)
    return [str(option[1]) for _, option in chosen]


def kinds(match: Match[Table]) -> list[str]:
    return [question.kind for question in match.position.open]


@pytest.mark.parametrize("seats", [2, 5])
def test_three_choices_of_races_come_before_those_of_characters(seats: int) -> None:
    match = new(seats)
    for kind in ("race_draft", "race_draft", "race_pick", "draft", "draft", "pick"):
        assert kinds(match) == [kind] * seats
        choose_first(match)
    heroes = match.position.table.heroes
    assert all(hero.race and hero.character for hero in heroes)


@pytest.mark.parametrize("seed", SEEDS)
def test_who_chose_a_race_has_it_and_the_others_stay_in_the_deck(seed: int) -> None:
    match = new(5, seed)
    choose_first(match)
    choose_first(match)
    chosen = choose_first(match)
    table = match.position.table
    assert [hero.race for hero in table.heroes] == chosen
    races = table.box.races
    whole = sorted(name for name, card in races.items() for _ in range(card.count))
    assert sorted(chosen + race_deck(table)) == whole
    assert len(whole) == 10


@pytest.mark.rule("W-072")
@pytest.mark.parametrize(
    ("race", "cubes", "most", "experience", "hoard"),
    [
        ("race_human", (4, 4), (8, 10), 5, 0),
        ("race_elf", (4, 5), (8, 11), 3, 0),
        ("race_dwarf", (4, 4), (8, 10), 3, 3),
        ("race_troll", (5, 4), (9, 10), 3, 0),
        ("race_goblin", (4, 3), (8, 9), 3, 0),
        ("race_halfling", (3, 4), (7, 10), 3, 0),
    ],
)
def test_a_paladin_of_each_race_starts_with_these_numbers(
    race: str, cubes: tuple[int, int], most: tuple[int, int], experience: int, hoard: int
) -> None:
    table = PROPHECY.new(settle(PROPHECY, OPTIONS, 2), 2, 1)
    hero = table.heroes[0]
    hero.race = race
    become(table, hero, "paladin")
    assert (hero.health, hero.magic) == cubes
    assert (hero.most_red, hero.most_blue) == most
    assert (hero.gold, hero.experience, hero.hoard) == (3, experience, hoard)


def test_a_kept_card_stays_and_the_other_goes_to_the_left() -> None:
    match = new(3)
    hands = [hand[:] for hand in match.position.table.drafts]
    choose_first(match)
    passed = [hand[1] for hand in hands]
    assert match.position.table.drafts == [[hands[seat][0], passed[seat - 1]] for seat in range(3)]


def test_who_holds_two_equal_races_is_asked_like_the_others() -> None:
    for seed in range(100):
        match = new(5, seed)
        table = match.position.table
        equal = [seat for seat, (one, two) in enumerate(table.drafts) if one == two]
        if equal:
            break
    seat = equal[0]
    race = table.drafts[seat][0]
    question = match.position.open[seat]
    assert (question.seat, list(question.options)) == (seat, [("hold", race)])
    choose_first(match)
    later = match.position.table
    assert (later.passed[seat], later.drafts[seat][0]) == ([race], race)


def test_nobody_sees_the_others_races_before_all_have_chosen() -> None:
    match = new(3)
    choose_first(match)
    own = match.position.table.drafts[0]
    view = match.view(0)
    assert view.draft == own
    assert match.view(None).draft == []
    assert [hero.race for hero in view.heroes] == ["", "", ""]


def test_a_new_character_is_of_the_players_race(scenario: type[Scenario]) -> None:
    play = (
        scenario(2, version="standard", races="yes")
        .hero("paladin", race="race_troll", at="plains_by_city", health=0, wounds=5)
        .hero("mystic", race="race_elf", at="monastery")
        .lies("plains_by_city", "bear")
        .top("chance_tradesman", "chance_city_merchant")
        .dice(1, 6)
        .start()
    )
    play.answers("stay", "roll", "stay", "end", "take_character")
    hero = play.hero()
    printed = play.table.box.characters[hero.character]
    assert hero.character != "paladin"
    assert (hero.race, hero.most_red) == ("race_troll", 9)
    assert hero.health + hero.wounds == printed.strength + 1


def test_without_races_there_is_no_such_draft() -> None:
    options = settle(PROPHECY, {"version": "standard"}, 2)
    match = Match.new(PROPHECY, seats=["a", "b"], seed=1, options=options)
    assert kinds(match) == ["draft", "draft"]
    assert RACES not in match.position.table.pieces
