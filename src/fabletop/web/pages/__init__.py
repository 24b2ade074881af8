"""The pages around the tables: landing, cards and rules, statistics, stories."""
