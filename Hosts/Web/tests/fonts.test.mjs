import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { load } from "../dist/selfsizing.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const { Fonts, labels } = await load(readFileSync(join(here, "../dist/text.wasm")));
/** What tests/run has `selfsize kit` write of Benchmarks/Corpora/messages-stacks.json. */
const bytes = readFileSync(join(here, "../dist/demo/fonts.kit"));
const fonts = await Fonts.load(bytes);
const lines = (file) => readFileSync(join(here, file), "utf8").split("\n").filter(Boolean).map((line) => JSON.parse(line));
const style = { stack: "ui", size: 16, scale: 2 };

test("labels from strings have the answers of the fonts, bit for bit, where they say so", () => {
  let compared = 0;
  for (const corpus of ["chat", "article", "multilingual"]) {
    const texts = lines(`../../../Benchmarks/Corpora/${corpus}.ndjson`);
    const natives = lines(`../.build/${corpus}.labels.ndjson`);
    assert.equal(texts.length, natives.length);
    let exact = 0;
    for (const [index, { text, lang }] of texts.entries()) {
      const label = fonts.label(text, lang ? { ...style, language: lang } : style);
      if (label.isExact) {
        exact += 1;
        for (const [width, height, lineCount, shown, lastBaseline, validFrom] of natives[index].answers) {
          const where = `${corpus} ${index} at ${width}`;
          const size = label.measure(width);
          assert.deepEqual(
            [label.height(width), label.lineCount(width), size.height, size.width, size.lastBaseline, size.validFrom],
            [height, lineCount, height, shown, lastBaseline, validFrom], where);
          assert.equal(label.lines(width).length, lineCount, where);
          compared += 1;
        }
      } else {
        assert.ok(label.height(100) > 0);
      }
      label.free();
    }
    console.log(`${corpus}: ${exact} of ${texts.length} exact`);
    assert.ok(exact > texts.length / 3, corpus);
  }
  assert.ok(compared > 4500);
});

test("labels of several runs, and boxes in them, have the answers of the fonts", async () => {
  const kit = await Fonts.load(readFileSync(join(here, "../.build/messages.kit")));
  const natives = lines("../.build/messages.labels.ndjson");
  let [runs, boxes, exact] = [0, 0, 0];
  for (const [index, message] of lines("../../../Benchmarks/Corpora/messages.ndjson").entries()) {
    if (!message.runs) continue;
    const parts = message.runs.map(({ string, font, box, tracking = 0, unbreakable }) => ({
      ...(box ? { box } : { text: string, unbreakable }), style: { ...style, stack: message.stack, tracking, ...font },
    }));
    const label = kit.label(parts, { ...style, stack: message.stack, ...(message.lang && { language: message.lang }) });
    runs += 1;
    if (!label.isExact) continue;
    exact += 1;
    if (message.runs.some(({ box }) => box)) boxes += 1;
    for (const [width, height, lineCount, shown, lastBaseline, validFrom] of natives[index].answers) {
      const size = label.measure(width);
      assert.deepEqual([size.height, size.lineCount, size.width, size.lastBaseline, size.validFrom],
        [height, lineCount, shown, lastBaseline, validFrom], `${message.id} at ${width}`);
    }
    label.free();
  }
  console.log(`${exact} of ${runs} labels of runs exact, ${boxes} with boxes`);
  assert.ok(exact > 50 && boxes > 0);
  const bold = fonts.style({ ...style, weight: 600 });
  const width = (text) => fonts.label(text, style).measure().width;
  assert.ok(width([{ text: "Mira", style: bold }, ": yes"]) > width("Mira: yes"));
  assert.equal(width(["a", { box: { width: 20, ascent: 15, descent: 5 } }]), width("a") + 20);
  assert.throws(() => fonts.label([{ string: "a" }], style), /A run has no "string"/);
  assert.throws(() => fonts.label([{ box: { width: 3 } }], style), TypeError);
  assert.throws(() => fonts.label([{ box: { width: NaN, ascent: 3 } }], style), /^Error: .*/);
});

test("what a kit does not know is said", () => {
  for (const text of ["", "Hello", "12:30", "日本語です。", "한국어", "Привет", "Καλημέρα"]) {
    assert.equal(fonts.label(text, style).isExact, true, text);
  }
  for (const text of ["مرحبا", "नमस्ते", "สวัสดี", "e\u0301"]) assert.equal(fonts.label(text, style).isExact, false, text);
  assert.equal(fonts.label("Hello", { ...style, tracking: 1 }).isExact, false);
  assert.equal(fonts.label("Hello", style).isExact, true);
  assert.equal(fonts.label("Hello", { ...style, weight: 700 }).isExact, false);
  assert.equal(fonts.label("Hello", { ...style, language: "x-klingon" }).isExact, false);
});

test("a limit of lines that is no whole number is refused", () => {
  for (const lineLimit of [1.5, NaN, "2"]) {
    assert.throws(() => fonts.style({ ...style, lineLimit }), /lineLimit is a whole number, not/);
  }
});

test("faults are exceptions with sentences", async () => {
  assert.throws(() => fonts.label("a", { stack: "nowhere" }), /no stack "nowhere".*\.$/);
  assert.throws(() => fonts.label("a", { ...style, size: 0 }), /font size.*\.$/);
  assert.throws(() => fonts.label("a", { colour: "red" }), /no "colour"/);
  assert.throws(() => fonts.label("a", { whiteSpace: "wide" }), /whiteSpace is one of/);
  assert.throws(() => fonts.label(7), TypeError);
  await assert.rejects(Fonts.load(new Uint8Array([1, 2, 3])), /no font kit.*\.$/);
});

test("a text too long for the module's memory is refused, and the module goes on", () => {
  assert.throws(() => fonts.label("x".repeat(2 ** 22 + 1), style), RangeError);
  assert.ok(fonts.label("x", style).height(100) > 0);
});

test("what another module holds is refused, not taken for what has its number here", async () => {
  const others = await (await load(readFileSync(join(here, "../dist/text.wasm")))).Fonts.load(bytes);
  const label = others.label("Hello", style);
  assert.ok(label.height(100) > 0);
  assert.throws(() => labels.batch([label]), /another module/);
  assert.throws(() => fonts.label("Hello", others.style(style)), /another module/);
  assert.throws(() => labels.batch([{}]), TypeError);
});

test("bytes that were changed are refused", async () => {
  // A byte of every stretch of 61: each is read by the digest alone.
  for (let place = 0; place < bytes.length; place += 61) {
    const changed = new Uint8Array(bytes);
    changed[place] ^= 1 << (place % 8);
    await assert.rejects(Fonts.load(changed), /^Error: .*\.$/, `byte ${place}`);
  }
});
