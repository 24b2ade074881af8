# Prophecy, French: the Dragon Realm without its board; the name of each card, what it does in our words, and a note.

# Guardians
insane_mystic = Mystique dément
    .text = Combat de Volonté. Ses divagations vous coûtent 2 Magie avant le combat.
    .note = On ne sait pas ce que l'on gagne à le vaincre, outre l'Expérience.
cerberus = Cerbère
    .text = Il a trois vies. Avant chaque jet, le joueur à votre gauche devine si votre dé sera pair ou impair ; s'il a raison, vous perdez 1 Magie.
    .note = La version publique en C en fait un humanoïde.
the_nameless = Le Sans-nom
    .text = Combat de Volonté. Auparavant, vous pouvez deviner son nom tant que vous pouvez payer : 1 Santé et un dé chaque fois ; un 6 réduit sa Volonté à 5.

# Items
dragonscale_shield = Bouclier en écailles de dragon
    .text = +1 en combat de Force contre les animaux. Si vous perdez un combat de Force, lancez un dé : sur 4-6, c'est un match nul et le bouclier est endommagé.
dragontooth_dagger = Poignard en dent de dragon
    .text = +1 en combat de Force, +2 contre les démons. Lancez-le avant un jet pour +1 de plus ; il est alors endommagé.

# Opportunities
chronicler = Chroniqueur
    .text = Payez 1 Or : dévoilez la prochaine carte face cachée d'un plan astral. Deux artefacts dans un même plan comptent comme une seule carte.
    .note = Le livret le nomme avec le Rêve prophétique ; on ne sait pas ce qu'il coûte.
