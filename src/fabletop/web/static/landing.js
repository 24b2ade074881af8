// Disables choices that cannot be combined. The server refuses them as well, with a message.

const words = (text) => (text ?? "").split(" ").filter(Boolean);
const players = (form) => [...form.elements.kind].filter((one) => one.value !== "nobody").length;

// The current choice of a setting, even if it is disabled now.
function chosen(name, form) {
  return form.querySelector(`select[name="set:${name}"]`).value;
}

// Whether every setting that a choice requires has one of the required values.
function met(choice, form) {
  return words(choice.dataset.needs).every((need) => {
    const [name, values] = need.split("=");
    return values.split("|").includes(chosen(name, form));
  });
}

function clashes(choice, form) {
  return words(choice.dataset.clashes).some((clash) => {
    const [what, seats] = clash.split("@");
    const [name, value] = what.split("=");
    return chosen(name, form) === value && seats.split(",").includes(String(players(form)));
  });
}

function fits(choice, form) {
  const seats = words(choice.dataset.seats);
  return met(choice, form) && (!seats.length || seats.includes(String(players(form)))) && !clashes(choice, form);
}

// Update a select; returns whether its choice had to change. A disabled one has the default.
function suitSelect(select, form) {
  for (const option of select.options) option.disabled = !fits(option, form);
  const free = [...select.options].filter((option) => !option.disabled);
  const usual = free.find((option) => option.value === select.dataset.default) ?? free[0];
  const fell = Boolean(select.selectedOptions[0]?.disabled && usual);
  if (fell) select.value = usual.value;
  select.disabled = free.every((option) => option.value === select.dataset.default);
  return fell;
}

// Update checkboxes: at most `most` ticked, none that is impossible or ticked in the other setting.
function suitTicks(ticks, form) {
  const boxes = [...ticks.querySelectorAll("input")];
  const other = `input[name="set:${ticks.dataset.without}"]:checked`;
  const taken = new Set([...form.querySelectorAll(other)].map((box) => box.value));
  for (const box of boxes) if (!fits(box, form) || taken.has(box.value)) box.checked = false;
  const full = boxes.filter((box) => box.checked).length >= Number(ticks.dataset.most);
  for (const box of boxes) {
    box.disabled = !box.checked && (full || !fits(box, form) || taken.has(box.value));
  }
  ticks.hidden = !boxes.some((box) => fits(box, form));
}

function suit(form) {
  const selects = [...form.querySelectorAll("select[data-default]")];
  let rounds = selects.length;
  while (selects.map((select) => suitSelect(select, form)).includes(true) && rounds) rounds -= 1;
  for (const ticks of form.querySelectorAll(".ticks")) suitTicks(ticks, form);
  for (const button of form.querySelectorAll("[data-mixture]")) {
    button.setAttribute("aria-pressed", String(isMixed(selects, JSON.parse(button.dataset.mixture))));
  }
}

const inMixture = (select, mixture) => mixture[select.name.slice(4)] ?? select.dataset.default;

function isMixed(selects, mixture) {
  return selects.every((select) => select.value === inMixture(select, mixture));
}

// Apply a preset; settings that it does not name get their defaults.
function mix(form, mixture) {
  for (const select of form.querySelectorAll("select[data-default]")) {
    for (const option of select.options) option.disabled = false;
    select.value = inMixture(select, mixture);
  }
  for (const box of form.querySelectorAll(".ticks input")) box.checked = false;
  suit(form);
}

for (const form of document.querySelectorAll("form.setup")) {
  suit(form);
  form.addEventListener("change", () => suit(form));
  form.addEventListener("click", (event) => {
    const { mixture } = event.target.closest("button")?.dataset ?? {};
    if (mixture) mix(form, JSON.parse(mixture));
  });
}
