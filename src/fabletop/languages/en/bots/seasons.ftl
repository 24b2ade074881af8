# Seasons: what makes a position good or bad.

feature-seasons-crystals = crystals
feature-seasons-prestige = prestige of the cards in play
feature-seasons-harvest = crystals from cards at the end
feature-seasons-engines = cards that bring something every round
feature-seasons-potions = potions to drink
feature-seasons-hand = cards in hand
feature-seasons-library = cards of the years to come
feature-seasons-leftover = cards that may stay in hand
feature-seasons-energy = energy
feature-seasons-slots = free spaces of the summoning gauge
feature-seasons-die = the die to come
feature-seasons-bonuses = bonuses used
feature-seasons-token = the Special Ability token
