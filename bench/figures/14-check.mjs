import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { repository, tablewright } from "../repository.mjs";
import { ratio } from "../timing/calls.mjs";
import { cpuSeconds, raceProcesses, startingNode } from "../timing/processes.mjs";

/** Checking the five real books, as a whole process: over files nobody changed since, and from nothing. */
export async function measure() {
  const check = { run: [process.execPath, tablewright, "check", repository] };
  const forget = () => rmSync(join(repository, "node_modules/.cache/tablewright"), { recursive: true, force: true });
  cpuSeconds(check);
  await setTimeout(2500);
  const again = raceProcesses({ check, node: startingNode }, 7, 2);
  const anew = raceProcesses({ check: { ...check, prepare: forget }, node: startingNode }, 5);
  return [
    { what: "tablewright check of the five books again ÷ starting Node", ...ratio(again.check, again.node), target: 6 },
    { what: "the same with nothing remembered ÷ starting Node", ...ratio(anew.check, anew.node), target: 6 },
  ];
}
