"""Statistics of a server: games counted by the database, results filled in for older games."""
