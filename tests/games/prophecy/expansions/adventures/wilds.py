"""The new Adventures lie in the Plains by the City, where the Paladin (Strength 4, Willpower 4)
arrives; the Mystic (3, 6) and the Scout (5, 2) are elsewhere."""

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from fabletop.games.prophecy.seen.view import HeroView

FIELD = "plains_by_city"
FOREST = "forest_by_magic_tower"


def wilds(
    scenario: type[Scenario],
    players: int = 2,
    *,
    ending: str = "final_battle",
    artifacts: str = "base",
    island: str = "no",
    trade: str = "no",
) -> Scenario:
    """A table of the Standard version with all new Adventures."""
    return scenario(
        players,
        version="standard",
        new_adventures="riddler",
        ending=ending,
        artifacts=artifacts,
        island=island,
        trade=trade,
    )


def path_of_the_dead(scenario: type[Scenario], players: int, adventure: str) -> Scenario:
    """The Mystic can set out on the Path of the Dead; the Paladin, who is next, stands in the
    Forest by the Magic Tower with an Adventure, and the Scout is in the Village."""
    table = wilds(scenario, players).hero("mystic", at=FIELD).hero("paladin", at=FOREST)
    if players == 3:
        table.hero("scout", at="village")
    return table.lies(FIELD, "path_of_the_dead").lies(FOREST, adventure)


def weird_sisters(scenario: type[Scenario]) -> Scenario:
    """The Paladin meets the Weird Sisters and wins three times."""
    return (
        wilds(scenario)
        .hero("paladin", at=FIELD, magic=0)
        .hero("mystic", at="village")
        .lies(FIELD, "weird_sisters")
        .dice(6, 1, 6, 1, 6, 1)
    )


def shown_hero(play: ProphecyPlay, seat: int) -> HeroView:
    """A hero, as the spectators see her."""
    return play.match.view(None).heroes[seat]


def kinds(play: ProphecyPlay, seat: int) -> set[str]:
    """What a character counts as."""
    return set(shown_hero(play, seat).kinds)


def whispers(play: ProphecyPlay, seat: int) -> list[tuple[str | int, ...]]:
    """What a seat knows and the spectators do not."""
    public = play.told()
    known = [event.told for _, event in play.match.chronicle(seat)]
    return [told for told in known if told not in public]
