"""How fast the environments step, beside public ones."""
