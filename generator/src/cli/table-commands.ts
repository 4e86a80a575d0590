import type { Services } from "./build.ts";
import type { Command } from "./commander.ts";
import type { Project } from "./interface.ts";
import { addRow, setCell } from "./set.ts";
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
    .description("type a value into a cell, if the rules bear it; nothing else in its file changes")
    .argument("<address>", "the cell, such as small-arms/carbine/price or small-arms/carbine/loads/ball/damage")
    .argument(
      "<value>",
      "as typed in a table, such as '300(3)+2'; absent for a blank, 'unknown: <why>' where it is lost",
    )
    .argument(...folder)
    .action((address: string, value: string, at: string) => start((services) => setCell(address, value, at, services)));
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
}
