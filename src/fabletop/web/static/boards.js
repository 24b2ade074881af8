// Several boards of one table, of which one is shown: the one where something happens, until the
// reader chooses another. The choice survives every update of the table.
{
  const root = document.documentElement;
  let last = "";

  function turn(board) {
    root.dataset.board = board;
    for (const one of document.querySelectorAll("[data-look-at]")) {
      const pressed = String(one.dataset.lookAt === board);
      if (one.getAttribute("aria-pressed") !== pressed) one.setAttribute("aria-pressed", pressed);
    }
  }

  function attend() {
    const wanted = document.querySelector(".board")?.dataset.turnTo ?? "";
    if (wanted) turn(wanted === last ? root.dataset.board : wanted);
    last = wanted;
  }

  document.addEventListener("click", (event) => {
    const board = event.target.closest?.("[data-look-at]")?.dataset.lookAt;
    if (board) turn(board);
  });

  attend();
  const table = document.getElementById("table");
  new MutationObserver(attend).observe(table, {
    subtree: true, childList: true, attributes: true, attributeFilter: ["data-turn-to", "aria-pressed"],
  });
}
