"use strict";

// One tap, five ways: chooses a flow and versions, goes from event to event, and opens what ran.

const tap = {
  section: document.getElementById("tap"),

  versions: [...page.names.keys()],

  render({ flow, versions: names, step, event, wiring }, target) {
    const articles = [...tap.section.querySelectorAll("article")];
    const article = target?.closest("article")
      ?? articles.find((article) => article.id === `tap-${flow ?? "add"}`) ?? articles[0];
    if (!article) return;
    for (const other of articles) other.hidden = other !== article;
    const chosen = tap.versions.filter((name) => names?.split(",").includes(name));
    tap.chosen = chosen.length > 1 ? chosen : tap.versions.slice(0, innerWidth < 1000 ? 2 : undefined);
    tap.flow = article.id.slice("tap-".length);
    tap.showTools();
    tap.showSteps(article);
    tap.showVersions(article);
    tap.showWiring(article, wiring, event);
    tap.open(article, event);
    tap.scroll(article, step, event);
  },

  go: (changes) => page.go("tap", { flow: tap.flow, ...changes }),

  makeTools() {
    const flows = [...tap.section.querySelectorAll("article")].map((article) =>
      element("option", { value: article.id.slice("tap-".length) }, article.querySelector("h3").textContent));
    const select = element("select", {
      onchange: () => tap.go({ flow: select.value, step: null, event: null }),
    }, flows);
    const buttons = tap.versions.map((name) => element("button", {
      type: "button", class: name, value: name, onclick: () => tap.toggle(name),
    }, page.names.get(name)));
    const wiring = element("button", {
      type: "button", onclick: () => tap.go({ wiring: page.read().parameters.wiring ? null : "shown" }),
    }, "wiring");
    tap.tools = { select, buttons, wiring };
    tap.section.querySelector("h2").after(element("div", { class: "tools" },
      element("label", {}, "Flow ", select),
      element("div", { role: "group", "aria-label": "Versions" }, buttons), wiring));
  },

  showTools() {
    tap.tools.select.value = tap.flow;
    for (const button of tap.tools.buttons) {
      const isChosen = tap.chosen.includes(button.value);
      button.setAttribute("aria-pressed", isChosen);
      const isNeeded = isChosen && tap.chosen.length === 2;
      button.setAttribute("aria-disabled", isNeeded);
      button.title = isNeeded ? "Two are the fewest to compare: choose another first" : "";
    }
  },

  /** Takes a version in or out; two are the fewest to compare. */
  toggle(name) {
    const kept = tap.versions.filter((other) => tap.chosen.includes(other) !== (other === name));
    if (kept.length > 1) tap.go({ versions: kept.join(",") });
  },

  showSteps(article) {
    for (const [index, link] of article.querySelectorAll(".steps a").entries()) {
      link.href = page.link("tap", { flow: tap.flow, step: index + 1, event: null });
    }
  },

  showVersions(article) {
    for (const cell of article.querySelectorAll("thead th[class], tbody td[class]")) {
      cell.hidden = !tap.chosen.includes(cell.classList[0]);
    }
    for (const cell of article.querySelectorAll("[colspan]")) {
      cell.colSpan = tap.chosen.length + (cell.tagName === "TH" ? 1 : 0);
    }
    let gaps = {};
    for (const row of article.querySelectorAll("tbody tr")) {
      const cells = [...row.querySelectorAll("td[class]:not([hidden])")];
      row.hidden = cells.length > 0 && cells.every((cell) => cell.matches(".gap"));
      if (cells.length === 0) gaps = {};
      // Of gaps one below another the first says whose they are.
      for (const cell of row.hidden ? [] : cells) {
        const [name] = cell.classList;
        const isGap = cell.matches(".gap");
        cell.toggleAttribute("data-again", isGap && Boolean(gaps[name]));
        gaps[name] = isGap;
      }
    }
    for (const link of article.querySelectorAll("td a")) link.tabIndex = -1;
    const focused = document.activeElement?.closest(".walk td > a");
    const first = article.contains(focused) ? focused : article.querySelector("td:not([hidden]) a");
    if (first) first.tabIndex = 0;
  },

  /** What only assembles is shown when it is asked for, itself or all of it. */
  showWiring(article, wiring, event) {
    const rows = [...article.querySelectorAll("tr.wiring:not([hidden])")];
    const isAsked = Boolean(wiring) || rows.some((row) => row.id === `${article.id}-event-${event}`);
    for (const row of rows) row.hidden = !isAsked;
    tap.tools.wiring.setAttribute("aria-pressed", isAsked);
    tap.tools.wiring.textContent = `${isAsked ? "hide" : "show"} wiring (${rows.length})`;
    tap.tools.wiring.hidden = !rows.length;
  },

  /** Shows below an event what runs there, in all versions. */
  open(article, event) {
    for (const row of tap.section.querySelectorAll("tr.sources")) row.remove();
    for (const row of tap.section.querySelectorAll("tr.current")) row.classList.remove("current");
    for (const link of tap.section.querySelectorAll("td a")) link.setAttribute("aria-expanded", false);
    const row = event && article.querySelector(`#${CSS.escape(`${article.id}-event-${event}`)}`);
    if (!row || row.hidden) return;
    row.classList.add("current");
    for (const link of row.querySelectorAll("a")) link.setAttribute("aria-expanded", true);
    const excerpts = [...row.querySelectorAll("td:not([hidden])")].map((cell) => tap.excerpt(cell));
    row.after(element("tr", { class: "sources" }, element("td", { colspan: tap.chosen.length + 1 },
      page.columns(excerpts))));
  },

  excerpt(cell) {
    const link = cell.querySelector("a");
    const [version] = cell.classList;
    const name = () => `${link.querySelector("b").textContent} ${link.querySelector("code").textContent}`;
    const shown = link ? page.excerpt(link, name()) : element("p", { class: "soft" }, cell.textContent);
    return element("div", { class: version }, element("h4", {}, page.names.get(version)), shown);
  },

  scroll(article, step, event) {
    const place = `${article.id}/${step}/${event}`;
    if (place === tap.place) return;
    tap.place = place;
    const id = event ? `${article.id}-event-${event}` : `${article.id}-${step}`;
    // As much of what was opened as there is room for, and in any case the event.
    article.querySelector("tr.sources")?.scrollIntoView({ block: "nearest" });
    document.getElementById(id)?.scrollIntoView({ block: event ? "nearest" : "start" });
  },

  click(click) {
    const link = click.target.closest("td a[data-depth]");
    if (!link || click.ctrlKey || click.metaKey || click.shiftKey) return;
    click.preventDefault();
    const event = link.closest("tr").id.split("-event-")[1];
    tap.go({ event: page.read().parameters.event === event ? null : event, step: null });
  },

  /** Up and down from event to event, left and right from version to version. */
  key(press) {
    const cell = press.target.closest(".walk td:not(.gap)");
    if (press.key === "Escape") tap.go({ event: null });
    if (!cell || press.target.closest(".sources")) return;
    const cells = [...cell.closest("table").querySelectorAll("tbody td[class]:not(.gap, [hidden])")]
      .filter((other) => other.offsetParent);
    const inColumn = cells.filter((other) => other.classList[0] === cell.classList[0]);
    const inRow = cells.filter((other) => other.parentElement === cell.parentElement);
    const [list, offset] = {
      ArrowUp: [inColumn, -1], ArrowDown: [inColumn, 1], ArrowLeft: [inRow, -1], ArrowRight: [inRow, 1],
    }[press.key] ?? [];
    const next = list?.[list.indexOf(cell) + offset]?.querySelector("a");
    if (!list) return;
    press.preventDefault();
    next?.focus();
  },

  focus(focus) {
    const link = focus.target.closest?.(".walk td a[data-depth]");
    if (!link) return;
    for (const other of link.closest("table").querySelectorAll("td a[tabindex='0']")) other.tabIndex = -1;
    link.tabIndex = 0;
  },

  start() {
    if (!tap.section.querySelector("article")) return;
    tap.makeTools();
    tap.section.addEventListener("click", tap.click);
    tap.section.addEventListener("keydown", tap.key);
    tap.section.addEventListener("focusin", tap.focus);
    page.views.set("tap", tap.render);
  },
};

tap.start();
