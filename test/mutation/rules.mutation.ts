import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { load } from "../../generator/src/load.ts";
import { readListing } from "../../generator/src/replay/listing.ts";
import type { Part } from "./mutant.ts";
import { question, questionsHeader } from "./questions.ts";
import { addressOf, type Outcome, reportOf } from "./report.ts";
import { idsOfTables, judge, openBenches, trialsOf } from "./trial.ts";

/** `npm run test:mutation`: every figure of the rules, changed alone, must turn a golden check red. */
const folder = resolve(process.env.RULES_FOLDER ?? fileURLToPath(new URL("../..", import.meta.url)));
const project = load(folder);
const path = "test/golden/survivors.tsv";
const known = readSurvivors();
/** What a reading can say: figures of citations and corrections are held elsewhere. */
const readable: ReadonlySet<Part> = new Set<Part>(["cell", "blank", "stated", "legend", "operation"]);

// `QUESTIONS=<folder>`: ask instead what a second reader must say of each cell that no printed figure holds.
const asked = process.env.QUESTIONS;

for (const bench of openBenches(asked ? withoutReadings(project) : project)) {
  test.runIf(asked)(`${bench.id}: what a second reader must answer`, () => {
    const unheld = trialsOf(bench)
      .filter(({ mutant }) => readable.has(mutant.part))
      .filter((trial) => !known.has(addressOf(bench.id, trial)) && judge(bench, trial) === null);
    const tables = new Map(bench.valid.tables.map((table) => [table.file, table]));
    const ids = idsOfTables(bench.valid.tables);
    const lines = unheld.flatMap(({ mutant, file }) => {
      const table = tables.get(file);
      return table ? [question(table, mutant.address, ids)] : [];
    });
    const text = [questionsHeader, ...[...new Set(lines)].sort(), ""].join("\n");
    mkdirSync(asked as string, { recursive: true });
    writeFileSync(join(asked as string, `${bench.id}.questions.tsv`), text);
  });

  test.skipIf(asked)(`${bench.id}: every changed figure is found out, or listed in ${path} with the reason`, () => {
    const started = performance.now();
    const outcomes = trialsOf(bench).map((trial): Outcome => ({ trial, killer: judge(bench, trial) }));
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const lines = [reportOf(bench.id, outcomes, known), `  in ${seconds} s`];
    if (bench.document === null) lines.push("  WITHOUT the document: what only it can find out survives");
    const { withheld } = bench.book;
    if (withheld.length > 0) lines.push(`  NOT TRIED, for they have errors: ${withheld.join(", ")}`);
    process.stdout.write(`\n${lines.join("\n")}\n`);
    const survivors = new Set(
      outcomes.flatMap(({ trial, killer }) => (killer === null ? [addressOf(bench.id, trial)] : [])),
    );
    const listed = [...known.keys()].filter((address) => address.startsWith(`${bench.id}/`));
    expect({
      "survivors without a reason": [...survivors].filter((address) => !known.has(address)),
      "listed, and found out": bench.document === null ? [] : listed.filter((address) => !survivors.has(address)),
    }).toEqual({ "survivors without a reason": [], "listed, and found out": [] });
  });
}

function readSurvivors(): ReadonlyMap<string, string> {
  const text = readFileSync(join(folder, path), "utf8");
  const complain = (problem: string) => {
    throw new Error(`${path}: ${problem}`);
  };
  const listed = readListing({ path, text }, ["address", "reason"], ({ message }) => complain(message));
  return new Map(listed.map(({ key, text: reason }) => [key, reason]));
}

/** The cells that readings already hold are asked for too. */
function withoutReadings<P extends typeof project>(all: P): P {
  return { ...all, evidence: all.evidence.filter((file) => !file.path.endsWith(".readings.tsv")) };
}
