// The popup beside a thing on the table: its options if it has several, or why it has none.
const sheet = document.getElementById("choice");
let origin = null;

export function choices(table, place) {
  return (place.dataset.numbers ?? "").split(" ").filter(Boolean)
    .map((number) => table.querySelector(`.options button[data-number="${number}"]`))
    .filter(Boolean);
}

function beside(place) {
  const there = place.getBoundingClientRect();
  sheet.hidden = false;
  const wide = sheet.offsetWidth;
  const high = sheet.offsetHeight;
  const left = Math.min(Math.max(8, there.left + there.width / 2 - wide / 2), innerWidth - wide - 8);
  const below = there.bottom + 8;
  const top = below + high < innerHeight ? below : Math.max(8, there.top - high - 8);
  sheet.style.left = `${left + scrollX}px`;
  sheet.style.top = `${top + scrollY}px`;
  origin = place;
}

export function closeChoice() {
  if (sheet.hidden) return false;
  const back = sheet.contains(document.activeElement) && origin;
  sheet.hidden = true;
  sheet.replaceChildren();
  if (back?.isConnected) back.focus({ preventScroll: true });
  return true;
}

export function offer(place, buttons, answer) {
  sheet.replaceChildren(...buttons.map((button) => {
    const twin = button.cloneNode(true);
    twin.removeAttribute("id");
    twin.addEventListener("click", () => { closeChoice(); answer(button); });
    return twin;
  }));
  beside(place);
  sheet.firstElementChild.focus({ preventScroll: true });
}

// Not refused, but not part of the current question: show the question and a link to its rules.
function aside(table, otherwise) {
  const line = document.createElement("li");
  const question = table.querySelector("#question");
  line.append(otherwise, " ", question?.textContent ?? "", " ");
  if (question) {
    const link = document.createElement("a");
    link.href = "#";
    link.dataset.open = "help";
    link.textContent = document.querySelector(".tools [data-open=help] span").textContent;
    line.append(link);
  }
  return line;
}

export function refuse(place, table, otherwise) {
  const told = (place.dataset.refused ?? "").split(" ").filter(Boolean)
    .map((number) => table.querySelector(`#refusal-${number}`)?.cloneNode(true)).filter(Boolean);
  const list = document.createElement("ul");
  for (const line of told) line.removeAttribute("id");
  list.append(...told);
  if (!told.length) list.append(aside(table, otherwise));
  sheet.replaceChildren(list);
  sheet.tabIndex = -1;
  beside(place);
  sheet.focus({ preventScroll: true });
}

document.addEventListener("pointerdown", (event) => {
  if (!sheet.contains(event.target)) closeChoice();
});
