"""Wizard Cards: drawn or rolled for, High Wizards on the map, Secret Wizards, and what lies beneath
them (Z-042 to Z-046, Z-283 to Z-285)."""

import pytest

from fabletop.games.wizards.scenario import GivenTask, Scenario, WizardsPlay
from fabletop.games.wizards.seen.look import view
from fabletop.games.wizards.seen.view import MageView

HELD = GivenTask("whale_song", mandatory=True)
"""A Task that keeps a Mentor from giving another one."""


def shown(play: WizardsPlay) -> list[str | int]:
    """The Wizard Cards that everybody has seen drawn, in their order."""
    return [told[1] for told in play.told() if told[0] == "wizard_card"]


def beneath(play: WizardsPlay) -> list[str | int]:
    return [told[1] for told in play.told() if told[0] == "beneath"]


def seen_on_map(play: WizardsPlay, seat: int | None) -> object:
    """What a seat sees of the High Wizards on the map."""
    return view(play.table, seat).wizards


def standing(wizard: str, space: str, under: int | list[str], *, secret: bool) -> MageView:
    return MageView(wizard, secret, space, under)


def shown_by_hamdrel(*rolls: int) -> WizardsPlay:
    """A rank 0 player of the cooperative game visits Hamdrel, who shows a Wizard Card."""
    position = Scenario(2, play="cooperative").player(at="hamdrel-1").dice(1, 3)
    play = position.dice(*(read + 1 for read in rolls)).start()
    play.answers("roll", "step hamdrel-0")
    return play


@pytest.mark.rule("Z-042", "Z-043", "T-011")
@pytest.mark.parametrize(
    ("low", "high", "wizard"),
    [
        (0, 6, "ishkatar"),
        (7, 13, "tolmitar"),
        (14, 20, "aevarex"),
        (21, 27, "elekov"),
        (28, 34, "zegoral"),
        (35, 41, "terek"),
        (42, 48, "veldor"),
    ],
)
def test_dice_may_stand_for_a_card_with_seven_rolls_for_each_high_wizard(
    low: int, high: int, wizard: str
) -> None:
    for read in (low, high):
        play = shown_by_hamdrel(read)
        assert (play.question.kind, play.question.subject) == ("initiation", wizard)
        assert shown(play) == [wizard]


@pytest.mark.rule("Z-042", "Z-044", "T-011")
@pytest.mark.parametrize("read", [50, 56, 57, 63, 64, 70])
def test_rolls_of_50_to_70_stand_for_phantasms(read: int) -> None:
    play = shown_by_hamdrel(read)
    assert shown(play)[0] in ("phantasm_1", "phantasm_2", "phantasm_3")
    assert play.question.seat == 1


@pytest.mark.rule("Z-042", "Z-044", "T-011")
@pytest.mark.parametrize(
    ("low", "high", "site", "then"),
    [
        (71, 77, "shrineheart_abbey", (6,)),
        (78, 84, "hamdrels_cottage", (1,)),
        (85, 91, "star_crest", (5, 1)),
        (92, 98, "lair_center", (6,)),
    ],
)
def test_rolls_of_71_to_98_stand_for_transports(
    low: int, high: int, site: str, then: tuple[int, ...]
) -> None:
    for read in (low, high):
        play = shown_by_hamdrel(read, *(roll - 1 for roll in then))
        assert play.site() == site


@pytest.mark.rule("Z-045", "T-011")
@pytest.mark.parametrize("again", [49, 99])
def test_rolls_of_49_and_99_are_rolled_again(again: int) -> None:
    play = shown_by_hamdrel(again, 35)
    assert shown(play) == ["terek"]


@pytest.mark.rule("Z-042", "Z-302")
def test_dice_are_rolled_again_for_a_card_that_is_not_in_the_deck() -> None:
    position = Scenario(2, play="cooperative").player(at="hamdrel-1")
    position.wizard("ishkatar", "larkspur-0", under=["phantasm_1"])
    play = position.dice(1, 3, 0 + 1, 50 + 1, 7 + 1).start()
    play.answers("roll", "step hamdrel-0")
    assert shown(play) == ["tolmitar"]


