# Prophecy, French: the Gates of the Realms, and the Water Realm.

# Realms: their Gates, and the way in and out
ask-gate = { $hero } : voici le { $name }. Entrer tout de suite ?
ask-triumph = { $name } : de quel côté du portail revenez-vous ?
ask-legends = Quelle carte du royaume dévoilez-vous ?
ask-expelled = { $hero } : le royaume se ferme. De quel côté du portail revenez-vous ?
do-enter-water = Entrer dans le royaume des eaux
do-enter-dragon = Entrer dans le royaume des dragons
do-turn-back = Rebrousser chemin et terminer votre tour
do-surface = Quitter le royaume : { $name }
do-pick-up = Ramasser { $name }
do-study = Apprendre { $name }
told-gate-opened = { $name } : le Grand gardien et l'artefact de ce plan attendent désormais au bout du royaume ({ $space }).
told-entered = { $hero } passe un portail : { $name }.
told-surfaced = { $hero } revient du royaume : { $space }.
told-prize = { $hero } remporte { $name }.

# The Water Realm
aim-lord-of-the-sea = Soyez le premier à vaincre le Seigneur de la mer dans son palais, au bout du royaume des eaux. Son portail se cache parmi les gardiens des plans astraux. Devenez fort, achetez des bulles, plongez.
ask-bag = { $hero } : acheter un sac de bulles avant de plonger ?
ask-breathe = Respirer profondément, pour 1 Magie de plus, et guérir 1 Santé ?
ask-swim = { $hero } : nagez, ou restez où vous êtes.
ask-swim-on = { $hero } : nagez encore, ou restez ici.
ask-current = { $name } : vous laissez-vous emporter ?
ask-washed-out = { $hero } : le courant vous emporte hors du royaume. Où reprenez-vous pied ?
ask-enrage = { $name } : les enrager avant le combat ?
ask-hold = { $name } : vaincu. Le laisser partir, ou continuer ?
ask-surrender = { $name } : le dernier offre de se rendre.
ask-patrol-talks = De quelle carte du royaume vous parle-t-on ?
ask-enchanted = Un chant vous envoûte ({ $name }) : à quoi renoncez-vous ?
ask-song = Contre qui tournez-vous ce chant ({ $name }) ?
ask-bargain = { $name } : qu'échangez-vous ?
ask-fairy-tale = La sorcière des mers pourrait vous donner des nageoires. Rester pour toujours avec { $name } ?
ask-rewards = { $name } : que prenez-vous ?
ask-storm = La tempête fait rage. Que vous coûte le trajet ?
ask-thought = { $hero } : pensez en secret à l'un des trois.
ask-cavern = Lequel des trois nommez-vous ? Vous le gagnez une fois par joueur qui a pensé à un autre.
do-swim = Nager : { $name }
do-flee = Fuir : { $name }
do-bag = Un sac de bulles
do-no-bag = Pas de sac
do-breathe-deep = Respirer profondément
do-breathe-flat = Pas plus de Magie
do-go-along-north = Se laisser porter vers le nord{ $ends ->
    [out] , hors du royaume
    [here] {" "}: les récifs vous retiennent ici
   *[there] {" "}: { $place }
}
do-go-along-east = Se laisser porter vers l'est{ $ends ->
    [out] , hors du royaume
    [here] {" "}: les récifs vous retiennent ici
   *[there] {" "}: { $place }
}
do-go-along-south = Se laisser porter vers le sud{ $ends ->
    [out] , hors du royaume
    [here] {" "}: les récifs vous retiennent ici
   *[there] {" "}: { $place }
}
do-go-along-west = Se laisser porter vers l'ouest{ $ends ->
    [out] , hors du royaume
    [here] {" "}: les récifs vous retiennent ici
   *[there] {" "}: { $place }
}
do-struggle = Lutter : un autre dé
do-enrage = Les enrager
do-let-be = Les laisser tels quels
do-let-escape = Le laisser partir et prendre la récompense
do-keep-hold = Le retenir pour un jet de plus
do-accept-surrender = Accepter la reddition
do-fight-on = Continuer le combat
do-sing-to = { $name }
do-no-song = Personne
do-bargain-willpower = Changer de la Force en Volonté
do-bargain-strength = Changer de la Volonté en Force
do-no-bargain = Rien
do-remain = Continuer l'aventure
do-follow-her = La suivre et quitter la partie
do-reward-strength = Force
do-reward-willpower = Volonté
do-reward-experience = { $n } Expérience
do-reward-gold = { $n } Or
do-reward-rare = Un objet rare
do-pay-gold = Payer pour la tempête
do-think-experience = Expérience
do-think-gold = Or
do-think-magic = Magie
do-guild-underwater = Les capacités sous-marines
do-extra-turn = Un autre tour grâce à { $name }
do-feed = Le nourrir de { $n } Magie : votre dé compte jusqu'à { $n } au lieu de 0
do-lay-down = Poser { $name } pour votre prochain paiement
told-used-bubbles = { $hero } utilise { $n ->
    [one] une bulle
   *[other] { $n } bulles
}.
told-spared-bubble = { $name } épargne une bulle à { $hero }.
told-drowning = { $hero } n'a plus d'air.
told-regained-bubbles = { $hero } récupère { $n ->
    [one] une bulle
   *[other] { $n } bulles
}.
told-bought-bag = { $hero } achète un sac de { $n } bulles.
told-obstacle = { $hero } s'y trouve pris : { $name }.
told-current-die = La boussole indique { $where ->
    [north] le nord
    [east] l'est
    [south] le sud
   *[west] l'ouest
} pour { $hero } (dé { $die }).
told-carried = { $hero } est emporté : { $space }.
told-swam = { $hero } nage : { $space }.
told-sent-back = Des récifs ! { $hero } recule : { $space }.
told-enraged = { $hero } enrage { $name }.
told-held = { $hero } ne lâche pas { $name }.
told-surrendered = { $name } : reddition devant { $hero }.
told-sang-to = { $hero } tourne le chant contre { $other }.
told-followed-her = { $hero } reste avec { $name } et vit heureux à jamais.
told-fed = { $hero } nourrit le requin de { $n } Magie.
told-weakened = { $name } est affaibli jusqu'à la fin de la partie.
told-new-lord = { $hero } est le nouveau Seigneur de la mer.
told-in-love = { $hero } a conquis un cœur : { $name }.
told-thought-of = { $hero } a pensé à { $what ->
    [experience] l'Expérience
    [gold] l'Or
   *[magic] la Magie
}.
told-lays-down = { $hero } pose { $name }.
told-paid-with = { $hero } paie avec { $name }.
why-reefs = des récifs : personne ne peut entrer
why-gate-instead = un portail s'y trouve à la place des gardiens
why-gate-closed = le portail s'est fermé
why-gate-elsewhere = son portail n'est pas à côté de votre case
why-tiara-has-worked = { $item } vous a rendu de la Magie pour ce combat de Volonté
why-needs-bubbles = il faut { $needed } bulles, vous en avez { $owned }
term-underwater = mains prises sous l'eau
term-weakened = affaibli
term-enraged = enragé
term-power-up = renforcé
ended-sea-lord = Le Seigneur de la mer est vaincu : la mer en a un nouveau.
