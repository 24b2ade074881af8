// Tells the server which shape of table fits this screen, before anything is painted. Reloads a
// page that was drawn for another shape.
{
  const tall = matchMedia("(max-width: 700px)");
  const suit = () => {
    const shape = tall.matches ? "tall" : "wide";
    document.cookie = `fabletop_shape=${shape}; path=/; max-age=7776000; samesite=lax`;
    const kept = document.cookie.includes(`fabletop_shape=${shape}`);
    if (kept && document.documentElement.dataset.drawn !== shape) location.reload();
  };
  suit();
  tall.addEventListener("change", suit);
}
