# Prophecy, French: characters; the name of each card, what it does in our words, and a note.

mercenary = Mercenaire
scout = Éclaireur
ranger = Rôdeuse
spellblade = Lame-sort
paladin = Paladin
illusionist = Illusionniste
wandering_monk = Moine errant
mystic = Mystique
druid = Druide
enchantress = Enchanteresse
