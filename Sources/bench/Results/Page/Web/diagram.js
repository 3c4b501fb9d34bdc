"use strict";

// The same events as sequence diagrams, one for each version, drawn from the cells of the grid.

const diagrams = {
  height: 34,

  /** Draws the chosen versions below the grid, which is hidden then; none takes the diagrams away. */
  show(article, names, event, step) {
    const key = `${article.id}/${names}`;
    if (key !== diagrams.key) {
      for (const old of document.querySelectorAll("#tap .diagrams")) old.remove();
      if (names.length) {
        article.append(element("div", { class: "diagrams" }, names.map((name) => diagrams.draw(article, name))));
      }
      diagrams.key = key;
    }
    for (const figure of article.querySelectorAll(".diagram")) {
      diagrams.open(figure, event);
      const note = figure.querySelectorAll(".note")[step - 1];
      if (note) figure.querySelector(".canvas").scrollTop = note.getBBox().y;
    }
  },

  draw(article, name) {
    const { lines, roles } = diagrams.read(article, name);
    const room = tap.section.clientWidth * 0.92;
    diagrams.width = Math.min(130, Math.max(78, Math.floor(room / roles.length)));
    const size = { width: roles.length * diagrams.width, height: (lines.length + 0.5) * diagrams.height };
    const heads = roles.map((role) => element("span", {}, ...diagrams.words(role)));
    const header = element("div", { class: "roles" }, heads);
    header.style.width = `${size.width}px`;
    const lifelines = roles.map((role, index) =>
      element("svg:line", { class: "life", x1: diagrams.x(index), x2: diagrams.x(index), y1: 0, y2: size.height }));
    const drawing = element("svg:svg", { ...size, role: "group", "aria-label": `Messages in ${name}` }, lifelines,
      lines.map((line, index) => diagrams.line(line, roles, (index + 0.75) * diagrams.height, size.width)));
    return element("figure", { class: `diagram ${name}` }, element("figcaption", {}, name),
      element("div", { class: "canvas", tabindex: 0, role: "region", "aria-label": `Diagram of ${name}` },
        header, drawing));
  },

  /** The messages of a version in order, each step of the user before those it leads to. */
  read(article, name) {
    const lines = [];
    for (const row of article.querySelectorAll("tbody tr")) {
      if (row.matches(".step")) lines.push({ note: [...row.cells[0].childNodes].map((node) => node.textContent).join(" ") });
      const cell = row.querySelector(`td.${name} > a`);
      if (!cell) continue;
      const [from, to] = [cell.dataset.from, cell.querySelector("b").textContent];
      const event = row.id.split("-event-")[1];
      lines.push({ from, to, event, method: cell.querySelector("code").textContent, cell, kind: cell.dataset.kind });
    }
    const roles = [...new Set(lines.flatMap(({ from, to }) => (from ? [from, to] : [])))];
    return { lines, roles };
  },

  x: (index) => (index + 0.5) * diagrams.width,

  /** A name in parts, between which it may be broken. */
  words: (name) => name.split(/(?<=[a-z])(?=[A-Z])/).flatMap((word) => [word, element("wbr")]),

  line(line, roles, y, width) {
    if (line.note) {
      return element("svg:g", { class: "note" },
        element("svg:rect", { x: 0, y: y - 19, width, height: 26 }), element("svg:text", { x: 10, y }, line.note));
    }
    const [from, to] = [line.from, line.to].map((role) => diagrams.x(roles.indexOf(role)));
    const mark = { completion: "↩ ", replay: "↺ ", wiring: "+ " }[line.kind] ?? "";
    const isBack = ["completion", "replay"].includes(line.kind);
    const left = Math.min(from, to);
    const room = (line.method.length + mark.length) * 6.7;
    const isLate = left + room + 8 > width;
    const label = element("svg:text", {
      x: isLate ? width - 6 : left + 6, y: y - 7, "text-anchor": isLate ? "end" : "start",
    }, mark + line.method);
    return element("svg:a", {
      href: line.cell.hash, "data-event": line.event,
      "aria-label": `${line.from} to ${line.to}: ${mark}${line.method}`,
    }, element("svg:path", { class: isBack ? "back" : "call", d: diagrams.path(from, to, y) }),
    element("svg:path", { class: "head", d: diagrams.head(from, to, y) }), label);
  },

  path: (from, to, y) => (from === to ? `M${from},${y - 4} h22 v8 h-20` : `M${from},${y} H${to}`),

  head(from, to, y) {
    const side = from < to ? -1 : 1;
    const tip = from === to ? y + 4 : y;
    return `M${to},${tip} l${side * 7},-3.5 v7 z`;
  },

  /** Marks an event in a diagram, and shows above what runs there. */
  open(figure, event) {
    figure.querySelector(".excerpt")?.remove();
    for (const link of figure.querySelectorAll("a[data-event]")) {
      const isCurrent = link.dataset.event === event;
      link.classList.toggle("current", isCurrent);
      if (!isCurrent) continue;
      const cell = document.querySelector(`#${CSS.escape(`tap-${tap.flow}-event-${event}`)} td.${figure.classList[1]} a`);
      figure.querySelector("figcaption").after(page.excerpt(cell, tap.name(cell)));
      const canvas = figure.querySelector(".canvas");
      const { x, y } = link.getBBox();
      canvas.scrollLeft = x - 40;
      if (y < canvas.scrollTop || y > canvas.scrollTop + canvas.clientHeight - 90) canvas.scrollTop = y - 120;
    }
  },
};
