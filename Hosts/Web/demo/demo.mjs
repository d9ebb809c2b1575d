// A chat of a million messages. Its labels were prepared where the fonts are (chat.json); this page has their bytes, and measures
// nothing: except at the switch, where the same list is measured in the page, as list libraries do.
import { load } from "../selfsizing.mjs";
import { VirtualList } from "../virtual-list.mjs";
import { MeasuredList } from "./measured.mjs";
import { afterFrames, Movement } from "./movement.mjs";

const messages = 1_000_000;
/** What a bubble and its row add to their text, as demo.css has it. */
const [around, beside] = [24, 48];
const started = performance.now();

const query = new URLSearchParams(location.search);
const [engine, prepared] = await Promise.all([
  load(new URL("../text.wasm", import.meta.url)),
  fetch(new URL("chat.json", import.meta.url)).then((response) => response.json()),
  document.fonts?.load("16px Inter"),
]);
const texts = prepared.map(({ text }) => text);
const labels = prepared.map(({ bytes }) =>
  engine.labels.decode(Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))).keepingHeightSteps());

/** Which message a key stands for: keys are "m" and the message's number, which goes on below 0 for older ones. */
const numberOf = (key) => Number(key.slice(1));
const textOf = (number) => {
  const mixed = Math.imul(number ^ 0x5bd1e995, 0x9e3779b1) >>> 0;
  return mixed % texts.length;
};

const element = document.querySelector("#list");
const show = (id, text) => { document.querySelector(`#${id}`).textContent = text; };
const pixels = (value) => `${value.toLocaleString("en", { maximumFractionDigits: 1 })} px`;

function make() {
  const row = document.createElement("div");
  row.className = "row";
  row.innerHTML = '<div class="bubble"><div class="text"></div></div>';
  return row;
}

function fill(row, _, key) {
  const number = numberOf(key);
  row.classList.toggle("mine", textOf(number) % 3 === 0);
  row.querySelector(".text").textContent = texts[textOf(number)];
}

const heightOf = (number, width) => around + labels[textOf(number)].height(width - beside);

/** The list by the module. */
function engineChat() {
  let [oldest, newest] = [0, messages];
  const layout = new engine.ListLayout({
    viewport: 600, width: 400, estimates: 62, scale: 1, stickToEnd: true, padding: { top: 8, bottom: 8 },
  });
  const began = performance.now();
  layout.load({ count: messages, prefix: "m" });
  const loadTime = performance.now() - began;
  layout.scrollToEnd();
  let frameTime = 0;
  const list = new VirtualList(element, layout, {
    height: (slot, width) => heightOf(oldest + slot, width),
    fill,
    make,
  });
  const timed = (change) => {
    const began = performance.now();
    change();
    frameTime = performance.now() - began;
  };
  return {
    list, layout, loadTime,
    get count() { return newest - oldest; },
    get frameTime() { return frameTime; },
    shown: () => list.shown,
    start: () => timed(() => list.scrollTo({ row: 0 })),
    end: () => timed(() => list.scrollTo({ end: true })),
    jump: (fraction) => timed(() => list.scrollTo({ row: Math.floor(fraction * (newest - oldest)), align: "middle" })),
    prepend(count) {
      timed(() => list.apply((layout) => {
        oldest -= count;
        layout.batch({
          inserts: Array.from({ length: count }, (_, place) => ({ at: [0, place], key: `m${oldest + place}` })),
        });
      }));
    },
    append(count) {
      timed(() => list.apply((layout) => {
        layout.batch({
          inserts: Array.from({ length: count }, (_, place) => ({
            at: [0, newest - oldest + place], key: `m${newest + place}`,
          })),
        });
        newest += count;
      }));
    },
    destroy() {
      list.destroy();
      layout.free();
    },
  };
}

