"""Any position of Prophecy in a few readable lines.

play = (
    Scenario()
    .hero("druid", at="plains_by_city", gold=2, items=["sword"])
    .lies("plains_by_city", "old_pirate")
    .dice(4, 6)
    .start()
)
play.answers("stay", "by_wills", "roll")
"""

from collections.abc import Sequence
from typing import Self

from fabletop.core.cards.corrections import Corrections
from fabletop.core.errors import BadSetup
from fabletop.core.game import settle
from fabletop.core.scenario import Play
from fabletop.core.seeds import Seed
from fabletop.games.prophecy.game import PROPHECY
from fabletop.games.prophecy.scenario_parts import Expansions
from fabletop.games.prophecy.seen.view import ProphecyView
from fabletop.games.prophecy.state import NOBODY, NOWHERE, Hero, Table

BYSTANDERS = ("paladin", "mystic", "scout", "enchantress", "ranger")
"""Characters for the seats that a scenario does not name."""


class ProphecyPlay(Play[Table, ProphecyView]):
    """A scripted game of Prophecy; `hero(0)` is the hero of the first seat."""

    def hero(self, seat: int = 0) -> Hero:
        return self.table.heroes[seat]

    def space(self, seat: int = 0) -> str:
        hero = self.hero(seat)
        return "" if hero.space == NOWHERE else self.table.box.board.ids[hero.space]

    def lying(self, space: str) -> list[str]:
        return self.table.adventures[self.table.box.board.index[space]]


