# The command line, French: the table of Prophecy.

# Prophecy
prophecy-letter-plains = P
prophecy-letter-forest = F
prophecy-letter-mountains = M
prophecy-letter-guild = G
prophecy-letter-village = V
prophecy-letter-city = C
prophecy-letter-enchanted-wilderness = D
prophecy-terrain-plains = plaine
prophecy-terrain-forest = forêt
prophecy-terrain-mountains = montagne
prophecy-terrain-guild = guilde
prophecy-terrain-village = village
prophecy-terrain-city = ville
prophecy-terrain-enchanted-wilderness = désert
prophecy-legend = { $port } port, { $gate } portail magique, F Force, V Volonté ; { $last } touche à 1
prophecy-short-strength = F{ $n }
prophecy-short-willpower = V{ $n }
prophecy-short-per-health = F{ $n }×Santé
prophecy-long-per-health = Force { $n } fois votre Santé
prophecy-short-lives = ({ $n } vies)
prophecy-long-strength = Force { $n }
prophecy-long-willpower = Volonté { $n }
prophecy-long-lives = { $n } vies
prophecy-holds = avec { $things }
prophecy-sells = à vendre : { $things }
prophecy-certificates = Certificats { $n } sur { $needed } : { $things }
prophecy-kept = Gardé : { $things }
prophecy-battle = { $hero } contre { $foe }
prophecy-lives-left = { $n ->
    [one] { $n } vie restante
   *[other] { $n } vies restantes
}
prophecy-hero = { $who }, { $space } : Force { $strength }, Volonté { $willpower }, Santé { $health } sur { $most_health }, Magie { $magic } sur { $most_magic }, Or { $gold }, Expérience { $experience }.
prophecy-labelled = { $label } : { $value }
prophecy-team = équipe { $n }
prophecy-dove = colombe
prophecy-guilds = Guildes : { $things }
prophecy-legend-standard = { $hidden } carte cachée, { $dove } colombe : on n’y attaque que les personnages qui ont un artefact
prophecy-short-both = F+V{ $n }
prophecy-long-both = Force et Volonté ensemble { $n }
prophecy-used = utilisé
prophecy-asleep = { $n ->
    [one] en sommeil encore une manche
   *[other] en sommeil { $n } manches
}
prophecy-asleep-until-shuffled = en sommeil jusqu’au mélange de la pioche Chance
prophecy-lesson = { $name } ({ $n } Exp.)
prophecy-teaches = enseigne { $things }
prophecy-relics = artefact à prendre : { $things }
prophecy-hidden-card = Une carte cachée.
prophecy-artifacts = Artefacts { $n } sur { $needed } : { $things }
prophecy-battle-bonus = Ce tour-ci +{ $n } dans chaque combat
prophecy-lodging = En sécurité dans un lit de la taverne
prophecy-planes = Plans astraux (depuis) : { $met } ; { $beaten } vaincu
prophecy-met = petit gardien > grand gardien > artefact
prophecy-all-closed = Tous les plans astraux sont fermés.
prophecy-plane = { $name }, depuis les cases { $first } et { $second } :
prophecy-beaten = vaincu
prophecy-round = Manche { $n } : { $hero }
prophecy-turn = Tour { $n } de cette manche{ $more ->
    [0] .
    [one] , et encore un.
   *[other] , et encore { $more }.
}
prophecy-movements = { $n ->
    [one] Pied léger : encore un déplacement.
   *[other] Pied léger : { $n } déplacements.
}
prophecy-credit = Fausse monnaie : jusqu’à { $n } Or de moins au prochain paiement.
prophecy-stage-summoned = Le dernier artefact est pris : après cette manche, la fin commence.
prophecy-stage-final = Le combat final : qui perd un combat cède un artefact.
prophecy-stage-countdown = Compte à rebours de l’apocalypse : { $n ->
    [0] plus aucune carte Chance.
    [one] encore { $n } carte Chance.
   *[other] encore { $n } cartes Chance.
}
prophecy-stage-apocalypse = L’apocalypse : à chaque manche, chacun perd { $health } Santé et { $magic } Magie.
prophecy-draft = Vos cartes de personnage :
prophecy-draft-watched = Les personnages sont en train d’être choisis.
prophecy-character = { $name } : Force { $strength }, Volonté { $willpower } ; { $first }, { $second }.
prophecy-gives = { $hero } donne : { $things }.
prophecy-nothing-yet = rien encore
prophecy-kind-strength = Combat de Force
prophecy-kind-wills = Combat de Volonté
prophecy-kind-both = Force et Volonté ensemble
prophecy-then = puis { $kind }
prophecy-dice = dés { $all } ({ $die } compte)
prophecy-uses = avec { $things }

