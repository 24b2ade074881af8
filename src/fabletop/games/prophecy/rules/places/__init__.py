"""What the spaces offer: markets, rest, lessons, Certificates."""
