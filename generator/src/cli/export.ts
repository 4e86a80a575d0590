import { join, resolve } from "node:path";
import { count } from "../format/tally.ts";
import { visible } from "../format/visible.ts";
import { sheetColumns } from "../sheet/columns.ts";
import { cellText, sheetRows } from "../sheet/rows.ts";
import type { TableSheet } from "../sheet/write-xlsx.ts";
import { nearest } from "../text/suggest.ts";
import { open, type Services } from "./build.ts";
import type { Project } from "./interface.ts";
import { type ExitCode, exit } from "./terminal.ts";

export const sheetFormats = ["csv", "xlsx"] as const;

/** `tablewright export`: writes tables as spreadsheets, one CSV a table or one workbook for all. */
export async function exportTables<P extends Project>(
  what: string,
  to: (typeof sheetFormats)[number],
  folder: string,
  services: Services<P>,
): Promise<ExitCode> {
  const { work, session, terminal } = services;
  const project = await open(".", services);
  if (!project) return exit.misuse;
  const forms = work.forms(project);
  const asked = what.replace(/^rules\/|\/$/g, "");
  const chosen = forms.filter(({ address }) => [address, address.split("/")[0], address.split("/")[1]].includes(asked));
  if (chosen.length === 0)
    return refuse(
      notFound(
        asked,
        forms.map(({ address }) => address),
      ),
      services,
    );
  const tables = chosen.map((form): TableSheet => {
    const columns = sheetColumns(form);
    return { form, columns, rows: sheetRows(form, columns) };
  });
  const name = asked.split("/").at(-1) ?? asked;
  const files = to === "csv" ? await csvFiles(tables) : [[`${name}.xlsx`, await workbook(tables)] as const];
  const there = files.find(([file]) => work.isThere(resolve(terminal.cwd, folder, file)));
  if (there)
    return refuse(`${join(folder, there[0])} is there already; take it away, or name another folder`, services);
  for (const [file, content] of files) work.put(resolve(terminal.cwd, folder, file), content);
  const [first] = files;
  const where = files.length === 1 && first ? join(folder, first[0]) : `${count(files.length, "file")} in ${folder}`;
  const rows = tables.reduce((sum, table) => sum + table.rows.length, 0);
  session.say(`${where}: ${count(tables.length, "table")}, ${count(rows, "row")}\n`);
  return exit.clean;
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