@pytest.mark.rule("Z-046", "T-011")
@pytest.mark.parametrize(
    ("reads", "wizard"),
    [((50,), "ishkatar"), ((57,), "tolmitar"), ((98,), "veldor"), ((99, 85), "terek")],
)
def test_where_traps_and_phantasms_are_ignored_50_is_taken_off(
    reads: tuple[int, ...], wizard: str
) -> None:
    ready = Scenario(2).player(order="wizards", points=(15, 10, 5), at="shrineheart-0")
    play = ready.dice(1, 3, *(read + 1 for read in reads)).start()
    play.answers("roll", "step shrineheart-3")
    assert (play.question.kind, play.question.subject) == ("mentor", wizard)


@pytest.mark.rule("Z-283", "Z-284", "T-007")
def test_on_the_star_crest_only_high_wizards_of_the_deck_are_met_and_all_drawn_cards_seen() -> None:
    position = Scenario(2).player(order="druids", at="megmoran-12", events=["the_star_token"])
    play = position.deck("phantasm_1", "terek", "trap_crest").dice(1, 4).start()
    play.answers("roll", "step megmoran-11")
    assert (play.question.kind, play.question.subject) == ("stranger", "terek")
    play.answers("leave")
    assert (play.question.seat, play.site()) == (1, "star_crest")
    assert shown(play) == ["phantasm_1", "terek", "trap_crest"]
    assert sorted(play.table.deck) == ["phantasm_1", "terek", "trap_crest"]


@pytest.mark.rule("Z-283")
def test_an_exhausted_deck_ends_the_encounter_with_hamdrel() -> None:
    play = Scenario(2).player(at="hamdrel-1").deck().dice(1, 3).start()
    play.answers("roll", "step hamdrel-0")
    assert (play.question.seat, play.site()) == (1, "hamdrels_cottage")
    assert ("no_wizard",) in play.told()


@pytest.mark.rule("Z-283", "Z-284")
def test_an_exhausted_deck_ends_an_encounter_of_players_and_its_cards_were_seen() -> None:
    meeting = Scenario(2).player(order="druids", rank=4, at="torwall-1", tasks=[HELD])
    meeting.player(order="druids", rank=4, at="torwall-2")
    play = meeting.deck("phantasm_3", "phantasm_1").dice(1, 4).start()
    play.answers("roll", "step torwall-2")
    assert (play.question.seat, play.question.kind) == (1, "turn")
    assert shown(play) == ["phantasm_3", "phantasm_1"]


@pytest.mark.rule("Z-283")
def test_without_a_high_wizard_in_the_deck_none_is_produced() -> None:
    play = Scenario(2).player(at="hamdrel-1").deck("phantasm_3", "trap_lair").dice(1, 5).start()
    before = len(play.table.standing)
    play.answers("roll", "step hamdrel-0")
    assert ("no_wizard",) in play.told()
    assert len(play.table.standing) == before


@pytest.mark.rule("Z-285")
def test_who_was_met_goes_back_to_the_deck_and_the_cards_beneath_are_revealed() -> None:
    position = Scenario(2).player(at="torwall-1")
    position.wizard("terek", "torwall-2", under=["phantasm_2", "trap_abbey"])
    play = position.dice(1).start()
    assert seen_on_map(play, 0) == [standing("terek", "torwall-2", 2, secret=False)]
    play.answers("roll", "step torwall-2")
    assert beneath(play) == []
    play.answers("decline")
    assert beneath(play) == ["phantasm_2", "trap_abbey"]
    assert seen_on_map(play, 0) == []
    assert {"terek", "phantasm_2", "trap_abbey"} <= set(play.table.deck)