/** The list by the page. */
function measuredChat() {
  let [oldest, newest] = [0, messages];
  let frameTime = 0;
  const began = performance.now();
  const list = new MeasuredList(element, {
    count: messages, estimate: 62, fill, make, keyOf: (index) => `m${oldest + index}`,
  });
  const loadTime = performance.now() - began;
  list.scrollToEnd();
  const timed = (change) => {
    const began = performance.now();
    change();
    frameTime = performance.now() - began;
  };
  return {
    list, loadTime,
    get count() { return newest - oldest; },
    get frameTime() { return frameTime; },
    shown: () => list.shown,
    start: () => timed(() => list.scrollToIndex(0)),
    end: () => timed(() => list.scrollToEnd()),
    jump: (fraction) => timed(() => list.scrollToIndex(Math.floor(fraction * (newest - oldest)))),
    prepend: (count) => timed(() => {
      oldest -= count;
      list.prepend(count);
    }),
    append: (count) => timed(() => {
      newest += count;
      list.append(count);
    }),
    destroy: () => list.destroy(),
  };
}

let chat = null;
let movement = null;
let frameTimes = [];
let lastFrame = 0;

function open(kind) {
  chat?.destroy();
  movement?.stop();
  element.scrollTop = 0;
  movement = new Movement(element, () => chat?.shown() ?? new Map());
  chat = kind === "dom" ? measuredChat() : engineChat();
  movement.forget();
  frameTimes = [];
  for (const id of ["engine", "dom"]) document.querySelector(`#${id}`).setAttribute("aria-pressed", String(id === kind));
  show("first", `${(performance.now() - started).toFixed(0)} ms`);
}

const asked = (change) => () => {
  movement.forget();
  change();
};
document.querySelector("#engine").onclick = () => open("engine");
document.querySelector("#dom").onclick = () => open("dom");
document.querySelector("#start").onclick = asked(() => chat.start());
document.querySelector("#end").onclick = asked(() => chat.end());
document.querySelector("#random").onclick = asked(() => chat.jump(Math.random()));
document.querySelector("#older").onclick = () => chat.prepend(50);

let live = 0;
document.querySelector("#live").onchange = ({ target }) => {
  clearInterval(live);
  if (!target.checked) return;
  live = setInterval(() => {
    // At the end the reader follows what comes in.
    if (element.scrollTop + element.clientHeight >= element.scrollHeight - 1) movement.forget();
    chat.append(1);
  }, 400);
};

// Dragging the grip makes the list narrower or wider.
const frame = document.querySelector("#frame");
const grip = document.querySelector("#grip");
grip.onpointerdown = (event) => grip.setPointerCapture(event.pointerId);
grip.onpointermove = (event) => {
  if (!grip.hasPointerCapture(event.pointerId)) return;
  frame.style.width = `${Math.max(240, event.clientX - frame.getBoundingClientRect().left)}px`;
  movement.forget();
};
new ResizeObserver(() => movement?.forget()).observe(element);

function percentile(values, part) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}

afterFrames(() => {
  const now = performance.now();
  if (lastFrame > 0) frameTimes.push(now - lastFrame);
  if (frameTimes.length > 600) frameTimes.shift();
  lastFrame = now;
  movement.read();
  if (movement.frames % 10 !== 0) return;
  show("count", chat.count.toLocaleString("en"));
  show("time", `${chat.frameTime.toFixed(2)} ms`);
  show("frames", `${percentile(frameTimes, 0.5).toFixed(1)} ms, 1 in 100 over ${percentile(frameTimes, 0.99).toFixed(1)}`);
  show("moved", `${pixels(movement.total)}, ${pixels(movement.largest)} at once`);
});

open(query.get("list") === "dom" ? "dom" : "engine");

/** For tests and for whoever looks under the hood. */
window.demo = {
  get chat() { return chat; },
  get movement() { return movement; },
  get frameTimes() { return frameTimes; },
  heightOf, numberOf, engine, labels, texts, open,
};
