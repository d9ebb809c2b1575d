// The demo's page in Chromium. Movement is read from the page's own rectangles, for both lists alike, never from a list's report.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { described, frames, openDemo, run } from "./gestures.mjs";
import { serve } from "./webdriver.mjs";

const dist = join(fileURLToPath(new URL(".", import.meta.url)), "../dist");
const isRequired = process.env.SELFSIZING_BROWSER === "required";
const skip = process.env.SELFSIZING_BROWSER === "none" ? "no browser is wanted" : false;
let files;
before(async () => { files = await serve(dist); });
after(() => files.close());

/** Runs a body with a browser that shows the demo. */
async function withDemo(options, query, body) {
  const browser = await openDemo(files.address, options, query);
  if (!browser) {
    assert.ok(!isRequired, "there is no chromedriver");
    return;
  }
  try {
    await body(browser);
    assert.deepEqual(await browser.console(), []);
  } finally {
    await browser.close();
  }
}

/** What the page shows: each row's place and height, and the height that the browser gives its content. */
const rows = `${frames(3)}
  const origin = document.querySelector("#list").getBoundingClientRect().top + 1;
  return [...demo.chat.shown()].map(([key, row]) => {
    const { top, height } = row.getBoundingClientRect();
    return { key, top: top - origin, height, natural: row.querySelector(".message").getBoundingClientRect().height };
  });`;

/** The list keeps whole pixels; Chromium keeps lengths in 64ths of one. */
function assertNatural({ key, natural, height }, at) {
  assert.equal(Math.ceil(natural - 1 / 64), height, `${key} at ${at}: ${natural}`);
}

for (const [name, options] of [["a window", {}], ["a phone, dark", { width: 390, height: 800, isDark: true }]]) {
  test(`rows stand where the list says, as tall as the browser lays out what is in them: ${name}`, { skip }, () =>
    withDemo(options, "", async (browser) => {
      for (const fraction of [0, 0.25, 0.5, 0.999, 1]) {
        await browser.run(`demo.movement.forget(); ${fraction === 1 ? "demo.chat.end()" : `demo.chat.jump(${fraction})`};`);
        const shown = await browser.run(rows);
        const said = await browser.run(`const { layout } = demo.chat; const { visible } = layout.frame(() => null);
          const slots = [...visible.slots], tops = [...visible.tops], heights = [...visible.heights];
          return slots.map((slot, place) => ({ key: layout.key(slot), top: tops[place], height: heights[place] }));`);
        assert.ok(shown.length > 2);
        assert.deepEqual(
          shown.map(({ key, top, height }) => ({ key, top, height })).sort((a, b) => a.top - b.top), said);
        for (const row of shown) assertNatural(row, fraction);
      }
    }));
}

test("rows of templates have their native heights and frames in the page, too, from labels and from strings", { skip }, () =>
  withDemo({}, "", async (browser) => {
    const here = fileURLToPath(new URL(".", import.meta.url));
    const printed = readFileSync(join(here, "../.build/rows.ndjson"), "utf8").split("\n").filter(Boolean);
    const kit = readFileSync(join(here, "../.build/rows.kit")).toString("base64");
    const found = await browser.run(`const { compare } = await import("data:text/javascript;base64,${
      Buffer.from(readFileSync(join(here, "rows.mjs"))).toString("base64")}");
      const { load } = await import("/selfsizing.mjs");
      const engine = await load();
      const fonts = await engine.Fonts.load(Uint8Array.from(atob("${kit}"), (letter) => letter.charCodeAt(0)));
      return compare(engine, [${printed.join(",")}], fonts);`);
    assert.deepEqual(found.faults, []);
    assert.ok(found.heights > 600 && found.frames > 6000 && found.exact > printed.length / 2);
  }));

/** An element that scrolls, and what lists in it are made with. */
const scroller = (style) => `const { load } = await import("/selfsizing.mjs");
  const { VirtualList } = await import("/virtual-list.mjs");
  const { ListLayout } = await load();
  const element = document.createElement("div");
  element.style.cssText = "${style}";
  document.body.append(element);`;

