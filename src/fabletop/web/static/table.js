// The table page: sends answers, listens for updates, plays back what happened. Holds no rules.
import { help, zoom } from "/static/library.js";
import { parsed, skipMotion, speed, swap } from "/static/motion.js";
import { hear, talk } from "/static/talk.js";
import { notices, yourTurn } from "/static/notices.js";
import { choices, closeChoice, offer, refuse } from "/static/choice.js";
import { listen } from "/static/stream.js";
import { keys } from "/static/keys.js";

const table = document.getElementById("table");
const news = document.getElementById("news");
const word = document.getElementById("word");
const pace = document.getElementById("pace");
const address = `/t/${table.dataset.table}`;
const PAUSES = { instant: 0, normal: 900, slow: 2200 };
const AGAIN = 2000;

let busy = false;
let again = 0;
let answered = ""; // The decision whose answer is being sent.
let homeless = false; // The focus was on an element of the table that is gone.
let skipped = false;
let wake = () => {};
let epoch = Number(table.dataset.epoch);
let latest = { revision: revision(), answers: moment(), epoch, message: 0 };

function revision() {
  return Number(table.firstElementChild.dataset.revision);
}

function moment() {
  return Number(table.firstElementChild.dataset.moment);
}

function say(text) {
  word.textContent = text;
}

function back() {
  if (word.textContent === table.dataset.lost) say("");
}

function pause(milliseconds) {
  return new Promise((done) => {
    const timer = setTimeout(done, milliseconds);
    wake = () => { clearTimeout(timer); done(); };
  });
}

function skip() {
  skipped = true;
  skipMotion();
  wake();
}

function aftermath() {
  const layout = table.firstElementChild;
  const first = table.querySelector(".chronicle li");
  if (first && news.textContent !== first.textContent) news.textContent = first.textContent;
  if (layout.dataset.title) {
    yourTurn(layout.dataset.decision, layout.dataset.title, table.dataset.turn);
  }
  document.getElementById("round").textContent = layout.dataset.round;
}

async function put(html) {
  const active = document.activeElement;
  const within = table.contains(active) || (homeless && active === document.body);
  closeChoice();
  await swap(table, html);
  aftermath();
  const focused = document.activeElement;
  if (within && !(table.contains(focused) && focused.checkVisibility())) {
    const next = table.querySelector(":is(.prompt, .stage) > .options button") ?? table.querySelector("[data-numbers]");
    next?.focus({ preventScroll: true });
    homeless = !next;
  }
}

// Play back what happened between the current picture and the next one.
async function playBack(until) {
  if (speed() === "instant" || document.hidden || latest.epoch !== epoch) return;
  if (skipped || until - moment() < 2) return;
  const reply = await fetch(`${address}/frames?since=${moment()}&until=${until - 1}`, { cache: "no-store" });
  if (!reply.ok) return;
  const told = await reply.json();
  if (told.epoch !== epoch) return;
  pace.hidden = !told.frames.length;
  for (const frame of told.frames) {
    if (skipped) break;
    await put(frame.html);
    await pause(PAUSES[speed()]);
  }
  pace.hidden = true;
}

async function refresh() {
  if (busy) return;
  busy = true;
  clearTimeout(again);
  skipped = false;
  try {
    do {
      const reply = await fetch(`${address}/fragment`, { cache: "no-store" });
      if (!reply.ok) throw new Error(reply.statusText);
      const html = await reply.text();
      await playBack(Number(parsed(html).dataset.moment));
      await put(html);
      epoch = latest.epoch;
    } while (latest.revision > revision());
    back();
  } catch {
    say(table.dataset.lost);
    again = setTimeout(refresh, AGAIN);
  } finally {
    busy = false;
  }
}

