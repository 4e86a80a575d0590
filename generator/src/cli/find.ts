import { find } from "../find/find.ts";
import { findingsJson, findingsText } from "../find/find-report.ts";
import { open, readModel, type Services } from "./build.ts";
import type { Project } from "./interface.ts";
import { prefixFrom } from "./place.ts";
import { columnsOf, type ExitCode, exit, wantsColor } from "./terminal.ts";

export const findFormats = ["pretty", "json"] as const;

/** `tablewright find`: where something stands in the rules. 0 found, 1 nothing found. */
export async function findWords<P extends Project>(
  typed: readonly string[],
  format: (typeof findFormats)[number],
  services: Services<P>,
): Promise<ExitCode> {
  const { terminal } = services;
  const { words, folder } = await aside(typed, services);
  const project = await open(folder, services);
  if (!project) return exit.misuse;
  const query = words.join(" ");
  const findings = find((await readModel(project, services)).model, query);
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

/** The last of several words is the folder, if a folder of that name holds rules. */
async function aside<P extends Project>(
  typed: readonly string[],
  { work }: Services<P>,
): Promise<{ readonly words: readonly string[]; readonly folder: string }> {
  const last = typed.at(-1);
  const isFolder = typed.length > 1 && last !== undefined && (await work.load(last)).rules.length > 0;
  return isFolder ? { words: typed.slice(0, -1), folder: last } : { words: typed, folder: "." };
}
