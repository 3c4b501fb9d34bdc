// The texts in sight that leave the window, or their cell or column, and no scroller on the way lets them.
(() => {
  const bounds = "td, th, figure, .columns > div, .proofs > article";
  const scrolls = (node) => /auto|scroll/.test(getComputedStyle(node).overflowX);
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) => {
    if (node instanceof Text) return NodeFilter.FILTER_ACCEPT;
    if (!node.checkVisibility({ visibilityProperty: true }) || node.matches("svg, select, title")
      || getComputedStyle(node).clipPath !== "none") return NodeFilter.FILTER_REJECT;
    // What lies in a place that scrolls is to be reached there; the place itself has to fit.
    return NodeFilter.FILTER_SKIP;
  });
  const range = document.createRange();
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    if (!text.data.trim()) continue;
    let limit = innerWidth;
    let isClipped = false;
    for (let node = text.parentElement; node && node !== document.body; node = node.parentElement) {
      const box = node.getBoundingClientRect();
      if (scrolls(node)) { isClipped = true; limit = null; }
      if (/hidden|clip/.test(getComputedStyle(node).overflowX) && node.scrollWidth > node.clientWidth + 1
          && getComputedStyle(node).position !== "absolute") {
        found.add(`cut: ${node.tagName}.${node.className}`);
      }
      if (scrolls(node) && box.right > innerWidth + 1) found.add(`scroller: ${node.tagName}.${node.className}`);
      if (limit !== null && node.matches(bounds)) limit = Math.min(limit, box.right);
    }
    if (isClipped) continue;
    range.selectNodeContents(text);
    const right = Math.max(...[...range.getClientRects()].map((box) => box.right));
    if (right > limit + 1) found.add(`${text.data.trim().slice(0, 60)}: ${Math.round(right)} of ${Math.round(limit)}`);
  }
  for (const control of document.querySelectorAll("header a, input, button, select")) {
    const { right } = control.getBoundingClientRect();
    if (control.checkVisibility() && !control.closest(".scroll") && right > innerWidth) found.add(`control: ${control.outerHTML}`);
  }
  return [...found].slice(0, 20);
})()
