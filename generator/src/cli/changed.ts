import { addressesIn, changesOf, type UsedChange } from "../audit/changed.ts";
import { changedJson } from "../audit/report.ts";
import { isError } from "../diagnostics/diagnostic.ts";
import type { Format } from "../format/index.ts";
import { count } from "../format/tally.ts";
import { visible } from "../format/visible.ts";
import type { Services } from "./build.ts";
import type { Project } from "./interface.ts";
import { type ExitCode, exit } from "./terminal.ts";

export const changedHelp = `
An app uses a table it imports (smallArms, lookupHit), and what it names in quotes:
"small-arms", "striker-ii/hit-table/3+". --at says it where the app's own words do not.
What a function is computed of counts as what the app uses, and former ids lead on.

Exit code: 0 nothing the app uses changed, 1 something did, 2 it cannot be told.
`;

/** The options of `tablewright changed`. */
export interface ChangedWish {
  readonly since: string;
  readonly at?: readonly string[];
  readonly tables?: string;
}

/** `tablewright changed`: what an update changed of what an app uses. 0 nothing, 1 something. */
export async function changedSince<P extends Project>(
  folder: string,
  { since, at, tables }: ChangedWish,
  format: Format,
  { work, terminal, session, progress }: Services<P>,
): Promise<ExitCode> {
  const refuse = (problem: string): ExitCode => {
    session.warn(`tablewright: ${problem}\n`);
    return exit.misuse;
  };
  const sides = await progress("reading the tables …", () => work.appTables(folder, tables, terminal.cwd), true);
  const [side] = sides.filter(({ releases }) => releases.some(({ version }) => version === since));
  if (!side) {
    const known = [...new Set(sides.flatMap(({ releases }) => releases.map(({ version }) => version)))];
    if (sides.length === 0)
      return refuse(`no package of tables is installed for ${visible(folder)}; say where: --tables <from>`);
    return refuse(
      `changes.json has no version ${visible(since)}${known.length > 0 ? `; it has ${known.join(", ")}` : ""}`,
    );
  }
  const { ruleSet, releases, name } = side;
  if (!ruleSet) {
    session.showDiagnostics(side.folder, side.diagnostics.filter(isError), terminal.stderr);
    return refuse(`${name} has errors`);
  }
  const app = at ? null : await progress("reading the app …", () => work.appFiles(folder, terminal.cwd), true);
  if (!at && !app) return refuse(`there is no ${visible(folder)}`);
  const used = at ?? addressesIn(app?.files ?? [], ruleSet);
  if (used.length === 0)
    return refuse(`${visible(folder)} names no table of ${name}; say what it uses: --at <address...>`);
  const later = releases.slice(
    0,
    releases.findIndex(({ version }) => version === since),
  );
  const found = changesOf(ruleSet, used, later);
  const outcome = found.length === 0 ? exit.clean : exit.diagnostics;
  if (format === "json") {
    terminal.stdout.write(changedJson(name, since, used, found));
    return outcome;
  }
  for (const one of found) terminal.stdout.write(textOf(one));
  const summary = `${count(found.length, "change")} since ${since} of ${count(used.length, "thing")} used: ${used.map(visible).join(", ")}`;
  terminal.stdout.write(`${summary}\n`);
  return outcome;
}

function textOf({ version, present, part, change, was, now, used, because }: UsedChange): string {
  const step = `${part === null ? change : `${change}, ${part}`}: ${was} → ${now}`;
  const through = present.split("/")[1] === used.split("/")[1] ? "" : `  (${used})`;
  return `${visible(`${version}  ${present}  ${step}${through}`)}\n${because.map((one) => `  because: ${visible(one)}\n`).join("")}`;
}
