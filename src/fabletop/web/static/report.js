// Sorts tables of cards by the heading that is clicked; without this script they stay as they are.
for (const table of document.querySelectorAll("table.sortable")) {
  const heads = [...table.tHead.rows[0].cells];
  heads.forEach((head, column) => {
    const button = document.createElement("button");
    button.append(...head.childNodes);
    head.append(button);
    button.addEventListener("click", () => {
      const down = head.getAttribute("aria-sort") !== "descending";
      heads.forEach((other) => other.removeAttribute("aria-sort"));
      head.setAttribute("aria-sort", down ? "descending" : "ascending");
      const key = (row) => row.cells[column].dataset.key;
      const above = (one, other) => column === 0
        ? other.cells[0].textContent.localeCompare(one.cells[0].textContent, document.documentElement.lang)
        : key(one) - key(other);
      const rows = [...table.tBodies[0].rows].sort((one, other) => down ? above(other, one) : above(one, other));
      table.tBodies[0].append(...rows);
    });
  });
}
