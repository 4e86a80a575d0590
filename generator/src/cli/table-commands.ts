import type { Services } from "./build.ts";
import { type Command, Option } from "./commander.ts";
import { exportFormats, exportTables } from "./export.ts";
import { importSheets } from "./import.ts";
import type { Project } from "./interface.ts";
import { addRow, setCells } from "./set.ts";
import type { ExitCode } from "./terminal.ts";

/** The last argument of most commands. */
export const folder = ["[folder]", "the folder that holds rules/ and schema/", "."] as const;

/** The commands that change tables. */
export function tableCommands<P extends Project>(
  program: Command,
  start: (action: (services: Services<P>) => Promise<ExitCode>) => Promise<void>,
): void {
  program
    .command("set")
    .description("type values into cells, if the rules bear them; nothing else in their files changes")
    .argument("<address>", "the cell, such as small-arms/carbine/price or small-arms/carbine/loads/ball/damage")
    .argument(
      "<value>",
      "as typed in a table, such as '300(3)+2'; absent for a blank, 'unknown: <why>' where it is lost",
    )
    .argument("[more...]", "more such pairs, for cells that only fit together; the folder of the rules may come last")
    .action((address: string, value: string, more: readonly string[]) =>
      start((services) => setCells([address, value, ...more], services)),
    );
  program
    .command("add")
    .description("put a row into a table, if the rules bear it; in a lookup its keys say where")
    .argument("<place>", "<table>/<row>, <table>/<row>/loads/<load>, or of a lookup the table alone")
    .argument(
      "[cells...]",
      "<column>=<value>, such as weight=3 or loads/ball/damage=4; the folder of the rules may come last",
    )
    .option("--before <row>", "the row of a catalog it is put before (default: behind the last)")
    .action((place: string, cells: readonly string[], { before }: { before?: string }) =>
      start((services) => addRow(place, cells, before, services)),
    );
  program
    .command("export")
    .description(
      "write a table or a book as CSV or XLSX, a book as a Data Package, as SQL that sqlite3 reads or as a schema of its rows, or all books for Python",
    )
    .argument("<what>", "<table>, <book>/<table>, <book> or as-printed/<book>; for python the name of the package")
    .addOption(new Option("--to <format>", "what to write").choices(exportFormats).makeOptionMandatory())
    .argument("[folder]", "the folder to write in", ".")
    .action((what: string, at: string, { to }: { to: (typeof exportFormats)[number] }) =>
      start((services) => exportTables(what, to, at, services)),
    );
  program
    .command("import")
    .description("say what a spreadsheet would change in its tables, and what in it is doubtful")
    .argument("<file>", "a CSV file called as its table, or a workbook")
    .option("--write", "make these changes; what is doubtful is left out")
    .argument(...folder)
    .action((file: string, at: string, { write }: { write?: true }) =>
      start((services) => importSheets(file, write === true, at, services)),
    );
}
