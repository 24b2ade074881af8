// Cards and rules within a page: enlarged cards, help at the table, live search.
import { zoom } from "/static/zoom.js";

export { zoom };

const TYPING = 200;

async function pageAt(address) {
  const reply = await fetch(address);
  return new DOMParser().parseFromString(await reply.text(), "text/html");
}

// Loads the results of a search form into the marked element beside it. On the library's own pages
// the address is updated, too, so that a search can be bookmarked and shared.
async function answerForm(form) {
  const place = form.parentElement.querySelector("[data-found]");
  const asked = new URLSearchParams(new FormData(form));
  const address = `${form.getAttribute("action")}?${asked}`;
  form.dataset.asked = address;
  if (form.dataset.live === "quiet" && !asked.get("q").trim()) {
    place.replaceChildren();
    return;
  }
  const found = (await pageAt(address)).querySelector("[data-found]");
  if (!found || form.dataset.asked !== address) return;
  place.replaceChildren(...found.childNodes);
  if (form.dataset.live === "page" && !form.closest("dialog")) {
    history.replaceState(null, "", address);
  }
}

/** Make the search forms within `root` (`form[data-live]`) search while typing. */
export function search(root) {
  let timer = 0;
  root.addEventListener("input", (event) => {
    const form = event.target.closest("form[data-live]");
    if (!form) return;
    clearTimeout(timer);
    timer = setTimeout(() => answerForm(form), event.target.type === "search" ? TYPING : 0);
  });
  root.addEventListener("submit", (event) => {
    if (!event.target.matches("form[data-live]")) return;
    event.preventDefault();
    clearTimeout(timer);
    answerForm(event.target);
  });
}

class Help {
  #past = [];
  #before = null;

  constructor(dialog) {
    this.dialog = dialog;
    zoom(dialog);
    search(dialog);
    dialog.addEventListener("click", (event) => this.#click(event));
    dialog.addEventListener("keydown", (event) => event.stopPropagation());
    dialog.addEventListener("close", () => this.#closed());
  }

  get #body() {
    return this.dialog.querySelector("[data-body]");
  }

  async open(game, { kind = "", subject = "", chosen = "", rule = "" }) {
    const asked = new URLSearchParams(chosen);
    asked.set("kind", kind);
    asked.set("subject", subject);
    const reply = await fetch(`/games/${game}/help?${asked}`);
    if (!this.dialog.open) this.#before = document.activeElement;
    this.dialog.dataset.game = game;
    this.dialog.innerHTML = await reply.text();
    this.#past = [];
    if (rule) await this.#go(`/games/${game}/rules/${rule}`);
    if (!this.dialog.open) this.dialog.showModal();
    const field = this.#body.querySelector("input");
    if (field && matchMedia("(hover: hover)").matches) field.focus();
    else this.#body.focus({ preventScroll: true });
    this.dialog.scrollTop = 0;
  }

  // The element that had the focus may have been redrawn meanwhile.
  #closed() {
    const before = this.#before;
    const again = before.isConnected ? before : document.getElementById(before.id);
    again?.focus({ preventScroll: true });
    this.dialog.replaceChildren();
  }

  #click(event) {
    if (event.target === this.dialog) {
      this.dialog.close();
    } else if (event.target.closest("[data-back]")) {
      this.#back();
    } else {
      const link = event.target.closest("a[href^='/games/'], a[href^='#']");
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      event.stopPropagation();
      const address = link.getAttribute("href");
      if (address.startsWith("#")) this.#scroll(address);
      else this.#go(address);
    }
  }

  #scroll(anchor) {
    this.#body.querySelector(`[id="${CSS.escape(anchor.slice(1))}"]`)?.scrollIntoView();
  }

  async #go(address) {
    const found = (await pageAt(address)).querySelector(".library");
    if (!found) return;
    const focused = document.activeElement;
    this.#past.push({ nodes: [...this.#body.childNodes], top: this.dialog.scrollTop, focused });
    this.#body.replaceChildren(...found.childNodes);
    this.#moved(0);
    if (address.includes("#")) this.#scroll(address.slice(address.indexOf("#")));
  }

  #back() {
    const { nodes, top, focused } = this.#past.pop();
    this.#body.replaceChildren(...nodes);
    this.#moved(top);
    if (this.#body.contains(focused)) focused.focus({ preventScroll: true });
  }

  #moved(top) {
    this.dialog.querySelector("[data-back]").hidden = !this.#past.length;
    this.dialog.scrollTop = top;
    this.#body.focus({ preventScroll: true });
  }
}

const helpers = new WeakMap();

/** Open `dialog` with the rules about a question (`kind`, `subject`) at a table with the settings
 * `chosen`, or with one `rule`. */
export async function help(dialog, game, about = {}) {
  if (!helpers.has(dialog)) helpers.set(dialog, new Help(dialog));
  await helpers.get(dialog).open(game, about);
}
