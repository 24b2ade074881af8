"""The Water Realm."""
