"""Cards and rules to browse, and the rules that explain a question."""
