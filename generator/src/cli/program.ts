import type { ErratumRequest } from "../erratum/erratum-text.ts";
import { type Format, formats } from "../format/index.ts";
import { kinds } from "../start/table.ts";
import { auditApp, auditHelp } from "./audit.ts";
import { build, buildCheck, check, type Services } from "./build.ts";
import { type ChangedWish, changedHelp, changedSince } from "./changed.ts";
import { type Command, CommanderError, createProgram, Option, withHelp } from "./commander.ts";
import { type DifferenceFormat, diff } from "./diff.ts";
import { edit } from "./edit.ts";
import { writeErratum } from "./erratum.ts";
import { type EvidenceOptions, evidence } from "./evidence.ts";
import { describeFailure } from "./failure.ts";
import { findFormats, findWords } from "./find.ts";
import { checkAndFix } from "./fix.ts";
import { historyFormats, showHistory } from "./history.ts";
import type { Project, Work } from "./interface.ts";
import { newTable, type TableWish } from "./new.ts";
import { packageTables } from "./package.ts";
import { progressOn } from "./progress.ts";
import { releaseCommands } from "./release-commands.ts";
import { sessionOn } from "./session.ts";
import { site } from "./site.ts";
import { init, schemas } from "./start.ts";
import { folder, tableCommands } from "./table-commands.ts";
import { type ExitCode, exit, type Terminal } from "./terminal.ts";
import { watchBuild, watchCheck } from "./watch.ts";

/** A run of the command line: its surroundings, the work behind its commands, and the version it gives. */
export interface CommandLine<P extends Project> extends Terminal {
  readonly work: Work<P>;
  readonly version: string;
}

type RequestOptions = Omit<ErratumRequest, "address" | "value" | "options"> & { readonly option?: readonly string[] };

type Action<P extends Project> = (services: Services<P>) => Promise<ExitCode>;

/** Runs one command line, without the program's own name, and returns the exit code. Never throws. */
export async function run<P extends Project>(argv: readonly string[], setting: CommandLine<P>): Promise<ExitCode> {
  const progress = progressOn(setting);
  let code: ExitCode = exit.clean;
  const program = describe(setting, async (format, action) => {
    code = await action({ work: setting.work, terminal: setting, session: sessionOn(setting, format), progress });
  });
  try {
    await program.parseAsync(withHelp(program, argv), { from: "user" });
    return code;
  } catch (thrown) {
    if (thrown instanceof CommanderError) return thrown.exitCode === 0 ? exit.clean : exit.misuse;
    setting.stderr.write(describeFailure(thrown, setting.env));
    return exit.misuse;
  }
}

