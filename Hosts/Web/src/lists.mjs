// Lists: see selfsizing.d.mts for what everything is. All arithmetic of layout is the module's.
import { EventWriter, finite } from "./events.mjs";
import { released } from "./wasm.mjs";

/** Why an event was refused: the codes of Swift's ListRefusal, in its order. */
const refusalCodes = [
  "nan", "infinite", "negative", "out-of-range", "unknown-key", "unknown-name", "duplicate", "conflict", "occupied",
  "inside-section", "duplicate-key", "counts", "no-batch", "at-work",
];
const causes = ["target", "end", "start", "chosen", "seen", "line", "fallback"];
const states = ["unmeasured", "measured", "stale"];
const asking = { none: 0, bySlot: 1, byKey: 2, byKeyWithEstimates: 3 };
const questions = [
  "slot", "top", "height", "state", "place", "key", "slotAt", "visible", "movement", "isCurrent", "across", "epoch",
  "version", "widthIsKept", "remaining", "indicator",
];

/** What a list refuses, in a sentence that names what is at fault. */
export class ListRefusal extends Error {
  constructor(code, message) {
    super(message);
    this.name = "ListRefusal";
    this.code = code;
  }
}

function refusal(engine) {
  const [code, length] = engine.numbers(2);
  return new ListRefusal(refusalCodes[code], engine.answerText(length));
}

function measuring(measure) {
  if (typeof measure === "function" || measure?.byKey) return measure;
  throw new TypeError("A frame needs a function that gives the height of a slot.");
}

/** An estimated-height layout of a list. */
export class ListLayout {
  #engine;
  #number;
  #writer;
  /** The direction in which it scrolls. */
  axis;
  /** The reading direction: the side on which leading is. */
  direction;

