import { annotation } from "../format/github.ts";
import { jsonText } from "../format/json.ts";
import { paintIn } from "../format/paint.ts";
import { count } from "../format/tally.ts";
import { visible } from "../format/visible.ts";
import { positionAt } from "../source/source-file.ts";
import type { AppFiles } from "./app-files.ts";
import type { UsedChange } from "./changed.ts";
import type { FormerId } from "./former-ids.ts";
import type { Meaning, Use } from "./uses.ts";

/** What an audit looked for, where, and what it found. */
export interface Audit {
  /** Package and version of each kind of tables. */
  readonly tables: readonly string[];
  readonly formers: readonly FormerId[];
  readonly ambiguous: readonly FormerId[];
  readonly app: AppFiles;
  readonly uses: readonly Use[];
}

/** One line a use, `path:line:col  old → new  (book/table, since version)`, and what that amounts to. */
export function auditText(audit: Audit, color: boolean): string {
  const paint = paintIn(color);
  const lines = audit.uses.map(({ span, meanings }) => {
    const { line, column } = positionAt(span.file, span.start);
    return `${paint.place(`${visible(span.file.path)}:${line}:${column}`)}  ${meanings.map(meaningText).join(" or ")}`;
  });
  const remarks = [...ambiguousText(audit), ...skippedText(audit)].map(paint.faint);
  return [...lines, ...(lines.length > 0 ? [""] : []), summaryText(audit), ...remarks]
    .map((one) => `${one}\n`)
    .join("");
}

/** For GitHub Actions: one annotation a use. */
export function auditGithub({ uses }: Audit): string {
  const notes = uses.map(({ span, meanings }) => {
    const message = meanings.map(meaningText).join(" or ");
    return annotation({ severity: "warning", span, title: "former id", message });
  });
  return notes.join("");
}

/** For tools; described by `schema/audit.schema.json`. */
export function auditJson({ tables, formers, ambiguous, app, uses }: Audit): string {
  const document = {
    version: 1,
    tables,
    formerIds: formers.map(formerJson),
    onlyByAddress: ambiguous.map(formerJson),
    files: app.files.length,
    skipped: app.skipped,
    uses: uses.map(({ span, meanings }) => ({
      file: span.file.path,
      start: positionAt(span.file, span.start),
      end: positionAt(span.file, span.end),
      meanings: meanings.map(({ from, to, former }) => ({ from, to, ...formerJson(former) })),
    })),
  };
  return jsonText(document);
}

/** What an update changed, for tools; described by `schema/changed.schema.json`. */
export function changedJson(
  tables: string,
  since: string,
  used: readonly string[],
  changes: readonly UsedChange[],
): string {
  const entries = changes.map(({ version, present, at, change, part, edition, was, now, errata, because, used }) => {
    return {
      version,
      at: present,
      formerly: at === present ? null : at,
      change,
      part,
      edition,
      was,
      now,
      errata,
      because,
      used,
    };
  });
  return jsonText({ version: 1, tables, since, used, changes: entries });
}

function formerJson({ kind, book, table, path, to, since }: FormerId): object {
  return { kind, book, table, former: path === "" ? null : path, now: to, since };
}

function meaningText({ former, from, to }: Meaning): string {
  const { kind, book, table, since } = former;
  const place = kind === "table" ? book : `${book}/${table}`;
  return `${from} → ${to}  (${place}${since === null ? "" : `, since ${since}`})`;
}

function summaryText({ tables, formers, app, uses }: Audit): string {
  const named = tables.map(visible).join(" and ");
  if (formers.length === 0) return `${named}: nothing was ever renamed, so there are no former ids to look for`;
  if (uses.length === 0)
    return `no former ids in ${count(app.files.length, "file")}; ${named} has ${count(formers.length, "former id")}`;
  const used = new Set(uses.flatMap(({ meanings }) => meanings.map(({ former }) => former)));
  const files = new Set(uses.map(({ span }) => span.file));
  const where = `${files.size} of ${count(app.files.length, "file")}`;
  return `${count(uses.length, "use")} of ${count(used.size, "former id")} in ${where}; they work until a major version drops them`;
}

function ambiguousText({ ambiguous }: Audit): readonly string[] {
  const of = ({ from, book, table }: FormerId) => `${from} (${book}/${table})`;
  if (ambiguous.length === 0) return [];
  return [`looked for by address alone, since something else has that id today: ${ambiguous.map(of).join(", ")}`];
}

function skippedText({ app }: Audit): readonly string[] {
  return app.skipped.map(({ path, because }) => `not looked at: ${visible(path)} (${because})`);
}
