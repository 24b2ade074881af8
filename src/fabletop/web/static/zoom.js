// Shows a card enlarged beside its element: on hover, focus or tap.
const HOVER = 350;
const LINGER = 1400; // Longer for a card that is already drawn in full on the table.
const GRACE = 180;
const GAP = 10;

const clamp = (value, least, most) => Math.max(least, Math.min(value, most));

// To the right or left if it fits, otherwise below or above and cut to fit; never on the element.
function place(aside, element) {
  aside.style.maxHeight = "";
  const box = element.getBoundingClientRect();
  const wide = document.documentElement.clientWidth;
  const high = document.documentElement.clientHeight;
  const { offsetWidth: width, offsetHeight: height } = aside;
  let left = clamp(box.left + (box.width - width) / 2, GAP, wide - width - GAP);
  let top = clamp(box.top + (box.height - height) / 2, GAP, high - height - GAP);
  const above = box.top - 2 * GAP;
  const below = high - box.bottom - 2 * GAP;
  if (width + 2 * GAP <= wide - box.right) left = box.right + GAP;
  else if (width + 2 * GAP <= box.left) left = box.left - GAP - width;
  else if (below >= Math.min(height, above)) {
    top = box.bottom + GAP;
    aside.style.maxHeight = `${below}px`;
  } else {
    top = box.top - GAP - Math.min(height, above);
    aside.style.maxHeight = `${above}px`;
  }
  aside.style.left = `${left}px`;
  aside.style.top = `${top}px`;
}

function button({ label, choose }) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = "primary";
  made.textContent = label;
  made.addEventListener("click", () => {
    hide();
    choose();
  });
  return made;
}

const aside = document.createElement("aside");
aside.id = "zoom";
aside.setAttribute("role", "status");
aside.hidden = true;

const kept = new Map();
let wanted = null;
let timer = 0;
let pointer = "";
let clicked = null;

function fetched(address) {
  if (!kept.has(address)) {
    const coming = fetch(address).then((reply) => (reply.ok ? reply.text() : Promise.reject(reply)));
    coming.catch(() => kept.delete(address));
    kept.set(address, coming);
  }
  return kept.get(address);
}

// What is to say about a card at a table changes with every answer, so it is not kept.
async function atTable(card, table) {
  if (!table) return "";
  const reply = await fetch(`/t/${table}/cards/${encodeURIComponent(card.dataset.card)}`);
  return reply.ok ? reply.text() : "";
}

async function show(card, { game, table }, choices = []) {
  clearTimeout(timer);
  if (!card.dataset.card) return; // It was redrawn meanwhile and has no card any more.
  wanted = card;
  const address = `/games/${game}/cards/${encodeURIComponent(card.dataset.card)}/zoom`;
  const parts = [fetched(address), atTable(card, table).catch(() => "")];
  const [html, said] = await Promise.all(parts).catch(() => ["", ""]);
  if (!html || wanted !== card || !card.isConnected) return;
  (card.closest("dialog[open]") ?? document.body).append(aside);
  aside.innerHTML = html + said;
  const buttons = document.createElement("div");
  buttons.className = "zoom-choices";
  buttons.append(...choices.map(button));
  aside.append(buttons);
  aside.hidden = false;
  place(aside, card);
  aside.scrollTop = 0;
}

function hide() {
  clearTimeout(timer);
  wanted = null;
  aside.hidden = true;
  aside.replaceChildren();
}

// Return the focus to the card.
function withdraw() {
  if (aside.contains(document.activeElement)) wanted?.focus({ preventScroll: true });
  hide();
}

function later(act, milliseconds) {
  clearTimeout(timer);
  timer = setTimeout(act, milliseconds);
}

function leave(event) {
  const next = event.relatedTarget;
  if (pointer === "touch" || aside.contains(next)) return;
  if (!wanted) clearTimeout(timer);
  else if (!wanted.contains(next)) hide();
}

function touched(event) {
  pointer = event.pointerType;
  if (!aside.contains(event.target) && !event.target.closest?.("[data-card]")) hide();
}

function pressed(event) {
  pointer = "";
  if (event.key !== "Escape" || aside.hidden) return;
  event.preventDefault();
  event.stopPropagation();
  withdraw();
}

// Once for all roots.
function prepare() {
  if (aside.isConnected) return;
  document.body.append(aside);
  aside.addEventListener("pointerenter", () => clearTimeout(timer));
  aside.addEventListener("pointerleave", (event) => {
    if (event.pointerType !== "touch") later(hide, GRACE);
  });
  aside.addEventListener("focusout", leave);
  aside.addEventListener("click", (event) => {
    if (event.target.closest("a")) setTimeout(withdraw);
  });
  document.addEventListener("keydown", pressed, true);
  document.addEventListener("pointerdown", touched, true);
  addEventListener("blur", hide);
  addEventListener("scroll", (event) => {
    if (!(event.target instanceof Node && aside.contains(event.target))) hide();
  }, { capture: true, passive: true });
}

/**
 * Show the card of every `[data-card]` in `root`; `data-game` of the root names the game, and
 * `data-table` the table, if the game may say more about a card there.
 * `choices(element)` returns the possible choices for a tap on an element with `data-numbers`.
 */
export function zoom(root, { choices = () => [] } = {}) {
  prepare();
  const cardOf = (event) => event.target.closest("[data-card]");

  root.addEventListener("pointerover", (event) => {
    const card = cardOf(event);
    if (!card || card === clicked || event.pointerType === "touch") return;
    if (card === wanted) clearTimeout(timer);
    else later(() => show(card, root.dataset), card.dataset.whole === undefined ? HOVER : LINGER);
  });
  root.addEventListener("pointerout", (event) => {
    const card = cardOf(event);
    if (!card || event.pointerType === "touch" || card.contains(event.relatedTarget)) return;
    clicked = null;
    if (card === wanted) later(hide, GRACE);
    else clearTimeout(timer);
  });
  root.addEventListener("focusin", (event) => {
    const card = cardOf(event);
    if (!card || card.dataset.option || !event.target.matches(":focus-visible")) return;
    if (card.dataset.whole === undefined) show(card, root.dataset);
    else later(() => show(card, root.dataset), LINGER);
  });
  root.addEventListener("focusout", leave);

  // The table handles a mouse click, and the card is hidden. A finger cannot hover: a tap shows the
  // card, and a second tap is needed to choose.
  root.addEventListener("click", (event) => {
    const card = cardOf(event);
    if (!card || event.target.closest("a, [data-option]")) return;
    if (pointer !== "touch") {
      hide();
      clicked = card;
      return;
    }
    const choice = event.target.closest("[data-numbers]");
    if (choice) {
      event.preventDefault();
      event.stopPropagation();
    }
    show(card, root.dataset, choice ? choices(choice) : []);
  }, true);

  // If there is nothing to choose, Enter moves the focus into the shown card.
  root.addEventListener("keydown", (event) => {
    const inside = aside.querySelector("a, button");
    if (event.key !== "Enter" || !inside || !wanted || cardOf(event) !== wanted) return;
    if (event.target.closest("a, [data-numbers], [data-refused], [data-option]")) return;
    event.preventDefault();
    event.stopPropagation();
    inside.focus();
  });

  // Hide the card when its element is removed from the table.
  new MutationObserver(() => {
    if (wanted && !wanted.isConnected) hide();
  }).observe(root, { childList: true, subtree: true });
}
