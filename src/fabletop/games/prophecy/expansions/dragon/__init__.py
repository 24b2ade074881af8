"""The Dragon Realm: its paths, Obstacles and Opportunities."""
