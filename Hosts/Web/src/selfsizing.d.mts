/** SelfSizing in the browser: lists whose rows' heights are known before any of them is in the page. */

/** The engine of `text.wasm` beside this file, which has all parts. */
export function load(): Promise<{ readonly [Part in keyof Engine]: NonNullable<Engine[Part]> }>;
/** The engine from a URL, a response, or a module's bytes. */
export function load(source: URL | string | Response | BufferSource): Promise<Engine>;

export interface Engine {
  readonly ListLayout: new (options?: ListOptions) => ListLayout;
  /** Labels prepared elsewhere; null where the module is `list.wasm`. */
  readonly labels: Labels | null;
  /** Row templates; null where the module is `list.wasm`. */
  readonly rows: RowTemplates | null;
  /** Font kits; null where the module is `list.wasm`. */
  readonly Fonts: { load(source: URL | string | Response | BufferSource): Promise<Fonts> } | null;
}

// --- Lists. Lengths are CSS pixels; the list keeps them in whole numbers of 1/192 pixel.

export interface Insets { top?: number; bottom?: number }

export interface Lanes {
  lanes?: number;
  laneRule?: "shortest" | "turn";
  laneGap?: number;
  insets?: Insets & { leading?: number; trailing?: number };
}

export interface ListOptions extends Lanes {
  viewport?: number;
  width?: number;
  padding?: Insets;
  gaps?: { row?: number; header?: number; footer?: number; section?: number };
  /** The heights of rows that were never measured, by class; the last serves all further classes. */
  estimates?: number | number[];
  /** Grid lines per pixel to which heights are rounded up: 1, 2, 3, 4, 64 or 192. */
  scale?: 1 | 2 | 3 | 4 | 64 | 192;
  /** Whether the end stays in view while the reader is there. */
  stickToEnd?: boolean;
  endThreshold?: number;
  /** Whether new rows at the very top show. */
  keepsStart?: boolean;
  hidesEmptySections?: boolean;
  contentAlignment?: "top" | "middle" | "bottom";
  pinsHeaders?: boolean;
  pinsFooters?: boolean;
  /** The most heights that a frame asks for. */
  budget?: number;
  /** How many removed keys' heights are kept. */
  attic?: number;
  /** How many former widths keep their heights. */
  widthHistory?: number;
  /** The classes whose estimates learn from what is measured. */
  adaptive?: number[];
  scaledAbove?: number[];
  axis?: "vertical" | "horizontal";
  preMeasureDistance?: number;
  animatedViewports?: number;
  direction?: "leftToRight" | "rightToLeft";
}

/** A slot: its key, its row in section 0, or its place. A row is a slot's number only in a list of one section without a header; `key(slot)`
 * leads from any number to its slot. */
export type SlotReference =
  | string | number | { key: string } | { section?: number; row: number } | { section?: number; header: true }
  | { section?: number; footer: true };

export type Slot = string | { key: string; class?: number; height?: number; span?: boolean };
export type Rows = number | Slot[] | { count: number; prefix?: string; first?: number; class?: number };
export interface Section extends Lanes { key?: string; header?: Slot; rows?: Rows; footer?: Slot }
export type Content = Rows | { rows: Rows } | { sections: Section[] };
export type Place = [section: number, row: number];

/** Changes of structure that happen together: deletes, reloads and where moves begin name places before, inserts and where moves
 * end places after the batch. */
export interface Batch {
  deletes?: Place[];
  reloads?: Place[];
  reconfigures?: Place[];
  inserts?: ({ at: Place; key: string; class?: number; height?: number; span?: boolean })[];
  moves?: { from: Place; to: Place }[];
  deleteSections?: number[];
  reloadSections?: number[];
  insertSections?: (Section & { at: number })[];
  moveSections?: { from: number; to: number }[];
  counts?: number[];
}

export type Measurement = ({ key: string } | { section?: number; row: number }) & { height: number; version?: number; epoch?: number };

