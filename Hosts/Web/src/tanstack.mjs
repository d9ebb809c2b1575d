// The adapter for TanStack Virtual: its Virtualizer's positions come from a list of the module.

/**
 * Options for a TanStack `Virtualizer` over a list whose heights are known before rows are in the page: give them with your own
 * `getScrollElement` and the functions that observe it.
 *
 * The virtualizer asks for each item's size once and adds the sizes up; where the module measured an item its size is exact,
 * otherwise `height` measures it at once. Nothing is measured in the page, so nothing is corrected afterwards.
 *
 * @param list a ListLayout with one section and no header
 * @param height gives an item's height: its index, its width
 */
export function forTanStack(list, height) {
  const sizeOf = (index) => {
    if (list.state(index) !== "measured") list.setHeight(index, height(index, list.across(index)));
    return list.height(index);
  };
  return {
    count: list.slotCount,
    getItemKey: (index) => list.key(index),
    estimateSize: sizeOf,
    measureElement: (element, _entry, instance) => sizeOf(instance.indexFromElement(element)),
    /** Where an item begins, without asking the virtualizer to add up all before it. */
    start: (index) => list.top(index),
    totalSize: () => list.contentHeight,
  };
}
