// Updates of the table: one stream per tab; without a stream, the page polls.
const PATIENCE = 3000;
const BETWEEN = 2000;

export function listen(table, heard, back) {
  let stream = null;
  let timer = 0;

  // The reply does not count the messages: Infinity makes the page look them up.
  async function ask() {
    try {
      const reply = await fetch(`/api/tables/${table}`, { cache: "no-store" });
      if (reply.ok) {
        const { revision, answers, epoch } = await reply.json();
        back();
        await heard({ revision, answers, epoch, message: Infinity });
      }
    } catch {
      // No connection yet; the next retry comes soon.
    }
    if (stream.readyState !== EventSource.OPEN) timer = setTimeout(ask, BETWEEN);
  }

  function poll() {
    clearTimeout(timer);
    timer = setTimeout(ask, PATIENCE);
  }

  function open() {
    stream?.close();
    stream = new EventSource(`/api/tables/${table}/stream`);
    stream.addEventListener("open", () => { clearTimeout(timer); back(); });
    stream.addEventListener("error", poll);
    stream.addEventListener("table", (event) => {
      clearTimeout(timer);
      heard(JSON.parse(event.data));
    });
    poll();
  }

  addEventListener("pagehide", () => { stream.close(); clearTimeout(timer); });
  addEventListener("pageshow", (event) => { if (event.persisted) open(); });
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && stream.readyState === EventSource.CLOSED) open();
  });
  open();
}
