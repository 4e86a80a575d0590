import { createRequire } from "node:module";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { releasesIn } from "./answers/released.ts";
import { appFiles } from "./audit/app-files.ts";
import { tablesOf } from "./audit/tables.ts";
import { understand } from "./books.ts";
import { recollect } from "./cache/remember.ts";
import { run } from "./cli/program.ts";
import { check, compileInto } from "./compile.ts";
import type { Diagnostic } from "./diagnostics/diagnostic.ts";
import { evidence, keepEvidence, unaccountedLines } from "./evidence.ts";
import { home } from "./home.ts";
import { load } from "./load.ts";
import { createMemo, forgetful, type Memo } from "./memo.ts";
import { parts } from "./project.ts";
import { readState } from "./release/read.ts";
import type { Known } from "./results.ts";
import { ruleSetOf } from "./rule-set/compiled.ts";
import { hasRelease, readRuleSet } from "./rule-set/read.ts";
import { watchFolder } from "./watch/folder.ts";
import { removeFile, writeFile } from "./write/file.ts";
import { openComparison, openDraft, recoverOutput } from "./write/index.ts";

const { version } = createRequire(home)("../package.json") as { readonly version: string };

// Of use to commands that ask more than once, such as the rounds of a watch. One that says what it knows asks only once, and
// then remembering would keep everything in memory.
const memo = createMemo();
const memoFor = (known: Known | undefined): Memo => (known ? forgetful : memo);

/** Asks on stderr, so that stdout can go to a file. */
async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await lines.question(question);
  } finally {
    lines.close();
  }
}

// The yaml library asks the environment at every token, which Node asks the system for; a copy answers by itself.
process.env = { ...process.env };

process.exitCode = await run(process.argv.slice(2), {
  stdout: process.stdout,
  stderr: process.stderr,
  ...(process.stderr.isTTY && process.stdin.isTTY ? { ask } : {}),
  env: process.env,
  cwd: process.cwd(),
  onInterrupt: (end) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, end);
  },
  now: () => performance.now(),
  version,
  work: {
    load,
    recollect,
    check: (project, known) => check(project, memoFor(known), known),
    understand: (project) => {
      const diagnostics: Diagnostic[] = [];
      const model = understand(project, (found) => void diagnostics.push(found), memo);
      return { model, diagnostics, releases: releasesIn(project.changes) };
    },
    compile: (project, sink, known) => compileInto(sink, project, memoFor(known), known),
    evidence,
    unaccounted: unaccountedLines,
    keep: keepEvidence,
    add: (folder, path, text) => void writeFile(join(folder, path), text),
    draft: openDraft,
    comparison: openComparison,
    watch: (folder) => watchFolder(folder, parts),
    recover: recoverOutput,
    ruleSetOf,
    readRuleSet,
    hasRelease,
    readState,
    appTables: tablesOf,
    appFiles,
    put: writeFile,
    discard: removeFile,
  },
});
