// The table page: listens for news, swaps in the newest view, sends answers. It knows no rules.
const table = document.getElementById("table");
const news = document.getElementById("news");
const address = `/t/${table.dataset.table}`;
const calm = matchMedia("(prefers-reduced-motion: reduce)");
let busy = false;
let wanted = 0;

function current() {
  return Number(table.firstElementChild.dataset.revision);
}

function say(text) {
  const word = document.getElementById("word");
  if (word) word.textContent = text;
}

function swap(html) {
  const focused = document.activeElement?.dataset?.number;
  const place = document.activeElement?.id;
  table.innerHTML = html;
  const layout = table.firstElementChild;
  document.title = layout.dataset.title;
  const first = table.querySelector(".chronicle li");
  if (first && news.textContent !== first.textContent) news.textContent = first.textContent;
  const again = (place && document.getElementById(place)) ||
    (focused && table.querySelector(".options button"));
  if (again) again.focus({ preventScroll: true });
}

async function refresh() {
  if (busy) return;
  busy = true;
  try {
    do {
      const reply = await fetch(`${address}/fragment`, { cache: "no-store" });
      if (!reply.ok) return;
      const html = await reply.text();
      if (document.startViewTransition && !calm.matches && !document.hidden) {
        await document.startViewTransition(() => swap(html)).updateCallbackDone;
      } else {
        swap(html);
      }
      await new Promise((done) => setTimeout(done, 30));
    } while (wanted > current());
  } finally {
    busy = false;
  }
}

async function post(path, seat, body) {
  const reply = await fetch(`/t/${table.dataset.table}/seat/${seat}/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body ?? {}),
  });
  const told = await reply.json().catch(() => ({}));
  if (!reply.ok) {
    await refresh();
    say(typeof told.detail === "string" ? told.detail : reply.statusText);
    return null;
  }
  return told;
}

async function answer(button) {
  for (const one of table.querySelectorAll(".options button")) one.disabled = true;
  const body = { decision: button.dataset.decision, option: JSON.parse(button.dataset.option) };
  if (await post("answers", button.dataset.seat, body)) await refresh();
}

function numbered(number) {
  return table.querySelector(`.options button[data-number="${number}"]`);
}

function choose(numbers) {
  const buttons = numbers.split(" ").map(numbered).filter(Boolean);
  for (const one of table.querySelectorAll(".options .offered")) one.classList.remove("offered");
  if (buttons.length === 1) {
    answer(buttons[0]);
  } else if (buttons.length) {
    for (const one of buttons) one.classList.add("offered");
    buttons[0].focus();
  }
}

async function act(button) {
  if (button.disabled) return;
  const told = await post(button.dataset.action, button.dataset.seat);
  if (button.dataset.action === "hint" && told) {
    say(told.label);
    const best = JSON.stringify(told.option);
    for (const one of table.querySelectorAll(".options button")) {
      one.classList.toggle("offered", JSON.stringify(JSON.parse(one.dataset.option)) === best);
    }
  } else {
    await refresh();
  }
}

table.addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (button?.dataset.option) answer(button);
  else if (button?.dataset.action) act(button);
  else {
    const place = event.target.closest("[data-numbers]");
    if (place) choose(place.dataset.numbers);
  }
});

let typed = "";
let waiting = 0;
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest("input, textarea, select")) return;
  const place = event.target.closest?.("[data-numbers]");
  if (place && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    choose(place.dataset.numbers);
    return;
  }
  if (/^[0-9]$/.test(event.key)) {
    typed += event.key;
    clearTimeout(waiting);
    const more = table.querySelectorAll(".options button").length >= Number(typed) * 10;
    waiting = setTimeout(() => {
      const button = numbered(Number(typed));
      typed = "";
      if (button) answer(button);
    }, more ? 600 : 0);
    return;
  }
  const tool = { u: "undo", h: "hint" }[event.key];
  const button = tool && table.querySelector(`button[data-action="${tool}"]`);
  if (button) act(button);
});

function listen() {
  const stream = new EventSource(`/api/tables/${table.dataset.table}/stream`);
  stream.addEventListener("table", (event) => {
    wanted = JSON.parse(event.data).revision;
    if (wanted !== current()) refresh();
  });
  addEventListener("pagehide", () => stream.close());
}

listen();
