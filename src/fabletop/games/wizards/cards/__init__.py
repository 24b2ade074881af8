"""What the Event Cards and charts do."""
