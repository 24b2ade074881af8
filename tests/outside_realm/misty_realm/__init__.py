"""A tiny Realm from another package: three spaces and one card. `docs/prophecy-expansions.md`
explains how to write one."""
