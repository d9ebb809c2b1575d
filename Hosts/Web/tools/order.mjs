// Puts a module's functions in an order in which each follows those that it has most in common with: gzip finds only what is repeated
// within 32 kB. The module is WebAssembly's text, in which calls name functions and not their numbers.
//
// usage: node order.mjs IN.wat OUT.wat
import { readFileSync, writeFileSync } from "node:fs";

const [from, to] = process.argv.slice(2);
// A run of so many instructions is what functions may have in common; one that more functions have says nothing.
const runLength = 4;
const mostOwners = 200;
// The last functions count, each less than the one behind it.
const reach = 5;
const fading = 0.75;

const functions = [];
const others = [];
let current = others;
for (const line of readFileSync(from, "utf8").trimEnd().split("\n")) {
  if (line.startsWith(" (func ")) functions.push((current = []));
  current.push(line);
  if (line === " )") current = others;
}

const instruction = (line) => line.trim().replace(/^\(call \S+/, "(call").replace(/ \$label\$\d+/, "");
const items = functions.map((lines) => ({ lines, code: lines.slice(1).map(instruction) }));
const texts = new Map(items.map((item) => [item, item.code.join(" ")]));
items.sort((a, b) => (texts.get(a) < texts.get(b) ? -1 : texts.get(a) > texts.get(b) ? 1 : 0));

/** The functions that have a run, by the run. */
const owners = new Map();
for (const [place, item] of items.entries()) {
  const runs = new Set(item.code.slice(runLength - 1).map((_, first) => item.code.slice(first, first + runLength).join(" ")));
  item.runCount = runs.size;
  for (const run of runs) {
    if (!owners.has(run)) owners.set(run, []);
    owners.get(run).push(place);
  }
}
for (const item of items) item.shared = [];
for (const places of owners.values()) {
  if (places.length > 1 && places.length <= mostOwners) for (const place of places) items[place].shared.push(places);
}

/** The function that has most in common with the last ones for its length; the first that is left where none has anything. */
function following(ordered) {
  const common = new Map();
  let weight = 1;
  for (const item of ordered.slice(-reach).reverse()) {
    for (const places of item.shared) {
      for (const place of places) if (!items[place].isTaken) common.set(place, (common.get(place) ?? 0) + weight);
    }
    weight *= fading;
  }
  let [best, most] = [undefined, 0];
  for (const [place, score] of common) {
    const share = score / (items[place].runCount + 20) ** 0.6;
    if (share > most) [best, most] = [items[place], share];
  }
  return best ?? items.find((item) => !item.isTaken);
}

const ordered = [];
while (ordered.length < items.length) {
  const item = following(ordered);
  item.isTaken = true;
  ordered.push(item);
}
const end = others.pop();
writeFileSync(to, [...others, ...ordered.flatMap(({ lines }) => lines), end, ""].join("\n"));
