"""What both Realms have in common: the way in and out, Legends (W-073 to W-081), cards on light
spaces (W-131 to W-145), the prize at the goal (W-161 to W-167), Artifacts of dead heroes (W-168 to
W-170), and when the game may end (W-171 to W-176, W-212, W-213)."""

from typing import Final

from fabletop.core.cards.build import ALL
from fabletop.core.question import Option, Question, Refusal, Step
from fabletop.games.prophecy.answers import Source
from fabletop.games.prophecy.expansions.realms.laying_out import (
    deal_realms,
    new_realms,
    shuffle_realms,
)
from fabletop.games.prophecy.expansions.realms.pieces import NAME, Travels, show, travels
from fabletop.games.prophecy.parts import Part
from fabletop.games.prophecy.printed.board import REALM as ALL_REALMS
from fabletop.games.prophecy.printed.cards import ChanceCard, Gate
from fabletop.games.prophecy.rules.battle.wills import artifacts
from fabletop.games.prophecy.rules.hero.body import heal, pay_experience, recharge
from fabletop.games.prophecy.rules.places.training import lesson_price, offer_in_guild
from fabletop.games.prophecy.rules.planes.artifacts import SHORT, acquired, prize_is_due
from fabletop.games.prophecy.rules.planes.planes import storm
from fabletop.games.prophecy.rules.table.decks import uncover
from fabletop.games.prophecy.rules.table.reasons import needs, refuse
from fabletop.games.prophecy.rules.table.teams import are_friends
from fabletop.games.prophecy.state import NOBODY, Battle, Hero, Realm, Side, Table


def realm_of(table: Table, hero: Hero) -> tuple[str, Realm]:
    """The Realm in which a hero is."""
    name = table.box.board.world[hero.space]
    return name, table.realms[name]


def gate_of(table: Table, realm: str) -> Gate:
    return table.box.gate_of[realm]


def shores(table: Table, realm: Realm) -> tuple[str, ...]:
    """The two spaces of the main board beside the Gate (W-085, W-116)."""
    return table.box.board.planes[realm.gate].adjacent


def open_realms(table: Table, hero: Hero) -> list[str]:
    """The Realms beside her space whose Gate is known and not closed."""
    beside = table.box.board.plane_beside[hero.space]
    if beside is None:
        return []
    realms = table.realms.items()
    return [name for name, realm in realms if realm.gate == beside and not realm.closed]


def surface(table: Table, hero: Hero, space: str) -> None:
    """Leave the Realm, to a space beside the Gate."""
    world = table.world_of(hero)
    if world is not None:
        world.leave(table, hero)
    hero.space = table.box.board.index[space]
    travels(table).strokes = 0
    table.declined.clear()
    table.note("surfaced", hero.seat, space)


def surface_options(table: Table, realm: Realm) -> list[Option]:
    return [("surface", space) for space in shores(table, realm)]


def triumph(table: Table, hero: Hero) -> Step:
    """The Realm's Guardian is beaten or gone: take the prize and leave at once (W-161, W-163)."""
    name, realm = realm_of(table, hero)
    prize = table.box.prize_of[name]
    due = prize_is_due(hero, prize, realm)
    subject = prize if due else gate_of(table, name).id
    answer: Option = yield Question(hero.seat, "triumph", surface_options(table, realm), subject)
    if due:
        take_prize(table, hero, prize, realm)
    gather(table, hero)
    surface(table, hero, str(answer[1]))
    table.phase = "after"


def take_prize(table: Table, hero: Hero, prize: str, realm: Realm) -> None:
    """Taking it restores all Health and Magic (W-165)."""
    realm.prizes -= 1
    hero.prizes.append(prize)
    hero.won.append(prize)
    table.note("prize", hero.seat, prize)
    heal(table, hero, ALL)
    recharge(table, hero, ALL)


def legends(table: Table, _drawer: Hero, card: ChanceCard) -> None:
    """Offer an Ability of the Realm in its guild, then turn up cards of the Realm. In the countdown
    to the Apocalypse the next Chance card is drawn instead (W-073, W-175)."""
    if table.stage:
        table.phase = "chance"
        return
    realm = table.realms[card.params.realm]
    if realm.abilities:
        offer_in_guild(table, table.chance.draw(realm.abilities))
    if hidden(table, card.params.realm):
        realm.reveals = card.params.cards
        table.phase = "legends"
        table.woken = card.params.realm


def hidden(table: Table, realm: str) -> list[int]:
    """The spaces of a Realm where a card lies face down."""
    face_down = table.face_down
    return [space for space in table.box.board.realm(realm) if face_down[space]]


def reveal_realm(table: Table, hero: Hero) -> Step:
    """Choose any face-down card of the Realm, of either colour; it must be done (W-080)."""
    name = table.woken
    realm = table.realms[name]
    ids = table.box.board.ids
    options: list[Option] = [("reveal", ids[space]) for space in hidden(table, name)]
    answer: Option = yield Question(hero.seat, "legends", options, gate_of(table, name).id)
    uncover(table, table.box.board.index[str(answer[1])])
    realm.reveals -= 1
    if not realm.reveals or not hidden(table, name):
        realm.reveals = 0
        table.woken = ""
        table.phase = "move"


def finds(table: Table, hero: Hero) -> list[Option]:
    """Items to pick up for free, and lore to learn for Experience (W-134, W-141)."""
    if not table.box.board.world[hero.space]:
        return []
    options: list[Option] = []
    for card in table.adventures[hero.space]:
        if card in table.box.items:
            options.append(("pick_up", card))
            continue
        lore = table.box.abilities.get(card)
        if lore is not None and hero.experience >= lesson_price(table, hero, lore.id):
            options.append(("study", card))
    return options


