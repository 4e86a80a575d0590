import fc from "fast-check";
import type { SourceFile } from "../../generator/src/source/source-file.ts";
import { hostileText } from "./texts.ts";

/** A book of house rules that keeps every rule of the house, with texts and ids that do not mean well. */
export interface ValidBook {
  readonly files: readonly SourceFile[];
  readonly title: string;
  /** First rolls of the rows of `steps`, rising, and the hits of each. */
  readonly steps: readonly { readonly from: number; readonly hits: number }[];
  /** Upper ends of the bands of `bands`, and what each gives; the last has none. */
  readonly bands: readonly { readonly upTo: number; readonly result: string }[];
  /** The figures of `figures` by id. */
  readonly figures: ReadonlyMap<string, { readonly name: string; readonly value: number }>;
  /** The name of the one weapon of `guns`. */
  readonly gun: string;
}

const results = ["routed", "suppressed", "passed"];

/** Ids at the edge of what is allowed: words of languages, numbers first, names every object has in some other spelling. */
const ids = fc.uniqueArray(
  fc.constantFrom(
    "default",
    "delete",
    "class",
    "await",
    "arguments",
    "7mm",
    "a-1",
    "x",
    "no",
    "null",
    "to-string",
    "let",
    "100mm",
  ),
  { minLength: 1, maxLength: 6 },
);

const rising = (least: number, most: number, count: number) =>
  fc
    .uniqueArray(fc.integer({ min: least, max: most }), { minLength: 1, maxLength: count })
    .map((all) => [...all].sort((a, b) => a - b));

export function validBook(id: string): fc.Arbitrary<ValidBook> {
  return fc
    .record({
      title: hostileText,
      words: fc.array(hostileText, { minLength: 12, maxLength: 12 }),
      froms: rising(1, 12, 5),
      ends: rising(3, 11, 2),
      ids,
      values: fc.array(fc.integer({ min: -50, max: 5000 }), { minLength: 6, maxLength: 6 }),
    })
    .map(({ title, words, froms, ends, ids, values }) => {
      const steps = froms.map((from, at) => ({ from, hits: at + 1 }));
      const bands = [...ends, Number.POSITIVE_INFINITY].map((upTo, at) => ({ upTo, result: results[at] ?? "passed" }));
      const figures = new Map(ids.map((one, at) => [one, { name: words[at] ?? one, value: values[at] ?? 0 }] as const));
      const [a = "", b = "", c = "", d = ""] = words.slice(6);
      const book = { title, steps, bands, figures, gun: b };
      const texts: readonly (readonly [string, string])[] = [
        ["book.yaml", `title: ${text(title)}\nauthor: ${text(a)}\ndocument: none\nminus: up-to\n`],
        ["hit/steps.yaml", stepsTable(steps, text(b), text(c))],
        ["morale/bands.yaml", bandsTable(bands, text(c))],
        ["force/figures.yaml", figuresTable(figures, text(d))],
        ["weapon/guns.yaml", weapons(text(a), text(b), text(d))],
        ["weapon/gun-shot.yaml", shots(text(c))],
      ];
      return { ...book, files: texts.map(([path, yaml]) => ({ path: `rules/${id}/${path}`, text: yaml })) };
    });
}

function stepsTable(steps: ValidBook["steps"], title: string, description: string): string {
  const rows = steps.map(({ from, hits }) => `  - roll: ${from}+\n    near: ${hits}\n`).join("");
  return `kind: hit-table
title: ${title}
description: ${description}
axes:
  roll:
    match: floor
    dice: 2d6
    modified: true
    form: "{key}+"
    below:
      cell: "-"
  difficulty:
    match: exact
    columns:
      - near
rows:
${rows}`;
}

function bandsTable(bands: ValidBook["bands"], title: string): string {
  const rows = bands.map(({ upTo, result }, at) => {
    const from = (bands[at - 1]?.upTo ?? 0) + 1;
    const key =
      at === 0 ? `-${upTo}` : upTo === Number.POSITIVE_INFINITY ? `${from}+` : from === upTo ? from : `${from}-${upTo}`;
    return `  - roll: ${key}\n    result: ${result}\n`;
  });
  return `kind: morale-table
title: ${title}
axes:
  roll:
    match: range
    dice: 2d6
    modified: true
rows:
${rows.join("")}`;
}

function figuresTable(figures: ValidBook["figures"], description: string): string {
  const rows = [...figures].map(([id, { name, value }]) => {
    return `  ${id}:\n    name: ${text(name)}\n    description: ${description}\n    value: ${value}\n`;
  });
  return `kind: figures\ntitle: Figures\ndescription: ${description}\nrows:\n${rows.join("")}`;
}

function weapons(title: string, name: string, load: string): string {
  return `kind: small-arms
title: ${title}
rows:
  7mm:
    name: ${name}
    techLevel: 5
    weight: 3
    price: 200
    loads:
      standard:
        name: ${load}
        magazine: 20
        difficult: 150(2)+1
        formidable: 300(1)
        impossible: 500(0)
        damage: 3
        signature: M
        targets: 1/2
        weight: .4
        price: 10
`;
}

function shots(description: string): string {
  return `kind: band-by
title: Shot
description: ${description}
function: shotWith
table: guns
columns:
  - difficult
  - formidable
  - impossible
field: range
gives: cell
`;
}

/** Any text as YAML: JSON's quotes are YAML's double quotes. */
function text(value: string): string {
  return JSON.stringify(value);
}
