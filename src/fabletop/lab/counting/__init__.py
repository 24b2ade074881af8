"""What happens in many games: cards mentioned, offered and used, and where luck comes from."""
