"""How the greedy bot judges battles: before they begin, during them, and by opponent."""
