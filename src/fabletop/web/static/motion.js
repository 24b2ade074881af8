// Replaces the picture of the table with a newer one, and shows what moved and what changed.
import { Idiomorph } from "/static/built/idiomorph.js";

const calm = matchMedia("(prefers-reduced-motion: reduce)");
let running = null;

export function speed() {
  return localStorage.getItem("speed") ?? "normal";
}

export function skipMotion() {
  running?.skipTransition();
}

export function parsed(html) {
  const template = document.createElement("template");
  template.innerHTML = html.trim();
  return template.content.firstElementChild;
}

function moving(root) {
  return new Map([...root.querySelectorAll("[data-move]")].map((one) => [one.dataset.move, one]));
}

// Only things that change their place take part in the transition.
function movers(before, after) {
  return [...after].filter(([key, one]) => before.get(key)?.dataset.at !== one.dataset.at)
    .map(([key]) => key);
}

function named(root, keys) {
  const there = moving(root);
  for (const key of keys) {
    const one = there.get(key);
    if (one) one.style.viewTransitionName = key.replace(/[^\w-]/g, "_");
  }
}

function watched(root) {
  return new Map([...root.querySelectorAll("[data-watch]")].map((one) => [one.id, one.outerHTML]));
}

function mark(root, before) {
  for (const one of root.querySelectorAll("[data-watch]")) {
    const old = before.get(one.id);
    if (old !== undefined && old !== one.outerHTML) {
      one.classList.add("changed");
      setTimeout(() => one.classList.remove("changed"), 2500);
    }
  }
}

// Elements with `data-keep` are left as they are: always, or during the same question.
function kept(old, { dataset: { keep } = {} }) {
  return keep !== undefined && (keep === "" || keep === old.dataset.keep);
}

function morph(root, next) {
  for (const one of root.querySelectorAll(".changed")) one.classList.remove("changed");
  const before = watched(root);
  const open = new Set([...root.querySelectorAll("details[open]")].map((one) => one.id));
  for (const one of next.querySelectorAll("details")) one.open = open.has(one.id);
  Idiomorph.morph(root.firstElementChild, next, {
    morphStyle: "outerHTML",
    restoreFocus: true,
    callbacks: { beforeNodeMorphed: (old, one) => !kept(old, one) },
  });
  mark(root, before);
}

export async function swap(root, html) {
  const next = parsed(html);
  const still = calm.matches || document.hidden || speed() === "instant";
  skipMotion();
  if (still || !document.startViewTransition) {
    morph(root, next);
    return;
  }
  const keys = movers(moving(root), moving(next));
  named(root, keys);
  const transition = document.startViewTransition(() => {
    morph(root, next);
    named(root, keys);
  });
  running = transition;
  transition.finished.catch(() => {}).finally(() => {
    for (const one of root.querySelectorAll("[data-move]")) one.style.viewTransitionName = "";
    if (running === transition) running = null;
  });
  transition.ready.catch(() => {});
  await transition.updateCallbackDone;
}
