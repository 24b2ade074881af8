"""Work that would hold up the server: shared fairly among clients, done in other processes."""
