"""Late positions of Prophecy, dealt at random: heroes anywhere with much or nothing, planes half
conquered, the last stages of a game, short decks. What heroes have is in `rich_heroes`."""

from fabletop.core.cards.corrections import corrections_of, settings_of
from fabletop.core.conformance.late import Luck
from fabletop.core.game import Options
from fabletop.core.seeds import Seed
from fabletop.games.prophecy.expansions.island.pieces import has_island, island_of
from fabletop.games.prophecy.printed.board import WILD
from fabletop.games.prophecy.rich_heroes import Heroes
from fabletop.games.prophecy.rules.places.training import ON_OFFER
from fabletop.games.prophecy.rules.planes.artifacts import to_win
from fabletop.games.prophecy.scenario import Scenario
from fabletop.games.prophecy.state import Table

STAGES = {
    "final_battle": ("summoned", "final"),
    "apocalypse": ("summoned", "countdown", "apocalypse"),
}
"""The stages that can follow after the last Artifact was taken, by the ending of the game."""

FEW = (1, 2, 5)
"""How many cards a nearly empty deck has."""

FOR_SALE = {"village": 3, "city": 2}


def deal(options: Options, seats: int, seed: Seed) -> Table:
    """A game that started by the rules, at a much later moment."""
    return _Dealer(options, seats, seed).deal()


class _Dealer:
    def __init__(self, options: Options, seats: int, seed: Seed) -> None:
        self.luck = Luck(seed)
        settings = settings_of(options)
        scene = Scenario(seats, cards=corrections_of(options), seed=seed, **settings)
        self.scene = scene.begun()
        self.table = self.scene.table
        self.seats = range(seats)
        self.active = self.luck.one(self.seats)
        self.stage = ""
        if self.table.standard and self.luck.once_in(6):
            self.stage = self.luck.one(STAGES.get(self.table.ending, ("",)))
        self.battlefield = ""

    def deal(self) -> Table:
        table, luck = self.table, self.luck
        self.scene.turn_of(self.active)
        self._gates()
        if self.stage == "final":
            self.battlefield = luck.one(self._free_spaces())
        if table.standard:
            self._planes()
        Heroes(self.scene, luck, self.battlefield, staged=self.stage not in ("", "summoned")).deal()
        self._artifacts()
        self._adventures()
        self._offers()
        self._decks()
        return self.scene.start(self._phase()).match.position.checkpoint

    def _phase(self) -> str:
        if self.stage == "summoned":
            return "summons"
        phases = ["chance", "move", "move", "arrive", "arrive"]
        return self.luck.one([*phases, "round"] if self.table.standard else phases)

    def _gates(self) -> None:
        """Some Gates have been found; all of them if all Artifacts have been taken."""
        box = self.table.box
        for gate in box.gates.values():
            if gate.realm in self.table.realms and (self.stage or not self.luck.once_in(3)):
                number = [plane.lesser for plane in self.table.planes].index(gate.id)
                self.scene.gate(box.board.planes[number].guild, gate.realm)

    def _planes(self) -> None:
        """Some cards were turned up or beaten, except in planes with a Gate. Heroes have looked
        into some planes."""
        luck, box = self.luck, self.table.box
        for number in self._conquerable():
            plane, name = self.table.planes[number], box.board.planes[number].id
            beaten = bool(plane.lesser) and luck.once_in(3)
            first = plane.greater if beaten or not plane.lesser else plane.lesser
            shown = [first] if first not in plane.shown and luck.once_in(2) else []
            self.scene.plane(name.removeprefix("plane_"), shown=shown, beaten=beaten)
        for seat in self.seats:
            hidden = [box.board.planes[number].id for number in range(len(self.table.planes))]
            self.scene.knows(seat, *luck.some(hidden, luck.below(3)))

    def _conquerable(self) -> list[int]:
        """The planes without a Gate."""
        gates = self.table.box.gates
        planes = enumerate(self.table.planes)
        return [n for n, plane in planes if plane.lesser not in gates and plane.greater]

    def _artifacts(self) -> None:
        """Heroes own some Artifacts, and one may lie in a space; nobody has enough to win. In the
        last stages all are out, and everybody has one."""
        luck, table = self.luck, self.table
        planes = [table.planes[n].artifacts for n in self._conquerable()]
        held = [luck.one(artifacts) for artifacts in luck.some(planes, len(planes)) if artifacts]
        if self.stage:
            for number, artifact in enumerate(held):
                self.scene.owns((self.active + number) % len(self.seats), artifact)
            self.scene.stage(self.stage, conqueror=self.active)
            return
        owners = [seat for seat in self.seats for _ in range(to_win(table) - 1)]
        for artifact in held[: luck.few_or_many(max(0, len(held) - 1))]:
            if not owners:
                return
            if luck.once_in(5):
                self.scene.relic(luck.one(table.box.board.ids[: table.box.board.size]), artifact)
            else:
                self.scene.owns(owners.pop(luck.below(len(owners))), artifact)

    def _free_spaces(self) -> list[str]:
        """Wild spaces of the ring without a card."""
        board, table = self.table.box.board, self.table
        return [
            board.ids[number]
            for number in range(board.size)
            if board.terrain[number] in WILD and not table.adventures[number]
        ]

    def _adventures(self) -> None:
        """Face up in nearly every space, in the Standard version often with another one beneath;
        with stolen goods under Creatures."""
        luck, scene, table = self.luck, self.scene, self.table
        for space in self._free_spaces():
            if space == self.battlefield or luck.once_in(4) or not table.adventure_deck:
                continue
            card = luck.one(table.adventure_deck)
            scene.lies(space, card, fresh=luck.once_in(6))
            if table.standard and table.adventure_deck and luck.once_in(2):
                scene.face_down(space, luck.one(table.adventure_deck))
            self._hoard(card)

    def _hoard(self, card: str) -> None:
        creature = self.table.box.creatures.get(card)
        if creature is None or self.luck.once_in(2):
            return
        if creature.special.steals_item and self.table.common_deck:
            self.scene.hoard(card, self.luck.one(self.table.common_deck))
        elif creature.special.steals_gold:
            self.scene.hoard(card, gold=self.luck.between(1, 5))

    def _offers(self) -> None:
        """Goods, lessons, Map Fragments."""
        luck, scene, table = self.luck, self.scene, self.table
        for space, deck in (("village", table.common_deck), ("city", table.rare_deck)):
            scene.for_sale(space, *luck.some(deck, luck.few_or_many(FOR_SALE[space])))
        for guild, offered in table.training.items():
            left = ON_OFFER - len(offered)
            scene.taught(guild, *luck.some(table.ability_decks[guild], luck.between(0, left)))
        if has_island(table):
            spaces = [table.box.fragments[name].space for name in island_of(table).fragments]
            for space in luck.some(list(dict.fromkeys(spaces)), luck.below(4)):
                scene.map_at(space)

    def _decks(self) -> None:
        """Some decks are nearly empty. The Chance deck and the new characters may be used up."""
        luck, scene, table = self.luck, self.scene, self.table
        for deck in (table.chance_deck, table.adventure_deck, table.common_deck, table.rare_deck):
            if deck and luck.once_in(3):
                scene.only(*luck.some(deck, luck.one(FEW)))
        if luck.once_in(6):
            last = max(0, table.parts.last_deck - 1)
            scene.chance_used_up(luck.between(0, last))
        if table.standard and luck.once_in(6):
            scene.nobody_new()
