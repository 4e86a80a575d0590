import { type Diagnostic, isError } from "./diagnostic.ts";

/**
 * What was found, without what only follows from something else that was found: a figure that differs from the document
 * because its cell is wrong already, an erratum that is missing because it cannot be read, a field nobody knows because the
 * line above it holds it not.
 */
export function withoutConsequences(found: readonly Diagnostic[]): readonly Diagnostic[] {
  const causes = found.filter((one) => isError(one) && !one.code.startsWith("evidence/"));
  const places = new Set(causes.map(placeOf));
  const faulty = new Set(causes.flatMap(({ span: { file } }) => [file.path, readingsOf(file.path)]));
  // Of an erratum put into another book, the second reading waits in its own.
  const astray = new Set(causes.filter(({ code }) => code === "errata/address").map(textOf));
  const empty = causes.filter(({ code }) => code === "yaml/empty");
  const differing = new Set<string>();
  return found.filter((one) => {
    const { code, span, message } = one;
    if (code === "field/unknown") return !empty.some((other) => isJustAbove(other, one));
    if (!code.startsWith("evidence/")) return true;
    if (places.has(placeOf(one))) return false;
    if (code === "evidence/erratum") {
      return !faulty.has(span.file.path) && !astray.has(textOf(one).split("\t")[0] as string);
    }
    // One cell, cited twice.
    const cell = textOf(one);
    if (code !== "evidence/differs" || !message.endsWith(` ${cell}`)) return true;
    const isFirst = !differing.has(placeOf(one));
    differing.add(placeOf(one));
    return isFirst;
  });
}

function placeOf({ span }: Diagnostic): string {
  return `${span.file.path}:${span.start}`;
}

function textOf({ span: { file, start, end } }: Diagnostic): string {
  return file.text.slice(start, end);
}

/** Where the second readings of an erratum are listed. */
function readingsOf(path: string): string {
  return path.replace(/^rules\/([^/]+)\/errata\/.*$/, "test/golden/$1.errata.tsv");
}

function isJustAbove({ span: above }: Diagnostic, { span }: Diagnostic): boolean {
  if (above.file !== span.file || above.end > span.start) return false;
  return /^:[ \t]*(?:#[^\n]*)?\r?\n[ \t]*$/.test(span.file.text.slice(above.end, span.start));
}
