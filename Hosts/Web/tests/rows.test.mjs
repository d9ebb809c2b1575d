import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { Fonts } from "../dist/fonts.mjs";
import { Labels } from "../dist/labels.mjs";
import { Rows } from "../dist/rows.mjs";
import { Engine } from "../dist/wasm.mjs";
import { compare, opened } from "./rows.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const engine = await Engine.load(readFileSync(join(here, "../dist/text.wasm")));
const labels = new Labels(engine);
const rows = new Rows(engine);
/** What fill.c prints of the rows in Fixtures, as templates; tests/run makes them. */
const file = join(here, "../.build/rows.ndjson");
/** The tables of the fonts that they are set in. */
const kit = () => Fonts.load(engine, readFileSync(join(here, "../.build/rows.kit")));
const filled = () => readFileSync(file, "utf8").split("\n").filter(Boolean).map((line) => JSON.parse(line));

test("rows of templates have the heights and frames that they have natively, bit for bit", async () => {
  assert.ok(existsSync(file), "tests/run fills the templates");
  const { heights, frames, exact, faults } = compare({ labels, rows }, filled(), await kit());
  assert.deepEqual(faults, []);
  console.log(`${heights} heights, ${frames} frames; of strings ${exact} of ${filled().length} rows exact`);
  assert.ok(heights > 600 && frames > 6000 && exact > filled().length / 2);
});

test("a row of strings is exact where each of its texts is, its template's own included", async () => {
  const fonts = await kit();
  const find = (wanted) => opened({ labels, rows }, filled().find((one) => opened({ labels, rows }, one).template.id === wanted));
  const { template, values, strings } = find("own text");
  assert.throws(() => template.row(strings), /text engine/);
  assert.equal(template.row(strings, { fonts }).isExact, true);
  const name = template.holes.find(({ kind }) => kind === "string").name;
  assert.equal(template.row({ ...strings, [name]: "مرحبا" }, { fonts }).isExact, false);
  assert.ok(template.height({ ...strings, [name]: "مرحبا" }, 200, { fonts }) > 0);
  assert.equal(template.row(strings, { fonts }).isExact, true);
  assert.equal(template.row(values, { fonts }).isExact, true);
  const few = await Fonts.load(engine, readFileSync(join(here, "../dist/demo/fonts.kit")));
  for (let turn = 0; turn < 3; turn += 1) {
    assert.equal(template.row(strings, { fonts: few }).isExact, false, "its bold text is set in a regular face");
    assert.equal(template.row(strings, { fonts }).isExact, true);
  }
  assert.throws(() => template.row(strings, { fonts: {} }), TypeError);
  const other = find("not there");
  const estimated = fonts.label("مرحبا", { stack: "ui", size: 17, scale: 2 });
  const hole = other.template.holes.find(({ name, kind }) => kind === "string" && other.values[name] !== "").name;
  assert.equal(other.template.row(other.values).isExact, true);
  assert.equal(other.template.row({ ...other.values, [hole]: estimated }).isExact, false);
});

/** A template of one's own with its values, found by a string among its holes. */
const chat = () => opened({ labels, rows }, filled().find(({ values }) => values.filter((value) => typeof value === "string" && value).length === 3));

test("fonts and labels of another module are refused", async () => {
  const { template, values } = chat();
  const other = await Engine.load(readFileSync(join(here, "../dist/text.wasm")));
  const fonts = await Fonts.load(other, readFileSync(join(here, "../.build/rows.kit")));
  assert.throws(() => template.row(values, { fonts }), /another module/);
  const hole = template.holes.find(({ kind }) => kind === "string").name;
  assert.throws(() => template.row({ ...values, [hole]: fonts.label("a", { stack: "ui" }) }), /another module/);
});

test("bytes that were changed are refused with a sentence", () => {
  const bytes = Uint8Array.from(Buffer.from(filled()[0].template, "hex"));
  for (let place = 0; place < bytes.length; place += 1) {
    for (let bit = 0; bit < 8; bit += 1) {
      const changed = bytes.slice();
      changed[place] ^= 1 << bit;
      assert.throws(() => rows.decode(changed), /^Error: .*/, `byte ${place}`);
    }
  }
  for (let length = 0; length < bytes.length; length += 1) assert.throws(() => rows.decode(bytes.slice(0, length)), Error);
  assert.throws(() => rows.decode(new Uint8Array([...bytes, 0])), Error);
  assert.equal(rows.decode(bytes).length, 1);
});

test("faults are exceptions that name the hole", () => {
  const { template, values } = chat();
  const name = template.holes.find(({ kind }) => kind === "string").name;
  const number = template.holes.find(({ kind }) => kind === "number").name;
  const row = (changes) => template.row({ ...values, ...changes });
  assert.throws(() => row({ [name]: undefined }), new RegExp(`hole "${name}" has no value; give it a string`));
  assert.throws(() => row({ [name]: "text" }), new RegExp(`hole "${name}" has a string, and there is no text engine; give it a label`));
  assert.throws(() => row({ [name]: 3 }), new RegExp(`hole "${name}" takes a string, and was given a number`));
  assert.throws(() => row({ [number]: true }), new RegExp(`hole "${number}" takes a number, and was given a condition`));
  assert.throws(() => row({ [number]: Infinity }), new RegExp(`hole "${number}" takes a number.*not finite`));
  assert.throws(() => row({ [number]: [1, 2] }), new RegExp(`hole "${number}" takes a number, and was given a size`));
  assert.throws(() => row({ [number]: values[name] }), new RegExp(`hole "${number}" was given a label, and takes none`));
  assert.throws(() => row({ [number]: () => 1 }), new RegExp(`TypeError: The hole "${number}"`));
  assert.throws(() => row({ other: 1 }), /has no hole "other"; it has/);
  assert.throws(() => template.height(values, NaN), TypeError);
  assert.throws(() => template.frames(values, "wide"), TypeError);
  const label = values[name].keepingHeightSteps();
  label.free();
  assert.throws(() => row({ [name]: label }), new RegExp(`label of the hole "${name}" was freed`));
  const made = template.row(values);
  assert.ok(made.height(300) > 0);
  made.free();
  assert.throws(() => made.height(300), /row was freed/);
  assert.throws(() => made.frames(300), /row was freed/);
  template.free();
  assert.throws(() => template.row(values), /template was freed/);
});

test("rows that come and go take no memory", () => {
  const { template, values } = chat();
  const once = () => { for (let turn = 0; turn < 2000; turn += 1) template.height(values, 200 + (turn % 300)); };
  once();
  const before = engine.exports.memory.buffer.byteLength;
  for (let round = 0; round < 10; round += 1) once();
  assert.equal(engine.exports.memory.buffer.byteLength, before);
});

test("a file of one template is loaded from bytes, of several by loadAll", async () => {
  const bytes = Uint8Array.from(Buffer.from(filled()[0].template, "hex"));
  assert.ok((await rows.load(bytes)).holes.length > 0);
  assert.equal((await rows.loadAll(bytes.buffer)).length, 1);
  await assert.rejects(rows.load(new Uint8Array(3)), /no row templates/);
});
