// Labels from strings, by the tables of a font kit: see selfsizing.d.mts for what everything is.
import { held, Label } from "./labels.mjs";
import { bytesOf, numberOf, refuseOtherKeys, Writer } from "./wasm.mjs";

/** The cases of a style in the order in which the module knows them, the default first. */
const cases = {
  lineMetrics: ["pixel", "css"],
  tailoring: ["unicode", "chromium", "unicode17"],
  truncation: ["tail", "middle", "head"],
  lineBreak: ["auto", "loose", "normal", "strict", "anywhere"],
  wordBreak: ["normal", "breakAll", "keepAll"],
  overflowWrap: ["anywhere", "breakWord", "normal"],
  whiteSpace: ["preWrap", "preLine", "normal", "noWrap", "breakSpaces", "pre"],
};
const runKeys = new Set(["text", "box", "style", "unbreakable"]);
const lineHeights = ["multiple", "atLeast", "exactly"];
const known = new Set([
  "stack", "size", "weight", "italic", "leading", "tracking", "wordSpacing", "lineLimit", "scale", "lineSpacing", "lineHeight",
  "paragraphSpacing", "language", ...Object.keys(cases),
]);

function written(style) {
  refuseOtherKeys(style, known, "A style");
  const writer = new Writer();
  const one = (key) => {
    const index = style[key] === undefined ? 0 : cases[key].indexOf(style[key]);
    if (index < 0) throw new TypeError(`${key} is one of ${cases[key].join(", ")}; "${style[key]}" is none.`);
    writer.byte(index);
  };
  writer.text(style.stack ?? "").number(style.size ?? 16).number(style.weight ?? 400).flag(style.italic);
  writer.optional(style.leading, (leading) => writer.number(leading));
  writer.number(style.tracking ?? 0).number(style.wordSpacing ?? 0);
  writer.optional(style.lineLimit, (limit) => {
    if (!Number.isInteger(limit)) throw new TypeError(`lineLimit is a whole number, not ${JSON.stringify(limit)}.`);
    writer.number(limit);
  });
  one("lineMetrics");
  writer.number(style.scale ?? 1);
  one("tailoring");
  writer.number(style.lineSpacing ?? 0);
  const [[kind, height] = [null, 0], ...others] = Object.entries(style.lineHeight ?? {});
  if (others.length > 0 || (kind !== null && !lineHeights.includes(kind))) {
    throw new TypeError(`lineHeight has one of ${lineHeights.join(", ")}.`);
  }
  writer.byte(1 + lineHeights.indexOf(kind)).number(height);
  writer.number(style.paragraphSpacing ?? 0);
  for (const key of ["truncation", "lineBreak", "wordBreak", "overflowWrap", "whiteSpace"]) one(key);
  return writer.text(style.language ?? "").bytes;
}

/** A style that the module holds. */
export class TextStyle {
  /** The module that holds it. */
  engine;
  /** The module's number of it. */
  number;

  constructor(engine, style) {
    this.engine = engine;
    this.number = held(this, engine, "styleFree", engine.exports.styleMake(engine.put(written(style)))).number;
  }
}

/** The tables of fonts, by which labels are prepared from strings. */
export class Fonts {
  /** The module that holds them. */
  engine;
  /** The module's number of them. */
  number;
  /** The styles met last, by what they say. */
  #styles = new Map();

  constructor(engine, bytes) {
    this.engine = engine;
    const number = engine.exports.fontsLoad(engine.put(bytes));
    if (number === 0) throw new Error(engine.answerText(engine.numbers(1)[0]));
    this.number = held(this, engine, "fontsFree", number).number;
  }

  static async load(engine, source) {
    const bytes = await bytesOf(source);
    return new Fonts(engine, ArrayBuffer.isView(bytes)
      ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength) : new Uint8Array(bytes));
  }

  /** A style, to be handed to `label` many times. */
  style(style) {
    const key = JSON.stringify(style);
    let known = this.#styles.get(key);
    if (!known) {
      if (this.#styles.size >= 64) this.#styles.clear();
      known = new TextStyle(this.engine, style);
      this.#styles.set(key, known);
    }
    return known;
  }

  label(text, style = {}) {
    const engine = this.engine;
    const number = this.#numberOf(style);
    const label = Array.isArray(text) ? engine.exports.fontsRuns(this.number, number, engine.put(this.#written(text)))
      : engine.exports.fontsLabel(this.number, number, engine.putText(text));
    if (label === 0) throw new Error(engine.answerText(engine.numbers(1)[0]));
    return new Label(engine, label);
  }

  #numberOf(style) { return numberOf(style instanceof TextStyle ? style : this.style(style), this.engine, "style"); }

  #written(runs) {
    const writer = new Writer();
    return writer.list(runs, (run) => {
      const parts = typeof run === "string" ? { text: run } : run;
      refuseOtherKeys(parts, runKeys, "A run");
      const { text, box, style, unbreakable } = parts;
      writer.number(style === undefined ? 0 : this.#numberOf(style)).flag(box);
      if (box) writer.number(box.width).number(box.ascent).number(box.descent ?? 0);
      else writer.text(text).flag(unbreakable);
    }).bytes;
  }
}
