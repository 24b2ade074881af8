"""Cards and rules to browse, and which rules answer a question."""
