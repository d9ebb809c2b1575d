// What a reader does with the demo's chat, at random: wheel turns quick and slow, messages above and below while it scrolls, jumps,
// other widths. As a command, for ten minutes over each of the two lists:
//
//   node gestures.mjs [SECONDS [SEED]]
//
// It prints by how much rows moved on screen that nobody moved, read from the page's own rectangles after each frame, how long frames
// took, and what the page's memory came to; and ends with 1 where the list of the module moved anything.
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Browser, serve } from "./webdriver.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));

/** Waits until the page has shown so many frames more. */
export const frames = (count) => `{ const seen = demo.movement.frames;
  while (demo.movement.frames < seen + ${count}) await new Promise((done) => setTimeout(done, 5)); }`;

/** Numbers from 0 to 1 that a seed repeats (mulberry32 by T. Ettinger). */
export function random(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Turns of the wheel: a fling that runs out, steps, or back and forth. */
function turns(next) {
  const kind = next(), direction = next() < 0.5 ? -1 : 1;
  if (kind < 0.4) return Array.from({ length: 8 }, (_, step) => Math.round(direction * (2500 * next() + 100) / (step + 1)));
  if (kind < 0.8) return Array.from({ length: 6 }, () => direction * (20 + Math.round(120 * next())));
  return [direction * 900, -direction * 900, direction * 400, -direction * 60];
}

/** Where the middle of an element is on the page. */
const middle = (selector) => `const box = document.querySelector("${selector}").getBoundingClientRect();
  return { x: Math.round(box.left + box.width / 2), y: Math.round(box.top + box.height / 2) };`;

/** One gesture; what the reader asks for by it, a place or a width, is no unasked movement. */
export async function gesture(browser, next) {
  const kind = next();
  if (kind < 0.06) {
    await browser.run(`demo.movement.forget(); demo.chat.jump(${next()}); ${frames(3)}`);
  } else if (kind < 0.12) {
    const { x, y } = await browser.run(middle("#grip"));
    const width = await browser.run("return innerWidth;");
    // Stays in the window, and wide enough for words.
    const to = 280 + Math.round(next() * (width - 320));
    await browser.drag(x, y, to - x, 5);
    await browser.run(frames(3));
  } else {
    const { x, y } = await browser.run(middle("#list"));
    await browser.wheel(x, y, turns(next));
    const count = 1 + Math.floor(next() * 60);
    const comes = next();
    // At the end the reader follows what comes in.
    const follow = `const list = document.querySelector("#list");
      if (list.scrollTop + list.clientHeight >= list.scrollHeight - 1) demo.movement.forget();`;
    if (comes < 0.7) await browser.run(`${follow} demo.chat.${comes < 0.4 ? "prepend" : "append"}(${count}); ${frames(2)}`);
  }
}

/** The memory of the page after what is left over was freed, in bytes. */
const memory = `gc(); gc(); return performance.memory.usedJSHeapSize;`;

/**
 * Gestures for so many seconds over one of the lists, "engine" or "dom".
 *
 * @returns unasked movement in all and at once, frames, their times, and the page's memory at a third and at the end
 */
export async function run(browser, kind, seconds, seed) {
  const next = random(seed);
  await browser.run(`demo.open("${kind}"); ${frames(5)} demo.movement.forget(); demo.chat.jump(0.5); ${frames(5)}
    demo.movement.total = demo.movement.largest = demo.movement.frames = 0;`);
  const began = performance.now();
  let early = null, count = 0;
  for (; performance.now() - began < seconds * 1000; count += 1) {
    await gesture(browser, next);
    if (early === null && performance.now() - began > seconds * 333) early = await browser.run(memory);
  }
  const found = await browser.run(`${frames(3)} const times = [...demo.frameTimes].sort((a, b) => a - b);
    return { total: demo.movement.total, largest: demo.movement.largest, frames: demo.movement.frames,
      median: times[times.length >> 1], slow: times[Math.floor(times.length * 0.99)], count: demo.chat.count };`);
  return { ...found, gestures: count, early, late: await browser.run(memory) };
}

export function described(name, found) {
  const mega = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
  return `${name}: moved unasked ${found.total.toFixed(1)} px in ${found.frames} frames of ${found.gestures} gestures, ${found.largest.toFixed(1)} px at once; ` +
    `frames ${found.median.toFixed(1)} ms, 1 in 100 over ${found.slow.toFixed(1)}; memory ${mega(found.early)} at a third, ${mega(found.late)} at the end`;
}

/** Opens the demo in a browser; null where there is none. */
export async function openDemo(address, options = {}, query = "") {
  const browser = await Browser.start(options);
  if (!browser) return null;
  await browser.open(`${address}/demo/${query}`);
  await browser.run("while (!window.demo?.chat || demo.movement.frames < 3) await new Promise((done) => setTimeout(done, 20));");
  return browser;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [seconds, seed] = [Number(process.argv[2] ?? 600), Number(process.argv[3] ?? 1)];
  const files = await serve(join(here, "../dist"));
  const browser = await openDemo(files.address);
  if (!browser) throw new Error("there is no chromedriver");
  try {
    for (const [kind, name] of [["engine", "measured before"], ["dom", "measured in the page"]]) {
      const found = await run(browser, kind, seconds, seed);
      console.log(described(name, found));
      if (kind === "engine" && found.total !== 0) process.exitCode = 1;
    }
  } finally {
    await browser.close();
    files.close();
  }
}
