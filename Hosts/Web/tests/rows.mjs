// Rows beside what they are natively; for Node and for a page alike.

const bytesOf = (hex) => Uint8Array.from({ length: hex.length / 2 }, (_, place) => parseInt(hex.slice(2 * place, 2 * place + 2), 16));
const textOf = (hex) => new TextDecoder().decode(bytesOf(hex));
const numberOf = (hex) => new DataView(bytesOf(hex).buffer).getFloat64(0);
const bitsOf = (number) => {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, number);
  return view.getBigUint64(0).toString(16).padStart(16, "0");
};

/** A template with the values of its holes as fill.c printed them: with labels, and with strings. */
export function opened({ labels, rows }, { template: bytes, values: printed, strings: texts }) {
  const [template] = rows.decode(bytesOf(bytes));
  const values = {}, strings = {};
  for (const [place, { name, kind }] of template.holes.entries()) {
    const value = printed[place];
    if (kind === "string") {
      values[name] = value === "" ? "" : labels.decode(bytesOf(value));
      strings[name] = textOf(texts[place]);
    } else {
      const [width, height] = value.map(numberOf);
      values[name] = strings[name] = kind === "size" ? [width, height] : kind === "flag" ? width === 1 : width;
    }
  }
  return { template, values, strings };
}

/** Compares a row at all widths. */
function check(result, row, answers, heightAt, where) {
  const same = (what, value, bits) => {
    if (bitsOf(value) !== bits) result.faults.push(`${where()}: ${what} is ${value}, and natively ${numberOf(bits)}`);
  };
  for (const [at, shown, height, validFrom, validTo, frames] of answers) {
    const width = numberOf(at);
    same(`at ${width} the height`, heightAt(width), height);
    const measured = row.measure(width);
    same(`at ${width} the width measured`, measured.width, shown);
    same(`at ${width} the height measured`, measured.height, height);
    same(`at ${width} the least width of that height`, measured.validFrom, validFrom);
    same(`at ${width} the end of its widths`, measured.validTo, validTo);
    const laidOut = row.frames(width);
    same(`at ${width} the height laid out`, laidOut.height, height);
    result.heights += 1;
    const byName = new Map();
    for (const part of laidOut.parts) for (const id of part.ids) if (!byName.has(id)) byName.set(id, part);
    for (const [name, ...numbers] of frames) {
      const part = byName.get(textOf(name));
      if (part) {
        ["x", "y", "width", "height"].forEach((key, place) => same(`at ${width} ${key} of ${textOf(name)}`, part[key], numbers[place]));
      } else if (numberOf(numbers[0]) === numberOf(numbers[0])) {
        result.faults.push(`${where()}: at ${width} ${textOf(name)} is not shown`);
      }
      result.frames += 1;
    }
  }
}

/** Compares rows with their native answers, bit for bit, filled with labels and, where a kit is given and has all their fonts know,
 * with strings: how many heights and frames are the same, which are not, and how many rows of strings were exact. */
export function compare(engine, printed, fonts) {
  const result = { heights: 0, frames: 0, exact: 0, faults: [] };
  for (const [index, one] of printed.entries()) {
    const { template, values, strings } = opened(engine, one);
    const filled = (contents, options, what) => {
      const row = template.row(contents, options);
      if (!options || row.isExact) {
        if (options) result.exact += 1;
        check(result, row, one.answers, (width) => template.height(contents, width, options),
          () => `row ${index} (${template.id}) of ${what}`);
      }
      row.free();
    };
    // A template with strings of its own needs fonts.
    if (template.id !== "own text") filled(values, undefined, "labels");
    if (fonts) filled(strings, { fonts }, "strings");
    template.free();
    for (const value of Object.values(values)) value.free?.();
  }
  return result;
}
