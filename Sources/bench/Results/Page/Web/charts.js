"use strict";

// Charts of the numbers are drawn already: here they say what is pointed at, and the times that are chosen are shown.

/** A chart is one stop for the Tab key; arrows go from mark to mark. */
function guide(host) {
  const show = (event) => {
    const [tip, target] = [host.querySelector(".tip"), event.target.closest(".mark")];
    if (!tip) return;
    tip.hidden = !target;
    if (!target) return;
    tip.textContent = target.getAttribute("aria-label");
    const [outer, inner] = [host.getBoundingClientRect(), target.getBoundingClientRect()];
    const most = outer.width - tip.offsetWidth;
    tip.style.left = `${Math.max(0, Math.min(inner.left - outer.left, most))}px`;
    tip.style.top = `${inner.top - outer.top - tip.offsetHeight - 4}px`;
  };
  for (const name of ["pointerover", "focusin"]) host.addEventListener(name, show);
  for (const name of ["pointerleave", "focusout"]) {
    host.addEventListener(name, () => host.querySelector(".tip")?.setAttribute("hidden", ""));
  }
  host.addEventListener("keydown", (event) => {
    const steps = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };
    const marks = [...host.querySelectorAll(".mark")];
    const next = marks[marks.indexOf(document.activeElement) + steps[event.key]];
    if (!next) return;
    event.preventDefault();
    document.activeElement.setAttribute("tabindex", -1);
    next.setAttribute("tabindex", 0);
    next.focus();
  });
}

const timings = { first: "the first time", again: "again and again" };

/** Shows the figure that is chosen; what isn't chosen, or isn't there, is as in the first. */
function chooseTimes(host, parameters) {
  const figures = [...host.querySelectorAll("[data-mode]")].map((figure) => figure.dataset);
  if (!figures.length) return;
  const chosen = {};
  const known = {};
  let rest = figures;
  for (const key of ["mode", "items", "protocol"]) {
    known[key] = [...new Set(rest.map((figure) => figure[key]))];
    chosen[key] = known[key].find((value) => value === parameters[key]) ?? rest[0][key];
    rest = rest.filter((figure) => figure[key] === chosen[key]);
  }
  known.items.sort((a, b) => a - b);
  for (const figure of host.querySelectorAll("[data-mode]")) figure.hidden = figure.dataset !== rest[0];
  showChoices(host.closest("figure"), known, chosen);
}

function choice(name, key, values, current, text = String) {
  const buttons = values.map((value) =>
    element("button", {
      type: "button", "aria-pressed": String(value === current), "data-choice": `${key}-${value}`,
      onclick: () => page.go("numbers", { [key]: value }),
    }, text(value)));
  return values.length < 2 ? null
    : element("div", { role: "group", "aria-label": name }, element("span", {}, name), buttons);
}

/** Anew with each choice; the focus stays on what was pressed. */
function showChoices(figure, known, chosen) {
  const pressed = document.activeElement?.dataset.choice;
  figure.querySelector(".choices")?.remove();
  figure.querySelector("figcaption").after(element(
    "div", { class: "choices" },
    choice("Values", "mode", known.mode, chosen.mode,
      (mode) => (mode === "wire" ? "bytes to decode" : "typed")),
    choice("Items", "items", known.items, chosen.items, (items) => Number(items).toLocaleString("en")),
    choice("Run", "protocol", known.protocol, chosen.protocol, (name) => timings[name])));
  if (pressed) figure.querySelector(`[data-choice="${pressed}"]`)?.focus();
}

for (const host of document.querySelectorAll("[data-chart]")) {
  host.append(element("p", { class: "tip", "aria-hidden": "true", hidden: true }));
  host.querySelector(".mark")?.setAttribute("tabindex", 0);
  guide(host);
}

page.views.set("numbers", (parameters) => {
  const host = document.querySelector("[data-chart=latency]");
  if (host) chooseTimes(host, parameters);
});
