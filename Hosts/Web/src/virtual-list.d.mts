import type { FrameReport, ListLayout, Target } from "./selfsizing.mjs";

/** A list in a scrolling element; a horizontal one scrolls sideways, and its heights are widths. */
export class VirtualList {
  constructor(element: HTMLElement, list: ListLayout, options: {
    /** A row's height, or that of a header or footer: its slot, its width, its key. Anything but a number: not known yet. */
    height(slot: number, width: number, key: string): number | null | undefined;
    /** A height for the time until the row is measured, of rows that are nearly in view; without it, that of their class. */
    estimate?(slot: number, width: number, key: string): number | null | undefined;
    /** Fills a row's element when it comes to show another key. */
    fill(row: HTMLElement, slot: number, key: string): void;
    make?(): HTMLElement;
    onFrame?(report: FrameReport): void;
  });
  readonly list: ListLayout;
  readonly report: FrameReport;
  readonly shown: Map<string, HTMLElement>;
  /** Applies changes to the list and shows them at once. */
  apply(change: (list: ListLayout) => void): void;
  scrollTo(target: Target): void;
  /** Measures so many rows at most near those that show, as in an idle callback; gives how many: 0 where all are measured. */
  measureAhead(count: number): number;
  resize(): void;
  update(): void;
  /** Fills the rows that show anew. */
  refill(): void;
  destroy(): void;
}
