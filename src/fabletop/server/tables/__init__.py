"""Tables that are being played: in memory, their seats, their changes, their listeners."""
