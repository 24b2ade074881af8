# Seasons, French. { $who } is a sorcerer, { $name } a card, { $energy } an energy, { $tokens } so
# many of them, { $n } a number. Reasons follow a colon and precede the number of a rule.

game-title = Seasons
game-blurb = Trois années de rivalité entre sorciers : draftez des cartes Pouvoir, prenez des dés de saison, amassez de l'énergie, invoquez objets et familiers. Avec tout Enchanted Kingdom : 20 cartes, enchantements, jetons Capacité spéciale. De 2 à 4 joueurs, environ une heure.
game-aim = Ayez le plus haut total après trois années : vos cristaux et le prestige de vos cartes en jeu. Les cartes restées en main et les bonus utilisés coûtent des points.
setting-pool = Cartes : les cartes Pouvoir qui forment la pioche.
setting-start = Prélude : comment chacun obtient ses neuf cartes.
setting-enchantment = Enchantement : une règle d'Enchanted Kingdom qui vaut pour tous.
setting-tokens = Jetons Capacité spéciale d'Enchanted Kingdom : un par sorcier.
choice-pool-30 = Cartes 1 à 30, pour une première partie
choice-pool-50 = Cartes 1 à 50, tout le jeu de base
choice-pool-30-enchanted = Cartes 1 à 30 et les 20 d'Enchanted Kingdom
choice-pool-50-enchanted = Cartes 1 à 50 et les 20 d'Enchanted Kingdom
choice-start-draft = Draft : on choisit une carte et on passe les autres à gauche
choice-start-sets = Lots tout prêts, pour débuter (cartes 1 à 30)
choice-enchantment-none = Aucun enchantement
choice-enchantment-random = Un des dix, au hasard
choice-enchantment = { $name } : { $text }
choice-tokens-no = Pas de jetons
choice-tokens-yes = On en reçoit trois, on en garde un, qui sert une fois

# Who and what
sorcerer-0 = Rubis
sorcerer-1 = Cobalt
sorcerer-2 = Jade
sorcerer-3 = Ambre
energy-water = eau
energy-earth = terre
energy-fire = feu
energy-air = air
tokens-water = { $n ->
    [one] { $n } énergie d'eau
   *[other] { $n } énergies d'eau
}
tokens-earth = { $n ->
    [one] { $n } énergie de terre
   *[other] { $n } énergies de terre
}
tokens-fire = { $n ->
    [one] { $n } énergie de feu
   *[other] { $n } énergies de feu
}
tokens-air = { $n ->
    [one] { $n } énergie d'air
   *[other] { $n } énergies d'air
}
season-winter = hiver
season-spring = printemps
season-summer = été
season-fall = automne
face-energy = { $n } { $energy }
face-crystals = { $n ->
    [one] { $n } cristal
   *[other] { $n } cristaux
}
face-star = étoile
face-card = carte
face-ring = anneau
face-dots = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
term-crystals = cristaux
term-gauge = jauge d'invocation
term-bonuses = bonus utilisés
term-reserve = réserve
term-hand = main
term-play = en jeu
term-prestige = prestige
term-deck = pioche
term-discard = défausse
term-item = objet magique
term-familiar = familier
term-first = premier joueur
term-used = utilisé
term-play-effect = à l'entrée en jeu
term-permanent = permanent
term-activation = activation
term-free = gratuit
term-elements = énergies différentes au choix
term-total = total
score-crystals = Cristaux
score-prestige = Prestige des cartes en jeu
score-hand = Cartes restées en main
score-bonuses = Bonus utilisés
score-token = Jeton Capacité spéciale

