// Runs the cases of a Fixtures folder through `selfsize serve`: node serve-client.mjs TOOL FIXTURES
import assert from "node:assert";
import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";

/** The tool beside this program; any number of calls may be on the way. */
class SelfSize {
  #waiting = new Map();
  #next = 0;
  constructor(tool) {
    this.process = spawn(tool, ["serve"], { stdio: ["pipe", "pipe", "inherit"] });
    this.end = new Promise((done) => this.process.on("close", done));
    createInterface({ input: this.process.stdout, crlfDelay: Infinity }).on("line", (line) => {
      const answer = JSON.parse(line), { resolve, reject } = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      answer.error ? reject(new Error(answer.error.message)) : resolve(answer);
    });
  }
  call(request) {
    const id = this.#next++;
    this.process.stdin.write(JSON.stringify({ id, ...request }) + "\n");
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }
  close() { this.process.stdin.end(); return this.end; }
}

const [, , path, fixtures] = process.argv, tool = new SelfSize(path);
const read = (file) => readFileSync(`${fixtures}/${file}`, "utf8").split("\n").filter(Boolean).map((line) => JSON.parse(line));
let count = 0;
await tool.call({ configure: JSON.parse(readFileSync(`${fixtures}/Hosts/configure.json`, "utf8")) });
for (const [name, key, more] of [["labels", "wrap", {}], ["rows", "measure", { frames: true }]]) {
  const answers = await Promise.all(read(`Hosts/${name}.ndjson`).map((each) => tool.call({ [key]: each, ...more })));
  const results = answers.flatMap((answer) => answer.results);
  assert.deepStrictEqual(results, read(`Hosts/${name}.expected.ndjson`));
  count += results.length;
}
for (const file of readdirSync(`${fixtures}/Lists`).filter((file) => file.endsWith(".expected.ndjson"))) {
  const events = read(`Lists/${file.replace(".expected", "")}`);
  const states = await Promise.all(events.map((event) => tool.call({ list: file, event })));
  assert.deepStrictEqual(states.map((answer) => answer.state), read(`Lists/${file}`));
  count += states.length;
}
console.log(`${count} results, exit code ${await tool.close()}`);
