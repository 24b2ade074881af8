"""What a host can see of a running server: log lines and numbers."""
