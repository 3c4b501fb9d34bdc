// The texts in sight whose contrast to what lies behind them is less than WCAG asks for, as lines.
(() => {
  // Mixed colours come as shares of one.
  const parts = (color) => color.match(/[\d.]+/g).map(Number)
    .map((value, index) => (color.startsWith("color(") && index < 3 ? value * 255 : value));
  const channel = (value) => (value /= 255) <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  const luminance = ([red, green, blue]) => 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
  const over = (front, back) => front.slice(0, 3).map((value, index) => {
    const alpha = front[3] ?? 1;
    return value * alpha + back[index] * (1 - alpha);
  });
  function behind(node) {
    if (!node) return parts(getComputedStyle(document.body).backgroundColor);
    const color = parts(getComputedStyle(node).backgroundColor);
    return color[3] === 0 ? behind(node.parentElement) : over(color, color[3] < 1 ? behind(node.parentElement) : color);
  }
  const found = new Set();
  const isSeen = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) => {
    if (node instanceof Text) return NodeFilter.FILTER_ACCEPT;
    return isSeen(node) ? NodeFilter.FILTER_SKIP : NodeFilter.FILTER_REJECT;
  });
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const node = text.parentElement;
    if (!text.data.trim()) continue;
    const style = getComputedStyle(node);
    const back = behind(node);
    const front = over(parts(node instanceof SVGElement ? style.fill : style.color), back);
    const [light, dark] = [luminance(front), luminance(back)].sort((a, b) => b - a);
    const ratio = (light + 0.05) / (dark + 0.05);
    const size = parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && style.fontWeight >= 700);
    if (ratio >= (isLarge ? 3 : 4.5)) continue;
    found.add(`${ratio.toFixed(2)} ${node.tagName}.${node.getAttribute("class")} ${front.map(Math.round)} on ${back}`);
  }
  return [...found].slice(0, 20);
})()
