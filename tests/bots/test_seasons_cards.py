"""The greedy bot of Seasons reads the cards: a number that is corrected changes what it does."""

import pytest

from fabletop.bots.evaluations import seasons
from fabletop.bots.evaluations.seasons.estimates import estimate
from fabletop.core.cards.corrections import Corrections
from fabletop.core.game import settle
from fabletop.core.position import Position
from fabletop.core.question import Question, show
from fabletop.games.seasons import SEASONS
from fabletop.games.seasons.box import open_box
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


def drafted(card: str, cards: Corrections | None) -> int:
    """How often a card is picked first, of the packets that hold it."""
    picked = 0
    options = settle(SEASONS, {"pool": "50", **({"cards": cards} if cards else {})}, 2)
    for seed in range(DEALS):
        position = Position(SEASONS, SEASONS.new(options, 2, seed))
        for question in position.open:
            picked += _favourite(position, question) == f"pick {card}"
    return picked


def _favourite(position: Position[Table], question: Question) -> str:
    found = seasons.values(question, SEASONS.view(position.table, question.seat))
    return show(max(zip(found, question.options, strict=True))[1])


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
    assert drafted(BALANCE, WORTHLESS) < drafted(BALANCE, None)


def test_a_precious_amulet_is_drafted_more() -> None:
    assert drafted(EARTH, PRECIOUS) > drafted(EARTH, None)


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


GAINED = ("crystals", "energy", "gauge")
GIVING = [
    card.id
    for card in open_box().cards.values()
    if any(getattr(card.params, name) for name in GAINED)
]
"""The cards by which an amount is gained."""


@pytest.mark.parametrize("card", GIVING)
def test_every_number_of_an_effect_is_read(card: str) -> None:
    """A card that gives another amount is judged differently."""
    printed = open_box().cards[card].params
    names = [name for name in GAINED if getattr(printed, name)]
    amounts = {name: getattr(printed, name) for name in printed.__slots__ if getattr(printed, name)}
    other_amount = 40 if names[0] == "crystals" else 3 if amounts[names[0]] == 1 else 1
    changed: Corrections = {card: {"params": {**amounts, names[0]: other_amount}}}
    one, other = (estimate(open_box(cards), 2, card) for cards in (None, changed))
    assert one != other