# Questions
ask-pick = { $who } : choisissez une carte à garder.
ask-reject = { $who } : choisissez une carte à défausser.
ask-reject-one = { $who } : défaussez une de vos dix cartes.
ask-hand = { $who } : choisissez une carte pour votre main de l'année I.
ask-library-two = { $who } : choisissez une carte pour la bibliothèque de l'année II. Le reste sera pour l'année III.
ask-token = { $who } : gardez un jeton Capacité spéciale.
ask-take = { $who } : prenez un dé de saison.
ask-die = { $who } : votre dé, avant ses actions.
ask-turn = { $who } : invoquez, activez, transmutez, utilisez un bonus ou terminez votre tour.
ask-draw = { $who } : votre dé vous fait piocher une carte.
ask-keep-or-discard = Garder cette carte, ou la défausser ?
ask-keep-one = Quelle carte gardez-vous ?
ask-bury = Dans quel ordre défausser les autres ? Choisissez la suivante.
ask-under = Dans quel ordre glisser les autres sous la défausse ? Choisissez la suivante.
ask-energy = { $n ->
    [one] Choisissez une énergie.
   *[other] Choisissez une énergie (encore { $n }).
}
ask-fill = { $n ->
    [one] Choisissez une énergie pour l'amulette.
   *[other] Choisissez une énergie pour l'amulette (encore { $n }).
}
ask-overflow = { $n ->
    [one] Votre réserve déborde. Quelle énergie défaussez-vous ?
   *[other] Votre réserve déborde de { $n } énergies. Laquelle défaussez-vous d'abord ?
}
ask-drop = { $n ->
    [one] { $who } : défaussez une énergie de votre réserve.
   *[other] { $who } : défaussez { $n } énergies de votre réserve. Laquelle d'abord ?
}
ask-pay = { $n ->
    [one] Encore une énergie à payer. Laquelle ?
   *[other] Encore { $n } énergies à payer. Laquelle d'abord ?
}
ask-elements = Quelles énergies payez-vous pour l'Amulette élémentaire ?
ask-sacrifice = { $n ->
    [one] { $who } : sacrifiez une de vos cartes en jeu.
   *[other] { $who } : sacrifiez { $n } de vos cartes en jeu. Laquelle d'abord ?
}
ask-discard = { $who } : défaussez une carte de votre main.
ask-give-up = Carte à sacrifier : { $name }.
ask-embrace = { $who } : faute de cristaux, l'Étreinte d'Argos vous prend une carte.
ask-token-gives = À quelle carte renoncez-vous ?
ask-drought = { $who } : vous êtes en tête, la Sécheresse vous frappe.
ask-marker = Déplacez le marqueur de saison.
ask-chalice = Quelle carte le calice met-il en jeu ?
ask-dream = Quelle carte votre rêve met-il en jeu ?
ask-orb = Vous connaissez la première carte de la pioche. La mettre en jeu pour 4 énergies ?
ask-naria = Quelle carte donnez-vous ?
ask-return = { $who } : quel objet magique reprenez-vous en main ?
ask-lewis = Qui copiez-vous ? Vous gagnez les énergies de sa réserve.
ask-crown = Défaussez une carte ou piochez-en une : son prestige devient de l'énergie.
ask-raven = Quel objet magique Raven imite-t-il ? Vous payez son coût d'invocation.
ask-warden = À quoi chacun doit-il renoncer ?
ask-ratty = { $n ->
    [one] Prendre encore une énergie dans cette réserve ?
   *[other] Prenez jusqu'à { $n } énergies dans cette réserve. Laquelle d'abord ?
}
ask-name-energy = Nommez une énergie : vous cherchez un objet magique dont le coût la comprend.
ask-found = Garder cette carte, ou la défausser et en chercher une autre, qu'il faudra garder ?
ask-throne = Défaussez une carte pour le trône.
ask-exchange-cards = { $n ->
    [0] Défaussez autant de cartes que vous voulez ; vous en piocherez autant.
   *[other] Défaussées : { $n }. Encore une ?
}
ask-arrange = { $n ->
    [1] Quelle carte va sur le dessus ?
   *[other] Quelle carte vient ensuite ?
}
ask-resurrect = Quelle carte de la défausse prenez-vous en main ?
ask-which-first = { $who } : plusieurs de vos cartes font effet. Laquelle d'abord ?
ask-horn = La Corne d'abondance prend une énergie. La terre rapporte des cristaux.
ask-monolith = Poser une énergie sur le Monolithe féerique ?
ask-unstore = Quelles énergies reviennent dans votre réserve ?
ask-statue = La saison change. Qu'apporte la Statue d'Eolis ?
ask-kriss = À quel familier renoncez-vous ?
ask-mirror = Quelles énergies changez-vous, à 1 cristal chacune ?
ask-mirror-into = Énergie à changer : { $energy }. Que devient-elle ?

