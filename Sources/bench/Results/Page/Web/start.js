"use strict";

// Runs before the sections are there, which are hidden until it is known which one is asked for: to lay all of
// them out while they come in takes longer than to read them.
document.documentElement.classList.add("scripted");
