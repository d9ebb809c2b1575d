// Lists' events and configurations as bytes, in the order in which Inbox+Events.swift reads them.
import { refuseOtherKeys, Writer } from "./wasm.mjs";

const alignments = ["top", "middle", "bottom", "nearest"];

const batchKeys = new Set([
  "deletes", "reloads", "reconfigures", "inserts", "moves", "deleteSections", "reloadSections", "insertSections", "moveSections",
  "counts",
]);
const optionKeys = new Set([
  "viewport", "width", "padding", "gaps", "estimates", "scale", "stickToEnd", "endThreshold", "keepsStart", "hidesEmptySections",
  "contentAlignment", "pinsHeaders", "pinsFooters", "budget", "attic", "widthHistory", "adaptive", "scaledAbove", "axis",
  "preMeasureDistance", "animatedViewports", "direction", "lanes", "laneRule", "laneGap", "insets",
]);

const referenceKeys = ["key", "section", "row", "header", "footer"];
const measurementKeys = new Set([...referenceKeys, "height", "version", "epoch"]);
const targetKeys = new Set([...referenceKeys, "align", "padding", "animated", "start", "end"]);
const slotKeys = new Set(["key", "class", "height", "span"]);
const rowsKeys = new Set(["count", "prefix", "first", "class"]);
const laneKeys = ["lanes", "laneRule", "laneGap", "insets"];
const sectionKeys = new Set(["key", "header", "rows", "footer", ...laneKeys]);
const contentKeys = new Set(["sections", "rows", "reloads"]);
const endKeys = new Set(["top", "bottom"]);
const sideKeys = new Set([...endKeys, "leading", "trailing"]);
const gapKeys = new Set(["row", "header", "footer", "section"]);

function word(value, words, name) {
  const place = words.indexOf(value);
  if (place < 0) throw new TypeError(`${name} is one of ${words.join(", ")}, not ${JSON.stringify(value)}.`);
  return place;
}

/** A number, unless it is NaN or infinite: the list refuses such heights, and takes other such numbers for 0. */
export function finite(value) {
  if (typeof value === "number" && !Number.isFinite(value)) throw new TypeError(`${value} is no finite number.`);
  return value;
}

/** Writes events and what they are made of. */
export class EventWriter extends Writer {
  /** @param listLanes the lanes of sections that name a part of theirs only. */
  constructor(listLanes = {}) {
    super();
    this.listLanes = listLanes;
  }

  event(name, value) {
    const write = events[name];
    if (!write) throw new TypeError(`A list has no event ${JSON.stringify(name)}.`);
    write(this, value);
    return this;
  }

  reference(slot) {
    if (typeof slot === "string") return this.byte(0).text(slot);
    if (typeof slot === "number") return this.byte(3).number(0).number(slot);
    if (slot.key !== undefined) return this.byte(0).text(slot.key);
    if (slot.header) return this.byte(1).number(slot.section ?? 0);
    if (slot.footer) return this.byte(2).number(slot.section ?? 0);
    if (slot.row === undefined) throw new TypeError("A slot is a key, a number, or has a key, a row, a header or a footer.");
    return this.byte(3).number(slot.section ?? 0).number(slot.row);
  }

  slot(slot) {
    if (typeof slot === "string") return this.text(slot).number(0).flag(false).flag(false);
    refuseOtherKeys(slot, slotKeys, "A slot");
    if (slot.key === undefined) throw new TypeError("A slot has a key.");
    return this.text(slot.key).number(slot.class ?? 0).optional(slot.height, (height) => this.number(height))
      .flag(slot.span);
  }

  insets(insets, sides = endKeys, what = "A set of insets") {
    refuseOtherKeys(insets ?? {}, sides, what);
    return this.number(finite(insets?.top ?? 0)).number(finite(insets?.bottom ?? 0));
  }

