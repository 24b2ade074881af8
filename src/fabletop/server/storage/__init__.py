"""Tables on disk: the database, its schema, its migrations."""
