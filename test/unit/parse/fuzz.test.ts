import { expect, test } from "vitest";
import { parseAllDocuments } from "yaml";
import { isError } from "../../../generator/src/diagnostics/diagnostic.ts";
import { decode } from "../../../generator/src/parse/decode.ts";
import { parse } from "../../../generator/src/parse/index.ts";
import { plain } from "./marks.ts";
import { random } from "./random.ts";
import { realTables } from "./real-tables.ts";

const scraps = [
  ..."\n:#-?{}[],\"'*&!|>%@`~\t\\ a“”\u00a0\u200b\ufeff\u0000\u2028\r",
  ..."\n  |\n    |: | #|- |\r\n|---|...|---\n|<<: |&a |*a|!t |null|  |key: |key: v\n|\"q\" |'q' ".split("|"),
];

const { int, pick } = random(20_261_130);

function mutated(): string {
  let text = pick(realTables);
  for (let left = 1 + int(4); left > 0; left--) {
    const at = int(text.length + 1);
    const from = int(text.length + 1);
    text = pick([
      () => text.slice(0, at) + pick(scraps) + text.slice(at),
      () => text.slice(0, at) + pick(scraps) + text.slice(at + 1),
      () => text.slice(0, at) + text.slice(at + 1 + int(6)),
      () => text.slice(0, at) + text.slice(from, from + int(30)) + text.slice(at),
      () => shifted(text),
    ])();
  }
  return text;
}

/** One line left out, doubled elsewhere, or moved by a space. */
function shifted(text: string): string {
  const lines = text.split("\n");
  const at = int(lines.length);
  const line = lines[at] ?? "";
  lines.splice(at, 1, ...pick([[], [` ${line}`], [line.replace(/^ /, "")], [pick(lines), line]]));
  return lines.join("\n");
}

function scrapHeap(): string {
  return Array.from({ length: int(30) }, () => pick(scraps)).join("");
}

function bytes(): string {
  const decoded = decode(Uint8Array.from({ length: int(200) }, () => int(256)));
  return "text" in decoded ? decoded.text : decoded.lossy;
}

/** Reads a text and checks what must hold for every text. */
function check(text: string): void {
  const file = { path: "fuzz.yaml", text };
  const { tree, diagnostics } = parse(file);
  const shown = JSON.stringify(text);
  expect(tree === null, shown).toBe(diagnostics.some(isError));
  for (const { span, message, hint = "" } of diagnostics) {
    expect(span.file, shown).toBe(file);
    expect(0 <= span.start && span.start <= span.end && span.end <= text.length, shown).toBe(true);
    expect(`${message} ${hint}`, shown).not.toMatch(/undefined|NaN|\[object/);
  }
  if (!tree) return;
  const documents = parseAllDocuments(text, { schema: "failsafe", uniqueKeys: false, prettyErrors: false });
  const [document, ...others] = documents as Exclude<typeof documents, { empty: true }>;
  expect([document?.errors, others], shown).toEqual([[], []]);
  expect(asPairs(document?.toJS({ mapAsMap: true })), shown).toEqual(plain(tree.root));
}

function asPairs(value: unknown): unknown {
  if (value instanceof Map) return [...value].map(([key, child]) => [key, asPairs(child)]);
  return Array.isArray(value) ? value.map(asPairs) : value;
}

// Whatever we accept the yaml library accepts as well, and reads the same: our own rules only ever add refusals.
test.each([
  ["mutated tables", mutated, 1500],
  ["heaps of scraps", scrapHeap, 800],
  ["random bytes", bytes, 300],
])("%s never throw, always have a place, and mean what YAML means", (_, make, rounds) => {
  for (let round = 0; round < rounds; round++) check(make());
});

test("the tables that are mutated are read without complaint", () => {
  for (const text of realTables) {
    check(text);
    expect(parse({ path: "real.yaml", text }).diagnostics).toEqual([]);
  }
});
