import type { ListLayout } from "./selfsizing.mjs";

/** Options for TanStack Virtual's `Virtualizer`, and where its items are. */
export function forTanStack(list: ListLayout, height: (index: number, width: number) => number): {
  count: number;
  getItemKey(index: number): string;
  estimateSize(index: number): number;
  measureElement(element: Element, entry: unknown, instance: { indexFromElement(element: Element): number }): number;
  start(index: number): number | null;
  totalSize(): number;
};
