# Prophecy, French: the Dragon Realm.

# Dragon Realm
ask-climb = { $hero } est dans le royaume des dragons. Par où aller ?
ask-climb-on = Rien ne vous retient ici. Encore un pas ?
ask-trial = Sur votre chemin : { $name }
ask-labyrinth-of-stone = Labyrinthe de pierre : payer le passage, ou attendre ?
ask-crossroads = Malédiction du carrefour : que montre le dé caché ?
ask-hide-die = Malédiction du carrefour : quel dé cachez-vous ?
ask-give-up-ability = { $name } : à quelle capacité renoncez-vous ?
ask-ancient-statue = Statue antique : dites un nombre. Un dé à 1 près au plus est bon.
ask-eyes-of-fire = Yeux de feu : traverser, ou attendre ?
ask-thrown-out = Vous êtes chassé du royaume. Vers où ?
ask-fear = { $name } : vaincre votre peur, ou combattre avec elle ?
ask-peek = Regarder une carte face cachée du royaume ?
ask-pool-of-secret-wishes = Que souhaitez-vous ?
do-climb = Avancer : { $name }
do-stop = Rester ici
do-face = L'affronter
do-around = Trouver un détour : { $name }
do-wait = Attendre
do-pay-magic = Payer { $n } Magie
do-burn = Traverser ({ $n } Santé)
do-odd = Impair
do-even = Pair
do-number = { $n }
do-hold-on = Rester dans le royaume
do-courage = Vaincre votre peur
do-fear = Combattre malgré la peur (-2)
do-peek = { $name }
do-enough = Cela suffit
do-wish-experience = { $n } Expérience
do-wish-gold = { $n } Or
do-wish-common = Un objet commun
told-climbed = { $hero } avance : { $space }.
told-passed = { $hero } passe : { $name }.
told-held-up = { $name } ne laisse pas passer { $hero }.
told-held-on = { $hero } reste dans le royaume.
told-peeked = { $hero } regarde ce qui est face cachée : { $space }.
told-seen = { $hero } voit { $name } : { $space }.
told-crossroads = { $other } a caché un dé { $hidden ->
    [odd] impair
   *[even] pair
}, { $hero } dit { $named ->
    [odd] impair
   *[even] pair
}.
told-statue-die = { $hero } dit { $n } et obtient { $die }.
told-spared = { $name } épargne { $n } Santé à { $hero }.
why-not-passed = vous n'avez pas passé l'obstacle
why-creature-bars = une créature barre le sentier
why-no-ability = vous n'avez pas de capacité
term-fear = avec peur
term-vengeance = pour ses petits

# Cards of the Dragon Realm box
ask-guess = Cerbère : le dé sera-t-il pair ou impair ?
ask-naming = { $name } : deviner son nom, ou combattre ?
ask-chronicler = Le Chroniqueur dévoile une carte d'un plan astral. Lequel ?
do-guess-name = Deviner son nom
told-guessed = { $hero } devine { $what ->
    [odd] impair
   *[even] pair
}.
told-name-die = { $hero } cherche le nom et obtient { $die }.
term-named = son nom est connu
