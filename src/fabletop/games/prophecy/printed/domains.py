"""Everything that an option or a view of Prophecy can name, in fixed orders: spaces, cards of each
deck, pairs that fit, kinds of question; and the kinds of event in its chronicle."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeVar

from fabletop.core.errors import BadSetup
from fabletop.core.plugins import cached
from fabletop.games.prophecy.box import Box, open_box
from fabletop.games.prophecy.chronicle import EVENTS
from fabletop.games.prophecy.expansions.adventures.mad_riddler import PROPERTIES
from fabletop.games.prophecy.expansions.adventures.smith import DWARVEN, takes
from fabletop.games.prophecy.expansions.all_parts import all_parts, expansions
from fabletop.games.prophecy.printed.cards import ARTIFACT, Ability, Card, Item
from fabletop.games.prophecy.printed.expansion import LAST, refuse_twice
from fabletop.games.prophecy.printed.sets import PACKAGE
from fabletop.games.prophecy.rules.hero.spells import DISCOUNTS, turned_over
from fabletop.games.prophecy.rules.table.setup import GUILDS

C = TypeVar("C", bound=Card)

CONSUMED = ("potion", "scroll", "stone", "letter")
"""Items that are gone after use and are never damaged."""

KINDS = (
    *("draft", "pick", "wind", "dream", "open_training", "dawn"),
    *("new_character", "banner", "battlefield", "move", "compose", "consent", "fight", "kind"),
    *("declare", "announce", "roll", "rolled", "shield", "pray", "keep_die", "drawn", "mend"),
    *("attack", "duel_kind", "reply", "ransom", "plunder", "thievery", "hand_over"),
    *("space", "limits", "spiral", "riddle", "curse", "hoard", "robbed"),
    *("alchemist", "apothecary", "black_market", "cleansing_fire", "collector", "golden_fish"),
    *("hermit", "hermit_gives", "library", "library_guild", "master_wizard"),
    *("exchange", "decay", "whose", "destroy", "wish"),
)
"""The kinds of question of the base game. Each expansion holds its own."""


@cached
def domains() -> dict[str, tuple[str | int, ...]]:
    box = open_box()
    return {
        **_of_boards(box),
        **_of_cards(box),
        **_of_items(box),
        **_of_abilities(box),
        "property": tuple(PROPERTIES),
        "bag": tuple(bag.gold for gate in box.gates.values() for bag in gate.bags),
        "reward": tuple(_rewards(box)),
        "kind": _kinds(),
    }


def _kinds() -> tuple[str, ...]:
    """Every kind of question: those of an expansion follow the kind that it names."""
    after: dict[str, list[str]] = {}
    brought = [(kind, PACKAGE) for kind in KINDS]
    for package, expansion in expansions():
        for place, kinds in expansion.questions.items():
            after.setdefault(place, []).extend(kinds)
            brought += [(kind, package) for kind in kinds]
    refuse_twice("kind of question", brought)
    found = tuple(one for kind in (*KINDS, *after.get(LAST, ())) for one in _followed(kind, after))
    lost = [f"{kind} of {package}" for kind, package in brought if kind not in found]
    if lost:
        listed = ", ".join(lost)
        raise BadSetup(f"kinds of question that follow none of Prophecy's: {listed}; use LAST")
    return found


def _followed(kind: str, after: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """A kind, and all that stand between it and the next one of the base game."""
    yield kind
    for follower in after.get(kind, ()):
        yield from _followed(follower, after)


@cached
def events() -> dict[str, tuple[str, ...]]:
    """The words in the sentence of each kind of event."""
    found, brought = dict(EVENTS), [(kind, PACKAGE) for kind in EVENTS]
    for package, expansion in expansions():
        found.update(expansion.events)
        brought += [(kind, package) for kind in expansion.events]
    refuse_twice("kind of event", brought)
    return found


def _of_boards(box: Box) -> dict[str, tuple[str, ...]]:
    board = box.board
    ring = board.spaces[: board.size]
    return {
        "space": tuple(board.ids),
        "ring": tuple(space.id for space in ring),
        "main": tuple(board.main),
        **{realm: tuple(s.id for s in board.spaces if s.world == realm) for realm in box.realms},
        "port": (*board.ports, *board.main[board.size :]),
        "magic_gate": tuple(space.id for space in ring if space.gate),
        "forest": tuple(space.id for space in ring if space.terrain == "forest"),
        "mountains": tuple(space.id for space in ring if space.terrain == "mountains"),
        "guild": GUILDS,
        "plane": tuple(plane.id for plane in board.planes),
        "realm": tuple(gate.realm for gate in box.gates.values()),
        "compass": tuple(dict.fromkeys(way for gate in box.gates.values() for way in gate.compass)),
    }


def _of_cards(box: Box) -> dict[str, tuple[str, ...]]:
    return {
        "character": tuple(box.characters),
        "race": tuple(box.races),
        "creature": tuple(box.creatures),
        "guardian": tuple(box.guardians),
        "opportunity": tuple(box.opportunities),
        "obstacle": tuple(box.obstacles),
        "chance": tuple(box.chance),
        "prize": tuple(box.prizes),
        "gate": tuple(box.gates),
        "becomes": _named(box.creatures, lambda creature: creature.stat is not None),
        "keepsake": _keepsakes(box),
        "main_card": _lying_outside(box),
        **{f"{realm}_card": _lying_in(box, realm) for realm in box.realms},
        "realm_card": tuple(card for realm in box.realms for card in _lying_in(box, realm)),
    }


def _keepsakes(box: Box) -> tuple[str, ...]:
    """Cards kept in front of a hero: Opportunities, and the Creatures that she can become."""
    more = {card for listed in all_parts() for card in listed.part.keeps}
    kept = _named(box.opportunities, lambda card: card.keep or card.id in more)
    return (*kept, *_named(box.creatures, lambda creature: creature.stat is not None))


def _lying_outside(box: Box) -> tuple[str, ...]:
    """The cards that can lie on the main board: Adventures."""
    decks: list[Mapping[str, Card]] = [box.creatures, box.opportunities, box.obstacles]
    return tuple(
        name for deck in decks for name, card in deck.items() if card.part not in box.realms
    )


def _lying_in(box: Box, realm: str) -> tuple[str, ...]:
    """The cards that can lie in a Realm."""
    decks: list[Mapping[str, Card]] = [box.creatures, box.opportunities, box.obstacles]
    decks += [box.items, box.abilities]
    return tuple(name for deck in decks for name, card in deck.items() if card.part == realm)


def _of_items(box: Box) -> dict[str, tuple[str, ...]]:
    items = box.items
    return {
        "item": tuple(items),
        "artifact": tuple(box.artifacts),
        "ordinary": _named(items, lambda item: item.id not in box.artifacts),
        "treasure": _named(items, lambda item: item.deck == "treasure"),
        "rare": _named(items, lambda item: item.deck == "rare"),
        "weapon": _named(items, lambda item: bool(item.weapon)),
        "potion": _named(items, lambda item: item.kind == "potion"),
        "scroll": _named(items, lambda item: item.kind == "scroll"),
        "breakable": _named(items, _breaks),
        "of_a_round": _named(items, lambda item: item.timing == "round"),
        "ignited": _named(items, lambda item: item.params.ignite > 0),
        "paid_for": tuple(_payments(box)),
        "set_stone": tuple(_set_stones(items)),
        "adjustment": tuple(_adjustments(items)),
    }


def _of_abilities(box: Box) -> dict[str, tuple[str, ...]]:
    abilities = box.abilities
    decks = dict.fromkeys(ability.deck for ability in abilities.values() if ability.deck)
    return {
        "ability": tuple(abilities),
        "spell": _named(abilities, lambda ability: ability.spell),
        "weapon_spell": _named(abilities, lambda ability: bool(ability.params.per_weapon)),
        "instead": _named(abilities, lambda ability: ability.timing == "instead"),
        "far": _named(abilities, lambda ability: _travels(ability) and ability.params.range > 0),
        "prolonging": _named(abilities, lambda one: one.params.extra_turn_bubbles > 0),
        "passing": _named(abilities, lambda one: one.params.pass_magic > 0),
        "turned_over": _named(abilities, turned_over),
        "once": _named(abilities, _tires),
        "discount": DISCOUNTS,
        "ability_deck": (*GUILDS, *decks),
    }


def _named(cards: Mapping[str, C], fits: Callable[[C], bool]) -> tuple[str, ...]:
    return tuple(name for name, card in cards.items() if fits(card))


def _breaks(item: Item) -> bool:
    return not (item.deck == ARTIFACT or item.unbreakable or item.kind in CONSUMED)


def _tires(ability: Ability) -> bool:
    """Whether it works once per round."""
    numbers = ability.params
    limited = ability.once or turned_over(ability)
    return bool(limited or numbers.bag_discount or numbers.extra_turn_bubbles)


def _travels(ability: Ability) -> bool:
    return ability.timing == "movement"


def _payments(box: Box) -> Iterator[str]:
    """What can be paid before a roll, and for which Item."""
    for item in box.items.values():
        yield from (f"{item.id} {amount}" for amount in range(1, item.params.most + 1))


def _set_stones(items: Mapping[str, Item]) -> Iterator[str]:
    """Every Astral Stone with every Item that can take it."""
    for stone in items.values():
        if stone.stone:
            yield from (f"{stone.id} {host.id}" for host in items.values() if takes(host, stone))


def _adjustments(items: Mapping[str, Item]) -> Iterator[str]:
    """Every adjustable Item with each of its choices."""
    for item in items.values():
        yield from (f"{item.id} {choice}" for choice in item.adjust)
        if item.weapon and not item.adjust:
            yield f"{item.id} {DWARVEN}"


def _rewards(box: Box) -> Iterator[str]:
    """What the winner of some battles chooses from."""
    for creature in box.creatures.values():
        for what in creature.choice.__dataclass_fields__:
            if amount := getattr(creature.choice, what):
                yield f"{what} {amount}"
