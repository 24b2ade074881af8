"""What the power cards do, where their numbers do not say it all."""
