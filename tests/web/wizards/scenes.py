"""Positions of Wizards that show much at once."""

from fabletop.games.wizards.scenario import GivenTask, Scenario, WizardsPlay


def crowd() -> WizardsPlay:
    """Crimson has rolled a 5 and walks from Torwall's fields towards the town."""
    play = before_the_roll()
    play.answers("roll")
    return play


def before_the_roll() -> WizardsPlay:
    """Six players in the fifth Fortnight: lands are lost, and markers lie everywhere."""
    scene = Scenario(6).on(day=9, fortnight=5)
    _leaders(scene)
    _followers(scene)
    scene.dead("wendmere", "silverbourne", "larkspur").completed(11)
    scene.demons("torwall-2", "edgewood-9", "ostermoor-3", "sea-20-11").dragon("dragons_lair-4")
    scene.wizard("tolmitar", "glendale-5").wizard("veldor", "melekok-3", known=0b000010)
    return scene.dice(5).start()


def _leaders(scene: Scenario) -> None:
    scene.player(
        order="wizards",
        rank=3,
        points=(52, 45, 21),
        at="torwall-6",
        tasks=[
            GivenTask("the_sealed_letter", mandatory=True, done=[0]),
            GivenTask(
                "the_bards_round",
                done=[1],
                places={0: "torwall_town", 1: "harrowfield_town", 2: "saltmarch_town"},
            ),
        ],
        events=["silver_whistle", "green_paths"],
        animal="horse",
        animal_days=2,
        extra=1,
    )
    scene.player(
        order="sorcerers",
        rank=4,
        points=(46, 33, 71),
        at="dragons_lair-9",
        lair=5,
        tasks=[GivenTask("an_ember_from_the_deep", mandatory=True, places={0: "dragons_lair-12"})],
        events=["lantern_of_dawn"],
    )
    scene.player(
        order="druids",
        rank=2,
        points=(9, 38, 12),
        at="sacred_circle-3",
        tasks=[GivenTask("three_songs"), GivenTask("the_leaning_stone", places={0: "stone_5"})],
        animal="unicorn",
        animal_turns=1,
        dazed=True,
    )


def _followers(scene: Scenario) -> None:
    scene.player(order="druids", rank=1, points=(3, 9, 4), at="torwall-6", stunned=2)
    scene.player(order="wizards", points=(11, 4, 2), at="harrowfield-4", trap="stuck")
    scene.player(at="torwall-6")


def morning() -> WizardsPlay:
    """Two players on their first day; Crimson has rolled a 4 on the coast of Torwall."""
    scene = Scenario(2)
    scene.player(order="wizards", points=(6, 2, 1), at="torwall-16", tasks=["the_sealed_letter"])
    play = scene.player(at="harrowfield-4").dice(4).start()
    play.answers("roll")
    return play
