# Prophecy, French: names of places, Treasure Island.

treasure_island = Île au trésor
