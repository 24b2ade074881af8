"""Tables while they are played: in memory, their seats, their changes, who waits for news."""