test("an element that shows a row again shows what the row holds by then", { skip }, () =>
  withDemo({}, "", async (browser) => {
    const shown = await browser.run(`${scroller("height: 100px; overflow: auto")}
      const list = new ListLayout({ estimates: 100 });
      list.load(["a", "b"]);
      const texts = { a: "old", b: "other" };
      const view = new VirtualList(element, list, { height: (slot) => 50 + 150 * slot, fill: (row, slot, key) => { row.textContent = texts[key]; } });
      view.apply((list) => list.scrollTo({ key: "b" }));
      texts.a = "new";
      view.apply((list) => list.scrollTo({ key: "a" }));
      const text = view.shown.get("a").textContent;
      view.destroy();
      element.remove();
      return text;`);
    assert.equal(shown, "new");
  }));

test("rows in lanes stand beside each other, and a pinned header stays while its section is read", { skip }, () =>
  withDemo({}, "", async (browser) => {
    const found = await browser.run(`${scroller("width: 320px; height: 200px; overflow: auto; scrollbar-width: none; position: fixed; left: 0; top: 0")}
      const list = new ListLayout({ width: 320, estimates: 60, lanes: 3, laneGap: 10, insets: { leading: 5, trailing: 15 }, pinsHeaders: true });
      const keys = (name) => Array.from({ length: 30 }, (_, row) => name + row);
      list.load({ sections: [{ header: "A", rows: keys("a") }, { header: "B", rows: keys("b") }] });
      const widths = new Set();
      const view = new VirtualList(element, list, {
        height: (slot, width) => { widths.add(width); return width > 200 ? 24 : 40 + 7 * (slot % 5); },
        fill: (row, slot, key) => { row.textContent = key; },
        make: () => { const row = document.createElement("div"); row.style.padding = "3px"; return row; },
      });
      const rects = () => Object.fromEntries([...view.shown].map(([key, row]) => {
        const { left, top, width, height } = row.getBoundingClientRect();
        return [key, [left, top, width, height]];
      }));
      const first = rects();
      element.scrollTop = 150;
      ${frames(3)}
      const read = rects(), pinned = getComputedStyle(view.shown.get("A").parentNode).position === "sticky";
      view.apply((list) => list.scrollTo({ key: "B" }));
      view.apply((list) => list.scrollBy(-10));
      const pushed = rects();
      view.apply((list) => list.scrollBy(400));
      const second = rects();
      view.destroy();
      const left = element.children.length;
      element.remove();
      return { first, read, pinned, pushed, second, widths: [...widths], left };`);
    const { first, read, pushed, second } = found;
    assert.deepEqual(found.widths.map((width) => Math.round(width)).sort(), [300, 93]);
    assert.deepEqual(first.A, [5, 0, 300, 24]);
    const lane = first.a1[0] - first.a0[0];
    assert.ok(Math.abs(lane - (280 / 3 + 10)) < 0.02 && first.a0[0] === 5 && first.a0[1] === 24 && first.a1[1] === 24);
    assert.ok(Math.abs(first.a2[0] + first.a2[2] - 305) < 0.05);
    assert.deepEqual(read.A, [5, 0, 300, 24]);
    assert.ok(found.pinned && Object.keys(read).some((key) => read[key][1] < 0));
    // The next header pushes the one before out.
    assert.deepEqual([pushed.A[1], pushed.B[1]], [-14, 10]);
    assert.equal(second.A, undefined);
    assert.deepEqual(second.B, [5, 0, 300, 24]);
    assert.equal(found.left, 0);
  }));

test("a row is known by its key while it is measured, below headers and after others came above", { skip }, () =>
  withDemo({}, "", async (browser) => {
    const found = await browser.run(`${scroller("width: 320px; height: 200px; overflow: auto")}
      const list = new ListLayout({ estimates: [60, 24] });
      const day = (number) => ({ key: "s" + number, header: { key: "d" + number, class: 1 },
        rows: Array.from({ length: 9 }, (_, row) => "m" + (9 * number + row)) });
      const natural = (key) => key[0] === "d" ? 24 : 30 + Number(key.slice(1)) % 7;
      const estimated = new Set();
      list.load({ sections: [day(1), day(2)] });
      const view = new VirtualList(element, list, {
        height: (slot, width, key) => natural(key),
        estimate: (slot, width, key) => { estimated.add(key); return natural(key) + 1; },
        fill: (row, slot, key) => { row.textContent = key; },
      });
      view.apply((list) => list.batch({ insertSections: [{ at: 0, ...day(0) }] }));
      view.scrollTo({ key: "m20" });
      view.scrollTo({ key: "d0" });
      let ahead = 0;
      for (let count = view.measureAhead(7); count > 0; count = view.measureAhead(7)) ahead += count;
      const isAllMeasured = Array.from({ length: list.slotCount }, (_, slot) => list.key(slot)).map((key) => list.height({ key }) === natural(key)).every(Boolean);
      const shown = [...view.shown].map(([key, row]) => [key, row.getBoundingClientRect().height, natural(key)]);
      view.destroy();
      element.remove();
      return { shown, estimated: estimated.size, ahead, isAllMeasured };`);
    assert.ok(found.shown.length > 4 && found.estimated > 0 && found.ahead > 0 && found.isAllMeasured);
    for (const [key, height, natural] of found.shown) assert.equal(height, natural, key);
  }));

