"""The Water Realm: its grid, Bubbles, Creatures, the Palace and the Lord of the Sea."""
