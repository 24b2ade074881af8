// Choices that do not go together cannot be chosen. The server refuses them as well, in a sentence.

// Whether another choice has been made in the form, by a certain number of players if any is named.
function chosen(choice, seats, form) {
  const [name, value] = choice.split("=");
  const players = [...form.elements.kind].filter((one) => one.value !== "nobody").length;
  return form.elements[name].value === value && (!seats || seats.split(" ").includes(String(players)));
}

// What an option needs, and what it clashes with.
function fits(option, form) {
  const { needs, seats, clash, clashSeats } = option.dataset;
  return (!needs || chosen(needs, seats, form)) && !(clash && chosen(clash, clashSeats, form));
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