function describe<P extends Project>(
  { version, ...terminal }: CommandLine<P>,
  perform: (format: Format, action: Action<P>) => Promise<void>,
): Command {
  const formatOf = () => program.opts<{ format: Format | DifferenceFormat }>().format;
  /** The format asked for, where a command has it. */
  const formatAmong = <F extends Format | DifferenceFormat>(command: string, allowed: readonly F[]): F =>
    allowed.find((one) => one === formatOf()) ?? misfit(`${command} has no format`);
  const misfit = (command: string): never => program.error(`error: ${command} ${formatOf()}`);
  const start = (action: Action<P>): Promise<void> => {
    const format = formatOf();
    return format === "markdown" ? misfit("only diff and history have the format") : perform(format, action);
  };
  const program = createProgram(terminal, version, [...formats, "markdown"]);
  program.commandsGroup("Edit tables:");
  program
    .command("init")
    .description("begin a project: a book with one table, and what builds, tests and publishes it")
    .argument("[folder]", "the folder to begin it in", ".")
    .action((at: string) => start((services) => init(at, version, services)));
  program
    .command("new")
    .description("write a table with its columns; asks for what is not said")
    .argument("<place>", "<book>/<family>/<table>, such as house/weapons/swords")
    .argument(...folder)
    .option("--title <title>", "what the table is called")
    .addOption(new Option("--kind <kind>", "what it is").choices(kinds))
    .option("--key <key...>", "of a lookup, what it is looked up by: 'roll: 2d6'")
    .option("--column <column...>", "of a catalog or a lookup: 'weight: number'")
    .action((place: string, at: string, wish: TableWish) => start((services) => newTable(place, wish, at, services)));
  tableCommands(program, start);
  program
    .command("edit")
    .description("edit the tables in a browser on this machine, until Ctrl-C")
    .argument(...folder)
    .action((at: string) => start((services) => edit(at, services)));
  program
    .command("build")
    .description("compile the rules and write generated/")
    .argument(...folder)
    .option("--check", "compare only: fail if generated/ is out of date")
    .addOption(new Option("--watch", "build again on every save, until Ctrl-C").conflicts("check"))
    .action((at: string, { check, watch }: { check?: true; watch?: true }) =>
      start((services) => (watch ? watchBuild : check ? buildCheck : build)(at, services)),
    );
  program
    .command("check")
    .description("report every problem in the rules; write nothing")
    .argument(...folder)
    .option("--fix", "make the edits of which only one can be meant, say which, and report what remains")
    .addOption(new Option("--watch", "check again on every save, until Ctrl-C").conflicts("fix"))
    .action((at: string, { watch, fix }: { watch?: true; fix?: true }) =>
      start((services) => (watch ? watchCheck : fix ? checkAndFix : check)(at, services)),
    );
  program
    .command("package")
    .description("make of generated/ what is published: dist/")
    .argument("[folder]", "the folder that holds generated/", ".")
    .action((at: string) => start((services) => packageTables(at, services)));
  program
    .command("site")
    .description("make of dist/ a site to read, search and print the tables: dist-site/")
    .argument("[folder]", "the folder that holds dist/", ".")
    .action((at: string) => start((services) => site(at, services)));
  program
    .command("schemas")
    .description("write what editors read of the rules: .tablewright/")
    .argument(...folder)
    .action((at: string) => start((services) => schemas(at, services)));
  program
    .command("evidence")
    .description("print the figures of a book's document, to be reviewed and kept")
    .argument("<book>", "the id of the book")
    .argument(...folder)
    .addOption(
      new Option(
        "--write",
        "keep them in test/golden/<book>.tsv, where lines keep their modes; redirecting into that file would empty it before it is read",
      ).conflicts("unaccounted"),
    )
    .option("--unaccounted", "print the lines that are neither cited nor listed in test/golden/<book>.uncited.tsv")
    .action((book: string, at: string, options: EvidenceOptions) =>
      start((services) => evidence(book, at, options, services)),
    );
  program.commandsGroup("Ask:").helpCommand("help [command]", "say more of a command");
  program
    .command("find")
    .description("say where something stands: words, an id, a rule, a line of the document, an address or a figure")
    .argument("<words...>", "such as arl heap, 8C2, 3298, striker-ii:3298 or 300(3)+2; a folder of rules may come last")
    .addHelpText("after", "\nExit code: 0 found, 1 nothing found.\n")
    .action((words: readonly string[]) => {
      const format = formatAmong("find", findFormats);
      return perform("pretty", (services) => findWords(words, format, services));
    });
  program
    .command("history")
    .description("say what a cell was, and is, and why, ready to paste")
    .argument("<address>", "such as small-arms/arl/loads/heap/targets, or a row for every cell of it with a history")
    .argument(...folder)
    .action((address: string, at: string) => {
      const format = formatAmong("history", historyFormats);
      return perform("pretty", (services) => showHistory(address, at, format, services));
    });
  program
    .command("diff")
    .description("compare two states of the rules, cell by cell, and say which version the change needs")
    .argument(
      "[from]",
      "a folder, a packed .tgz, a git revision, name@version, or released (default: the last release)",
    )
    .argument("[to]", "the same", ".")
    .addHelpText("after", "\nExit code: 0 no difference, 1 differences, 2 a side cannot be read.\n")
    .action((from: string | undefined, to: string) => {
      const format = formatOf();
      if (format === "github") return misfit("diff has no format");
      return perform(format === "json" ? "json" : "pretty", (services) => diff(from, to, format, services));
    });
  program.commandsGroup("Correct and release:");
  program
    .command("erratum")
    .description("write the record of a correction, checked and ready to review")
    .argument("<address>", "the cell, such as small-arms/arl/loads/heap/targets")
    .argument(
      "<value>",
      "what to read instead, as typed in a table; absent to leave it blank, 'unknown: <why>' where it is lost",
    )
    .argument(...folder)
    .option("--because <why>", "the reason, in your own words")
    .addOption(new Option("--authority <who>", "who says so").choices(["document", "author", "ruling"]))
    .option("--lines <lines>", "where the document shows it, such as 3310-3319")
    .option("--open", "record a question, which changes nothing; the value is one of the readings it allows")
    .option("--option <reading...>", "another reading an open question allows")
    .option("--supersedes <id>", "the erratum whose place this one takes; its other changes are kept")
    .option("--id <id>", "the name of the record (default: made of the address)")
    .action((address: string, value: string, at: string, { option: options, ...more }: RequestOptions) => {
      formatAmong("erratum", ["pretty"]);
      const request = { address, value, ...more, ...(options ? { options } : {}) };
      return perform("pretty", (services) => writeErratum(request, at, services));
    });
  releaseCommands(program, start);
  program.commandsGroup("Use tables in an app:");
  program
    .command("audit")
    .description("list the former ids an app's source and saved files use, with the present ones")
    .argument("[folder]", "the app, or one file of it", ".")
    .option("--tables <from>", "what to look in, as for diff (default: the tables the app has installed)")
    .addHelpText("after", auditHelp)
    .action((at: string, { tables }: { tables?: string }) => {
      const format = formatAmong("audit", formats);
      return perform(format, (services) => auditApp(at, tables, format, services));
    });
  program
    .command("changed")
    .description("list what an update changed of what an app uses, with the reasons")
    .argument("[folder]", "the app, or one file of it", ".")
    .requiredOption("--since <version>", "the version it used before")
    .option("--at <address...>", "what it uses, such as striker-ii/hit-table (default: what its files name)")
    .option("--tables <from>", "what to look in, as for diff (default: the tables the app has installed)")
    .addHelpText("after", changedHelp)
    .action((at: string, wish: ChangedWish) => {
      const format = formatAmong("changed", ["pretty", "json"]);
      return perform(format, (services) => changedSince(at, wish, format, services));
    });
  return program;
}
