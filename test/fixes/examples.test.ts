import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { analyze } from "../../generator/src/compile.ts";
import type { Diagnostic } from "../../generator/src/diagnostics/diagnostic.ts";
import { withFixes } from "../../generator/src/fix/apply.ts";
import { parse } from "../../generator/src/parse/index.ts";
import { load } from "../../generator/src/project/load.ts";
import type { SourceFile } from "../../generator/src/source/source-file.ts";
import type { SyntaxNode } from "../../generator/src/source/syntax.ts";
import { guides } from "../diagnostics/guide/index.ts";
import { findings, projectWith } from "../diagnostics/run.ts";
import { houseBook, knownSchemas, projectOf, repository } from "../given/project.ts";

/** Rules with mistakes, the evidence beside them, and what is found in them. */
interface Faulty {
  readonly name: string;
  readonly rules: readonly SourceFile[];
  readonly evidence: readonly SourceFile[];
  readonly found: readonly Diagnostic[];
}

const folder = join(repository, "test/samples");
const faulty: readonly Faulty[] = [...readdirSync(folder).map(sample), ...Object.entries(guides).flatMap(guide)];

test("a fix mends what it speaks of, and no field that was typed is lost", () => {
  expect(faulty.flatMap(failuresOf)).toEqual([]);
});

test("hints without a fix are those of these codes: what was meant is not sure, or only the author knows it", () => {
  const without = faulty.flatMap(({ found }) => found.flatMap(({ code, hint, fix }) => (hint && !fix ? [code] : [])));
  const some = faulty.flatMap(({ found }) => found.flatMap(({ code, fix }) => (fix ? [code] : [])));
  expect([...new Set(without)].filter((code) => !some.includes(code)).sort()).toEqual(never);
  expect([...new Set(without)].filter((code) => some.includes(code)).sort()).toEqual(sometimes);
});

test("a fix leaves every figure and sign as it was typed, save where these were no digits", () => {
  const changed = faulty.flatMap(({ found }) =>
    found.flatMap(({ fix, span }) => {
      if (!fix) return [];
      const was = span.file.text.slice(fix.start, fix.end);
      return figuresIn(was) === figuresIn(fix.text) ? [] : [`${was} -> ${fix.text}`];
    }),
  );
  expect([...new Set(changed)].sort()).toEqual(otherFigures);
});

/** The digits of a text and the signs before them, in their order; a zero in front or a point for a comma changes none. */
function figuresIn(text: string): string {
  return [...text.matchAll(/(?<![\p{L}\d)])-?\d+/gu)]
    .map(([figure]) => figure.replace(/^(-?)0+(?=\d)/, "$1"))
    .join(" ");
}

/** Words and letters that stood for a figure, marks of thousands, and a gap by the place where it is. */
const otherFigures: readonly string[] = [
  "0(2)+1 -> C(2)+1",
  "1 800 -> 1800",
  "1,200 -> 1200",
  "1.800.000 -> 1800000",
  "10,000 -> 10000",
  "3O0(3)+2 -> 300(3)+2",
  "5.0 -> 5",
  "9 -> 9-10",
  "minus 2 -> -2",
  "one -> 1",
  "tier-７ -> tier-7",
  "٣٠ -> 30",
  "≤8 -> -8",
];

/** No complaint of these codes carries a fix. */
const never: readonly string[] = [
  "alias/id",
  "alias/twice",
  "axis/backwards",
  "axis/cell-missing",
  "axis/cell-unknown",
  "axis/columns",
  "axis/columns-missing",
  "axis/form",
  "axis/gap",
  "axis/outside",
  "axis/overlap",
  "axis/policy-cell",
  "axis/policy-missing",
  "axis/policy-needless",
  "cell/confirmed-needless",
  "cell/note",
  "cell/order",
  "cell/plausible",
  "cell/range",
  "cell/relation",
  "cell/sign",
  "cell/thousands-point",
  "cell/unlike",
  "column/definition",
  "errata/dropped",
  "errata/other-book",
  "errata/row",
  "errata/same",
  "errata/table",
  "errata/twice",
  "errata/was",
  "evidence/differs",
  "evidence/erratum",
  "evidence/missing",
  "evidence/reading",
  "evidence/reading-needless",
  "evidence/uncited",
  "evidence/unread",
  "field/missing",
  "name/another",
  "name/collision",
  "name/duplicate",
  "name/exchanged",
  "name/figure",
  "project/package",
  "release/changes",
  "table/book-missing",
  "table/ending",
  "table/family-unknown",
  "table/kind-missing",
  "table/misplaced",
  "table/passed-over",
  "table/source-missing",
  "text/character",
  "text/merge-conflict",
  "text/not-utf8",
  "text/odd-space",
  "text/tab",
  "text/too-big",
  "yaml/anchor",
  "yaml/colon",
  "yaml/comment-cut",
  "yaml/curly-quotes",
  "yaml/dash",
  "yaml/directive",
  "yaml/documents",
  "yaml/empty",
  "yaml/escape-read",
  "yaml/flow-cell",
  "yaml/indent",
  "yaml/key-duplicate",
  "yaml/key-empty",
  "yaml/key-kind",
  "yaml/merge-key",
  "yaml/no-content",
  "yaml/null",
  "yaml/root",
  "yaml/syntax",
  "yaml/too-deep",
  "yaml/too-many",
  "yaml/unclosed",
];

