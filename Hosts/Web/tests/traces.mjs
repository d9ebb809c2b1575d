// Replays list traces through the module and compares every line of state with what it should be: the expected states of
// Fixtures/Lists and of the oracle, which `selfsize replay` prints.
//
// The trace's world (what a host answers) and the printing are the test's; all that is printed comes from the module.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { eventNames } from "../dist/events.mjs";

/** What the host of a trace answers when it is asked for a height. */
class World {
  keys = new Map();
  estimates = null;
  otherwise = null;

  add({ keys = {}, estimates, otherwise }) {
    for (const [key, height] of Object.entries(keys)) this.keys.set(key, number(height));
    if (estimates === null) this.estimates = null;
    if (estimates) {
      this.estimates ??= new Map();
      for (const [key, height] of Object.entries(estimates)) this.estimates.set(key, number(height));
    }
    if (otherwise !== undefined) this.otherwise = otherwise;
  }

  height(key) {
    if (this.keys.has(key)) return this.keys.get(key);
    if (this.otherwise === null || typeof this.otherwise !== "object") return number(this.otherwise);
    const { hash: seed, min, max, per = 1 } = this.otherwise;
    let hash = 14695981039346656037n ^ BigInt.asUintN(64, BigInt(seed));
    for (const byte of new TextEncoder().encode(key)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 1099511628211n);
    const steps = BigInt(Math.round((max - min) * per)) + 1n;
    return min + Number((hash >> 32n) % steps) / per;
  }

  get host() {
    const host = { byKey: true, measure: (key) => this.height(key) };
    if (this.estimates) host.estimate = (key) => this.estimates.get(key) ?? null;
    return host;
  }
}

function number(height) { return { nan: NaN, inf: Infinity, "-inf": -Infinity }[height] ?? height; }

/** Points as whole units of 1/192 point; heights within the list are such numbers, so this is exact. */
const units = (points) => Math.round(points * 192);

/** The numbers in measured heights may be words. */
function heights(value) {
  if (Array.isArray(value)) return value.map(heights);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) =>
    [key, key === "height" ? number(part) : heights(part)]));
}

class Replay {
  list = null;
  world = new World();
  insets = { top: 0, bottom: 0 };

  constructor(ListLayout) { this.ListLayout = ListLayout; }

  step(line) {
    if (!this.list) {
      this.list = new this.ListLayout(line.configure);
      this.insets = { top: 0, bottom: 0, ...line.configure.insets };
      return this.state(this.list.step(), false, undefined);
    }
    const name = Object.keys(line).find((key) => key !== "note" && key !== "frame");
    const frame = line.frame ?? false;
    let value = name && heights(line[name]);
    let event = null;
    let answer;
    let refusal = null;
    if (name === "heights") this.world.add(line.heights);
    else if (name === "query") {
      try {
        answer = { value: this.query(line.query) };
      } catch (error) {
        if (error.name !== "ListRefusal") throw error;
        refusal = error.code;
      }
    } else if (name === "measure") [event, value] = ["measure", this.answered(value)];
    else if (name === "insets") {
      this.insets = { ...this.insets, ...value };
      [event, value] = ["insets", this.insets];
    } else if (name) {
      if (!eventNames.includes(name)) throw new Error(`unknown event ${name}`);
      event = name;
    }
    const report = this.list.step(event, value, frame ? this.world.host : undefined);
    return this.state(report, frame, answer, refusal ?? report.refused);
  }

  /** Measurements with the world's heights where none are given. */
  answered(value) {
    return (Array.isArray(value) ? value : [value]).flatMap((entry) => {
      if (entry.height !== undefined && entry.height !== null) return [entry];
      const { height, ...rest } = entry;
      const { version, epoch, ...slot } = rest;
      let key = null;
      try {
        key = this.list.key(this.list.slot(slot));
      } catch (error) {
        if (error.name !== "ListRefusal") throw error;
        return [{ ...rest, height: 0 }];
      }
      const own = this.world.height(key);
      if (own !== null) return [{ ...rest, height: own }];
      return this.list.isCurrent(rest) ? [] : [{ ...rest, height: 0 }];
    });
  }

  query(query) {
    const [name] = Object.keys(query);
    const list = this.list;
    const part = query[name];
    const rounded = (points) => (points === null ? null : units(points));
    switch (name) {
      case "top": return rounded(list.top(part));
      case "height": return rounded(list.height(part));
      case "state": return list.state(part);
      case "place": {
        const place = list.place(part);
        return place && [place.section, place.header ? "header" : place.footer ? "footer" : place.row];
      }
      case "slotAt": {
        const slot = list.slotAt(part);
        return slot === null ? null : list.key(slot);
      }
      default: return [...list.slotsBetween(...part)].map((slot) => list.key(slot));
    }
  }

  state(report, hasFrame, answer, refused = report.refused) {
    const list = this.list;
    const state = { offset: units(report.offset), content: units(report.contentHeight) };
    const put = (key, value) => { if (value) state[key] = value; };
    // What a report shows is read before anything else is asked.
    const slots = ({ count, slots, tops, lanes }) =>
      Array.from({ length: count }, (_, index) => [slots[index], units(tops[index]), lanes[index]]);
    const shown = hasFrame ? [slots(report.visible), slots(report.pinned)] : [[], []];
    const asked = [...report.asked];
    put("bias", units(report.bias));
    const keyed = (slots) => slots.map(([slot, y, lane]) => [list.key(slot) ?? "", y, ...(lane >= 0 ? [lane] : [])]);
    const [visible, pinned] = shown.map(keyed);
    if (hasFrame) {
      if (asked.length > 0) state.asked = asked.map((slot) => list.key(slot));
      state.presented = visible;
      if (pinned.length > 0) state.pinned = pinned;
    }
    put("moved", units(list.unaskedMovement));
    if (answer) state.answer = answer.value;
    put("dropped", report.dropped);
    put("clamped", report.clamped);
    put("refused", refused);
    return state;
  }
}

/** Compares values without regard to the order of keys. */
function canonical(value) {
  if (Array.isArray(value)) return value.map(canonical);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.keys(value).sort().map((key) => [key, canonical(value[key])]));
}
const same = (a, b) => JSON.stringify(canonical(a)) === JSON.stringify(canonical(b));

/** Replays the traces of folders; the faults in words, and how many lines were compared. */
export function replay(ListLayout, folders) {
  const faults = [];
  let [traces, lines] = [0, 0];
  for (const folder of folders) {
    for (const file of readdirSync(folder).filter((name) => name.endsWith(".expected.ndjson")).sort()) {
      const read = (name) => readFileSync(join(folder, name), "utf8").split("\n").filter((line) => line.trim());
      const expected = read(file);
      const input = read(file.replace(".expected", ""));
      if (expected.length !== input.length) faults.push(`${file}: ${input.length} lines, and ${expected.length} states`);
      const replay = new Replay(ListLayout);
      traces += 1;
      for (const [index, line] of input.entries()) {
        const state = replay.step(JSON.parse(line));
        lines += 1;
        if (same(state, JSON.parse(expected[index]))) continue;
        faults.push(`${file}:${index + 1}\n  ${line}\n  expected ${expected[index]}\n  got      ${JSON.stringify(state)}`);
        break;
      }
      replay.list.free();
    }
  }
  return { faults, traces, lines };
}
