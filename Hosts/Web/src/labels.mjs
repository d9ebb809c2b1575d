// Labels that were prepared elsewhere: see selfsizing.d.mts for what everything is.
import { numberOf, released, Writer } from "./wasm.mjs";

/** Has what the module holds freed with its owner; gives what holds its number, to be 0 once it is freed before. */
export function held(owner, engine, free, number) {
  const holder = { engine, free, number };
  released.register(owner, holder);
  return holder;
}

function checked(width) {
  if (typeof width !== "number" || Number.isNaN(width)) throw new TypeError(`${String(width)} is no width.`);
  return width;
}

/** A label that was shaped once: its height, lines and size at any width are arithmetic. */
export class Label {
  #holder;

  constructor(engine, number) { this.#holder = held(this, engine, "labelFree", number); }

  /** The module that holds it. */
  get engine() { return this.#holder.engine; }

  /** The module's number of it; 0 once it was freed. */
  get number() { return this.#holder.number; }

  height(width) {
    const height = this.engine.exports.labelHeight(this.number, width);
    if (height !== height) this.#fail(width);
    return height;
  }

  lineCount(width) {
    const count = this.engine.exports.labelLineCount(this.number, width);
    if (count < 0) this.#fail(width);
    return count;
  }

  /** False where the font kit that it was prepared by had to estimate widths. */
  get isExact() { return this.engine.exports.labelIsExact(this.number) === 1; }

  #fail(width) {
    checked(width);
    throw new Error("The label was freed.");
  }

  /** The same label, which keeps its heights by width. */
  keepingHeightSteps() { return new Label(this.engine, this.engine.exports.labelKeepSteps(this.number)); }

  measure(width = Infinity, height = Infinity) {
    if (!this.engine.exports.labelMeasure(this.number, checked(width), checked(height))) this.#fail(width);
    const [shown, tall, firstBaseline, lastBaseline, lineCount, isTruncated, validFrom, validTo] = this.engine.numbers(8);
    return {
      width: shown, height: tall, firstBaseline, lastBaseline, lineCount, isTruncated: isTruncated === 1, validFrom, validTo,
    };
  }

  lines(width = Infinity, height = Infinity) {
    const engine = this.engine;
    const count = engine.exports.labelLines(this.number, checked(width), checked(height));
    if (count < 0) this.#fail(width);
    const numbers = engine.doubles(engine.exports.text() >>> 0, 10 * count);
    return Array.from({ length: count }, (_, index) => {
      const [start, end, x, width, baseline, ascent, descent, hyphen, from, to] = numbers.subarray(10 * index);
      return { start, end, x, width, baseline, ascent, descent, showsHyphen: hyphen === 1, omitted: from < 0 ? null : [from, to] };
    });
  }

  free() {
    this.engine.exports.labelFree(this.number);
    this.#holder.number = 0;
  }
}

/** Many labels, whose heights are asked for together. */
export class LabelBatch {
  #engine;
  #number;

  constructor(engine, labels) {
    this.#engine = engine;
    this.length = labels.length;
    const writer = new Writer();
    writer.list(labels, (label) => {
      if (!(label instanceof Label)) throw new TypeError(`${String(label)} is no label.`);
      const number = numberOf(label, engine, "label");
      if (number === 0) throw new Error("A label was freed.");
      writer.number(number);
    });
    this.#number = held(this, engine, "labelsFree", engine.exports.labelsMake(engine.put(writer.bytes))).number;
  }

  /** The heights at a width: a view that the next call writes to. */
  heights(width) {
    const address = this.#engine.exports.labelsHeights(this.#number, checked(width)) >>> 0;
    return this.#engine.doubles(address, this.length);
  }
}

/** Labels' bytes, as `PortableText.encoded()` of Swift, C's and Python's libraries give them. */
export class Labels {
  #engine;

  constructor(engine) { this.#engine = engine; }

  decode(bytes) {
    const engine = this.#engine;
    const number = engine.exports.labelDecode(engine.put(bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes)));
    if (number === 0) throw new Error(engine.answerText(engine.numbers(1)[0]));
    return new Label(engine, number);
  }

  batch(labels) { return new LabelBatch(this.#engine, labels); }
}
