// The chat. Messages are inserted as text, never as HTML; muting is stored in this browser only.
const said = document.getElementById("said");
const form = document.getElementById("say");
const unread = document.getElementById("unread");
const dialog = document.getElementById("talk");
// Messages from before the page was opened do not count as unread.
const before = Number(said.dataset.newest);
let newest = 0;
let fresh = 0;

function muted() {
  return new Set(JSON.parse(localStorage.getItem("muted") ?? "[]"));
}

function show() {
  const quiet = muted();
  for (const line of said.children) {
    const hush = quiet.has(line.dataset.name);
    line.querySelector("span").hidden = hush;
    line.querySelector("button").textContent = hush ? said.dataset.unmute : said.dataset.mute;
  }
  unread.hidden = !fresh || dialog.open;
  unread.textContent = fresh;
}

function add(message) {
  const line = document.createElement("li");
  line.dataset.name = message.name;
  const who = document.createElement("b");
  who.textContent = message.name;
  const text = document.createElement("span");
  text.textContent = message.text;
  const mute = document.createElement("button");
  mute.type = "button";
  line.append(who, " ", text, " ", mute);
  said.append(line);
  newest = message.number;
  if (message.number > before && !dialog.open && !muted().has(message.name)) fresh += 1;
}

export async function hear(address, number) {
  if (number <= newest) return;
  const reply = await fetch(`${address}/talk?since=${newest}`, { cache: "no-store" }).catch(() => null);
  if (!reply?.ok) return;
  for (const message of await reply.json()) if (message.number > newest) add(message);
  show();
}

export function talk(address, post) {
  said.addEventListener("click", (event) => {
    const name = event.target.closest("button")?.parentElement.dataset.name;
    if (name === undefined) return;
    const quiet = muted();
    if (!quiet.delete(name)) quiet.add(name);
    localStorage.setItem("muted", JSON.stringify([...quiet]));
    show();
  });
  dialog.addEventListener("close", show);
  document.getElementById("talk-button").addEventListener("click", () => {
    fresh = 0;
    show();
  });
  form?.addEventListener("submit", async (event) => {
    event.preventDefault();
    const text = form.elements.text.value.trim();
    if (text && await post("talk", form.elements.seat.value, { text })) form.reset();
  });
}
