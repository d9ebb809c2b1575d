// Rows beside what they are natively; for Node and for a page alike.

const bytesOf = (hex) => Uint8Array.from({ length: hex.length / 2 }, (_, place) => parseInt(hex.slice(2 * place, 2 * place + 2), 16));
const textOf = (hex) => new TextDecoder().decode(bytesOf(hex));
const numberOf = (hex) => new DataView(bytesOf(hex).buffer).getFloat64(0);
const bitsOf = (number) => {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, number);
  return view.getBigUint64(0).toString(16).padStart(16, "0");
};

/** A template and the values of its holes, as fill.c printed them. */
export function opened({ labels, rows }, { template: bytes, values: printed }) {
  const [template] = rows.decode(bytesOf(bytes));
  const values = {};
  for (const [place, { name, kind }] of template.holes.entries()) {
    const value = printed[place];
    if (kind === "string") {
      values[name] = value === "" ? "" : labels.decode(bytesOf(value));
    } else {
      const [width, height] = value.map(numberOf);
      values[name] = kind === "size" ? [width, height] : kind === "flag" ? width === 1 : width;
    }
  }
  return { template, values };
}

/** Compares rows with their native answers, bit for bit: how many heights and frames are the same, and which are not. */
export function compare(engine, printed) {
  const result = { heights: 0, frames: 0, faults: [] };
  for (const [index, one] of printed.entries()) {
    const { template, values } = opened(engine, one);
    const row = template.row(values);
    for (const [at, shown, height, validFrom, validTo, frames] of one.answers) {
      const width = numberOf(at);
      const where = `row ${index} (${template.id}) at ${width}`;
      const same = (what, value, bits) => {
        if (bitsOf(value) !== bits) result.faults.push(`${where}: ${what} is ${value}, and natively ${numberOf(bits)}`);
      };
      same("the height", template.height(values, width), height);
      const measured = row.measure(width);
      same("the width measured", measured.width, shown);
      same("the height measured", measured.height, height);
      same("the least width of that height", measured.validFrom, validFrom);
      same("the end of its widths", measured.validTo, validTo);
      const laidOut = row.frames(width);
      same("the height laid out", laidOut.height, height);
      result.heights += 1;
      const byName = new Map();
      for (const part of laidOut.parts) for (const id of part.ids) if (!byName.has(id)) byName.set(id, part);
      for (const [name, ...numbers] of frames) {
        const part = byName.get(textOf(name));
        if (part) {
          ["x", "y", "width", "height"].forEach((key, place) => same(`${key} of ${textOf(name)}`, part[key], numbers[place]));
        } else if (numberOf(numbers[0]) === numberOf(numbers[0])) {
          result.faults.push(`${where}: ${textOf(name)} is not shown`);
        }
        result.frames += 1;
      }
    }
    row.free();
    template.free();
    for (const value of Object.values(values)) value.free?.();
  }
  return result;
}
