# Prophecy, French: new Items, Artifacts and Adventures.

# New Items and Artifacts
ask-choose-artifact = Deux artefacts se trouvent ici. Lequel gardez-vous ?
ask-scepter = Le Sceptre rituel : blesser { $name } avant le combat ?
ask-scepter-loss = { $name } frappe { $hero }. Que perdez-vous ?
ask-entrance = { $name } : qui envoûtez-vous ?
ask-missing = Vous sortez d'une transe. Quel objet a disparu ?
do-integrate = Sertir { $name } dans un objet
do-integrate-with = Sertir { $name } pour de bon : { $on }
do-instead-integrate-with = Sertir { $name } pour de bon, au lieu de vous déplacer : { $on }
do-adjust = Ajuster { $name }
do-adjust-with = Ajuster { $name } { $what ->
    [animal] contre les animaux
    [humanoid] contre les humanoïdes
    [undead] contre les morts-vivants
    [demon] contre les démons
    [edged] aux armes tranchantes
    [crushing] aux armes contondantes
    [dwarven] en arme naine
   *[long] aux armes longues
}
do-instead-adjust-with = Ajuster { $name } { $what ->
    [animal] contre les animaux
    [humanoid] contre les humanoïdes
    [undead] contre les morts-vivants
    [demon] contre les démons
    [edged] aux armes tranchantes
    [crushing] aux armes contondantes
    [dwarven] en arme naine
   *[long] aux armes longues
}, au lieu de vous déplacer
do-swap = Échanger votre { $own } contre le { $other } de l'adversaire
do-strike = Frapper avec le sceptre
do-spare = Ne pas utiliser le sceptre
do-lose-magic = Perdre { $n } Magie
do-entrance = { $name }
do-name = { $name }
do-bronze-steed = Coursier de bronze : { $name }
do-keep-artifact = Garder { $name }
try-bronze-steed = Coursier de bronze
try-royal-cape = Cape royale
told-resisted = { $hero } obtient { $die } et échappe à l'effet : { $name }.
told-not-resisted = { $hero } obtient { $die } et n'échappe pas à l'effet : { $name }.
told-integrated = { $hero } fait sertir { $name } : { $host }.
told-adjusted = { $hero } fait ajuster { $name } { $what ->
    [animal] contre les animaux
    [humanoid] contre les humanoïdes
    [undead] contre les morts-vivants
    [demon] contre les démons
    [edged] aux armes tranchantes
    [crushing] aux armes contondantes
    [dwarven] en arme naine
   *[long] aux armes longues
}.
told-strikes = { $hero } frappe { $other } : { $name }.
told-reflected = { $hero } renvoie l'effet : { $name }.
told-swapped = { $hero } lit { $name } et donne un { $own_die } contre un { $foe_die }.
told-noticed = { $hero } s'aperçoit qu'il manque un objet ({ $name }) : { $other } doit le rendre.
told-missed = { $hero } croit à tort avoir perdu { $name }.
why-no-host = vous n'avez aucun objet qui puisse recevoir { $item }
why-nobody-to-entrance = personne sur votre case ne possède deux objets à prendre

# New Adventures
ask-pose = De qui { $name } prend-il l'apparence ?
ask-beast = Vous avez vaincu la Bête, { $name }. Devenir la Bête à votre tour ?
ask-spare = { $name } : prendre l'Expérience, ou faire grâce ?
ask-greed = { $name } vend des objets rares, chacun pour 1 Santé. Combien donnez-vous ?
ask-soul = { $name } : à qui volez-vous de la Magie ?
ask-fate = Laquelle des prochaines cartes Chance révélez-vous maintenant ?
ask-fate-later = Laquelle des autres vient ensuite ?
ask-riddler = { $name } tient un objet rare. L'interroger, ou nommer l'objet ?
ask-riddle-name = Quel est cet objet rare ?
ask-gifts = Qui garde les dons ?
ask-trade-in = Quels objets échangez-vous ?
ask-whose = De qui est l'objet : { $name } ?
ask-duplicate = Quel breuvage ou parchemin est copié ?
do-copy = { $name }
do-become = Prendre { $name } et la devenir
do-usual-spoils = Prendre le butin habituel
do-take-experience = Prendre l'Expérience
do-let-go = Les épargner et choisir votre prochaine carte Chance
do-look = L'épargner et regarder : { $name }
do-drain = Vider { $name } (jusqu'à 2 Magie)
do-next-card = { $name }
do-name-it = Nommer l'objet
do-it-is = { $name }
do-all-keep = Chacun garde son don
do-none-keeps = Personne ne garde de don
do-one-keeps = { $name } garde son don
do-from = Celui de : { $name }
do-duplicate = { $name }
do-ask-weapon = Est-ce une arme ?
do-ask-edged = Est-ce une arme tranchante ?
do-ask-crushing = Est-ce une arme contondante ?
do-ask-long = Est-ce une arme longue ?
do-ask-two-handed = Faut-il les deux mains ?
do-ask-thrown = Peut-on le lancer ?
do-ask-shield = Est-ce un bouclier ?
do-ask-worn = Se porte-t-il sur le corps ?
do-ask-potion = Est-ce un breuvage ?
do-ask-scroll = Est-ce un parchemin ?
do-ask-stone = Est-ce une pierre astrale ?
do-ask-strength = Donne-t-il un bonus dans les combats de Force ?
do-ask-wills = Donne-t-il un bonus dans les combats de Volonté ?
do-ask-against = Vaut-il mieux contre certains types d'adversaires ?
do-ask-travel = Sert-il à voyager ?
do-ask-dear = Coûte-t-il plus de 9 Or ?
do-ask-dearest = Coûte-t-il plus de 11 Or ?
told-posed = Le Sosie attaque { $other } sous cette apparence : { $hero }.
told-became = { $hero } devient : { $name }.
told-mercy = { $hero } épargne { $name }.
told-foresaw = { $hero } entrevoit une carte Chance : { $name }.
told-soul-stolen = { $hero } s'en prend à une âme : { $other }.
told-set-out = { $hero } s'engage sur le Chemin des morts.
told-came-back = { $hero } revient d'entre les morts : { $space }.
told-gift = Un don pour { $hero } (dé { $die }) : { $name }.
told-duplicated = { $hero } fait copier { $name }.
told-riddle-answer = { $what ->
    [weapon] { do-ask-weapon }
    [edged] { do-ask-edged }
    [crushing] { do-ask-crushing }
    [long] { do-ask-long }
    [two_handed] { do-ask-two-handed }
    [thrown] { do-ask-thrown }
    [shield] { do-ask-shield }
    [worn] { do-ask-worn }
    [potion] { do-ask-potion }
    [scroll] { do-ask-scroll }
    [stone] { do-ask-stone }
    [strength] { do-ask-strength }
    [wills] { do-ask-wills }
    [against] { do-ask-against }
    [travel] { do-ask-travel }
    [dear] { do-ask-dear }
   *[dearest] { do-ask-dearest }
} { $answer ->
    [yes] Oui.
   *[no] Non.
}
told-riddle-guess = { $hero } propose : { $name }.
why-no-item-to-exchange = vous n'avez ni objet commun ni objet rare
why-no-potion-or-scroll = vous n'avez ni breuvage ni parchemin