  lanes(section) {
    const list = this.listLanes;
    const count = section.lanes ?? list.lanes ?? 1;
    word(count, [1, 2, 3, 4, 5, 6, 7, 8], "lanes");
    return this.number(count)
      .flag(word(section.laneRule ?? list.laneRule ?? "shortest", ["shortest", "turn"], "laneRule"))
      .number(section.laneGap ?? list.laneGap ?? 0)
      .number(section.insets?.leading ?? list.insets?.leading ?? 0)
      .number(section.insets?.trailing ?? list.insets?.trailing ?? 0);
  }

  rows(rows) {
    if (Array.isArray(rows)) return this.flag(false).list(rows, (row) => this.slot(row));
    if (typeof rows === "number") return this.rows({ count: rows });
    refuseOtherKeys(rows, rowsKeys, "A count of rows");
    return this.flag(true).number(finite(rows.count)).text(rows.prefix ?? "").number(rows.first ?? 0).number(rows.class ?? 0);
  }

  section(section) {
    refuseOtherKeys(section, sectionKeys, "A section");
    const hasLanes = laneKeys.some((name) => section[name] !== undefined);
    this.optional(section.key, (key) => this.text(key)).optional(section.header, (slot) => this.slot(slot));
    this.rows(section.rows ?? []).optional(section.footer, (slot) => this.slot(slot));
    return this.optional(hasLanes ? section : null, (lanes) => this.lanes(lanes));
  }

  /** What `sections` or `rows` describe. */
  content(content) {
    const { sections, rows } = content;
    refuseOtherKeys(content, contentKeys, "Content");
    if ((sections === undefined) === (rows === undefined)) throw new TypeError("Content is either sections or rows.");
    return this.list(sections ?? [{ rows }], (section) => this.section(section));
  }

  alignment(value = "top") {
    if (typeof value === "number") return this.byte(4).number(value);
    return this.byte(word(value, alignments, "align"));
  }

  measurement(measurement) {
    refuseOtherKeys(measurement, measurementKeys, "A measurement");
    const { height, version, epoch, ...slot } = measurement;
    return this.reference(slot).number(height).optional(version, (value) => this.number(value))
      .optional(epoch, (value) => this.number(value));
  }

  place(place) {
    if (!Array.isArray(place)) throw new TypeError(`A place is [section, row], not ${JSON.stringify(place)}.`);
    return this.number(place[0]).number(place[1]);
  }

  batch(batch) {
    refuseOtherKeys(batch, batchKeys, "A batch");
    const places = (name) => this.list(batch[name] ?? [], (place) => this.place(place));
    const numbers = (name) => this.list(batch[name] ?? [], (number) => this.number(number));
    places("deletes");
    places("reloads");
    places("reconfigures");
    this.list(batch.inserts ?? [], ({ at, ...slot }) => this.place(at).slot(slot));
    this.list(batch.moves ?? [], ({ from, to }) => this.place(from).place(to));
    numbers("deleteSections");
    numbers("reloadSections");
    this.list(batch.insertSections ?? [], ({ at, ...section }) => this.number(at).section(section));
    this.list(batch.moveSections ?? [], ({ from, to }) => this.number(from).number(to));
    return this.optional(batch.counts, (counts) => this.list(counts, (count) => this.number(count)));
  }

