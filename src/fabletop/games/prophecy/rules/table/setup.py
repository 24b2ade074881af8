"""Setting up (R-013, R-016 to R-018, R-021 to R-027, R-032, R-229 to R-231)."""

from typing import Final, get_args

from fabletop.core.chance import DEAL, Chance
from fabletop.games.prophecy.answers import Chosen
from fabletop.games.prophecy.box import Box
from fabletop.games.prophecy.hero import empty_hero
from fabletop.games.prophecy.parts import Part
from fabletop.games.prophecy.printed.numbers import MOST_BLUE, MOST_RED, Guild
from fabletop.games.prophecy.rules.places.training import turn_up
from fabletop.games.prophecy.rules.planes.face_down import fill_planes, shuffle_planes
from fabletop.games.prophecy.rules.table.composition import Decks
from fabletop.games.prophecy.rules.turn.chance_cards import lay
from fabletop.games.prophecy.state import NOBODY, Hero, Plane, Table

STARTING_GOLD = STARTING_EXPERIENCE = 3
GUILDS: Final[tuple[Guild, ...]] = get_args(Guild)


def new_table(box: Box, parts: Part, chance: Chance, *, seats: int, options: Chosen) -> Table:
    """A table with all cards, before anything is shuffled."""
    decks = Decks(box, parts, options, seats)
    standard, spaces = decks.standard, len(box.board.spaces)
    table = Table(
        chance=chance,
        chronicle=None,
        box=box,
        parts=parts,
        standard=standard,
        profile=options["chance"],
        ending=options["ending"],
        teams=options["teams"] == "pairs",
        trading=options["trade"] == "yes",
        phase="setup",
        active=0,
        first=0,
        round=1,
        turn=1,
        extra_turns=0,
        heroes=[empty_hero(seat, parts.belongings) for seat in range(seats)],
        adventures=[[] for _ in range(spaces)],
        face_down=[""] * spaces if standard else [],
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
            for card in decks.chance()
            for _ in range(getattr(card.copies, options["chance"]))
        ],
        chance_discard=[],
        adventure_deck=[card.id for card in decks.adventures()],
        adventure_discard=[],
        common_deck=decks.items("common"),
        common_discard=[],
        rare_deck=decks.items("rare"),
        rare_discard=[],
        ability_decks={guild: decks.abilities(guild) for guild in GUILDS},
        training={guild: [] for guild in GUILDS} if standard else {},
        character_deck=list(box.characters),
        fallen=[],
        drafts=[],
        passed=[],
        planes=[Plane("", "", (), ()) for _ in box.board.planes] if standard else [],
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
        options=dict(options),
        power_up=0,
        boxed=[],
        removed=[],
        stones={},
        adjusted={},
        doubled="",
        realms={},
        pieces={name: kind() for name, kind in parts.pieces.items()},
    )
    for unpack in parts.unpack:
        unpack(table, decks)
    if standard:
        fill_planes(table, decks)
        for deal in parts.dealt:
            deal(table, decks)
    return table


def lay_out(table: Table) -> None:
    """Shuffle each deck. In the Basic version each player gets a character and the game begins; in
    the Standard version the draft comes next."""
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
        table.phase = "deal"
        shuffle_planes(table)
        for shuffle_more in table.parts.shuffle:
            shuffle_more(table)
        for act in table.parts.lay_out:
            act(table)
        return
    for hero in table.heroes:
        become(table, hero, table.chance.draw(table.character_deck))
    table.first = table.active = roll_for_first(table)
    table.note("begins", table.first)
    table.phase = "chance"


def deal_characters(table: Table) -> None:
    """Two for each player, of which she will play one (R-028)."""
    table.drafts = deal_two(table, table.character_deck)
    table.passed = [[] for _ in table.heroes]
    table.phase = "draft"


def deal_two(table: Table, deck: list[str]) -> list[list[str]]:
    hands = [[table.chance.draw(deck)] for _ in table.heroes]
    for hand in hands:
        hand.append(table.chance.draw(deck))
    return hands


def open_world(table: Table, characters: list[str]) -> None:
    """All characters are revealed. Every guild gets an Ability, and the first terrain of the Chance
    deck gets Adventures (R-021, R-022). Then dice decide who goes first (R-027)."""
    for hero, character in zip(table.heroes, characters, strict=True):
        become(table, hero, character)
        table.chance.reveal(character)
    for guild in GUILDS:
        turn_up(table, guild)
    for act in table.parts.opened:
        act(table)
    first_terrain(table)
    table.first = table.active = roll_for_first(table)
    table.note("begins", table.first)
    table.phase = "round"


def first_terrain(table: Table) -> None:
    """Discard the terrain card and shuffle the rest of the deck."""
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
    """Cubes for the printed Strength and Willpower, three Gold, three Experience, and the pawn in
    the first of her guilds."""
    card = table.box.characters[character]
    hero.character = character
    hero.space = table.box.board.index[card.guilds[0]]
    hero.health, hero.wounds = card.strength, 0
    hero.magic, hero.drained = card.willpower, 0
    hero.gold, hero.experience = STARTING_GOLD, STARTING_EXPERIENCE
    if hero.race:
        be_of_race(table, hero)
    table.note("plays", hero.seat, character)


def be_of_race(table: Table, hero: Hero) -> None:
    """A Race changes the cubes at the start and their maximum."""
    numbers = table.box.races[hero.race].params
    hero.most_red, hero.most_blue = MOST_RED + numbers.strength, MOST_BLUE + numbers.willpower
    hero.health = max(1, hero.health + numbers.strength)
    hero.magic = max(0, hero.magic + numbers.willpower)
    hero.experience += numbers.experience
    hero.hoard = numbers.hoard


def roll_for_first(table: Table) -> int:
    """The highest die begins; players who tie roll again."""
    seats = [hero.seat for hero in table.heroes]
    while len(seats) > 1:
        dice = [table.chance.roll() for _ in seats]
        for seat, die in zip(seats, dice, strict=True):
            table.note("first_die", seat, die)
        seats = [seat for seat, die in zip(seats, dice, strict=True) if die == max(dice)]
    return seats[0]
