import { join } from "node:path";
import type { Results } from "../book/result.ts";
import type { Recollection } from "../cache/remember.ts";
import { inOrder, isError } from "../diagnostics/diagnostic.ts";
import { editorFolder } from "../editor/schemas.ts";
import type { Sink } from "../emit/output/output.ts";
import { count } from "../format/tally.ts";
import { visible } from "../format/visible.ts";
import { SchemaProblem } from "../kinds/schema-set.ts";
import type { Summary } from "../names/summary.ts";
import { attempt } from "../write/failure.ts";
import type { WriteResult } from "../write/index.ts";
import type { Past, Project, Understood, Work } from "./interface.ts";
import type { Progress } from "./progress.ts";
import { changes, contents, drift, exportNames, foreignFiles, seconds } from "./report.ts";
import type { Session } from "./session.ts";
import { columnsOf, type ExitCode, exit, type Terminal } from "./terminal.ts";

/** What every command needs. */
export interface Services<P extends Project> {
  readonly work: Work<P>;
  readonly terminal: Terminal;
  readonly session: Session;
  readonly progress: Progress;
}

/** `tablewright build`: compiles the rules and writes `generated/`. */
export async function build<P extends Project>(folder: string, services: Services<P>): Promise<ExitCode> {
  const { work, terminal, session } = services;
  const started = terminal.now();
  const project = await open(folder, services);
  if (!project) return exit.misuse;
  const past = work.recollect(project);
  const { results, written } = await write(project, services, past);
  // The next build answers from what is remembered, but every build reports foreign files.
  if (!written?.foreign.length) past.remember(results);
  if (!results.summary || !written) return exit.diagnostics;
  session.say(exportNames(results.summary.exports, columnsOf(terminal.stdout)));
  session.say(`${contents(results.summary)}\n${changes(written)} in ${seconds(terminal.now() - started)}\n`);
  return exit.clean;
}

/** Compiles a project into its output folder. Errors leave it as it was. */
export async function write<P extends Project>(
  project: P,
  services: Services<P>,
  past?: Recollection,
): Promise<{ readonly results: Results; readonly written: WriteResult | null }> {
  renewEditor(project, services);
  keepKinds(project, services);
  const draft = services.work.draft(outputFolder(project));
  try {
    const results = await compile(project, services, past ? past.noting(draft) : draft, past);
    const written = results.summary && draft.finish();
    if (written) services.session.warn(foreignFiles("generated/", written.foreign));
    return { results, written };
  } finally {
    draft.drop();
  }
}

/** The comparison never uses what an earlier run left. */
const nothingKnown: Past = { known: () => null };

/** `tablewright build --check`: compiles the rules, compares with `generated/`, and changes nothing. */
export async function buildCheck<P extends Project>(folder: string, services: Services<P>): Promise<ExitCode> {
  const project = await open(folder, services);
  if (!project) return exit.misuse;
  const comparison = services.work.comparison(outputFolder(project));
  const { summary } = await compile(project, services, comparison, nothingKnown);
  if (!summary) return exit.diagnostics;
  const stale = services.work.staleKinds(project).map(({ path }) => `${visible(path)} is not what its .yaml makes`);
  const difference = [...stale.map((one) => `${one}; run npx tablewright build\n`), drift(comparison.end())].join("");
  if (difference === "") {
    services.session.say(`generated/ is up to date: ${contents(summary)}\n`);
    return exit.clean;
  }
  services.session.warn(difference);
  return exit.diagnostics;
}

/** `tablewright check`: reports every problem and writes nothing. */
export async function check<P extends Project>(folder: string, services: Services<P>): Promise<ExitCode> {
  const { work, terminal, session } = services;
  const started = terminal.now();
  const project = await open(folder, services);
  if (!project) return exit.misuse;
  const past = work.recollect(project);
  const results = await examine(project, services, past);
  past.remember(results);
  const { summary } = results;
  if (!summary) return exit.diagnostics;
  session.say(`no errors: ${contents(summary)} checked in ${seconds(terminal.now() - started)}\n`);
  return exit.clean;
}

