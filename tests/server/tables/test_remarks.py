"""What a table tells everybody about its luck."""

from typing import Any

from fastapi.testclient import TestClient


def remarks_of(client: TestClient, **wish: Any) -> list[str]:
    body = {"seats": [{"name": "Ada"}, {"free": True}], **wish}
    ticket = client.post("/api/tables", json=body).json()
    table = client.get(f"/api/tables/{ticket['table']}").json()
    listed = next(one for one in client.get("/api/lobby").json() if one["table"] == ticket["table"])
    for name in ("seed_chosen", "branched", "same_luck", "remarks"):
        assert listed[name] == table[name]
    return [*table["remarks"]]


def test_a_chosen_seed_is_told_to_everybody(client: TestClient) -> None:
    assert remarks_of(client) == []
    assert remarks_of(client, seed=3) == [
        "Whoever opened this table chose its seed, and may know what comes."
    ]
