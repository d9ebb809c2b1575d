import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { load } from "../dist/selfsizing.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const { labels } = await load(readFileSync(join(here, "../dist/text.wasm")));
/** What prepare.c prints of the corpora in Benchmarks/Corpora; tests/run makes them. */
const corpora = ["chat", "article", "multilingual", "messages"].map((name) => join(here, `../.build/${name}.labels.ndjson`));
const read = (file) => readFileSync(file, "utf8").split("\n").filter(Boolean).map((line) => JSON.parse(line));
const bytesOf = (label) => Uint8Array.from(Buffer.from(label.bytes, "hex"));

test("labels prepared elsewhere have the heights, line counts and baselines that they have natively, bit for bit", () => {
  assert.ok(corpora.every(existsSync), "tests/run prepares the labels");
  let compared = 0;
  for (const [index, label] of corpora.flatMap(read).entries()) {
    const text = labels.decode(bytesOf(label));
    const kept = text.keepingHeightSteps();
    for (const [width, height, lineCount, shown, lastBaseline, validFrom] of label.answers) {
      const where = `label ${index} at ${width}`;
      assert.equal(text.height(width), height, where);
      assert.equal(kept.height(width), height, `${where}, steps`);
      assert.equal(text.lineCount(width), lineCount, where);
      const size = text.measure(width);
      assert.deepEqual(
        [size.height, size.lineCount, size.width, size.lastBaseline, size.validFrom],
        [height, lineCount, shown, lastBaseline, validFrom], where);
      assert.equal(text.lines(width).length, lineCount, where);
      compared += 1;
    }
    kept.free();
    text.free();
  }
  console.log(`${compared} answers`);
  assert.ok(compared > 5000);
});

test("the heights of many labels come in one array", () => {
  const some = read(corpora[0]);
  const decoded = some.map((label) => labels.decode(bytesOf(label)));
  const batch = labels.batch(decoded);
  for (const [place, [width]] of some[0].answers.entries()) {
    assert.deepEqual([...batch.heights(width)], some.map(({ answers }) => answers[place][1]));
  }
});

test("bytes that were changed are refused with a sentence, and harm nothing", () => {
  const bytes = bytesOf(read(corpora[0])[0]);
  for (let place = 0; place < bytes.length; place += 1) {
    const changed = bytes.slice();
    changed[place] ^= 1 << (place % 8);
    assert.throws(() => labels.decode(changed), /^Error: .*\.$/, `byte ${place}`);
  }
  for (let length = 0; length < bytes.length; length += 7) assert.throws(() => labels.decode(bytes.slice(0, length)), Error);
  assert.equal(labels.decode(bytes).lineCount(1e9), 1);
});

test("a width that is none is refused", () => {
  const label = labels.decode(bytesOf(read(corpora[0])[0]));
  assert.throws(() => label.height(NaN), TypeError);
  assert.throws(() => label.lines("wide"), TypeError);
  label.free();
  assert.throws(() => label.height(100), /freed/);
});
