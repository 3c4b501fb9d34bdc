"use strict";

// Where does it live: a concept is chosen, and its places open to their lines, version by version.

const where = {
  rows: [...document.querySelectorAll("#where tbody tr")],

  render({ concept }, target) {
    const chosen = concept ?? target?.id.replace("where-", "");
    document.querySelector("#where .sources")?.remove();
    for (const row of where.rows) {
      const isChosen = row.id === `where-${chosen}`;
      const link = row.querySelector("th a");
      link.href = page.link("where", { concept: isChosen ? null : link.textContent });
      link.setAttribute("aria-expanded", isChosen);
      row.classList.toggle("chosen", isChosen);
      if (!isChosen) continue;
      row.after(where.sources(row));
      if (chosen !== where.chosen) row.scrollIntoView({ block: "start" });
    }
    where.chosen = chosen;
  },

  /** The lines of all places, version by version. */
  sources(row) {
    const columns = [...row.querySelectorAll("td")].map((cell) => element("div", { class: cell.className },
      element("h4", {}, cell.className),
      [...cell.querySelectorAll("dd > a")].map((link) => page.excerpt(link, where.name(link)))));
    return element("tr", { class: "sources" },
      element("td", { colspan: row.cells.length },
        element("p", {}, `What ${row.cells[0].title}.`), element("div", { class: "columns" }, columns)));
  },

  name(link) {
    let role = link.parentElement;
    while (role.tagName !== "DT") role = role.previousElementSibling;
    return `${role.textContent} ${link.textContent}`;
  },

  start() {
    for (const { cells: [head] } of where.rows) {
      head.replaceChildren(element("a", { href: "#where" }, head.textContent));
    }
    if (where.rows.length) page.views.set("where", where.render);
  },
};

where.start();
