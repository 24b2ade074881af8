// While the adviser thinks a game over, its part of the page is fetched again until it is there.
const PAUSE = 1200;
const part = document.getElementById("annotations");

async function look() {
  if (!part?.querySelector("[data-waiting]")) return;
  try {
    const reply = await fetch(part.dataset.from);
    if (reply.ok) part.innerHTML = await reply.text();
  } catch {
    // The line may come back; the link to look again stays.
  }
  setTimeout(look, PAUSE);
}

setTimeout(look, PAUSE);
