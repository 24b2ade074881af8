"""Players that are programs. They receive a question and may look at their seat's view; nothing
else reaches them."""
