import fc from "fast-check";
import { expect, test } from "vitest";
import {
  applyOperations,
  contentAt,
  isList,
  isMap,
  type Operation,
  type Path,
} from "../../generator/src/splice/index.ts";
import { seed } from "../fuzz/runs.ts";
import { cellsOf, edited, read, rulesFiles } from "./given.ts";

const files = rulesFiles.map((file) => ({ ...file, content: read(file.text), cells: cellsOf(read(file.text)) }));
const anyFile = fc.constantFrom(...files);

test("a file that is only opened keeps its bytes, and so it does where a value is typed over itself", () => {
  expect(files.length).toBeGreaterThan(200);
  for (const { path, text, content, cells } of files) {
    expect(applyOperations(text, []), path).toEqual({ text });
    const first = cells[0] ?? [];
    const was = contentAt(content, first) ?? "";
    expect(edited(text, { kind: "set", path: first, content: was, was }), path).toBe(text);
  }
});

test("one value typed over another changes one line, and nothing but that value", () => {
  const oneCell = anyFile.chain((file) => fc.record({ file: fc.constant(file), path: fc.constantFrom(...file.cells) }));
  fc.assert(
    fc.property(oneCell, ({ file, path }) => {
      const was = contentAt(file.content, path) as string;
      const content = was.endsWith("\n") ? `X${was}` : "+7.5";
      const text = edited(file.text, { kind: "set", path, content, was });
      const lines = text.split("\n");
      const changed = file.text.split("\n").filter((line, index) => line !== lines[index]);
      expect(changed.length, `${file.path} ${path.join("/")}`).toBe(was.includes("\n") ? changed.length : 1);
      expect(lines.length, file.path).toBe(file.text.split("\n").length);
      expect(contentAt(read(text), path)).toBe(content);
    }),
    { seed, numRuns: 600 },
  );
});

/** An edit and its opposite. */
interface Pair {
  readonly path: string;
  readonly text: string;
  readonly there: Operation;
  readonly back: readonly Operation[];
}

const rowsOf = (file: (typeof files)[number]) => {
  const rows = contentAt(file.content, ["rows"]);
  if (rows === undefined) return [];
  return isMap(rows) ? rows.entries.map(([key]) => key) : isList(rows) ? rows.map((_, index) => index) : [];
};
const tables = files.filter((file) => rowsOf(file).length > 1);

const anyPair: fc.Arbitrary<Pair> = fc
  .record({ file: fc.constantFrom(...tables), one: fc.nat(), other: fc.nat(), kind: fc.nat(5) })
  .map(({ file, one, other, kind }) => {
    const rows = rowsOf(file);
    const from = one % rows.length;
    const to = other % rows.length;
    const row = rows[from] ?? 0;
    const path: Path = ["rows", row];
    const content = contentAt(file.content, path) ?? "";
    const isMap = typeof row === "string";
    const pair = (there: Operation, ...back: readonly Operation[]): Pair => ({
      path: file.path,
      text: file.text,
      there,
      back,
    });
    if (kind === 0 && isMap)
      return pair({ kind: "rename", path, to: "other" }, { kind: "rename", path: ["rows", "other"], to: row });
    if (kind <= 1) {
      const copy: Path = ["rows", isMap ? "other" : from + 1];
      return pair(
        { kind: "duplicate", path, ...(isMap ? { to: "other" } : {}) },
        { kind: "delete", path: copy, was: content },
      );
    }
    if (kind === 2) {
      const added: Path = ["rows", isMap ? "other" : to];
      const before = isMap && other % 2 ? { before: String(rows[to]) } : {};
      return pair({ kind: "add", path: added, content, ...before }, { kind: "delete", path: added, was: content });
    }
    if (kind === 3) {
      const back = isMap ? (rows[from + 1] ?? null) : from < to ? from : from + 1 < rows.length ? from + 1 : null;
      const now = isMap ? row : from < to ? to - 1 : to;
      return pair(
        { kind: "move", path, before: rows[to] ?? null },
        { kind: "move", path: ["rows", now], before: back },
      );
    }
    const cell = file.cells[one % file.cells.length] ?? [];
    const was = contentAt(file.content, cell) ?? "";
    if (kind === 4)
      return pair(
        { kind: "set", path: cell, content: "+7.5", was },
        { kind: "set", path: cell, content: was, was: "+7.5" },
      );
    const blank: Path = [...cell.slice(0, -1), "blankBefore"];
    const isCell = typeof cell.at(-1) === "string";
    const filled: Path = isCell ? blank : ["blankBefore"];
    const columns = ["blankBefore", ...(isCell ? [String(cell.at(-1))] : [])];
    return pair(
      { kind: "set", path: filled, content: "12", was: null, columns: other % 2 ? columns.reverse() : columns },
      { kind: "clear", path: filled, was: "12" },
    );
  });

test("of a thousand edits, the opposite of each brings back the first bytes", () => {
  const kinds = new Map<string, number>();
  fc.assert(
    fc.property(anyPair, ({ path, text, there, back }) => {
      const done = edited(text, there);
      kinds.set(there.kind, (kinds.get(there.kind) ?? 0) + 1);
      expect(edited(done, ...back), `${path} ${JSON.stringify(there)}`).toBe(text);
    }),
    { seed, numRuns: 1_000 },
  );
  for (const kind of ["set", "add", "duplicate", "move", "rename"]) expect(kinds.get(kind), kind).toBeGreaterThan(50);
});
