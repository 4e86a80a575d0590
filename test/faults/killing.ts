import type { ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** Numbers from 0 up to 1, the same in each run. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Kills a process some milliseconds after a file came to be, or once it has ended without that. */
export async function killAfter(child: ChildProcess, path: string, milliseconds: number): Promise<void> {
  const ended = new Promise<void>((done) => void child.once("exit", () => done()));
  while (child.exitCode === null && child.signalCode === null && !appears(path)) await wait(1);
  // a timer is too coarse: the renames of a build take less than a millisecond each
  for (const end = performance.now() + milliseconds; performance.now() < end; );
  child.kill("SIGKILL");
  await ended;
}

/** Looks for a file for some milliseconds without a pause once its folder is there, so that what lasts no longer is seen. */
function appears(path: string): boolean {
  if (!existsSync(dirname(path))) return false;
  for (const end = performance.now() + 2; performance.now() < end; ) if (existsSync(path)) return true;
  return false;
}
