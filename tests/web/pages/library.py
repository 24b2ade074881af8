"""The library's pages alone, without tables, under the strictest policy, for tests."""

import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

import uvicorn
from fastapi import FastAPI, Request, Response
from fastapi.responses import HTMLResponse
from fastapi.staticfiles import StaticFiles

from fabletop.web.look.rendering import FOLDER
from fabletop.web.pages import browse
from tests.server.running import free_port
from tests.waiting import wait_until

POLICY = "default-src 'self'; object-src 'none'; base-uri 'none'"

TABLE = """<!doctype html><html lang="en"><head><title>A table</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/static/style.css"><link rel="stylesheet" href="/static/browse.css">
<script type="module" src="/made-up/table.js"></script></head>
<body><main><h1>A table</h1><div id="table" data-game="prophecy">
<p><button type="button" id="bear" data-card="bear">Bear</button>
<button type="button" id="dagger" data-card="dagger" data-numbers="1 2">Dagger</button></p>
<svg viewBox="0 0 400 60" width="380" role="group" aria-label="Board">
<g id="ghost" data-card="ghost" role="button" tabindex="0" aria-label="Ghost">
<rect x="300" y="10" width="80" height="40"/></g></svg></div>
<button type="button" id="ask">Help</button><button type="button" id="law">Why?</button>
<dialog id="help" class="sheet" aria-label="Rules"></dialog>
<p id="told"></p></main></body></html>"""

SCRIPT = """import { help, zoom } from "/static/library.js";
const table = document.getElementById("table");
const told = document.getElementById("told");
table.addEventListener("click", (event) => {
  const place = event.target.closest("[data-numbers]");
  if (place) told.textContent = "clicked";
});
document.addEventListener("keydown", (event) => {
  if (event.key === "1") told.textContent = "answered";
});
zoom(table, { choices: (place) => place.dataset.numbers.split(" ").map((number) => (
  { label: `Choice ${number}`, choose: () => { told.textContent = `chose ${number}`; } })) });
const dialog = document.getElementById("help");
document.addEventListener("click", (event) => {
  const rule = event.target.closest("[data-help]")?.dataset.help;
  if (!rule) return;
  event.preventDefault();
  help(dialog, "prophecy", { kind: "move", rule });
});
document.getElementById("ask").addEventListener("click", () =>
  help(dialog, "prophecy", { kind: "kind", subject: "vampire" }));
document.getElementById("law").addEventListener("click", () =>
  help(dialog, "prophecy", { kind: "move", rule: "R-084" }));
"""


def library_app() -> FastAPI:
    app = FastAPI()

    @app.middleware("http")
    async def strict(
        request: Request, call_next: Callable[[Request], Awaitable[Response]]
    ) -> Response:
        reply = await call_next(request)
        reply.headers["Content-Security-Policy"] = POLICY
        return reply

    @app.get("/made-up/table")
    def table() -> HTMLResponse:
        return HTMLResponse(TABLE)

    @app.get("/made-up/table.js")
    def script() -> Response:
        return Response(SCRIPT, media_type="text/javascript")

    app.include_router(browse.router)
    app.mount("/static/built", StaticFiles(directory=FOLDER / "built", check_dir=False))
    app.mount("/static", StaticFiles(directory=FOLDER / "static"))
    return app


@contextmanager
def serving(app: FastAPI) -> Iterator[str]:
    """The app at an address of its own, for as long as it is needed."""
    port = free_port()
    server = uvicorn.Server(uvicorn.Config(app, port=port, log_level="error"))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    wait_until(lambda: server.started)
    yield f"http://127.0.0.1:{port}"
    server.should_exit = True
    thread.join()
