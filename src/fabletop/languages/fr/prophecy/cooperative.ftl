# Prophecy, French: Races, and the cooperative game.

# Races
ask-race-draft = Gardez une race ; l'autre va au joueur à votre gauche.
ask-race-pick = De quelle race est votre personnage ?
do-be = { $name }
do-regenerate = Guérir en troll
told-of-race = { $hero } est de cette race : { $name }.
why-no-luck = la chance ne touche pas un troll

# The cooperative game
aim-cooperative = Ensemble, réunissez les cinq artefacts entre les mains de personnages avant que la pioche Chance ait été épuisée trois fois. Partagez ce que vous avez : qui tient un artefact le tient pour tous. Vous perdez aussi si un personnage meurt et que personne ne peut plus venir.
do-stash = Cacher { $name } ici
do-fetch = Reprendre { $name } dans sa cachette
do-miracle-of-healing = Miracle de guérison, au lieu de vous déplacer : de la Santé pour { $name }
do-give-magic = Vous donnez { $n } Magie
do-ask-magic = Vous demandez { $n } Magie
do-give-experience = Vous donnez { $n } Expérience
do-ask-experience = Vous demandez { $n } Expérience
do-tell = Vous racontez ce que vous avez vu : { $name }
do-hear = Vous demandez ce qui a été vu : { $name }
told-time-frozen = Le temps s'arrête : { $n ->
    [one] une manche
   *[other] { $n } manches
} sans carte Chance.
told-stashed = { $hero } cache { $name } : { $space }.
told-fetched = { $hero } reprend { $name } dans sa cachette : { $space }.
told-traded-power = { $hero } donne { $n } { $what ->
    [magic] Magie
   *[experience] Expérience
} à { $other }.
told-told-of = { $hero } confie à { $other } ce qui s'y trouve : { $space }.
told-deck-used-up = La pioche Chance est épuisée. { $n ->
    [one] Encore une fois, et il sera trop tard.
   *[other] Encore { $n } fois, et il sera trop tard.
}
told-fellowship = Tous les artefacts sont entre vos mains.
told-too-late = La pioche Chance est épuisée pour la dernière fois.
told-fallen = { $hero } n'est plus, et personne ne peut prendre sa place.
why-rests-until-shuffled = il se repose jusqu'au mélange de la pioche Chance
ended-fellowship = Ensemble, vous avez tous les artefacts : vous gagnez.
ended-too-late = Le temps est écoulé. Vous avez perdu ensemble.
ended-fallen = Un ami n'est plus et personne ne vient. Vous avez perdu ensemble.
why-friends-do-not-fight = entre amis, seule la Bête peut être attaquée
