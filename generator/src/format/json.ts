import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { positionAt, type SourceFile, type Span } from "../source/source-file.ts";
import { tally } from "./tally.ts";

// JSON.stringify leaves these as they are; a document may be printed on a terminal too.
const unsafe = /(?!\n)[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** For tools: one document, described by `schema/diagnostics.schema.json`. There is one even when nothing was found. */
export function json(found: readonly Diagnostic[]): string {
  const document = { version: 1, diagnostics: found.map(entry), summary: tally(found) };
  return jsonText(document);
}

/** A JSON document as it is printed: what writes nothing, moves the cursor or reorders text stands in it as an escape. */
export function jsonText(document: object): string {
  return `${JSON.stringify(document, null, 2).replace(unsafe, escaped)}\n`;
}

function entry(one: Diagnostic): object {
  return {
    code: one.code,
    severity: one.severity,
    message: one.message,
    ...place(one.span),
    ...(one.hint === undefined ? {} : { hint: one.hint }),
    ...(one.fix ? { fix: { ...range(one.span.file, one.fix), text: one.fix.text } } : {}),
    ...(one.related === undefined
      ? {}
      : { related: one.related.map((other) => ({ message: other.message, ...place(other.span) })) }),
  };
}

function place({ file, start, end }: Span): object {
  return { file: file.path, ...range(file, { start, end }) };
}

function range(file: SourceFile, { start, end }: Pick<Span, "start" | "end">): object {
  return { start: positionAt(file, start), end: positionAt(file, end) };
}

function escaped(character: string): string {
  const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join("");
}
