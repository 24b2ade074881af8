// A map that is larger than its frame: zoom, drag, and scroll to where something happens. Zoom and
// position survive every update of the table.
{
  const STEPS = [1, 1.4, 2, 2.8, 4];
  const SMALL = matchMedia("(max-width: 700px)");
  const NEAR = 2;
  const STILL = 6; // Up to this many pixels, a movement is a click and not a drag.

  const root = document.documentElement;
  const frame = () => document.querySelector(".chart .sea");
  const usual = () => (SMALL.matches ? 3 : 0);
  let step = usual();
  let shown = "";
  let hand = null;
  let moved = false;

  function look() {
    root.style.setProperty("--closer", STEPS[step]);
    root.toggleAttribute("data-near", STEPS[step] >= NEAR);
  }

  function turnTo(across, down, behavior = "auto") {
    const sea = frame();
    sea.scrollTo({
      left: across * sea.scrollWidth - sea.clientWidth / 2,
      top: down * sea.scrollHeight - sea.clientHeight / 2,
      behavior,
    });
  }

  function find(behavior) {
    const [across, down] = frame().parentElement.dataset.focus.split(" ").map(Number);
    turnTo(across / 100, down / 100, behavior);
  }

  // Zoom; the middle of the visible part stays in the middle.
  function closer(by) {
    const sea = frame();
    const across = (sea.scrollLeft + sea.clientWidth / 2) / sea.scrollWidth;
    const down = (sea.scrollTop + sea.clientHeight / 2) / sea.scrollHeight;
    const whole = STEPS[step] === 1;
    step = Math.max(0, Math.min(step + by, STEPS.length - 1));
    look();
    if (whole) find();
    else turnTo(across, down);
  }

  function follow() {
    const focus = frame()?.parentElement.dataset.focus ?? "";
    if (focus && focus !== shown) find(shown ? "smooth" : "auto");
    shown = focus;
  }

  document.addEventListener("click", (event) => {
    if (moved) {
      moved = false;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const lens = event.target.closest("[data-lens]")?.dataset.lens;
    if (lens === "find") find("smooth");
    else if (lens) closer(lens === "in" ? 1 : -1);
  }, true);

  document.addEventListener("pointerdown", (event) => {
    moved = false;
    const sea = event.target.closest?.(".chart .sea");
    if (!sea || event.button || event.pointerType === "touch") return;
    hand = { x: event.clientX, y: event.clientY, left: sea.scrollLeft, top: sea.scrollTop };
  });
  document.addEventListener("pointermove", (event) => {
    if (!hand || !(event.buttons & 1)) return;
    const [right, down] = [event.clientX - hand.x, event.clientY - hand.y];
    moved ||= Math.hypot(right, down) > STILL;
    if (moved) frame().scrollTo(hand.left - right, hand.top - down);
  });
  document.addEventListener("pointerup", () => { hand = null; });

  // Preview the land with its centre under the pointer.
  function plan(event) {
    const planned = document.getElementById("planned");
    const spot = event.target.closest?.(".spot.lit");
    if (!planned || !spot) return;
    planned.setAttribute("transform", spot.getAttribute("transform"));
    planned.removeAttribute("display");
  }
  document.addEventListener("pointerover", plan);
  document.addEventListener("focusin", plan);

  SMALL.addEventListener("change", () => { step = usual(); look(); });
  look();
  follow();
  const table = document.getElementById("table");
  new MutationObserver(follow).observe(table, {
    subtree: true, childList: true, attributes: true, attributeFilter: ["data-focus"],
  });
}
