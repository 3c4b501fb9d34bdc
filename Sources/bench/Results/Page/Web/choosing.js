"use strict";

// Weighs the criteria, whose table is there without it, by what a team cares about.

const choosing = {
  usual: 5,
  most: 10,

  /** The versions and the criteria, as the table has them. */
  read() {
    const [head, ...rows] = document.querySelectorAll("#criteria tr");
    return {
      names: [...head.cells].slice(1).map((cell) => cell.dataset.version),
      criteria: rows.map((row) => ({
        id: row.dataset.criterion, row, usual: Number(row.dataset.usual ?? choosing.usual), title: row.querySelector("b").textContent,
        numbers: [...row.cells].slice(1).map((cell) => ({
          value: Number(cell.querySelector("data").value),
          low: Number(cell.dataset.low), high: Number(cell.dataset.high),
        })),
      })),
    };
  },

  /** The best has 1, one that takes twice as much 0.5. */
  shares(values) {
    const best = Math.min(...values);
    return values.map((value) => (value === best ? 1 : best / value));
  },

  /** The weighted means of each version's shares. */
  scores(criteria, weights, values = (criterion) => criterion.numbers.map(({ value }) => value)) {
    const shares = criteria.map((criterion) => choosing.shares(values(criterion)));
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    return shares[0].map((_, version) =>
      shares.reduce((sum, row, index) => sum + weights[index] * row[version], 0) / all);
  },

  /**
   * The smallest change of one weight after which two versions are equal; null without one. Of what weighs
   * nothing, since it can't be judged by, nothing is said.
   */
  flip(criteria, weights, first, second) {
    const leads = criteria.map(({ numbers }) => {
      const shares = choosing.shares(numbers.map(({ value }) => value));
      return shares[first] - shares[second];
    });
    const lead = leads.reduce((sum, one, index) => sum + weights[index] * one, 0);
    const changes = leads.map((one, index) => ({ index, weight: weights[index] - lead / one }))
      .filter(({ index, weight }) => (criteria[index].usual || weights[index])
        && weight >= 0 && weight <= choosing.most)
      .map((change) => ({ ...change, size: Math.abs(change.weight - weights[change.index]) }));
    return changes.sort((a, b) => a.size - b.size)[0] ?? null;
  },

  /** The lead where the times of the two lie at opposite ends of their intervals. */
  limits(criteria, weights, first, second) {
    return [["high", "low"], ["low", "high"]].map(([ofFirst, ofSecond]) => {
      const scores = choosing.scores(criteria, weights, ({ numbers }) =>
        numbers.map((number, version) =>
          version === first ? number[ofFirst] : version === second ? number[ofSecond] : number.value));
      return scores[first] - scores[second];
    });
  },
};

function explain({ names, criteria }, weights, order, scores) {
  const [first, second] = order;
  const [one, other] = [title(names[first]), title(names[second])];
  const lead = scores[first] - scores[second];
  // To be first is to lead each of the others, not only the next one.
  const open = order.slice(1).filter((version) =>
    choosing.limits(criteria, weights, first, version)[0] <= 0).map((version) => title(names[version]));
  const sentences = [lead === 0 ? `${one} and ${other} have the same score.`
    : open.length ? `${one} scores most, but with times at opposite ends of their 99 % limits so may `
      + `${open.join(", ")}: this run doesn't tell which is first.`
    : `${one} leads ${other} by ${lead < 0.001 ? "less than 0.001" : lead.toFixed(3)}, and the others by more.`];
  const flip = lead > 0 && choosing.flip(criteria, weights, first, second);
  if (flip) {
    const { title } = criteria[flip.index];
    const before = weights[flip.index];
    const times = before ? ` (${(flip.weight / before).toFixed(2)} times as much)` : "";
    sentences.push(`If “${title}” weighed ${flip.weight.toFixed(2)} rather than ${before}${times}, `
      + "they would be equal, and beyond that change places; any other single weight would have to "
      + "change more.");
  } else if (lead > 0) {
    sentences.push(`No single weight from 0 to ${choosing.most} makes them change places.`);
  }
  const [low, high] = choosing.limits(criteria, weights, first, second);
  if (high - low > 1e-9 && !open.length) {
    sentences.push("With the times of these two at opposite ends of their 99 % limits the lead is "
      + `${low.toFixed(3)} to ${high.toFixed(3)}.`);
  }
  return sentences.map((sentence) => element("p", {}, sentence));
}

function rank(read, weights) {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (!all) return [element("p", {}, "Nothing weighs anything, so nothing is ranked.")];
  const scores = choosing.scores(read.criteria, weights);
  const order = scores.map((_, version) => version).sort((a, b) => scores[b] - scores[a]);
  const rows = order.map((version) => {
    const bar = element("span", { class: `score ${read.names[version]}` });
    bar.style.width = `${scores[version] * 100}%`;
    return element("li", {},
      element("span", { class: `name ${read.names[version]}` }, title(read.names[version])),
      element("span", { class: "track" }, bar),
      element("output", {}, scores[version].toFixed(3)));
  });
  return [
    element("ol", {}, rows),
    element("div", { class: "explanation" }, explain(read, weights, order, scores)),
  ];
}

/** Puts a weight into each row, and beside each number its share of the best. */
function equip(read, update) {
  for (const { id, row, usual, title, numbers } of read.criteria) {
    const input = element("input", {
      type: "range", min: 0, max: choosing.most, step: 1, "aria-label": `Weight of ${title}`,
      oninput: update,
      onchange: () => page.go("choosing", {
        [id]: Number(input.value) === usual ? null : input.value,
      }),
    });
    row.querySelector("th").append(
      element("div", { class: "weight" }, input, element("output", {})));
    choosing.shares(numbers.map(({ value }) => value)).forEach((share, version) => {
      const bar = element("span", { class: "share" });
      bar.style.width = `${share * 100}%`;
      row.cells[version + 1].append(element("small", {}, share.toFixed(2)), bar);
    });
  }
}

let criteria = null;

page.views.set("choosing", (parameters) => {
  if (!document.getElementById("criteria")) return;
  const ranking = document.getElementById("ranking");
  const update = () => {
    const weights = criteria.criteria.map(({ row }) => {
      const { value } = row.querySelector("input");
      row.querySelector("output").textContent = value;
      return Number(value);
    });
    ranking.replaceChildren(...rank(criteria, weights), element("button", {
      type: "button", onclick: () => page.go("choosing", Object.fromEntries(
        criteria.criteria.map(({ id }) => [id, null]))),
    }, criteria.criteria.some(({ usual }) => !usual)
      ? "Weigh as at first" : "Give all the same weight"));
  };
  if (!criteria) equip(criteria = choosing.read(), update);
  for (const { id, row, usual } of criteria.criteria) {
    row.querySelector("input").value = parameters[id] ?? usual;
  }
  update();
});
