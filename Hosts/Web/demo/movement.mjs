// Movement that nobody asked for, read from the page: where rows' elements are on the screen after each frame was laid out.

/**
 * Watches the rows that stay in the page from one frame to the next. All of them move by what the reader scrolled; what is left over
 * is unasked. The reader scrolled by what the element's offset changed without the page's script setting it.
 */
export class Movement {
  /** Pixels in all, and in the worst frame. */
  total = 0;
  largest = 0;
  frames = 0;
  #tops = new Map();
  #asked = 0;
  #scrollTop;
  #isForgotten = false;

  /**
   * @param element the element that scrolls
   * @param rows gives the rows' elements by key
   */
  constructor(element, rows) {
    this.element = element;
    this.rows = rows;
    this.#scrollTop = this.#native.get.call(element);
    const movement = this;
    Object.defineProperty(element, "scrollTop", {
      configurable: true,
      get() { return movement.#native.get.call(element); },
      set(value) {
        movement.#takeScroll();
        movement.#native.set.call(element, value);
        movement.#scrollTop = movement.#native.get.call(element);
      },
    });
  }

  #native = Object.getOwnPropertyDescriptor(Element.prototype, "scrollTop");

  #takeScroll() {
    const scrollTop = this.#native.get.call(this.element);
    this.#asked += scrollTop - this.#scrollTop;
    this.#scrollTop = scrollTop;
  }

  /** The reader asked for another place or width: the next frame is compared with nothing. */
  forget() { this.#isForgotten = true; }

  /** Reads a frame after it was laid out. */
  read() {
    this.#takeScroll();
    const origin = this.element.getBoundingClientRect().top;
    const height = this.element.clientHeight;
    const tops = new Map();
    for (const [key, row] of this.rows()) {
      const { top, bottom } = row.getBoundingClientRect();
      if (bottom > origin && top < origin + height) tops.set(key, top - origin);
    }
    if (!this.#isForgotten) {
      let moved = 0;
      for (const [key, top] of tops) {
        const before = this.#tops.get(key);
        if (before !== undefined) moved = Math.max(moved, Math.abs(top - before + this.#asked));
      }
      // Less than a tenth of a pixel is the floats' own.
      if (moved > 0.1) this.total += moved;
      this.largest = Math.max(this.largest, moved);
    }
    this.frames += 1;
    this.#isForgotten = false;
    this.#asked = 0;
    this.#tops = tops;
  }

  stop() { delete this.element.scrollTop; }
}

/** Calls back after each frame was laid out and painted. */
export function afterFrames(body) {
  const channel = new MessageChannel();
  let isRunning = true;
  const next = () => requestAnimationFrame(() => channel.port2.postMessage(0));
  channel.port1.onmessage = () => {
    if (!isRunning) return;
    body();
    next();
  };
  next();
  return () => { isRunning = false; };
}
