"use strict";

// Where does it live: a concept is chosen, and its places open to their lines, version by version.

const where = {
  rows: [...document.querySelectorAll("#where tbody tr[id]")],

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
      if (!row.nextSibling?.matches(".pictures")) row.after(where.sources(row));
      if (chosen !== where.chosen) row.scrollIntoView({ block: "start" });
    }
    where.chosen = chosen;
  },

  /** The lines of all places, version by version; those of the same place once. */
  sources(row) {
    const links = (cell) => [...cell.querySelectorAll("dd a")].map((link) => link.hash).join();
    const columns = [...Map.groupBy(row.querySelectorAll("td"), links).values()].map((cells) =>
      element("div", { class: cells.length > 1 ? "" : cells[0].className },
        element("h4", {}, cells.map((cell) => page.names.get(cell.className)).join(", ")),
        where.roles(cells[0])));
    return element("tr", { class: "sources" },
      element("td", { colspan: row.cells.length },
        element("p", {}, `What ${row.cells[0].title}.`), page.columns(columns)));
  },

  /** The places of each role, one below another. */
  roles(cell) {
    const figures = [];
    let role = null;
    for (const line of cell.querySelectorAll("dt, dd")) {
      const link = line.querySelector("a");
      if (!link) role = line.textContent;
      else if (role) {
        figures.push(page.excerpt(link, role));
        role = null;
      } else figures.at(-1).append(page.excerpt(link, "").querySelector("ol"));
    }
    return figures;
  },

  /** Opens and closes where it is, which following the link wouldn't. */
  click(click) {
    const link = click.target.closest("th a");
    if (!link || click.ctrlKey || click.metaKey || click.shiftKey) return;
    click.preventDefault();
    const { top } = link.getBoundingClientRect();
    const isChosen = link.closest("tr").matches(".chosen");
    page.go("where", { concept: isChosen ? null : link.textContent });
    scrollBy(0, link.getBoundingClientRect().top - top);
  },

  start() {
    for (const { cells: [head] } of where.rows) {
      head.replaceChildren(element("a", { href: "#where" }, head.textContent));
    }
    document.getElementById("where").addEventListener("click", where.click);
    page.views.set("where", where.render);
  },
};

where.start();
