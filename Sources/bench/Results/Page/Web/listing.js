"use strict";

// Lines of the listings, to be shown elsewhere: sources stand in the page once.

/** A line of a file, by its place: `Sources/MVC/MVCApp.swift:12`. */
page.line = function (place) {
  const [, file, number] = place.match(/^(.+):(\d+)$/) ?? [];
  return document.getElementById(file)?.querySelector("code").children[number - 1];
};

/** Copies lines of a file, without the margin they have in common. */
page.lines = function (file, from, to) {
  const code = element("code");
  for (let number = from; number <= to; number++) {
    const line = page.line(`${file}:${number}`)?.cloneNode(true);
    if (!line) break;
    line.removeAttribute("id");
    code.append(line);
  }
  const written = [...code.children].filter((line) => line.textContent.trim());
  const margin = Math.min(...written.map((line) => line.textContent.search(/\S/)));
  for (const line of written) {
    const text = document.createTreeWalker(line, NodeFilter.SHOW_TEXT).nextNode();
    text.data = text.data.slice(margin);
    // Beside what is said and not before it, so that no line begins with a break.
    const indent = text.data.search(/\S|$/);
    text.splitText(indent);
    text.replaceWith(element("em", {}, text.data));
    line.style.setProperty("--indent", indent);
  }
  code.style.counterReset = `line ${from - 1}`;
  return element("pre", { class: "listing", tabindex: 0 }, code);
};

/** The file and the lines that a link leads to. */
page.place = function (link) {
  const [, file, line] = decodeURI(link.hash).match(/^#(.+):(\d+)$/);
  return { file, from: Number(line), to: Number(link.dataset.last ?? line) };
};

/** What stands side by side. */
page.columns = function (columns) {
  const node = element("div", { class: "columns" }, columns);
  node.style.setProperty("--count", columns.length);
  return node;
};

/** What a link leads to, with its name and place above it. */
page.excerpt = function (link, name, last) {
  const { file, from, to } = page.place(link);
  const place = element("a", { href: link.hash }, `${file.replace("Sources/", "")}:${from}`);
  return element("figure", { class: "excerpt" },
    element("figcaption", {}, element("b", {}, name), place), page.lines(file, from, last ?? to));
};
