import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { project, readSurvivors } from "./bench-rules.ts";
import type { Part } from "./mutant.ts";
import { question, questionsHeader } from "./questions.ts";
import { addressOf } from "./report.ts";
import { idsOfTables, judge, openBenches, trialsOf } from "./trial.ts";

/** `npm run readings:ask`: what a second reader must say of each cell that no printed figure holds, without its value. */
const folder = process.env.QUESTIONS ?? "questions";
const known = readSurvivors();

/** What a reading can say: figures of citations and corrections are held elsewhere. */
const readable: ReadonlySet<Part> = new Set<Part>(["cell", "blank", "stated", "legend", "operation"]);

// The cells that readings already hold are asked for too.
const unread = { ...project, evidence: project.evidence.filter((file) => !file.path.endsWith(".readings.tsv")) };

for (const bench of openBenches(unread)) {
  test(`${bench.id}: what a second reader must answer`, () => {
    const unheld = trialsOf(bench)
      .filter(({ mutant }) => readable.has(mutant.part))
      .filter((trial) => !known.has(addressOf(bench.id, trial)) && judge(bench, trial) === null);
    const tables = new Map(bench.valid.tables.map((table) => [table.file, table]));
    const ids = idsOfTables(bench.valid.tables);
    const lines = unheld.flatMap(({ mutant, file }) => {
      const table = tables.get(file);
      return table ? [question(table, mutant.address, ids)] : [];
    });
    expect(lines).not.toEqual([]);
    mkdirSync(folder, { recursive: true });
    const text = [questionsHeader, ...[...new Set(lines)].sort(), ""].join("\n");
    writeFileSync(join(folder, `${bench.id}.questions.tsv`), text);
  });
}
