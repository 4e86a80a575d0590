import { isError } from "../diagnostics/diagnostic.ts";
import { compare } from "../difference/index.ts";
import { json } from "../difference/report/json.ts";
import { markdown } from "../difference/report/markdown.ts";
import { pretty } from "../difference/report/pretty.ts";
import type { RuleSet } from "../rule-set/rule-set.ts";
import type { Services } from "./build.ts";
import type { Project } from "./interface.ts";
import { type ExitCode, exit, wantsColor } from "./terminal.ts";

export const differenceFormats = ["pretty", "json", "markdown"] as const;

export type DifferenceFormat = (typeof differenceFormats)[number];

interface Known {
  readonly name: string;
  readonly version: string;
  readonly ruleSet: RuleSet;
}

/**
 * `tablewright diff`: what differs between two states of the rules. As of diff(1): 0 nothing, 1 something, 2 a side that
 * cannot be read.
 * @param from what to compare with; the last release if left out
 * @param to what it became
 */
export async function diff<P extends Project>(
  from: string | undefined,
  to: string,
  format: DifferenceFormat,
  services: Services<P>,
): Promise<ExitCode> {
  const { work, terminal, session } = services;
  if (from === undefined && !work.hasRelease(terminal.cwd)) {
    session.warn("tablewright: nothing has been released from this folder yet; name what to compare with, such as\n");
    session.warn("  tablewright diff HEAD\n");
    return exit.misuse;
  }
  const before = await side(from ?? "released", services);
  const after = before && (await side(to, services));
  if (!before || !after) return exit.misuse;
  const sides = { from: named(before), to: named(after) };
  const difference = compare(before.ruleSet, after.ruleSet);
  terminal.stdout.write(
    format === "json"
      ? json(difference, sides)
      : format === "markdown"
        ? markdown(difference, sides)
        : pretty(difference, sides, wantsColor(terminal.stdout, terminal.env)),
  );
  return difference.bump === null ? exit.clean : exit.diagnostics;
}

/** One side, or the errors of its rules. Warnings are left to `check`. */
async function side<P extends Project>(
  typed: string,
  { work, terminal, session, progress }: Services<P>,
): Promise<Known | null> {
  const { name, ruleSet, diagnostics, folder } = await progress(
    `reading ${typed} …`,
    () => work.readRuleSet(typed, terminal.cwd),
    true,
  );
  if (ruleSet) return { name, version: ruleSet.version, ruleSet };
  session.showDiagnostics(folder, diagnostics.filter(isError), terminal.stderr);
  session.warn(`tablewright: ${name} has errors, so it cannot be compared\n`);
  return null;
}

function named({ name, version }: Known): { readonly name: string; readonly version: string } {
  return { name, version };
}
