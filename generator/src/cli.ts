import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { appFiles } from "./audit/app-files.ts";
import { tablesOf } from "./audit/tables.ts";
import { isThere } from "./cache/disk.ts";
import { recollect } from "./cache/remember.ts";
import { asker } from "./cli/ask.ts";
import { run } from "./cli/program.ts";
import { staleKinds } from "./columns/kind-file.ts";
import { check, compileInto, understand } from "./compile.ts";
import type { Diagnostic } from "./diagnostics/diagnostic.ts";
import { editorFolder, editorSchemas } from "./editor/schemas.ts";
import { evidence, keepEvidence, unaccountedLines } from "./evidence/draw-evidence.ts";
import { home } from "./home.ts";
import { missingWays } from "./package/exports.ts";
import { packageOf } from "./package/index.ts";
import { load, loadGenerated, publishedSources, pythonSources, readBytes, readText } from "./project/load.ts";
import { parts } from "./project/project.ts";
import { releasesIn } from "./project/releases.ts";
import { readState } from "./release/read.ts";
import { ruleSetOf } from "./rule-set/compile.ts";
import { hasRelease, readRuleSet } from "./rule-set/read.ts";
import { browse } from "./serve/browse.ts";
import { serve } from "./serve/server.ts";
import { tableForms } from "./sheet/forms.ts";
import { siteFiles } from "./site/index.ts";
import { watchFolder } from "./watch/folder.ts";
import { rememberingSteps } from "./watch/remembering.ts";
import { removeFile, writeFile } from "./write/file.ts";
import { openComparison, openDraft } from "./write/index.ts";

const { version } = createRequire(home)("../package.json") as { readonly version: string };

// Of use to commands that ask more than once, such as the rounds of a watch. One that asks once brings what it knows.
const again = { steps: rememberingSteps() };

// The yaml library asks the environment at every token, which Node asks the system for; a copy answers by itself.
process.env = { ...process.env };

process.exitCode = await run(process.argv.slice(2), {
  stdout: process.stdout,
  stderr: process.stderr,
  ...(process.stderr.isTTY && process.stdin.isTTY ? { ask: asker(process.stdin, process.stderr) } : {}),
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
    check: (project, past) => check(project, past ?? again),
    understand: (project) => {
      const diagnostics: Diagnostic[] = [];
      const model = understand(project, (found) => void diagnostics.push(found), again);
      return { model, diagnostics, releases: releasesIn(project.changes) };
    },
    compile: (project, sink, past) => compileInto(sink, project, past ?? again),
    evidence,
    unaccounted: unaccountedLines,
    keep: keepEvidence,
    add: (folder, path, text) => void writeFile(join(folder, path), text),
    draft: openDraft,
    comparison: openComparison,
    watch: (folder) => watchFolder(folder, parts),
    pythonSources,
    ruleSetOf,
    readRuleSet,
    hasRelease,
    readState,
    appTables: tablesOf,
    appFiles,
    packaged: async (folder) => {
      const generated = loadGenerated(folder);
      if (generated.length === 0) return null;
      const missing = missingWays(readText(folder, "package.json")?.text ?? "");
      return { files: await packageOf(generated, publishedSources(folder)), missing };
    },
    site: (folder) => siteFiles(resolve(folder)),
    renewEditor: (project) => {
      const place = (path: string) => join(project.folder, editorFolder, path);
      return editorSchemas(project).filter(({ path, text }) => writeFile(place(path), text)).length;
    },
    staleKinds: ({ schemas }) => staleKinds(schemas),
    serve: (folder) => serve(folder, (project) => check(project, again)),
    browse,
    isThere,
    put: writeFile,
    readBytes,
    forms: tableForms,
    discard: removeFile,
  },
});