/** Checks a project and shows what was found; without a summary where that holds an error. */
export async function examine<P extends Project>(project: P, services: Services<P>, past?: Past): Promise<Results> {
  const { work, progress } = services;
  renewEditor(project, services);
  const checked = await progress(`checking … ${tablesIn(project)}`, () => judge(project, work, past), isLong(project));
  return { ...checked, summary: summaryOf(checked, project, services) };
}

/** The schemas for editors follow the rules even while these have errors. */
export function renewEditor<P extends Project>(project: P, { work }: Services<P>): void {
  if (work.isThere(join(project.folder, editorFolder))) attempt(() => work.renewEditor(project));
}

/** Writes the schemas of kinds whose files changed; returns how many. */
export function keepKinds<P extends Project>(project: P, { work }: Pick<Services<P>, "work">): number {
  const stale = work.staleKinds(project);
  for (const { path, text } of stale) work.put(join(project.folder, path), text);
  return stale.length;
}

/** Loads a project, or says that there is none. */
export async function open<P extends Project>(
  folder: string,
  { work, session, progress }: Services<P>,
): Promise<P | undefined> {
  const project = await progress("reading …", () => work.load(folder));
  if (project.rules.length > 0 || project.diagnostics.length > 0) return project;
  session.warn(
    `tablewright: there are no rules to read in ${join(folder, "rules")}/; npx tablewright init begins a rulebook\n`,
  );
  return undefined;
}

/** The rules as far as they are sound: a mistake elsewhere does not withhold an answer. */
export async function readModel<P extends Project>(
  project: P,
  { work, session, progress }: Services<P>,
): Promise<Understood> {
  const found = await progress("reading …", () => work.understand(project));
  const withErrors = new Set(
    [...project.diagnostics, ...found.diagnostics].filter(isError).map(({ span }) => span.file.path),
  );
  if (withErrors.size > 0) {
    session.warn(
      `tablewright: ${[...withErrors].map(visible).join(", ")} has errors and is left out; npx tablewright check says more\n`,
    );
  }
  return found;
}

/** Compiles a project and shows what was found; without a summary where that holds an error. */
async function compile<P extends Project>(
  project: P,
  services: Services<P>,
  sink: Sink,
  past?: Past,
): Promise<Results> {
  const { work, progress } = services;
  // A file that cannot be read is an error already, so there is nothing to emit.
  const compileOrCheck = async () =>
    project.diagnostics.some(isError) ? judge(project, work) : work.compile(project, sink, past);
  const compiled = await progress(`compiling … ${tablesIn(project)}`, compileOrCheck, isLong(project));
  return { ...compiled, summary: summaryOf(compiled, project, services) };
}

/** Where a schema could not be read, the error of its file says more than that it is missing. */
async function judge<P extends Project>(project: P, work: Work<P>, past?: Past): Promise<Results> {
  try {
    return await work.check(project, past);
  } catch (thrown) {
    if (thrown instanceof SchemaProblem && project.diagnostics.some(isError))
      return { diagnostics: [], summary: null, books: [] };
    throw thrown;
  }
}

/** From this many files on, reading and checking takes more than a second. */
function isLong({ rules }: Project): boolean {
  return rules.length > 60;
}

/** Shows the findings. Gives no summary if they include an error. */
function summaryOf<P extends Project>(checked: Results, project: P, { session }: Services<P>): Summary | null {
  const found = inOrder([...project.diagnostics, ...checked.diagnostics]);
  session.showDiagnostics(project.folder, found);
  if (found.some(isError)) return null;
  if (checked.summary) return checked.summary;
  throw new Error("the compiler gave neither a summary nor an error");
}

export function outputFolder({ folder }: Pick<Project, "folder">): string {
  return join(folder, "generated");
}

/** Before anything is parsed, the path alone says what is a table: `rules/<book>/<family>/<table>.yaml`. */
function tablesIn({ rules }: Project): string {
  const tables = rules.map((file) => file.path.split("/")).filter((path) => path.length === 4 && path[2] !== "errata");
  return count(tables.length, "table");
}
