"""The texts of the Misty Realm, a folder for each language."""
