import { expect } from "vitest";
import { start } from "../faults/small.ts";

/** Runs the built command and gives what it said, which must end with this exit code. */
export async function runTo(expected: number, line: readonly string[]): Promise<string> {
  const { code, said } = await start(line).outcome;
  expect(code, said).toBe(expected);
  return said;
}
