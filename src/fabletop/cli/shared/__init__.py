"""What several commands share: options, progress bars, answers in words."""
