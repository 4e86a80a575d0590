import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeOutput } from "../../../generator/src/write/index.ts";
import { compareOutput, newFolder, readTree, withoutWork } from "./folder.ts";
import { killAfter, seeded } from "./killing.ts";
import { outputs } from "./outputs.mjs";

const writer = fileURLToPath(new URL("writer.mjs", import.meta.url));
const bundle = mkdtempSync(join(tmpdir(), "tablewright-write-"));

/** Node 20 runs no TypeScript: the children get the stage as one JavaScript file. */
beforeAll(async () => {
  const entry = fileURLToPath(new URL("../../../generator/src/write/index.ts", import.meta.url));
  await build({
    configFile: false,
    logLevel: "silent",
    build: { ssr: entry, outDir: bundle, minify: false, rollupOptions: { output: { entryFileNames: "write.mjs" } } },
  });
});
afterAll(() => rmSync(bundle, { recursive: true, force: true }));

/** A process that builds the two outputs in turn, `builds` times or until it is killed. */
function startWriter(
  folder: string,
  builds: number,
): { process: ChildProcess; begun: Promise<void>; report: Promise<string> } {
  const child = spawn(process.execPath, [writer, join(bundle, "write.mjs"), folder, String(builds)], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  const begun = new Promise<void>((resolve) => {
    child.stdout.on("data", (data) => {
      said += data;
      resolve();
    });
  });
  child.stderr.on("data", (data) => {
    said += data;
  });
  const report = new Promise<string>((resolve) => child.on("close", () => resolve(said)));
  return { process: child, begun, report };
}

function expectedTrees(): unknown[] {
  return outputs.map((files) => {
    const folder = newFolder();
    writeOutput(folder, files);
    return readTree(folder);
  });
}

test("a process killed at random moments leaves the old output, the new one, or one that the next build finishes", async () => {
  const trees = expectedTrees();
  const folder = newFolder();
  writeOutput(folder, outputs[0]);
  const random = seeded(20);
  const seen = new Set<string>();
  for (let round = 0; round < 60; round += 1) {
    const child = startWriter(folder, Number.POSITIVE_INFINITY);
    await child.begun;
    // every other kill falls among the renames, which are soon over
    const [mark, upTo] = round % 2 === 0 ? [".tablewright-marked", 2] : ["", 30];
    await killAfter(child.process, join(folder, ".tablewright-unfinished/new", mark), random() * upTo);
    await child.report;
    const { unfinished } = compareOutput(folder, outputs[0]);
    seen.add(unfinished ? "unfinished" : "whole");
    if (!unfinished) expect(trees, `round ${round}`).toContainEqual(withoutWork(readTree(folder)));
    writeOutput(folder, outputs[round % 2] ?? []);
    expect(readTree(folder), `round ${round}`).toEqual(trees[round % 2]);
  }
  expect([...seen].sort()).toEqual(["unfinished", "whole"]);
});

test("processes that write at once take turns or are told so, and spoil nothing", async () => {
  const trees = expectedTrees();
  const folder = newFolder();
  const reports = await Promise.all([12, 12, 12].map((builds) => startWriter(folder, builds).report));
  for (const report of reports) expect(report).toMatch(/^(begin|built|busy)( (built|busy))*\n?$/);
  expect(reports.join(" ")).toContain("built");
  expect(trees).toContainEqual(readTree(folder));
});
