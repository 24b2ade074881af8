"""What the server sends to others: webhooks, and the careful POST below them."""
