import { recall } from "../cache/recall.ts";
import { changes, contents, exportNames, seconds } from "./report.ts";
import { columnsOf, type ExitCode, exit, type Terminal } from "./terminal.ts";

/**
 * Answers `build` and `check` where nothing has changed since the last run, before the compiler is even loaded. Null where
 * something has, or where more was asked: then the command line takes its usual way.
 */
export async function answerUnchanged(argv: readonly string[], terminal: Terminal): Promise<ExitCode | null> {
  const started = terminal.now();
  const [command, folder = ".", ...more] = argv;
  if ((command !== "build" && command !== "check") || folder.startsWith("-") || more.length > 0) return null;
  const record = await recall(folder, command);
  if (!record) return null;
  if (record.warnings.length > 0) {
    const { warningsOf } = await import("../cache/warnings.ts");
    const { sessionOn } = await import("./session.ts");
    const warnings = warningsOf(folder, record);
    if (!warnings) return null;
    sessionOn(terminal, "pretty").showDiagnostics(folder, warnings);
  }
  const { summary, written } = record;
  const { stdout } = terminal;
  const took = () => seconds(terminal.now() - started);
  if (command === "check") {
    stdout.write(`no errors: ${contents(summary)} checked in ${took()}\n`);
    return exit.clean;
  }
  const result = { written: [], removed: [], unchanged: written };
  stdout.write(exportNames(summary.exports, columnsOf(stdout)));
  stdout.write(`${contents(summary)}\n${changes(result)} in ${took()}\n`);
  return exit.clean;
}