# Options
do-pick = { $name }
do-reject = Défausser : { $name }
do-hand = { $name }
do-library-two = { $name }
do-token = { $name }
do-take = Prendre : { $face }
do-apply = Appliquer le dé : { $face }
do-reroll = Relancer le dé : { $name }
do-steadfast-energy = Dé immuable : plutôt une énergie de votre choix
do-steadfast-transmute = Dé immuable : plutôt transmuter ce tour-ci
do-steadfast-gauge = Dé immuable : plutôt jauge d'invocation +1
do-summon = Invoquer : { $name }
do-activate = Activer : { $name }
do-activate-energy = Activer : { $name }, { $energy }
do-activate-gain = Activer : { $name }, des cristaux contre une énergie
do-activate-transmute = Activer : { $name }, une énergie pour transmuter ce tour-ci
do-activate-look = Activer : { $name }, regarder la première carte de la pioche
do-activate-discard = Activer : { $name }, défausser la première carte de la pioche
do-transmute = Transmuter { $tokens } en { $gain ->
    [one] { $gain } cristal
   *[other] { $gain } cristaux
}
do-transmute-from = { $name } : transmuter { $tokens } en { $gain ->
    [one] { $gain } cristal
   *[other] { $gain } cristaux
}
do-bonus-transmute = Bonus : transmuter ce tour-ci, un cristal de plus par énergie
do-bonus-exchange = Bonus : échanger 2 énergies
do-bonus-gauge = Bonus : jauge d'invocation +1
do-bonus-draw = Bonus : piocher une carte
do-ability = Capacité spéciale : { $name }
do-vision = Défausser la première carte de la pioche
do-end = Terminer votre tour
do-draw = Piocher une carte
do-draw-two = Bonus : piocher 2 cartes et en garder 1
do-keep = Garder : { $name }
do-discard = Défausser : { $name }
do-bury = Ensuite : { $name }
do-under = Ensuite : { $name }
do-any-order = Peu importe l'ordre
do-gain = Prendre : { $energy }
do-drop = Défausser : { $energy }
do-pay = Payer : { $energy }
do-pay-from = { $name } : payer { $energy }
do-elements = Payer : { $energies }
do-sacrifice = Sacrifier : { $name }
do-shield = Sacrifier à la place : { $name }
do-cover = Perdre pour toujours une case de votre réserve
do-give-card = Sacrifier une carte
do-on-top = { $name }
do-forward = { $n ->
    [one] Avancer de { $n } case
   *[other] Avancer de { $n } cases
}
do-back = { $n ->
    [one] Reculer de { $n } case
   *[other] Reculer de { $n } cases
}
do-put = Mettre en jeu : { $name }
do-leave = Laisser sur la pioche : { $name }
do-give = { $name } pour { $who }
do-return = Reprendre en main : { $name }
do-copy = Copier { $who }
do-mimic = Imiter : { $name } ({ $who })
do-decline = Ne rien imiter
do-warden-energy = Chacun défausse 4 énergies
do-warden-card = Chacun défausse une carte
do-rob = Prendre à { $who } : { $energy }
do-enough = Rien de plus
do-name = Nommer : { $energy }
do-resolve = { $name }
do-horn = Défausser : { $energy }
do-horn-from = { $name } : défausser { $energy }
do-store = Poser : { $energy }
do-unstore = Reprendre : { $energy }
do-statue-energy = Une énergie de votre choix
do-statue-look = Des cristaux et un regard sur la première carte de la pioche
do-mirror = Changer { $tokens }
do-into = En { $energy }

# The chronicle
told-passed = Chacun a choisi ; les paquets passent à gauche.
told-drafted = Le draft est terminé.
told-last-pick = La dernière carte est pour vous : { $name }.
told-token = { $who } garde le jeton : { $name }.
told-round = Manche { $n }. { $who } commence.
told-rolled = Un dé montre : { $face }.
told-took-die = { $who } prend : { $face }.
told-turn = À { $who } de jouer.
told-rerolled = { $who } relance : { $face }.
told-steadfast = { $who } préfère le Dé immuable à son dé.
told-gained = { $who } gagne { $tokens }.
told-dropped = { $who } défausse { $tokens }.
told-dropped-all = { $n ->
    [0] { $who } n'a aucune énergie à perdre.
    [one] { $who } perd la seule énergie de sa réserve.
   *[other] { $who } perd les { $n } énergies de sa réserve.
}
told-spent = { $who } paie { $tokens }.
told-earned = { $who } gagne { $n ->
    [one] { $n } cristal
   *[other] { $n } cristaux
}.
told-lost = { $who } perd { $n ->
    [one] { $n } cristal
   *[other] { $n } cristaux
}.
told-stole = { $who } prend { $n ->
    [one] { $n } cristal
   *[other] { $n } cristaux
} à { $other }.
told-gauge = { $who } : jauge d'invocation à { $n }.
told-bonus = { $who } utilise un bonus ({ $n } sur 3).
told-bonus-back = { $who } récupère un bonus ({ $n ->
    [one] { $n } utilisé
   *[other] { $n } utilisés
}).
told-ability = { $who } utilise son jeton : { $name }.
told-summons = { $who } invoque : { $name }.
told-put-into-play = { $who } met en jeu : { $name }.
told-activates = { $who } active : { $name }.
told-sacrificed = { $who } sacrifie : { $name }.
told-shielded = { $who } donne comme bouclier : { $name }.
told-took-back = { $who } reprend en main : { $name }.
told-filled = { $who } pose { $tokens } sur : { $name }.
told-stored = { $who } pose { $tokens } sur : { $name }.
told-unstored = { $who } reprend { $tokens } sur : { $name }.
told-discarded = { $who } défausse une carte.
told-discarded-card = Vous défaussez : { $name }.
told-discarded-openly = { $who } défausse : { $name }.
told-kept = { $who } garde une carte.
told-kept-card = { $who } garde : { $name }.
told-drew-card = { $who } pioche une carte.
told-drew = Vous piochez : { $name }.
told-looked = Vous regardez : { $name }.
told-saw = Vous voyez dans la main adverse ({ $other }) : { $name }.
told-visible = Visible sur la pioche : { $name }.
told-reshuffled = La défausse devient une nouvelle pioche ({ $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}).
told-swept = { $who } envoie à la défausse : { $name }.
told-swept-unseen = { $who } envoie la première carte de la pioche à la défausse.
told-given = { $who } donne une carte à { $other }.
told-received = Vous recevez : { $name }.
told-crown = { $who } montre pour la Couronne vampirique : { $name }.
told-turned-to-air = { $who } : toutes les énergies de la réserve deviennent de l'air.
told-named = { $who } nomme une énergie : { $energy }.
told-revealed = { $who } révèle : { $name }.
told-not-found = { $who } ne trouve rien.
told-mimics = Raven ({ $who }) imite : { $name }.
told-warden = Le Gardien d'Argos ({ $who }) exige de chacun { $what ->
    [energy] quatre énergies
   *[other] une carte
}.
told-robbed = { $who } prend { $tokens } à { $other }.
told-mirrored = { $who } change { $tokens } en { $into }.
told-handed-on = { $who } remet à { $other } : { $name }.
told-marker = { $year ->
    [over] Le marqueur dépasse la fin de l'année III, jusqu'à la case { $n } : { $season }.
   *[other] Le marqueur va sur la case { $n } : { $season }, année { $year }.
}
told-season = La saison change : { $season }.
told-year = L'année { $year } commence ; chacun prend en main les cartes de sa bibliothèque.
told-drought-spares = La Sécheresse épargne tout le monde : personne n'est seul en tête.
told-drought-strikes = La Sécheresse frappe { $who }.
told-covered = { $who } perd pour toujours une case de sa réserve.
told-round-ends = Fin de la manche.
told-over = Trois années ont passé.

