// A headless Chromium driven over WebDriver (W3C), and a server of files on the loopback address.
import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";

const types = {
  ".html": "text/html", ".mjs": "text/javascript", ".css": "text/css", ".json": "application/json", ".wasm": "application/wasm",
};

/** Serves a folder, and others under names of their own; gives its address and what ends it. */
export function serve(folder, others = {}) {
  const server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, "http://localhost").pathname));
    const [, name, ...rest] = path.split("/");
    const file = Object.hasOwn(others, name) ? join(others[name], ...rest) : join(folder, path);
    try {
      const bytes = await readFile(path.endsWith("/") ? `${file}index.html` : file);
      response.writeHead(200, { "content-type": types[extname(path)] ?? "text/html" }).end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((done) => {
    server.listen(0, "127.0.0.1", () => done({
      address: `http://127.0.0.1:${server.address().port}`,
      close: () => {
        server.closeAllConnections();
        server.close();
      },
    }));
  });
}

/** A browser. */
export class Browser {
  #driver;
  #server;
  #session;

  /** Starts one with a window of some size; null where there is no driver. */
  static async start({ width = 1100, height = 800, isDark = false } = {}) {
    const browser = new Browser();
    const driver = spawn("chromedriver", ["--port=0"], { stdio: ["ignore", "pipe", "ignore"] });
    browser.#driver = driver;
    const port = await new Promise((done) => {
      driver.on("error", () => done(null));
      driver.on("exit", () => done(null));
      let said = "";
      driver.stdout.on("data", (bytes) => {
        said += bytes;
        const found = /started successfully on port (\d+)/.exec(said);
        if (found) done(found[1]);
      });
    });
    if (!port) return null;
    browser.#server = `http://127.0.0.1:${port}`;
    const args = [
      "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--force-device-scale-factor=1",
      `--window-size=${width},${height}`, "--enable-precise-memory-info", "--js-flags=--expose-gc",
    ];
    if (isDark) args.push("--blink-settings=preferredColorScheme=0");
    const options = { args };
    // Windows are not made narrower than this; a device is.
    if (width < 500) options.mobileEmulation = { deviceMetrics: { width, height, pixelRatio: 1 } };
    const answer = await browser.#call("POST", "/session", {
      capabilities: {
        alwaysMatch: { browserName: "chrome", "goog:chromeOptions": options, "goog:loggingPrefs": { browser: "ALL" } },
      },
    });
    browser.#session = `/session/${answer.sessionId}`;
    await browser.#post("timeouts", { script: 120_000 });
    return browser;
  }

  async #call(method, path, body) {
    const response = await fetch(this.#server + path, { method, body: body && JSON.stringify(body) });
    const { value } = await response.json();
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }

  #post(command, body) { return this.#call("POST", `${this.#session}/${command}`, body); }

  open(url) { return this.#post("url", { url }); }

  /** Runs the body of an asynchronous function in the page, and gives what it returns. */
  run(body) {
    const script = `const done = arguments[0];
      (async () => { ${body} })().then((value) => done({ value }), (error) => done({ error: String(error?.stack ?? error) }));`;
    return this.#post("execute/async", { script, args: [] }).then(({ value, error }) => {
      if (error) throw new Error(error);
      return value;
    });
  }

  /** Turns the wheel over a point. */
  wheel(x, y, deltas) {
    return this.#post("actions", {
      actions: [{
        type: "wheel", id: "wheel",
        actions: deltas.flatMap((deltaY) => [
          { type: "scroll", x, y, deltaX: 0, deltaY, duration: 0, origin: "viewport" },
          { type: "pause", duration: 16 },
        ]),
      }],
    });
  }

  /** Drags the pointer from a point by a distance. */
  drag(x, y, distance, steps = 10) {
    const moves = Array.from({ length: steps }, (_, step) => ({
      type: "pointerMove", duration: 16, x: Math.round(x + (distance * (step + 1)) / steps), y, origin: "viewport",
    }));
    return this.#post("actions", {
      actions: [{
        type: "pointer", id: "mouse", parameters: { pointerType: "mouse" },
        actions: [
          { type: "pointerMove", duration: 0, x, y, origin: "viewport" }, { type: "pointerDown", button: 0 }, ...moves,
          { type: "pointerUp", button: 0 },
        ],
      }],
    });
  }

  async click(selector) {
    const found = await this.#post("element", { using: "css selector", value: selector });
    return this.#post(`element/${Object.values(found)[0]}/click`, {});
  }

  /** The console's messages since the last time. */
  async console() {
    const entries = await this.#post("se/log", { type: "browser" });
    return entries.map(({ level, message }) => `${level}: ${message}`);
  }

  /** A picture of the window as PNG. */
  async screenshot() { return Buffer.from(await this.#call("GET", `${this.#session}/screenshot`), "base64"); }

  async close() {
    await this.#call("DELETE", this.#session).catch(() => {});
    this.#driver.kill();
  }
}
