"""What things cost a hero and bring her: questions about the open table, answered by the rules.

Where a `space` may be given, the answer is for a hero who is there; otherwise for where she is.
"""

from typing import Final, NamedTuple

from fabletop.core.foretelling import HeldAmounts
from fabletop.core.question import Option
from fabletop.games.prophecy.answers import BagOffer
from fabletop.games.prophecy.cards.opportunities import why_not_use
from fabletop.games.prophecy.rules.battle import start, wills
from fabletop.games.prophecy.rules.battle.announcing import is_paid_in_magic
from fabletop.games.prophecy.rules.hero import payment, spells
from fabletop.games.prophecy.rules.places import certificates, market, rest, training
from fabletop.games.prophecy.rules.turn import fares, other_actions
from fabletop.games.prophecy.seen.view import ProphecyView
from fabletop.games.prophecy.state import Hero, Table

NAMES: Final = {"gold": "Gold", "magic": "Magic", "health": "Health", "experience": "Experience"}


class Lesson(NamedTuple):
    experience: int
    gold: int


def placed(view: ProphecyView, seat: int, space: str) -> tuple[Table, Hero]:
    """The table, and a hero as she would be in a space; where she is if none is named. The next
    question may place the same copy elsewhere."""
    table = view._table
    hero = table.heroes[seat]
    if not space or table.box.board.index[space] == hero.space:
        return table, hero
    copied = view._elsewhere.get(seat)
    if copied is None:
        copied = view._elsewhere[seat] = hero.copy()
    copied.space = table.box.board.index[space]
    return table, copied


def purse(view: ProphecyView, seat: int, what: str) -> int:
    """The Gold that she can use for a kind of payment ("buy", "learn", "fare" …)."""
    table, hero = placed(view, seat, "")
    return payment.purse(table, hero, what)


def fare(view: ProphecyView, seat: int, way: Option, space: str = "") -> HeldAmounts:
    """The Gold and the Magic that a movement costs, and the Gold that it earns."""
    table, hero = placed(view, seat, space)
    gold = -fares.fare(table, hero, way)
    if way[0] == fares.SAIL and hero.abilities:
        start_id = table.box.board.ids[hero.space]
        gold += sum(fares.wages(table, hero, start_id, str(way[1])))
    return {"Gold": gold, "Magic": -fares.magic_for(table, hero, way)}


def buying_price(view: ProphecyView, seat: int, item: str) -> int:
    table, hero = placed(view, seat, "")
    return market.buying_price(table.box, hero.abilities, item)


def selling_price(view: ProphecyView, seat: int, item: str) -> int:
    table, hero = placed(view, seat, "")
    return market.selling_price(table.box, hero.abilities, item, table.stones)


def full_value(view: ProphecyView, item: str) -> int:
    """The price of an Item with the Stone in it, before any bargain."""
    return market.price_of(view._table.box, view._table.stones, item)


def smith_price(_view: ProphecyView) -> int:
    """The Gold for a repair, and for other work of a smith."""
    return market.REPAIR


def lesson(view: ProphecyView, seat: int, ability: str) -> Lesson:
    """What learning an Ability in its guild costs."""
    table = view._table
    hero = table.heroes[seat]
    experience = training.lesson_price(table, hero, ability)
    return Lesson(experience, training.gold_for(table, hero, ability))


def first_to_go(view: ProphecyView, guild: str) -> str:
    """The Ability on offer that leaves a guild when another one is turned up; empty while there is
    room."""
    return training.first_to_go(view._table, guild)


def certificate(view: ProphecyView, seat: int, guild: str) -> Lesson:
    """What the Certificate of a guild costs."""
    table, hero = placed(view, seat, "")
    gold = certificates.certificate_gold(table, hero, guild)
    return Lesson(certificates.CERTIFICATE_PRICE, gold)


