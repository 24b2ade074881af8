"""What a server has seen: games counted by the database, results filled in for older games."""
