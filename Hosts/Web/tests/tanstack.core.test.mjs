// The adapter over the real core of TanStack Virtual, in Chromium: TANSTACK names its built ES module (`@tanstack/virtual-core`), which
// is no part of this project. Places are read from the page's own rectangles.
import assert from "node:assert/strict";
import { basename, dirname, join, resolve } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { Browser, serve } from "./webdriver.mjs";

const core = process.env.TANSTACK && resolve(process.env.TANSTACK);
const skip = !core ? "TANSTACK names no module" : process.env.SELFSIZING_BROWSER === "none" ? "no browser is wanted" : false;
let files, browser;
before(async () => {
  if (skip) return;
  files = await serve(join(fileURLToPath(new URL(".", import.meta.url)), "../dist"), { peer: dirname(core) });
  browser = await Browser.start();
  await browser.open(`${files.address}/demo/demo.css`);
});
after(async () => {
  await browser?.close();
  files?.close();
});

/** A list in the page by the core; `sizes` gives what the adapter replaces. Gives what moved and where rows stood. */
const scrolled = (sizes) => `
  const [{ load }, { forTanStack }, core] = await Promise.all([
    import("/selfsizing.mjs"), import("/tanstack.mjs"), import("/peer/${basename(core)}")]);
  const { ListLayout } = await load();
  const heightAt = (index, width) => 20 + ((index * 7919) % 61) + (width < 300 ? 18 : 0);
  const list = new ListLayout({ viewport: 500, width: 320, estimates: 44, scale: 1 });
  list.load({ count: 3000, prefix: "k" });
  document.body.innerHTML = '<div id="scroll" style="height:500px;width:320px;overflow-y:auto;position:relative;overflow-anchor:none"><div id="all" style="position:relative"></div></div>';
  const scroll = document.querySelector("#scroll"), all = document.querySelector("#all");
  const rows = new Map();
  let corrected = 0, wrong = 0, compared = 0, unlike = 0;
  const options = {
    ...forTanStack(list, heightAt), ...(${sizes}),
    overscan: 1, initialOffset: 30_000, getScrollElement: () => scroll,
    observeElementRect: core.observeElementRect, observeElementOffset: core.observeElementOffset,
    scrollToFn: (offset, options, instance) => {
      corrected += Math.abs(options.adjustments ?? 0);
      core.elementScroll(offset, options, instance);
    },
  };
  const virtualizer = new core.Virtualizer(options);
  const render = () => {
    all.style.height = virtualizer.getTotalSize() + "px";
    const items = virtualizer.getVirtualItems(), keys = new Set(items.map(({ key }) => key));
    for (const [key, row] of rows) if (!keys.has(key)) { row.remove(); rows.delete(key); }
    for (const item of items) {
      let row = rows.get(item.key);
      if (!row) {
        row = document.createElement("div");
        row.style.cssText = "position:absolute;left:0;right:0;top:0";
        row.style.height = heightAt(item.index, 320) + "px";
        row.dataset.index = item.index;
        all.append(row);
        rows.set(item.key, row);
      }
      row.style.transform = "translateY(" + item.start + "px)";
      virtualizer.measureElement(row);
    }
  };
  virtualizer.setOptions({ ...virtualizer.options, onChange: render });
  virtualizer._didMount();
  virtualizer._willUpdate();
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  render();
  await frame();
  let before = null;
  for (let turn = 0; turn < 120; turn += 1) {
    scroll.scrollTop -= turn === 0 ? 0 : 37;
    await frame();
    render();
    const origin = scroll.getBoundingClientRect().top - scroll.scrollTop;
    const tops = new Map();
    for (const { index, key, size, start } of virtualizer.getVirtualItems()) {
      const box = rows.get(key).getBoundingClientRect();
      tops.set(key, box.top);
      compared += 1;
      if (key !== list.key(index) || box.height !== size || Math.abs(box.top - origin - start) > 0.01) wrong += 1;
      if (size !== list.height(index) || start !== list.top(index)) unlike += 1;
    }
    // What moved by another distance than the reader scrolled.
    if (before && turn > 2) for (const [key, top] of tops) if (before.has(key)) before.moved += Math.abs(top - before.get(key) - 37) > 0.5 ? 1 : 0;
    tops.moved = before?.moved ?? 0;
    before = tops;
  }
  return { corrected, wrong, compared, unlike, moved: before.moved, total: virtualizer.getTotalSize(), content: list.contentHeight };`;

test("TanStack's own core has the places of the list, and nothing is corrected while the reader scrolls up", { skip }, async () => {
  const found = await browser.run(scrolled("{}"));
  console.log(found);
  assert.ok(found.compared > 500);
  assert.deepEqual([found.corrected, found.wrong, found.unlike, found.moved], [0, 0, 0, 0]);
  assert.equal(found.total, found.content);
});

test("measuring in the page, it corrects the offset", { skip }, async () => {
  const found = await browser.run(scrolled("{ estimateSize: () => 44, measureElement: core.measureElement }"));
  console.log(found);
  assert.ok(found.corrected > 100, `${found.corrected} px`);
});
