// A list in a scrolling element: rows are placed where the module says, before they are in the page.
//
// Rows stand at their place in the content, so that the browser's own scrolling moves them. An element can be so tall only; beyond
// that it is as tall as it may be, and rows stand at their place less a base: small scrolls move content and element alike, and the
// base changes where the reader drags the scroll bar or comes near the element's ends.

/** Taller elements lose pixels: Chromium's layers are placed by 32-bit floats, exact to 1/8 px below 2^21. */
export const tallest = 2_000_000;

/** The properties of elements and styles along an axis and across it. */
const axes = {
  vertical: {
    scroll: "scrollTop", length: "height", breadth: "width", side: "left", start: "top", move: "translateY", along: "clientHeight",
    across: "clientWidth",
  },
  horizontal: {
    scroll: "scrollLeft", length: "width", breadth: "height", side: "top", start: "insetInlineStart", move: "translateX",
    along: "clientWidth", across: "clientHeight",
  },
};

/** A virtual list. */
export class VirtualList {
  #list;
  #axis;
  /** -1 where the list runs from right to left: there browsers count scroll offsets below 0. */
  #sign = 1;
  #options;
  #element;
  #spacer;
  /** It stays where the element begins to show its content: pinned rows stand in it. */
  #pinned;
  #shown = new Map();
  #spare = [];
  /** Content offset less the element's scroll offset. */
  #base = 0;
  /** The scroll offset that was set or heard of last. */
  #scrolled = 0;
  /** The element's size across the list and along it. */
  #width = 0;
  #height = 0;
  #observer;
  #measure;
  #last = null;