# Why not
why-entangled = une seule carte de votre main par tour (Racines entravantes)
why-no-slot = plus de place, votre jauge d'invocation est à { $n }
why-crystals = il faut { $n ->
    [one] { $n } cristal
   *[other] { $n } cristaux
}, vous en avez { $have }
why-toll = il faut { $n ->
    [one] { $n } cristal
   *[other] { $n } cristaux
} de plus pour Arcano Sangsue
why-energy = il vous manque de l'énergie pour son coût
why-before-die = seulement avant les actions de votre dé
why-turned = déjà activée ce tour-ci
why-three-alike = il faut trois énergies de la même sorte
why-no-energy = il vous manque de l'énergie
why-nothing-to-dream = il faut une carte à mettre en jeu, et une place pour elle
why-no-energy-no-crystals = il vous manque des cristaux ou de l'énergie
why-no-pile = il n'y a plus de cartes à piocher
why-three-cards = il faut trois cartes en jeu
why-no-familiar = vous n'avez aucun familier, ni en main ni en jeu
why-no-water = vous n'avez pas d'énergie d'eau
why-nothing-stored = aucune énergie n'y est posée
why-no-crystals = il vous manque des cristaux, ou il n'y a plus de cartes à regarder
why-no-ring = pas d'anneau sur votre dé, et rien d'autre ne vous permet de transmuter
why-no-bonus-left = vous avez utilisé vos trois bonus
why-two-tokens = il faut deux énergies à échanger
why-gauge-full = votre jauge d'invocation est à 15, son maximum
why-ability-permanent = ce jeton agit de lui-même à la fin de la partie
why-ability-used = vous avez utilisé votre jeton
why-ability-no-card = vous n'avez aucune carte à laquelle renoncer
why-ability-gauge = la jauge ne peut pas descendre sous le nombre de vos cartes en jeu
why-ability-water = il faut 4 énergies d'eau
why-ability-no-pile = il n'y a plus de cartes à piocher
why-envisioned = une seule fois par tour
why-only-summoned = cette carte ne peut être qu'invoquée de la main
why-cannot-mimic = vous ne pouvez pas payer son coût d'invocation

# Ce qu'un choix coûte et apporte à coup sûr, outre ce que dit son libellé
surely-label = { $what } ({ $changes })
surely-crystal = { $sign }{ $n } { $n ->
    [one] cristal
   *[other] cristaux
}
surely-water = { $sign }{ $n } eau
surely-earth = { $sign }{ $n } terre
surely-fire = { $sign }{ $n } feu
surely-air = { $sign }{ $n } air