class Scenario(Expansions):
    """Give Artifacts with `owns`, never among the Items of `hero`. Another seed changes all
    unscripted luck."""

    def __init__(
        self,
        players: int = 2,
        *,
        cards: Corrections | None = None,
        seed: Seed = 0,
        **options: str,
    ) -> None:
        given: dict[str, object] = {**options, "cards": cards} if cards else {**options}
        self._options = settle(PROPHECY, given, players)
        self._table = PROPHECY.new(self._options, players, seed)
        self._named = 0

    def hero(
        self,
        character: str,
        *,
        at: str = "village",
        health: int | None = None,
        wounds: int = 0,
        magic: int | None = None,
        drained: int = 0,
        gold: int = 3,
        experience: int = 3,
        items: Sequence[str] = (),
        damaged: Sequence[str] = (),
        certificates: Sequence[str] = (),
        kept: Sequence[str] = (),
        abilities: Sequence[str] = (),
        lodging: bool = False,
        race: str = "",
        bubbles: int = 0,
        spent_bubbles: int = 0,
        maps: int = 0,
        prizes: Sequence[str] = (),
        stones: dict[str, str] | None = None,
        adjusted: dict[str, str] | None = None,
    ) -> Self:
        """The hero of the next seat. Health and Magic are right-side cubes, wounds and drained the
        left-side ones, likewise for Bubbles; maps is a number of Map Fragments. Stones are
        integrated into Items, which may be adjusted. In a game that has begun the character is the
        one that was chosen."""
        table = self._table
        hero = table.heroes[self._named]
        self._named += 1
        if hero.character != character:
            self._enter(hero, character, race)
        hero.space = table.box.board.index[at]
        hero.health = hero.health if health is None else health
        hero.magic = hero.magic if magic is None else magic
        hero.wounds, hero.drained = wounds, drained
        hero.gold, hero.experience = gold, experience
        for item in (*items, *damaged):
            hero.items.append(self._out(item))
        table.damaged += damaged
        hero.certificates = [table.ability_decks[guild].pop() for guild in certificates]
        hero.kept = [self._out(card) for card in kept]
        hero.abilities = [self._out(ability) for ability in abilities]
        hero.lodging = lodging
        self._give(hero, bubbles, spent_bubbles, maps)
        hero.prizes, hero.won = list(prizes), list(prizes)
        for item, stone in (stones or {}).items():
            table.stones[item] = self._out(stone)
        table.adjusted |= adjusted or {}
        return self

    def lies(self, space: str, *cards: str, fresh: bool = False) -> Self:
        """Put Adventure cards face up into a space; fresh ones were laid out in this round. In a
        Realm the space's face-down card is set aside."""
        number = self._table.box.board.index[space]
        if self._table.box.board.world[number] and self._table.face_down[number]:
            self._table.boxed.append(self._table.face_down[number])
            self._table.face_down[number] = ""
        for card in cards:
            self._table.adventures[self._table.box.board.index[space]].append(self._out(card))
            if fresh:
                self._table.fresh.append(card)
        return self

    def face_down(self, space: str, card: str) -> Self:
        """The face-down Adventure card of a space, under a face-up one; in a Realm it is exchanged
        for the card of that space."""
        table = self._table
        number = table.box.board.index[space]
        old, table.face_down[number] = table.face_down[number], self._out(card)
        table.boxed += [old] if old else []
        return self

    def taught(self, guild: str, *abilities: str) -> Self:
        """The Abilities on offer in a guild, the oldest first."""
        self._table.training[guild] += [self._out(ability) for ability in abilities]
        return self

    def plane(
        self,
        guild: str,
        *,
        lesser: str = "",
        greater: str = "",
        artifact: str = "",
        shown: Sequence[str] = (),
        beaten: bool = False,
    ) -> Self:
        """Put these cards, even Guardians that were set aside, into the plane of a guild, in
        exchange for its own; its Lesser Guardian may be beaten already."""
        table = self._table
        plane = table.planes[table.box.board.plane_index[f"plane_{guild}"]]
        for rank, card in (("lesser", lesser), ("greater", greater)):
            if card in table.boxed:
                table.boxed[table.boxed.index(card)] = getattr(plane, rank)
                setattr(plane, rank, card)
        for other in table.planes:
            if lesser and other.lesser == lesser:
                plane.lesser, other.lesser = other.lesser, plane.lesser
            if greater and other.greater == greater:
                plane.greater, other.greater = other.greater, plane.greater
            if artifact in other.artifacts:
                plane.artifacts, other.artifacts = other.artifacts, plane.artifacts
        if beaten:
            table.beaten.append(plane.lesser)
            plane.lesser = ""
        plane.shown += tuple(shown)
        return self

    def owns(self, seat: int, *artifacts: str) -> Self:
        """Give Artifacts to a hero; the planes they come from are closed. The other Artifact of a
        pair is out of the game unless it is given, too."""
        table = self._table
        for artifact in artifacts:
            plane = next((p for p in table.planes if artifact in p.artifacts), None)
            if plane is None:
                (table.removed if artifact in table.removed else table.boxed).remove(artifact)
            else:
                table.removed += [other for other in plane.artifacts if other != artifact]
                table.beaten += [card for card in (plane.lesser, plane.greater) if card]
                plane.lesser = plane.greater = ""
                plane.artifacts = plane.shown = ()
            table.heroes[seat].items.append(artifact)
        return self

    def relic(self, space: str, artifact: str) -> Self:
        """Put an Artifact into a space; its plane is closed."""
        self.owns(0, artifact)
        self._table.heroes[0].items.remove(artifact)
        self._table.relics.setdefault(space, []).append(artifact)
        return self

    def stage(self, stage: str, *, conqueror: int = NOBODY) -> Self:
        """All Artifacts are owned and the Gates of Realms are closed. The stage is "final",
        "countdown" or "apocalypse", or "summoned" just after the conqueror has taken the last
        Artifact."""
        self._table.stage, self._table.conqueror = stage, conqueror
        for realm in self._table.realms.values():
            realm.closed = bool(stage)
        return self

    def nobody_new(self) -> Self:
        """No new character is left to replace one who dies; name all heroes before calling this."""
        self._table.fallen += self._table.character_deck
        self._table.character_deck = []
        return self

    def for_sale(self, space: str, *items: str) -> Self:
        self._table.goods[space] += [self._out(item) for item in items]
        return self

    def hoard(self, creature: str, *items: str, gold: int = 0) -> Self:
        """Put Items and Gold under a Creature."""
        self._table.hoards[creature] = [self._out(item) for item in items]
        if gold:
            self._table.hoarded_gold[creature] = gold
        return self

    def top(self, *cards: str) -> Self:
        """The next cards of their decks, in this order."""
        for card in reversed(cards):
            deck = self._deck(card)
            deck.remove(card)
            deck.append(card)
        return self

    def only(self, *cards: str) -> Self:
        """Leave only these cards in their deck; discard the rest."""
        deck = self._deck(cards[0])
        for card in [card for card in deck if card not in cards]:
            deck.remove(card)
            self._discard_of(deck).append(card)
        return self.top(*cards)

    def dice(self, *values: int) -> Self:
        """The results of the next dice, in this order; all must be rolled."""
        self._table.chance.load(("dice", value) for value in values)
        return self

    def turn_of(self, seat: int) -> Self:
        self._table.active = seat
        return self

    def start(self, phase: str = "move") -> ProphecyPlay:
        """Begin in a phase of the active seat's turn: "chance" before the Chance card, "move" after
        it, "arrive" in the hero's space."""
        table = self._table
        for character in BYSTANDERS:
            if self._named < len(table.heroes) and character in table.character_deck:
                self.hero(character, at="fortress")
        table.phase = phase
        return ProphecyPlay(PROPHECY, table, self._options, len(table.heroes))

    def _out(self, card: str) -> str:
        face_down = self._table.face_down
        if card in face_down:
            face_down[face_down.index(card)] = ""
        else:
            self._deck(card).remove(card)
        return card

    def _deck(self, card: str) -> list[str]:
        table = self._table
        for deck in (
            table.chance_deck,
            table.adventure_deck,
            table.common_deck,
            table.rare_deck,
            *table.ability_decks.values(),
            table.character_deck,
            table.boxed,
            *(realm.abilities for realm in table.realms.values()),
            *self._decks_of_parts(),
        ):
            if card in deck:
                return deck
        raise BadSetup(f"{card} is in no deck of this scenario (any more)")

    def _discard_of(self, deck: list[str]) -> list[str]:
        table = self._table
        pairs = (
            (table.chance_deck, table.chance_discard),
            (table.adventure_deck, table.adventure_discard),
            (table.common_deck, table.common_discard),
            (table.rare_deck, table.rare_discard),
            (table.character_deck, table.fallen),
        )
        return next(discard for pile, discard in pairs if pile is deck)
