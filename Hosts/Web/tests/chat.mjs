// The labels of the demo: their texts, and their bytes as base64. node chat.mjs LABELS.ndjson PREPARED.ndjson
import { readFileSync } from "node:fs";

const [texts, prepared] = process.argv.slice(2).map((file) =>
  readFileSync(file, "utf8").split("\n").filter(Boolean).map((line) => JSON.parse(line)));
console.log(JSON.stringify(texts.map(({ text }, place) => ({
  text, bytes: Buffer.from(prepared[place].bytes, "hex").toString("base64"),
}))));
