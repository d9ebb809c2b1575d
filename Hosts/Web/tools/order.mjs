// Puts a module's functions in the order of their code, so that like ones are neighbours: gzip finds only what is repeated within
// 32 kB. The module is WebAssembly's text, in which calls name functions and not their numbers.
//
// usage: node order.mjs IN.wat OUT.wat
import { readFileSync, writeFileSync } from "node:fs";

const [from, to] = process.argv.slice(2);
const functions = [];
const others = [];
let current = others;
for (const line of readFileSync(from, "utf8").trimEnd().split("\n")) {
  if (line.startsWith(" (func ")) functions.push((current = []));
  current.push(line);
  if (line === " )") current = others;
}
const code = (lines) => lines.slice(1).map((line) => line.trim().replace(/^\(call \S+/, "(call")).join(" ");
const sorted = functions.map((lines) => ({ lines, code: code(lines) })).sort((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0));
const end = others.pop();
writeFileSync(to, [...others, ...sorted.flatMap(({ lines }) => lines), end, ""].join("\n"));
