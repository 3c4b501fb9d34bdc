"use strict";

// What all views stand on: the state, which is the URL's fragment, so that the back button, a reload, and a link
// bring back what was seen: `#tap/flow=add&versions=MVC,VIPER`.

const page = {
  /** What readers call the versions, by their modules' names and in the order of the report. */
  names: new Map(JSON.parse(document.body.dataset.names)),

  /** The views by the ids of their sections; each is called with its parameters when it is shown. */
  views: new Map(),

  /** The part of the fragment before the slash is an id, of a view or of something in one. */
  read() {
    const [id, query = ""] = page.decoded(location.hash.slice(1)).split(/\/(?=[a-z]+=)/);
    const target = document.getElementById(id);
    const section = target?.closest("main > section") ?? document.querySelector("main > section");
    return { view: section.id, target, parameters: Object.fromEntries(new URLSearchParams(query)) };
  },

  /** What somebody typed may be no encoding. */
  decoded(text) {
    try { return decodeURI(text); } catch { return text; }
  },

  /** Where a view is with parameters changed; `null` takes one away. */
  link(view, changes) {
    const current = page.read();
    const all = { ...(current.view === view ? current.parameters : {}), ...changes };
    const kept = Object.entries(all).filter(([, value]) => value !== null && value !== "");
    const query = kept.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join("&");
    return `#${view}${query ? "/" + query : ""}`;
  },

  /** Changes parameters of a view. Every change is a step to go back from. */
  go(view, changes) {
    const hash = page.link(view, changes);
    if (hash === location.hash) return;
    history.pushState(null, "", hash);
    page.show();
  },

  show() {
    const { view, target, parameters } = page.read();
    for (const section of document.querySelectorAll("main > section")) {
      section.classList.toggle("current", section.id === view);
    }
    for (const link of document.querySelectorAll("header nav a")) {
      if (link.hash === `#${view}`) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
    page.views.get(view)?.(parameters, target);
    if (target && target.id !== view) target.scrollIntoView();
  },

  start() {
    addEventListener("hashchange", page.show);
    addEventListener("popstate", page.show);
    page.show();
  },

  /** A copy of the code that a link leads to, below a name. */
  excerpt(link, name) {
    const figure = document.getElementById(decodeURI(link.hash.slice(1))).cloneNode(true);
    figure.removeAttribute("id");
    figure.querySelector("figcaption").prepend(element("b", {}, name));
    return figure;
  },

  /** What stands side by side. */
  columns(columns) {
    const node = element("div", { class: "columns" }, columns);
    node.style.setProperty("--count", columns.length);
    return node;
  },
};

/** Makes an element; children are elements or text, never source. */
function element(name, attributes = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else node.setAttribute(key, value);
  }
  node.append(...children.flat());
  return node;
}

addEventListener("DOMContentLoaded", page.start);
