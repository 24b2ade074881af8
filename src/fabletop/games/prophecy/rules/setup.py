"""Setting up (R-013, R-017, R-018, R-023 to R-027, R-032, R-229 to R-231)."""

from fabletop.core.chance import DEAL, Chance
from fabletop.games.prophecy.box import Box
from fabletop.games.prophecy.state import Hero, Table

STARTING_GOLD = STARTING_EXPERIENCE = 3
GUILDS = ("fortress", "thieves_guild", "magic_tower", "forest_camp", "monastery")


def new_table(box: Box, chance: Chance, *, seats: int, version: str, profile: str) -> Table:
    """The box is open, nothing is dealt yet."""
    basic = version == "basic"
    adventures = [*box.creatures.values(), *box.opportunities.values()]
    return Table(
        chance=chance,
        chronicle=None,
        box=box,
        version=version,
        profile=profile,
        phase="setup",
        active=0,
        first=0,
        round=1,
        turn=1,
        extra_turns=0,
        heroes=[_empty_hero(seat) for seat in range(seats)],
        adventures=[[] for _ in range(box.board.size)],
        goods={"city": [], "village": []},
        market=[],
        aside=[],
        damaged=[],
        hoards={},
        hoarded_gold={},
        fresh=[],
        spent=[],
        declined=[],
        woken="",
        robber="",
        chance_deck=[
            card.id
            for card in box.chance.values()
            if card.basic or not basic
            for _ in range(getattr(card.copies, profile))
        ],
        chance_discard=[],
        adventure_deck=[card.id for card in adventures if card.basic or not basic],
        adventure_discard=[],
        common_deck=[item.id for item in box.items.values() if item.deck == "common"],
        common_discard=[],
        rare_deck=[item.id for item in box.items.values() if item.deck == "rare"],
        rare_discard=[],
        ability_decks={
            guild: [card.id for card in box.abilities.values() if card.guild == guild]
            for guild in GUILDS
        },
        character_deck=list(box.characters),
        wind=[],
        battle=None,
        ended_by="",
    )


def _empty_hero(seat: int) -> Hero:
    return Hero(seat, "", 0, 0, 0, 0, 0, 0, 0, 0, 0, True, [], [], [])


def lay_out(table: Table) -> None:
    """Shuffle every deck by itself, deal a character to each player, roll for the first turn."""
    shuffle = table.chance.shuffle
    for deck in (
        table.chance_deck,
        table.adventure_deck,
        table.common_deck,
        table.rare_deck,
        *table.ability_decks.values(),
        table.character_deck,
    ):
        shuffle(deck, DEAL)
    for hero in table.heroes:
        become(table, hero, table.chance.draw(table.character_deck))
    table.first = table.active = roll_for_first(table)
    table.note("begins", table.first)
    table.phase = "chance"


def become(table: Table, hero: Hero, character: str) -> None:
    """Cubes for the printed Strength and Willpower, three Gold, three Experience, and the pawn
    in the guild named first."""
    card = table.box.characters[character]
    hero.character = character
    hero.space = table.box.board.index[card.guilds[0]]
    hero.health, hero.wounds = card.strength, 0
    hero.magic, hero.drained = card.willpower, 0
    hero.gold, hero.experience = STARTING_GOLD, STARTING_EXPERIENCE
    table.note("plays", hero.seat, character)


def roll_for_first(table: Table) -> int:
    """The highest die begins; who ties rolls again."""
    seats = [hero.seat for hero in table.heroes]
    while len(seats) > 1:
        dice = [table.chance.roll() for _ in seats]
        for seat, die in zip(seats, dice, strict=True):
            table.note("first_die", seat, die)
        seats = [seat for seat, die in zip(seats, dice, strict=True) if die == max(dice)]
    return seats[0]
