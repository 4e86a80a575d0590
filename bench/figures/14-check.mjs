import { repository, tablewright } from "../repository.mjs";
import { ratio } from "../timing/calls.mjs";
import { raceProcesses, startingNode } from "../timing/processes.mjs";

/** Checking the five real books, as a whole process. */
export async function measure() {
  const times = raceProcesses({
    check: { run: [process.execPath, tablewright, "check", repository] },
    node: startingNode,
  });
  return [
    { what: "tablewright check of the five books ÷ starting Node", ...ratio(times.check, times.node), target: 6 },
  ];
}
