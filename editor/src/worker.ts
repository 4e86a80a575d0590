import { Engine } from "./engine/engine.ts";
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
    engine = new Engine(given[0] as ConstructorParameters<typeof Engine>[0]);
    return engine.overview();
  }
  if (!engine) throw new Error("no project is open");
  const answer = engine[method] as (...given: readonly unknown[]) => unknown;
  return answer.apply(engine, [...given]);
}
