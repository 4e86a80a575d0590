import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { recoverOutput } from "../../generator/src/write/index.ts";
import { readTree, type Tree } from "../unit/write/folder.ts";
import { killAfter, seeded } from "../unit/write/killing.ts";
import { run, type Small, type State, smallProject, start } from "./small.ts";

const states: readonly State[] = ["new", "old"];
const kills = 20;

/** A project of two tables: most of a kill is the start of the process, and there are many. */
function tinyProject(): Small {
  const project = smallProject();
  const spared = ["club", "house/armor", "house/errata", "house/hit", "house/weapon"].map((part) => `rules/${part}`);
  for (const part of ["test", ...spared]) rmSync(join(project.path, part), { recursive: true });
  return project;
}

/** Both states as builds that nothing interrupts write them; the project is left built in its old state. */
async function builtTrees(project: Small): Promise<Readonly<Record<State, Tree>>> {
  const trees: Partial<Record<State, Tree>> = {};
  for (const state of states) {
    project.become(state);
    expect(await run(["build", project.path])).toMatchObject({ code: 0 });
    trees[state] = readTree(project.generated);
  }
  return trees as Record<State, Tree>;
}

/** Kills a build: among its renames, while it prepares its files, or (every fourth) at any moment of its life. */
async function killBuild({ path, work }: Small, round: number, random: () => number): Promise<void> {
  const { child, outcome } = start(["build", path]);
  if (round % 4 === 3) await wait(random() * 900).then(() => child.kill("SIGKILL"));
  else if (round % 2 === 0) await killAfter(child, join(work, "journal.json"), random() * 2);
  else await killAfter(child, join(work, "new"), random() * 20);
  await outcome;
}

/** Kills builds one after another, each in the place of the other state, and judges what each leaves. Gives how many left something to be ended. */
async function killInRow(project: Small, row: number): Promise<number> {
  const trees = await builtTrees(project);
  const random = seeded(row);
  let unfinished = 0;
  for (let round = 0; round < kills; round += 1) {
    const where = `row ${row}, kill ${round}`;
    const state = states[round % 2] as State;
    project.become(state);
    await killBuild(project, round, random);

    const found = readTree(project.generated);
    if (!existsSync(project.work)) expect([trees.old, trees.new], where).toContainEqual(found);
    else {
      unfinished += 1;
      if (unfinished % 5 === 1) await expectRefused(project);
    }
    // the first thing each command does is to end what was interrupted; the real one does it in some rounds
    const next = round % 7 === 0 ? "build" : round % 7 === 1 ? "check" : undefined;
    if (next) expect(await run([next, project.path]), where).toMatchObject({ code: 0 });
    else recoverOutput(project.generated);
    const whole = next === "build" ? [trees[state]] : [trees.old, trees.new];
    expect(whole, where).toContainEqual(readTree(project.generated));
  }
  return unfinished;
}

/** What packing asks first is refused, and changes nothing. */
async function expectRefused({ path, generated }: Small): Promise<void> {
  const found = readTree(generated);
  expect(await run(["build", "--check", path])).toMatchObject({
    code: 1,
    said: expect.stringContaining("generated/ is unfinished: a build was interrupted"),
  });
  expect(readTree(generated)).toEqual(found);
}

test("the command, killed at random moments, leaves the old output or the new one", async () => {
  // two rows at once, for there are two processors
  const rows = [1, 2].map((row) => killInRow(tinyProject(), row));
  for (const unfinished of await Promise.all(rows)) expect(unfinished).toBeGreaterThan(kills / 8);
}, 600_000);
