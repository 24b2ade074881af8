"""Movement on foot, by boat, by flight and by Transport."""
