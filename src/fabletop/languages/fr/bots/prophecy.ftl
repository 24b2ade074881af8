# Ce qui décide d'une partie de Prophecy, en français : de brefs groupes nominaux.

feature-prophecy-artifacts = artefacts
feature-prophecy-certificates = certificats
feature-prophecy-fame = Renommée
feature-prophecy-reach = prochain gain à portée
feature-prophecy-strength = Force
feature-prophecy-willpower = Volonté
feature-prophecy-health = Santé
feature-prophecy-magic = Magie
feature-prophecy-equipment = équipement
feature-prophecy-abilities = capacités
feature-prophecy-gold = Or
feature-prophecy-experience = Expérience
feature-prophecy-maps = fragments de carte
feature-prophecy-time = temps restant
