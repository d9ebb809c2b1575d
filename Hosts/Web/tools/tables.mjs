// Gives a linked module 32-bit tables: Swift's Int has 64 bits only where addresses have, and what browsers run everywhere
// has 32. Binaryen's --memory64-lowering does the same for memory, but takes no module with 64-bit tables.
//
// node tables.mjs IN OUT
import { readFileSync, writeFileSync } from "node:fs";

const section = { table: 4, element: 9, code: 10 };
const code = {
  callIndirect: 0x11, returnCallIndirect: 0x13, i32Const: 0x41, i64Const: 0x42, i32WrapI64: 0xa7, end: 0x0b,
};

/** Reads WebAssembly's binary form byte by byte. */
class Reader {
  constructor(bytes, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  byte() {
    if (this.at >= this.bytes.length) throw new Error(`the module ends at byte ${this.at}`);
    return this.bytes[this.at++];
  }

  /** A number of at most 32 bits. */
  number() {
    let result = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      result += (byte & 127) * 2 ** shift;
      if (byte < 128) return result;
    }
  }

  numbers(count) {
    for (let index = 0; index < count; index += 1) this.number();
  }
}

function number(value) {
  const bytes = [];
  do {
    const rest = Math.floor(value / 128);
    bytes.push((value % 128) | (rest > 0 ? 128 : 0));
    value = rest;
  } while (value > 0);
  return bytes;
}

/** Passes over what follows an instruction's code. */
function skipImmediates(reader, instruction) {
  const fail = () => {
    throw new Error(`unexpected instruction 0x${instruction.toString(16)} at byte ${reader.at}`);
  };
  if (instruction >= 0x28 && instruction <= 0x3e) return reader.numbers(2);
  if (instruction >= 0x45 && instruction <= 0xc4) return;
  switch (instruction) {
    case 0x00: case 0x01: case 0x05: case 0x0b: case 0x0f: case 0x1a: case 0x1b: case 0xd1: return;
    case 0x02: case 0x03: case 0x04: case 0x0c: case 0x0d: case 0x10: case 0x20: case 0x21: case 0x22: case 0x23:
    case 0x24: case 0x3f: case 0x40: case 0x41: case 0x42: case 0xd2:
      return reader.numbers(1);
    case 0x0e: return reader.numbers(reader.number() + 1);
    case code.callIndirect: case code.returnCallIndirect: return reader.numbers(2);
    case 0x1c: return reader.numbers(reader.number());
    case 0x43: reader.at += 4; return;
    case 0x44: reader.at += 8; return;
    case 0xfc: {
      const kind = reader.number();
      if (kind <= 7) return;
      if (kind === 8 || kind === 10) return reader.numbers(2);
      if (kind === 9 || kind === 11) return reader.numbers(1);
      return fail();
    }
    default: return fail();
  }
}

/** A function whose calls through the table have an index of 32 bits. */
function lowerFunction(bytes) {
  const reader = new Reader(bytes);
  for (let left = reader.number(); left > 0; left -= 1) reader.numbers(2);
  const parts = [];
  let start = 0;
  while (reader.at < bytes.length) {
    const instruction = reader.byte();
    if (instruction === code.callIndirect || instruction === code.returnCallIndirect) {
      parts.push(bytes.subarray(start, reader.at - 1), Uint8Array.of(code.i32WrapI64));
      start = reader.at - 1;
    }
    skipImmediates(reader, instruction);
  }
  return Buffer.concat([...parts, bytes.subarray(start)]);
}

function lowerCode(bytes) {
  const reader = new Reader(bytes);
  const count = reader.number();
  const parts = [Uint8Array.from(number(count))];
  for (let index = 0; index < count; index += 1) {
    const size = reader.number();
    const lowered = lowerFunction(bytes.subarray(reader.at, reader.at + size));
    reader.at += size;
    parts.push(Uint8Array.from(number(lowered.length)), lowered);
  }
  return Buffer.concat(parts);
}

function lowerTables(bytes) {
  const result = Uint8Array.from(bytes);
  const reader = new Reader(result);
  for (let left = reader.number(); left > 0; left -= 1) {
    reader.byte();
    const flags = reader.byte();
    result[reader.at - 1] = flags & 1;
    reader.numbers((flags & 1) + 1);
  }
  return result;
}

function lowerElements(bytes) {
  const result = Uint8Array.from(bytes);
  const reader = new Reader(result);
  for (let left = reader.number(); left > 0; left -= 1) {
    if (reader.number() !== 0) throw new Error("only plain elements of table 0 are understood");
    if (reader.byte() !== code.i64Const) throw new Error("the elements' offset is no constant");
    result[reader.at - 1] = code.i32Const;
    reader.number();
    if (reader.byte() !== code.end) throw new Error("the elements' offset is no constant");
    reader.numbers(reader.number());
  }
  return result;
}

const lower = { [section.table]: lowerTables, [section.element]: lowerElements, [section.code]: lowerCode };
const [input, output] = process.argv.slice(2);
const module = readFileSync(input);
const reader = new Reader(module, 8);
const parts = [module.subarray(0, 8)];
while (reader.at < module.length) {
  const id = reader.byte();
  const size = reader.number();
  const body = module.subarray(reader.at, reader.at + size);
  reader.at += size;
  const lowered = lower[id]?.(body) ?? body;
  parts.push(Uint8Array.of(id), Uint8Array.from(number(lowered.length)), lowered);
}
writeFileSync(output, Buffer.concat(parts));
