"""What models of the API have in common."""

from pydantic import BaseModel, ConfigDict


class Wire(BaseModel):
    model_config = ConfigDict(extra="forbid")


class KnownLuck(Wire):
    """Who may know the luck of a table."""

    seed_chosen: bool
    """The founder named the seed."""
    branched: bool
    """The game goes on from another one."""
    same_luck: bool
    """It goes on with the luck of that game, whose log is public."""
    remarks: list[str]
    """What everybody should know of this, and of rules that have changed, in sentences."""
