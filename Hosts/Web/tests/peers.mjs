// Labels beside those of Pretext, which measures text by the page's canvas, in the same Chromium and the same run. PRETEXT names its
// built ES module, which is no part of this project; tests/run makes the kit:
//
//   PRETEXT=pretext.js node peers.mjs
import { readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { Browser, serve } from "./webdriver.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
if (!process.env.PRETEXT) throw new Error("PRETEXT names no module");
const peer = resolve(process.env.PRETEXT);
const texts = readFileSync(join(here, "../../../Benchmarks/Corpora/chat.ndjson"), "utf8").split("\n").filter(Boolean)
  .map((line) => JSON.parse(line).text);

/** The least times of rounds that alternate, in microseconds a call. */
const body = `
  const [{ load }, pretext] = await Promise.all([import("/selfsizing.mjs"), import("/peer/${basename(peer)}")]);
  const { Fonts, labels } = await load();
  const fonts = await Fonts.load("/demo/fonts.kit");
  await document.fonts.load("16px Inter");
  const all = ${JSON.stringify(texts)};
  const latin = all.filter((text) => /^[\\x20-\\x7e]*$/.test(text));
  const font = "16px Inter", options = { whiteSpace: "pre-wrap" };
  const style = fonts.style({ stack: "ui", size: 16, lineMetrics: "css", language: "en" });
  const chromium = fonts.style({ stack: "ui", size: 16, lineMetrics: "css", tailoring: "chromium", language: "en" });
  const least = {};
  const time = (name, count, action) => {
    const began = performance.now();
    action();
    const spent = (performance.now() - began) * 1000 / count;
    least[name] = Math.min(least[name] ?? Infinity, spent);
  };
  let ours = [], sum = 0;
  const prepare = (texts, style) => {
    for (const label of ours) label.free();
    ours = texts.map((text) => fonts.label(text, style));
  };
  for (let round = 0; round < 12; round += 1) {
    // Once without a cache before each label, once with what the labels before it left.
    const some = latin.slice(0, 100);
    time("pretext.cold", some.length, () => {
      for (const text of some) { pretext.clearCache(); pretext.prepare(text, font, options); }
    });
    pretext.clearCache();
    time("pretext.corpus", latin.length, () => { for (const text of latin) pretext.prepare(text, font, options); });
    time("ours.chromium", latin.length, () => prepare(latin, chromium));
    time("ours.corpus", latin.length, () => prepare(latin, style));
    const theirs = latin.map((text) => pretext.prepare(text, font, options));
    const turns = 50;
    time("pretext.width", theirs.length * turns, () => {
      for (let turn = 0; turn < turns; turn += 1) for (const text of theirs) sum += pretext.layout(text, 200 + turn * 7.3 + round, 20).height;
    });
    time("ours.width", ours.length * turns, () => {
      for (let turn = 0; turn < turns; turn += 1) for (const label of ours) sum += label.height(200 + turn * 7.3 + round);
    });
    const kept = ours.map((label) => label.keepingHeightSteps());
    time("ours.kept", kept.length * turns, () => {
      for (let turn = 0; turn < turns; turn += 1) for (const label of kept) sum += label.height(200 + turn * 7.3 + round);
    });
    const fill = (list) => Array.from({ length: 500 }, (_, place) => list[place % list.length]);
    const [their500, heights] = [fill(theirs), new Float64Array(500)];
    const batches = { batch: labels.batch(fill(ours)), "batch.kept": labels.batch(fill(kept)) };
    time("pretext.500", 100, () => {
      for (let turn = 0; turn < 100; turn += 1)
        for (let place = 0; place < 500; place += 1) heights[place] = pretext.layout(their500[place], 200 + turn * 1.7, 20).height;
    });
    for (const [name, batch] of Object.entries(batches)) {
      time("ours." + name, 2000, () => { for (let turn = 0; turn < 2000; turn += 1) sum += batch.heights(200 + (turn % 100) * 1.7)[499]; });
    }
    for (const label of kept) label.free();
  }
  prepare(latin, chromium);
  let same = 0;
  for (const [place, label] of ours.entries()) {
    if (pretext.layout(pretext.prepare(latin[place], font, options), 240, 20).lineCount === label.lineCount(240)) same += 1;
  }
  return { least, count: latin.length, same, exact: ours.filter((label) => label.isExact).length, sum };`;

const files = await serve(join(here, "../dist"), { peer: dirname(peer) });
const browser = await Browser.start();
if (!browser) throw new Error("there is no chromedriver");
try {
  await browser.open(`${files.address}/demo/demo.css`);
  const { least, count, same, exact } = await browser.run(body);
  console.log(`${count} Latin chat labels, ${exact} exact; at 240 px ${same} have as many lines in both`);
  const print = (name, ours, theirs, target) => console.log(
    `${name.padEnd(44)} ${least[ours].toFixed(3).padStart(10)} us ${least[theirs].toFixed(3).padStart(10)} us   1/${(least[theirs] / least[ours]).toFixed(1)}   ${target}`);
  print("prepare from a string, no cache", "ours.corpus", "pretext.cold", "1/40");
  print("prepare from a string, cache of the corpus", "ours.corpus", "pretext.corpus", "");
  print("the same with Chromium's breaks, no cache", "ours.chromium", "pretext.cold", "");
  print("new width", "ours.width", "pretext.width", "1/8");
  print("new width, heights kept", "ours.kept", "pretext.width", "");
  print("500 labels into an array", "ours.batch", "pretext.500", "1/20");
  print("500 labels into an array, heights kept", "ours.batch.kept", "pretext.500", "");
} finally {
  await browser.close();
  files.close();
}
