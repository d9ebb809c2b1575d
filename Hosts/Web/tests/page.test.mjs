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

/** What the page shows: each row's place and height, beside what its list and its own text say. */
const rows = `${frames(3)}
  const origin = document.querySelector("#list").getBoundingClientRect().top + 1;
  return [...demo.chat.shown()].map(([key, row]) => {
    const { top, height } = row.getBoundingClientRect();
    return { key, top: top - origin, height, natural: row.querySelector(".text").getBoundingClientRect().height + 24 };
  });`;

for (const [name, options] of [["a window", {}], ["a phone, dark", { width: 390, height: 800, isDark: true }]]) {
  test(`rows stand where the list says, as tall as their text is in the page: ${name}`, { skip }, () =>
    withDemo(options, "", async (browser) => {
      for (const fraction of [0, 0.25, 0.5, 0.999, 1]) {
        await browser.run(`demo.movement.forget(); ${fraction === 1 ? "demo.chat.end()" : `demo.chat.jump(${fraction})`};`);
        const shown = await browser.run(rows);
        const said = await browser.run(`const { layout } = demo.chat; const { visible } = layout.frame(() => null);
          const slots = [...visible.slots], tops = [...visible.tops], heights = [...visible.heights];
          return slots.map((slot, place) => ({ key: layout.key(slot), top: tops[place], height: heights[place] }));`);
        assert.ok(shown.length > 4);
        assert.deepEqual(
          shown.map(({ key, top, height }) => ({ key, top, height })).sort((a, b) => a.top - b.top), said);
        for (const row of shown) assert.equal(row.natural, row.height, `${row.key} at ${fraction}`);
      }
    }));
}

test("rows of templates have their native heights and frames in the page, too", { skip }, () =>
  withDemo({}, "", async (browser) => {
    const here = fileURLToPath(new URL(".", import.meta.url));
    const printed = readFileSync(join(here, "../.build/rows.ndjson"), "utf8").split("\n").filter(Boolean);
    const found = await browser.run(`const { compare } = await import("data:text/javascript;base64,${
      Buffer.from(readFileSync(join(here, "rows.mjs"))).toString("base64")}");
      const { load } = await import("/selfsizing.mjs");
      return compare(await load(), [${printed.join(",")}]);`);
    assert.deepEqual(found.faults, []);
    assert.ok(found.heights > 300 && found.frames > 3000);
  }));

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
    for (const row of shown) assert.equal(row.natural, row.height, row.key);
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

test("labels from strings have the heights of labels prepared elsewhere", { skip }, () =>
  withDemo({}, "", async (browser) => {
    const { exact, count, others } = await browser.run(`const { load } = await import("/selfsizing.mjs");
      const { Fonts, labels } = await load();
      const fonts = await Fonts.load("/demo/fonts.kit");
      const style = fonts.style({ stack: "ui", size: 16, lineMetrics: "css", tailoring: "chromium", language: "en" });
      const prepared = await (await fetch("/demo/chat.json")).json();
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