export type Target =
  | string | number
  | { end: true; animated?: boolean }
  | { start: true; section?: number; align?: Alignment; padding?: number }
  | (Exclude<SlotReference, string | number> & { align?: Alignment; padding?: number; animated?: boolean });
/** A fraction is between top (0) and bottom (1). */
export type Alignment = "top" | "middle" | "bottom" | "nearest" | number;

/** Gives the height of a slot: its number, its class, its width. Anything but a number: not known yet. */
export type Measure = (slot: number, estimateClass: number, width: number) => number | null | undefined;
/** The same with the slot's key before them, and estimates that slots have of their own. */
export interface KeyMeasure {
  byKey: true;
  measure(key: string, slot: number, estimateClass: number, width: number): number | null | undefined;
  estimate?(key: string, slot: number, estimateClass: number, width: number): number | null | undefined;
}

/** Slots that a frame shows, column by column. The arrays are views of the module's memory: the next call may change them. */
export interface ShownSlots {
  readonly count: number;
  readonly slots: Float64Array;
  /** The y of their tops on the screen. */
  readonly tops: Float64Array;
  readonly heights: Float64Array;
  /** -1 where a slot takes the list's whole width. */
  readonly lanes: Float64Array;
  /** Their left edges and widths, lanes and insets counted; in a horizontal list their tops and heights. */
  readonly lefts: Float64Array;
  readonly widths: Float64Array;
}

export interface Report {
  readonly offset: number;
  readonly contentHeight: number;
  /** The reported offset less the true one, while corrections are deferred. */
  readonly bias: number;
  readonly correction: number;
  readonly cause: "target" | "end" | "start" | "chosen" | "seen" | "line" | "fallback" | null;
  /** How many measurements were not current. */
  readonly dropped: number;
  /** How many heights were cut to the greatest one. */
  readonly clamped: number;
  readonly slotCount: number;
  /** Why the event was refused, in `step` only: elsewhere a refusal is thrown. */
  readonly refused: RefusalCode | null;
  readonly message: string | null;
  /** The slots that were asked for; a view, as in ShownSlots. */
  readonly asked: Float64Array;
}

export interface FrameReport extends Report {
  readonly visible: ShownSlots;
  /** Headers and footers held away from their places. */
  readonly pinned: ShownSlots;
}

export type RefusalCode =
  | "nan" | "infinite" | "negative" | "out-of-range" | "unknown-key" | "unknown-name" | "duplicate" | "conflict" | "occupied"
  | "inside-section" | "duplicate-key" | "counts" | "no-batch" | "at-work";

/** What a list refuses; nothing has changed then. */
export class ListRefusal extends Error { readonly code: RefusalCode }

export interface ListLayout {
  load(content: Content): Report;
  snapshot(content: Content & { reloads?: string[] }): Report;
  batch(changes: Batch): Report;
  /** Batches that a function applies are one. */
  batched(body: (list: ListLayout) => void): Report;
  measure(measurements: Measurement | Measurement[]): Report;
  setHeight(slot: number, height: number): Report;
  setEstimate(height: number, estimateClass?: number): Report;
  setWidth(width: number): Report;
  setViewport(height: number): Report;
  setInsets(insets: Insets): Report;
  /** The slot whose edge stays where it is while it shows; null ends that. */
  setAnchor(key: string | null, edge?: "top" | "bottom"): Report;
  stickToEnd(isOn?: boolean): Report;
  /** While a browser scrolls by itself, corrections go to a bias. */
  deferCorrections(isOn?: boolean): Report;
  scrollBy(distance: number, overscroll?: boolean): Report;
  scrollToOffset(offset: number, overscroll?: boolean): Report;
  scrollTo(target: Target): Report;
  scrollToEnd(): Report;
  /** Place and heights under a name, within this list's life. */
  save(name: string): Report;
  /** The reader's place and the heights as bytes, to be kept beyond the page; without heights, the place alone. */
  saved(options?: { heights?: boolean }): Uint8Array;
  /** Brings back what was saved, under a name or as bytes: at once for keys that are there, for others when they come. */
  restore(saved: string | Uint8Array | ArrayBuffer | readonly number[]): Report;
  /** Any event of the trace format by its name. */
  apply(name: string, value?: unknown): Report;
  applyAndFrame(name: string, value: unknown, measure: Measure | KeyMeasure): FrameReport;

