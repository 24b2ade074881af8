"""Alembic's migrations of the store; `Store.migrate` runs them."""
