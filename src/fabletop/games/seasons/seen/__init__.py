"""What a seat may see of the table, and pure questions about it."""
