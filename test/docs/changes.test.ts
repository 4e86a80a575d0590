import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { emptyFolder, put } from "../given/folder.ts";
import { repository } from "../given/project.ts";

const page = readFileSync(join(repository, "docs/changes.md"), "utf8");
const [, script = ""] = /```js\n([\s\S]*?)```/.exec(page) ?? [];

const price = "striker-ii/small-arms/acr-7mm/price";
const corrected = { change: "cell changed", edition: "current", cause: "erratum" };
const versions = [
  {
    version: "0.3.0",
    changes: [
      { ...corrected, at: price, was: 850, now: 900, errata: ["arl-heap-targets"] },
      { ...corrected, at: "striker-ii/small-arms/arl/price", was: 1, now: 2, errata: [] },
    ],
  },
  {
    version: "0.2.1",
    changes: [
      { at: "striker-ii/small-arms/*/weight", change: "unit changed", part: "unit", was: "kg", now: "g", errata: [] },
      { at: "walkers", change: "text changed", part: "title", was: "Walkers", now: "Walker rules", errata: [] },
    ],
  },
  { version: "0.2.0", changes: [{ ...corrected, at: price, was: 800, now: 850, errata: [] }] },
  { version: "0.1.0", changes: [] },
];

/** Runs the script of the page in an app that has the package of these versions installed. */
function whatChanged(...args: readonly string[]) {
  const app = emptyFolder();
  const installed = "node_modules/skirmish-tables";
  put(app, { "what-changed.mjs": script, [`${installed}/changes.json`]: JSON.stringify({ versions }) });
  cpSync(join(repository, "package.json"), join(app, installed, "package.json"));
  symlinkSync(join(repository, "dist"), join(app, installed, "dist"));
  const { status, stdout, stderr } = spawnSync(process.execPath, ["what-changed.mjs", ...args], { cwd: app });
  return { status, lines: stdout.toString().trimEnd().split("\n"), stderr: stderr.toString() };
}

test("the script says what changed of what an app uses, oldest first, and why", () => {
  expect(whatChanged("0.1.0")).toEqual({
    status: 1,
    lines: [
      `0.2.0  ${price}  cell changed: 800 → 850`,
      '0.2.1  striker-ii/small-arms/*/weight  unit: "kg" → "g"',
      '0.2.1  walkers  title: "Walkers" → "Walker rules"',
      `0.3.0  ${price}  cell changed: 850 → 900`,
      expect.stringMatching(/^ {2}because: .*rates of fire\.$/),
    ],
    stderr: "",
  });
  expect(whatChanged("0.1.0", "0.2.0").lines).toEqual([`0.2.0  ${price}  cell changed: 800 → 850`]);
});

test("it says when nothing did, and which versions there are", () => {
  expect(whatChanged("0.3.0")).toEqual({ status: 0, lines: [""], stderr: "" });
  const unknown = whatChanged("0.0.9");
  expect([unknown.status, unknown.stderr]).toEqual([
    1,
    expect.stringContaining("versions: 0.3.0, 0.2.1, 0.2.0, 0.1.0"),
  ]);
});
