import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { load } from "../dist/selfsizing.mjs";
import { replay } from "./traces.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const { ListLayout } = await load(readFileSync(join(here, "../dist/list.wasm")));

const folders = [join(here, "../../../Fixtures/Lists")];
if (process.env.SELFSIZING_ORACLE) {
  folders.push(...["list", "list-decisions"].map((name) => join(process.env.SELFSIZING_ORACLE, name)));
}

test("all traces give the states that they give natively", () => {
  const { faults, traces, lines } = replay(ListLayout, folders.filter(existsSync));
  assert.ok(traces > 10, `only ${traces} traces`);
  assert.deepEqual(faults.slice(0, 5), [], `${faults.length} of ${traces} traces (${lines} lines)`);
  console.log(`${traces} traces, ${lines} lines`);
});

test("positions of a million rows are exact beyond 32 bits", () => {
  const list = new ListLayout({ viewport: 600, estimates: 44 });
  assert.equal(list.load(1_000_000).contentHeight, 44_000_000);
  list.scrollTo({ row: 999_000, align: "top" });
  const frame = list.frame(() => 50);
  assert.equal(frame.visible.slots[0], 999_000);
  assert.equal(frame.visible.tops[0], 0);
  assert.equal(list.top(999_000), frame.offset);
});

test("nothing seen moves when rows come in above", () => {
  const list = new ListLayout({ viewport: 300, estimates: 60 });
  list.load({ count: 1000, prefix: "m" });
  list.scrollTo({ row: 500 });
  const before = list.frame(() => 47);
  const shown = before.visible.count;
  const tops = new Map(Array.from({ length: shown }, (_, place) => [list.key(500 + place), before.visible.tops[place]]));
  list.batch({ inserts: [0, 1, 2].map((row) => ({ at: [0, row], key: `new${row}`, height: 91 })) });
  const after = list.frame(() => 47);
  const slots = [...after.visible.slots];
  const afterTops = [...after.visible.tops];
  assert.equal(slots.length, shown);
  for (const [place, slot] of slots.entries()) assert.equal(afterTops[place], tops.get(list.key(slot)));
  assert.equal(list.unaskedMovement, 0);
});

test("a refusal is thrown as a sentence and changes nothing", () => {
  const list = new ListLayout();
  list.load(["a", "b"]);
  assert.throws(() => list.batch({ deletes: [[0, 7]] }), (error) =>
    error.name === "ListRefusal" && error.code === "out-of-range" && /row 7 of section 0.*\.$/.test(error.message));
  assert.throws(() => list.load(["a", "a"]), { code: "duplicate-key" });
  assert.throws(() => list.setHeight(0, NaN), { code: "nan" });
  assert.throws(() => list.setHeight(9, 10), { code: "out-of-range" });
  assert.equal(list.slotCount, 2);
  assert.throws(() => list.apply("nonsense", 1), TypeError);
  assert.throws(() => list.setWidth("wide"), TypeError);
});

test("what a page's function throws comes out of the frame, and the list goes on", () => {
  const list = new ListLayout({ viewport: 100, estimates: 20 });
  list.load(50);
  assert.throws(() => list.frame(() => { throw new RangeError("no such message"); }), RangeError);
  assert.throws(() => list.frame(() => list.setHeight(0, 3)), /cannot be used while it asks/);
  assert.equal(list.frame(() => 25).visible.count, 4);
});

test("heights that are not known yet leave rows at their estimates until they are told", () => {
  const list = new ListLayout({ viewport: 100, estimates: 20 });
  list.load(50);
  assert.deepEqual([...list.frame(() => null).visible.heights], [20, 20, 20, 20, 20]);
  assert.equal(list.state(0), "unmeasured");
  list.measure([{ row: 0, height: 70 }]);
  assert.deepEqual([...list.frame(() => undefined).visible.heights], [70, 20, 20]);
  assert.equal(list.state(0), "measured");
});

test("places and heights are saved and restored by name", () => {
  const list = new ListLayout({ viewport: 100, estimates: 20 });
  list.load(500);
  list.scrollTo({ row: 300 });
  list.frame(() => 33);
  list.save("here");
  list.load(500);
  list.frame(() => 33);
  list.restore("here");
  const frame = list.frame(() => 33);
  assert.equal(frame.visible.slots[0], 300);
  assert.throws(() => list.restore("nowhere"), { code: "unknown-name" });
});