for (const direction of ["leftToRight", "rightToLeft"]) {
  test(`a list that scrolls sideways stands where the module says: ${direction}`, { skip }, () =>
    withDemo({}, "", async (browser) => {
      const found = await browser.run(`${scroller("width: 320px; height: 100px; overflow: auto; scrollbar-width: none; position: fixed; left: 0; top: 0")}
        const list = new ListLayout({ axis: "horizontal", direction: "${direction}", estimates: 80, lanes: 2, laneGap: 10, pinsHeaders: true });
        list.load({ sections: [{ header: "A", rows: { count: 60_000, prefix: "a" } }] });
        const widths = new Set();
        const view = new VirtualList(element, list, {
          height: (slot, width, key) => { widths.add(width); return key === "A" ? 24 : 40 + 7 * (slot % 5); },
          fill: (row, slot, key) => { row.textContent = key; },
        });
        const read = () => {
          const rects = Object.fromEntries([...view.shown].map(([key, row]) => {
            const { left, right, top, height } = row.getBoundingClientRect();
            return [key, ["${direction}" === "leftToRight" ? left : 320 - right, right - left, top, height]];
          }));
          const { slots, tops, heights, lefts, widths } = view.report.visible;
          const said = Array.from(slots, (slot, place) => [slot, tops[place], heights[place], lefts[place], widths[place]])
            .map(([slot, ...said]) => [list.key(slot), said]);
          return { rects, said };
        };
        const first = read();
        element.scrollLeft = ${direction === "leftToRight" ? 150 : -150};
        ${frames(3)}
        const second = read();
        view.scrollTo({ key: "a51111", align: "middle" });
        ${frames(3)}
        const third = read();
        const scrolled = element.scrollLeft, content = list.contentHeight, offset = list.offset;
        view.destroy();
        element.remove();
        return { first, second, third, widths: [...widths], scrolled, content, offset };`);
      assert.deepEqual(found.widths.sort(), [100, 45]);
      assert.ok(found.content > 2_000_000 && found.offset > 1_000_000);
      assert.equal(Math.sign(found.scrolled), direction === "leftToRight" ? 1 : -1);
      assert.deepEqual(found.first.rects.A, [0, 24, 0, 100]);
      for (const { rects, said } of [found.first, found.second, found.third]) {
        assert.deepEqual(rects.A, [0, 24, 0, 100]);
        assert.ok(said.length > 8);
        for (const [key, place] of said) if (key !== "A") assert.deepEqual(rects[key], place, key);
      }
      assert.ok(Object.hasOwn(found.third.rects, "a51111"));
    }));
}

/** Seconds of gestures; `node gestures.mjs` makes them for ten minutes. */
const seconds = Number(process.env.SELFSIZING_GESTURES ?? 20);

test("nothing moves unasked while the reader scrolls, jumps and resizes, and messages come in above and below", { skip }, () =>
  withDemo({}, "", async (browser) => {
    const found = await run(browser, "engine", seconds, 1);
    console.log(described("measured before", found));
    assert.ok(found.frames > 30);
    assert.equal(found.total, 0);
    assert.ok(found.late - found.early < 2e6, "the page's memory grows");
    console.log(described("measured in the page", await run(browser, "dom", seconds / 2, 1)));
  }));

test("the watch over the page sees a row that moves", { skip }, () =>
  withDemo({}, "", async (browser) => {
    const moved = await browser.run(`${frames(3)} demo.movement.total = 0;
      const [row] = [...demo.chat.shown().values()].slice(3);
      row.style.marginTop = "5px";
      ${frames(3)}
      return demo.movement.total;`);
    assert.equal(moved, 5);
  }));

