"""The `fabletop` command: the table in a terminal, and the tools around it. Holds no rules."""
