"""What stands around the map of Wizards: calendar, sheets, dice and cards, lands to lay."""

from html import unescape
from typing import Any

import pytest

from fabletop.core.match import Match
from fabletop.games.wizards import WIZARDS
from fabletop.games.wizards.isles import COLUMNS, SHAPE
from fabletop.games.wizards.scenario import GivenTask, Scenario, WizardsPlay
from fabletop.games.wizards.words import WizardsWords
from fabletop.web.wizards import hexagons
from fabletop.web.wizards.lands import OWN_NAME, SIGN, drawn
from tests.web.wizards.pages import drawing, page_of, scene_of, shown
from tests.web.wizards.scenes import crowd, morning


def sheet(play: WizardsPlay, seat: int, language: str = "en") -> dict[str, Any]:
    found: dict[str, Any] = shown(play, 0, language)["sheets"][seat]
    return found


def test_the_calendar_has_the_day_and_what_evil_will_claim() -> None:
    calendar = shown(crowd())["calendar"]
    assert (calendar["fortnight"], calendar["due"], calendar["lost"]) == (5, 2, 3)
    assert (calendar["completed"], calendar["needed"]) == (11, 18)
    assert [day["n"] for day in calendar["days"] if day["now"]] == [9]
    assert [day["n"] for day in calendar["days"] if day["past"]] == list(range(1, 9))


def test_tasks_enough_to_save_a_land_say_so() -> None:
    scene = Scenario(2).player().player().completed(13)
    assert shown(scene.start())["calendar"]["saves"] == 2
    assert "saves 2 lands" in page_of(scene.start().match, 0)


@pytest.mark.parametrize(("ahead", "day"), [(5, 14), (6, 1), (14, 9)])
def test_lair_time_lies_ahead_of_the_day_and_goes_around(ahead: int, day: int) -> None:
    scene = Scenario(2).on(day=9).player().player(at="dragons_lair-9", lair=ahead)
    days = shown(scene.start())["calendar"]["days"]
    assert [(one["n"], one["markers"][0]["seat"]) for one in days if one["markers"]] == [(day, 1)]


def test_points_stand_beside_what_the_next_rank_needs() -> None:
    bars = sheet(crowd(), 0)["bars"]
    assert [(bar["have"], bar["need"], bar["enough"]) for bar in bars] == [
        (52, 60, False),
        (45, 45, True),
        (21, 30, False),
    ]
    assert [bar["need"] for bar in sheet(crowd(), 5)["bars"]] == [0, 0, 0], "no Order, no need"


def test_who_has_the_points_is_told_to_see_the_mentor() -> None:
    scene = Scenario(2).player(order="wizards", points=(15, 10, 5)).player(order="druids")
    play = scene.start()
    assert sheet(play, 0)["ready"] == "Ready for rank 2: see your Mentor"
    assert sheet(play, 1)["ready"] == ""


def test_who_is_suspected_is_told_so() -> None:
    scene = Scenario(2).player(order="wizards", points=(99, 99, 99), events=["malicious_intent"])
    ready = sheet(scene.player().start(), 0)["ready"]
    assert ready == "Rank 2: you are suspected of malicious intent"


def test_the_parts_of_a_task_say_where_they_are_done_and_which_are() -> None:
    letter, songs = sheet(crowd(), 0)["tasks"]
    assert (letter["letter"], letter["kind"], letter["name"]) == (
        "A",
        "mandatory",
        "The Sealed Letter",
    )
    assert letter["parts"] == [
        {"text": "Torwall", "done": True, "now": False},
        {"text": "Glendale", "done": False, "now": True},
    ]
    assert [part["now"] for part in songs["parts"]] == [True, False, True], "in any order"


def test_of_parts_in_an_order_only_the_next_one_is_marked() -> None:
    (letter,) = sheet(morning(), 0)["tasks"]
    assert [part["now"] for part in letter["parts"]] == [True, False]


def test_parts_with_persons_name_them() -> None:
    tasks = [
        GivenTask("an_ember_from_the_deep", places={0: "dragons_lair-12"}),
        GivenTask("whale_song"),
        GivenTask("poison_in_the_well", places={0: "torwall_town"}),
    ]
    scene = Scenario(2).player(order="wizards", tasks=tasks).player()
    parts = [[part["text"] for part in task["parts"]] for task in sheet(scene.start(), 0)["tasks"]]
    assert parts[0] == ["Dragon's Lair 12 (mountains)", "the Mentor"]
    assert parts[1] == ["a turn at Meadowshire"]
    assert parts[2][1] == "Hamdrel's Cottage"


def tags(play: WizardsPlay, seat: int) -> list[str]:
    return [tag["text"] for tag in sheet(play, seat)["tags"]]


def test_conditions_are_told_with_how_long_they_last() -> None:
    play = crowd()
    assert tags(play, 0) == ["extra turns: 1"]
    assert tags(play, 1) == ["Lair Time, 5 days"]
    assert tags(play, 2) == ["Demon Dazed"]
    assert tags(play, 3) == ["stunned, 2 turns"]
    assert tags(play, 4) == ["stuck until a 5 or 6"]


def test_an_animal_and_events_tell_how_long_they_stay() -> None:
    play = crowd()
    assert sheet(play, 0)["animal"]["name"] == "Horse, 2 days"
    assert sheet(play, 2)["animal"]["name"] == "Unicorn, 1 turn"
    names = [event["name"] for event in sheet(play, 0)["events"]]
    assert names == ["Silver Whistle, 2 times", "Green Paths, 4 days"]


