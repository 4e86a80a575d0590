import { join } from "node:path";
import { type Diagnostic, isError } from "../diagnostics/diagnostic.ts";
import {
  type Definition,
  definition,
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
  const table = await completed(wish, services);
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
  { terminal, session }: Services<P>,
): Promise<NewTable | null> {
  const { ask } = terminal;
  const title = wish.title ?? (ask && (await untilSaid(ask, "Title? ", (text) => text || null)));
  const kind = wish.kind ?? (ask && (await untilSaid(ask, `Kind: ${kinds.join(", ")}? `, kindNamed)));
  const definitions = async (
    of: "key" | "column",
    isNeeded: boolean,
  ): Promise<readonly (Definition | null)[] | null> => {
    if (!isNeeded) return [];
    return wish[of]?.map(definition) ?? (ask ? await untilEmpty(ask, asked[of]) : null);
  };
  const keys = await definitions("key", kind === "lookup");
  const columns = await definitions("column", kind !== undefined && hasColumns(kind));
  const missing = [
    ...(title === undefined ? ['--title "<title>"'] : []),
    ...(kind === undefined ? [`--kind <${kinds.join(" | ")}>`] : []),
    ...(keys === null || keys.includes(null)
      ? ['--key "<name>: <dice>", such as "roll: 2d6", "level: 1-20" or "class: exact"; one for each']
      : []),
    ...(columns === null ? ['--column "<name>: <type>", one for each'] : []),
    ...(wish.column ?? [])
      .filter((text) => definition(text) === null)
      .map((text) => `--column "${text}: <type>", with a type`),
  ];
  if (missing.length > 0) session.warn(`tablewright: say also\n${missing.map((one) => `  ${one}\n`).join("")}`);
  if (title === undefined || kind === undefined || missing.length > 0) return null;
  return { title, kind, keys: whole(keys), columns: whole(columns) };
}

function whole(found: readonly (Definition | null)[] | null): readonly Definition[] {
  return (found ?? []).filter((one) => one !== null);
}

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
async function untilEmpty(ask: Ask, question: string): Promise<readonly Definition[]> {
  const found = [await untilSaid(ask, `${question}? `, definition)];
  for (;;) {
    const text = (await ask("Another, or nothing? ")).trim();
    if (text === "") return found;
    const one = definition(text);
    if (one) found.push(one);
  }
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
