"use strict";
// Everything shown was computed when the page was made; here it is only looked up. The one thing that is measured here is the
// browser's own layout of the plain texts.
const data = JSON.parse(document.getElementById("data").textContent);
const svgNamespace = "http://www.w3.org/2000/svg";
const shown = number => String(+number.toFixed(4));

/// The last element of a list, sorted by where they begin, that begins at a width or before.
function at(list, width) {
  let low = 0, high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle].from <= width) low = middle + 1; else high = middle;
  }
  return list[Math.max(0, low - 1)];
}

function make(name, attributes) {
  const element = document.createElementNS(svgNamespace, name);
  for (const key in attributes) element.setAttribute(key, attributes[key]);
  return element;
}

/// A row of the page: its picture, its slider and its curve.
class Row {
  constructor(section) {
    this.section = section;
    this.data = data.rows[section.dataset.row];
    this.stage = section.querySelector(".stage");
    this.slider = section.querySelector("input");
    this.curve = section.querySelector(".curve");
    this.chosen = -1;
    this.slider.addEventListener("input", () => this.show(+this.slider.value));
    this.stage.addEventListener("pointermove", event => this.choose(this.partAt(event)));
    this.stage.addEventListener("pointerleave", () => this.choose(-1));
    this.stage.addEventListener("blur", () => this.choose(-1));
    this.stage.addEventListener("keydown", event => this.step(event));
    this.curve.addEventListener("pointermove", event => this.tell(this.widthAt(event)));
    this.curve.addEventListener("pointerleave", () => this.tell(this.width));
    this.curve.addEventListener("click", event => this.show(Math.round(this.widthAt(event))));
  }

  /// Shows the row at a width.
  show(width) {
    this.width = width;
    this.slider.value = width;
    this.section.querySelector(".width").textContent = shown(width);
    this.tell(width);
    const { from, to, shape, first, last } = at(this.data.pieces, width);
    const part = to > from ? Math.min(1, (width - from) / (to - from)) : 0;
    const numbers = first.map((number, index) => shown(number + (last[index] - number) * part));
    const { parts, strings } = this.data.shapes[shape];
    const [rowWidth, rowHeight] = numbers;
    this.frames = parts.map((part, index) => ({
      ...this.data.parts[part], rect: numbers.slice(2 + 4 * index, 6 + 4 * index)
    }));
    const rest = numbers.slice(2 + 4 * parts.length);
    const picture = strings.map((string, index) => string + (rest[index] ?? "")).join("");
    // As wide as was proposed, and wide enough for what is wider.
    const across = shown(Math.max(width, +rowWidth));
    this.stage.innerHTML = `<svg xmlns="${svgNamespace}" width="${across}" height="${rowHeight}" viewBox="0 0 ${across} ${rowHeight}">`
      + `<g>${picture}</g><g class="frames"></g></svg>`;
    this.choose(this.chosen < this.frames.length ? this.chosen : -1);
    this.slider.setAttribute("aria-valuetext", `${shown(width)} points wide, ${this.section.querySelector(".height").value} high`);
    const now = this.curve.querySelector(".now");
    now.setAttribute("x1", width - data.from);
    now.setAttribute("x2", width - data.from);
  }

  /// Says how high the row is at a width, and how far that holds.
  tell(width) {
    const { from, to, height, slope } = at(this.data.steps, width);
    this.section.querySelector(".height").value = shown(height + slope * (width - from));
    this.section.querySelector(".holds").textContent = slope
      ? `high at ${shown(width)}, changing with the width from ${shown(from)} to ${shown(to)}`
      : `high at ${shown(width)}, as at every width from ${shown(from)} up to ${shown(to)}`;
  }

  widthAt(event) {
    const box = this.curve.getBoundingClientRect();
    const part = Math.max(0, Math.min(1, (event.clientX - box.left) / box.width));
    return data.from + part * (data.to - data.from);
  }

