"""Where things are on the map, as the rules move and refuse them."""

from fabletop.games.wizards.box import open_box
from fabletop.games.wizards.rules.encounters.arriving import stay_with_hamdrel
from fabletop.games.wizards.rules.travel.flights import fly
from fabletop.games.wizards.rules.travel.movement import why_not_enter
from fabletop.games.wizards.rules.travel.places import COTTAGE
from fabletop.games.wizards.scenario import Scenario
from fabletop.games.wizards.seen import board, people
from fabletop.games.wizards.seen.look import view
from fabletop.games.wizards.state import AWAY


def test_where_players_and_sites_are() -> None:
    table = Scenario(2).player(at="torwall-1").player().dead("shrineheart").start().table
    seen, isles = view(table, 0), table.isles
    assert board.space_of(seen, 0) == isles.numbers["torwall-1"]
    for space in range(len(isles.land)):
        assert board.is_there(seen, space) == (why_not_enter(table, 0, space)[0] != "dead")
    for site, space in isles.where.items():
        dead = why_not_enter(table, 0, space)[0] == "dead"
        assert board.site_of(seen, site) == (None if dead else space)
    aloft = table.copy()
    aloft.players[0].space = AWAY
    assert board.space_of(view(aloft, 0), 0) is None
    aloft.players[0].space = 0
    assert board.space_of(view(aloft, 0), 0) == 0


def test_who_may_stay_with_hamdrel() -> None:
    for stays in range(4):
        table = Scenario(2).player(at="torwall-1").player().start().table
        player = table.players[0]
        player.space, player.stays = table.isles.where[COTTAGE], stays
        asked = next(stay_with_hamdrel(table, 0))
        options = [] if isinstance(asked, tuple) else [*asked.options]
        assert (("visit",) in options) == people.may_stay(view(table, 0), 0)


def test_transports_lead_where_the_reading_says() -> None:
    forms = {
        form: (order, rank)
        for order, ranks in open_box().spells.items()
        for rank, spells in enumerate(ranks)
        for spell in spells.values()
        for form in spell.forms
    }
    assert len(forms) == 6
    for form, (order, rank) in forms.items():
        scene = Scenario(2).player(order=order, rank=rank, at="sacred_circle-1")
        table = scene.player().start().table.copy()
        table.agenda = []
        table.chance.load([("dice", 1)])
        fly(table, 0, ("transport", form))
        waits = [job[0] for job in table.agenda]
        leads = board.transport_leads(form)
        assert (leads == "territory") == ("choose_territory" in waits)
        goals = [str(job[2]) for job in table.agenda if job[0] == "transport"]
        assert (leads == "random") == ("random" in goals)
        stones = [table.isles.names[stone] for stone in table.isles.of_kind("stone")]
        assert (leads == "stone") == (not {*goals}.isdisjoint(stones))
        assert table.players[0].extra == board.transport_turns(form)
