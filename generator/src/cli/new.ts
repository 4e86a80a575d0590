import { join } from "node:path";
import { type Diagnostic, isError } from "../diagnostics/diagnostic.ts";
import {
  type Definition,
  definition,
  definitionProblem,
  firstRow,
  hasColumns,
  kinds,
  type NewKind,
  type NewTable,
  noRows,
  tableHead,
} from "../start/table.ts";
import { open, renewEditor, type Services } from "./build.ts";
import type { Project } from "./interface.ts";
import { prefixFrom } from "./place.ts";
import { type ExitCode, exit } from "./terminal.ts";

/** What the command line says about a new table. */
export interface TableWish {
  readonly title?: string;
  readonly kind?: NewKind;
  readonly key?: readonly string[];
  readonly column?: readonly string[];
}

type Ask = (question: string) => Promise<string>;

/** Says what is wrong in the line of a key or a column of a table, if anything is. */
type Judge = (table: NewTable, name: string) => Promise<boolean>;

/** `tablewright new`: writes a table with its columns and an empty first row. */
export async function newTable<P extends Project>(
  place: string,
  wish: TableWish,
  folder: string,
  services: Services<P>,
): Promise<ExitCode> {
  const { work, terminal, session } = services;
  const project = await open(folder, services);
  if (!project) return exit.misuse;
  const path = `rules/${place.replace(/^rules\//, "").replace(/\.yaml$/, "")}.yaml`;
  const shown = prefixFrom(terminal.cwd, folder) + path;
  if (path.split("/").length !== 4)
    return refuse(`say where, as <book>/<family>/<table>: ${shown} is no place of a table`, services);
  if (work.isThere(join(folder, path))) return refuse(`${shown} is there already`, services);
  const table = await completed(wish, judgeFor(path, folder, project, services), services);
  if (!table) return exit.misuse;
  const found = await remarksOn(`${tableHead(table)}${noRows(table.kind)}`, path, project, services);
  // The rows are still to come.
  const wrong = found.filter(({ span }) => span.start < tableHead(table).length);
  session.showDiagnostics(folder, wrong, terminal.stderr);
  if (wrong.some(isError)) return refuse("nothing was written", services);
  const text = tableHead(table) + firstRow(table);
  work.add(folder, path, text);
  renewEditor({ ...project, rules: [...project.rules, { path, text }] }, services);
  session.say(`${shown} written:\n\n${text}\nNext: fill in the row; npx tablewright check says what is missing\n`);
  return exit.clean;
}

function refuse<P extends Project>(why: string, { session }: Services<P>): ExitCode {
  session.warn(`tablewright: ${why}\n`);
  return exit.diagnostics;
}

const asked = {
  key: "What is it looked up by; such as roll: 2d6, level: 1-20, or class: exact",
  column: "A column, as name: type; such as weight: number, or size: [small, large]",
};

/** Asks on a terminal for what is missing; elsewhere says which options say it. */
async function completed<P extends Project>(
  wish: TableWish,
  isSound: Judge,
  { terminal, session }: Services<P>,
): Promise<NewTable | null> {
  const { ask } = terminal;
  const title = wish.title ?? (ask && (await untilSaid(ask, "Title? ", (text) => text || null)));
  const kind = wish.kind ?? (ask && (await untilSaid(ask, `Kind: ${kinds.join(", ")}? `, kindNamed)));
  const definitions = async (
    of: "key" | "column",
    tableWith: (found: readonly Definition[]) => NewTable,
  ): Promise<readonly (Definition | null)[] | null> => {
    if (wish[of] || !ask) return wish[of]?.map(definition) ?? null;
    const read = async (text: string, before: readonly Definition[]) => {
      const one = definition(text);
      if (!one) session.warn(`${definitionProblem(text)}\n`);
      return one && (await isSound(tableWith([...before, one]), one.name)) ? one : null;
    };
    return untilEmpty(ask, asked[of], read);
  };
  const begun = { title: title ?? "", kind: kind ?? "catalog" };
  const keys =
    kind === "lookup" ? await definitions("key", (found) => ({ ...begun, keys: found, columns: [SOME_COLUMN] })) : [];
  const columns =
    kind !== undefined && hasColumns(kind)
      ? await definitions("column", (found) => ({ ...begun, keys: whole(keys), columns: found }))
      : [];
  const missing = [
    ...(title === undefined ? ['--title "<title>"'] : []),
    ...(kind === undefined ? [`--kind <${kinds.join(" | ")}>`] : []),
    ...(keys === null || keys.includes(null)
      ? ['--key "<name>: <dice>", such as "roll: 2d6", "level: 1-20" or "class: exact"; one for each']
      : []),
    ...(columns === null ? ['--column "<name>: <type>", one for each'] : []),
    ...(wish.column ?? [])
      .filter((text) => definition(text) === null)
      .map((text) => `--column: ${definitionProblem(text)}`),
  ];
  if (missing.length > 0) session.warn(`tablewright: say also\n${missing.map((one) => `  ${one}\n`).join("")}`);
  if (title === undefined || kind === undefined || missing.length > 0) return null;
  return { title, kind, keys: whole(keys), columns: whole(columns) };
}

function whole(found: readonly (Definition | null)[] | null): readonly Definition[] {
  return (found ?? []).filter((one) => one !== null);
}

/** Stands in while keys are judged: a lookup without columns is none. */
const SOME_COLUMN: Definition = { name: "someColumn", what: "text" };

function kindNamed(text: string): NewKind | null {
  return kinds.find((one) => one === text) ?? null;
}

async function untilSaid<Said>(ask: Ask, question: string, read: (text: string) => Said | null): Promise<Said> {
  for (;;) {
    const said = read((await ask(question)).trim());
    if (said !== null) return said;
  }
}

/** At least one, then as many as are typed before an empty line. */
async function untilEmpty(
  ask: Ask,
  question: string,
  read: (text: string, before: readonly Definition[]) => Promise<Definition | null>,
): Promise<readonly Definition[]> {
  const found: Definition[] = [];
  for (;;) {
    const text = (await ask(found.length === 0 ? `${question}? ` : "Another, or nothing? ")).trim();
    if (text === "" && found.length > 0) return found;
    const one = text === "" ? null : await read(text, found);
    if (one) found.push(one);
  }
}

/** Judges an answer by the table it belongs to, as far as that was told. */
function judgeFor<P extends Project>(path: string, folder: string, project: P, services: Services<P>): Judge {
  return async (table, name) => {
    const head = tableHead(table);
    const start = head.search(new RegExp(`^  ${name.replaceAll(/\W/g, "\\$&")}: `, "m"));
    const end = head.indexOf("\n", start);
    const found = await remarksOn(head + noRows(table.kind), path, project, services);
    const wrong = found.filter(({ span }) => span.start >= start && span.start < end).filter(isError);
    services.session.showDiagnostics(folder, wrong, services.terminal.stderr);
    return wrong.length === 0;
  };
}

/** What the check says about the file, with or without rows. */
async function remarksOn<P extends Project>(
  text: string,
  path: string,
  project: P,
  { work, progress }: Services<P>,
): Promise<readonly Diagnostic[]> {
  const rules = [...project.rules, { path, text }].sort((a, b) => (a.path < b.path ? -1 : 1));
  const { diagnostics } = await progress("checking …", () => work.check({ ...project, rules }), true);
  return diagnostics.filter(({ span }) => span.file.path === path);
}