# Prophecy : île, royaumes, et ce que les héros ont des extensions
prophecy-letter-island = Î
prophecy-terrain-island = île
prophecy-map-here = fragment de carte
prophecy-to-dig = à déterrer : { $things }
prophecy-treasure = { $name } ({ $n } fragments)
prophecy-dug-up = déterrés jusqu’ici : { $things }
prophecy-buried = { $n ->
    [one] 1 trésor face cachée
   *[other] { $n } trésors face cachée
}
prophecy-cache = caché ici : { $things }
prophecy-power-up = Tous leurs gardiens ont +{ $n } en Force et +{ $n } en Volonté.
prophecy-realm = { $realm } : portail ({ $guild }) près des cases { $first } et { $second }
prophecy-realm-hidden = { $realm } : personne ne sait encore où est son portail.
prophecy-realm-closed = { $realm } : son portail s’est fermé.
prophecy-prizes-left = { $name } : reste { $n }
prophecy-compass = Boussole, pour un dé : { $ways }.
prophecy-compass-north = { $faces } nord
prophecy-compass-east = { $faces } est
prophecy-compass-south = { $faces } sud
prophecy-compass-west = { $faces } ouest
prophecy-legend-realm = { $light } carte claire, { $dark } carte sombre, face cachée ; { $good } utile, { $bad } gênante, face visible
prophecy-back-positive = une carte claire, face cachée
prophecy-back-negative = une carte sombre, face cachée
prophecy-empty = vide
prophecy-copy = copie
prophecy-set-animal = contre les animaux
prophecy-set-humanoid = contre les humanoïdes
prophecy-set-undead = contre les morts-vivants
prophecy-set-demon = contre les démons
prophecy-set-edged = armes tranchantes
prophecy-set-crushing = armes contondantes
prophecy-set-long = armes longues
prophecy-set-dwarven = naine
prophecy-of-animal = animal
prophecy-of-undead = mort-vivant
prophecy-of-demon = démon
prophecy-weakened = (-{ $n })
prophecy-race = Race
prophecy-nowhere = un autre monde
prophecy-bubbles = Bulles { $n } sur { $most }
prophecy-maps = { $n ->
    [one] 1 fragment de carte
   *[other] { $n } fragments de carte
}
prophecy-fame-of = Renommée { $n }
prophecy-hoard = { $n } Or dans un trésor
prophecy-of-most = { $what } ({ $n } sur { $most })
prophecy-of-most-with-artifacts = { $what } ({ $n } sur { $most }, artefacts compris)
prophecy-prizes = Gagné dans les royaumes : { $things }
prophecy-kinds = Pas seulement humanoïde : { $things }
prophecy-grudges = +{ $n } contre { $things }
prophecy-foretold = Prédit pour le prochain combat : votre dé { $own }, dé adverse { $foe }
prophecy-stuck = Retenu sur le sentier
prophecy-away = Sur le chemin des morts, de retour au prochain tour : { $space }
prophecy-time = La pioche Chance { $n ->
    [0] ne s’est pas encore épuisée
    [one] s’est épuisée une fois
   *[other] s’est épuisée { $n } fois
}, il y reste { $cards } cartes ; après { $last } fois, il est trop tard.
prophecy-storms = Plusieurs tempêtes font rage : bateaux et chevaux coûtent plus à tous.
prophecy-storm = Une tempête fait rage : bateaux et chevaux coûtent plus à tous, sauf : { $hero }.
prophecy-frozen = Le temps est figé : encore { $n ->
    [one] un tour
   *[other] { $n } tours
} sans carte Chance.
prophecy-met-treasure-hunters = petit gardien > grand gardien
prophecy-met-lord-of-the-sea = petit gardien
prophecy-draft-races-watched = On choisit les races.
prophecy-draft-races = Vos cartes Race :
prophecy-secret = ce que cache { $name }
prophecy-for-maps = pour un fragment de carte
prophecy-posing = { $foe } ({ $hero })
