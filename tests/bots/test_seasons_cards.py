"""The greedy bot of Seasons reads the cards: a number that is corrected changes what it does."""

from collections.abc import Iterator
from dataclasses import fields

import pytest

from fabletop.bots.evaluations import seasons
from fabletop.bots.evaluations.seasons.almanac import almanac
from fabletop.core.cards.corrections import Corrections
from fabletop.core.game import settle
from fabletop.core.position import Position
from fabletop.core.question import Question, show
from fabletop.games.seasons import SEASONS
from fabletop.games.seasons.box import open_box
from fabletop.games.seasons.numbers import SPACES, YEARS
from fabletop.games.seasons.printed import ENERGIES, PowerCard
from fabletop.games.seasons.scenario import Scenario, SeasonsPlay
from fabletop.games.seasons.state import Table

BALANCE, EARTH = "balance_of_ishtar", "amulet_of_earth"
WORTHLESS: Corrections = {BALANCE: {"params": {"crystals": 0, "tokens": 3}}}
PRECIOUS: Corrections = {EARTH: {"params": {"crystals": 30}}}
DEALS = 60


def values(play: SeasonsPlay) -> dict[str, float]:
    question = play.question
    found = seasons.values(question, play.match.view(question.seat))
    return dict(zip(map(show, question.options), found, strict=True))


def best(play: SeasonsPlay) -> str:
    found = values(play)
    return max(found, key=found.__getitem__)


def picks(card: str, cards: Corrections | None) -> list[tuple[float, int]]:
    """For every first packet that holds a card: the value of picking it, and how many of the other
    cards are better."""
    found = []
    options = settle(SEASONS, {"pool": "50", **({"cards": cards} if cards else {})}, 2)
    for seed in range(DEALS):
        position = Position(SEASONS, SEASONS.new(options, 2, seed))
        for question in position.open:
            values = _values(position, question)
            value = values.get(f"pick {card}")
            if value is not None:
                found.append((value, sum(other > value for other in values.values())))
    return found


def drafted(card: str, cards: Corrections | None) -> int:
    """How often a card is picked first, of the packets that hold it."""
    return sum(better == 0 for _, better in picks(card, cards))


def _values(position: Position[Table], question: Question) -> dict[str, float]:
    found = seasons.values(question, SEASONS.view(position.table, question.seat))
    return dict(zip(map(show, question.options), found, strict=True))


def with_balance(cards: Corrections | None = None, *theirs: str) -> SeasonsPlay:
    return (
        Scenario(2, cards=cards)
        .sorcerer(crystals=10, reserve="3 water", play=[BALANCE])
        .sorcerer(crystals=10, play=theirs)
        .start()
    )


def with_amulet(cards: Corrections | None = None) -> SeasonsPlay:
    return Scenario(2, cards=cards).sorcerer(reserve="2 earth", hand=[EARTH]).sorcerer().start()


def test_a_balance_that_brings_nothing_is_not_activated() -> None:
    assert best(with_balance()) == f"activate {BALANCE} water"
    assert best(with_balance(WORTHLESS)) == "end"


def test_a_balance_that_brings_nothing_is_drafted_less() -> None:
    """Its value falls by more than its nine crystals once, and in most packets that hold it other
    cards overtake it."""
    assert drafted(BALANCE, WORTHLESS) < drafted(BALANCE, None)
    usual, worthless = picks(BALANCE, None), picks(BALANCE, WORTHLESS)
    assert len(usual) == len(worthless) > DEALS / 10
    pairs = list(zip(usual, worthless, strict=True))
    assert all(worse < value - 9 for (value, _), (worse, _) in pairs)
    overtaken = sum(after > before for (_, before), (_, after) in pairs)
    assert overtaken > len(pairs) / 2


def test_a_precious_amulet_is_drafted_more() -> None:
    assert drafted(EARTH, PRECIOUS) > drafted(EARTH, None)
    gained = {
        round(more - usual, 6)
        for (usual, _), (more, _) in zip(picks(EARTH, None), picks(EARTH, PRECIOUS), strict=True)
    }
    assert gained == {30 - 9}


def test_a_precious_amulet_is_summoned_with_more_zeal() -> None:
    summon = f"summon {EARTH}"
    usual, precious = (values(with_amulet(cards))[summon] for cards in (None, PRECIOUS))
    assert precious - usual == pytest.approx(30 - 9)


def test_fairies_of_an_opponent_make_activating_worse() -> None:
    option = f"activate {BALANCE} water"
    alone, watched = values(with_balance()), values(with_balance(None, "thieving_fairies"))
    assert watched[option] < alone[option]


def test_fairies_make_a_gear_worse_whose_gain_is_the_same_everywhere() -> None:
    def tree(*theirs: str) -> float:
        play = (
            Scenario(2)
            .sorcerer(crystals=10, reserve="3 water", play=["tree_of_light"])
            .sorcerer(crystals=10, play=theirs)
            .start()
        )
        return values(play)["activate tree_of_light gain"]

    assert tree("thieving_fairies") < tree()


