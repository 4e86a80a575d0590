import { expect, test } from "vitest";
import { project, readSurvivors, survivorsPath } from "./bench-rules.ts";
import { addressOf, type Outcome, reportOf } from "./report.ts";
import { extent, isTried } from "./sample.ts";
import { judge, openBenches, trialsOf } from "./trial.ts";

/** `npm run test:mutation`: every figure of the rules, changed alone, must turn a golden check red. */
const known = readSurvivors();

for (const bench of openBenches(project)) {
  test(`${bench.id}: every changed figure is found out, or listed in ${survivorsPath} with the reason`, () => {
    // What is asked about is found out too: a warning counts, for the rules have none.
    expect([...bench.before]).toEqual([]);
    const started = performance.now();
    const trials = trialsOf(bench).filter((trial) => isTried(addressOf(bench.id, trial)));
    const outcomes = trials.map((trial): Outcome => ({ trial, killer: judge(bench, trial) }));
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const lines = [reportOf(bench.id, outcomes, known), `  in ${seconds} s: ${extent}`];
    if (bench.document === null) lines.push("  WITHOUT the document: what only it can find out survives");
    const { withheld } = bench.book;
    if (withheld.length > 0) lines.push(`  NOT TRIED, for they have errors: ${withheld.join(", ")}`);
    process.stdout.write(`\n${lines.join("\n")}\n`);
    const survivors = new Set(
      outcomes.flatMap(({ trial, killer }) => (killer === null ? [addressOf(bench.id, trial)] : [])),
    );
    const listed = [...known.keys()].filter((address) => address.startsWith(`${bench.id}/`) && isTried(address));
    expect({
      "survivors without a reason": [...survivors].filter((address) => !known.has(address)),
      "listed, and found out": bench.document === null ? [] : listed.filter((address) => !survivors.has(address)),
    }).toEqual({ "survivors without a reason": [], "listed, and found out": [] });
  });
}
