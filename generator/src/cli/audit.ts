import { formerIdsOf, presentNames } from "../audit/former-ids.ts";
import { type Audit, auditGithub, auditJson, auditText } from "../audit/report.ts";
import { searchTermsOf } from "../audit/search-terms.ts";
import { usesIn } from "../audit/uses.ts";
import { isError } from "../diagnostics/diagnostic.ts";
import type { Format } from "../format/index.ts";
import { visible } from "../format/visible.ts";
import type { RuleSet } from "../rule-set/rule-set.ts";
import type { Services } from "./build.ts";
import type { Project } from "./interface.ts";
import { type ExitCode, exit, wantsColor } from "./terminal.ts";

export const auditHelp = `
What counts as a use of a former id:
  "old-id"                 a whole string in quotes; in YAML and CSV a whole value
  "table/old-id/column"    an address in quotes
  x.oldId  { oldId: … }    a property or key, unless it is one plain word such as
                           turn: that counts behind the name of its table
                           (figures.turn) or in a call of a function of its book
  lookupOldTable           a name that a renamed table gave to the SDK
Nothing can tell whether a word in quotes means the id, so look before you change
it. What is put together from parts is not seen. Not looked at: node_modules,
dist, build and the like, names with a dot in front, links, lock files, files
larger than 1 MB.

Exit code: 0 none is used, 1 some are, 2 no tables or files to look at.
`;

/** `tablewright audit`: the former ids an app uses. 0 none, 1 some. */
export async function auditApp<P extends Project>(
  folder: string,
  typed: string | undefined,
  format: Format,
  services: Services<P>,
): Promise<ExitCode> {
  const { work, terminal, session, progress } = services;
  const sides = await progress("reading the tables …", () => work.appTables(folder, typed, terminal.cwd), true);
  if (sides.length === 0) {
    session.warn(
      `tablewright: no package of tables is installed for ${visible(folder)}; say where they are, such as\n`,
    );
    session.warn("  tablewright audit --tables skirmish-tables@0.2.0\n");
    return exit.misuse;
  }
  for (const { name, folder: at, ruleSet, diagnostics } of sides) {
    if (ruleSet) continue;
    session.showDiagnostics(at, diagnostics.filter(isError), terminal.stderr);
    session.warn(`tablewright: ${name} has errors, so nothing can be looked for\n`);
    return exit.misuse;
  }
  const app = await progress("reading the app …", () => work.appFiles(folder, terminal.cwd), true);
  if (!app) {
    session.warn(`tablewright: there is no ${visible(folder)}\n`);
    return exit.misuse;
  }
  const sound = sides.flatMap(({ name, releases, ruleSet }) => (ruleSet ? [{ name, releases, ruleSet }] : []));
  const formers = sound.flatMap(({ ruleSet, releases }) => formerIdsOf(ruleSet, releases));
  const all: RuleSet = { version: "", books: new Map(sound.flatMap(({ ruleSet }) => [...ruleSet.books])) };
  const terms = searchTermsOf(all, formers, presentNames(all));
  // Where nothing was renamed, there is nothing to look for.
  const uses = formers.length === 0 ? [] : app.files.flatMap((file) => usesIn(file, file.writing, terms));
  const tables = sound.map(({ name, ruleSet }) => `${name} ${ruleSet.version}`);
  const audit: Audit = { tables, formers, ambiguous: terms.ambiguous, app, uses };
  terminal.stdout.write(shown(audit, format, wantsColor(terminal.stdout, terminal.env)));
  return uses.length === 0 ? exit.clean : exit.diagnostics;
}

function shown(audit: Audit, format: Format, color: boolean): string {
  switch (format) {
    case "pretty":
      return auditText(audit, color);
    case "json":
      return auditJson(audit);
    case "github":
      return auditGithub(audit);
    default:
      return format satisfies never;
  }
}
