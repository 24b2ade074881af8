"""Runs of many games on disk: folders, tables, columns, ledgers that can be resumed."""
