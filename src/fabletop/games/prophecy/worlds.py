"""What nobody at the table can know: the order of the decks, the faces of the Certificates, and
the luck to come."""

from fabletop.core.chance import Chance
from fabletop.games.prophecy.state import Table


def reimagine(table: Table, _seat: int | None, seed: int) -> Table:
    """A table that looks the same to every seat, with everything hidden drawn anew."""
    world = table.copy()
    luck = Chance.seeded(seed)
    for deck in (
        world.chance_deck,
        world.adventure_deck,
        world.common_deck,
        world.rare_deck,
        world.character_deck,
    ):
        luck.shuffle(deck)
    for guild, deck in world.ability_decks.items():
        _exchange_certificates(world, guild, deck, luck)
    world.chance.streams = luck.streams
    return world


def _exchange_certificates(world: Table, guild: str, deck: list[str], luck: Chance) -> None:
    """Certificates lie face down, so they and their deck are one hidden heap."""
    places = [
        (hero, index)
        for hero in world.heroes
        for index, card in enumerate(hero.certificates)
        if world.box.abilities[card].guild == guild
    ]
    heap = deck + [hero.certificates[index] for hero, index in places]
    luck.shuffle(heap)
    for hero, index in places:
        hero.certificates[index] = heap.pop()
    deck[:] = heap
