// The same list by what list libraries do: rows have an estimate until they are in the page, are measured there, and the scroll
// offset is corrected afterwards for rows above that turned out otherwise.
import { tallest } from "../virtual-list.mjs";

/** Sums of heights, each of which may change: a tree of partial sums (P. Fenwick). */
class Sums {
  constructor(count, each) {
    this.values = new Float64Array(count).fill(each);
    this.tree = new Float64Array(count + 1);
    for (let place = 1; place <= count; place += 1) this.tree[place] = each * (place & -place);
  }

  set(index, value) {
    const change = value - this.values[index];
    this.values[index] = value;
    for (let place = index + 1; place < this.tree.length; place += place & -place) this.tree[place] += change;
  }

  before(index) {
    let sum = 0;
    for (let place = index; place > 0; place -= place & -place) sum += this.tree[place];
    return sum;
  }

  indexAt(y) {
    let place = 0;
    for (let step = 2 ** Math.floor(Math.log2(Math.max(1, this.values.length))); step >= 1; step /= 2) {
      if (place + step < this.tree.length && this.tree[place + step] <= y) {
        place += step;
        y -= this.tree[place];
      }
    }
    return Math.min(place, this.values.length - 1);
  }
}

/** A virtual list that measures in the page. */
export class MeasuredList {
  shown = new Map();
  #measured = new Set();
  #base = 0;
  #scrollTop = 0;

  constructor(element, { count, estimate, fill, make, keyOf, onFrame }) {
    Object.assign(this, { element, estimate, fill, make, keyOf, onFrame });
    this.sums = new Sums(count, estimate);
    this.spacer = document.createElement("div");
    this.spacer.style.cssText = "position:relative;overflow:hidden;width:100%";
    element.append(this.spacer);
    element.addEventListener("scroll", this.onScroll, { passive: true });
    // Rows are measured once they are laid out, as libraries do.
    this.sizes = new ResizeObserver((entries) => this.measured(entries));
    this.update();
  }

  get count() { return this.sums.values.length; }
  get contentHeight() { return this.sums.before(this.count); }

  onScroll = () => {
    const moved = this.element.scrollTop - this.#scrollTop;
    if (moved === 0) return;
    this.#scrollTop = this.element.scrollTop;
    const height = this.element.clientHeight;
    if (this.contentHeight > tallest && Math.abs(moved) > 4 * height) {
      const offset = (this.#scrollTop / (tallest - height)) * (this.contentHeight - height);
      this.#base = offset - this.#scrollTop;
    }
    this.update();
  };

  get offset() { return this.#scrollTop + this.#base; }

  setOffset(offset) {
    const height = this.element.clientHeight;
    const end = Math.min(this.contentHeight, tallest) - height;
    const last = this.contentHeight - height;
    offset = Math.max(0, Math.min(last, offset));
    let scrollTop = this.contentHeight <= tallest ? offset : Math.round((offset / last) * end);
    if (this.contentHeight > tallest && last - offset < 8 * height) scrollTop = end - (last - offset);
    if (this.contentHeight > tallest && offset < 8 * height) scrollTop = offset;
    this.#base = offset - scrollTop;
    this.element.scrollTop = scrollTop;
    this.#scrollTop = this.element.scrollTop;
    this.update();
  }

  scrollToIndex(index) { this.setOffset(this.sums.before(index)); }
  scrollToEnd() { this.setOffset(Infinity); }

  /** Rows come in at the start: the offset moves by their estimates. */
  prepend(count) {
    const offset = this.offset;
    const old = this.sums.values;
    const sums = new Sums(this.count + count, this.estimate);
    for (const index of this.#measured) sums.set(index + count, old[index]);
    this.#measured = new Set([...this.#measured].map((index) => index + count));
    this.sums = sums;
    this.setOffset(offset + count * this.estimate);
  }

  append(count) {
    const old = this.sums.values;
    const sums = new Sums(this.count + count, this.estimate);
    for (const index of this.#measured) sums.set(index, old[index]);
    this.sums = sums;
    this.update();
  }

  measured(entries) {
    let correction = 0;
    for (const { target } of entries) {
      const index = Number(target.dataset.index);
      if (target.style.display === "none" || !this.shown.has(target.dataset.key)) continue;
      const height = target.getBoundingClientRect().height;
      const change = height - this.sums.values[index];
      this.#measured.add(index);
      if (change === 0) continue;
      if (this.sums.before(index) < this.offset) correction += change;
      this.sums.set(index, height);
    }
    if (correction !== 0) {
      this.element.scrollTop = this.#scrollTop + correction;
      this.#scrollTop = this.element.scrollTop;
    }
    if (entries.length > 0) this.update();
  }

  update() {
    const height = this.element.clientHeight;
    this.spacer.style.height = `${Math.min(this.contentHeight, tallest)}px`;
    const rows = [];
    let index = this.sums.indexAt(this.offset);
    let top = this.sums.before(index);
    while (index < this.count && top < this.offset + height) {
      rows.push([index, top]);
      top += this.sums.values[index];
      index += 1;
    }
    const gone = new Set(this.shown.keys());
    for (const [index] of rows) gone.delete(this.keyOf(index));
    for (const key of gone) {
      this.sizes.unobserve(this.shown.get(key));
      this.shown.get(key).remove();
      this.shown.delete(key);
    }
    for (const [index, top] of rows) {
      const key = this.keyOf(index);
      let row = this.shown.get(key);
      if (!row) {
        row = this.make();
        row.style.cssText = "position:absolute;left:0;right:0;top:0";
        row.dataset.key = key;
        this.fill(row, index, key);
        this.spacer.append(row);
        this.shown.set(key, row);
        this.sizes.observe(row);
      }
      row.dataset.index = index;
      row.style.transform = `translateY(${top - this.#base}px)`;
    }
    this.onFrame?.();
  }

  destroy() {
    this.sizes.disconnect();
    this.element.removeEventListener("scroll", this.onScroll);
    this.spacer.remove();
  }
}
