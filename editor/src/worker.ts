import { type Engine, openEngine } from "./engine/engine.ts";
import type { Opened } from "./engine/state.ts";
import type { Asked } from "./page/ask.ts";

let engine: Engine | undefined;

addEventListener("message", async ({ data }: MessageEvent<Asked>) => {
  try {
    postMessage({ id: data.id, answer: await answerTo(data) });
  } catch (thrown) {
    postMessage({ id: data.id, thrown: thrown instanceof Error ? thrown.message : String(thrown) });
  }
});

function answerTo({ method, given }: Asked): unknown {
  if (method === "open") {
    engine = openEngine(given[0] as Opened);
    return engine.overview();
  }
  if (!engine) throw new Error("no project is open");
  const answer = engine[method] as (...given: readonly unknown[]) => unknown;
  return answer(...given);
}
