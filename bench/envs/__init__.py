"""How fast the environments step, compared with public ones."""
