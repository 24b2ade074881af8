"""New Adventures, Items, Artifacts and Guardians that join the base game's decks."""
