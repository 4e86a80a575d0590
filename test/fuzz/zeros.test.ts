import { expect, test } from "vitest";
import { parse } from "../../generator/src/parse/index.ts";
import { child, childText, type SyntaxNode, type SyntaxScalar } from "../../generator/src/source/syntax.ts";
import { type Placed, said, soundTables, uncited } from "./sound-tables.ts";

const isFuzzing = process.env.npm_lifecycle_event === "fuzz";

/** A test run tries some of the cells. */
const step = isFuzzing ? 1 : 12;

test("a zero appended to a figure of a house book is told wherever the others of its column can tell it", () => {
  const passed = new Map<string, { cells: number; silent: number }>();
  let at = 0;
  for (const cited of soundTables()) {
    const file = { ...cited, text: uncited(cited.text) };
    const was = said([...file.beside, file]);
    if (was.data === null) continue;
    const { cells, sort } = figuresIn(file);
    const known = new Set(was.diagnostics.map(({ message }) => message));
    const mine = passed.get(sort) ?? { cells: 0, silent: 0 };
    passed.set(sort, mine);
    for (const cell of cells) {
      if (at++ % step > 0) continue;
      const text = `${file.text.slice(0, cell.end)}0${file.text.slice(cell.end)}`;
      const now = said([...file.beside, { path: file.path, text }]);
      mine.cells++;
      if (now.diagnostics.every(({ message }) => known.has(message)) && now.data !== was.data) mine.silent++;
    }
  }
  const told = [...passed].map(
    ([sort, { cells, silent }]) => `a zero appended in ${sort}: ${silent} of ${cells} silent`,
  );
  if (isFuzzing) console.log(told.join("\n"));
  const columns = passed.get("columns");
  expect(columns?.silent, told.join("; ")).toBeLessThan((columns?.cells ?? 0) / 2);
});

/** The plain figures of the rows of a table. */
function figuresIn(file: Placed): { readonly sort: string; readonly cells: readonly SyntaxScalar[] } {
  const root = parse(file).tree?.root;
  const rows = root && child(root, "rows");
  const kind = (root && childText(root, "kind")) ?? "";
  const cells = rows ? scalarsIn(rows).filter(({ text }) => /^[-+]?[1-9]\d*$/.test(text)) : [];
  return { sort: kind === "figures" || kind === "modifiers" ? kind : "columns", cells };
}

function scalarsIn(node: SyntaxNode): readonly SyntaxScalar[] {
  if (node.kind === "scalar") return node.quoted ? [] : [node];
  const inner = node.kind === "list" ? node.items : [...node.entries.values()].map(({ value }) => value);
  return inner.flatMap(scalarsIn);
}
