"""Positions of Seasons that show much at once."""

from fabletop.games.seasons.scenario import Scenario, SeasonsPlay

HELM, STAFF, AMULET = "ragfields_helm", "staff_of_spring", "amulet_of_water"


def summer() -> SeasonsPlay:
    """Year II: three boards with cards in play, a Raven, tokens on cards, known cards, and a turn
    in which Ruby may do almost everything."""
    scene = Scenario(3, enchantment="vision_of_destiny", tokens="yes").at(year=2, space=8)
    _ruby(scene)
    scene.sorcerer(
        crystals=118,
        gauge=7,
        bonuses=2,
        reserve="2 air 1 fire 2 water",
        play=["bespelled_grimoire", "titus_deepgaze", "hourglass_of_time", "dragon_skull"],
        hand=["kairn_the_destroyer", "potion_of_life", "crystal_orb"],
        library_three=["lewis_greyface", "sid_nightshade", "vampiric_crown"],
        token="gauge_plus_two",
        token_used=True,
    )
    scene.sorcerer(
        crystals=31,
        gauge=5,
        covered=1,
        reserve="2 earth",
        play=["figrim_the_avaricious", f"raven_the_usurper={AMULET}", "mesodaes_lantern"],
        on={"raven_the_usurper": "1 fire"},
        hand=["shield_of_zira", "familiar_catcher"],
        library_three=["ratty_nightshade", "steadfast_die", "argos_hawk"],
        token="see_hands",
    )
    scene.top("potion_of_dreams", "divine_chalice").die("e*T...", seat=0)
    play = scene.die("ff+2..", seat=1).die("c...", seat=2).leftover("w*..").start()
    _reveal(play)
    return play


def _ruby(scene: Scenario) -> None:
    scene.sorcerer(
        crystals=54,
        gauge=6,
        bonuses=1,
        reserve="2 fire 1 water 3 earth",
        play=[AMULET, "balance_of_ishtar", STAFF, "fairy_monolith"],
        on={AMULET: "2 water 1 air", "fairy_monolith": "1 earth"},
        hand=["amulet_of_fire", "hand_of_fortune", "raven_the_usurper", "elemental_amulet", HELM],
        library_three=["naria_the_prophetess", "tree_of_light", "amulet_of_time"],
        token="arrange_top_three",
    )


def _reveal(play: SeasonsPlay) -> None:
    """Everybody has seen a card of Cobalt's hand and one of Ruby's; Ruby knows one of Jade's."""
    table = play.table
    table.round = 10
    table.sorcerers[1].known[0] = 15
    table.sorcerers[0].known[1] = 15
    table.sorcerers[2].known[0] |= 1
    table.deck_known[-2:] = [15, 15]
    table.deck_known[-3] |= 1


def looking() -> SeasonsPlay:
    """Ruby has summoned an Amulet of Fire and looks at four cards."""
    play = (
        Scenario(2)
        .at(year=1, space=5)
        .sorcerer(crystals=12, gauge=3, reserve="2 fire 1 earth", hand=["amulet_of_fire"])
        .sorcerer(crystals=9, gauge=2, reserve="1 water")
        .top("divine_chalice", "syllas_the_faithful", "wondrous_chest", "potion_of_dreams")
        .start()
    )
    play.answers("summon amulet_of_fire")
    return play


def spirits() -> SeasonsPlay:
    """Under the Nature Spirit a card costs one token more, of any energy: Ruby must choose."""
    return (
        Scenario(2, enchantment="nature_spirit")
        .at(year=1, space=2)
        .sorcerer(
            crystals=7,
            gauge=2,
            reserve="1 water 1 fire 2 air",
            hand=["amulet_of_air", "divine_chalice"],
        )
        .sorcerer(crystals=9, gauge=2, play=["purse_of_io"], hand=["beggars_horn"])
        .die("a*T..")
        .start()
    )


def third_year() -> SeasonsPlay:
    """Early in the last year: two sorcerers with cards and energies for some more rounds."""
    return (
        Scenario(2, enchantment="ios_bounty", tokens="yes")
        .at(year=3, space=4)
        .sorcerer(
            crystals=54,
            gauge=7,
            bonuses=1,
            reserve="2 fire 1 water 3 earth",
            play=[AMULET, "balance_of_ishtar", STAFF],
            on={AMULET: "2 water 1 air"},
            hand=["amulet_of_fire", "hand_of_fortune", "elemental_amulet"],
            token="arrange_top_three",
        )
        .sorcerer(
            crystals=61,
            gauge=6,
            reserve="2 air 1 fire 2 water",
            play=["bespelled_grimoire", "titus_deepgaze", "hourglass_of_time"],
            hand=["kairn_the_destroyer", "potion_of_life", "crystal_orb"],
            token="gauge_plus_two",
        )
        .start()
    )


def last_turn() -> SeasonsPlay:
    """The last turn of the third year: when Jade ends it the game is over."""
    return (
        Scenario(3, tokens="yes")
        .at(year=3, space=12)
        .sorcerer(
            crystals=20,
            bonuses=1,
            play=["amulet_of_air", "lantern_of_xidit"],
            reserve="2 fire",
            hand=["beggars_horn"],
            token="see_hands",
            token_used=True,
        )
        .sorcerer(crystals=31, bonuses=2, play=["staff_of_spring"], token="twelve_crystals")
        .sorcerer(
            crystals=36,
            bonuses=3,
            play=["dragon_skull", "bespelled_grimoire", "ragfields_helm"],
            hand=["crystal_orb", "amsug_longneck"],
            token="hand_is_worth",
        )
        .start(active=2)
    )
