# Prophecy, French: Treasure Island.

# Treasure Island
aim-treasure-hunters = Devenez le plus célèbre des chasseurs de trésors. Trouvez des fragments de carte dans la nature et auprès des Grands gardiens, embarquez pour l'île au trésor et creusez : chaque fragment que coûte un trésor rapporte un point de renommée. Le dernier trésor met fin à la partie.
ask-dig = { $name } : que déterrez-vous ?
ask-dig-more = Vous déterrez { $name }. Quoi encore ?
ask-booty = Vous avez vaincu { $name }. Que prenez-vous ?
ask-dawn = { $hero } : utiliser un trésor avant la carte Chance ?
do-collect = Prendre le fragment de carte
do-attack-maps = Attaquer pour un fragment de carte : { $name }
do-dig = Déterrer { $name }
do-dig-blindly = Creuser au hasard
do-dug = Ne plus creuser
do-deeper = Tirer un autre trésor
do-keep-treasure = Garder { $name }
do-take-map = Prendre un fragment de carte
do-usual = Laisser au vaincu le choix entre Santé et objet
do-later = Pas encore : la carte Chance d'abord
do-treasure = Utiliser { $name }
do-give-map = Vous donnez { $n ->
    [one] un fragment de carte
   *[other] { $n } fragments de carte
}
do-ask-map = Vous demandez { $n ->
    [one] un fragment de carte
   *[other] { $n } fragments de carte
}
told-map-appears = Un fragment de carte apparaît : { $space }.
told-collected = { $hero } prend un fragment de carte.
told-at-stake = { $hero } combat pour { $what ->
   *[maps] un fragment de carte
}.
told-took-map = { $hero } prend un fragment de carte à { $other }.
told-treasure-open = À déterrer sur l'île : { $name }.
told-dug-up = { $hero } déterre { $name }.
told-spent-maps = { $hero } rend { $n ->
    [one] un fragment de carte
   *[other] { $n } fragments de carte
}.
told-digs = { $hero } creuse et regarde un trésor.
told-treasure-seen = Vous avez trouvé { $name }.
told-treasure-works = { $name } aide { $hero }.
told-clock-die = Horloge du Père Temps : { $hero } obtient { $die }.
told-foretold = La Boule de cristal montre { $own_die } pour { $hero } et { $foe_die } pour l'adversaire.
told-fame = { $hero } gagne { $n } Renommée.
told-guardian-map = { $hero } trouve une carte dans le plan : { $name } compte comme fragment de carte.
told-traded-maps = { $hero } donne { $n ->
    [one] un fragment de carte
   *[other] { $n } fragments de carte
} à { $other }.
why-adventures-left = des Aventures recouvrent encore le fragment de carte
why-both-need-maps = il faut un fragment de carte à chacun
why-no-treasure-left = il ne reste aucun trésor
why-needs-maps = il faut { $needed } fragments de carte, vous en avez { $owned }
ended-fame = La chasse est finie : le plus célèbre chasseur de trésors gagne.
