// The module and its memory: what lists, labels and fonts have in common.

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The most UTF-16 units of a text: some 30 bytes of memory are needed for each. */
const longestText = 1 << 22;

function checkedText(text) {
  if (typeof text !== "string") throw new TypeError(`${String(text)} is no text.`);
  if (text.length <= longestText) return text;
  throw new RangeError(`A text may have at most ${longestText} UTF-16 units; this one has ${text.length}.`);
}

/** Refuses what an object has beside the keys that are known. */
export function refuseOtherKeys(value, known, what) {
  for (const key of Object.keys(value)) {
    if (!known.has(key)) throw new TypeError(`${what} has no "${key}".`);
  }
}

/** Frees what the module holds for objects that were collected. */
export const released = new FinalizationRegistry(({ engine, free, number }) => {
  try {
    if (number !== 0) engine.exports[free](number);
  } catch {
    // A module that once ran out of memory frees nothing more.
  }
});

/** The number of something that a module holds, for calls of this module. */
export function numberOf(owner, engine, what) {
  if (owner.engine !== engine) throw new Error(`The ${what} is another module's: what one load() gives works with that alone.`);
  return owner.number;
}

/** Bytes, those of a response, or what a URL leads to: Node fetches no files, and reads them. */
export async function bytesOf(source) {
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return source;
  const files = source instanceof URL && source.protocol === "file:" && globalThis.process?.getBuiltinModule?.("node:fs");
  if (files) return files.readFileSync(source);
  const response = await (source instanceof Response ? source : fetch(source));
  if (!response.ok) throw new Error(`${response.url || "The response"} answered with status ${response.status}.`);
  return response.arrayBuffer();
}

/** An instance of the module. */
export class Engine {
  /** Heights are asked for here while a frame runs. */
  #asker = null;
  #isAnswer = false;
  #fault = null;
  /** The bytes of the module's memory. */
  #memory = new Uint8Array(0);

  /** Compiles the module from a URL, a response or bytes. */
  static async load(source) {
    const engine = new Engine();
    const text = (address, length) => engine.text(address, length);
    const host = {
      measure: (slot, estimateClass, across) => engine.#answer(() => engine.#asker.measure(slot, estimateClass, across)),
      measureKey: (address, length, isEstimate, slot, estimateClass, across) => engine.#answer(() => (
        engine.#asker[isEstimate ? "estimate" : "measure"](text(address >>> 0, length), slot, estimateClass, across))),
      answered: () => (engine.#isAnswer ? 1 : 0),
    };
    const compiled = await WebAssembly.instantiate(await bytesOf(source), { host });
    engine.exports = (compiled.instance ?? compiled).exports;
    return engine;
  }

  /** Calls the page's function; what it throws waits until the module has come to an end. */
  #answer(ask) {
    if (this.#fault) return NaN;
    try {
      const answer = ask();
      this.#isAnswer = typeof answer === "number";
      return this.#isAnswer ? answer : NaN;
    } catch (error) {
      this.#fault = { error };
      this.#isAnswer = false;
      return NaN;
    }
  }

  /** Runs a call during which the module may ask for heights. */
  asking(asker, body) {
    this.refuseWhileAsking();
    this.#asker = asker;
    this.#fault = null;
    try {
      return body();
    } finally {
      this.#asker = null;
      const fault = this.#fault;
      this.#fault = null;
      if (fault) throw fault.error;
    }
  }

  /** A list cannot be used by the function that it asks for heights: it is being changed. */
  refuseWhileAsking() {
    if (this.#asker) throw new Error("A list cannot be used while it asks for heights.");
  }

  /** The numbers that the last call answered with. */
  numbers(count) { return new Float64Array(this.exports.memory.buffer, this.exports.numbers() >>> 0, count); }

  /** Numbers at an address; a view, which the next call may change. */
  doubles(address, count) {
    return count > 0 ? new Float64Array(this.exports.memory.buffer, address, count) : new Float64Array(0);
  }

  /** A text that the module holds. */
  text(address, length) { return decoder.decode(new Uint8Array(this.exports.memory.buffer, address, length)); }

  /** The text that the last call answered with. */
  answerText(length) { return this.text(this.exports.text() >>> 0, length); }

  /** A copy of the bytes that the last call answered with. */
  answerBytes(length) { return new Uint8Array(this.exports.memory.buffer, this.exports.text() >>> 0, length).slice(); }

  /** Puts a text where the module reads arguments; the length of its UTF-8. */
  putText(text) {
    // A code unit takes 3 bytes at most.
    const room = 3 * checkedText(text).length;
    const address = this.exports.inbox(room) >>> 0;
    return encoder.encodeInto(text, new Uint8Array(this.exports.memory.buffer, address, room)).written;
  }

  /** Puts bytes where the module reads arguments; their length. */
  put(bytes) {
    const address = this.exports.inbox(bytes.length) >>> 0;
    // Of no length once the memory has grown.
    if (this.#memory.length === 0) this.#memory = new Uint8Array(this.exports.memory.buffer);
    this.#memory.set(bytes, address);
    return bytes.length;
  }
}

/** Arguments of a call as bytes, in the order in which the module reads them. */
export class Writer {
  #bytes = new Uint8Array(256);
  #view = new DataView(this.#bytes.buffer);
  #length = 0;

  clear() { this.#length = 0; return this; }

  get bytes() { return this.#bytes.subarray(0, this.#length); }

  #reserve(count) {
    if (this.#length + count <= this.#bytes.length) return;
    const bytes = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + count));
    bytes.set(this.#bytes);
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer);
  }

  byte(value) {
    this.#reserve(1);
    this.#bytes[this.#length++] = value;
    return this;
  }

  flag(value) { return this.byte(value ? 1 : 0); }

  number(value) {
    if (typeof value !== "number") throw new TypeError(`${String(value)} is no number.`);
    this.#reserve(8);
    this.#view.setFloat64(this.#length, value, true);
    this.#length += 8;
    return this;
  }

  text(value) {
    // A code unit takes 3 bytes at most.
    this.#reserve(8 + 3 * checkedText(value).length);
    const { written } = encoder.encodeInto(value, this.#bytes.subarray(this.#length + 8));
    this.number(written);
    this.#length += written;
    return this;
  }

  list(values, write) {
    this.number(values.length);
    for (const value of values) write(value);
    return this;
  }

  optional(value, write) {
    this.flag(value !== undefined && value !== null);
    if (value !== undefined && value !== null) write(value);
    return this;
  }
}
