import type { Engine } from "../engine/engine.ts";
import type { Overview } from "../engine/reading.ts";
import type { Opened } from "../engine/state.ts";

type Question = keyof Engine;

/** A question to the worker, as it travels. */
export interface Asked {
  readonly id: number;
  readonly method: Question | "open";
  readonly given: readonly unknown[];
}

type Answer<Method> = Method extends (...given: never) => infer Result ? Promise<Awaited<Result>> : never;
type Given<Method> = Method extends (...given: infer List) => unknown ? List : never;

/** The engine as the page has it: the same questions, answered later. */
export type Ask = { readonly [M in Question]: (...given: Given<Engine[M]>) => Answer<Engine[M]> } & {
  readonly open: (project: Opened) => Promise<Overview>;
};

/** Starts the worker in which the compiler runs. */
export function startEngine(): Ask {
  const worker = new Worker("compiler.js");
  const waiting = new Map<number, { readonly take: (answer: unknown) => void; readonly fail: (why: Error) => void }>();
  let last = 0;
  worker.addEventListener("message", ({ data }: MessageEvent<{ id: number; answer?: unknown; thrown?: string }>) => {
    const one = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.thrown === undefined) one?.take(data.answer);
    else one?.fail(new Error(data.thrown));
  });
  const ask = (method: Asked["method"], given: readonly unknown[]) =>
    new Promise((take, fail) => {
      last += 1;
      waiting.set(last, { take, fail });
      worker.postMessage({ id: last, method, given } satisfies Asked);
    });
  return new Proxy({} as Ask, {
    get:
      (_, method) =>
      (...given: readonly unknown[]) =>
        ask(method as Asked["method"], given),
  });
}