def dear_lore(table: Table, hero: Hero) -> list[Refusal]:
    """Lore in her space that she has too little Experience for (W-142)."""
    if not table.box.board.world[hero.space]:
        return []
    return [
        refuse(("study", card), needs("experience", "W-142", price, hero.experience))
        for card in table.adventures[hero.space]
        if card in table.box.abilities
        and (price := lesson_price(table, hero, card)) > hero.experience
    ]


def pick_up(table: Table, hero: Hero, answer: Option) -> Step:
    item = str(answer[1])
    table.adventures[hero.space].remove(item)
    hero.items.append(item)
    table.note("found", hero.seat, item)
    yield from ()


def study(table: Table, hero: Hero, answer: Option) -> Step:
    ability = str(answer[1])
    table.adventures[hero.space].remove(ability)
    pay_experience(table, hero, lesson_price(table, hero, ability))
    hero.abilities.append(ability)
    table.note("learned", hero.seat, ability)
    yield from ()


def prize_bonus(table: Table, hero: Hero, battle: Battle, side: Side) -> list[Source]:
    """A bonus against a character without the prize (W-166); prizes add up (W-212)."""
    if battle.creature or not hero.prizes:
        return []
    other = table.heroes[battle.opposite(side).seat]
    prizes = table.box.prizes
    return [(name, prizes[name].bonus) for name in hero.prizes if name not in other.prizes]


def one_more(_table: Table, _hero: Hero) -> int:
    """Each Realm raises the limits of Items and Abilities by one (W-072, W-210)."""
    return 1


def still_to_win(table: Table, hero: Hero) -> bool:
    """Whether an Artifact must still be fetched from a Realm (W-171), or won from an owner of a
    prize who is not her partner (W-167, W-213). If two Artifacts win the game, prizes do not
    matter: the Realms' Artifacts must only have been fetched."""
    if any(_in_realm(table, name) for name in table.realms):
        return True
    return table.ending != SHORT and any(
        other.prizes and artifacts(table, other) and not are_friends(table, hero.seat, other.seat)
        for other in table.heroes
        if other is not hero
    )


def _in_realm(table: Table, name: str) -> bool:
    realm, board = table.realms[name], table.box.board
    if realm.gate == NOBODY or table.planes[realm.plane].greater:
        return True
    return any(board.world[board.index[space]] == name for space in table.relics)


def end_of_turn(table: Table, hero: Hero) -> None:
    """A hero who ends her turn in a Realm where somebody died takes the Artifacts there (W-169).
    After this, or after a prize owner has lost her last Artifact, a hero may win who could not
    before. If several could, the first one does, clockwise from the active hero."""
    travels(table).strokes = 0
    if hero.present:
        gather(table, hero)
    artifacts_of_planes = table.box.effects.artifacts
    for owner in table.heroes[hero.seat :] + table.heroes[: hero.seat]:
        if owner.alive and not artifacts_of_planes.isdisjoint(owner.items):
            acquired(table, owner)


def gather(table: Table, hero: Hero) -> None:
    """Take the Artifacts of dead heroes in a space of a Realm. Nobody can end a turn at its goal or
    in a current: there they are taken in passing."""
    if not table.relics or not table.box.board.world[hero.space]:
        return
    for artifact in table.relics.pop(table.box.board.ids[hero.space], ()):
        hero.items.append(artifact)
        table.note("artifact", hero.seat, artifact)


def heroes_inside(table: Table) -> list[Hero]:
    """The heroes who are still in a Realm."""
    world = table.box.board.world
    return [hero for hero in table.heroes if hero.present and world[hero.space]]


def expel(table: Table, _hero: Hero) -> Step:
    """Before the countdown all heroes return, each to a space of her choice beside the Gate
    (W-174); to a Final Battle they go directly."""
    heroes = heroes_inside(table)
    answers: tuple[Option, ...] = yield tuple(
        Question(
            hero.seat,
            "expelled",
            surface_options(table, realm_of(table, hero)[1]),
            gate_of(table, realm_of(table, hero)[0]).id,
        )
        for hero in heroes
    )
    for hero, answer in zip(heroes, answers, strict=True):
        surface(table, hero, str(answer[1]))
    table.phase = "summons"


def reach_goal(table: Table, hero: Hero) -> None:
    """At the end of a Realm: attack the plane at once, or take the prize if it is no longer guarded
    (W-157, W-163)."""
    _, realm = realm_of(table, hero)
    if table.planes[realm.plane].greater:
        storm(table, hero, table.box.board.planes[realm.plane].id)
    else:
        table.phase = "triumph"


def beyond_a_realm(table: Table, plane: int) -> str:
    """The phase after the Guardian of a Realm was beaten."""
    return "triumph" if any(realm.plane == plane for realm in table.realms.values()) else ""


def close_gates(table: Table) -> None:
    """The Gates close when the last Artifact has left (W-174)."""
    for realm in table.realms.values():
        realm.closed = True


def all_must_leave(table: Table) -> str:
    return "expelled" if heroes_inside(table) else ""


REALM: Final = Part(
    pieces={NAME: Travels},
    shows=(show,),
    unpack=(new_realms,),
    dealt=(deal_realms,),
    shuffle=(shuffle_realms,),
    asking={"triumph": triumph, "legends": reveal_realm, "expelled": expel},
    after_conquest=(beyond_a_realm,),
    summoned=(close_gates,),
    before_countdown=(all_must_leave,),
    chance={"legends": legends},
    end_turn=(end_of_turn,),
    offers_in={ALL_REALMS: (finds,)},
    take={"pick_up": pick_up, "study": study},
    bonuses=(prize_bonus,),
    withheld=(still_to_win,),
    refusals={"space": (dear_lore,)},
)
"""In play once, even with several Realms."""
