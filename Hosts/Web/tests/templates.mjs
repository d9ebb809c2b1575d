// Rows as templates: their strings, images' sizes, conditions, counts and spacings become holes, with what stood there as values; every
// part gets a name. A text with the key "own" keeps its string. Writes what fill.c reads: node templates.mjs CONFIGURATION.json ROWS.json|ROWS.ndjson ...
import { readFileSync } from "node:fs";

/** A row's parts with holes, and the values of the holes. */
function opened(row) {
  const values = [];
  let parts = 0;
  const hole = (kind, value) => {
    values.push(`${kind} h${values.length} ${value}`);
    return { hole: `h${values.length - 1}` };
  };
  const open = (part) => {
    if (Array.isArray(part)) return part.map(open);
    if (part === null || typeof part !== "object" || !("kind" in part)) return part;
    const result = { id: `p${parts++}` };
    for (const [key, value] of Object.entries(part)) {
      if (key === "own") continue;
      if (part.kind === "text" && key === "string" && !part.own) {
        result[key] = hole("s", Buffer.from(value).toString("hex"));
      } else if (part.kind === "image" && key === "width" && typeof part.height === "number") {
        result.size = hole("z", `${part.width} ${part.height}`);
      } else if (part.kind === "image" && key === "height" && result.size) {
        continue;
      } else if (key === "condition") {
        result[key] = hole("n", value ? 1 : 0);
      } else if ((key === "spacing" || key === "count" || key === "lineLimit") && typeof value === "number") {
        result[key] = hole("n", value);
      } else if (["child", "children", "content", "then", "else", "label", "title", "icon"].includes(key)) {
        result[key] = open(value);
      } else if (key === "elements") {
        result[key] = value.map((element) => ({ ...element, children: open(element.children) }));
      } else {
        result[key] = value;
      }
    }
    return result;
  };
  const tree = open(row.tree);
  return { template: { id: row.id, env: row.env, tree }, values };
}

const [configuration, ...files] = process.argv.slice(2);
const { stacks } = JSON.parse(readFileSync(configuration, "utf8")).environment;
const isKnown = (part) => part === null || typeof part !== "object"
  // Pieces of a text are no labels, and texts of other stacks cannot be set.
  || (!("runs" in part) && (part.stack === undefined || part.stack in stacks) && Object.values(part).every(isKnown));
for (const file of files) {
  const text = readFileSync(file, "utf8");
  const document = file.endsWith(".ndjson") ? { rows: text.split("\n").filter(Boolean).map((line) => JSON.parse(line)) } : JSON.parse(text);
  for (const row of document.rows) {
    if (!row.tree || !isKnown(row)) continue;
    const { template, values } = opened(row);
    console.log([`T ${JSON.stringify(template)}`, ...values, "R"].join("\n"));
  }
}
