import { spawnSync } from "node:child_process";
import { type TestAPI, test } from "vitest";

/** What Python 3 is called here. */
export const python3 = process.platform === "win32" ? "python" : "python3";

/** A test that runs another program: where that is not on this machine the test is skipped, and that is said. */
export function testWith(program: "git" | typeof python3): TestAPI {
  if (!spawnSync(program, ["--version"]).error) return test;
  console.warn(`${program} is not found on this machine: the tests that need it are skipped`);
  return test.skip as TestAPI;
}
