"""The heroes' panels: cubes, Gold, Experience, Items, Abilities, and temporary effects."""

from fabletop.core.codec import JsonObject
from fabletop.core.texts.catalogue import Catalogue
from fabletop.games.prophecy.seen.belongings import UNTIL_SHUFFLED, asleep, other_kinds
from fabletop.games.prophecy.seen.endings import allies, certificates_to_win
from fabletop.games.prophecy.seen.view import HeroView, ProphecyView
from fabletop.web.prophecy.picture import ProphecyPicture, pawn

FEW = 2
"""Up to this many heroes there is room for the names of everybody's belongings."""


def heroes(table: ProphecyPicture, said: Catalogue) -> list[JsonObject]:
    return [_hero(table, said, hero) for hero in table.view.heroes]


def _hero(table: ProphecyPicture, said: Catalogue, hero: HeroView) -> JsonObject:
    seat = hero.seat
    if not hero.character:
        name = table.words.hero(table.view, seat)
        return {**pawn(seat), "hero": hero, "name": name, "active": False}
    return {
        **pawn(seat),
        "hero": hero,
        **table.asked.marks(hero.character),
        "name": table.name(hero.character),
        "homes": [table.name(guild) for guild in hero.guilds],
        "active": table.view.active == seat and table.view.phase != "over",
        "named": len(table.view.heroes) <= FEW or table.view.seat == seat,
        "things": _belongings(table, said, hero),
        "skills": [_ability(table, hero, ability) for ability in hero.abilities],
        "keeps": [table.card(card) for card in hero.kept],
        "earned": [(guild, table.name(guild)) for guild in hero.certificates],
        "needed": certificates_to_win(table.view),
        "partner": _partner(table.view, seat),
        "now": _now(table, hero),
        "folk": table.card(hero.race) if hero.race else None,
        "also": [_value(said, kind) for kind in other_kinds(table.view, seat)],
        "shows": [table.card(prize) for prize in hero.prizes],
        "to_avenge": [table.name(foe) for foe in hero.grudges],
        "back_to": table.name(hero.away) if hero.away else "",
    }


def _belongings(table: ProphecyPicture, said: Catalogue, hero: HeroView) -> list[JsonObject]:
    """The Items; there may be a second copy of one."""
    seen = list[str]()
    shown = []
    for item in hero.items:
        copy = {"key": f"{item}-copy"} if item in seen else {}
        seen.append(item)
        shown.append(_item(table, said, hero, item) | copy)
    return shown


def _item(table: ProphecyPicture, said: Catalogue, hero: HeroView, item: str) -> JsonObject:
    """An Item with why it cannot be used, the Stone in it, and what it is adjusted to."""
    stone, adjusted = hero.stones.get(item, ""), hero.adjusted.get(item, "")
    return table.card(item) | {
        **_state(table, hero, item),
        "stone": table.card(stone) if stone else None,
        "set_to": _value(said, adjusted) if adjusted else "",
    }


def _value(said: Catalogue, word: str) -> str:
    """A kind of Creature or of weapon."""
    return said.say(f"kind-of-{word}")


def _ability(table: ProphecyPicture, hero: HeroView, ability: str) -> JsonObject:
    """An Ability with why it cannot be used again."""
    return table.card(ability) | _state(table, hero, ability)


def _state(table: ProphecyPicture, hero: HeroView, card: str) -> JsonObject:
    """Why a card cannot be used now, and for how many rounds it sleeps."""
    rest = asleep(table.view, hero.seat).get(card, 0)
    if card in hero.damaged:
        state = "damaged"
    elif rest:
        state = "face-down" if rest == UNTIL_SHUFFLED else "asleep"
    else:
        state = "used" if card in hero.used else ""
    return {"state": state, "rest": rest}


def _partner(view: ProphecyView, seat: int) -> int | None:
    """The other member of her team, in a game of teams."""
    if not view.teams:
        return None
    return next(other for other in allies(view, seat) if other != seat)


def _now(table: ProphecyPicture, hero: HeroView) -> list[tuple[str, int]]:
    """Values that count for this turn only."""
    view = table.view
    bonuses = [
        ("bonus-strength", hero.strength_this_turn),
        ("bonus-willpower", hero.willpower_this_turn),
        ("bonus-battle", hero.battle_this_turn),
    ]
    if view.active == hero.seat:
        bonuses += [
            ("credit", view.credit),
            ("movements", view.movements),
        ]
    return [(word, n) for word, n in bonuses if n]