async function post(path, seat, body) {
  try {
    const reply = await fetch(`${address}/seat/${seat}/${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body ?? {}),
    });
    const told = await reply.json().catch(() => ({}));
    if (reply.ok) return told;
    await refresh();
    say(typeof told.detail === "string" ? told.detail : reply.statusText);
  } catch {
    say(table.dataset.lost);
  }
  return null;
}

// Whether another person at this screen has to answer and has not opened the curtain yet.
function veiled() {
  const { veil } = table.firstElementChild.dataset;
  return veil !== undefined && veil !== table.dataset.unveiled;
}

table.addEventListener("click", (event) => {
  const button = event.target.closest("[data-unveil]");
  if (!button) return;
  table.dataset.unveiled = button.dataset.unveil;
  (table.querySelector("[data-numbers]") ?? table.querySelector(".options button"))?.focus({ preventScroll: true });
});

async function answer(button) {
  if (veiled()) return;
  if (button.dataset.decision === answered) return;
  answered = button.dataset.decision;
  say("");
  const body = { decision: button.dataset.decision, option: JSON.parse(button.dataset.option) };
  const told = await post("answers", button.dataset.seat, body);
  if (told) {
    await heard({ ...latest, revision: told.revision, answers: Math.max(latest.answers, moment() + 1) });
  } else {
    answered = "";
  }
}

// Advice may come late: ignore it if the question is answered already.
function showHint(told) {
  const advice = table.querySelector("#advice");
  if (advice?.dataset.keep !== told.decision) return;
  say(told.label);
  advice.innerHTML = told.html;
  advice.scrollIntoView({ block: "nearest" });
  const best = JSON.stringify(told.option);
  for (const one of table.querySelectorAll(".options button")) {
    const same = JSON.stringify(JSON.parse(one.dataset.option)) === best;
    one.classList.toggle("offered", same);
    if (!same) continue;
    for (const place of table.querySelectorAll("[data-numbers]")) {
      place.classList.toggle("offered", place.dataset.numbers.split(" ").includes(one.dataset.number));
    }
  }
}

async function hint(seat) {
  say(table.dataset.thinking);
  const told = await post("hint", seat);
  if (word.textContent === table.dataset.thinking) say("");
  if (told) showHint(told);
}

async function act(button) {
  if (button.disabled || veiled()) return;
  say("");
  if (button.dataset.action === "hint") {
    await hint(button.dataset.seat);
    return;
  }
  const told = await post(button.dataset.action, button.dataset.seat);
  if (told) await heard({ ...latest, revision: told.revision });
}

// A fatal option is never taken by a single click on the board or a single key: confirm it first.
function take(button, place) {
  if ("fatal" in button.dataset) offer(place, [button], answer);
  else answer(button);
}

function choose(place) {
  const buttons = choices(table, place);
  if (buttons.length === 1) take(buttons[0], place);
  else if (buttons.length) offer(place, buttons, answer);
  else refuse(place, table, table.dataset.nothing);
}

// A tap shows the card, with the reasons why it cannot be chosen.
function reasons(place) {
  return (place.dataset.refused ?? "").split(" ").filter(Boolean)
    .map((number) => table.querySelector(`#refusal-${number}`)?.textContent.trim()).join(" ");
}

async function heard(told) {
  if (told.revision >= latest.revision) latest = told;
  if (told.message) hear(address, told.message);
  if (latest.revision !== revision()) await refresh();
  else epoch = latest.epoch;
}

table.addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (button?.dataset.option) answer(button);
  else if (button?.dataset.action) act(button);
  else {
    const place = event.target.closest("[data-thing]");
    if (place && event.pointerType === "touch" && place.dataset.card) say(reasons(place));
    else if (place) choose(place);
  }
});

table.addEventListener("change", async (event) => {
  const { level, now } = event.target.dataset;
  if (level === undefined) return;
  const told = await post("level", level, { bot: event.target.value });
  if (told) await heard({ ...latest, revision: told.revision });
  else event.target.value = now;
});

function showHelp(rule) {
  const { kind = "", subject = "", chosen } = table.firstElementChild.dataset;
  help(document.getElementById("help"), table.dataset.game, { kind, subject, chosen, rule })
    .catch(() => say(table.dataset.lost));
}

document.addEventListener("click", (event) => {
  const opener = event.target.closest("[data-open], [data-help], [data-copy]");
  if (!opener) return;
  if (opener.dataset.copy) {
    navigator.clipboard?.writeText(opener.dataset.copy);
    return;
  }
  event.preventDefault();
  if (opener.dataset.help) showHelp(opener.dataset.help);
  else if (opener.dataset.open === "help") showHelp();
  else document.getElementById(opener.dataset.open).showModal();
});

for (const form of document.querySelectorAll(".my-seat form[data-post]")) {
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (form.dataset.sure && !confirm(form.dataset.sure)) return;
    const seat = form.closest(".my-seat").dataset.seat;
    if (await post(form.dataset.post, seat, Object.fromEntries(new FormData(form)))) location.reload();
    else document.getElementById("settings").close();
  });
}

const choice = document.getElementById("speed");
choice.value = speed();
choice.addEventListener("change", () => {
  localStorage.setItem("speed", choice.value);
  document.documentElement.dataset.speed = choice.value;
});
document.documentElement.dataset.speed = speed();
document.getElementById("skip").addEventListener("click", skip);

if (table.querySelector("#since")) table.querySelector("#since").open = true;
keys(table, { act, choose, skip, showHelp, take });
zoom(table, {
  choices: (place) => choices(table, place).map((one) => ({
    label: one.querySelector("span").textContent, choose: () => answer(one),
  })),
});
notices();
talk(address, post);
aftermath();
listen(table.dataset.table, heard, back);
table.dataset.ready = "yes";
