"""How the landing page lays out the settings of Prophecy: some folded under a heading, and mixtures
of them that one click chooses."""

GROUPS = {
    "expansions": (
        *("island", "realms", "new_items", "new_adventures"),
        *("artifacts", "keep", "banish", "dragon_cards", "races"),
    ),
    "variants": (
        *("maps", "treasures", "hunt", "mermaid", "ability_board", "difficulty"),
        *("chance", "crisis", "routine"),
    ),
}
"""Settings by the message that says what they have in common; the others come first, unfolded."""

NEW_CARDS = {"new_items": "yes", "new_adventures": "yes"}
ISLAND = {"version": "standard", "island": "yes"} | NEW_CARDS
WATER = {"version": "standard", "realms": "water"} | NEW_CARDS

MIXTURES: dict[str, dict[str, str]] = {
    "basic": {},
    "standard": {"version": "standard"},
    "island": ISLAND,
    "water": WATER,
    "dragon": {"version": "standard", "realms": "dragon", "dragon_cards": "yes"},
    "everything": ISLAND
    | {"realms": "both", "dragon_cards": "yes", "races": "yes", "artifacts": "ten"},
    "together": {"version": "standard", "ending": "cooperative"},
}
"""What is chosen besides the defaults, by the message that names the mixture."""