test("dragging the grip measures rows at the new width, and the message being read stays", { skip }, () =>
  withDemo({}, "", async (browser) => {
    await browser.run(`demo.movement.forget(); demo.chat.jump(0.3); ${frames(3)}`);
    const first = `const report = demo.chat.layout.frame(() => null);
      return demo.chat.layout.key(report.visible.slots[0]);`;
    const before = await browser.run(first);
    const { x, y } = await browser.run(`const box = document.querySelector("#grip").getBoundingClientRect();
      return { x: Math.round(box.left + 4), y: Math.round(box.top + 20) };`);
    await browser.drag(x, y, -220);
    const shown = await browser.run(rows);
    for (const row of shown) assertNatural(row, "another width");
    assert.equal(await browser.run(first), before);
    await browser.drag(x - 220, y, 220);
    assert.equal(await browser.run(first), before);
  }));

test("all of a list beyond the tallest element can be reached, and the scroll bar's ends are its ends", { skip }, () =>
  withDemo({}, "", async (browser) => {
    const slots = await browser.run(`const list = document.querySelector("#list"); const found = [];
      const layout = demo.chat.layout;
      for (const part of [0, 0.5, 1, 0.1]) {
        demo.movement.forget();
        list.scrollTop = part * (list.scrollHeight - list.clientHeight);
        ${frames(4)}
        const { visible, offset, contentHeight } = layout.frame(() => null);
        found.push([visible.slots[0], offset, contentHeight, list.clientHeight]);
      }
      return found;`);
    assert.equal(slots[0][0], 0);
    assert.equal(slots[0][1], 0);
    assert.ok(slots[0][2] > 33_500_000);
    assert.ok(Math.abs(slots[1][0] - 500_000) < 2000, `${slots[1]}`);
    assert.equal(slots[2][1], slots[2][2] - slots[2][3]);
    assert.ok(Math.abs(slots[3][0] - 100_000) < 2000, `${slots[3]}`);
  }));

/** The demo's texts, and the bytes of their labels prepared elsewhere. */
function prepared() {
  const here = fileURLToPath(new URL(".", import.meta.url));
  const lines = (file) => readFileSync(join(here, file), "utf8").split("\n").filter(Boolean).map((line) => JSON.parse(line));
  const labels = lines("../.build/css.labels.ndjson");
  return lines("../../../Benchmarks/Corpora/chat.ndjson").map(({ text }, place) => ({
    text, bytes: Buffer.from(labels[place].bytes, "hex").toString("base64"),
  }));
}

test("a reply that grows by words stays at the end for who reads there, and moves nothing for who reads above", { skip }, () =>
  withDemo({}, "", async (browser) => {
    const found = await browser.run(`const list = document.querySelector("#list");
      demo.movement.forget(); demo.chat.end(); ${frames(3)}
      const first = demo.chat.newest;
      await demo.reply(20); ${frames(3)}
      const row = demo.chat.shown().get("m" + first), box = row.getBoundingClientRect();
      const end = list.getBoundingClientRect().bottom - box.bottom, isAtEnd = list.scrollTop + list.clientHeight >= list.scrollHeight - 1;
      const natural = row.querySelector(".message").getBoundingClientRect().height;
      demo.movement.forget(); demo.chat.jump(0.9999); ${frames(3)}
      const total = demo.movement.total;
      await demo.reply(20); ${frames(3)}
      return { key: "m" + first, natural, height: box.height, end, isAtEnd, moved: demo.movement.total - total };`);
    assertNatural(found, "the end");
    assert.ok(found.height > 60 && found.isAtEnd && found.end >= 0 && found.end < 20, JSON.stringify(found));
    assert.equal(found.moved, 0);
  }));

test("labels from strings have the heights of labels prepared elsewhere", { skip }, () =>
  withDemo({}, "", async (browser) => {
    const { exact, count, others } = await browser.run(`const { load } = await import("/selfsizing.mjs");
      const { Fonts, labels } = await load();
      const fonts = await Fonts.load("/demo/fonts.kit");
      const style = fonts.style({ stack: "ui", size: 16, lineMetrics: "css", tailoring: "chromium", language: "en" });
      const prepared = ${JSON.stringify(prepared())};
      const others = [];
      let exact = 0;
      for (const { text, bytes } of prepared) {
        const label = fonts.label(text, style);
        if (!label.isExact) continue;
        exact += 1;
        const other = labels.decode(Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0)));
        for (const width of [40, 111.5, 200, 320, 900]) {
          if (label.height(width) !== other.height(width)) others.push([text, width]);
        }
      }
      return { exact, count: prepared.length, others };`);
    assert.deepEqual(others, []);
    assert.ok(exact > count / 2, `${exact} of ${count}`);
  }));