  /// The innermost part under the pointer, the frontmost of several.
  partAt(event) {
    const box = this.stage.firstChild.getBoundingClientRect();
    const x = event.clientX - box.left, y = event.clientY - box.top;
    let found = -1;
    this.frames.forEach(({ depth, rect }, index) => {
      const [left, top, width, height] = rect.map(Number);
      const isInside = x >= left && x <= left + width && y >= top && y <= top + height;
      if (isInside && (found < 0 || depth >= this.frames[found].depth)) found = index;
    });
    return found;
  }

  /// Shows the frames with one of them chosen, or none.
  choose(index) {
    this.chosen = index;
    const group = this.stage.querySelector(".frames");
    group.replaceChildren();
    if (index < 0) {
      this.section.querySelector(".part").textContent = "Point at a part to see its frame.";
      return;
    }
    const order = [...this.frames.keys()].filter(other => other !== index).concat(index);
    for (const other of order) {
      const [x, y, width, height] = this.frames[other].rect;
      group.append(make("rect", { x, y, width, height, class: other === index ? "frame chosen" : "frame" }));
    }
    const { title, rect: [x, y, width, height] } = this.frames[index];
    this.section.querySelector(".part").textContent = `${title}: ${width} × ${height} at ${x}, ${y}`;
  }

  /// Goes to the part before or after by the keyboard.
  step(event) {
    const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
    if (event.key === "Escape") return this.choose(-1);
    if (!(event.key in steps)) return;
    event.preventDefault();
    const count = this.frames.length;
    if (count) this.choose(this.chosen < 0 && steps[event.key] < 0 ? count - 1 : (this.chosen + steps[event.key] + count) % count);
  }
}

/// A plain text that the browser lays out beside the lines that were measured.
class Text {
  constructor(article) {
    this.article = article;
    this.data = data.texts[article.dataset.text];
    this.scalars = Array.from(this.data.text);
    // Where each scalar begins in the browser's units of text.
    this.offsets = [0];
    for (const scalar of this.scalars) this.offsets.push(this.offsets.at(-1) + scalar.length);
    this.ours = article.querySelector(".ours");
    this.theirs = article.querySelector(".theirs");
    this.theirs.textContent = this.data.text;
    for (const element of [this.ours, this.theirs]) {
      element.style.fontFamily = this.data.families;
      element.style.fontSize = `${this.data.size}px`;
      element.lang = this.data.language;
    }
    this.theirs.dir = "auto";
  }

  /// The box of a scalar; of one without a box that of the one before.
  box(index) {
    const range = document.createRange();
    for (let place = index; place >= 0; place -= 1) {
      range.setStart(this.theirs.firstChild, this.offsets[place]);
      range.setEnd(this.theirs.firstChild, this.offsets[place + 1]);
      const boxes = range.getClientRects();
      if (boxes.length) return boxes[boxes.length - 1];
    }
    return { top: 0, bottom: 0 };
  }

