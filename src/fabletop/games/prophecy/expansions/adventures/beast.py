"""Who has beaten the Beast becomes it (W-232 to W-234): the card lies in front of her, neither Item
nor Ability, until somebody beats her and takes it, or she dies. What it adds is with the body, the
kinds that it makes of her are with the odds."""

from fabletop.games.prophecy.state import Hero, Table


def become_beast(table: Table, hero: Hero, card: str) -> None:
    hero.kept.append(card)
    table.note("became", hero.seat, card)


def beast_of(table: Table, hero: Hero) -> str:
    """The Creature that she has become, if any."""
    creatures = table.box.creatures
    return next((card for card in hero.kept if card in creatures), "")
