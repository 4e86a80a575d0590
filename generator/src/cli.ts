import { createRequire } from "node:module";
import { run } from "./cli/program.ts";
import { analyze, compile } from "./compile.ts";
import { evidence, keepEvidence, unaccountedLines } from "./evidence.ts";
import { load } from "./load.ts";
import { compareOutput, recoverOutput, writeOutput } from "./write/index.ts";

const { version } = createRequire(import.meta.url)("../package.json") as { readonly version: string };

// `tablewright check | head` closes the pipe early; that is no mistake, and the rest need not be written.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    process.exit();
  });
}

process.exitCode = await run(process.argv.slice(2), {
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  cwd: process.cwd(),
  now: () => performance.now(),
  version,
  work: {
    load,
    check: analyze,
    compile,
    evidence,
    unaccounted: unaccountedLines,
    keep: keepEvidence,
    write: writeOutput,
    compare: compareOutput,
    recover: recoverOutput,
  },
});
