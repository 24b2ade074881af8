"""Positions of Prophecy Standard that show much at once."""

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario


def busy() -> ProphecyPlay:
    """Planes in every state, stacks, lessons, wares, a relic; the paladin may go almost anywhere,
    and meets the mystic in the Plains by the City."""
    scene = _company(Scenario(3, version="standard"))
    scene.lies("plains_by_city", "old_pirate").face_down("plains_by_city", "bear")
    scene.lies("forest_by_wilderness", "vampire", "ghost")
    scene.lies("mountains_by_village", "escaped_murderer").face_down("mountains_by_village", "imp")
    scene.lies("plains_by_village", "travelling_apothecary")
    scene.lies("mountains_by_fortress", "steppe_raiders", "strongman")
    scene.lies("forest_by_thieves_guild", "band_of_brigands")
    scene.taught("fortress", "edged_weapons", "berserker_rage")
    scene.taught("forest_camp", "spirit_of_mountain_paths", "meditation")
    scene.taught("thieves_guild", "stealth", "disguise").taught("magic_tower", "flaming_weapon")
    scene.taught("monastery", "exorcism")
    scene.for_sale("city", "thors_hammer", "potion_of_rebirth")
    scene.for_sale("village", "spear", "hammer", "rapier")
    dragon = ["fire_breathing_dragon", "storm_queen"]
    scene.plane("fortress", lesser=dragon[0], greater=dragon[1], artifact="astral_sword")
    scene.plane("fortress", shown=dragon)
    scene.plane("monastery", lesser="sphinx", greater="shadow_of_death", artifact="mirrored_shield")
    scene.plane("monastery", shown=["sphinx", "shadow_of_death"], beaten=True)
    scene.plane("magic_tower", lesser="undead_knight", artifact="banner_of_hope")
    scene.plane("magic_tower", shown=["undead_knight", "banner_of_hope"])
    scene.owns(0, "royal_cape").relic("forest_by_magic_tower", "crown_of_the_ancient_kings")
    return scene.start()


def _company(scene: Scenario) -> Scenario:
    return (
        scene.hero(
            "paladin",
            at="plains_by_city",
            gold=9,
            experience=7,
            health=4,
            wounds=1,
            magic=5,
            items=["sword", "scroll_of_teleportation", "potion_of_healing"],
            damaged=["cape"],
            abilities=["toughness", "concentration", "time_loop", "horsemanship"],
        )
        .hero(
            "mystic",
            at="plains_by_city",
            gold=4,
            items=["ivory_wand", "dagger"],
            abilities=["curse", "prayer", "mental_attack"],
        )
        .hero("scout", items=["axe"], damaged=["wooden_shield"], abilities=["thievery"])
    )


def rivals() -> ProphecyPlay:
    """The paladin may attack the mystic; both have something to announce."""
    return (
        Scenario(version="standard")
        .hero(
            "paladin",
            at="plains_by_mountains",
            items=["sword", "wooden_shield"],
            abilities=["duelling", "concentration"],
        )
        .hero("mystic", at="plains_by_mountains", items=["dagger"], abilities=["curse"])
        .dice(2, 6, 3, 1, 5, 4)
        .start()
    )


def traders() -> ProphecyPlay:
    """The scout may trade with the druid."""
    return (
        Scenario(version="standard", trade="yes")
        .hero("scout", at="plains_by_mountains", gold=5, items=["sword", "potion_of_magic"])
        .hero("druid", at="plains_by_mountains", gold=4, items=["oaken_staff"])
        .start()
    )


def raid() -> ProphecyPlay:
    """The paladin stands beside a plane whose Lesser Guardian is known and weak enough."""
    return (
        Scenario(version="standard")
        .hero("paladin", at="mountains_by_fortress", health=6, magic=6, items=["great_sword"])
        .hero("mystic", at="plains_by_mountains")
        .plane("fortress", lesser="undead_knight", greater="storm_queen", shown=["undead_knight"])
        .dice(6, 1)
        .start()
    )