def test_a_foreseen_land_stands_on_the_event() -> None:
    scene = Scenario(2).player(events=["foresight=torwall"]).player()
    assert sheet(scene.start(), 0)["events"][0]["name"] == "Foresight: Torwall"


def test_spells_tell_where_they_work_and_whether_they_were_attempted() -> None:
    scene = Scenario(2).player(order="wizards", rank=2, at="torwall-16").player().dice(4, 6)
    play = scene.start()
    play.answers("roll", "swiftness")
    spells = {spell["id"]: spell for spell in sheet(play, 0)["spells"]}
    assert spells["swiftness"]["cast"]
    assert spells["swiftness"]["details"].startswith("on Common Lands; works with a roll of 1 to ")
    assert spells["swiftness"]["details"].endswith("attempted in this turn")
    assert spells["boat_summoning"]["details"].startswith("a boat within 10 spaces")
    assert not spells["boat_summoning"]["cast"]


def test_only_the_own_spells_can_be_chosen() -> None:
    play = crowd()
    own = {spell["id"]: bool(spell["numbers"]) for spell in sheet(play, 0)["spells"]}
    assert own["swiftness"]
    assert own["boat_summoning"]
    assert not own["transport"]
    assert not any(spell["numbers"] for spell in sheet(play, 1)["spells"])


def test_the_newest_dice_are_shown_with_what_they_mean() -> None:
    play = Scenario(2).player().player().dice(4).start()
    play.answers("roll")
    assert shown(play)["dice"] == [{"n": 4, "text": "Crimson rolls 4 for movement."}]
    play.answers("step torwall-15")
    assert shown(play)["dice"] == []


def test_a_card_that_was_drawn_is_shown_with_its_text() -> None:
    scene = Scenario(2).player(at="torwall-9").player().dice(5, 4).draws("clear_sight")
    play = scene.start()
    play.answers("roll", "stop", "encounter")
    (card,) = shown(play)["drawn"]
    assert (card["name"], card["icon"]) == ("Clear Sight", "event.clear_sight")
    assert card["told"] == "Crimson draws the Event Clear Sight."
    assert card["text"]
    assert [die["n"] for die in shown(play)["dice"]] == [4]


def laying(answers: int) -> Match[Any]:
    """Three players lay lands, always the first one that is offered."""
    match = Match.new(WIZARDS, seats=("Ada", "Ben", "Cleo"), seed=7, options={})
    for _ in range(answers):
        (decision,) = match.decisions()
        match.answer(decision.options[0], decision.seat)
    return match


@pytest.mark.parametrize("answers", range(3, 40, 4))
def test_lands_of_others_are_not_in_the_page_while_they_lie_face_down(answers: int) -> None:
    match = laying(answers)
    table = match.position.table
    names = {land: WizardsWords("en").land(land) for land in table.box.lands}
    for seat in (0, 1, 2, None):
        placed = zip(table.placements, table.placed_by, strict=True)
        known = {land for (land, _, _), placer in placed if placer == seat}
        known |= set(table.hands[seat]) if seat is not None else set()
        aim = match.game.words("en").aim(match.view(seat))
        html = unescape(page_of(match, seat)).replace(aim, "")  # It names the Sacred Circle to all.
        assert {land for land in names if names[land] in html} == known
        assert not [land for land in names.keys() - known if f'"{land}"' in html]


def test_lands_face_down_have_their_number_and_who_laid_them() -> None:
    match = laying(3)
    (decision,) = match.decisions()
    (land,) = scene_of(match, decision.seat)["page"]["map"]["laid"]
    assert land["land"] is None
    assert land["label"] == "Land number 1, face down, laid by Emerald"
    (own,) = scene_of(match, land["seat"])["page"]["map"]["laid"]
    assert own["label"] == f"Land number 1, laid by you: {own['land'].name}"


def test_the_chosen_land_is_shown_in_all_six_ways() -> None:
    match = laying(2)
    (decision,) = match.decisions()
    page = scene_of(match, decision.seat)["page"]
    assert page["planned"]
    assert len({hand["land"].id for hand in page["hand"]}) == 1
    assert len({hand["land"].grounds for hand in page["hand"]}) == 6
    assert [hand["numbers"] for hand in page["hand"]] == [[n] for n in range(1, 7)]
    others = scene_of(match, (decision.seat + 1) % 3)["page"]["hand"]
    assert [hand["numbers"] for hand in others] == [[], [], []]


def test_while_lands_are_laid_people_at_one_screen_hide_theirs() -> None:
    assert drawing().hidden(laying(1).view(0))


def test_the_outline_of_hexagons_goes_around_them_all() -> None:
    one = hexagons.outline([0])
    assert one.count("L") == 5
    assert hexagons.outline([0, 1]).count("L") == 9
    middle = 10 * COLUMNS + 10
    assert hexagons.path([middle, middle + 1]).count("z") == 2
    assert len(SHAPE) == 19


@pytest.mark.parametrize("layout", ["sample_a", "sample_b"])
def test_names_of_lands_cover_no_place(layout: str) -> None:
    table = Scenario(2, layout=layout).start().table
    lands = drawn(table.box, tuple(table.placements), "en")
    sites = [site for land in lands for site in land.sites]
    assert sites
    for land in lands:
        for site in sites:
            apart = abs(site.y - (land.y - 6)) >= SIGN / 2 + 4
            beside = abs(site.x - land.x) >= OWN_NAME[0] * len(land.name) / 2
            assert apart or beside, (land.name, site.name)
