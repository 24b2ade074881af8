// Disables choices that cannot be combined. The server refuses them as well, with a message.

const words = (text) => (text ?? "").split(" ").filter(Boolean);
const players = (form) => [...form.elements.kind].filter((one) => one.value !== "nobody").length;

// The current choices of a setting, even if they are disabled now; one empty choice if none is ticked.
function chosen(name, form) {
  const select = form.querySelector(`select[name="set:${name}"]`);
  if (select) return [select.value];
  const ticked = [...form.querySelectorAll(`input[name="set:${name}"]:checked`)].map((box) => box.value);
  return ticked.length ? ticked : [""];
}

// Whether every setting that a choice requires has one of the required values.
function met(choice, form) {
  return words(choice.dataset.needs).every((need) => {
    const [name, values] = need.split("=");
    return chosen(name, form).some((value) => values.split("|").includes(value));
  });
}

function clashes(choice, form) {
  return words(choice.dataset.clashes).some((clash) => {
    const [what, seats] = clash.split("@");
    const [name, value] = what.split("=");
    return chosen(name, form).includes(value) && (!seats || seats.split(",").includes(String(players(form))));
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
// Returns whether one had to be unticked.
function suitTicks(ticks, form) {
  const boxes = [...ticks.querySelectorAll("input")];
  const other = `input[name="set:${ticks.dataset.without}"]:checked`;
  const taken = new Set([...form.querySelectorAll(other)].map((box) => box.value));
  const wrong = boxes.filter((box) => box.checked && (!fits(box, form) || taken.has(box.value)));
  for (const box of wrong) box.checked = false;
  const full = boxes.filter((box) => box.checked).length >= Number(ticks.dataset.most);
  for (const box of boxes) {
    box.disabled = !box.checked && (full || !fits(box, form) || taken.has(box.value));
  }
  ticks.hidden = !boxes.some((box) => fits(box, form));
  return wrong.length > 0;
}

function suit(form) {
  const selects = [...form.querySelectorAll("select[data-default]")];
  const ticks = [...form.querySelectorAll(".ticks")];
  const changed = () => [
    ...selects.map((select) => suitSelect(select, form)),
    ...ticks.map((one) => suitTicks(one, form)),
  ];
  let rounds = selects.length + ticks.length;
  while (changed().includes(true) && rounds) rounds -= 1;
  for (const button of form.querySelectorAll("[data-mixture]")) {
    button.setAttribute("aria-pressed", String(isMixed(form, JSON.parse(button.dataset.mixture))));
  }
}

const inMixture = (select, mixture) => mixture[select.name.slice(4)] ?? select.dataset.default;
const tickedIn = (box, mixture) => (mixture[box.name.slice(4)] ?? "").split("+").includes(box.value);

function isMixed(form, mixture) {
  const selects = [...form.querySelectorAll("select[data-default]")];
  const boxes = [...form.querySelectorAll(".ticks input")];
  return (
    selects.every((select) => select.value === inMixture(select, mixture)) &&
    boxes.every((box) => box.checked === tickedIn(box, mixture))
  );
}

// Apply a preset; settings that it does not name get their defaults.
function mix(form, mixture) {
  for (const select of form.querySelectorAll("select[data-default]")) {
    for (const option of select.options) option.disabled = false;
    select.value = inMixture(select, mixture);
  }
  for (const box of form.querySelectorAll(".ticks input")) box.checked = tickedIn(box, mixture);
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