@pytest.mark.rule("Z-285")
def test_what_lies_beneath_is_revealed_when_the_wizard_goes_with_a_dying_land() -> None:
    position = Scenario(2).on(fortnight=3).wizard("veldor", "torwall-9", under=["trap_lair"])
    play = position.demons("torwall-8").randomly("larkspur-1", "larkspur-2")
    ended = play.within("dragons_lair-3").player(at="torwall-14").dice(6).start(evil=True)
    assert ("dies", "torwall") in ended.told()
    assert beneath(ended) == ["trap_lair"]
    assert seen_on_map(ended, 0) == []


@pytest.mark.rule("Z-302")
def test_in_the_cooperative_game_everybody_knows_the_cards_beneath() -> None:
    position = Scenario(2, play="cooperative").player(at="hamdrel-1")
    play = position.dice(1, 6, 60 + 1, 90 + 1, 20 + 1).randomly("saltmarch-3").start()
    play.answers("roll", "step hamdrel-0")
    seen = [standing("aevarex", "saltmarch-3", ["phantasm_2", "trap_crest"], secret=False)]
    assert seen_on_map(play, 0) == seen_on_map(play, 1) == seen


def secret_among_three(*later: int) -> WizardsPlay:
    """Rank 4 meets rank 2, and a Secret Wizard comes to Larkspur, where a third player is."""
    meeting = Scenario(3).player(order="druids", rank=4, at="torwall-1", tasks=[HELD])
    meeting.player(order="druids", rank=2, at="torwall-2").player(at="larkspur-0")
    play = (
        meeting.dice(1, 6, 3, *later).draws("trap_abbey", "zegoral").randomly("larkspur-1").start()
    )
    play.answers("roll", "step torwall-2", "gain power")
    return play


@pytest.mark.rule("Z-057")
def test_only_who_earned_a_secret_wizard_knows_him() -> None:
    play = secret_among_three()
    assert seen_on_map(play, 0) == [standing("zegoral", "larkspur-1", 1, secret=True)]
    for stranger in (1, 2, None):
        assert seen_on_map(play, stranger) == [standing("?", "larkspur-1", 1, secret=True)]
    tellings = [[event.told for _, event in play.match.chronicle(seat)] for seat in range(3)]
    assert [("secret_is", "zegoral") in told for told in tellings] == [True, False, False]


def test_a_secret_wizard_is_unmasked_when_he_is_met() -> None:
    play = secret_among_three(1, 1)
    play.answers("roll", "stop", "roll", "step larkspur-1")
    assert (play.question.kind, play.question.subject) == ("initiation", "zegoral")
    assert ("unmasked", "zegoral") in play.told()
    assert seen_on_map(play, 1) == [standing("zegoral", "larkspur-1", 1, secret=False)]


def test_a_dragon_that_is_tamed_shows_a_secret_wizard_to_the_tamer_alone() -> None:
    position = Scenario(2).player(order="wizards", rank=4, at="torwall-1").dragon("torwall-2")
    play = position.dice(1, 5).draws("elekov").randomly("larkspur-1").start()
    play.answers("roll", "step torwall-2", "tame")
    assert seen_on_map(play, 0) == [standing("elekov", "larkspur-1", 0, secret=True)]
    assert seen_on_map(play, 1) == [standing("?", "larkspur-1", 0, secret=True)]


def test_high_wizards_do_not_come_to_ruktal_where_they_could_not_be_met() -> None:
    position = Scenario(2).player(at="hamdrel-1").dice(1, 5).draws("elekov")
    play = position.randomly("ruktal", "larkspur-1").start()
    play.answers("roll", "step hamdrel-0")
    assert seen_on_map(play, 0) == [standing("elekov", "larkspur-1", 0, secret=False)]


def test_a_high_wizard_who_comes_to_where_players_are_is_met_by_all_of_them() -> None:
    position = Scenario(3).player(at="hamdrel-1").player(at="larkspur-1").player(at="larkspur-1")
    play = position.dice(1, 5).draws("elekov").randomly("larkspur-1").start()
    play.answers("roll", "step hamdrel-0")
    assert (play.question.seat, play.question.kind) == (1, "initiation")
    play.answers("decline")
    assert (play.question.seat, play.question.kind) == (2, "initiation")
    play.answers("decline")
    assert seen_on_map(play, 0) == []
