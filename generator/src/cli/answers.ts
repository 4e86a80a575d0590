import { isError } from "../diagnostics/diagnostic.ts";
import { find } from "../find/find.ts";
import { findingsJson } from "../find/find-json.ts";
import { findingsText } from "../find/find-text.ts";
import { visible } from "../format/visible.ts";
import { history } from "../history/history.ts";
import { historyJson } from "../history/history-json.ts";
import { historyText } from "../history/history-text.ts";
import { type Desk, open } from "./commands.ts";
import { type ExitCode, exit } from "./exit.ts";
import type { Project, Understood } from "./interface.ts";
import { prefixFrom } from "./place.ts";
import { columnsOf, wantsColor } from "./terminal.ts";

export const answerFormats = ["pretty", "json"] as const;
export const historyFormats = ["pretty", "json", "markdown"] as const;

/** `tablewright find`: where something stands in the rules. 0 found, 1 nothing found. */
export async function findWords<P extends Project>(
  typed: readonly string[],
  format: (typeof answerFormats)[number],
  desk: Desk<P>,
): Promise<ExitCode> {
  const { terminal } = desk;
  const { words, folder } = await aside(typed, desk);
  const project = await open(folder, desk);
  if (!project) return exit.misuse;
  const query = words.join(" ");
  const findings = find((await understood(project, desk)).model, query);
  const prefix = prefixFrom(terminal.cwd, folder);
  const { stdout, env } = terminal;
  if (format === "json") stdout.write(findingsJson(query, findings, prefix));
  else
    stdout.write(
      findingsText(query, findings, {
        prefix,
        width: stdout.isTTY ? columnsOf(stdout) : null,
        color: wantsColor(stdout, env),
      }),
    );
  return findings.entries.length > 0 ? exit.clean : exit.diagnostics;
}

/** `tablewright history`: what a cell was, and is, and why. */
export async function showHistory<P extends Project>(
  address: string,
  folder: string,
  format: (typeof historyFormats)[number],
  desk: Desk<P>,
): Promise<ExitCode> {
  const { terminal, session } = desk;
  const project = await open(folder, desk);
  if (!project) return exit.misuse;
  const { model, releases } = await understood(project, desk);
  const found = history(model, address, releases);
  if ("problem" in found) {
    session.warn(lostText(found));
    return exit.diagnostics;
  }
  if (format === "json") {
    terminal.stdout.write(historyJson(found.address, found.cells));
    return exit.clean;
  }
  const nothing = `${found.address}: nothing was ever corrected or asked here; every cell is as printed\n`;
  terminal.stdout.write(found.cells.length === 0 ? nothing : historyText(found.cells, format));
  return exit.clean;
}

/** Why an address leads nowhere, with the one to type instead. */
export function lostText({ problem, near }: { readonly problem: string; readonly near?: string }): string {
  const meant = near === undefined ? "tablewright find <words> looks for addresses" : `did you mean ${visible(near)}?`;
  return `tablewright: ${visible(problem)} (${meant})\n`;
}

/** The rules as far as they are sound: a mistake elsewhere is no reason to give no answer. */
export async function understood<P extends Project>(
  project: P,
  { work, session, progress }: Desk<P>,
): Promise<Understood> {
  const found = await progress("reading …", () => work.understand(project));
  const withErrors = new Set(
    [...project.diagnostics, ...found.diagnostics].filter(isError).map(({ span }) => span.file.path),
  );
  if (withErrors.size > 0) {
    session.warn(
      `tablewright: ${[...withErrors].map(visible).join(", ")} has errors and is left out; npx tablewright check says more\n`,
    );
  }
  return found;
}

/** The last of several words is the folder where one of that name holds rules. */
async function aside<P extends Project>(
  typed: readonly string[],
  { work }: Desk<P>,
): Promise<{ readonly words: readonly string[]; readonly folder: string }> {
  const last = typed.at(-1);
  const isFolder = typed.length > 1 && last !== undefined && (await work.load(last)).rules.length > 0;
  return isFolder ? { words: typed.slice(0, -1), folder: last } : { words: typed, folder: "." };
}