  /** Measures what is visible and missing, and presents it. */
  frame(measure: Measure | KeyMeasure): FrameReport;
  /** Measures slots around the viewport while nothing else is to be done. */
  measureAhead(budget: number, measure: Measure | KeyMeasure): Report;
  /** An event, a frame, or both; a refusal is told, not thrown. */
  step(name?: string | null, value?: unknown): Report;
  step(name: string | null, value: unknown, measure: Measure | KeyMeasure): FrameReport;

  readonly axis: "vertical" | "horizontal";
  readonly direction: "leftToRight" | "rightToLeft";
  readonly slotCount: number;
  readonly offset: number;
  readonly contentHeight: number;
  readonly unaskedMovement: number;
  readonly widthEpoch: number;
  readonly remainingDistance: number | null;
  readonly indicator: { fraction: number; length: number };
  slot(reference: SlotReference): number;
  top(reference: SlotReference): number | null;
  height(reference: SlotReference): number | null;
  across(reference: SlotReference): number | null;
  state(reference: SlotReference): "unmeasured" | "measured" | "stale" | null;
  place(reference: SlotReference):
    | { section: number; row: number } | { section: number; header: true } | { section: number; footer: true } | null;
  key(slot: number): string | null;
  slotAt(y: number): number | null;
  slotsBetween(top: number, bottom: number): Float64Array;
  contentVersion(estimateClass?: number): number;
  remembers(width: number): boolean;
  isCurrent(measurement: { version?: number; epoch?: number } & Exclude<SlotReference, string | number>): boolean;
  /** Lets the memory go before the list is collected. */
  free(): void;
}

// --- Labels

export interface Labels {
  /** Reads what `PortableText.encoded()` of Swift, C or Python gave; an Error says what is wrong with other bytes. */
  decode(bytes: Uint8Array | ArrayBuffer): Label;
  batch(labels: Label[]): LabelBatch;
}

// --- Labels from strings

/** The tables of fonts, as `selfsize kit` writes them. */
export interface Fonts {
  /** A style kept for many labels. An object handed to `label` in its place is looked up by what it says. */
  style(style: TextStyleOptions): TextStyle;
  /** Prepares a text, or runs of several fonts; an Error says why it cannot be. */
  label(text: string | Run[], style?: TextStyleOptions | TextStyle): Label;
}

/** A part of a text in the font of a style of its own, of which nothing but the font counts, or in that of the label; or a box that
 * stands in the line as a letter does: a picture, a mention, an emoji. */
export type Run =
  | string
  | { text: string; style?: TextStyleOptions | TextStyle; unbreakable?: boolean }
  | { box: { width: number; ascent: number; descent?: number }; style?: TextStyleOptions | TextStyle };

export interface TextStyle { readonly number: number }

/** Lengths are CSS pixels. */
export interface TextStyleOptions {
  /** The name of a font stack of the kit; none where it has only one. */
  stack?: string;
  /** 16 where nothing is said. */
  size?: number;
  weight?: number;
  italic?: boolean;
  /** The distance of lines beyond ascent and descent, in place of the font's. */
  leading?: number;
  tracking?: number;
  wordSpacing?: number;
  lineLimit?: number;
  /** "pixel": heights are rounded up to a device pixel, of which `scale` make a CSS pixel; "css": as browsers do. */
  lineMetrics?: "pixel" | "css";
  scale?: number;
  tailoring?: "unicode" | "chromium" | "unicode17";
  lineSpacing?: number;
  lineHeight?: { multiple: number } | { atLeast: number } | { exactly: number };
  paragraphSpacing?: number;
  truncation?: "tail" | "middle" | "head";
  lineBreak?: "auto" | "loose" | "normal" | "strict" | "anywhere";
  wordBreak?: "normal" | "breakAll" | "keepAll";
  overflowWrap?: "anywhere" | "breakWord" | "normal";
  whiteSpace?: "preWrap" | "preLine" | "normal" | "noWrap" | "breakSpaces" | "pre";
  /** A BCP 47 tag. */
  language?: string;
}

