"use strict";

// One statement at a time.

page.views.set("tests", (_, target) => {
  const all = [...document.querySelectorAll("#tests > section")];
  const chosen = target?.closest("#tests > section") ?? all[0];
  for (const section of all) section.hidden = section !== chosen;
  for (const link of document.querySelectorAll(".statements a")) {
    if (link.hash === `#${chosen?.id}`) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
});
