// npm run bench [-- 1 6 12]: measures the figures of the README and prints them as a table. Writes nothing.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { figures } from "./figures/index.mjs";
import { heading, lineOf } from "./table.mjs";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const asked = process.argv.slice(2);
const numbers = asked.length === 0 ? Object.keys(figures) : asked;
const unknown = numbers.filter((one) => !Object.hasOwn(figures, one));
if (unknown.length > 0) {
  console.error(`bench: there is no figure ${unknown.join(", ")}; there are ${Object.keys(figures).join(", ")}`);
  process.exit(2);
}

// Windows has no bash of its own, and runs npm by a shell.
const shell = process.platform === "win32";
if (!existsSync(here("node_modules/better-sqlite3/package.json"))) {
  console.error("bench: installing what is compared with into bench/node_modules, this once …");
  // npm ci refuses the lock file where the registry lacks a rival's build for another system.
  const { status } = spawnSync("npm", ["install", "--no-save", "--no-workspaces", "--no-audit", "--no-fund"], {
    cwd: here("."),
    stdio: ["ignore", "ignore", "inherit"],
    shell,
  });
  if (status !== 0) console.error("bench: that failed; figures without their rivals say so");
}

console.log(
  `Node ${process.versions.node}, ${process.platform} ${process.arch}, ${cpus().length} × ${cpus()[0]?.model}\n`,
);
console.log(heading);
for (const number of numbers) {
  // A process each: none is measured with what another has taught the machine.
  const runs = Array.from({ length: timesOf(number) }, () => measured(number));
  if (runs.every((rows) => rows)) {
    for (const [at] of runs[0].entries()) console.log(lineOf(number, middle(runs.map((rows) => rows[at]))));
  } else {
    console.log(lineOf(number, { what: `${figures[number]}: failed`, measured: null }));
    process.exitCode = 1;
  }
}

/** Of a few nanoseconds, how V8 lays out the code of one process decides as much as the code. */
function timesOf(number) {
  return Number(number) <= 5 ? 3 : 1;
}

function measured(number) {
  const { stdout, status } = spawnSync(process.execPath, ["--expose-gc", here("one.mjs"), number], {
    stdio: ["ignore", "pipe", "inherit"],
    maxBuffer: 1 << 26,
  });
  return status === 0 ? JSON.parse(stdout) : null;
}

/** The same row of several runs: the middle one, with the spread of all. */
function middle(rows) {
  const spreads = rows.flatMap(({ spread }) => spread ?? []);
  const row = [...rows].sort((a, b) => a.measured - b.measured)[rows.length >> 1];
  return spreads.length === 0 ? row : { ...row, spread: [Math.min(...spreads), Math.max(...spreads)] };
}