  /// Where the browser's lines begin, in scalars. The boxes of a line all reach over its baseline, so a scalar that begins below
  /// the box of a line's first one is on a later line.
  starts() {
    const starts = [0];
    const count = this.scalars.length;
    for (;;) {
      let low = starts.at(-1) + 1, high = count;
      const bottom = this.box(starts.at(-1)).bottom;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (this.box(middle).top >= bottom - 0.5) high = middle; else low = middle + 1;
      }
      if (low >= count) return starts;
      starts.push(low);
    }
  }

  /// How the browser's layout in a block of some width differs from what was measured for a width; empty where it does not.
  messages(width, blockWidth = width) {
    const { height, starts } = at(this.data.layouts, width);
    this.theirs.style.width = `${blockWidth}px`;
    const found = this.starts();
    const foundHeight = this.theirs.getBoundingClientRect().height;
    const line = starts.findIndex((start, index) => index < found.length && start !== found[index]);
    const messages = [];
    if (line >= 0) messages.push(`line ${line + 1} begins at character ${found[line]} here, at ${starts[line]} measured`);
    if (found.length !== starts.length) messages.push(`${found.length} lines here, ${starts.length} measured`);
    if (Math.abs(foundHeight - height) > 0.01) messages.push(`${shown(foundHeight)} high here, ${shown(height)} measured`);
    return messages;
  }

  /// Compares at a width: what differs, and whether that is a matter of rounding, as a 32nd of a pixel more or less makes it go.
  compare(width) {
    const messages = this.messages(width);
    const isRounding = messages.length > 0 && [-1, 1].some(side => !this.messages(width, width + side / 32).length);
    this.theirs.style.width = `${width}px`;
    return { messages, isRounding, differs: messages.length > 0 && !isRounding };
  }

  /// Shows both at a width; returns how they compare.
  show(width) {
    const { height, starts } = at(this.data.layouts, width);
    const comparison = this.compare(width);
    const found = this.starts();
    const verdict = this.article.querySelector(".verdict");
    verdict.className = comparison.differs ? "verdict other" : "verdict same";
    const lines = `${starts.length} line${starts.length === 1 ? "" : "s"}`;
    verdict.textContent = comparison.messages.length
      ? comparison.messages.join("; ") + (comparison.isRounding ? ", by less than 1/32 of a pixel" : "")
      : `Same: ${lines}, ${shown(height)} high`;
    this.ours.style.width = `${width}px`;
    this.ours.replaceChildren(...starts.map((start, line) => {
      const element = document.createElement("div");
      element.textContent = this.scalars.slice(start, starts[line + 1]).join("").replace(/[\r\n]+$/, "") || "\u200b";
      element.dir = this.theirs.matches(":dir(rtl)") ? "rtl" : "ltr";
      element.classList.toggle("differs", start !== found[line]);
      return element;
    }));
    return comparison;
  }
}

const rows = [...document.querySelectorAll(".row")].map(section => new Row(section));
const texts = [...document.querySelectorAll(".text")].map(article => new Text(article));
const slider = document.getElementById("all");
const comparison = document.getElementById("comparison");
const verdict = document.getElementById("verdict");

function showAll(width) {
  slider.value = width;
  document.getElementById("all-width").value = shown(width);
  for (const row of rows) row.show(width);
  compareAt(width);
}

function compareAt(width) {
  if (!comparison || comparison.hidden) return;
  say(`${texts.length} texts at ${shown(width)}`, texts.map(text => text.show(width)));
}

/// Says how comparisons came out.
function say(what, comparisons, first = "") {
  const differing = comparisons.filter(comparison => comparison.differs).length;
  const rounding = comparisons.filter(comparison => comparison.isRounding).length;
  verdict.className = differing ? "other" : "same";
  verdict.value = `${what}: ${differing} differ` + (rounding ? `, ${rounding} by less than 1/32 of a pixel` : "") + first;
}

/// Compares all texts at many widths, a text at a time so that the page stays alive.
async function compareEverywhere(widths) {
  const different = [];
  let first = "";
  for (const [number, text] of texts.entries()) {
    for (const width of widths) {
      const comparison = text.compare(width);
      if (!comparison.messages.length) continue;
      different.push(comparison);
      if (comparison.differs && !first) {
        first = `; first at ${shown(width)}, ${text.article.querySelector("h3").textContent}: ${comparison.messages.join("; ")}`;
      }
    }
    say(`${number + 1} of ${texts.length} texts …`, different);
    await new Promise(resolve => setTimeout(resolve));
  }
  compareAt(+slider.value);
  say(`${texts.length} texts at ${widths.length} widths`, different, first);
}

slider.addEventListener("input", () => showAll(+slider.value));
for (const button of document.querySelectorAll(".marks button")) {
  button.addEventListener("click", () => showAll(+button.dataset.width));
}
document.getElementById("compare")?.addEventListener("change", async event => {
  comparison.hidden = !event.target.checked;
  await Promise.all([...document.fonts].map(font => font.load()));
  compareAt(+slider.value);
});
document.getElementById("sweep")?.addEventListener("click", () => compareEverywhere(data.widths));
showAll(+slider.value);
