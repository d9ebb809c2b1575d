// Row templates: see selfsizing.d.mts for what everything is.
import { Fonts } from "./fonts.mjs";
import { Label } from "./labels.mjs";
import { bytesOf, numberOf, released, Writer } from "./wasm.mjs";

const kinds = ["string", "number", "flag", "count", "size"];
const writer = new Writer();
const decoder = new TextDecoder();

/** Counts and texts as the module writes them. */
class Reader {
  constructor(engine, length) {
    // A copy: the next call may move what the module holds.
    this.bytes = engine.answerBytes(length);
    this.view = new DataView(this.bytes.buffer);
    this.at = 0;
  }

  get isAtEnd() { return this.at >= this.bytes.length; }

  number() {
    this.at += 4;
    return this.view.getUint32(this.at - 4, true);
  }

  text() {
    const length = this.number();
    this.at += length;
    return decoder.decode(this.bytes.subarray(this.at - length, this.at));
  }

  texts() { return Array.from({ length: this.number() }, () => this.text()); }
}

function fault(engine) { return new Error(engine.answerText(engine.numbers(1)[0])); }

function checked(width) {
  if (typeof width !== "number" || Number.isNaN(width)) throw new TypeError(`${String(width)} is no width.`);
  return width;
}

/** Writes a value for a hole. */
function write(value, name, engine) {
  if (value === undefined || value === null) return writer.byte(0);
  if (typeof value === "string") return writer.byte(1).text(value);
  if (typeof value === "number") return writer.byte(2).number(value);
  if (typeof value === "boolean") return writer.byte(3).flag(value);
  if (value instanceof Label) return writer.byte(5).number(numberOf(value, engine, "label"));
  const [width, height] = Array.isArray(value) ? value : [value.width, value.height];
  if (typeof width === "number" && typeof height === "number") return writer.byte(4).number(width).number(height);
  throw new TypeError(`The hole "${name}" was given something that is no label, number, condition or size.`);
}

function heightOf(engine, row, width) {
  const height = engine.exports.rowHeight(row, checked(width));
  if (height !== height) throw fault(engine);
  return height;
}

/** The parts' kinds and names, in the order of the frames. */
function partsOf(engine, row, count) {
  const reader = new Reader(engine, engine.exports.rowParts(row));
  return Array.from({ length: count }, () => ({ kinds: reader.texts(), ids: reader.texts() }));
}

/** The frames of a row; `known` gives so many parts' kinds and names. */
function framesOf(engine, row, width, known) {
  const count = engine.exports.rowFrames(row, checked(width));
  if (count < 0) throw fault(engine);
  const [address, shown, tall] = engine.numbers(3);
  const numbers = engine.doubles(address, 4 * count).slice();
  const names = known(count);
  const parts = [];
  for (let part = 0; part < count; part += 1) {
    const x = numbers[4 * part], width = numbers[4 * part + 2];
    if (x !== x && width !== width) continue;
    const { kinds, ids } = names[part];
    parts.push({ kinds, ids, x, y: numbers[4 * part + 1], width, height: numbers[4 * part + 3] });
  }
  return { width: shown, height: tall, parts };
}

/** A row of a template with values in its holes, at any width. */
export class Row {
  #engine;
  #number;
  #parts = null;

  constructor(engine, number) {
    this.#engine = engine;
    this.#number = number;
    released.register(this, { engine, free: "rowFree", number }, this);
  }

  /** False where a text's widths were estimated, for want of what only its fonts have. */
  get isExact() { return this.#engine.exports.rowIsExact(this.#number) === 1; }

  height(width) { return heightOf(this.#engine, this.#number, width); }

  measure(width) {
    if (!this.#engine.exports.rowMeasure(this.#number, checked(width))) throw fault(this.#engine);
    const [shown, height, validFrom, validTo] = this.#engine.numbers(4);
    return { width: shown, height, validFrom, validTo };
  }

  frames(width) {
    return framesOf(this.#engine, this.#number, width, (count) => {
      this.#parts ??= partsOf(this.#engine, this.#number, count);
      return this.#parts;
    });
  }

  free() {
    released.unregister(this);
    this.#engine.exports.rowFree(this.#number);
    this.#number = 0;
  }
}

/** A row template: one look for any number of rows. */
export class Template {
  #engine;
  #number;

  constructor(engine, number) {
    this.#engine = engine;
    this.#number = number;
    released.register(this, { engine, free: "templateFree", number }, this);
    const reader = new Reader(engine, engine.exports.templateHoles(number));
    this.id = reader.texts()[0] ?? null;
    this.holes = Array.from({ length: reader.number() }, () => {
      const kind = kinds[reader.number()];
      return { name: reader.text(), kind };
    });
  }

  /** The number of a row with values in place of the holes; fonts prepare strings. */
  #fill(values, { fonts } = {}) {
    if (fonts !== undefined && !(fonts instanceof Fonts)) throw new TypeError("fonts are what Fonts.load gave.");
    writer.clear();
    let known = 0;
    for (const { name } of this.holes) {
      const isThere = Object.hasOwn(values, name);
      if (isThere) known += 1;
      write(isThere ? values[name] : undefined, name, this.#engine);
    }
    const names = Object.keys(values);
    const others = known === names.length ? [] : names.filter((name) => !this.holes.some((hole) => hole.name === name));
    writer.list(others, (name) => writer.text(name));
    const kit = fonts ? numberOf(fonts, this.#engine, "font kit") : 0;
    const row = this.#engine.exports.templateRow(this.#number, kit, this.#engine.put(writer.bytes));
    if (row === 0) throw fault(this.#engine);
    return row;
  }

  row(values, options) { return new Row(this.#engine, this.#fill(values, options)); }

  height(values, width, options) { return this.#once(values, options, (row) => heightOf(this.#engine, row, width)); }

  frames(values, width, options) {
    return this.#once(values, options, (row) => framesOf(this.#engine, row, width, (count) => partsOf(this.#engine, row, count)));
  }

  #once(values, options, ask) {
    const row = this.#fill(values, options);
    try {
      return ask(row);
    } finally {
      this.#engine.exports.rowFree(row);
    }
  }

  free() {
    released.unregister(this);
    this.#engine.exports.templateFree(this.#number);
    this.#number = 0;
  }
}

/** Templates' bytes, as `selfsize compile`, `PortableRowTemplate.encoded()` of Swift and C's library give them. */
export class Rows {
  #engine;

  constructor(engine) { this.#engine = engine; }

  decode(bytes) {
    const engine = this.#engine;
    const count = engine.exports.templatesDecode(engine.put(ArrayBuffer.isView(bytes)
      ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength) : new Uint8Array(bytes)));
    if (count < 0) throw fault(engine);
    const numbers = Array.from(engine.doubles(engine.exports.text() >>> 0, count));
    return numbers.map((number) => new Template(engine, number));
  }

  /** Reads a file of one template, from a URL, a response or bytes. */
  async load(source) {
    const templates = await this.loadAll(source);
    if (templates.length !== 1) throw new Error(`There are ${templates.length} templates here; loadAll reads them.`);
    return templates[0];
  }

  async loadAll(source) { return this.decode(await bytesOf(source)); }
}
