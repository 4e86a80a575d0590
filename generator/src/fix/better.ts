import { type Diagnostic, isError } from "../diagnostics/diagnostic.ts";
import { parse } from "../parse/index.ts";
import type { SourceFile } from "../source/source-file.ts";
import type { SyntaxNode } from "../source/syntax.ts";
import type { Found, Proposal } from "./proposal.ts";

/** What is judged before what: a mistake of one hides those after it. */
const order = [
  /^text\//,
  /^yaml\//,
  /^table\/kind-/,
  /^(?:name|field|cell|column)\//,
  /^(?:axis|table|alias|errata|project|release)\//,
  /^evidence\//,
];

/**
 * Whether edits made rules better: what they mend is gone, they lost no field, and they brought no mistake. One that stood
 * hidden behind what they mended is none that they brought, unless it stands where they wrote.
 */
export function isBetter(before: Found, after: Found, made: readonly Proposal[]): boolean {
  const was = countOf(before.diagnostics);
  const now = countOf(after.diagnostics);
  const mended = countOf(made.map(({ complaint }) => complaint));
  for (const [name, times] of mended) if ((now.get(name) ?? 0) > (was.get(name) ?? 0) - times) return false;
  const first = Math.min(...made.map(({ complaint }) => placeInOrder(complaint)));
  const places = after.files.flatMap((file) => writtenIn(file, made));
  const brought = after.diagnostics.filter((one) => {
    const isNew = (now.get(nameOf(one)) ?? 0) > (was.get(nameOf(one)) ?? 0);
    return isError(one) && isNew && (placeInOrder(one) <= first || places.some((place) => meets(place, one)));
  });
  return brought.length === 0 && places.every(keepsFields);
}

function placeInOrder({ code }: Diagnostic): number {
  return order.findIndex((codes) => codes.test(code));
}

function countOf(found: readonly Diagnostic[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const one of found) times.set(nameOf(one), (times.get(nameOf(one)) ?? 0) + 1);
  return times;
}

function nameOf({ code, message, span }: Diagnostic): string {
  return `${span.file.path} ${code} ${message}`;
}

/** Where an edit wrote, in the file as it is now, and the line as it was. */
interface Written {
  readonly file: SourceFile;
  readonly start: number;
  readonly end: number;
  readonly wasLine: string;
}

function writtenIn(file: SourceFile, made: readonly Proposal[]): readonly Written[] {
  let moved = 0;
  return made
    .filter((one) => one.file.path === file.path)
    .map(({ file: { text: old }, start, end, text }) => {
      const at = start + moved;
      moved += text.length - (end - start);
      const lineEnd = old.indexOf("\n", end);
      const wasLine = old.slice(old.lastIndexOf("\n", start - 1) + 1, lineEnd === -1 ? old.length : lineEnd);
      return { file, start: at, end: at + text.length, wasLine };
    });
}

function meets({ file, start, end }: Written, { span }: Diagnostic): boolean {
  return span.file.path === file.path && span.start < end && start < span.end;
}

/** Whether what stood as a field in the line of an edit is one still; where the file cannot be read yet, that is seen later. */
function keepsFields({ file, start, end, wasLine }: Written): boolean {
  const { tree } = parse(file);
  if (!tree) return true;
  const keys = keysIn(tree.root);
  const from = file.text.lastIndexOf("\n", start - 1) + 1;
  const lineEnd = file.text.indexOf("\n", end);
  const to = lineEnd === -1 ? file.text.length : lineEnd;
  const inLine = keys.filter((key) => key.start >= from && key.start < to);
  const isKey = (name: string) => keys.some((key) => key.text === name);
  const typed = [...wasLine.matchAll(/(?<![\w-])([\w-]+):(?=\s|$)/g)].filter(([, name = ""]) => isKey(name));
  return inLine.length >= typed.length;
}

function keysIn(node: SyntaxNode): readonly { readonly text: string; readonly start: number }[] {
  if (node.kind === "scalar") return [];
  if (node.kind === "list") return node.items.flatMap(keysIn);
  return [...node.entries.values()].flatMap(({ key, value }) => [key, ...keysIn(value)]);
}
