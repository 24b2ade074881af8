// Choices that do not go together cannot be chosen. The server refuses them as well, in a sentence.

// What an option needs: another choice of the same form, and perhaps a certain number of players.
function fits(option, form) {
  const { needs, seats } = option.dataset;
  if (!needs) return true;
  const [name, value] = needs.split("=");
  const players = [...form.elements.kind].filter((one) => one.value !== "nobody").length;
  return form.elements[name].value === value && (!seats || seats.split(" ").includes(String(players)));
}

function suit(form) {
  for (const select of form.querySelectorAll("select[data-default]")) {
    for (const option of select.options) option.disabled = !fits(option, form);
    if (select.selectedOptions[0]?.disabled) select.value = select.dataset.default;
    select.disabled = [...select.options].filter((option) => !option.disabled).length < 2;
  }
}

for (const form of document.querySelectorAll("form.setup")) {
  suit(form);
  form.addEventListener("change", () => suit(form));
}
