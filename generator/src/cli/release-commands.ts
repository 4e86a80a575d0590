import type { PackedAt } from "../release/packed.ts";
import type { Services } from "./build.ts";
import { type Command, InvalidArgumentError, Option } from "./commander.ts";
import type { Project } from "./interface.ts";
import { changeset, releaseCheck, releaseRecord } from "./release.ts";
import { folder } from "./table-commands.ts";
import type { ExitCode } from "./terminal.ts";

/** The commands that make a release. */
export function releaseCommands<P extends Project>(
  program: Command,
  start: (action: (services: Services<P>) => Promise<ExitCode>) => Promise<void>,
): void {
  program
    .command("changeset")
    .description("compare with the last release, and write the changeset its difference asks for")
    .argument(...folder)
    .action((at: string) => start((services) => changeset(at, services)));
  const release = program.command("release").description("what a release must keep, and what is on record of it");
  release
    .command("check")
    .description("refuse what must not be released, and say what to do instead")
    .argument(...folder)
    .option("--packed <tgz>", "look at a packed package too, as npm pack makes it")
    .option("--published-from <repository>", "with --packed: the repository npm would sign as its source")
    .option("--last <tgz>", "compare what is on record with the package published last, as npm pack <name> fetches it")
    .action((at: string, packages: PackedAt) => start((services) => releaseCheck(at, packages, services)));
  release
    .command("record")
    .description("enter the present version in changes.json; the version step does it")
    .argument(...folder)
    .addOption(new Option("--date <day>", "the day of the release (default: today)").argParser(dayOf))
    .action((at: string, { date = today() }: { date?: string }) =>
      start((services) => releaseRecord(at, date, services)),
    );
}

/** Today, as `2026-01-31`. */
function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** A day as it is typed. */
function dayOf(typed: string): string {
  const day = new Date(`${typed}T00:00:00Z`);
  if (!Number.isNaN(day.getTime()) && day.toISOString().startsWith(typed) && typed.length === 10) return typed;
  throw new InvalidArgumentError("write it as 2026-01-31");
}