def test_a_leech_of_an_opponent_makes_summoning_worse() -> None:
    def olaf(*theirs: str) -> float:
        play = (
            Scenario(2)
            .sorcerer(crystals=3, reserve="3 water", hand=["olafs_blessed_statue"])
            .sorcerer(play=theirs)
            .start()
        )
        return values(play)["summon olafs_blessed_statue"]

    assert olaf("arcano_leech") == pytest.approx(olaf() - 1)


def test_a_staff_of_ones_own_makes_summoning_better() -> None:
    def olaf(*own: str) -> float:
        play = (
            Scenario(2)
            .sorcerer(reserve="3 water", hand=["olafs_blessed_statue"], play=own)
            .sorcerer()
            .start()
        )
        return values(play)["summon olafs_blessed_statue"]

    assert olaf("staff_of_spring") == pytest.approx(olaf("runic_cube_of_eolis") + 3)


OLAF = "olafs_blessed_statue"


def gauge_bonus(crystals: int, *theirs: str) -> float:
    """The value of a slot for a card that takes three water."""
    play = (
        Scenario(2)
        .sorcerer(crystals=crystals, reserve="3 water", gauge=0, hand=[OLAF])
        .sorcerer(play=theirs)
        .start()
    )
    return values(play)["bonus gauge"]


def test_a_slot_is_worth_nothing_if_a_toll_cannot_be_paid() -> None:
    assert gauge_bonus(0) == gauge_bonus(1, "arcano_leech") > 0
    assert gauge_bonus(0, "arcano_leech") < 0


def test_a_die_with_crystals_lets_the_owner_of_a_transmuter_transmute() -> None:
    def die(card: str) -> float:
        scene = Scenario(2).sorcerer(reserve="1 earth 2 fire 2 air", play=[card])
        play = scene.sorcerer().die("ww+3.", seat=0).die("f*T...", seat=1).start(phase="take")
        faces = play.table.box.faces
        return next(value for option, value in values(play).items() if faces[option[5:]].crystals)

    assert die("ios_transmuter") > die("runic_cube_of_eolis")


def test_tokens_on_an_amulet_are_transmuted_too() -> None:
    def bonus(laid: str) -> float:
        on = {"amulet_of_water": laid} if laid else None
        scene = Scenario(2).at(year=3, space=12).sorcerer(play=["amulet_of_water"], on=on)
        return values(scene.sorcerer().start())["bonus transmute"]

    assert bonus("4 air") > bonus("")


def test_a_statue_that_brings_much_energy_is_judged_by_it() -> None:
    rich: Corrections = {"statue_of_eolis": {"params": {"less": 1, "energy": 4, "crystals": 2}}}
    boxes = (open_box(), open_box(rich))
    poor, much = (almanac(box, 2, YEARS * SPACES).gains["statue_of_eolis"] for box in boxes)
    assert much > poor


CARDS = open_box().cards
PLAYERS = 2

NOT_READ = {
    ("crystal_orb", "params price"): "discarding the top card brings nothing, whatever it costs",
    ("argos_hawk", "params more_crystals"): "using it up is worth less than its prestige, even if "
    "the opponents get nothing",
}
"""Numbers that change nothing about the value of a card, and why. They count when the card is
used: `evaluations/test_seasons_tokens.py`."""


def numbers(card: PowerCard) -> list[str]:
    """The names of the numbers in its effect, of its prestige and of its cost."""
    effect = [one.name for one in fields(card.params) if getattr(card.params, one.name)]
    cost = [name for name in (*ENERGIES, "crystals") if getattr(card.cost, name)]
    return [
        *(f"params {name}" for name in effect),
        *(f"cost {name}" for name in cost),
        *(["prestige"] if card.prestige else []),
        *(["cost amounts"] if card.cost.amounts else []),
    ]


NUMBERS = [(card.id, name) for card in CARDS.values() for name in numbers(card)]


def others(card: PowerCard, name: str) -> Iterator[Corrections]:
    """The card with another number: none at all, a little more, much more."""
    part, _, of = name.partition(" ")
    if not of:
        yield {card.id: {"prestige": int(card.prestige) + 1}}
        return
    printed = getattr(card, part)
    plain = {one.name: getattr(printed, one.name) for one in fields(printed)}
    kept = {key: value for key, value in plain.items() if value}
    if of == "amounts":
        yield {card.id: {part: {**kept, of: [amount + 1 for amount in card.cost.amounts]}}}
        return
    for number in (0, plain[of] + 1, plain[of] * 3, plain[of] * 10):
        yield {card.id: {part: {**kept, of: number}}}


def gain(card: str, corrections: Corrections | None = None) -> float:
    return almanac(open_box(corrections), PLAYERS, YEARS * SPACES).gains[card]


@pytest.mark.parametrize(("card", "name"), NUMBERS)
def test_every_number_of_a_card_counts(card: str, name: str) -> None:
    usual = gain(card)
    counts = any(gain(card, other) != usual for other in others(CARDS[card], name))
    assert counts == ((card, name) not in NOT_READ)


def test_exceptions_are_numbers_of_cards() -> None:
    assert NOT_READ.keys() <= {*NUMBERS}
