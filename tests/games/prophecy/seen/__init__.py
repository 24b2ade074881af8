"""The questions about the open table, compared with what the rules then do."""
