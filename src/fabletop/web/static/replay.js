// The replay page: fetches pictures ahead of time and keeps the address up to date.
import { moments, start } from "/static/player.js";
import { zoom } from "/static/zoom.js";

const CHUNK = 20;
const AHEAD = 12;
const after = document.querySelector(".after");
const address = `/t/${after.dataset.table}`;
const branch = document.getElementById("branch");
const chunks = new Map();
let timer = 0;

async function fetched(chunk) {
  const wanted = moments.slice(chunk * CHUNK, (chunk + 1) * CHUNK);
  const between = `since=${wanted[0] - 1}&until=${wanted.at(-1)}&told=false`;
  const reply = await fetch(`${address}/frames?${between}`, { cache: "no-store" });
  if (!reply.ok) throw new Error(reply.statusText);
  const { epoch, frames } = await reply.json();
  if (epoch !== Number(after.dataset.epoch)) location.reload();
  return frames.map((frame) => frame.html);
}

function load(index) {
  const chunk = Math.floor(Math.max(0, Math.min(index, moments.length - 1)) / CHUNK);
  if (!chunks.has(chunk)) {
    const coming = fetched(chunk);
    coming.catch(() => chunks.delete(chunk));
    chunks.set(chunk, coming);
  }
  return chunks.get(chunk);
}

async function picture(index) {
  return (await load(index))[index % CHUNK];
}

function arrived(index) {
  load(index + AHEAD);
  load(index - AHEAD);
  clearTimeout(timer);
  timer = setTimeout(() => history.replaceState(null, "", `${address}/replay?at=${moments[index]}`), 150);
  if (branch) {
    branch.form.elements.count.value = moments[index];
    branch.disabled = "over" in after.dataset && index === moments.length - 1;
  }
}

start(picture, arrived);
zoom(document.getElementById("table"));
