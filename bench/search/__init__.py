"""How fast the bots search, compared with public libraries."""
