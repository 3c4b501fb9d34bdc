"use strict";

// Charts of the numbers, drawn from the data; the tables beside them say the same, and more.

/** From values to places. A logarithm takes no zero. */
const scale = {
  linear: ([low, high], [from, to]) => (value) =>
    from + ((value - low) / (high - low || 1)) * (to - from),
  log: ([low, high], range) => {
    const place = scale.linear([Math.log(low), Math.log(high)], range);
    return (value) => place(Math.log(value));
  },
};

/** Round values between two, `count` or a few less. */
function ticks(low, high, count) {
  if (high / low < 3) {
    const unit = 10 ** Math.floor(Math.log10((high - low) / count));
    const step = [1, 2, 5, 10].map((n) => n * unit).find((n) => n * count >= high - low);
    const first = Math.ceil(low / step);
    const length = Math.floor(high / step) - first + 1;
    return Array.from({ length }, (_, index) => Number(((first + index) * step).toPrecision(6)));
  }
  const digits = [[1, 1.5, 2, 3, 5, 7], [1, 2, 5], [1]].map((digits) => {
    const tens = Array.from({ length: 24 }, (_, index) => 10 ** (index - 8));
    return tens.flatMap((ten) => digits.map((digit) => Number((digit * ten).toPrecision(6))))
      .filter((value) => value >= low && value <= high);
  });
  const found = digits.find((values) => values.length <= count) ?? digits.at(-1);
  return found.filter((_, index) => index % Math.ceil(found.length / count) === 0);
}

/** Numbers as the tables write them. */
const words = {
  ratio: (value) => `×${value.toPrecision(3)}`,
  count: (value) => String(value),
  percent: (value) => `${(value * 100).toFixed(0)} %`,
  time(ns) {
    const units = [["ns", 1], ["µs", 1e3], ["ms", 1e6], ["s", 1e9]];
    const [unit, size] = units.find(([, size]) => ns / size < 999.5) ?? units[3];
    const value = ns / size;
    return `${value.toFixed(value < 9.995 ? 2 : value < 99.95 ? 1 : 0)} ${unit}`;
  },
};

const line = (x1, y1, x2, y2, name) => element("svg:line", { x1, y1, x2, y2, class: name });
const box = (x, y, width, height, name) =>
  element("svg:rect", { x, y, width: Math.max(width, 0), height, class: name });
const label = (x, y, text, anchor, name) =>
  element("svg:text", { x, y, "text-anchor": anchor, class: name }, text);

/** What stands for a number, and says it when it is pointed at or focused. */
const mark = (text, ...shapes) =>
  element("svg:g", { class: "mark", role: "img", "aria-label": text, tabindex: -1 }, ...shapes);

const picture = (width, height, name, ...children) =>
  element(
    "svg:svg",
    { viewBox: `0 0 ${width} ${height}`, width, height, role: "group", "aria-label": name },
    ...children);

/** Draws, and draws anew when the width changes. */
function draw(host, paint) {
  host.observer?.disconnect();
  const tip = element("p", { class: "tip", "aria-hidden": "true", hidden: true });
  let width = 0;
  host.observer = new ResizeObserver(() => {
    if (host.clientWidth === width || !host.clientWidth) return;
    width = host.clientWidth;
    host.replaceChildren(paint(width), tip);
    host.querySelector(".mark")?.setAttribute("tabindex", 0);
  });
  host.observer.observe(host);
}

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

/** As pale as can still be seen. */
const shade = (index) => `part-${Math.min(index, 4)}`;

const ROW = 20, NAMES = 84, VALUES = 76, GAP = 24;

