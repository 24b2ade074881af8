"""Many games at once: seats, batches, worker processes, clusters."""
