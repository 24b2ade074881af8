# Prophecy, French: names of places, the main board.

village = Village
mountains_by_village = Montagne du village
magic_tower = Tour magique
forest_by_magic_tower = Forêt de la tour
plains_between_tower_and_monastery = Plaine entre les forêts
forest_by_monastery = Forêt du monastère
monastery = Monastère
city = Ville
plains_by_city = Plaine de la ville
mountains_by_fortress = Montagne de la forteresse
fortress = Forteresse
plains_by_wilderness = Plaine près du désert
enchanted_wilderness = Désert enchanté
forest_by_wilderness = Forêt près du désert
forest_camp = Camp de la forêt
mountains_by_forest_camp = Montagne du camp
plains_by_mountains = Plaine au-delà du camp
forest_by_thieves_guild = Forêt des voleurs
thieves_guild = Guilde des voleurs
plains_by_village = Plaine du village
plane_forest_camp = Plan du camp de la forêt
plane_thieves_guild = Plan de la guilde des voleurs
plane_magic_tower = Plan de la tour magique
plane_monastery = Plan du monastère
plane_fortress = Plan de la forteresse
