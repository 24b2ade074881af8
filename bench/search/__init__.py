"""How fast the bots search, beside public libraries."""