def can_certify(view: ProphecyView, seat: int, guild: str) -> bool:
    """Whether she could get the Certificate of a guild there, with Gold or with a Letter."""
    return bool(certificates.certificate_options(*placed(view, seat, guild)))


def rests(view: ProphecyView, seat: int, space: str = "", credit: int = 0) -> list[HeldAmounts]:
    """The ways to restore Health and Magic in a space that she can pay for, with a credit besides
    her purse."""
    table, hero = placed(view, seat, space)
    if credit:
        hero = hero.copy()
        hero.gold += credit
    return [_rest(table, hero, option) for option in rest.rest_options(table, hero)]


def _rest(table: Table, hero: Hero, option: Option) -> HeldAmounts:
    health, magic = rest.restored(hero, option)
    return {"Gold": -rest.rest_price(table, hero, option), "Health": health, "Magic": magic}


def resting(view: ProphecyView, seat: int, option: Option) -> HeldAmounts:
    """What one way to restore Health and Magic in her space costs and brings."""
    return _rest(*placed(view, seat, ""), option)


def work(view: ProphecyView, seat: int, space: str = "") -> HeldAmounts | None:
    """What working in a space costs and brings; None if she cannot work there."""
    table, hero = placed(view, seat, space)
    if other_actions.why_not_work(table, hero) is not None:
        return None
    paid, price, earned, wages = other_actions.job(table, hero)
    return {NAMES[paid]: -price, NAMES[earned]: wages}


def resting_places(_view: ProphecyView) -> tuple[str, ...]:
    return rest.PLACES


def workplaces(_view: ProphecyView) -> tuple[str, ...]:
    return tuple(other_actions.WORK)


def wills_price(view: ProphecyView, seat: int, rival: int | None = None) -> int:
    """The Magic for starting a Battle of Wills, with a Creature or with the hero of a seat."""
    table, hero = placed(view, seat, "")
    return wills.wills_price(table, hero, None if rival is None else table.heroes[rival])


def kind_price(view: ProphecyView, seat: int, foe: str, kind: str, space: str = "") -> HeldAmounts:
    """What a kind of battle with a Creature costs."""
    table, hero = placed(view, seat, space)
    magic, health = start.kind_price(table, hero, table.box.foes[foe], kind)
    return {"Magic": -magic, "Health": -health}


def spell_price(view: ProphecyView, seat: int, option: Option) -> int:
    """The Magic for casting a Spell in the way that an option says; 0 if it casts none."""
    table, hero = placed(view, seat, "")
    spell = cast_by(view, option)
    return spells.price_of(table, hero, spell, option) if spell else 0


def paid_for_points(view: ProphecyView, item: str, amount: int) -> HeldAmounts:
    """What it costs to pay for points of an Item before a roll."""
    what = "Magic" if is_paid_in_magic(view._table.box.items[item]) else "Health"
    return {"Magic": 0, "Health": 0} | {what: -amount}


def cast_by(view: ProphecyView, option: Option) -> str:
    """The Spell that an option casts; empty if it casts none."""
    abilities = view._table.box.abilities
    named = option[1] if option[0] in ("cast", "instead") and len(option) > 1 else option[0]
    ability = abilities.get(str(named))
    return ability.id if ability is not None and ability.spell else ""


def entry_price(view: ProphecyView, seat: int, realm: str) -> int:
    """The Gold that is taken from a hero at the Gate of a Realm."""
    table, hero = placed(view, seat, "")
    return table.parts.worlds[realm].entry_price(table, hero)


def bags(view: ProphecyView, seat: int, realm: str) -> list[BagOffer]:
    """The bags of Bubbles that are sold at the entrance of a Realm."""
    table, hero = placed(view, seat, "")
    return table.parts.worlds[realm].bags(table, hero)


def can_use(view: ProphecyView, seat: int, card: str, space: str = "") -> bool:
    """Whether an Opportunity would let her use it: she can pay, and it has an effect."""
    return why_not_use(*placed(view, seat, space), card) is None
