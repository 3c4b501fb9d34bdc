"use strict";

// One statement at a time, with the source of its tests side by side.

function showSources(section) {
  for (const article of section.querySelectorAll("article:not(.filled)")) {
    const { file, line, lastLine } = article.dataset;
    article.classList.add("filled");
    article.querySelector(".test").after(
      page.lines?.(file, Number(line), Number(lastLine)) ?? "");
  }
}

const statement = {
  sections: () => [...document.querySelectorAll("#tests [data-statement]")],

  /** The statements in words take the place of the links, which have only their numbers. */
  makeMenu() {
    const list = document.querySelector("#tests .statements");
    if (!list) return;
    const options = [...list.querySelectorAll("a")].map(({ textContent: value, title }) =>
      element("option", { value }, `${value} ${title}`));
    statement.menu = element("select", {
      onchange: ({ target }) => page.go("tests", { statement: target.value }),
    }, options);
    list.replaceWith(element("div", { class: "tools" },
      element("label", {}, "Statement ", statement.menu)));
  },

  /** Links name the heading, which is there without scripts, too. */
  current({ statement: name = page.read().target?.id.replace("tests-", "") }) {
    const all = statement.sections();
    return Math.max(0, all.findIndex((section) => section.dataset.statement === name));
  },

  /** The one before or after; its name is the way to it. */
  link(section, text) {
    const name = section?.dataset.statement;
    return name ? element("a", { href: `#tests/statement=${name}` }, text(name)) : "";
  },

  show(parameters) {
    const [all, index] = [statement.sections(), statement.current(parameters)];
    all.forEach((section, other) => (section.hidden = other !== index));
    if (!all[index]) return;
    statement.menu.value = all[index].dataset.statement;
    showSources(all[index]);
    all[index].querySelector(".steps")?.remove();
    all[index].querySelector("h3").append(element("span", { class: "steps" },
      statement.link(all[index - 1], (name) => `← ${name}`),
      statement.link(all[index + 1], (name) => `${name} →`)));
  },

  step(event) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const isElsewhere = event.target.closest("input, select, pre, [tabindex], summary");
    if (!by || isElsewhere || event.altKey || event.metaKey || event.ctrlKey) return;
    const { view, parameters } = page.read();
    const next = view === "tests" && statement.sections()[statement.current(parameters) + by];
    if (next) page.go("tests", { statement: next.dataset.statement });
  },
};

statement.makeMenu();
page.views.set("tests", statement.show);
document.addEventListener("keydown", statement.step);