  constructor(engine, options = {}) {
    this.#engine = engine;
    this.axis = options.axis ?? "vertical";
    this.direction = options.direction ?? "leftToRight";
    this.#writer = new EventWriter({
      lanes: options.lanes, laneRule: options.laneRule, laneGap: options.laneGap, insets: options.insets,
    });
    const bytes = this.#writer.clear().configuration(options).bytes;
    engine.refuseWhileAsking();
    this.#number = engine.exports.listMake(engine.put(bytes));
    if (this.#number === -2) throw refusal(engine);
    if (this.#number === 0) throw new Error("The list's options do not fit the module: are both of one version?");
    released.register(this, { engine, free: "listFree", number: this.#number }, this);
  }

  /** Lets the list's memory go before it is collected. */
  free() {
    released.unregister(this);
    this.#engine.exports.listFree(this.#number);
    this.#number = 0;
  }

  // --- Events

  /** Applies an event by its name; a refusal is thrown, and has changed nothing. */
  apply(name, value) { return this.#check(this.step(name, value)); }

  /** Applies an event and runs a frame as one step. */
  applyAndFrame(name, value, measure) { return this.#check(this.step(name, value, measuring(measure))); }

  load(content) { return this.apply("load", this.#content(content)); }
  snapshot(content) { return this.apply("snapshot", this.#content(content)); }
  batch(changes) { return this.apply("batch", changes); }
  measure(measurements) { return this.apply("measure", measurements); }
  setEstimate(height, estimateClass = 0) { return this.apply("estimate", { height, class: estimateClass }); }
  setWidth(width) { return this.apply("width", width); }
  setViewport(height) { return this.apply("viewport", height); }
  setInsets(insets) { return this.apply("insets", insets); }
  setAnchor(key, edge = "top") { return this.apply("anchor", key === null ? null : { key, edge }); }
  stickToEnd(isOn = true) { return this.apply("stickToEnd", isOn); }
  deferCorrections(isOn = true) { return this.apply("defer", isOn); }
  scrollTo(target) { return this.apply("scrollTo", target); }
  scrollToEnd() { return this.apply("scrollTo", { end: true }); }
  save(name) { return this.apply("save", name); }

  /** Brings back what was saved under a name, or as bytes. */
  restore(saved) {
    if (typeof saved === "string") return this.apply("restore", saved);
    const engine = this.#engine;
    engine.refuseWhileAsking();
    const result = engine.exports.listKeep(this.#number, engine.put(new Uint8Array(saved)));
    if (result < 0) throw new Error("These bytes are no saved list of this version.");
    this.#done(result);
    this.#check(this.#report(false));
    return this.apply("restore", "saved");
  }

  /** The reader's place and the heights as bytes, to be kept beyond the page. */
  saved({ heights = true } = {}) {
    const engine = this.#engine;
    engine.refuseWhileAsking();
    const length = engine.exports.listSaved(this.#number, heights ? 1 : 0);
    if (length < 0) throw new Error("The list was freed.");
    return engine.answerBytes(length);
  }

  /** The user scrolled by a distance. */
  scrollBy(distance, overscroll = false) { return this.#scroll(distance, 0, overscroll); }

  /** The user scrolled to an offset. */
  scrollToOffset(offset, overscroll = false) { return this.#scroll(offset, 1, overscroll); }

  #scroll(distance, isOffset, overscroll) {
    const points = finite(+distance);
    this.#engine.refuseWhileAsking();
    this.#done(this.#engine.exports.listScroll(this.#number, points, isOffset, overscroll ? 1 : 0));
    return this.#report(false);
  }

  setHeight(slot, height) {
    this.#engine.refuseWhileAsking();
    this.#done(this.#engine.exports.listSetHeight(this.#number, +slot, +height));
    return this.#check(this.#report(false));
  }

  /** Batches applied by a function are one. */
  batched(body) {
    this.#engine.refuseWhileAsking();
    this.#done(this.#engine.exports.listBatch(this.#number, 0));
    try {
      body(this);
    } finally {
      this.#done(this.#engine.exports.listBatch(this.#number, 1));
    }
    return this.#check(this.#report(false));
  }

  // --- Frames

  /** Measures what is visible and missing, and presents it. */
  frame(measure) { return this.#check(this.step(null, null, measuring(measure))); }

  /** Measures slots around the viewport while nothing else is to be done. */
  measureAhead(budget, measure) {
    const engine = this.#engine;
    if (measuring(measure).byKey) {
      // Keys can be asked for afterwards alone.
      const requests = [];
      this.measureAhead(budget, (...request) => { requests.push(request); });
      const heights = requests.map(([slot, ...request]) => {
        const key = this.key(slot);
        return { key, height: measure.measure(key, slot, ...request) };
      });
      return { ...this.measure(heights.filter(({ height }) => typeof height === "number")), asked: Float64Array.from(requests, ([slot]) => slot) };
    }
    engine.asking({ measure }, () => this.#done(engine.exports.listMeasureAhead(this.#number, finite(budget))));
    return this.#report(false);
  }

  /** An event, a frame, or both; a refusal is told, not thrown. */
  step(name, value, measure) {
    const engine = this.#engine;
    engine.refuseWhileAsking();
    const length = name ? engine.put(this.#writer.clear().event(name, value).bytes) : 0;
    if (!measure) {
      this.#done(engine.exports.listStep(this.#number, length, asking.none));
      return this.#report(false);
    }
    const asker = typeof measure === "function" ? { measure } : measure;
    const kind = !asker.byKey ? asking.bySlot : asker.estimate ? asking.byKeyWithEstimates : asking.byKey;
    engine.asking(asker, () => this.#done(engine.exports.listStep(this.#number, length, kind)));
    return this.#report(true);
  }

  // --- Questions

  get slotCount() { return this.step().slotCount; }
  get offset() { return this.step().offset; }
  get contentHeight() { return this.step().contentHeight; }
  /** By how much the slot moved most on screen that should not have moved at all. */
  get unaskedMovement() { return this.#one("movement"); }
  get widthEpoch() { return this.#one("epoch"); }
  get remainingDistance() { return this.#one("remaining"); }
  get indicator() {
    const [fraction, length] = this.#ask("indicator");
    return { fraction, length };
  }

  /** The number of the slot that is meant. */
  slot(reference) { return this.#one("slot", (writer) => writer.reference(reference)); }
  top(reference) { return this.#one("top", (writer) => writer.reference(reference)); }
  height(reference) { return this.#one("height", (writer) => writer.reference(reference)); }
  /** How wide a slot is. */
  across(reference) { return this.#one("across", (writer) => writer.reference(reference)); }
  state(reference) { return states[this.#one("state", (writer) => writer.reference(reference))] ?? null; }
  slotAt(y) { return this.#one("slotAt", (writer) => writer.number(y)); }
  contentVersion(estimateClass = 0) { return this.#one("version", (writer) => writer.number(estimateClass)); }
  remembers(width) { return this.#one("widthIsKept", (writer) => writer.number(width)) === 1; }

  isCurrent({ version, epoch, ...slot }) {
    return this.#one("isCurrent", (writer) => writer.reference(slot).optional(version, (value) => writer.number(value))
      .optional(epoch, (value) => writer.number(value))) === 1;
  }

  place(reference) {
    const answer = this.#ask("place", (writer) => writer.reference(reference));
    if (!answer) return null;
    const [section, part, row] = answer;
    return part === 0 ? { section, row } : part === 1 ? { section, header: true } : { section, footer: true };
  }

  key(slot) {
    const answer = this.#ask("key", (writer) => writer.number(slot));
    return answer ? this.#engine.answerText(answer[0]) : null;
  }

  /** The numbers of the slots between two y in the content. */
  slotsBetween(top, bottom) {
    const [address, count] = this.#ask("visible", (writer) => writer.number(top).number(bottom));
    return Float64Array.from(this.#engine.doubles(address, count));
  }

  #one(question, write) { return this.#ask(question, write)?.[0] ?? null; }

  #ask(question, write = () => {}) {
    const engine = this.#engine;
    engine.refuseWhileAsking();
    write(this.#writer.clear());
    const count = engine.exports.listQuery(this.#number, questions.indexOf(question), engine.put(this.#writer.bytes));
    if (count === -1) return null;
    if (count === -2) throw refusal(engine);
    if (count < 0) throw new Error("The list was freed.");
    return Array.from(engine.numbers(count));
  }

  // --- Answers

  #content(content) {
    if (content === undefined || content === null) throw new TypeError("Content is a number of rows, a list of slots, or has rows or sections.");
    return content.rows === undefined && content.sections === undefined ? { rows: content } : content;
  }

  #done(result) {
    if (result === 0) throw new Error("The list was freed, or the module and its JavaScript are not of one version.");
  }

  #check(report) {
    if (report.refused) throw new ListRefusal(report.refused, report.message);
    return report;
  }

  #report(hasFrame) {
    const engine = this.#engine;
    const [
      offset, contentHeight, bias, correction, cause, dropped, clamped, refusal, messageLength, slotCount, askedAt, askedCount,
      slotsAt, visible, pinned,
    ] = engine.numbers(15);
    const report = {
      offset, contentHeight, bias, correction, cause: causes[cause] ?? null, dropped, clamped, slotCount,
      refused: refusalCodes[refusal] ?? null, message: refusal >= 0 ? engine.answerText(messageLength) : null,
      asked: engine.doubles(askedAt, askedCount),
    };
    if (hasFrame) {
      const slots = (address, count) => {
        const column = (place) => engine.doubles(address + 8 * place * count, count);
        return {
          count, slots: column(0), tops: column(1), heights: column(2), lanes: column(3), lefts: column(4), widths: column(5),
        };
      };
      report.visible = slots(slotsAt, visible);
      report.pinned = slots(slotsAt + 48 * visible, pinned);
    }
    return report;
  }
}
