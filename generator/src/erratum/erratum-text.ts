import { typed } from "../text/typed.ts";

/** What a person says of a correction. */
export interface ErratumRequest {
  readonly address: string;
  /** The new value as typed in a cell, or `unknown: why`. */
  readonly value: string;
  readonly because?: string;
  readonly authority?: string;
  readonly lines?: string;
  /** Recorded as a question; the value is one of the readings it allows. */
  readonly open?: true;
  readonly options?: readonly string[];
  readonly supersedes?: string;
  readonly id?: string;
}

export interface DraftChange {
  readonly at: string;
  readonly was: string;
  readonly now: string;
}

/** The record as a person would type it. */
export function erratumText(request: ErratumRequest, changes: readonly DraftChange[]): string {
  const { open, authority, supersedes, because = "", lines, options = [], value } = request;
  const readings = [value, ...options].filter((one) => one !== "");
  const rows = [
    `status: ${open ? "open" : "accepted"}`,
    ...(authority === undefined ? [] : [`authority: ${authority}`]),
    ...(supersedes === undefined ? [] : [`supersedes: ${supersedes}`]),
    ...(open ? ["concerns:", ...changes.map(({ at }) => `  - ${at}`)] : ["changes:", ...changes.flatMap(changeRows)]),
    ...(open && readings.length > 0 ? ["options:", ...readings.map((one) => `  - ${prose(one)}`)] : []),
    `because: ${prose(because)}`,
    ...(lines ? ["source:", `  lines: ${lines}`] : []),
  ];
  return `${rows.join("\n")}\n`;
}

function changeRows({ at, was, now }: DraftChange): readonly string[] {
  const why = /^unknown:\s*(\S.*)$/.exec(now)?.[1];
  const put = why === undefined ? [`    now: ${typed(now)}`] : ["    now:", `      unknown: ${prose(why)}`];
  return [`  - at: ${typed(at)}`, `    was: ${typed(was)}`, ...put];
}

/** A sentence on one line; one that YAML would take for a number stands in quotes. */
function prose(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return /^[-+.\d]|^(?:true|false|yes|no)$/i.test(line) && typed(line) === line
    ? `"${line.replace(/["\\]/g, "\\$&")}"`
    : typed(line);
}
