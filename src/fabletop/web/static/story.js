// While the adviser analyses a game, reloads its part of the page until it is finished.
const PAUSE = 1200;
const part = document.getElementById("annotations");

async function look() {
  if (!part?.querySelector("[data-waiting]")) return;
  try {
    const reply = await fetch(part.dataset.from);
    if (reply.ok) part.innerHTML = await reply.text();
  } catch {
    // The connection may come back; the link to reload stays.
  }
  setTimeout(look, PAUSE);
}

setTimeout(look, PAUSE);
