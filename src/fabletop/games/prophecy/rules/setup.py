"""Setting up (R-013, R-016 to R-018, R-021 to R-027, R-032, R-229 to R-231)."""

from fabletop.core.chance import DEAL, Chance
from fabletop.games.prophecy.box import Box
from fabletop.games.prophecy.hero import empty_hero
from fabletop.games.prophecy.rules.chance_cards import lay
from fabletop.games.prophecy.rules.training import turn_up
from fabletop.games.prophecy.state import NOBODY, Hero, Plane, Table

STARTING_GOLD = STARTING_EXPERIENCE = 3
GUILDS = ("fortress", "thieves_guild", "magic_tower", "forest_camp", "monastery")


def new_table(
    box: Box,
    chance: Chance,
    *,
    seats: int,
    standard: bool,
    profile: str,
    ending: str = "final_battle",
    teams: bool = False,
    trading: bool = False,
) -> Table:
    """The box is open, nothing is dealt yet."""
    adventures = [*box.creatures.values(), *box.opportunities.values()]
    return Table(
        chance=chance,
        chronicle=None,
        box=box,
        standard=standard,
        profile=profile,
        ending=ending,
        teams=teams,
        trading=trading,
        phase="setup",
        active=0,
        first=0,
        round=1,
        turn=1,
        extra_turns=0,
        heroes=[empty_hero(seat) for seat in range(seats)],
        adventures=[[] for _ in range(box.board.size)],
        face_down=[""] * box.board.size if standard else [],
        goods={"city": [], "village": []},
        market=[],
        aside=[],
        damaged=[],
        hoards={},
        hoarded_gold={},
        relics={},
        fresh=[],
        spent=[],
        declined=[],
        woken="",
        robber="",
        chance_deck=[
            card.id
            for card in box.chance.values()
            if card.basic or standard
            for _ in range(getattr(card.copies, profile))
        ],
        chance_discard=[],
        adventure_deck=[card.id for card in adventures if card.basic or standard],
        adventure_discard=[],
        common_deck=[item.id for item in box.items.values() if item.deck == "common"],
        common_discard=[],
        rare_deck=[item.id for item in box.items.values() if item.deck == "rare"],
        rare_discard=[],
        ability_decks={
            guild: [card.id for card in box.abilities.values() if card.guild == guild]
            for guild in GUILDS
        },
        training={guild: [] for guild in GUILDS} if standard else {},
        character_deck=list(box.characters),
        fallen=[],
        drafts=[],
        passed=[],
        planes=_planes(box) if standard else [],
        beaten=[],
        assault=NOBODY,
        assault_rolls=0,
        movements=0,
        credit=0,
        credit_for="",
        wounded=NOBODY,
        answering=[],
        battle=None,
        offer=None,
        stage="",
        conqueror=NOBODY,
        ended_by="",
    )


def _planes(box: Box) -> list[Plane]:
    """One Lesser Guardian, one Greater Guardian and one Artifact for each plane, face down."""
    lesser = [card.id for card in box.guardians.values() if card.rank == "lesser"]
    greater = [card.id for card in box.guardians.values() if card.rank == "greater"]
    return [
        Plane(small, great, (artifact,), ())
        for small, great, artifact in zip(lesser, greater, box.artifacts, strict=True)
    ]


def lay_out(table: Table) -> None:
    """Shuffle every deck by itself; deal a character to each player, or two to choose from."""
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
    if table.standard:
        shuffle_planes(table)
        table.drafts = [[table.chance.draw(table.character_deck)] for _ in table.heroes]
        for hand in table.drafts:
            hand.append(table.chance.draw(table.character_deck))
        table.passed = [[] for _ in table.heroes]
        table.phase = "draft"
        return
    for hero in table.heroes:
        become(table, hero, table.chance.draw(table.character_deck))
    table.first = table.active = roll_for_first(table)
    table.note("begins", table.first)
    table.phase = "chance"


def shuffle_planes(table: Table) -> None:
    """At random one card of each sort to each plane (R-016)."""
    lesser = [plane.lesser for plane in table.planes]
    greater = [plane.greater for plane in table.planes]
    artifacts = [plane.artifacts[0] for plane in table.planes]
    for cards in (lesser, greater, artifacts):
        table.chance.shuffle(cards, DEAL)
    for plane, small, great, artifact in zip(table.planes, lesser, greater, artifacts, strict=True):
        plane.lesser, plane.greater, plane.artifacts = small, great, (artifact,)


def open_world(table: Table, characters: list[str]) -> None:
    """All reveal their characters; an Ability in every guild, Adventures in the first terrain of
    the Chance deck (R-021, R-022); then the dice for the first turn (R-027)."""
    for hero, character in zip(table.heroes, characters, strict=True):
        become(table, hero, character)
        table.chance.reveal(character)
    for guild in GUILDS:
        turn_up(table, guild)
    first_terrain(table)
    table.first = table.active = roll_for_first(table)
    table.note("begins", table.first)
    table.phase = "round"


def first_terrain(table: Table) -> None:
    """The terrain card goes to the discards, the rest of the deck is shuffled."""
    for name in reversed(table.chance_deck):
        card = table.box.chance[name]
        if card.kind == "terrain":
            table.chance_deck.remove(name)
            table.chance.reveal(name)
            table.note("first_terrain", name)
            for space in table.box.board.of_terrain(card.params.terrain, 0):
                lay(table, space)
            table.chance_discard.append(name)
            break
    table.fresh.clear()
    table.chance.shuffle(table.chance_deck)


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