test("a list's place and heights come back in another list from bytes, and damaged bytes are refused or do no harm", () => {
  const content = { sections: [{ header: "H\u00e4", rows: { count: 3000, prefix: "m" } }, { rows: ["a", "b", { key: "c", height: 33 }] }] };
  const make = () => {
    const list = new ListLayout({ viewport: 400, width: 300, estimates: 60 });
    list.load(content);
    return list;
  };
  const height = (slot) => 40 + (7 * slot) % 50;
  const one = make();
  for (const row of [20, 1500, 2990]) {
    one.scrollTo({ row });
    one.frame(height);
  }
  one.scrollBy(-37);
  const seen = one.frame(height).visible;
  const [slots, tops] = [[...seen.slots], [...seen.tops]];
  const bytes = one.saved();
  const other = make();
  other.restore(bytes);
  const found = other.frame(() => assert.fail("measured")).visible;
  assert.deepEqual([[...found.slots], [...found.tops], other.contentHeight], [slots, tops, one.contentHeight]);
  assert.equal(other.height(25), one.height(25));
  const place = one.saved({ heights: false });
  assert.ok(place.length < 100 && bytes.length > place.length);
  const third = make();
  third.restore(place.buffer);
  assert.deepEqual([...third.frame(height).visible.slots], slots);
  assert.throws(() => third.restore(bytes.subarray(1)), /no saved list of this version/);
  assert.throws(() => third.restore(new Uint8Array(0)), /no saved list of this version/);
  let refused = 0;
  for (let place = 0; place < bytes.length; place += 1) {
    const damaged = bytes.slice();
    damaged[place] ^= 0x81;
    const list = make();
    try {
      list.restore(damaged);
    } catch {
      refused += 1;
    }
    const { offset, contentHeight } = list.frame(height);
    assert.ok(offset >= 0 && offset <= contentHeight && contentHeight < 1e13, `byte ${place}`);
    list.free();
  }
  assert.ok(refused > 10);
  third.free();
  assert.throws(() => third.saved(), /freed/);
});

test("who measures by key hears the slot, its class and its width, and may give estimates of slots", () => {
  const list = new ListLayout({ viewport: 100, width: 310, estimates: [20, 30], lanes: 3, laneGap: 5 });
  list.load({ sections: [{ header: { key: "head", class: 1 }, rows: { count: 90, prefix: "m", first: 7 } }] });
  const [asked, estimated] = [[], []];
  list.frame({
    byKey: true,
    measure: (...slot) => { asked.push(slot); return 40; },
    estimate: (...slot) => { estimated.push(slot); return 50; },
  });
  assert.deepEqual(asked.slice(0, 3), [["head", 0, 1, 310], ["m7", 1, 0, 100], ["m8", 2, 0, 100]]);
  assert.ok(estimated.some(([key, slot, estimateClass, width]) => key === "m20" && slot === 14 && estimateClass === 0 && width === 100));
  assert.equal(list.height({ key: "m20" }), 50);
});

test("rows near those that show are measured ahead by key", () => {
  const list = new ListLayout({ viewport: 100, width: 300, estimates: 20 });
  list.load({ count: 40, prefix: "m" });
  const measure = { byKey: true, measure: (key, slot, estimateClass, width) => (key === "m9" ? null : width / 10 + slot) };
  assert.deepEqual([...list.frame(measure).asked], [0, 1, 2, 3, 4]);
  assert.deepEqual([...list.measureAhead(3, measure).asked], [5, 6, 7]);
  assert.deepEqual([5, 6, 7, 8].map((slot) => list.height(slot)), [35, 36, 37, 20]);
  assert.equal(list.measureAhead(100, measure).asked.length, 32);
  assert.equal(list.measureAhead(100, measure).asked.length, 0);
  assert.deepEqual([list.state(9), list.state(39)], ["unmeasured", "measured"]);
  assert.throws(() => list.measureAhead(3), TypeError);
});

test("the place being read is found again in another list, by a row's key and where it stood", () => {
  const height = (slot) => 40 + (7 * slot) % 50;
  const [one, other] = [0, 1].map(() => {
    const list = new ListLayout({ viewport: 400, width: 300, estimates: 60 });
    list.load(1000);
    return list;
  });
  one.scrollTo({ row: 500 });
  one.frame(height);
  one.scrollBy(-333);
  const seen = one.frame(height).visible;
  const [slots, tops] = [[...seen.slots], [...seen.tops]];
  other.scrollTo(JSON.parse(JSON.stringify({ key: one.key(slots[0]), padding: tops[0] })));
  const found = other.frame(height).visible;
  assert.deepEqual([[...found.slots], [...found.tops]], [slots, tops]);
  assert.ok(tops[0] < 0);
});

test("keys and names are told apart by their bytes, and both spellings of a letter work", () => {
  const list = new ListLayout();
  list.load(["\u00e9", "e\u0301", "日本語", "👍🏽"]);
  assert.deepEqual(["\u00e9", "e\u0301", "日本語", "👍🏽"].map((key) => list.slot(key)), [0, 1, 2, 3]);
  list.save("caf\u00e9");
  list.restore("caf\u00e9");
  assert.equal(list.key(1), "e\u0301");
});

