// A chat of a million messages. Its rows are made in this page, from strings: a font kit prepares their texts (fonts.kit), a row template
// lays them out (row.ssr, written from row.json), and nothing is measured in the DOM: except at the switch, where the same list is
// measured in the page, as list libraries do. Labels for the few texts that no kit knows (emoji, Arabic) were prepared elsewhere.
import { load } from "../selfsizing.mjs";
import { VirtualList } from "../virtual-list.mjs";
import { MeasuredList } from "./measured.mjs";
import { fill, make, Messages } from "./messages.mjs";
import { afterFrames, Movement } from "./movement.mjs";

const messageCount = 1_000_000;
const started = performance.now();

const query = new URLSearchParams(location.search);
const here = (name) => new URL(name, import.meta.url);
const engine = await load(here("../text.wasm"));
const [prepared, template, fonts] = await Promise.all([
  fetch(here("chat.json")).then((response) => response.json()),
  engine.rows.load(here("row.ssr")),
  engine.Fonts.load(here("fonts.kit")),
  document.fonts?.load("16px Inter"),
  document.fonts?.load("600 13px Inter"),
]);
const messages = new Messages(prepared.map(({ text }) => text));
const labels = prepared.map(({ bytes }) => bytes
  && engine.labels.decode(Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))).keepingHeightSteps());

/** Which message a key stands for: keys are "m" and the message's number, which goes on below 0 for older ones. */
const numberOf = (key) => Number(key.slice(1));

const element = document.querySelector("#list");
const show = (id, text) => { document.querySelector(`#${id}`).textContent = text; };
const pixels = (value) => `${value.toLocaleString("en", { maximumFractionDigits: 1 })} px`;

/** A message's row: its details' and its text's strings in the template. */
function makeRow(number) {
  const label = messages.isWritten(number) ? null : labels[messages.place(number)];
  return template.row({ ...messages.details(number), body: label ?? messages.text(number) }, { fonts });
}

/** The rows made last. */
const rows = new Map();
function rowOf(number) {
  let row = rows.get(number);
  if (!row) {
    row = makeRow(number);
    rows.set(number, row);
    if (rows.size > 400) drop(rows.keys().next().value);
  }
  return row;
}

const heightOf = (number, width) => rowOf(number).height(width);

/** Microseconds that a row takes from its strings, the mean of some hundred: a page's clock is too coarse for one. */
function rowTime() {
  const count = 200, from = Math.floor(Math.random() * messageCount);
  const began = performance.now();
  for (let number = from; number < from + count; number += 1) {
    const row = makeRow(number);
    row.height(400);
    row.free();
  }
  return ((performance.now() - began) * 1000) / count;
}

function drop(number) {
  rows.get(number)?.free();
  rows.delete(number);
}

const fillRow = (row, _, key) => fill(row, messages, numberOf(key));

/** The list by the module. */
function engineChat() {
  let [oldest, newest] = [0, messageCount];
  const layout = new engine.ListLayout({
    viewport: 600, width: 400, estimates: 66, scale: 1, stickToEnd: true, padding: { top: 8, bottom: 8 },
  });
  const began = performance.now();
  layout.load({ count: messageCount, prefix: "m" });
  const loadTime = performance.now() - began;
  layout.scrollToEnd();
  let frameTime = 0;
  const list = new VirtualList(element, layout, {
    height: (slot, width) => heightOf(oldest + slot, width),
    fill: fillRow,
    make,
  });
  const timed = (change) => {
    const began = performance.now();
    change();
    frameTime = performance.now() - began;
  };
  const keyed = (first, count) => Array.from({ length: count }, (_, place) => `m${first + place}`);
  return {
    list, layout, loadTime,
    get count() { return newest - oldest; },
    get newest() { return newest; },
    get frameTime() { return frameTime; },
    shown: () => list.shown,
    start: () => timed(() => list.scrollTo({ row: 0 })),
    end: () => timed(() => list.scrollTo({ end: true })),
    jump: (fraction) => timed(() => list.scrollTo({ row: Math.floor(fraction * (newest - oldest)), align: "middle" })),
    prepend(count) {
      timed(() => list.apply((layout) => {
        oldest -= count;
        layout.batch({ inserts: keyed(oldest, count).map((key, place) => ({ at: [0, place], key })) });
      }));
    },
    append(count) {
      timed(() => list.apply((layout) => {
        layout.batch({ inserts: keyed(newest, count).map((key, place) => ({ at: [0, newest - oldest + place], key })) });
        newest += count;
      }));
    },
    /** A message says something else. */
    rewritten(number) {
      timed(() => {
        drop(number);
        const slot = number - oldest, row = list.shown.get(`m${number}`);
        if (row) fillRow(row, slot, `m${number}`);
        list.apply((layout) => layout.setHeight(slot, heightOf(number, layout.across(slot))));
      });
    },
    destroy() {
      list.destroy();
      layout.free();
    },
  };
}

/** The list by the page. */
function measuredChat() {
  let [oldest, newest] = [0, messageCount];
  let frameTime = 0;
  const began = performance.now();
  const list = new MeasuredList(element, {
    count: messageCount, estimate: 66, fill: fillRow, make, keyOf: (index) => `m${oldest + index}`,
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
    get newest() { return newest; },
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
    rewritten: (number) => timed(() => {
      const row = list.shown.get(`m${number}`);
      if (row) fillRow(row, number - oldest, `m${number}`);
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

/** At the end the reader follows what comes in. */
function follow() {
  if (element.scrollTop + element.clientHeight >= element.scrollHeight - 1) movement.forget();
}

let live = 0;
document.querySelector("#live").onchange = ({ target }) => {
  clearInterval(live);
  if (!target.checked) return;
  live = setInterval(() => {
    follow();
    chat.append(1);
  }, 400);
};

/** A new message at the end, which grows by a word at a time. */
async function reply(pause = 60) {
  const open = chat, number = chat.newest;
  const words = messages.texts.filter((text) => /^[\x20-\x7e]+$/.test(text)).slice(number % 50, (number % 50) + 5).join(" ").split(" ");
  messages.write(number, words[0]);
  follow();
  chat.append(1);
  for (let length = 2; length <= words.length; length += 1) {
    await new Promise((done) => setTimeout(done, pause));
    if (chat !== open) return;
    messages.write(number, words.slice(0, length).join(" "));
    follow();
    chat.rewritten(number);
  }
}
document.querySelector("#reply").onclick = () => reply();

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
setTimeout(() => show("row", `${Math.min(...Array.from({ length: 5 }, rowTime)).toFixed(0)} µs`), 2000);

/** For tests and for whoever looks under the hood. */
window.demo = {
  get chat() { return chat; },
  get movement() { return movement; },
  get frameTimes() { return frameTimes; },
  heightOf, numberOf, engine, fonts, messages, template, makeRow, open, reply,
};
