import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readTree, writeByHand } from "../unit/write/folder.ts";
import { builtProject, run, smallProject } from "./small.ts";

test("builds at once with the real command: each writes or says who is writing, and the output is whole", async () => {
  const project = await builtProject();
  const reference = await builtProject();
  for (const one of [project, reference]) one.become("new");
  const together = [1, 2, 3].map(() => run(["build", project.path]));
  const outcomes = await Promise.all([...together, run(["build", reference.path])]);
  for (const { code, said } of outcomes) {
    if (code === 0) expect(said).toMatch(/\d+ files? written, \d+ unchanged, \d+ removed/);
    else {
      expect(said).toMatch(/^tablewright: another build (\(process \d+ on \S+\) )?is writing .*generated\//);
      expect(code).toBe(2);
    }
  }
  expect(outcomes.filter(({ code }) => code === 0).length).toBeGreaterThan(1);
  expect(readTree(project.generated)).toEqual(readTree(reference.generated));
  expect(existsSync(project.work)).toBe(false);
});

test.each([
  ["a process that has died", () => `writer-${spawnSync(process.execPath, ["--version"]).pid}@${hostname()}`],
  ["another machine, committed by mistake", () => "writer-1@another-machine"],
])("the lock of %s hinders no build, and a check leaves it alone", async (_, name) => {
  const project = smallProject();
  const lock = join(project.work, name());
  writeByHand(lock, "1700000000000");
  expect(await run(["check", project.path])).toMatchObject({ code: 0 });
  expect(existsSync(lock)).toBe(true);
  expect(await run(["build", project.path])).toMatchObject({ code: 0 });
  expect(existsSync(project.work)).toBe(false);
  expect(await run(["build", "--check", project.path])).toMatchObject({ code: 0 });
});

test("the lock of a process that runs is respected, and the message says which file to delete if it does not", async () => {
  const project = smallProject();
  const lock = join(project.work, `writer-${process.pid}@${hostname()}`);
  writeByHand(lock, "");
  const { code, said } = await run(["build", project.path]);
  expect(said).toContain(
    `another build (process ${process.pid} on ${hostname()}) is writing ${project.generated}/; if it runs no more, delete ${lock}`,
  );
  expect(code).toBe(2);
  expect(readTree(project.generated)).toEqual({ [lock.slice(project.generated.length + 1)]: "" });
});
