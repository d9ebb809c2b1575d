// What the chat says: message number so and so, from a million and more, made up by its number.
const names = ["You", "Mira", "Jonas", "Aylin", "Tomás", "Ida", "Kofi", "Noor", "Emil", "Sanna"];
const pictures = [[400, 300], [300, 400], [640, 360], [500, 500]];
const mixed = (number) => Math.imul(number ^ 0x5bd1e995, 0x9e3779b1) >>> 0;
const two = (number) => String(number).padStart(2, "0");
/** Who wrote: the same for two or three messages in a row. */
const writer = (number) => mixed(Math.floor(number / 2.5) + 77) % names.length;

/** The messages of a chat, whose texts are some of a list's. */
export class Messages {
  /** The texts of messages that were written here, by their numbers. */
  #written = new Map();

  constructor(texts) { this.texts = texts; }

  /** The place of a message's text in the list. */
  place(number) { return mixed(number) % this.texts.length; }

  text(number) { return this.#written.get(number) ?? this.texts[this.place(number)]; }

  /** True for a message whose text was written here. */
  isWritten(number) { return this.#written.has(number); }

  write(number, text) { this.#written.set(number, text); }

  /** What fills the holes of row.json, but for the text. */
  details(number) {
    const minute = (((number % 1440) + 1440) % 1440), hash = mixed(number * 7 + 3);
    return {
      name: names[writer(number)],
      time: `${two(Math.floor(minute / 60))}:${two(minute % 60)}`,
      isFirst: writer(number) !== writer(number - 1),
      hasPicture: hash % 13 === 0 && !this.isWritten(number),
      picture: pictures[hash % pictures.length],
    };
  }

  isMine(number) { return writer(number) === 0; }

  /** The writer's colour, as an angle. */
  hue(number) { return (writer(number) * 47 + 12) % 360; }
}

/** A row's element: row.json in CSS. */
export function make() {
  const row = document.createElement("div");
  row.className = "row";
  row.innerHTML = `<div class="message"><div class="face"></div><div class="body">
    <div class="head"><span class="name"></span><span class="time"></span></div>
    <div class="bubble"><div class="text"></div></div><div class="picture"></div></div></div>`;
  return row;
}

/** Fills a row's element with a message. */
export function fill(row, messages, number) {
  const { name, time, isFirst, hasPicture, picture } = messages.details(number);
  const part = (selector) => row.querySelector(selector);
  row.classList.toggle("mine", messages.isMine(number));
  row.classList.toggle("first", isFirst);
  row.style.setProperty("--hue", messages.hue(number));
  part(".face").textContent = isFirst ? name[0] : "";
  part(".name").textContent = name;
  part(".time").textContent = time;
  part(".text").textContent = messages.text(number);
  part(".picture").style.display = hasPicture ? "" : "none";
  part(".picture").style.aspectRatio = `${picture[0]} / ${picture[1]}`;
}
