import type { Steps } from "../../generator/src/book/steps.ts";
import { generalKinds } from "../../generator/src/columns/table.ts";
import { type Diagnostic, isError } from "../../generator/src/diagnostics/diagnostic.ts";
import { emitBook } from "../../generator/src/emit/index.ts";
import { json } from "../../generator/src/emit/json/index.ts";
import type { Book } from "../../generator/src/model/index.ts";
import { parse } from "../../generator/src/parse/index.ts";
import { filesOf, sortFiles } from "../../generator/src/project/layout.ts";
import type { Project } from "../../generator/src/project/project.ts";
import { nothingReleased } from "../../generator/src/project/releases.ts";
import { checkReferences } from "../../generator/src/resolve/references.ts";
import { checkWordsOf } from "../../generator/src/resolve/words-of.ts";
import type { SourceFile } from "../../generator/src/source/source-file.ts";
import { childText, type SyntaxNode, type SyntaxScalar } from "../../generator/src/source/syntax.ts";
import { rememberingSteps } from "../../generator/src/watch/remembering.ts";

/** One scalar of a rule file with another value in its place. */
export interface Perturbation {
  readonly file: SourceFile;
  /** The keys that lead to it; rows and entries of lists are `*`, for all of them are read alike. */
  readonly place: string;
  readonly was: string;
  readonly now: string;
  readonly text: string;
}

/** Another value for one scalar of every place of the rules; what heads any table is read alike in all. */
export function perturbationsOf(rules: readonly SourceFile[]): readonly Perturbation[] {
  const seen = new Set<string>();
  return rules.flatMap((file) => {
    const root = parse(file).tree?.root;
    const kind = (root && childText(root, "kind")) ?? "";
    return (root ? scalarsIn(root, []) : []).flatMap(({ node, place }) => {
      const of = generalKinds.includes(kind) ? file.path : kind;
      const known = /^(?:title|description|source)\b/.test(place) ? place : `${of} ${place}`;
      if (seen.has(known)) return [];
      seen.add(known);
      return [perturbed(file, place, node)];
    });
  });
}

/** The perturbations of a book after which it is not refused, nothing new is told and every output is what it was. */
export function lostIn(project: Project, isTried = (_place: string) => true): readonly Perturbation[] {
  const steps = rememberingSteps();
  const { book, told } = saidBy(project, steps);
  if (!book) throw new Error(`only sound rules can be perturbed: ${told}`);
  const all = perturbationsOf(project.rules).filter(({ file, place }) => isTried(`${file.path} ${place}`));
  const head = project.rules.filter(({ path }) => path.endsWith("/book.yaml"));
  // Nearly every table shows it by itself, which is soon read.
  const left = project.rules.flatMap((file) => {
    const alone = { ...project, rules: [...new Set([...head, file])] };
    const own = all.filter((one) => one.file === file);
    return unseen(alone, own, steps);
  });
  return unseen(project, left, steps);
}

/** Those of some perturbations that a project does not show: all, where it is not sound without them. */
function unseen(project: Project, perturbations: readonly Perturbation[], steps: Steps): readonly Perturbation[] {
  const before = saidBy(project, steps);
  const { book: first } = before;
  if (!first) return perturbations;
  const whole = outputsOf(first);
  return perturbations.filter((one) => {
    const rules = project.rules.map((file) => (file === one.file ? { ...file, text: one.text } : file));
    const { told, book } = saidBy({ ...project, rules }, steps);
    if (told !== before.told || !book) return false;
    return dataOf(book, one.file) === dataOf(first, one.file) && outputsOf(book) === whole;
  });
}

/** A book by itself, before anything is held against its document; null where it is refused. */
function saidBy(project: Project, { readLanguage, parse, validate, resolve }: Steps) {
  const found: Diagnostic[] = [];
  const report = (one: Diagnostic) => void found.push(one);
  const [files] = sortFiles(project.rules, report);
  const parsed = new Map(files && filesOf(files).map((file) => [file, parse(file)]));
  const valid = files && validate(files, parsed, readLanguage(project));
  const resolved = valid?.result && resolve(valid.result, nothingReleased);
  found.push(...(valid?.found ?? []), ...(resolved?.found ?? []));
  const book = resolved?.result ?? null;
  if (book) checkReferences(book, () => null, report);
  if (book) checkWordsOf(book, report);
  const told = found.map(({ code, message }) => `${code} ${message}`).join("\n");
  return { told, book: found.some(isError) ? null : book };
}

/** Most of what a file says; asking for the rest takes longer. */
function dataOf(book: Book, { path }: SourceFile): string {
  const { current, "as-printed": printed } = book.editions;
  const own = (tables: typeof current) => tables.filter((table) => table.file.path === path);
  const part = { ...book, editions: { current: own(current), "as-printed": own(printed) } };
  return json(part, named)
    .map(({ text }) => text)
    .join("\n");
}

function outputsOf(book: Book): string {
  return emitBook(book, named)
    .outputs.map(({ path, text }) => `${path}\n${text}`)
    .join("\n");
}

const named = { name: "perturbed", version: "1.0.0" };

function scalarsIn(node: SyntaxNode, place: readonly string[]): { node: SyntaxScalar; place: string }[] {
  if (node.kind === "scalar") return [{ node, place: place.join("/") }];
  if (node.kind === "list") return node.items.flatMap((item) => scalarsIn(item, [...place, "*"]));
  return [...node.entries].flatMap(([key, { value }]) =>
    scalarsIn(value, [...place, ["rows", "loads"].includes(place.at(-1) ?? "") ? "*" : key]),
  );
}

function perturbed(file: SourceFile, place: string, node: SyntaxScalar): Perturbation {
  const typed = file.text.slice(node.start, node.end);
  const now = otherValue(node.text);
  // What is typed with escapes is typed anew.
  const anew = typed.includes(node.text) ? typed.replace(node.text, () => now) : JSON.stringify(now);
  const text = file.text.slice(0, node.start) + anew + file.text.slice(node.end);
  return { file, place, was: node.text, now, text };
}

/** The last digit one higher, a flag turned round, a word with a letter more. */
function otherValue(text: string): string {
  const flag = { true: "false", false: "true", yes: "no", no: "yes" }[text];
  if (flag !== undefined) return flag;
  return /\d/.test(text) ? text.replace(/\d(?!.*\d)/, (digit) => String((Number(digit) % 9) + 1)) : `${text}x`;
}

/** What only checks: a change of it is told where a figure stands outside, and these stand well inside. */
export function onlyChecks({ place, was, now }: Perturbation): boolean {
  const ends = / \d+(?:\.\d+)?(?:\+|-\d+(?:\.\d+)?)(?= |$)/;
  return (
    /(?:^|\/)(?:plausible|order|relations|confirmed)(?:\/|$)/.test(place) ||
    was.replace(ends, "") === now.replace(ends, "")
  );
}
