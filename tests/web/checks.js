// What can be measured of a screen, for web/checking.py: each function gives a list of what is wrong.
({
  /** Texts that are keys of messages, or were made of something that was not there. */
  strange() {
    const found = [document.title];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) found.push(walk.currentNode.data);
    for (const it of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]")) {
      for (const name of ["aria-label", "title", "placeholder", "alt"]) found.push(it.getAttribute(name) ?? "");
    }
    const key = /\b(page|event|table|phase|kind|server|refusal|score|option|game)-[a-z]+-?[a-z]/;
    return found.filter((it) => key.test(it) || /[{}]|\bundefined\b|\bnull\b|\bNaN\b|\[object/.test(it));
  },

  /** What is wider than the screen, and text that spills out of its box or of what scrolls it, which nobody looks for. */
  spills() {
    const found = [];
    const sideways = ".hand, .tabs, .open-hands, .sums .wide, .scrolls, .review-scroll, svg *"; // meant to scroll so
    const scrolls = (it) => /auto|scroll|hidden|clip/.test(getComputedStyle(it).overflowX);
    const scrolledAway = (it) => {
      for (let up = it.parentElement; up && up !== document.body; up = up.parentElement) if (scrolls(up)) return true;
      return false;
    };
    const page = document.scrollingElement;
    if (page.scrollWidth > innerWidth + 1) found.push(`the page scrolls sideways: ${page.scrollWidth} in ${innerWidth}`);
    for (const it of document.querySelectorAll("body *")) {
      if (it.closest("svg, .read, .away, [hidden], dialog:not([open])") || !it.getClientRects().length) continue;
      const style = getComputedStyle(it);
      if (/auto|scroll/.test(style.overflowX) && it.scrollWidth > it.clientWidth + 1 && !it.matches(`${sideways}, select, textarea`)) {
        found.push(`goes on sideways: ${this.name(it)} ${it.scrollWidth} in ${it.clientWidth}`);
      }
      const text = [...it.childNodes].some((child) => child.nodeType === 3 && child.data.trim());
      if (!text || style.visibility === "hidden" || style.display === "inline") continue;
      const box = it.getBoundingClientRect();
      const wide = it.scrollWidth > it.clientWidth + 1 && !/auto|scroll/.test(style.overflowX) && style.textOverflow !== "ellipsis";
      if (wide) found.push(`too wide: ${this.name(it)} ${it.scrollWidth} in ${it.clientWidth}`);
      const out = box.width > 0 && (box.right > innerWidth + 1 || box.left < -1) && !scrolledAway(it);
      if (out) found.push(`outside: ${this.name(it)} ${Math.round(box.left)}..${Math.round(box.right)}`);
    }
    return found;
  },

  /** Fields with too little room for what stands in them as long as they are empty. */
  cut() {
    const pen = new OffscreenCanvas(1, 1).getContext("2d");
    const over = (it) => {
      const style = getComputedStyle(it);
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      return pen.measureText(it.placeholder).width + parseFloat(style.paddingLeft) + parseFloat(style.paddingRight) - it.clientWidth;
    };
    return [...document.querySelectorAll("input[placeholder]")].filter((it) => over(it) > 1).map((it) => `cut: ${this.name(it)}`);
  },

  /** What can be pressed and is smaller than a finger. Links in sentences may be. */
  small(least) {
    const found = [];
    const pressed = "button, a[href], input, select, summary, textarea, [role=button], [role=tab], [role=radio], [role=checkbox]";
    for (const it of document.querySelectorAll(pressed)) {
      if (it.closest("svg, .away, dialog:not([open])") || !it.getClientRects().length || it.disabled) continue;
      const style = getComputedStyle(it);
      if (style.visibility === "hidden" || (it.tagName === "A" && style.display === "inline")) continue;
      const held = it.matches("input[type=radio], input[type=checkbox]") ? it.closest("label") : null;
      const box = (held ?? it).getBoundingClientRect();
      if (box.width < 2 || box.height < 2) continue; // covered by its label
      const fits = box.width >= least - 0.5 && box.height >= least - 0.5;
      if (!fits) found.push(`too small: ${this.name(it)} ${Math.round(box.width)}×${Math.round(box.height)}`);
    }
    return [...new Set(found)];
  },

  /** Words in plain letters: hard-coded, or a name. The board is drawn by the server. */
  plain(names) {
    const found = new Set();
    const known = new Set(names.flatMap((it) => it.split(/[^A-Za-z]+/)));
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const it = walk.currentNode.parentElement;
      if (!it || it.closest("svg, script, style, noscript, select, .name, .big-code")) continue;
      const words = walk.currentNode.data.match(/[A-Za-z]{3,}/g) ?? [];
      if (words.some((word) => !known.has(word))) found.add(walk.currentNode.data.trim());
    }
    return [...found];
  },

  name(it) {
    const text = (it.getAttribute("aria-label") ?? it.textContent ?? "").trim().replace(/\s+/g, " ");
    return `${it.tagName.toLowerCase()}.${[...it.classList].join(".")} "${text.slice(0, 60)}"`;
  },
})
