// Sizes and times: node speed.mjs
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { load } from "../dist/selfsizing.mjs";
import { opened } from "./rows.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const file = (name) => readFileSync(join(here, "../dist", name));
const print = (name, value, target = "") => console.log(`${name.padEnd(52)} ${value.padStart(14)}   ${target}`);

for (const [name, target] of [["list.wasm", 150], ["text.wasm", 290]]) {
  print(`${name}, gzipped`, `${(gzipSync(file(name), { level: 9 }).length / 1000).toFixed(0)} kB`, `${target} kB`);
}

/** The least time of several rounds, in microseconds a call. */
function time(count, body, rounds = 9) {
  let least = Infinity;
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    for (let call = 0; call < count; call += 1) body(call);
    least = Math.min(least, (performance.now() - began) / count);
  }
  return least * 1000;
}
const micro = (value) => `${value.toFixed(3)} us`;

const { ListLayout, labels, Fonts, rows } = await load(file("text.wasm"));
{
  const list = new ListLayout({ viewport: 13 * 60, estimates: 60 });
  print("list of 1M rows: load", `${(time(10, () => list.load(1_000_000)) / 1000).toFixed(3)} ms`, "5 ms");
  list.load(1_000_000);
  const scroll = () => list.scrollBy(13 * 60);
  const height = (slot) => 55 + (slot % 11);
  print("frame with 13 new rows, scroll and report included", micro(time(1000, () => {
    scroll();
    list.frame(height);
  })), "60 us");
  print("frame with nothing new", micro(time(1000, () => list.frame(height))));
}
{
  const prepared = readFileSync(join(here, "../.build/chat.labels.ndjson"), "utf8").split("\n").filter(Boolean)
    .map((line) => Uint8Array.from(Buffer.from(JSON.parse(line).bytes, "hex")));
  let decoded = [];
  print("chat label prepared elsewhere: decode", micro(time(1, () => {
    for (const label of decoded) label.free();
    decoded = prepared.map((bytes) => labels.decode(bytes));
  }) / prepared.length), "1 us");
  print("chat label at a new width", micro(time(20, (call) => {
    for (const label of decoded) label.height(200 + call * 7.3);
  }) / decoded.length));
  const kept = decoded.map((label) => label.keepingHeightSteps());
  print("the same, heights kept", micro(time(20, (call) => {
    for (const label of kept) label.height(200 + call * 7.3);
  }) / kept.length));
  const batch = labels.batch(decoded);
  print("500 labels into an array", micro(time(100, (call) => batch.heights(200 + call * 1.7))));
}
{
  const bytes = readFileSync(join(here, "../dist/demo/fonts.kit"));
  print("the kit of the tests, gzipped", `${(gzipSync(bytes, { level: 9 }).length / 1000).toFixed(0)} kB`);
  const texts = readFileSync(join(here, "../../../Benchmarks/Corpora/chat.ndjson"), "utf8").split("\n").filter(Boolean)
    .map((line) => JSON.parse(line).text);
  let fonts;
  const began = performance.now();
  fonts = await Fonts.load(bytes);
  print("the kit: load", `${(performance.now() - began).toFixed(1)} ms`);
  const style = fonts.style({ stack: "ui", size: 16, scale: 2 });
  let prepared = [];
  print("chat label from a string", micro(time(1, () => {
    for (const label of prepared) label.free();
    prepared = texts.map((text) => fonts.label(text, style));
  }) / texts.length));
  const latin = texts.filter((text) => /^[\x20-\x7e]*$/.test(text));
  for (const label of prepared) label.free();
  prepared = [];
  print(`the same, the ${latin.length} of Latin alone`, micro(time(1, () => {
    for (const label of prepared) label.free();
    prepared = latin.map((text) => fonts.label(text, style));
  }) / latin.length));
  print("at a new width", micro(time(20, (call) => {
    for (const label of prepared) label.height(200 + call * 7.3);
  }) / prepared.length));
  const some = texts.slice(0, 500).map((text) => fonts.label(text, style));
  const batch = labels.batch(some);
  print(`${some.length} of them into an array`, micro(time(100, (call) => batch.heights(200 + call * 1.7))));
}
{
  const lines = (name) => readFileSync(join(here, `../.build/${name}.ndjson`), "utf8").split("\n").filter(Boolean).map((line) => JSON.parse(line));
  const fonts = await Fonts.load(readFileSync(join(here, "../.build/rows.kit")));
  const texts = readFileSync(join(here, "../../../Benchmarks/Corpora/chat.ndjson"), "utf8").split("\n").filter(Boolean)
    .map((line) => JSON.parse(line).text);
  const printed = lines("rows").map((row) => opened({ labels, rows }, row));
  const messages = lines("chat.labels").map(({ bytes }) => labels.decode(Uint8Array.from(Buffer.from(bytes, "hex"))));
  for (const [id, name] of [["ten parts", "chat row of ten parts"], ["scaled picture", "with a picture that scales"]]) {
    const { template, values, strings } = printed.find(({ template }) => template.id === id);
    // The longest text's hole takes the messages of the chat.
    const body = template.holes.filter(({ kind }) => kind === "string")
      .reduce((one, other) => (values[one.name].measure().width > values[other.name].measure().width ? one : other)).name;
    const filled = messages.map((message) => ({ ...values, [body]: message }));
    print(`${name}: labels given`, micro(time(4, () => {
      for (const some of filled) template.height(some, 375);
    }) / filled.length), "25 us");
    const written = texts.map((text) => ({ ...strings, [body]: text }));
    print(`${name}: strings given`, micro(time(4, () => {
      for (const some of written) template.height(some, 375, { fonts });
    }) / written.length), "25 us");
    const latin = written.filter((some) => /^[\x20-\x7e]*$/.test(some[body]));
    print(`${name}: strings given, the ${latin.length} of Latin alone`, micro(time(4, () => {
      for (const some of latin) template.height(some, 375, { fonts });
    }) / latin.length), "25 us");
    const made = written.map((some) => template.row(some, { fonts }));
    print(`${name}: at a new width`, micro(time(made.length, (call) => {
      for (let step = 0; step < 100; step += 1) made[call].height(300 + step * 1.3);
    }) / 100), "2 us");
    print(`${name}: frames`, micro(time(4, (call) => {
      for (const row of made) row.frames(300 + call * 7.3);
    }) / made.length));
  }
}
