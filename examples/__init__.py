"""Scripts for readers; each says in its first lines how it is run."""
