import type { Known, Results } from "../book/result.ts";
import type { OutputFile, Sink } from "../emit/output/output.ts";
import { type Loaded, load } from "../project/load.ts";
import { parts } from "../project/project.ts";
import { attempt } from "../write/failure.ts";
import type { KeptBook } from "./book-record.ts";
import { createKeys, recallBooks } from "./books.ts";
import { describeFiles } from "./compare.ts";
import { hashOf, survey } from "./disk.ts";
import { keep } from "./keep.ts";
import { compilerName, recordPath } from "./place.ts";
import type { Files } from "./record.ts";
import { withoutText } from "./warnings.ts";

/** What one run knows from earlier ones, and leaves to later ones. */
export interface Recollection {
  readonly known: Known;
  /** Notes what goes into a sink. */
  readonly noting: (sink: Sink) => Sink;
  /**
   * Keeps what came of a run for later ones: of the whole if there were no errors, and of each book without any. Nothing is
   * kept where a file was saved meanwhile, and a failure to keep it is ignored.
   */
  readonly remember: (results: Results) => void;
}

/** Opens what is kept of a project. */
export function recollect(project: Loaded): Recollection {
  const { known, sure } = recallBooks(project);
  const made = new Map<string, string>();
  const note = ({ path, text }: OutputFile) => void made.set(path, hashOf(Buffer.from(text)));
  return {
    known,
    noting: (sink) => ({
      ...sink,
      add: (files) => {
        sink.add(files);
        files.forEach(note);
      },
    }),
    remember: (results) => void attempt(() => remember(project, results, sure, made)),
  };
}

/**
 * @param sure what a former build left in `generated/`
 * @param made hashes of what this run made, by path; empty where it made nothing
 */
function remember(project: Loaded, results: Results, sure: Files, made: ReadonlyMap<string, string>): void {
  const { folder } = project;
  const { summary } = results;
  const compiler = compilerName();
  if (recordPath(folder, "last") === null || compiler === null || project.diagnostics.length > 0) return;
  const read = survey(folder, parts);
  if (!isAsLoaded(project)) return;
  const inputs = describeFiles(folder, read);
  const hashes = new Map([...Object.entries(sure).map(([path, [, hash]]) => [path, hash] as const), ...made]);
  const outputs = summary && made.size > 0 ? present(folder, sure, hashes) : null;
  // Whatever was saved between looking and reading is found here; what is saved from now on, by its stamp.
  if (!inputs || !isSame(read, survey(folder, parts))) return;
  if (summary) {
    const warnings = results.diagnostics.map(withoutText);
    const written = outputs ? hashes.size + 1 : 0;
    keep(folder, "last", { compiler, inputs, outputs, written, summary, warnings });
  }
  const fileAt = (path: string) => (outputs ? outputs[`generated/${path}`] : sure[path]);
  keep(folder, "books", { compiler, books: keptBooks(results, fileAt) });
}

/** What stands in `generated/`; null where that is not what was made. */
function present(folder: string, sure: Files, hashes: ReadonlyMap<string, string>): Files | null {
  const found = survey(folder, ["generated"]);
  const known = Object.fromEntries(Object.entries(sure).map(([path, entry]) => [`generated/${path}`, entry]));
  const files = describeFiles(folder, found, known);
  if (!files || !isSame(found, survey(folder, ["generated"]))) return null;
  return [...hashes].every(([path, hash]) => files[`generated/${path}`]?.[1] === hash) ? files : null;
}

function keptBooks({ books }: Results, fileAt: (path: string) => Files[string] | undefined) {
  const keyOf = createKeys();
  const kept: { [id: string]: KeptBook } = {};
  for (const { id, from, diagnostics, summary, made } of books) {
    if (!from || !summary) continue;
    const files = made?.outputs.flatMap((path) => [[path, fileAt(path)] as const]) ?? [];
    const output =
      made && files.every(([, file]) => file) ? { facts: made.facts, files: Object.fromEntries(files) as Files } : null;
    kept[id] = { key: keyOf(from), summary, warnings: diagnostics.map(withoutText), made: output };
  }
  return kept;
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

function isSame(one: ReturnType<typeof survey>, other: ReturnType<typeof survey>): boolean {
  return one.size === other.size && [...one].every(([path, { text }]) => other.get(path)?.text === text);
}
