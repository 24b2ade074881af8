// Keyboard control: numbers answer, arrows move over the table, letters are commands.
import { closeChoice } from "/static/choice.js";

const LONGER = 600;
const TOOLS = { u: "undo", r: "redo", h: "hint" };

export function keys(table, { act, choose, skip, showHelp, take }) {
  let typed = "";
  let waiting = 0;

  function digit(key) {
    typed += key;
    clearTimeout(waiting);
    const count = table.querySelectorAll(".options button").length;
    waiting = setTimeout(() => {
      const button = table.querySelector(`.options button[data-number="${Number(typed)}"]`);
      typed = "";
      if (!button) return;
      take(button, table.querySelector(`[data-numbers~="${button.dataset.number}"]`) ?? table.querySelector("#question"));
    }, count >= Number(typed) * 10 ? LONGER : 0);
  }

  function walk(from, step) {
    const all = [...from.closest("[data-roving]").querySelectorAll("[tabindex]")];
    all[(all.indexOf(from) + step + all.length) % all.length].focus();
  }

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if (event.target.closest("input, textarea, select")) return;
    const thing = event.target.closest("g[data-thing]");
    const on = event.target.closest("[data-roving] [tabindex]");
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (thing && (event.key === "Enter" || event.key === " ")) choose(thing);
    else if (on && step) walk(on, step);
    else if (event.key === "b") (table.querySelector("[data-roving] [data-numbers]") ?? table.querySelector("[data-roving] [tabindex]"))?.focus();
    else if (/^[0-9]$/.test(event.key)) digit(event.key);
    else if (event.key === "Escape") { if (!closeChoice()) skip(); }
    else if (event.key === "?") showHelp();
    else if (TOOLS[event.key]) {
      const button = table.querySelector(`button[data-action="${TOOLS[event.key]}"]`);
      if (button) act(button);
    } else return;
    event.preventDefault();
  });
}