/** Small charts side by side, of rows with a name and what `shapes` draws beside it. */
function panels(host, groups, shapes, { foot = () => [], key = [], isWide = false } = {}) {
  draw(host, (width) => {
    const columns = isWide ? 1 : Math.max(1, Math.floor((width + GAP) / (330 + GAP)));
    const each = Math.min(900, Math.floor((width - GAP * (columns - 1)) / columns));
    const room = [NAMES, each - VALUES];
    const charts = groups.map((group) => {
      const height = group.rows.length * ROW;
      const [behind, below] = [group.behind?.(room, height) ?? [], foot(room, height)];
      const rows = group.rows.map((row, index) => {
        const middle = index * ROW + ROW / 2;
        return mark(
          `${row.name}, ${group.title}: ${row.text}`, box(0, middle - ROW / 2, each, ROW, "hit"),
          label(0, middle + 4, row.name, "start", `name ${row.name}`),
          ...shapes(row, room, middle));
      });
      const chart = picture(
        each, height + (below.length ? 18 : 4), group.title, ...behind, ...below, ...rows);
      return element("div", { class: "panel" }, element("h4", {}, group.title), chart);
    });
    const swatches = key.map((name, index) => element(
      "span", {}, element("i", { class: `swatch ${shade(index)}` }), name));
    return element("div", {},
      key.length ? element("p", { class: "key", "aria-hidden": "true" }, swatches) : null,
      element("div", { class: "panels" }, charts));
  });
}

/** Panels of bars; a row's parts stand one behind the other, each paler than the one before. */
function bars(host, groups, { sharesScale = true, key, isWide } = {}) {
  const total = (row) => row.parts.reduce((sum, part) => sum + part.value, 0);
  const most = (rows) => Math.max(...rows.map(total));
  for (const group of groups) {
    group.most = sharesScale ? most(groups.flatMap(({ rows }) => rows)) : most(group.rows);
    for (const row of group.rows) {
      row.most = group.most;
      row.text ??= row.parts.map((part) => `${part.name} ${part.value}`).join(", ");
    }
  }
  panels(host, groups, (row, room, middle) => {
    const place = scale.linear([0, row.most], room);
    let start = 0;
    const parts = row.parts.map((part, index) => {
      const [from, to] = [place(start), place((start += part.value))];
      const gap = index && to - from > 2 ? 1 : 0;
      return box(from + gap, middle - 6, to - from - gap, 12, `bar ${row.name} ${shade(index)}`);
    });
    return [...parts, label(place(start) + 7, middle + 4, row.value, "start", "value")];
  }, { key, isWide });
}

const byKey = (rows, key) =>
  [...Map.groupBy(rows ?? [], key)].map(([title, rows]) => ({ title, rows }));
const sum = (rows, key) => rows.reduce((sum, row) => sum + row[key], 0);
/** One row with one bar for each version. */
const single = (rows, key, text = words.count) =>
  rows.map((row) => ({
    name: row.architecture, value: text(row[key]), text: text(row[key]),
    parts: [{ name: key, value: row[key] }],
  }));

/** One bar for each version, of what its rows add up to by part. */
function stacks(host, title, rows, part, number, key) {
  const bar = ({ title, rows }) => {
    const total = sum(rows, number);
    return {
      name: title, value: total,
      parts: key.map((name) => (
        { name, value: sum(rows.filter((row) => row[part] === name), number) })),
    };
  };
  bars(host, [{ title, rows: byKey(rows, (row) => row.architecture).map(bar) }], { key, isWide: true });
}

const signs = { slower: "+", faster: "−", same: "=", undecided: "?" };
/** Why a number is marked; those of a quiet core aren't. */
const cores = { loaded: ", on a shared core", unknown: ", and it isn't known whether the core was shared" };
const timings = { first: "the first time", again: "again and again" };

