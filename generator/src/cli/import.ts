import { basename, extname, resolve } from "node:path";
import { visible } from "../format/visible.ts";
import type { TableForm } from "../sheet/columns.ts";
import type { Grid } from "../sheet/grid.ts";
import { baseHeading, type Remark } from "../sheet/lines.ts";
import { mergeSheet } from "../sheet/merge.ts";
import type { SourceFile } from "../source/source-file.ts";
import { applyOperations } from "../splice/index.ts";
import { open, type Services } from "./build.ts";
import type { Project } from "./interface.ts";
import { takeIn } from "./take-in.ts";
import { type ExitCode, exit } from "./terminal.ts";

/** `tablewright import`: says what a spreadsheet would change in its tables, and changes it on request. */
export async function importSheets<P extends Project>(
  file: string,
  write: boolean,
  folder: string,
  services: Services<P>,
): Promise<ExitCode> {
  const { work, session, terminal } = services;
  const project = await open(folder, services);
  if (!project) return exit.misuse;
  const bytes = work.readBytes(resolve(terminal.cwd, file));
  const read = bytes ? await readSheets(file, bytes) : { problem: "there is no such file" };
  if ("problem" in read) return refuse(file, [{ at: "", text: read.problem }], services);
  if (read.remark !== undefined) session.warn(`${visible(file)}: ${read.remark}\n`);
  const forms = work.forms(project);
  const taken = read.grids.map((grid) => takeSheet(grid, forms, read.grids.length > 1));
  const problems = taken.flatMap((one) => one.problems);
  if (problems.length > 0) return refuse(file, problems, services);
  const doubts = taken.flatMap((one) => one.doubts);
  tell(
    file,
    taken.flatMap((one) => one.notes),
    services,
  );
  tell(file, doubts, services);
  if (doubts.length > 0)
    session.warn("what is told above was not taken; mend it in the sheet, or type it in the table\n");
  const edited = taken.flatMap((one) => one.edited);
  if (edited.length === 0) {
    session.say(doubts.length > 0 ? "" : "the sheet says what the tables say\n");
    return doubts.length > 0 ? exit.diagnostics : exit.clean;
  }
  const code = await takeIn(project, edited, { write }, folder, services);
  if (code === exit.clean && !write) session.warn("nothing was written; --write makes these changes\n");
  return doubts.length > 0 ? exit.diagnostics : code;
}

interface Taken {
  readonly edited: readonly SourceFile[];
  readonly problems: readonly Remark[];
  readonly doubts: readonly Remark[];
  readonly notes: readonly Remark[];
}

function takeSheet(grid: Grid, forms: readonly TableForm[], isOneOfSeveral: boolean): Taken {
  const none: Taken = { edited: [], problems: [], doubts: [], notes: [] };
  const found = formOf(grid, forms);
  if (typeof found === "string") {
    const remark = [{ at: grid.name, text: found }];
    return isOneOfSeveral ? { ...none, notes: remark } : { ...none, problems: remark };
  }
  const named = (remarks: readonly Remark[]) =>
    remarks.map(({ at, text }) => ({ at: isOneOfSeveral ? `${grid.name} ${at}` : at, text }));
  const { operations, doubts, problems, notes } = mergeSheet(found, grid);
  const result = applyOperations(found.file.text, operations);
  const told = { problems: named(problems), doubts: named(doubts), notes: named(notes) };
  if ("problem" in result)
    return { ...none, ...told, problems: [...told.problems, { at: grid.name, text: result.problem }] };
  const isSame = result.text === found.file.text;
  return { ...told, edited: isSame ? [] : [{ path: found.file.path, text: result.text }] };
}

/** The table of a sheet: from its last heading, else from its name. */
function formOf({ name, rows }: Grid, forms: readonly TableForm[]): TableForm | string {
  const heads = rows.flatMap((row) => row.map(({ text }) => text));
  const said = heads.find((text) => text.startsWith(baseHeading))?.slice(baseHeading.length);
  const wanted = said ?? name.replace(".", "/");
  const found = forms.filter(({ address }) => address === wanted || address.endsWith(`/${wanted}`));
  const [form] = found;
  if (form && found.length === 1) return form;
  if (!form) return `no table with rows is called ${wanted}; call the sheet, or the CSV file, as its table`;
  const books = found.map(({ address }) => address.split("/")[0]);
  return `${books.join(" and ")} each have a table ${wanted}; call the file ${books[0]}.${wanted}.csv`;
}

type Sheets = { readonly grids: readonly Grid[]; readonly remark?: string } | { readonly problem: string };

async function readSheets(file: string, bytes: Uint8Array): Promise<Sheets> {
  const ending = extname(file).toLowerCase();
  if (ending === ".xlsx") {
    const { readXlsx } = await import("../sheet/read-xlsx.ts");
    const grids = readXlsx(bytes);
    return "problem" in grids ? grids : { grids };
  }
  if (ending !== ".csv" && ending !== ".tsv")
    return { problem: "save it as XLSX or as CSV UTF-8; nothing else is read" };
  const text = textOf(bytes);
  if (text === null) return { problem: "it is not UTF-8; save it as CSV UTF-8" };
  const { readCsv } = await import("../sheet/csv.ts");
  const read = readCsv(basename(file, extname(file)), text);
  if ("problem" in read) return read;
  const remark =
    read.delimiter === ","
      ? {}
      : { remark: `read with ${read.delimiter === "\t" ? "tabs" : read.delimiter} between the cells` };
  return { grids: [read.grid], ...remark };
}

function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

function tell<P extends Project>(file: string, remarks: readonly Remark[], { session }: Services<P>): void {
  for (const { at, text } of remarks) session.warn(`${visible(`${[basename(file), at].join(" ").trim()}: ${text}`)}\n`);
}

function refuse<P extends Project>(file: string, problems: readonly Remark[], services: Services<P>): ExitCode {
  tell(file, problems, services);
  services.session.warn("tablewright: nothing was written\n");
  return exit.diagnostics;
}
