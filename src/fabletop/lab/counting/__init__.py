"""What happens in many games: cards told, offered and used, and where luck comes from."""
