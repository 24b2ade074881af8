"""What a seat may see of the table."""
