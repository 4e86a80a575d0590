import { type Diagnostic, isError } from "./diagnostic.ts";

/**
 * Leaves out what only follows from another mistake: a figure that differs from the document because its cell is wrong already, an
 * erratum that is missing because it cannot be read, a field that is unknown because the key above it has no value.
 */
export function withoutConsequences(found: readonly Diagnostic[]): readonly Diagnostic[] {
  const causes = found.filter((one) => isError(one) && !one.code.startsWith("evidence/"));
  const places = new Set(causes.map(placeOf));
  const faulty = new Set(causes.flatMap(({ span: { file } }) => [file.path, readingsOf(file.path)]));
  // Of an erratum put into another book, the second reading waits in its own.
  const astray = new Set(causes.filter(({ code }) => /^errata\/(address|table|other-book)$/.test(code)).map(textOf));
  const empty = causes.filter(({ code }) => code === "yaml/empty");
  return found.filter((one) => {
    const { code, span } = one;
    if (code === "field/unknown") return !empty.some((other) => isJustAbove(other, one));
    if (!code.startsWith("evidence/")) return true;
    if (places.has(placeOf(one))) return false;
    if (code !== "evidence/erratum") return true;
    return !faulty.has(span.file.path) && !astray.has(textOf(one).split("\t")[0] as string);
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

/** Warnings that only suspect a figure. */
const suspicions: ReadonlySet<string> = new Set([
  "cell/plausible",
  "cell/sign",
  "cell/order",
  "cell/unlike",
  "cell/relation",
  "cell/thousands-point",
  "name/another",
  "name/exchanged",
  "name/figure",
]);

/**
 * What was found, without suspicions that both editions share, and without those of a figure that something surer speaks of
 * already: an error at its place, or for an order any complaint at either of its two figures or of the rows' keys.
 */
export function withoutEchoes(found: readonly Diagnostic[]): readonly Diagnostic[] {
  const placeOf = ({ span }: Pick<Diagnostic, "span">) => `${span.file.path}:${span.start}`;
  const wrong = new Set(found.filter(isError).map(placeOf));
  const questioned = new Set(found.filter(({ code }) => code !== "cell/order").map(placeOf));
  const misplaced = new Set(found.filter(({ code }) => code.startsWith("axis/")).map(({ span }) => span.file.path));
  const reported = new Set<string>();
  return found.filter((one) => {
    if (!suspicions.has(one.code)) return true;
    const name = `${placeOf(one)} ${one.message}`;
    if (reported.has(name)) return false;
    reported.add(name);
    const places = [one, ...(one.related ?? [])].map(placeOf);
    if (one.code !== "cell/order") return !wrong.has(placeOf(one));
    return !misplaced.has(one.span.file.path) && !places.some((at) => questioned.has(at));
  });
}