test("a name that is none is refused, not passed over", () => {
  assert.throws(() => new ListLayout({ estimate: 60 }), /A list has no "estimate"/);
  assert.throws(() => new ListLayout({ padding: { left: 8 } }), /A padding has no "left"/);
  assert.throws(() => new ListLayout({ insets: { start: 8 } }), /A set of insets has no "start"/);
  assert.throws(() => new ListLayout({ gaps: { rows: 8 } }), /A set of gaps has no "rows"/);
  for (const lanes of [0, 9, 1.5, "2"]) {
    assert.throws(() => new ListLayout({ lanes }), /lanes is one of 1, 2, 3, 4, 5, 6, 7, 8, not/);
  }
  const list = new ListLayout({ estimates: 60 });
  list.load(3);
  assert.throws(() => list.batch({ delete: [[0, 0]] }), /A batch has no "delete"/);
  assert.throws(() => list.batch({ deletes: [0] }), /A place is \[section, row\], not 0/);
  assert.throws(() => list.batch({ inserts: [{ at: [0, 0], key: "n", hieght: 3 }] }), /A slot has no "hieght"/);
  assert.throws(() => list.scrollTo({ row: 1, alignment: "top" }), /A target has no "alignment"/);
  assert.throws(() => list.measure({ row: 1, hieght: 3 }), /A measurement has no "hieght"/);
  assert.throws(() => list.load([{ id: "a" }]), /A slot has no "id"/);
  assert.throws(() => list.load([{ height: 5 }]), /A slot has a key/);
  assert.throws(() => list.load({ count: 5, frist: 3 }), /A count of rows has no "frist"/);
  assert.throws(() => list.load({ sections: [{ heder: "a" }] }), /A section has no "heder"/);
  assert.throws(() => list.snapshot({ rows: ["a"], reload: ["a"] }), /Content has no "reload"/);
  assert.throws(() => list.load(), /Content is a number of rows/);
  assert.equal(list.scrollTo("1").offset, list.scrollTo(1).offset);
  assert.throws(() => list.scrollTo({}), /A slot is a key/);
  assert.throws(() => list.frame(), /a function that gives the height/);
  assert.equal(list.slotCount, 3);
});

test("numbers that are none are refused, and an estimate that is no height is the usual one", () => {
  for (const number of [NaN, Infinity, undefined]) {
    const list = new ListLayout();
    list.load(3);
    for (const use of ["setWidth", "setViewport", "scrollBy", "scrollToOffset", "load"]) {
      assert.throws(() => list[use](number), TypeError, `${use}(${number})`);
    }
    assert.throws(() => list.apply("scroll", { by: NaN }), /NaN is no finite number/);
    assert.throws(() => list.setInsets({ top: NaN }), /NaN is no finite number/);
    assert.equal(list.load(2).contentHeight, 88);
  }
  assert.throws(() => new ListLayout({ viewport: NaN }), /no finite number/);
  assert.throws(() => new ListLayout({ width: -5 }), { name: "ListRefusal", code: "negative" });
  assert.throws(() => new ListLayout({ budget: -1 }), /The budget is a finite number from 0 on, not -1/);
  assert.throws(() => new ListLayout().setViewport(-1), { name: "ListRefusal", code: "negative" });
  assert.throws(() => new ListLayout().measureAhead(NaN, () => 44), /NaN is no finite number/);
  assert.throws(() => new ListLayout({ scale: 5 }), /scale is one of 1, 2, 3, 4, 64, 192, not 5/);
  for (const estimates of [[], -3, NaN]) assert.equal(new ListLayout({ estimates }).load(2).contentHeight, 88);
});

test("without a source, Node reads the module that stands beside its JavaScript", async () => {
  const { ListLayout: List, labels } = await load();
  assert.ok(labels);
  assert.equal(new List().load(2).contentHeight, 88);
});

test("batches nest, and a list that was freed says so", () => {
  const list = new ListLayout();
  list.load(["a"]);
  list.batched(() => {
    list.batch({ inserts: [{ at: [0, 1], key: "b" }] });
    list.batch({ inserts: [{ at: [0, 2], key: "c" }] });
  });
  assert.equal(list.slotCount, 3);
  list.free();
  assert.throws(() => list.slotCount, /freed/);
});

test("memory stays where it is over a long time of scrolling, loading and letting go", () => {
  const run = () => {
    const list = new ListLayout({ viewport: 600, estimates: 40, adaptive: [0] });
    list.load(100_000);
    for (let step = 0; step < 3000; step += 1) {
      list.scrollBy(((step * 7919) % 900) - 300);
      list.frame((slot) => 20 + (slot * 31) % 90);
      if (step % 100 === 0) list.batch({ inserts: [{ at: [0, 5], key: `k${step}` }], deletes: [[0, 9]] });
    }
    list.free();
  };
  run();
  const before = memory();
  for (let round = 0; round < 5; round += 1) run();
  assert.ok(memory() - before <= 1 << 20, `grew from ${before} to ${memory()} bytes`);
});

function memory() {
  const list = new ListLayout();
  list.load(1);
  const bytes = list.frame(() => 1).visible.slots.buffer.byteLength;
  list.free();
  return bytes;
}
