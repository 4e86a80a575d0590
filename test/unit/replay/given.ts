import { fileURLToPath } from "node:url";
import { understand } from "../../../generator/src/compile.ts";
import { type Diagnostic, isError } from "../../../generator/src/diagnostics/diagnostic.ts";
import type { Model } from "../../../generator/src/model/index.ts";
import { load } from "../../../generator/src/project/load.ts";
import type { Project } from "../../../generator/src/project/project.ts";
import { replay } from "../../../generator/src/replay/replay.ts";
import { positionAt } from "../../../generator/src/source/source-file.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const { schemas, schemaLibrary } = load(root);

const book = `title: Test book
document:
  file: test.txt
  sha256: ${"0".repeat(64)}
minus: up-to
`;

/** A project of one book in memory; keys are paths below `rules/sample`, and the real schemas judge it. */
export function given(rules: Readonly<Record<string, string>>, evidence: string | null = null): Project {
  const files = { "book.yaml": book, ...rules };
  return {
    folder: root,
    rules: Object.entries(files).map(([path, text]) => ({ path: `rules/sample/${path}`, text })),
    schemas,
    evidence: evidence === null ? [] : [{ path: "test/golden/sample.tsv", text: evidence }],
    name: "test-tables",
    version: "1.0.0",
    changes: null,
    runtime: [],
    schemaLibrary,
  };
}

/** The model of rules that must be sound. */
export function modelOf(project: Project): Model {
  const found: Diagnostic[] = [];
  const model = understand(project, (one) => found.push(one));
  if (found.some(isError)) throw new Error(found.map(said).join("\n"));
  return model;
}

/** What the replay of a project complains of. */
export function complaints(project: Project): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const book of modelOf(project).books) replay(book, project.evidence, (one) => found.push(one));
  return found;
}

/** A diagnostic on one line, with the text it points at. */
export function said({ code, message, span }: Diagnostic): string {
  const { line, column } = positionAt(span.file, span.start);
  const name = span.file.path.split("/").at(-1);
  return `${name}:${line}:${column} ${code} ${message} [${span.file.text.slice(span.start, span.end).split("\n")[0]}]`;
}

/** A TSV of evidence. */
export function tsv(...entries: readonly string[]): string {
  return ["line\tmode\ttext", ...entries.map((entry) => entry.replaceAll(" | ", "\t")), ""].join("\n");
}
