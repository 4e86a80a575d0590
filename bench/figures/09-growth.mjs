import { rmSync } from "node:fs";
import { join } from "node:path";
import { tablewright } from "../repository.mjs";
import { manyTables } from "../synthetic/project.mjs";
import { cpuSeconds, peakMegabytes } from "../timing/processes.mjs";

/** What ten times the rows cost: time a row beyond what a build costs anyway, and memory at most. */
export async function measure() {
  const found = [1000, 10_000, 100_000].map((rows) => ({ rows, ...cost(rows) }));
  const [small, middle, large] = found;
  const memory = found.map(({ rows, megabytes }) => ({
    what: `peak memory of a cold build of ${rows.toLocaleString("en")} rows`,
    measured: megabytes,
    unit: "MB",
    ...(rows === 100_000 ? { target: 1500 } : {}),
  }));
  const rate = (more, less) => (more.seconds - less.seconds) / (more.rows - less.rows);
  return [
    {
      what: "time of each further row up to 100,000 ÷ up to 10,000",
      measured: rate(large, middle) / rate(middle, small),
      target: 1.15,
    },
    ...memory,
  ];
}

function cost(rows) {
  const folder = manyTables(rows);
  // The process may take what it needs; how much that is, is the figure.
  const build = { run: [process.execPath, "--max-old-space-size=12000", tablewright, "build", folder] };
  const seconds = cpuSeconds(build);
  rmSync(join(folder, "generated"), { recursive: true });
  const megabytes = peakMegabytes(build);
  rmSync(folder, { recursive: true });
  return { seconds, megabytes };
}
