# Prophecy, English: names of places, the main board.

village = Village
mountains_by_village = Mountains by the Village
magic_tower = Magic Tower
forest_by_magic_tower = Forest by the Tower
plains_between_tower_and_monastery = Plains between Forests
forest_by_monastery = Forest by the Monastery
monastery = Monastery
city = City
plains_by_city = Plains by the City
mountains_by_fortress = Mountains by the Fortress
fortress = Fortress
plains_by_wilderness = Plains by the Wilderness
enchanted_wilderness = Enchanted Wilderness
forest_by_wilderness = Forest by the Wilderness
forest_camp = Forest Camp
mountains_by_forest_camp = Mountains by the Camp
plains_by_mountains = Plains beyond the Camp
forest_by_thieves_guild = Forest by the Thieves
thieves_guild = Thieves' Guild
plains_by_village = Plains by the Village
plane_forest_camp = Plane beyond the Forest Camp
plane_thieves_guild = Plane beyond the Thieves' Guild
plane_magic_tower = Plane beyond the Magic Tower
plane_monastery = Plane beyond the Monastery
plane_fortress = Plane beyond the Fortress
