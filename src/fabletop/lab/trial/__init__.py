"""The card laboratory: the same deals with and without a change, and what the change moves."""
