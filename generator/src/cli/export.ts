import { join, resolve } from "node:path";
import { isError } from "../diagnostics/diagnostic.ts";
import { count } from "../format/tally.ts";
import { visible } from "../format/visible.ts";
import type { Rulebook } from "../published/data.ts";
import { sheetColumns } from "../sheet/columns.ts";
import { cellText, sheetRows } from "../sheet/rows.ts";
import type { TableSheet } from "../sheet/write-xlsx.ts";
import { nearest } from "../text/suggest.ts";
import { open, type Services } from "./build.ts";
import type { Project } from "./interface.ts";
import { type ExitCode, exit } from "./terminal.ts";

/**
 * Spreadsheets, of tables as they are typed; a Data Package, a database and the schema of its rows, of a whole book as it is
 * published; Python, of all books.
 */
export const exportFormats = ["csv", "xlsx", "datapackage", "sql", "schema", "python"] as const;

type Format = (typeof exportFormats)[number];

const broken = "there are errors in the rules; tablewright check shows them";

/** Files to write, and how to name them in what is printed. */
type Exported = {
  readonly files: readonly (readonly [string, string | Uint8Array])[];
  readonly tables: number;
  readonly rows: number;
};

/** `tablewright export`: writes tables as spreadsheets, a book for data frames and databases, or all books for Python. */
export async function exportTables<P extends Project>(
  what: string,
  to: Format,
  folder: string,
  services: Services<P>,
): Promise<ExitCode> {
  const { work, session, terminal } = services;
  const project = await open(".", services);
  if (!project) return exit.misuse;
  const asked = what.replace(/^rules\/|\/$/g, "");
  const made =
    to === "csv" || to === "xlsx"
      ? await sheets(asked, to, project, services)
      : to === "python"
        ? await python(asked, project, services)
        : await book(asked, to, project, services);
  if (typeof made === "string") return refuse(made, services);
  const { files, tables, rows } = made;
  const there = files.find(([file]) => work.isThere(resolve(terminal.cwd, folder, file)));
  if (there)
    return refuse(`${join(folder, there[0])} is there already; take it away, or name another folder`, services);
  for (const [file, content] of files) work.put(resolve(terminal.cwd, folder, file), content);
  const [first] = files;
  const where = files.length === 1 && first ? join(folder, first[0]) : `${count(files.length, "file")} in ${folder}`;
  session.say(`${where}: ${count(tables, "table")}, ${count(rows, "row")}\n`);
  return exit.clean;
}

/** All books as a Python package, or why there is none. */
async function python<P extends Project>(asked: string, project: P, { work }: Services<P>): Promise<Exported | string> {
  const { model, diagnostics } = await work.understand(project);
  if (diagnostics.some(isError)) return broken;
  if (model.name === null) return "package.json says no name, which a Python package needs";
  if (asked !== model.name) return `python holds all books: say ${model.name}, the name of the package`;
  const { pythonPackage } = await import("../emit/python/index.ts");
  const { flatTables } = await import("../sheet/flat.ts");
  const tables = [...work.ruleSetOf(model).books.values()].flatMap(({ current }) =>
    flatTables(current as unknown as Rulebook),
  );
  const files = pythonPackage(model, model.name, work.pythonSources(".")).map(
    ({ path, text }) => [path, text] as const,
  );
  return { files, tables: tables.length, rows: tables.reduce((sum, { rows }) => sum + rows.length, 0) };
}

/** What an app imports the printed edition of a book under. */
const printed = "as-printed/";

/** A book in one of its editions as it is published, or why there is none. */
async function book<P extends Project>(
  asked: string,
  to: "datapackage" | "sql" | "schema",
  project: P,
  { work }: Services<P>,
): Promise<Exported | string> {
  const { model, diagnostics } = await work.understand(project);
  if (diagnostics.some(isError)) return broken;
  const { books } = work.ruleSetOf(model);
  const isPrint = asked.startsWith(printed);
  const id = isPrint ? asked.slice(printed.length) : asked;
  const found = books.get(id)?.[isPrint ? "asPrinted" : "current"];
  if (!found) return `${to} holds a whole book, and there is no book ${id}; there are ${[...books.keys()].join(", ")}`;
  // Read from the rules, it holds the place of every value. The published one holds none.
  const document = found as unknown as Rulebook;
  const { flatTables, nameOf } = await import("../sheet/flat.ts");
  const tables = flatTables(document);
  const told = { tables: tables.length, rows: tables.reduce((sum, { rows }) => sum + rows.length, 0) };
  const name = nameOf(document);
  if (to === "sql") return { ...told, files: [[`${name}.sql`, (await import("../sheet/sql.ts")).sqlOf(document)]] };
  if (to === "schema")
    return { ...told, files: [[`${name}.schema.json`, (await import("../sheet/row-schema.ts")).rowSchema(document)]] };
  const { dataPackage } = await import("../sheet/data-package.ts");
  return { ...told, files: dataPackage(document).map(({ path, text }) => [path, text] as const) };
}

/** Tables as they are typed, or why there are none. */
async function sheets<P extends Project>(
  asked: string,
  to: "csv" | "xlsx",
  project: P,
  { work }: Services<P>,
): Promise<Exported | string> {
  const forms = work.forms(project);
  const chosen = forms.filter(({ address }) => [address, address.split("/")[0], address.split("/")[1]].includes(asked));
  if (chosen.length === 0)
    return notFound(
      asked,
      forms.map(({ address }) => address),
    );
  const tables = chosen.map((form): TableSheet => {
    const columns = sheetColumns(form);
    return { form, columns, rows: sheetRows(form, columns) };
  });
  const name = asked.split("/").at(-1) ?? asked;
  const files = to === "csv" ? await csvFiles(tables) : [[`${name}.xlsx`, await workbook(tables)] as const];
  return { files, tables: tables.length, rows: tables.reduce((sum, table) => sum + table.rows.length, 0) };
}

async function csvFiles(tables: readonly TableSheet[]): Promise<readonly (readonly [string, string])[]> {
  const { writeCsv } = await import("../sheet/csv.ts");
  return tables.map(({ form, columns, rows }) => {
    const texts = rows.map(({ cells }) => cells.map(cellText));
    const [book, table] = form.address.split("/");
    const isAlone = tables.filter((one) => one.form.address.endsWith(`/${table}`)).length === 1;
    return [`${isAlone ? table : `${book}.${table}`}.csv`, writeCsv(columns, texts)] as const;
  });
}

async function workbook(tables: readonly TableSheet[]): Promise<Uint8Array> {
  const { writeXlsx } = await import("../sheet/write-xlsx.ts");
  return writeXlsx(tables);
}

function notFound(asked: string, addresses: readonly string[]): string {
  const names = addresses.flatMap((address) => [address, ...address.split("/")]);
  const near = nearest(asked, names);
  const hint = near === undefined ? "" : ` (did you mean ${near}?)`;
  return `there is no table or book ${asked} with rows to put in a sheet${hint}`;
}

function refuse<P extends Project>(why: string, { session }: Services<P>): ExitCode {
  session.warn(`tablewright: ${visible(why)}\n`);
  return exit.diagnostics;
}
