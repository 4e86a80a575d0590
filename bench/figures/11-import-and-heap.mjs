import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { compiled, importFrom } from "../synthetic/compiled.mjs";
import { oneTable } from "../synthetic/project.mjs";
import { ratio } from "../timing/calls.mjs";

const rounds = 9;

/** Importing a table of 10,000 rows, against a module that holds the same rows as object literals. */
export async function measure() {
  const generated = compiled(oneTable(10_000));
  const { launchers } = await importFrom(generated, "armory/launchers.js");
  const literals = join(generated, "literals.js");
  writeFileSync(literals, `export const launchers = ${JSON.stringify(launchers, null, 1)};\n`);
  const found = { ours: [], literals: [] };
  for (let round = 0; round < rounds; round += 1) {
    found.ours.push(importCost(join(generated, "armory/launchers.js")));
    found.literals.push(importCost(literals));
  }
  const of = (figure) =>
    ratio(
      found.ours.map((one) => one[figure]),
      found.literals.map((one) => one[figure]),
    );
  return [
    { what: "import of 10,000 rows ÷ object literals", ...of("milliseconds"), target: 0.1 },
    { what: "heap retained by 10,000 rows ÷ object literals", ...of("bytes"), target: 0.25 },
  ];
}

/** Processor time and retained heap of one import, in a process of its own. */
function importCost(path) {
  const script = `
    gc();
    const [before, heap] = [process.cpuUsage(), process.memoryUsage().heapUsed];
    const module = await import(${JSON.stringify(pathToFileURL(path).href)});
    const { user, system } = process.cpuUsage(before);
    gc();
    const bytes = process.memoryUsage().heapUsed - heap;
    console.log(JSON.stringify({ milliseconds: (user + system) / 1000, bytes, rows: Object.keys(module).length }));`;
  const line = ["--expose-gc", "--input-type=module", "--eval", script];
  return JSON.parse(spawnSync(process.execPath, line, { encoding: "utf8" }).stdout);
}
