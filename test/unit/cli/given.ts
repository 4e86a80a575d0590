import type { Project, Work } from "../../../generator/src/cli/interface.ts";
import { run } from "../../../generator/src/cli/program.ts";
import type { Diagnostic } from "../../../generator/src/diagnostics/diagnostic.ts";
import type { Sink } from "../../../generator/src/emit/output/output.ts";
import type { SourceFile } from "../../../generator/src/source/source-file.ts";

export const hitTable: SourceFile = {
  path: "rules/striker-ii/hit/hit-table.yaml",
  text: "kind: hit\nrows:\n  - roll: 1\n",
};

const paths = [
  "rules/striker-ii/book.yaml",
  "rules/striker-ii/errata/arl.yaml",
  "rules/walkers/book.yaml",
  "rules/walkers/walker/walker-points.yaml",
];

export const rules: readonly SourceFile[] = [hitTable, ...paths.map((path) => ({ path, text: "" }))];

export function complaint(severity: "error" | "warning"): Diagnostic {
  return {
    code: "cell/range",
    severity,
    message: "1 must be at least 2",
    span: { file: hitTable, start: 26, end: 27 },
    hint: "write 2",
  };
}

const summary = {
  books: 2,
  tables: 2,
  rows: 31,
  exports: [
    { book: "striker-ii", names: ["hitTable", "lookupHit"] },
    { book: "walkers", names: ["lookupWalkerPoints"] },
  ],
};

/** Takes output to no place. */
export const nowhere: Sink = { add: () => {}, keep: () => {} };

/** A compiler that finds nothing wrong, and an output folder where one file differs. */
export const goodWork: Work<Project> = {
  load: (folder) => ({ folder, rules, diagnostics: [] }),
  recollect: () => ({ known: () => null, noting: (sink) => sink, remember: () => {} }),
  check: () => ({ diagnostics: [], summary, books: [] }),
  understand: () => ({ model: { name: null, version: "0.0.0", books: [] }, diagnostics: [], releases: [] }),
  compile: (_, sink) => {
    sink.add([{ path: "version.ts", text: "" }]);
    return { diagnostics: [], summary, books: [] };
  },
  evidence: (_, book) => ({ diagnostics: [], text: `3298\trow\t${book}\n` }),
  unaccounted: (_, book) => ({ diagnostics: [], text: `${book}\t7 half\n` }),
  keep: (_, book) => ({ path: `test/golden/${book}.tsv`, changed: true }),
  add: () => {},
  draft: () => ({
    ...nowhere,
    finish: () => ({ written: ["version.ts"], removed: [], unchanged: 3, foreign: [] }),
    drop: () => {},
  }),
  comparison: () => ({
    ...nowhere,
    end: () => ({ missing: [], changed: [], stale: [], foreign: [], unfinished: false }),
  }),
  watch: async () => ({ next: async () => null, close: async () => {} }),
  pythonSources: () => [],
  ruleSetOf: ({ version }) => ({ version, books: new Map() }),
  readRuleSet: () => Promise.reject(new Error("no rule set is given")),
  hasRelease: () => false,
  readState: () => Promise.reject(new Error("no state is given")),
  appTables: async () => [],
  appFiles: () => ({ files: [], skipped: [] }),
  site: async () => [{ path: "index.html", text: "" }],
  packaged: async () => ({ files: [{ path: "index.js", text: "export {};" }], missing: {} }),
  renewEditor: () => 2,
  staleKinds: () => [],
  isThere: () => false,
  put: () => true,
  serve: async () => ({ address: "http://127.0.0.1:1/#token", close: async () => {} }),
  browse: () => {},
  readBytes: () => null,
  forms: () => [],
  discard: () => {},
};

/** A compiler that finds these. */
export function findingWork(...diagnostics: readonly Diagnostic[]): Partial<Work<Project>> {
  const found = diagnostics.some((one) => one.severity === "error") ? null : summary;
  return {
    check: () => ({ diagnostics, summary: found, books: [] }),
    compile: () => ({ diagnostics, summary: found, books: [] }),
  };
}

export interface Surroundings {
  readonly work?: Partial<Work<Project>>;
  readonly env?: Record<string, string>;
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly cwd?: string;
  readonly now?: () => number;
}

/** Runs one command line in memory. */
export async function tablewright(
  line: string,
  given: Surroundings = {},
): Promise<{ readonly code: number; readonly stdout: string; readonly stderr: string }> {
  let [stdout, stderr] = ["", ""];
  const { isTTY, columns } = given;
  let clock = 0;
  const code = await run(line === "" ? [] : line.split(" "), {
    stdout: { write: (text) => (stdout += text), isTTY, columns },
    stderr: { write: (text) => (stderr += text), isTTY, columns },
    env: given.env ?? {},
    onInterrupt: () => {},
    cwd: given.cwd ?? process.cwd(),
    now: given.now ?? (() => (clock += 400)),
    version: "1.2.3",
    work: { ...goodWork, ...given.work },
  });
  return { code, stdout, stderr };
}
