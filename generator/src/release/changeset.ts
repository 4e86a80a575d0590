import { type Bump, bumps } from "../difference/index.ts";
import type { SourceFile, Span } from "../source/source-file.ts";

/** A pending changeset: which packages it releases, by how much, and what it says to their users. */
export interface Changeset {
  readonly file: SourceFile;
  readonly releases: readonly PlannedRelease[];
  /** What stands below the head. */
  readonly text: string;
  readonly slips: readonly Slip[];
}

export interface PlannedRelease {
  readonly name: string;
  readonly bump: Bump;
  readonly nameSpan: Span;
  readonly bumpSpan: Span;
}

/** What is wrong with its form. */
export interface Slip {
  readonly span: Span;
  readonly problem: string;
  readonly hint: string;
}

const head = /^\s*---[ \t]*\n([\s\S]*?)\n?---[ \t]*(?:\n|$)/;
const entry = /^(["']?)([^"':]+)\1[ \t]*:[ \t]*(\S.*?)?[ \t]*$/;

/** Reads a changeset: a head between two lines `---`, one line `"package": bump` a package, and words for users. */
export function readChangeset(file: SourceFile, example: string): Changeset {
  const found = head.exec(file.text);
  const start = { file, start: 0, end: Math.min(file.text.length, Math.max(1, file.text.indexOf("\n"))) };
  const broken = (problem: string): Changeset => ({
    file,
    releases: [],
    text: "",
    slips: [{ span: start, problem, hint: `start it with three lines: --- then ${example} then ---` }],
  });
  if (file.text.trim() === "") return broken("is empty");
  if (!found) return broken("has no head between two lines ---");
  const from = found[0].indexOf("---") + found[0].slice(found[0].indexOf("---")).indexOf("\n") + 1;
  const read = linesOf(found[1] ?? "", from).map(({ line, at }) => readLine(file, line, at, example));
  const releases = read.flatMap((one) => ("name" in one ? [one] : []));
  const slips = read.flatMap((one) => ("problem" in one ? [one] : []));
  if (read.length === 0) slips.push(...broken("releases no package").slips);
  const text = file.text.slice(found[0].length).trim();
  const end = { file, start: file.text.trimEnd().length - 1, end: file.text.trimEnd().length };
  const silent = { span: end, problem: "says nothing", hint: "write below the head what changes for those who use it" };
  return { file, releases, text, slips: [...slips, ...repeated(releases), ...(text === "" ? [silent] : [])] };
}

function readLine(file: SourceFile, line: string, at: number, example: string): PlannedRelease | Slip {
  const span = { file, start: at, end: at + line.length };
  const [, quote = "", name, bump = ""] = entry.exec(line) ?? [];
  if (name === undefined) return { span, problem: "has a line that names no package", hint: `write ${example}` };
  const start = at + line.lastIndexOf(bump);
  const bumpSpan = bump === "" ? span : { file, start, end: start + bump.length };
  if (!isBump(bump)) {
    const problem = `has ${bump === "" ? "no bump" : bump} for ${name}; a bump is ${bumps.join(", ")}`;
    return { span: bumpSpan, problem, hint: `write ${example}` };
  }
  return { name, bump, bumpSpan, nameSpan: { file, start: at, end: at + name.length + 2 * quote.length } };
}

function repeated(releases: readonly PlannedRelease[]): readonly Slip[] {
  const again = releases.filter(({ name }, index) => releases.findIndex((one) => one.name === name) < index);
  return again.map(({ nameSpan, name }) => ({
    span: nameSpan,
    problem: `names ${name} twice`,
    hint: "keep the larger bump",
  }));
}

function isBump(text: string): text is Bump {
  return bumps.some((one) => one === text);
}

/** The lines that say something, each with its place. */
function linesOf(text: string, from: number): readonly { readonly line: string; readonly at: number }[] {
  let at = from;
  return text.split("\n").flatMap((whole) => {
    const line = whole.trim();
    const found = line === "" || line.startsWith("#") ? [] : [{ line, at: at + whole.indexOf(line) }];
    at += whole.length + 1;
    return found;
  });
}
