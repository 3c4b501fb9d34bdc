"use strict";

// Weighs the criteria, whose table is there without it, by what a team cares about.

const choosing = {
  /** Nobody notices the differences in time, so that these weigh nothing at first. */
  usual: (id) => (["cold", "warm", "opening"].includes(id) ? 0 : 5),

  /** One for each row of the table, with the numbers of all versions. */
  criteria: [...document.querySelectorAll("#criteria tbody tr")].map((row) => ({
    id: row.dataset.criterion, row,
    numbers: [...row.cells].slice(1).map((cell) => ({
      value: Number(cell.querySelector("data").value),
      low: Number(cell.dataset.low), high: Number(cell.dataset.high),
    })),
  })),

  versions: [...document.querySelectorAll("#criteria thead th[data-version]")]
    .map((head) => head.dataset.version),

  /** The best has 1, one that takes twice as much 0.5. */
  shares(values) {
    const best = Math.min(...values);
    return values.map((value) => (value === best ? 1 : best / value));
  },

  /** The weighted means of each version's shares. */
  scores(weights, pick = ({ value }) => value) {
    const shares = choosing.criteria.map(({ numbers }) => choosing.shares(numbers.map(pick)));
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    return choosing.versions.map((_, version) =>
      shares.reduce((sum, row, index) => sum + weights[index] * row[version], 0) / all);
  },

  /** Whether a version leads another even where their times lie at the ends of their intervals that are nearest. */
  leads(weights, first, second) {
    const scores = choosing.scores(weights, (number, version) =>
      (version === first ? number.high : version === second ? number.low : number.value));
    return scores[first] > scores[second];
  },

  explain(weights, order, scores) {
    const [first, second] = order;
    const name = (version) => page.names.get(choosing.versions[version]);
    // To be first is to lead each of the others, not only the next one.
    const open = order.slice(1).filter((version) => !choosing.leads(weights, first, version));
    const lead = scores[first] - scores[second];
    return open.length
      ? `${name(first)} scores most, but with times at opposite ends of their 99 % limits so may `
        + `${open.map(name).join(", ")}: these numbers don't tell which is first.`
      : `${name(first)} leads ${name(second)} by ${lead < 0.001 ? "less than 0.001" : lead.toFixed(3)}, `
        + "and the others by more.";
  },

  rank(weights) {
    if (!weights.some(Boolean)) return [element("p", {}, "Nothing weighs anything, so nothing is ranked.")];
    const scores = choosing.scores(weights);
    const order = scores.map((_, version) => version).sort((a, b) => scores[b] - scores[a]);
    const rows = order.map((version) => {
      const name = choosing.versions[version];
      const bar = element("span", { class: `score ${name}` });
      bar.style.width = `${scores[version] * 100}%`;
      return element("li", {}, element("span", { class: `name ${name}` }, page.names.get(name)),
        element("span", { class: "track" }, bar), element("output", {}, scores[version].toFixed(3)));
    });
    return [element("ol", {}, rows), element("p", {}, choosing.explain(weights, order, scores))];
  },

  /** Puts a weight into each row, and beside each number its share of the best. */
  start() {
    for (const { id, row, numbers } of choosing.criteria) {
      const input = element("input", {
        type: "range", min: 0, max: 10, "aria-label": `Weight of ${row.querySelector("b").textContent}`,
        oninput: choosing.update,
        onchange: () => page.go("choosing", {
          [id]: Number(input.value) === choosing.usual(id) ? null : input.value,
        }),
      });
      row.querySelector("th").append(element("div", { class: "weight" }, input, element("output")));
      choosing.shares(numbers.map(({ value }) => value)).forEach((share, version) =>
        row.cells[version + 1].append(element("small", {}, share.toFixed(2))));
    }
    page.views.set("choosing", (parameters) => {
      for (const { id, row } of choosing.criteria) {
        row.querySelector("input").value = parameters[id] ?? choosing.usual(id);
      }
      choosing.update();
    });
  },

  update() {
    const weights = choosing.criteria.map(({ row }) => {
      const { value } = row.querySelector("input");
      row.querySelector("output").textContent = value;
      return Number(value);
    });
    document.getElementById("ranking").replaceChildren(...choosing.rank(weights));
  },
};

choosing.start();
