"""What people read: languages, their messages, and the names and texts of cards."""
