// News of the table: one stream for each tab; if it cannot be had, the page asks now and then.
const PATIENCE = 3000;
const BETWEEN = 2000;

export function listen(table, heard, back) {
  let stream = null;
  let timer = 0;

  // How much was said is not told here: to be looked up.
  async function ask() {
    try {
      const reply = await fetch(`/api/tables/${table}`, { cache: "no-store" });
      if (reply.ok) {
        const { revision, answers, epoch } = await reply.json();
        back();
        await heard({ revision, answers, epoch, message: Infinity });
      }
    } catch {
      // No line yet; the next try comes soon.
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
