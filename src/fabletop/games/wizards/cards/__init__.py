"""What the Event Cards do."""
