"""How the landing page lays out the settings of Prophecy: some folded under a heading, and presets
that can be chosen with one click."""

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
"""Settings by the message that is their heading; the others come first, unfolded."""

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
    | {"realms": "water+dragon", "dragon_cards": "yes", "races": "yes", "artifacts": "ten"},
    "together": {"version": "standard", "ending": "cooperative"},
}
"""Settings that differ from the defaults, by the message that names the preset."""
