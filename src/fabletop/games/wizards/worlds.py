"""Redraws what seats cannot know: lands face down, the order of the decks, who Secret Wizards are,
what lies beneath High Wizards, the False Wizard, and future random events.

Hidden things are sorted before they are drawn, so a world depends only on what the seats know.
"""

from collections.abc import Collection

from fabletop.core.chance import DEAL, Chance
from fabletop.core.seeds import Seed
from fabletop.games.wizards.state import EVERYONE, Table


def reimagine(table: Table, seats: Collection[int], seed: Seed) -> Table:
    """A table that looks the same to these seats, with all that none of them knows drawn again."""
    world = table.copy()
    luck = Chance.seeded(seed)
    _exchange_lands(world, seats, luck)
    world.tasks = _mixed(world.tasks, luck)
    world.events = _mixed(world.events, luck)
    _exchange_wizards(world, seats, luck)
    if world.false_wizard and not world.unmasked:
        doubtful = [one for one in world.box.high_wizards if one not in world.honest]
        world.false_wizard = doubtful[luck.below(DEAL, len(doubtful))]
    world.chance.go_on_with(luck)
    return world


def _mixed(cards: list[str], luck: Chance) -> list[str]:
    """These cards in a random order that does not depend on their present order."""
    mixed = sorted(cards)
    luck.shuffle(mixed)
    return mixed


def _exchange_lands(world: Table, seats: Collection[int], luck: Chance) -> None:
    """Mix the lands that others hold or have laid with those that nobody holds yet."""
    if world.phase != "laying":
        return
    laid = [number for number, placer in enumerate(world.placed_by) if placer not in seats]
    others = [hand for other, hand in enumerate(world.hands) if other not in seats]
    lands = [world.placements[number][0] for number in laid]
    lands = _mixed(lands + [land for hand in others for land in hand] + world.stack, luck)
    for number in laid:
        _, centre, turns = world.placements[number]
        world.placements[number] = (lands.pop(), centre, turns)
    for hand in others:
        hand[:] = [lands.pop() for _ in hand]
    world.stack = lands


def _exchange_wizards(world: Table, seats: Collection[int], luck: Chance) -> None:
    """Mix the hidden Wizard Cards. No High Wizards lie beneath a wizard, because he was the first
    one drawn."""
    if world.variants.cooperative:
        world.deck = _mixed(world.deck, luck)
        return
    highs = set(world.box.high_wizards)
    eyes = sum(1 << seat for seat in seats)
    secret = [one for one in world.standing if one.known != EVERYONE and not one.known & eyes]
    pool = world.deck + [one.card for one in secret]
    pool = _mixed(pool + [card for one in world.standing for card in one.under], luck)
    wizards = [card for card in pool if card in highs]
    others = [card for card in pool if card not in highs]
    for one in secret:
        one.card = wizards.pop()
    for one in world.standing:
        one.under = [others.pop() for _ in one.under]
    world.deck = wizards + others
    luck.shuffle(world.deck)