  configuration(options) {
    refuseOtherKeys(options, optionKeys, "A list");
    const list = (value) => (Array.isArray(value) ? value : [value]);
    const gaps = options.gaps ?? {};
    refuseOtherKeys(gaps, gapKeys, "A set of gaps");
    word(options.scale ?? 192, [1, 2, 3, 4, 64, 192], "scale");
    this.number(finite(options.viewport ?? 640)).number(finite(options.width ?? 320))
      .insets(options.insets, sideKeys).insets(options.padding, endKeys, "A padding");
    this.number(gaps.row ?? 0).number(gaps.header ?? 0).number(gaps.footer ?? 0).number(gaps.section ?? 0);
    this.list(list(options.estimates ?? 44), (estimate) => this.number(estimate)).number(options.scale ?? 192);
    this.flag(options.stickToEnd).number(options.endThreshold ?? 1).flag(options.keepsStart ?? true);
    this.flag(options.hidesEmptySections);
    this.byte(word(options.contentAlignment ?? "top", ["top", "middle", "bottom"], "contentAlignment"));
    this.flag(options.pinsHeaders).flag(options.pinsFooters).optional(options.budget, (budget) => this.number(budget));
    this.number(options.attic ?? 4096).number(options.widthHistory ?? 2);
    this.list(options.adaptive ?? [], (number) => this.number(number));
    this.optional(options.scaledAbove, (fixed) => this.list(fixed, (height) => this.number(height)));
    this.flag(word(options.axis ?? "vertical", ["vertical", "horizontal"], "axis"));
    this.number(options.preMeasureDistance ?? 2).number(options.animatedViewports ?? 2);
    this.lanes(options);
    return this.flag(word(options.direction ?? "leftToRight", ["leftToRight", "rightToLeft"], "direction"));
  }

  scrollTo(target) {
    if (typeof target !== "object") return this.byte(14).reference(target).alignment().number(0);
    refuseOtherKeys(target, targetKeys, "A target");
    const { align, padding = 0, animated = false, start = false, end = false, ...slot } = target;
    if (end) return this.byte(animated ? 18 : 15);
    if (start) return this.byte(16).number(slot.section ?? 0).alignment(align).number(padding);
    return this.byte(animated ? 17 : 14).reference(slot).alignment(align).number(padding);
  }
}

const edge = (number) => (writer, { section = 0, slot }) =>
  writer.byte(number).optional(slot, (value) => writer.slot(value)).number(section);
const measurements = (number) => (writer, value) =>
  writer.byte(number).list(Array.isArray(value) ? value : [value], (one) => writer.measurement(one));

const events = {
  load: (writer, content) => writer.byte(0).content(content),
  scroll: (writer, { by, to, overscroll }) =>
    (by !== undefined ? writer.byte(1).number(finite(by)) : writer.byte(2).number(finite(to))).flag(overscroll),
  measure: measurements(3),
  batch: (writer, batch) => writer.byte(4).batch(batch),
  snapshot: (writer, content) => writer.byte(5).content(content).list(content.reloads ?? [], (key) => writer.text(key)),
  header: edge(6),
  footer: edge(7),
  slotEstimates: measurements(8),
  estimate: (writer, value) => writer.byte(9).number(value.height).number(value.class ?? 0),
  width: (writer, width) => writer.byte(10).number(finite(width)),
  rescale: (writer, scales) => writer.byte(11).list(scales, (scale) =>
    writer.number(scale.class ?? 0).number(scale.factor).number(scale.offset ?? 0)),
  lanes: (writer, value) => writer.byte(12).lanes(value).number(value.section ?? 0),
  contentVersion: (writer, value) => writer.byte(13).optional(value?.class, (number) => writer.number(number)),
  scrollTo: (writer, target) => writer.scrollTo(target),
  step: (writer, progress) => writer.byte(19).number(progress),
  stickToEnd: (writer, isOn) => writer.byte(20).flag(isOn),
  insets: (writer, insets) => writer.byte(21).insets(insets),
  viewport: (writer, height) => writer.byte(22).number(finite(height)),
  anchor: (writer, anchor) => writer.byte(23).optional(anchor?.key, (key) => writer.text(key))
    .flag(word(anchor?.edge ?? "top", ["top", "bottom"], "edge")),
  defer: (writer, isOn) => writer.byte(24).flag(isOn),
  save: (writer, name) => writer.byte(25).text(name),
  restore: (writer, name) => writer.byte(26).text(name),
  dragIndicator: (writer, isDragged) => writer.byte(27).flag(isDragged),
  indicator: (writer, fraction) => writer.byte(28).number(fraction),
  reloadAll: (writer) => writer.byte(29),
};

/** The names of all events. */
export const eventNames = Object.keys(events);
