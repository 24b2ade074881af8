"""The Water Realm (W-056 to W-176): the part that joins its modules, and the penalty for full hands
under water (W-146 to W-148)."""

from typing import Final

from fabletop.games.prophecy.answers import OwnTurnSpell, Source, World, always
from fabletop.games.prophecy.expansions.realms.realms import one_more
from fabletop.games.prophecy.expansions.realms.travelling import stops
from fabletop.games.prophecy.expansions.water.bag_of_bubbles import bags_for
from fabletop.games.prophecy.expansions.water.bubbles import (
    DROWNING,
    MERMAID,
    WATER_REALM,
    costs_breath,
    surrender_bubbles,
)
from fabletop.games.prophecy.expansions.water.grid import (
    around,
    blocks,
    carried,
    comes_out,
    current,
    drift,
    leads_out,
    washed_out,
)
from fabletop.games.prophecy.expansions.water.opportunities import SEA, SEA_POTIONS
from fabletop.games.prophecy.expansions.water.pieces import NAME, Diver, Weather, holdings, show
from fabletop.games.prophecy.expansions.water.sea_abilities import (
    SUMMON_STORM,
    another_turn,
    more_turns,
    storm_refusals,
    storms_to_summon,
    stormy_ride,
    strengthened,
    subside,
    summon_storm,
)
from fabletop.games.prophecy.expansions.water.sea_creatures import (
    CREATURES,
    can_be_enraged,
    moods,
    near_miss,
    takes_ability,
)
from fabletop.games.prophecy.expansions.water.skeletal_shark import FEED, capped, feed, feedings
from fabletop.games.prophecy.expansions.water.swimming import (
    SWIM,
    beaten,
    begin_round,
    breath,
    enter,
    escape,
    move,
    outdone,
    pace,
    reach,
    swim_refusals,
)
from fabletop.games.prophecy.parts import Part
from fabletop.games.prophecy.printed.cards import WILLS, Card, ChanceCard
from fabletop.games.prophecy.rules.battle.abilities import at_work
from fabletop.games.prophecy.rules.turn.movement import grounded
from fabletop.games.prophecy.rules.turn.own_turn import outside_refusals
from fabletop.games.prophecy.state import NOBODY, Battle, Hero, Side, Table


def is_legend(card: Card) -> bool:
    """Only Chance cards of the Realm are in a deck; its other cards lie in its spaces."""
    return card.part == WATER_REALM and isinstance(card, ChanceCard)


def hindered(table: Table, hero: Hero, battle: Battle, side: Side) -> list[Source]:
    """Under water, a penalty for each hand that holds an Item; not against the Guardian (W-158)."""
    if battle.kind == WILLS or table.assault != NOBODY:
        return []
    if table.box.board.world[hero.space] != WATER_REALM:
        return []
    abilities = [table.box.abilities[name] for name in hero.abilities]
    if any(ability.params.no_penalty and at_work(table, hero, ability) for ability in abilities):
        return []
    items = [table.box.items[name] for name in side.used]
    hands = sum([item.hands for item in items if item.params.free_hand != WATER_REALM])
    return [("underwater", -hands)] if hands else []


SEA_WORLD: Final = World(
    enter=enter,
    move=move,
    goal=lambda table: table.realms[WATER_REALM].goal,
    begin_round=begin_round,
    arrive=reach,
    beaten=beaten,
    leave=surrender_bubbles,
    outdone=outdone,
    ahead=around,
    leads_out=leads_out,
    blocks=blocks,
    pace=pace,
    stops=stops,
    comes_out=comes_out,
    carried=carried,
    bags=bags_for,
    breath=breath,
    flight=escape,
    drowning=DROWNING,
)

GIANT_PEARL: Final = "giant_pearl"

WATER: Final = Part(
    pieces={NAME: Weather},
    belongings={NAME: Diver},
    shows=(show,),
    holds=(holdings,),
    any_price=GIANT_PEARL,
    named={"payment": (GIANT_PEARL,)},
    plays=(is_legend,),
    opportunities=SEA,
    potions=SEA_POTIONS,
    keeps=(MERMAID,),
    ability_decks={WATER_REALM: lambda table: table.realms[WATER_REALM].abilities},
    asking={"current": current, "washed_out": washed_out, **CREATURES},
    silent={"drift": drift},
    worlds={WATER_REALM: SEA_WORLD},
    begin_round=(subside,),
    prolonging=(more_turns,),
    prolong={"extra_turn": another_turn},
    item_limit=(one_more,),
    ability_limit=(one_more,),
    refusals={
        SWIM: (swim_refusals, grounded, outside_refusals),
        "swim_on": (swim_refusals,),
        "own_turn": (storm_refusals,),
    },
    spells={SUMMON_STORM: OwnTurnSpell(storms_to_summon, summon_storm)},
    tolls=(stormy_ride,),
    met={"battle_bubbles": costs_breath},
    before_battle={"enrage_health": can_be_enraged},
    before_last_life={"surrender_experience": always("surrender")},
    last_life={"extra_rolls": always("hold")},
    after_victory={
        "song": always("song"),
        "bargain_strength": always("bargain"),
        "rewards": always("rewards"),
    },
    after_defeat={"takes_ability": takes_ability},
    bonuses=(hindered,),
    foe_bonuses=(moods,),
    announcing=(feedings,),
    announce={FEED: feed},
    die_limit=(capped,),
    rolled=(near_miss,),
    won=(strengthened,),
)
