import type { FrameReport, ListLayout, Target } from "./selfsizing.mjs";

/** A list in a scrolling element. */
export class VirtualList {
  constructor(element: HTMLElement, list: ListLayout, options: {
    /** A row's height: its slot, its width. */
    height(slot: number, width: number): number;
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
  resize(): void;
  update(): void;
  /** Fills the rows that show anew. */
  refill(): void;
  destroy(): void;
}