  /**
   * @param element the element that scrolls
   * @param list a ListLayout
   * @param options `height(slot, width, key)` gives a row's height, `fill(row, slot, key)` fills its element, `make()` makes one
   */
  constructor(element, list, options) {
    this.#element = element;
    this.#list = list;
    this.#options = options;
    const { height, estimate } = options;
    this.#measure = { byKey: true, measure: (key, slot, _, width) => height(slot, width, key) };
    if (estimate) this.#measure.estimate = (key, slot, _, width) => estimate(slot, width, key);
    this.#axis = axes[list.axis];
    const { breadth, start, length } = this.#axis;
    if (list.axis === "horizontal") {
      const isRightToLeft = list.direction === "rightToLeft";
      if (isRightToLeft) this.#sign = -1;
      element.style.direction = isRightToLeft ? "rtl" : "ltr";
    }
    this.#spacer = document.createElement("div");
    this.#spacer.style.cssText = "position:relative;overflow:hidden;contain:strict";
    this.#spacer.style[breadth] = "100%";
    this.#pinned = document.createElement("div");
    this.#pinned.style.cssText = "position:sticky;height:0;z-index:1";
    this.#pinned.style[start] = "0";
    this.#pinned.style[length] = "0";
    element.style.overflowAnchor = "none";
    element.append(this.#pinned, this.#spacer);
    element.addEventListener("scroll", this.#onScroll, { passive: true });
    this.#observer = new ResizeObserver(() => this.resize());
    this.#observer.observe(element);
    this.resize();
  }

  get list() { return this.#list; }
  /** What the last frame said. */
  get report() { return this.#last; }
  /** The rows' elements that show, by key. */
  get shown() { return this.#shown; }

  /** The element has another size: the list has. */
  resize() {
    const { [this.#axis.across]: width, [this.#axis.along]: height } = this.#element;
    if (width === this.#width && height === this.#height) return;
    if (height !== this.#height) this.#list.setViewport(height);
    if (width !== this.#width) this.#list.setWidth(width);
    [this.#width, this.#height] = [width, height];
    this.update();
  }

  /** Rows' contents changed, at the same heights: those that show are filled anew. */
  refill() {
    for (const [key, row] of this.#shown) this.#options.fill(row, this.#list.slot(key), key);
  }

  /** Something was applied to the list: a frame shows it now. */
  apply(change) {
    this.#takeScroll();
    change(this.#list);
    this.update();
  }

  /** Measures so many rows near those that show, while nothing else is to be done; gives how many, 0 where all are measured. */
  measureAhead(count) {
    let asked = 0;
    this.apply((list) => { asked = list.measureAhead(count, this.#measure).asked.length; });
    return asked;
  }

  scrollTo(target) { this.apply((list) => list.scrollTo(target)); }

  get #scrollOffset() { return this.#sign * this.#element[this.#axis.scroll]; }

  #onScroll = () => {
    if (this.#takeScroll()) this.update();
  };

  /** Tells the list how the reader scrolled since; whether at all. */
  #takeScroll() {
    const scrolled = this.#scrollOffset;
    const moved = scrolled - this.#scrolled;
    if (moved === 0) return false;
    this.#scrolled = scrolled;
    const { contentHeight } = this.#list.step();
    const isJump = Math.abs(moved) > 4 * this.#height;
    if (contentHeight > tallest && isJump) {
      // The scroll bar was dragged: its place stands for a place in the content.
      const offset = (scrolled / (tallest - this.#height)) * (contentHeight - this.#height);
      this.#list.scrollToOffset(Math.round(offset));
    } else {
      this.#scrollBy(moved);
    }
    return true;
  }

  /**
   * Scrolls by a distance, by half of what shows at a time: a row that was seen is then on screen until rows nearer to where the reader
   * goes are, and holds their places, whatever heights the rows in between turn out to have.
   */
  #scrollBy(distance) {
    const step = Math.max(1, Math.floor(this.#height / 2));
    while (Math.abs(distance) > step && !(Math.abs(distance) > 4 * this.#height)) {
      this.#list.scrollBy(Math.sign(distance) * step);
      distance -= Math.sign(distance) * step;
      this.#list.frame(this.#measure);
    }
    this.#list.scrollBy(distance);
  }

  /** A frame: measures what is visible and missing, and places the rows. */
  update() {
    const report = this.#list.frame(this.#measure);
    this.#last = report;
    this.#place(report);
    const gone = new Set(this.#shown.keys());
    const pinned = new Set(report.pinned.slots);
    const origin = report.offset - this.#base;
    const rows = [...placed(report.pinned, this.#pinned, 0), ...placed(report.visible, this.#spacer, origin, pinned)];
    for (const row of rows) {
      row.key = this.#list.key(row.slot);
      gone.delete(row.key);
    }
    for (const key of gone) {
      const row = this.#shown.get(key);
      // What it shows may be another by the time that it is used again.
      delete row.dataset.key;
      this.#spare.push(row);
      this.#shown.delete(key);
    }
    for (const row of rows) this.#show(row);
    for (const row of this.#spare) row.style.display = "none";
    this.#options.onFrame?.(report);
  }

  /** Puts the element's scroll offset where the list is. */
  #place({ offset, contentHeight }) {
    const height = Math.min(contentHeight, tallest);
    set(this.#spacer.style, this.#axis.length, `${height}px`);
    let scrolled = offset - this.#base;
    const end = height - this.#height;
    const room = contentHeight > tallest ? 8 * this.#height : 0;
    const isNearStart = scrolled < room && this.#base > 0;
    const isNearEnd = scrolled > end - room && this.#base + height < contentHeight;
    if (contentHeight <= tallest) {
      this.#base = 0;
      scrolled = offset;
    } else if (isNearStart || isNearEnd || scrolled < 0 || scrolled > end || offset < room || offset > contentHeight - this.#height - room) {
      scrolled = Math.round((offset / (contentHeight - this.#height)) * end);
      // Near its own ends the element stands as the content does.
      if (offset <= scrolled || offset < room) scrolled = offset;
      if (contentHeight - this.#height - offset < room) scrolled = end - (contentHeight - this.#height - offset);
      this.#base = offset - scrolled;
    }
    if (scrolled !== this.#scrolled) {
      this.#element[this.#axis.scroll] = this.#sign * scrolled;
      // What the browser made of it.
      this.#scrolled = this.#scrollOffset;
    }
  }

  #show({ slot, key, parent, y, tall, left, width }) {
    let row = this.#shown.get(key);
    const { fill, make } = this.#options;
    if (!row) {
      row = this.#spare.pop();
      if (!row) {
        row = make ? make() : document.createElement("div");
        row.style.position = "absolute";
        row.style.boxSizing = "border-box";
        row.style[this.#axis.start] = "0";
      }
      row.style.display = "";
      this.#shown.set(key, row);
    }
    if (row.dataset.key !== key) {
      row.dataset.key = key;
      fill(row, slot, key);
    }
    if (row.parentNode !== parent) parent.append(row);
    const { move, length, side, breadth } = this.#axis;
    set(row.style, "transform", `${move}(${this.#sign * y}px)`);
    set(row.style, length, `${tall}px`);
    set(row.style, side, `${left}px`);
    set(row.style, breadth, `${width}px`);
  }

  /** Takes the list out of the page. */
  destroy() {
    this.#observer.disconnect();
    this.#element.removeEventListener("scroll", this.#onScroll);
    this.#spacer.remove();
    this.#pinned.remove();
  }
}

/** Shown slots but for some, with the elements that their rows stand in. Copied: later calls may change what a report's arrays show. */
function placed({ slots, tops, heights, lefts, widths }, parent, origin, others = new Set()) {
  return Array.from(slots, (slot, place) => ({
    slot, parent, y: tops[place] + origin, tall: heights[place], left: lefts[place], width: widths[place],
  })).filter(({ slot }) => !others.has(slot));
}

/** Sets a property of a style where it is another: setting it costs even where it is not. */
function set(style, name, value) {
  if (style[name] !== value) style[name] = value;
}
