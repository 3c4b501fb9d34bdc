"use strict";

// The costs are sorted by the column that is pressed: downwards first from the least, then from the most.

const costs = {
  table: document.querySelector("#costs table"),

  show({ sort, down }) {
    const heads = [...costs.table.querySelectorAll("thead th")];
    const index = heads.findIndex((head) => head.textContent === sort);
    const number = (row) => Number(row.cells[index].querySelector("data")?.value);
    const rows = [...costs.rows];
    if (index > 0) rows.sort((a, b) => (number(a) - number(b)) * (down ? -1 : 1));
    costs.table.tBodies[0].replaceChildren(...rows);
    heads.forEach((head, other) => {
      if (other === index && index > 0) head.setAttribute("aria-sort", down ? "descending" : "ascending");
      else head.removeAttribute("aria-sort");
    });
  },

  press(name) {
    const { sort, down } = page.read().parameters;
    page.go("start", { sort: name, down: sort === name && !down ? "1" : null });
  },

  start() {
    if (!costs.table) return;
    costs.rows = [...costs.table.tBodies[0].rows];
    for (const head of [...costs.table.querySelectorAll("thead th")].slice(1)) {
      const name = head.textContent;
      head.replaceChildren(element("button", { type: "button", onclick: () => costs.press(name) }, name));
    }
    page.views.set("start", costs.show);
  },
};

costs.start();
