"""The application with a true description of its API: refusals are JSON, whatever a route returns
otherwise."""

from fastapi import FastAPI

from fabletop.core.codec import JsonObject

JSON = "application/json"
REFUSED = ("4", "5")


class DescribedApp(FastAPI):
    def openapi(self) -> JsonObject:
        if self.openapi_schema is None:
            for methods in super().openapi()["paths"].values():
                for call in methods.values():
                    _as_json(call["responses"])
        return super().openapi()


def _as_json(responses: JsonObject) -> None:
    """A framework describes refusals with the content type of the route; ours are JSON."""
    for status, reply in responses.items():
        if status.startswith(REFUSED):
            reply["content"] = {JSON: next(iter(reply["content"].values()))}
