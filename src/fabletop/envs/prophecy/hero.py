"""What a seat sees of each hero of Prophecy, entry by entry."""

from typing import get_args

from fabletop.core.registry import find
from fabletop.envs.entries import Entry, Flag, Number, Numbers, OneOf, Several
from fabletop.envs.prophecy.by_name import by_name
from fabletop.games.prophecy.printed.domains import domains
from fabletop.games.prophecy.printed.numbers import KindOfFoe
from fabletop.games.prophecy.seen.belongings import times_asked
from fabletop.games.prophecy.seen.endings import are_friends
from fabletop.games.prophecy.seen.view import HeroView, ProphecyView

PROPHECY = find("prophecy")

SEATS = max(PROPHECY.seats)

SPELL, MERMAID = "spell", "the_little_mermaid"
"""What else can be used once per round: any Spell; a friend."""

KINDS = get_args(KindOfFoe)


def hero_entries() -> tuple[Entry, ...]:
    return (*_body(), *_cards(), *_parts())


def _body() -> tuple[Entry, ...]:
    words = domains()
    return (
        Flag("present", "The seat is in the game."),
        Flag("alive", "The hero is alive."),
        Flag("out", "Out of the game for good."),
        Flag("friend", "Wins together with this seat."),
        OneOf("character", words["character"], "The character."),
        OneOf("race", words["race"], "The Race."),
        Several("guilds", words["guild"], "The guilds of the character."),
        OneOf("at", words["space"], "The space in which the hero is."),
        OneOf("away", words["main"], "Where a hero on the Path of the Dead comes back."),
        Flag("lodging", "Safe in the Village until her next turn."),
        Number("strength", 15, "Strength."),
        Number("willpower", 15, "Willpower."),
        Number("health", 10, "Health."),
        Number("wounds", 10, "Health lost."),
        Number("magic", 12, "Magic."),
        Number("drained", 12, "Magic spent."),
        Number("most_red", 10, "Cubes of Health that the card holds."),
        Number("most_blue", 12, "Cubes of Magic that the card holds."),
        Number("gold", 40, "Gold."),
        Number("experience", 40, "Experience."),
        Number("strength_this_turn", 3, "Strength for this turn."),
        Number("willpower_this_turn", 3, "Willpower for this turn."),
        Number("battle_this_turn", 3, "A bonus in every battle of this turn."),
    )


def _cards() -> tuple[Entry, ...]:
    words = domains()
    abilities, items = words["ability"], words["item"]
    used = (*words["once"], *words["of_a_round"], *words["discount"], MERMAID, SPELL)
    return (
        Several("items", items, "Items."),
        Number("artifacts", 5, "Artifacts."),
        Number("item_limit", 20, "Items that may be kept."),
        Number("item_room", 20, "Items for which there is still room."),
        Several("abilities", abilities, "Abilities."),
        Number("ability_limit", 15, "Abilities that may be kept."),
        Number("ability_room", 15, "Abilities for which there is still room."),
        Several("used", used, "What works once per round and was used in this one."),
        Several("certificates", words["guild"], "Certificates.", most=2),
        Several("kept", words["keepsake"], "Cards kept in front of her."),
        Number(
            "asleep", 2, "Rounds until Time Loop can be cast; -0.5 for Time Freeze.", signed=True
        ),
        Number("tome_asleep", 2, "The same for the Tome of Magic.", signed=True),
        Numbers("foretold", ("own", "foe"), 8, "Dice foretold for the first battle of the round."),
    )


def _parts() -> tuple[Entry, ...]:
    words = domains()
    return (
        Several("types", KINDS, "What she counts as in battle."),
        Number("bubbles", 15, "Bubbles."),
        Number("spent_bubbles", 15, "Bubbles spent."),
        Flag("stuck", "An Obstacle did not let her pass."),
        Number("fame", 15, "Fame."),
        Number("hoard", 5, "Gold that nothing can take from her."),
        Number("grudges", 10, "Creatures that a Goblin still has to beat."),
        Number("maps", 15, "Map Fragments."),
        Several("prizes", words["prize"], "Prizes of the Realms."),
        Number("offers", 3, "Offers of trade that were made to her in this turn."),
        Number("score", 15, "The score, when the game is over."),
        OneOf("place", range(1, SEATS + 1), "The final place, when the game is over."),
    )


def hero_seen(view: ProphecyView, hero: HeroView, own: int) -> dict[str, object]:
    seat = hero.seat
    seen = by_name(hero) | {
        "present": True,
        "friend": are_friends(view, own, seat),
        "at": hero.space,
        "offers": times_asked(view, seat),
    }
    result = view.result
    if result:
        seen["place"] = result.places[seat]
        seen["score"] = result.scores[seat]
    if not hero.character:
        return seen
    return seen | {
        "item_room": hero.item_limit - len(hero.items),
        "ability_room": hero.ability_limit - len(hero.abilities),
        "grudges": len(hero.grudges),
        "types": hero.kinds,
    }
