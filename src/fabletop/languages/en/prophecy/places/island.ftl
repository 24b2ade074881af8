# Prophecy, English: names of places, Treasure Island.

treasure_island = Treasure Island
