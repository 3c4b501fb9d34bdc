"use strict";

// Finds a type's or a method's name in all views: where it is declared, what runs in the flows, and the tests.

const find = {
  most: 40,

  /** What can be found, by the heading that it stands below; gathered when it is first asked for. */
  index() {
    return (find.known ??= [
      { heading: "Declared", entries: find.declarations() },
      { heading: "Runs in a flow", entries: find.events() },
      { heading: "Answers for a concept", entries: find.links("#where dd a", (link) =>
        `${link.closest("tr").querySelector("th").textContent}, ${title(link.closest("td").className)}`) },
      { heading: "Proves a statement", entries: find.links("#tests .test a", (link) =>
        `${link.closest("section").dataset.statement}, ${title(link.closest("article").className)}`,
        (link) => `#tests/statement=${link.closest("section").dataset.statement}`) },
    ]);
  },

  declarations() {
    const kinds = /\b(?:class|struct|enum|protocol|actor|func|var|let|case|typealias)\s+`?(\w+)|\b(init)\b[?(<]/;
    return [...document.querySelectorAll("#sources details")].flatMap((file) =>
      [...file.querySelectorAll("code > span")].flatMap((line, index) => {
        const text = line.textContent.trim();
        // What stands within a function belongs to it alone.
        const isLocal = /^ {6,}/.test(line.textContent) || text.startsWith("//");
        const [, name = "init"] = (!isLocal && text.match(kinds)) || [, ""];
        return name ? [{ name, text, where: file.id.replace("Sources/", ""), href: `#${file.id}:${index + 1}` }] : [];
      }));
  },

  events() {
    return find.links("#tap .walk td > a", (link) => {
      const [, flow, number] = link.closest("tr").id.match(/^tap-(.+)-event-(\d+)$/);
      return `${flow}, event ${number}, ${title(link.closest("td").classList[0])}`;
    }, (link) => {
      const [, flow, number] = link.closest("tr").id.match(/^tap-(.+)-event-(\d+)$/);
      return `#tap/flow=${flow}&event=${number}`;
    }, (link) => `${link.querySelector("b").textContent} ${link.querySelector("code").textContent}`);
  },

  links(selector, where, href = (link) => link.hash, text = (link) => link.textContent) {
    return [...document.querySelectorAll(selector)].map((link) =>
      ({ name: text(link), text: text(link), where: where(link), href: href(link) }));
  },

  /** Names that begin with what is asked for before those that have it somewhere. */
  matching(entries, wanted) {
    const rank = ({ name }) => {
      const words = name.toLowerCase().split(" ");
      return words.includes(wanted) || words.some((word) => word.startsWith(`${wanted}(`)) ? 0
        : words.some((word) => word.startsWith(wanted)) ? 1 : 2;
    };
    return entries.filter(({ name }) => name.toLowerCase().includes(wanted)).sort((a, b) => rank(a) - rank(b));
  },

  show({ q = "" }) {
    if (find.box.value !== q) find.box.value = q;
    const wanted = q.trim().toLowerCase();
    const groups = wanted.length < 2 ? [] : find.index()
      .map(({ heading, entries }) => ({ heading, found: find.matching(entries, wanted) }));
    const count = groups.reduce((sum, { found }) => sum + found.length, 0);
    const said = wanted.length < 2 ? "Type two letters or more of the name of a type, a method, or a test."
      : count ? `${count} places` : "Nothing is called so.";
    find.list.replaceChildren(
      element("p", { role: "status" }, said),
      element("div", { class: "found" }, groups.filter(({ found }) => found.length).map(find.group)));
  },

  group({ heading, found }) {
    const rows = found.slice(0, find.most).map(({ text, where, href }) =>
      element("li", {}, element("a", { href }, element("code", {}, text)), element("small", {}, ` ${where}`)));
    const more = found.length - rows.length;
    return element("section", {}, element("h3", {}, `${heading} (${found.length})`),
      element("ul", {}, rows), more > 0 ? element("p", {}, `and ${more} more`) : null);
  },

  /** Each letter changes what is shown; only the first is a step to go back from. */
  type() {
    const hash = page.link("find", { q: find.box.value });
    const isThere = page.read().view === "find";
    history[isThere ? "replaceState" : "pushState"](null, "", hash);
    page.show();
  },

  start() {
    find.box = element("input", {
      type: "search", placeholder: "Find a name  /", "aria-label": "Find a type, a method, or a test",
      autocomplete: "off", spellcheck: "false", oninput: find.type,
    });
    find.list = element("div");
    document.querySelector("main").append(
      element("section", { id: "find" }, element("h2", {}, "Where a name stands"), find.list));
    document.querySelector("body > header").append(element("form", { role: "search", onsubmit: (event) => {
      event.preventDefault();
      document.querySelector("#find li a")?.focus();
    } }, find.box));
    document.addEventListener("keydown", (event) => {
      if (event.key !== "/" || event.target.closest("input, select, textarea")) return;
      event.preventDefault();
      find.box.focus();
    });
    page.views.set("find", find.show);
  },
};

find.start();
