import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { type Loaded, load } from "../load.ts";
import type { OutputFile } from "../output.ts";
import { parts } from "../project.ts";
import type { Span } from "../source.ts";
import type { Summary } from "../summary.ts";
import { attempt } from "../write/failure.ts";
import { compareOutput } from "../write/index.ts";
import { describeFiles } from "./compare.ts";
import { survey } from "./disk.ts";
import { keep } from "./keep.ts";
import { compilerName, recordPath } from "./place.ts";
import type { Place, Warning } from "./record.ts";

/** What a run without errors said. */
export interface Said {
  readonly summary: Summary;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Keeps what a run said for a next run over the same files. Nothing is kept where a file was saved meanwhile, and where
 * keeping fails nobody need know.
 * @param outputs what the run wrote; null for one that writes nothing
 */
export function remember(project: Loaded, said: Said, outputs: readonly OutputFile[] | null): void {
  const { folder } = project;
  const [path, compiler] = [recordPath(folder), compilerName()];
  if (path === null || compiler === null || project.diagnostics.length > 0) return;
  attempt(() => {
    const read = survey(folder, parts);
    const made = outputs && survey(folder, ["generated"]);
    if (!isAsLoaded(project) || (outputs && !isAsMade(folder, outputs))) return;
    const [inputs, kept] = [describeFiles(folder, read), made && describeFiles(folder, made)];
    if (!inputs || (outputs && !kept)) return;
    // Whatever was saved between looking and reading is found here; what is saved from now on, by its stamp.
    if (!isSame(read, survey(folder, parts)) || (made && !isSame(made, survey(folder, ["generated"])))) return;
    const warnings = said.diagnostics.map(withoutText);
    const written = outputs ? outputs.length + 1 : 0;
    keep(path, { compiler, inputs, outputs: kept, written, summary: said.summary, warnings });
  });
}

function isAsLoaded(project: Loaded): boolean {
  const now = load(project.folder);
  const isSame = (part: "rules" | "schemas" | "evidence") =>
    now[part].length === project[part].length &&
    now[part].every(({ path, text }, at) => path === project[part][at]?.path && text === project[part][at]?.text);
  return (
    (["rules", "schemas", "evidence"] as const).every(isSame) &&
    now.changes?.text === project.changes?.text &&
    now.name === project.name &&
    now.version === project.version
  );
}

function isAsMade(folder: string, outputs: readonly OutputFile[]): boolean {
  const { missing, changed, stale, unfinished } = compareOutput(`${folder}/generated`, outputs);
  return !unfinished && [missing, changed, stale].every((list) => list.length === 0);
}

function isSame(one: ReturnType<typeof survey>, other: ReturnType<typeof survey>): boolean {
  return one.size === other.size && [...one].every(([path, { text }]) => other.get(path)?.text === text);
}

function withoutText({ code, message, span, related, hint }: Diagnostic): Warning {
  return {
    code,
    message,
    at: placeOf(span),
    ...(related ? { related: related.map(({ message, span }) => ({ message, at: placeOf(span) })) } : {}),
    ...(hint === undefined ? {} : { hint }),
  };
}

function placeOf({ file, start, end }: Span): Place {
  return [file.path, start, end];
}
