"""Random late positions of Seasons: many cards in play, full and empty reserves, short piles."""

from fabletop.core.cards.corrections import corrections_of, settings_of
from fabletop.core.conformance.late import Luck
from fabletop.core.game import Options
from fabletop.core.seeds import Seed
from fabletop.games.seasons.box import POOLS
from fabletop.games.seasons.cards.enchanted_16_to_20 import RAVEN_THE_USURPER
from fabletop.games.seasons.numbers import BONUSES, HIGHEST, ITEM, SPACES, YEARS
from fabletop.games.seasons.printed import ENERGIES
from fabletop.games.seasons.rules.abilities import HAND
from fabletop.games.seasons.rules.dice import FACES
from fabletop.games.seasons.rules.energy import limit
from fabletop.games.seasons.rules.piles import VISION
from fabletop.games.seasons.rules.play_area import ON_PLAY
from fabletop.games.seasons.rules.prelude import pile_size
from fabletop.games.seasons.rules.wheel import DROUGHT, SUMMER, season
from fabletop.games.seasons.scenario import Scenario
from fabletop.games.seasons.state import EVERYONE, Table

STORED = {
    "amulet_of_water": 4,
    "glutton_cauldron": 6,
    "fairy_monolith": 5,
    "jewel_of_the_ancients": 4,
}
"""Cards that hold energy tokens, and how many at most in a random position."""

KNOTTY = (
    *("bespelled_grimoire", "mesodaes_lantern", "statue_of_eolis"),
    *("shield_of_zira", "raven_the_usurper", "cursed_treatise_of_arus", "amulet_of_water"),
    *("heart_of_argos", "thieving_fairies", "yjangs_forgotten_vase", "staff_of_spring"),
    *("arcano_leech", "ios_transmuter", "hand_of_fortune", "purse_of_io", "throne_of_renewal"),
)
"""Cards that change what other cards do: every sorcerer is dealt up to three of them first."""

PHASES = ("turn", "turn", "turn", "die", "begin", "take")

CRYSTALS = (0, 5, 15, 40, 120)
"""The crystals of a sorcerer lie between two neighbouring numbers of this list."""

FALL = 3
MANY = 9
"""How many cards a full hand has."""


def deal(options: Options, seats: int, seed: Seed) -> Table:
    """A random late position. Every card of the pool lies somewhere, and no limit is exceeded."""
    return _Dealer(options, seats, seed).deal()


