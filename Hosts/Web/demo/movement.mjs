// Movement that nobody asked for, read from the page: where rows' elements are on the screen after each frame was laid out.

/**
 * Watches the rows that stay in the page from one frame to the next. All of them move by what the reader scrolled; what is left over
 * is unasked. How far the reader scrolled is read from the element, before the list hears of it.
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
   * @param element the element that scrolls; make this before the list, so that it hears of scrolls first
   * @param rows gives the rows' elements by key
   */
  constructor(element, rows) {
    this.element = element;
    this.rows = rows;
    this.#scrollTop = element.scrollTop;
    element.addEventListener("scroll", this.#onScroll, { capture: true, passive: true });
  }

  #onScroll = () => {
    this.#asked += this.element.scrollTop - this.#scrollTop;
    this.#scrollTop = this.element.scrollTop;
  };

  /** The reader asked for another place or width: the next frame is compared with nothing. */
  forget() { this.#isForgotten = true; }

  /** Reads a frame after it was laid out. */
  read() {
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
    this.#scrollTop = this.element.scrollTop;
    this.#tops = tops;
  }

  stop() { this.element.removeEventListener("scroll", this.#onScroll, { capture: true }); }
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