export interface Label {
  /**
   * True where all answers are those of the fonts themselves, bit for bit. False where a kit does not know a character, the
   * weight, the language or the letter spacing: then widths are estimated, an em for what is as wide as an ideograph, half an em
   * for other characters that it does not know.
   */
  readonly isExact: boolean;
  height(width: number): number;
  lineCount(width: number): number;
  measure(width?: number, height?: number): {
    width: number; height: number; firstBaseline: number; lastBaseline: number; lineCount: number; isTruncated: boolean;
    validFrom: number; validTo: number;
  };
  lines(width?: number, height?: number): Line[];
  /** The same label, which keeps its heights by width: asking for one is a look-up. */
  keepingHeightSteps(): Label;
  free(): void;
}

export interface Line {
  /** Unicode scalars of the label. */
  start: number;
  end: number;
  x: number;
  width: number;
  baseline: number;
  ascent: number;
  descent: number;
  showsHyphen: boolean;
  /** The scalars left out where the line is truncated. */
  omitted: [number, number] | null;
}

export interface LabelBatch {
  readonly length: number;
  /** The heights at a width; a view that the next call writes to. */
  heights(width: number): Float64Array;
}

// --- Rows

export interface RowTemplates {
  /** Reads what `selfsize compile`, or Swift's, C's and Python's libraries wrote; an Error says what is wrong with other bytes. */
  decode(bytes: BufferSource): Template[];
  /** The only template of a file. */
  load(source: URL | string | Response | BufferSource): Promise<Template>;
  loadAll(source: URL | string | Response | BufferSource): Promise<Template[]>;
}

/** What fills a hole: a string, which fonts prepare, or a label, prepared in the template's font and under its limits; a number or a
 * count; a condition; an image's own size, as width and height. */
export type Value = string | Label | number | boolean | readonly number[] | { width: number; height: number };
/** A value for each hole by its name; without fonts, labels for strings, and an empty string where the values leave a text out. */
export type Values = { [hole: string]: Value };

export interface RowOptions {
  /** Prepare the texts that have strings, in the holes or in the template itself, by the names that its stacks have in the kit. */
  fonts?: Fonts;
}

export interface Hole { readonly name: string; readonly kind: "string" | "number" | "flag" | "count" | "size" }

/** A row template. An Error names the hole at fault. */
export interface Template {
  readonly id: string | null;
  readonly holes: Hole[];
  /** The row of these values, for many widths. */
  row(values: Values, options?: RowOptions): Row;
  height(values: Values, width: number, options?: RowOptions): number;
  frames(values: Values, width: number, options?: RowOptions): RowFrames;
  free(): void;
}

/** A row of a template. */
export interface Row {
  /** True where all answers are those of the fonts themselves, bit for bit; false where a text has estimates (see Label.isExact). */
  readonly isExact: boolean;
  height(width: number): number;
  /** The size, and the widths from the first up to the second for which the height holds. */
  measure(width: number): { width: number; height: number; validFrom: number; validTo: number };
  frames(width: number): RowFrames;
  free(): void;
}

export interface RowFrames {
  width: number;
  height: number;
  /** The parts that are shown, parents before what is inside them, in the row's coordinates, not snapped to pixels. */
  parts: RowPart[];
}

export interface RowPart {
  /** The kinds that the part stands for, outermost first: `padding`, `text`. */
  kinds: string[];
  /** The names given to it, outermost first. */
  ids: string[];
  x: number;
  y: number;
  width: number;
  height: number;
}