class _Dealer:
    def __init__(self, options: Options, seats: int, seed: Seed) -> None:
        self.luck = Luck(seed)
        settings = settings_of(options)
        self.scene = Scenario(seats, cards=corrections_of(options), seed=seed, **settings)
        self.table = self.scene.table
        self.seats = range(seats)
        cards = self.table.box.cards.values()
        sets = POOLS[self.table.pool]
        self.cards = [card.id for card in cards if card.set in sets for _ in range(card.copies)]
        self.tokens = list(self.table.box.tokens)

    def deal(self) -> Table:
        luck, table = self.luck, self.table
        self._mark()
        in_play = [self._in_play() for _ in self.seats]
        tags = self._tags(in_play)
        for seat in self.seats:
            self._sorcerer(seat, in_play[seat], tags)
            self.scene.reserve(seat, self._energies(limit(table, table.sorcerers[seat])))
        self._piles()
        phase = luck.one([one for one in PHASES if one != "take" or table.year <= YEARS])
        self.scene.thrown(*self._dice())
        active = table.first if phase == "take" else luck.one(self.seats)
        entered = self._entered(active) if phase == "turn" else ""
        play = self.scene.start(phase=phase, active=active, entered=entered)
        return play.match.position.checkpoint

    def _in_play(self) -> list[str]:
        """Cards in play: up to three of the knotty cards, and any others."""
        luck = self.luck
        knots = luck.some([card for card in self.cards if card in KNOTTY], luck.below(4))
        for card in knots:
            self.cards.remove(card)
        many = luck.one((len(knots), luck.between(0, HIGHEST), luck.between(HIGHEST // 2, HIGHEST)))
        cards = knots + luck.draw(self.cards, many - len(knots))
        return luck.some(cards, len(cards))

    def _entered(self, seat: int) -> str:
        """A card that has just entered play and whose effect is still to come, or ""."""
        cards = self.table.box.cards
        items = [
            item.tag
            for item in self.table.sorcerers[seat].play
            if item.power in ON_PLAY and not cards[item.power].cost.elements
            if not (item.turned or any(item.energy))
        ]
        return self.luck.one(items) if items and self.luck.below(2) else ""

    def _hand(self) -> list[str]:
        """Cards in hand; those that do something when they enter play are preferred."""
        many = self.luck.few_or_many(MANY)
        seen = self.luck.draw(self.cards, 2 * many)
        seen.sort(key=lambda card: card not in ON_PLAY)
        self.cards += seen[many:]
        return seen[:many]

    def _mark(self) -> None:
        """Place the season marker; sometimes it was moved back into the year before, or has passed
        the end of the third year. The Drought strikes when summer begins."""
        luck = self.luck
        year, space = luck.between(1, YEARS), luck.between(1, SPACES)
        opened = min(YEARS, year + luck.once_in(8))
        if luck.once_in(20):
            year, space, opened = YEARS + 1, luck.between(1, 2), YEARS
        summers = range(1, year + (space > SUMMER * (SPACES // 4)))
        dried = [one for one in summers if self.table.enchantment == DROUGHT and luck.below(2)]
        first = luck.one(self.seats)
        self.scene.at(year=year, space=space, first=first, opened=opened, dried=dried)

    def _tags(self, in_play: list[list[str]]) -> list[list[str]]:
        """The tags that the cards will have in play: the second copy has a "+"."""
        seen: set[str] = set()
        tags: list[list[str]] = []
        for cards in in_play:
            tags.append([])
            for card in cards:
                tags[-1].append(f"{card}+" if card in seen else card)
                seen.add(card)
        return tags

    def _sorcerer(self, seat: int, cards: list[str], tags: list[list[str]]) -> None:
        luck, table = self.luck, self.table
        models = self._models(seat, cards, tags)
        powers = {tag: models.get(tag, tag).rstrip("+") for tag in tags[seat]}
        token = luck.draw(self.tokens, 1)[0] if table.tokens else ""
        libraries = [pile_size(table) * (table.opened < year) for year in (2, 3)]
        hand = self._hand()
        self.scene.sorcerer(
            crystals=self._crystals(),
            gauge=luck.between(len(cards), HIGHEST),
            bonuses=luck.few_or_many(BONUSES),
            covered=luck.few_or_many(len(table.dried) - self._covered()),
            play=[
                f"{card}={models[tag]}" if tag in models else card
                for card, tag in zip(cards, tags[seat], strict=True)
            ],
            on={
                tag: self._energies(STORED[power])
                for tag, power in powers.items()
                if power in STORED
            },
            turned=[tag for tag in tags[seat] if luck.once_in(4)],
            hand=hand,
            shown=luck.below(3),
            library_two=luck.draw(self.cards, libraries[0]),
            library_three=luck.draw(self.cards, libraries[1]),
            token=token,
            token_used=bool(token) and token != HAND and luck.once_in(2),
        )

    def _models(self, seat: int, cards: list[str], tags: list[list[str]]) -> dict[str, str]:
        """Which items of others the Ravens of a seat mimic; some mimic nothing."""
        box = self.table.box
        items = [
            tag
            for other in self.seats
            if other != seat
            for tag in tags[other]
            if box.cards[tag.rstrip("+")].category == ITEM
        ]
        return {
            tag: self.luck.one(items)
            for card, tag in zip(cards, tags[seat], strict=True)
            if card == RAVEN_THE_USURPER.id and items and not self.luck.once_in(4)
        }

    def _covered(self) -> int:
        """How many spaces are covered: at most one per Drought."""
        return sum(sorcerer.covered for sorcerer in self.table.sorcerers)

    def _crystals(self) -> int:
        """Often 0: a sorcerer who cannot pay in crystals has to pay in other ways."""
        if self.luck.once_in(4):
            return 0
        step = self.luck.below(len(CRYSTALS) - 1)
        return self.luck.between(CRYSTALS[step], CRYSTALS[step + 1])

    def _energies(self, most: int) -> str:
        """Tokens of all energies, or of one or two; often as many as the limit allows."""
        luck = self.luck
        kinds = luck.some(ENERGIES, luck.between(1, len(ENERGIES)))
        many = luck.one((most, luck.few_or_many(most)))
        return " ".join(f"1 {luck.one(kinds)}" for _ in range(many))

    def _piles(self) -> None:
        """Split the remaining cards into draw pile (short or long) and discard pile. With the
        Vision of Destiny the draw pile is never empty."""
        luck, least = self.luck, int(self.table.enchantment == VISION)
        many = len(self.cards)
        left = min(many, max(least, luck.one((0, 1, 2, 5, luck.between(0, many), many))))
        discarded = luck.draw(self.cards, many - left)
        known = luck.one((0, 0, 1 << luck.one(self.seats), EVERYONE))
        self.scene.discarded(*discarded, known=known)

    def _dice(self) -> list[str]:
        """The dice of the season. After the last year they are those of fall, because the round
        began in fall."""
        dice = self.table.dice[season(self.table) if self.table.year <= YEARS else FALL]
        thrown = [f"{die}-{self.luck.between(1, FACES)}" for die in dice]
        return self.luck.some(thrown, len(thrown))
