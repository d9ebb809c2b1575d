// The texts of the demo, and where its kit does not know them their labels' bytes as base64: node chat.mjs LABELS.ndjson PREPARED.ndjson KIT
import { readFileSync } from "node:fs";
import { load } from "../dist/selfsizing.mjs";

const [texts, prepared, kit] = process.argv.slice(2);
const lines = (file) => readFileSync(file, "utf8").split("\n").filter(Boolean).map((line) => JSON.parse(line));
const { Fonts } = await load(readFileSync(new URL("../dist/text.wasm", import.meta.url)));
const fonts = await Fonts.load(readFileSync(kit));
const style = { stack: "ui", size: 16, lineMetrics: "css", tailoring: "chromium", language: "en" };
const labels = lines(prepared);
console.log(JSON.stringify(lines(texts).map(({ text }, place) => (
  fonts.label(text, style).isExact ? { text } : { text, bytes: Buffer.from(labels[place].bytes, "hex").toString("base64") }))));
