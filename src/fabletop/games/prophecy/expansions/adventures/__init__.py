"""New Adventures, Items, Artifacts and Guardians that are added to the base game's decks."""
