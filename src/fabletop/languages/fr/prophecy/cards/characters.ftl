# Prophecy, French: characters; the name of each card, what it does in our words, and a note.

mercenary = Mercenaire
scout = Éclaireur
ranger = Rôdeuse
    .note = Le titre de la carte tchèque est féminin ; le texte français du livret de la version standard dit « il », comme une fois aussi pour l'Illusionniste.
spellblade = Lame-sort
paladin = Paladin
illusionist = Illusionniste
wandering_monk = Moine errant
mystic = Mystique
druid = Druide
enchantress = Enchanteresse