/** Some of these do. */
const sometimes: readonly string[] = [
  "alias/target",
  "axis/exception-needless",
  "cell/band",
  "cell/not-allowed",
  "cell/notation",
  "cell/number",
  "cell/type",
  "errata/address",
  "errata/replaces",
  "field/unknown",
  "name/id",
  "table/kind-unknown",
  "yaml/after",
  "yaml/colon-missing",
  "yaml/indicator",
];

function sample(name: string): Faulty {
  const { rules: own, evidence } = load(join(folder, name));
  const book = houseBook("house");
  const needed = own.some(({ path }) => path.startsWith("rules/house/")) && own.every(({ path }) => path !== book.path);
  const rules = needed ? [...own, book] : own;
  return { name, rules, evidence, found: foundIn(rules, evidence) };
}

function guide([code, example]: [string, (typeof guides)[keyof typeof guides]]): readonly Faulty[] {
  if ("shownIn" in example) return [];
  const { rules, evidence } = projectWith(example);
  return [{ name: code, rules, evidence, found: findings(example) }];
}

function foundIn(rules: readonly SourceFile[], evidence: readonly SourceFile[]): readonly Diagnostic[] {
  return analyze(projectOf(rules, evidence), knownSchemas).diagnostics;
}

function failuresOf({ name, rules, evidence, found }: Faulty): readonly string[] {
  return found.flatMap((one) => {
    const { fix, span } = one;
    const file = rules.find(({ path }) => path === span.file.path);
    if (!fix || !file) return fix ? [`${name}: ${one.code} mends what is no file of the rules`] : [];
    const mended = { path: file.path, text: withFixes(file.text, [fix]) };
    const after = foundIn(
      rules.map((other) => (other === file ? mended : other)),
      evidence,
    );
    const times = (of: readonly Diagnostic[]) => of.filter((other) => nameOf(other) === nameOf(one)).length;
    const lost = lostKeys(file.text, mended, file.text.slice(fix.start, fix.end));
    return [
      ...(times(after) >= times(found) ? [`${name}: not gone: ${nameOf(one)} | ${one.hint}`] : []),
      ...lost.map((key) => `${name}: ${key} is lost: ${nameOf(one)} | ${one.hint}`),
    ];
  });
}

function nameOf({ code, message, span }: Diagnostic): string {
  return `${span.file.path} ${code} ${message}`;
}

/** Keys that were typed and that the mended file has less often, save those the fix replaced. */
function lostKeys(before: string, mended: SourceFile, replaced: string): readonly string[] {
  const { tree } = parse(mended);
  if (!tree) return [];
  const kept = keysOf(tree.root);
  const typed = before
    .split("\n")
    .filter((line) => !/["'#]/.test(line))
    .flatMap((line) => [...line.matchAll(/(?<=(^[ -]*)?)([^\s:{},-][^\s:{},]*):(?=\s|$)/g)])
    .flatMap(([, isFirst, key = ""]) => (isFirst !== undefined || kept.includes(key) ? [key] : []));
  const often = (keys: readonly string[], key: string) => keys.filter((other) => other === key).length;
  return [...new Set(typed)].filter((key) => !replaced.includes(key) && often(kept, key) < often(typed, key));
}

function keysOf(node: SyntaxNode): readonly string[] {
  if (node.kind === "scalar") return [];
  if (node.kind === "list") return node.items.flatMap(keysOf);
  return [...node.entries].flatMap(([key, { value }]) => [key, ...keysOf(value)]);
}

describe("a slip that may be a sign or another figure is mended by nobody", () => {
  const head = "kind: catalog\ntitle: T\ncolumns:\n";
  test.for([
    ["a sum where the book subtracts", 'x: { form: "{n}d6+{p}", fields: { n: integer, p: integer } }', "2d6-1"],
    ["a unit of another column", "x: integer", "2 MP/attempt"],
    ["a figure in doubt", "x: integer", "7?"],
    ["a word of another number", "x: [mark-1, plain] # mark-1 stands for sure", "mark-2"],
    ["a fraction in whole numbers", "x: integer", "1/8"],
    ["a die without its sides", "x: dice", "1d"],
    ["dice without what is added", "x: dice", "2d6+"],
    ["a range cut off", 'x: { form: "{near}[/{far}]", fields: { near: integer, far: integer } }', "20/"],
  ])("%s", ([, column, cell]) => {
    const text = `${head}  ${column}\nrows:\n  a: { x: ${cell} }\n`;
    const found = foundIn([houseBook("house"), { path: "rules/house/gear/t.yaml", text }], []);
    expect(found.map(({ code, fix }) => [code, fix])).toEqual([[expect.stringMatching(/^cell\//), undefined]]);
  });

  test("a code that a letter tells from another, and a word with its letters turned, are asked about", () => {
    const rows =
      "rows:\n  a: { end: RA, sort: simpel }\n  b: { end: AR, sort: simple }\n  c: { end: ex, sort: Martial }\n  d: { end: EX, sort: martial }\n";
    const text = `${head}  end: [AE, AR, EX]\n  sort: [simple, martial]\n${rows}`;
    const found = foundIn([houseBook("house"), { path: "rules/house/gear/t.yaml", text }], []);
    expect(found.map(({ hint, fix }) => [hint, fix?.text])).toEqual([
      ["did you mean AR?", undefined],
      ["did you mean simple?", undefined],
      ["write EX", "EX"],
      ["write martial", "martial"],
    ]);
  });
});
