import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { readTree, type Tree, withoutWork } from "../unit/write/folder.ts";
import { killAfter, seeded } from "./killing.ts";
import { run, type Small, type State, smallProject, start } from "./small.ts";

const states: readonly State[] = ["new", "old"];
const kills = 8;

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
  else if (round % 2 === 0) await killAfter(child, join(work, "new/.tablewright-marked"), random() * 2);
  else await killAfter(child, join(work, "new"), random() * 20);
  await outcome;
}

/** Kills builds one after another, each in the place of the other state, and judges what each leaves. */
async function killInRow(project: Small): Promise<void> {
  const trees = await builtTrees(project);
  const random = seeded(20);
  let unfinished = 0;
  for (let round = 0; round < kills; round += 1) {
    const where = `kill ${round}`;
    const state = states[round % 2] as State;
    project.become(state);
    await killBuild(project, round, random);

    const found = readTree(project.generated);
    if (!isMarked(found)) expect([trees.old, trees.new], where).toContainEqual(withoutWork(found));
    else {
      unfinished += 1;
      if (unfinished % 5 === 1) await expectRefused(project);
    }
    if (round % 3 !== 0) continue; // the next build meets what this one has left
    expect(await run(["build", project.path]), where).toMatchObject({ code: 0 });
    expect(readTree(project.generated), where).toEqual(trees[state]);
  }
}

function isMarked(tree: Tree): boolean {
  return tree[".tablewright"]?.includes("A build was interrupted here") ?? false;
}

/** What packing asks first is refused, and a check writes nothing. */
async function expectRefused({ path, generated }: Small): Promise<void> {
  const found = readTree(generated);
  expect(await run(["build", "--check", path])).toMatchObject({
    code: 1,
    said: expect.stringContaining("generated/ is unfinished: a build was interrupted"),
  });
  expect(await run(["check", path])).toMatchObject({ code: 0 });
  expect(readTree(generated)).toEqual(found);
}

test("the command, killed at random moments, leaves the old output, the new one, or one that the next build finishes", async () => {
  // On a busy machine no kill may fall among the renames; test/unit/write stops a build at each of them.
  await killInRow(tinyProject());
});
