// SelfSizing in the browser: see selfsizing.d.mts.
import { Fonts } from "./fonts.mjs";
import { Labels } from "./labels.mjs";
import { ListLayout as EngineList } from "./lists.mjs";
import { Rows } from "./rows.mjs";
import { Engine } from "./wasm.mjs";

export { ListRefusal } from "./lists.mjs";

export async function load(source = new URL("text.wasm", import.meta.url)) {
  const engine = await Engine.load(source);
  return {
    ListLayout: class ListLayout extends EngineList {
      constructor(options) { super(engine, options); }
    },
    Fonts: engine.exports.fontsLoad ? { load: (source) => Fonts.load(engine, source) } : null,
    labels: engine.exports.labelDecode ? new Labels(engine) : null,
    rows: engine.exports.templateRow ? new Rows(engine) : null,
  };
}
