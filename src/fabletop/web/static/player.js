// Steps through the moments of a game: bar, keys, chronicle. The caller provides the pictures.
import { swap } from "/static/motion.js";

const room = document.getElementById("replay");
const stage = document.getElementById("table");
const slider = document.getElementById("moments");
const play = document.getElementById("play");
const tempo = document.getElementById("tempo");
const chronicle = document.getElementById("chronicle");
const lines = [...chronicle.querySelectorAll("a[data-moment]")];
const FAR = 10;

export const moments = room.dataset.moments.split(" ").map(Number);
let at = moments.indexOf(Number(room.dataset.at));
let drawn = at;
let busy = false;
let playing = false;
let timer = 0;
let picture;
let arrived;

const STEPS = {
  first: () => 0,
  back: () => at - 1,
  forward: () => at + 1,
  last: () => moments.length - 1,
};
const KEYS = {
  ArrowLeft: STEPS.back,
  ArrowRight: STEPS.forward,
  PageUp: () => at - FAR,
  PageDown: () => at + FAR,
  Home: STEPS.first,
  End: STEPS.last,
};

function within(index) {
  return Math.max(0, Math.min(index, moments.length - 1));
}

// The bar moves at once; the table follows as soon as it can be drawn.
function describeBar() {
  for (const one of document.querySelectorAll("[data-says]")) {
    one.textContent = one.dataset.says.replace("#", moments[at]);
  }
  slider.value = moments[at];
  slider.setAttribute("aria-valuetext", room.querySelector("output").textContent);
  for (const one of room.querySelectorAll("[data-step]")) {
    const there = within(STEPS[one.dataset.step]());
    one.href = one.href.replace(/\d+$/, moments[there]);
    one.toggleAttribute("data-idle", there === at);
  }
}

function markChronicle() {
  let first = null;
  for (const line of lines) {
    const here = Number(line.dataset.moment) === moments[drawn];
    if (here) first ??= line;
    if (here) line.setAttribute("aria-current", "step");
    else line.removeAttribute("aria-current");
  }
  if (first) chronicle.scrollTop = first.offsetTop - chronicle.clientHeight / 3;
}

function tell() {
  const { round } = stage.firstElementChild.dataset;
  document.getElementById("round").textContent = round;
  document.getElementById("news").textContent = stage.querySelector(".banner")?.textContent ?? "";
  document.getElementById("word").textContent = "";
  markChronicle();
  arrived(drawn);
}

async function draw() {
  if (busy) return;
  busy = true;
  try {
    while (drawn !== at) {
      const wanted = at;
      const html = await picture(wanted);
      if (wanted !== at) continue;
      await swap(stage, html);
      drawn = wanted;
      tell();
    }
  } catch {
    at = drawn;
    describeBar();
    pause();
    document.getElementById("word").textContent = room.dataset.lost;
  } finally {
    busy = false;
  }
}

function go(index) {
  at = within(index);
  describeBar();
  return draw();
}

function namePlay() {
  const name = playing ? play.dataset.pause : play.dataset.play;
  play.title = name;
  play.setAttribute("aria-label", name);
  play.classList.toggle("playing", playing);
}

function pause() {
  playing = false;
  clearTimeout(timer);
  namePlay();
}

async function onward() {
  await go(at + 1);
  if (at === moments.length - 1) pause();
  else if (playing) timer = setTimeout(onward, Number(tempo.value));
}

function toggle() {
  if (playing) {
    pause();
    return;
  }
  playing = true;
  namePlay();
  if (at === moments.length - 1) at = -1;
  onward();
}

function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (event.target.closest("select, textarea, input:not([type=range])")) return;
  if (KEYS[event.key]) go(KEYS[event.key]());
  else if (event.key === " " && !event.target.closest("button, summary")) toggle();
  else return;
  event.preventDefault();
}

function onClick(event) {
  const link = event.target.closest("a[data-step], a[data-moment]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const { step, moment } = link.dataset;
  go(step ? STEPS[step]() : moments.indexOf(Number(moment)));
}

// Not every number has a picture: go to the nearest one in the direction of the movement.
function onSlide() {
  const value = Number(slider.value);
  const after = moments.findIndex((one) => one >= value);
  go(value > moments[at] || moments[after] === value ? after : after - 1);
}

// Callbacks: `pictures(index)` returns the HTML of a moment, `arrival(index)` is called there.
export function start(pictures, arrival = () => {}) {
  picture = pictures;
  arrived = arrival;
  play.hidden = false;
  tempo.parentElement.hidden = false;
  play.addEventListener("click", toggle);
  slider.addEventListener("input", onSlide);
  room.addEventListener("click", onClick);
  document.addEventListener("keydown", onKey);
  namePlay();
  describeBar();
  tell();
}
