"""The table when a battle that might be fought begins: where the hero would be, and what she could
use before it (R-187 to R-193, R-270)."""

from collections.abc import Iterator

from fabletop.core.chance import NeedsLuck
from fabletop.core.question import Option, Question
from fabletop.games.prophecy.rules.battle.equipment import is_arms
from fabletop.games.prophecy.rules.hero.body import strength, willpower
from fabletop.games.prophecy.rules.turn.own_turn import outside_options, use_outside
from fabletop.games.prophecy.seen.battles.fights import scratch
from fabletop.games.prophecy.state import NOBODY, Hero, Side, Table


def begin_turn(table: Table, seat: int) -> Table:
    """A copy on which it is the turn of a seat, and no battle is going on."""
    table = scratch(table)
    battle = table.battle
    if battle is not None and battle.posed:
        for unmask in table.parts.unmask:
            unmask(table, battle)
    if table.active != seat:
        table.assault, table.active = NOBODY, seat
    table.battle = None
    return table


def go(table: Table, hero: Hero, foe: str, space: str) -> None:
    """Bring a hero to her opponent: into its space, or against its plane."""
    if foe in table.box.guardians:
        _storm(table, foe)
        return
    table.assault = NOBODY
    if space:
        hero.space = table.box.board.index[space]
    if foe not in table.adventures[hero.space]:
        table.adventures[hero.space].append(foe)
    if table.face_down:
        table.face_down[hero.space] = ""


def _storm(table: Table, foe: str) -> None:
    """The attack that is going on, or a new one; the Lesser Guardian is fought first."""
    lies_in = [n for n, plane in enumerate(table.planes) if foe in (plane.lesser, plane.greater)]
    number = (lies_in or [max(0, table.assault)])[0]
    if number != table.assault:
        table.assault, table.assault_rolls = number, 0
    plane = table.planes[number]
    if foe == plane.greater and plane.lesser in table.box.guardians:
        table.assault_rolls += 1


def arm(table: Table, side: Side, used: tuple[str, ...]) -> None:
    """Use these Items from now on."""
    items = table.box.items
    side.used += tuple([name for name in used if name not in side.used])
    weapons = [name for name in used if is_arms(items[name])]
    side.armed += tuple(weapons)


def strengthening(table: Table, seat: int) -> list[Option]:
    """What a hero can drink, read or cast before a battle so that one of her values rises, perhaps
    by a die or a further choice."""
    hero = table.heroes[seat]
    if not hero.items and not hero.abilities:
        return []
    values = _values(table, seat)
    return [
        option
        for option in outside_options(table, hero)
        if _rolls(table, option) or _raises(table, option, seat, values)
    ]


def use_before(table: Table, hero: Hero, option: Option) -> bool:
    """Use it; whether neither a die nor a further choice was needed."""
    try:
        next(use_outside(table, hero, option))
    except StopIteration:
        return True
    except NeedsLuck:
        pass
    return False


def _values(table: Table, seat: int) -> tuple[int, ...]:
    hero = table.heroes[seat]
    return strength(table, hero), willpower(table, hero), hero.battle_this_turn


def _raises(table: Table, option: Option, seat: int, values: tuple[int, ...]) -> bool:
    """Whether one of these values is higher after the option."""
    return any(
        now > then
        for after in _after(table, option)
        for now, then in zip(_values(after, seat), values, strict=True)
    )


def _after(table: Table, option: Option) -> Iterator[Table]:
    """The table after an option, for every answer to its first question."""
    answers: list[Option | None] = [None]
    while answers:
        answer, after = answers.pop(), _open(table)
        using = use_outside(after, after.heroes[after.active], option)
        try:
            asked = next(using)
            if answer is None and isinstance(asked, Question):
                answers += asked.options
            elif answer is not None:
                using.send(answer)
        except StopIteration:
            yield after
        except NeedsLuck:
            pass


def _rolls(table: Table, option: Option) -> bool:
    """Whether a die decides what it does."""
    after = _open(table)
    try:
        next(use_outside(after, after.heroes[after.active], option), None)
    except NeedsLuck:
        return True
    return False


def _open(table: Table) -> Table:
    """A copy on which hidden cards may be turned up, too."""
    copied = scratch(table)
    copied.chance.without_luck(allowed=("draw", "reveal"))
    return copied
