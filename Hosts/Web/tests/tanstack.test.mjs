// The adapter for TanStack Virtual, over a stand-in of its Virtualizer: the package is no part of this project and of no registry that
// its tests need. The stand-in keeps sizes, positions, the offset and its corrections as virtual-core 3 does for one lane.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { load } from "../dist/selfsizing.mjs";
import { forTanStack } from "../dist/tanstack.mjs";

const { ListLayout } = await load(readFileSync(join(fileURLToPath(new URL(".", import.meta.url)), "../dist/list.wasm")));

/**
 * What the virtualizer does with the options that the adapter gives: an item is as tall as it was measured, else as estimated; it begins
 * where the one before it ends; and where an element is measured otherwise than its item, above the offset, the offset is corrected.
 */
class StandInVirtualizer {
  scrollOffset = 0;
  /** Pixels that the offset was corrected by. */
  corrected = 0;
  #sizes = new Map();
  #items = null;

  constructor(options) { this.options = { paddingStart: 0, gap: 0, overscan: 1, ...options }; }

  /** All items with their places, by estimates where nothing was measured. */
  get measurementsCache() {
    if (this.#items) return this.#items;
    const { count, getItemKey, estimateSize, paddingStart, gap } = this.options;
    let end = paddingStart - gap;
    this.#items = Array.from({ length: count }, (_, index) => {
      const key = getItemKey(index), start = end + gap, size = this.#sizes.get(key) ?? estimateSize(index);
      end = start + size;
      return { index, key, start, size, end, lane: 0 };
    });
    return this.#items;
  }

  getTotalSize() { return this.measurementsCache.at(-1)?.end ?? 0; }

  getVirtualItems() {
    const items = this.measurementsCache, end = this.scrollOffset + this.options.height;
    const first = items.findIndex((item) => item.end > this.scrollOffset);
    const last = items.findLastIndex((item) => item.start < end);
    return items.slice(Math.max(0, first - this.options.overscan), last + 1 + this.options.overscan);
  }

  indexFromElement(element) { return Number(element.getAttribute("data-index")); }

  /** The reference that a framework calls with each item's element. */
  measureElement(element) {
    const size = this.options.measureElement(element, undefined, this);
    const item = this.measurementsCache[this.indexFromElement(element)];
    const change = size - (this.#sizes.get(item.key) ?? item.size);
    if (change === 0) return;
    if (item.start < this.scrollOffset) {
      this.scrollOffset += change;
      this.corrected += Math.abs(change);
    }
    this.#sizes.set(item.key, size);
    this.#items = null;
  }

  /** The items on screen come into the page, and are measured there. */
  render() {
    for (const { index } of this.getVirtualItems()) this.measureElement({ getAttribute: () => String(index) });
  }
}

const count = 3000;
const heightAt = (index, width) => 20 + ((index * 7919) % 61) + (width < 300 ? 18 : 0);

function layout() {
  const list = new ListLayout({ viewport: 500, width: 320, estimates: 44, scale: 1 });
  list.load({ count, prefix: "k" });
  return list;
}

test("items have the places of the list, and nothing is corrected while the reader scrolls", () => {
  const list = layout();
  const options = forTanStack(list, heightAt);
  const virtualizer = new StandInVirtualizer({ ...options, height: 500 });
  assert.equal(options.count, count);
  virtualizer.scrollOffset = 30_000;
  for (let frame = 0; frame < 200; frame += 1) {
    virtualizer.render();
    const items = virtualizer.getVirtualItems();
    assert.ok(items.length > 5);
    for (const item of items) {
      assert.equal(item.key, list.key(item.index));
      assert.equal(item.size, heightAt(item.index, 320));
      assert.equal(item.start, list.top(item.index));
      assert.equal(item.start, options.start(item.index));
    }
    virtualizer.scrollOffset -= 137;
  }
  assert.equal(virtualizer.corrected, 0);
  assert.equal(virtualizer.getTotalSize(), list.contentHeight);
  assert.equal(options.totalSize(), list.contentHeight);
});

test("the stand-in corrects the offset where rows are measured in the page only", () => {
  const list = layout();
  const virtualizer = new StandInVirtualizer({
    ...forTanStack(list, heightAt), height: 500, estimateSize: () => 44, getItemKey: (index) => index,
    measureElement: (element, _, instance) => heightAt(instance.indexFromElement(element), 320),
  });
  virtualizer.scrollOffset = 30_000;
  for (let frame = 0; frame < 60; frame += 1) {
    virtualizer.render();
    virtualizer.scrollOffset -= 137;
  }
  assert.ok(virtualizer.corrected > 300, `${virtualizer.corrected} px`);
});

test("at another width a new virtualizer has the new places; rows that come in have their keys", () => {
  const list = layout();
  new StandInVirtualizer({ ...forTanStack(list, heightAt), height: 500 }).render();
  list.setWidth(250);
  list.batch({ inserts: [{ at: [0, 0], key: "newest" }] });
  const virtualizer = new StandInVirtualizer({ ...forTanStack(list, heightAt), height: 500 });
  virtualizer.render();
  const [first, second] = virtualizer.getVirtualItems();
  assert.deepEqual([first.key, first.size, second.key, second.start], ["newest", heightAt(0, 250), "k0", heightAt(0, 250)]);
  assert.equal(virtualizer.options.count, count + 1);
  assert.equal(virtualizer.corrected, 0);
});