/** What is chosen of the times, as far as there are such. */
function chosenTimes(parameters) {
  const among = (rows, key, wanted, usual) => {
    const known = [...new Set(rows.map((row) => row[key]))];
    return [known.find((value) => String(value) === wanted) ?? usual(known), known];
  };
  const all = data.latency ?? [];
  const [mode, modes] = among(all, "mode", parameters.mode, (known) => known[0]);
  const inMode = all.filter((row) => row.mode === mode);
  const [items, sizes] = among(
    inMode, "items", parameters.items, (known) => (known.includes(64) ? 64 : known[0]));
  const [protocol, protocols] = among(inMode, "protocol", parameters.protocol, (known) => known[0]);
  return { mode, modes, items, sizes, protocol, protocols };
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
function showChoices(figure, times) {
  const pressed = document.activeElement?.dataset.choice;
  figure.querySelector(".choices")?.remove();
  figure.querySelector("figcaption").after(element(
    "div", { class: "choices" },
    choice("Values", "mode", times.modes, times.mode,
      (mode) => (mode === "wire" ? "bytes to decode" : "typed")),
    choice("Items", "items", times.sizes, times.items, (items) => items.toLocaleString("en")),
    choice("Run", "protocol", times.protocols, times.protocol, (name) => timings[name])));
  if (pressed) figure.querySelector(`[data-choice="${pressed}"]`)?.focus();
}

/** An interval that leaves the chart ends at its edge, with an arrow. */
function interval(row, place, [left, right], middle) {
  const [low, high] = [place(row.ratio_low), place(row.ratio_high)];
  const arrow = (x, step) => element("svg:path", {
    class: `arrow ${row.verdict}`,
    d: `M${x} ${middle}l${-step} -3.5v7z`,
  });
  return [
    line(Math.max(low, left), middle, Math.min(high, right), middle,
      `interval ${row.verdict} ${row.architecture}`),
    low < left ? arrow(left, -5) : null,
    high > right ? arrow(right, 5) : null,
  ];
}

const charts = {
  latency(host, parameters) {
    const times = chosenTimes(parameters);
    showChoices(host.closest("figure"), times);
    const isChosen = (row) => row.mode === times.mode && row.protocol === times.protocol
      && row.items === times.items;
    const rows = [...(data.means ?? []), ...(data.latency ?? [])]
      .filter((row) => isChosen(row) && row.architecture !== row.reference);
    const floors = new Map((data.noise ?? []).filter(isChosen).map((row) => [row.flow, row.floor]));
    const [ratios, most] = [rows.map((row) => row.ratio), Math.max(0.01, ...floors.values())];
    // Few launches leave intervals that would make all else a dot.
    const low = Math.max(Math.min(1 / (1 + most), ...rows.map((row) => row.ratio_low)),
      Math.min(1, ...ratios) / 1.5) * 0.99;
    const high = Math.min(Math.max(1 + most, ...rows.map((row) => row.ratio_high)),
      Math.max(1, ...ratios) * 1.5) * 1.01;
    const at = (room) => scale.log([low, high], room);
    const groups = byKey(rows, (row) => row.flow).map(({ title, rows }) => ({
      title: title === "mean" ? "geometric mean over the flows" : title,
      rows: rows.map((row) => ({
        ...row, name: row.architecture, value: words.ratio(row.ratio),
        text: `${words.ratio(row.ratio)}, from ${words.ratio(row.ratio_low)} `
          + `to ${words.ratio(row.ratio_high)}: ${row.verdict}${cores[row.core] ?? ""}`,
      })),
      behind: (room, height) => {
        const [floor, place] = [floors.get(title) ?? 0, at(room)];
        const [from, to] = [Math.max(low, 1 / (1 + floor)), Math.min(high, 1 + floor)];
        return [
          box(place(from), 0, place(to) - place(from), height, "noise"),
          line(place(1), 0, place(1), height, "floor"),
        ];
      },
    }));
    panels(host, groups,
      (row, room, middle) => [
        ...interval(row, at(room), room, middle),
        element("svg:circle", {
          cx: at(room)(row.ratio), cy: middle, r: 4.5,
          class: `point ${row.verdict} ${row.architecture}`,
        }),
        label(room[1] + VALUES - 16, middle + 4, row.value, "end", "value"),
        label(room[1] + VALUES, middle + 4, signs[row.verdict] + (cores[row.core] ? "*" : ""), "end",
          "value"),
      ],
      {
        foot: (room, height) => ticks(low, high, 5).flatMap((value) => [
          line(at(room)(value), 0, at(room)(value), height, "grid"),
          label(at(room)(value), height + 13, `×${value}`, "middle", "tick"),
        ]),
      });
  },

  growth(host) {
    const isOpening = (row) => row.flow === "open-list" && row.mode === "typed";
    const timed = (data.latency ?? []).filter((row) => isOpening(row) && row.items > 0);
    // What is fitted is the last protocol's, too.
    const rows = timed.filter((row) => row.protocol === timed.at(-1).protocol);
    const fits = (data.growth ?? []).filter((row) => isOpening(row) && row.fits);
    const note = fits.length ? null
      : element("p", { class: "soft" }, "No line fits the times of this run well enough to be drawn.");
    if (rows.length) {
      draw(host, (width) => element("div", {}, growthPicture(rows, fits, size(width)), note));
    }
  },

  calls(host) {
    const key = ["work", "wiring", "replays"];
    const groups = byKey(data.calls, (row) => row.flow).map(({ title, rows }) => ({
      title,
      rows: rows.map((row) => ({
        name: row.architecture,
        value: row.work === row.crossings ? row.work : `${row.work} + ${row.crossings - row.work}`,
        parts: key.map((name) => ({ name, value: row[name] })),
      })),
    }));
    bars(host, groups, { key });
  },

  allocations: (host) => bars(host, byKey(data.allocations, (row) => row.flow)
    .map(({ title, rows }) => ({ title, rows: single(rows, "mallocs") }))),

  instructions(host) {
    const sizes = byKey(data.instructions ?? [], (row) => row.items).map(({ title, rows }) =>
      ({ items: Number(title), flows: byKey(rows, (row) => row.flow).length }));
    const most = sizes.sort((a, b) => b.flows - a.flows || b.items - a.items)[0]?.items;
    const isOwn = (row) => row.module === row.architecture || row.module === "Arms";
    const rows = (data.instructions ?? []).filter((row) => row.items === most);
    const others = byKey(rows.filter((row) => !isOwn(row)), (row) => row.module)
      .sort((a, b) => sum(b.rows, "instructions") - sum(a.rows, "instructions"))
      .map(({ title }) => title);
    // More shades than these can't be told apart.
    const key = ["the version", ...others.slice(0, 3), "other modules"];
    const parts = rows.map((row) => {
      const module = key.includes(row.module) ? row.module : "other modules";
      return { ...row, module: isOwn(row) ? "the version" : module };
    });
    const flows = byKey(rows, (row) => row.flow);
    const title = `${most} items, ${flows.length > 1 ? `over ${flows.length} flows` : flows[0]?.title}`;
    if (rows.length) stacks(host, title, parts, "module", "instructions", key);
  },

  lines(host) {
    const rows = (data.lines ?? []).filter((row) => row.role !== "extra");
    const key = ["production", "machinery", "tests", "doubles"];
    stacks(host, "lines of code", rows, "part", "code", key);
  },

  coupling(host) {
    const of = (title, key, text) => ({ title, rows: single(data.coupling ?? [], key, text) });
    bars(host, [
      of("reach in types", "reach", (value) => value.toFixed(1)), of("dependencies", "dependencies"),
      of("most fan-in", "most_fan_in"), of("most fan-out", "most_fan_out"),
    ], { sharesScale: false });
  },

  suites(host) {
    const of = (title, key, text) => ({ title, rows: single(data.suites ?? [], key, text) });
    bars(host, [
      of("tests", "tests"), of("assertions in the text", "assertions_written"),
      of("code", "code"), of("code per test", "code_per_test", (value) => value.toFixed(1)),
      of("set-up", "set_up"), of("doubles", "doubles"), of("their code", "code_of_doubles"),
    ], { sharesScale: false });
  },

  detection(host) {
    if (data.budgets?.length) draw(host, (width) => budgetPicture(data.budgets, size(width)));
  },
};

/** How large a picture of lines is. */
const size = (width) =>
  ({ width: Math.min(width, 1000), height: Math.min(420, Math.max(280, width * 0.5)) });

/** One line for each version; its name stands at the end, moved apart from the next. */
function lines({ width, height }, title, name, across, up, versions, behind = []) {
  const bottom = height - 40;
  const grid = up.ticks.flatMap((value) => [
    line(64, up.at(value), width - 96, up.at(value), "grid"),
    label(56, up.at(value) + 4, up.text(value), "end", "tick"),
  ]);
  const axis = across.ticks.flatMap((value) => [
    line(across.at(value), bottom, across.at(value), bottom + 4, "floor"),
    label(across.at(value), bottom + 17, value.toLocaleString("en"), "middle", "tick"),
  ]);
  const drawn = versions.map(({ title, rows }) => {
    const points = rows.sort((a, b) => a.x - b.x);
    const d = "M" + points.map((row) => `${across.at(row.x)} ${up.at(row.y)}`).join("L");
    return { name: title, end: up.at(points.at(-1).y), points, d };
  }).sort((a, b) => a.end - b.end);
  let last = -Infinity;
  for (const one of drawn) last = one.place = Math.max(one.end, last + 14);
  const over = Math.max(0, last - bottom);
  return picture(
    width, height, title, ...grid, ...axis,
    label((width - 32) / 2, height - 4, name, "middle", "tick"), ...behind,
    ...drawn.flatMap(({ name, d, end, place, points }) => [
      element("svg:path", { d, class: `line ${name}` }),
      line(width - 94, end, width - 84, place - over, "grid"),
      label(width - 82, place - over + 4, name, "start", `name ${name}`),
      ...points.map((row) => mark(
        `${name}, ${row.text}`,
        line(across.at(row.x), up.at(row.low), across.at(row.x), up.at(row.high),
          `interval ${name}`),
        element("svg:circle", {
          cx: across.at(row.x), cy: up.at(row.y), r: 3.5, class: `point ${name}`,
        }),
        element("svg:circle", { cx: across.at(row.x), cy: up.at(row.y), r: 9, class: "hit" }))),
    ]));
}

function growthPicture(rows, fits, size) {
  const { width, height } = size;
  const sizes = [...new Set(rows.map((row) => row.items))].sort((a, b) => a - b);
  const ends = [sizes[0], sizes.at(-1)];
  const x = scale.log(ends, [64, width - 96]);
  const times = [Math.min(...rows.map((row) => row.ns_low)), Math.max(...rows.map((row) => row.ns_high))];
  const y = scale.log([times[0] * 0.9, times[1] * 1.1], [height - 40, 12]);
  const points = rows.map((row) => ({
    architecture: row.architecture, x: row.items, y: row.ns, low: row.ns_low, high: row.ns_high,
    text: `${row.items} items: ${words.time(row.ns)}, from ${words.time(row.ns_low)} `
      + `to ${words.time(row.ns_high)}${cores[row.core] ?? ""}`,
  }));
  return lines(
    size, "Time by items", "items", { at: x, ticks: sizes },
    { at: y, ticks: ticks(...times, 6), text: (value) => words.time(value).replace(/\.0+ /, " ") },
    byKey(points, (row) => row.architecture),
    fits.map((fit) => fitLine(fit, x, y, Math.max(64, ends[0]), ends[1])));
}

function budgetPicture(rows, size) {
  const most = Math.max(...rows.map((row) => row.lines));
  const points = rows.map((row) => ({
    architecture: row.architecture, x: row.lines, y: row.recall, low: row.recall_low,
    high: row.recall_high,
    text: `${row.lines} lines: ${words.percent(row.recall)}, from ${words.percent(row.recall_low)} `
      + `to ${words.percent(row.recall_high)}`,
  }));
  return lines(
    size, "Recall by lines", "lines of code of tests and doubles",
    {
      at: scale.linear([0, most], [64, size.width - 96]),
      ticks: Array.from({ length: Math.floor(most / 1000) + 1 }, (_, index) => index * 1000),
    },
    {
      at: scale.linear([0, 1], [size.height - 40, 12]), ticks: [0, 0.25, 0.5, 0.75, 1],
      text: words.percent,
    },
    byKey(points, (row) => row.architecture));
}

/** A fixed cost and one per item: straight only where both axes are linear. */
function fitLine(fit, x, y, from, to) {
  const at = (share) => from * (to / from) ** share;
  const time = (items) => fit.fixed_ns + fit.per_item_ns * items;
  const points = Array.from({ length: 25 }, (_, index) => at(index / 24))
    .filter((items) => time(items) > 0).map((items) => `${x(items)} ${y(time(items))}`);
  return element("svg:path", { d: "M" + points.join("L"), class: `fit ${fit.architecture}` });
}

const drawn = new Set();

page.views.set("numbers", (parameters) => {
  for (const host of document.querySelectorAll("[data-chart]")) {
    const name = host.dataset.chart;
    if (!drawn.has(name)) guide(host);
    if (!drawn.has(name) || name === "latency") charts[name](host, parameters);
    drawn.add(name);
  }
});
