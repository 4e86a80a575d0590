import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { repository, tablewright } from "../repository.mjs";
import { manyTables } from "../synthetic/project.mjs";
import { ratio } from "../timing/calls.mjs";
import { cpuSeconds, raceProcesses, startingNode } from "../timing/processes.mjs";

/** A build over files nobody changed, and one after a figure of one table of a hundred changed. */
export async function measure() {
  const folder = manyTables(10_000);
  mkdirSync(join(folder, "node_modules"));
  const build = (of) => ({ run: [process.execPath, tablewright, "build", of] });
  const rows = [];
  for (const [what, of] of [
    ["the five books", repository],
    ["10,000 rows", folder],
  ]) {
    cpuSeconds(build(of));
    // Files of the last two seconds are read again, since their times say little; after that stamps are enough.
    await setTimeout(2500);
    const times = raceProcesses({ again: build(of), node: startingNode }, 11, 2);
    rows.push({
      what: `build of ${what} with nothing changed ÷ starting Node`,
      ...ratio(times.again, times.node),
      target: 1.3,
    });
  }
  const table = join(folder, "rules/book-1/weapon/arms-1.yaml");
  const text = readFileSync(table, "utf8");
  let price = 5000;
  const change = () => {
    price += 1;
    writeFileSync(table, text.replace(/price: \d+/, `price: ${price}`));
  };
  const clean = () => {
    for (const path of ["generated", "node_modules/.cache"])
      rmSync(join(folder, path), { recursive: true, force: true });
  };
  const times = raceProcesses(
    { cold: { ...build(folder), prepare: clean }, one: { ...build(folder), prepare: change } },
    3,
    0,
  );
  rows.push({ what: "one table of 10,000 rows changed ÷ cold build", ...ratio(times.one, times.cold), target: 0.15 });
  return rows;
}
