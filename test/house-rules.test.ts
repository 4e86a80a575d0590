import { expect, test } from "vitest";
import type { SourceFile } from "../generator/src/source/source-file.ts";
import { importEmitted, typeErrors } from "./given/emitted.ts";
import { compileRules } from "./given/project.ts";

/** A third book as a rules editor would write it: three YAML files, no document, no lines, no code. */
const backyard: readonly SourceFile[] = [
  file(
    "book.yaml",
    `title: Backyard skirmish
author: The Tuesday club
document: none
minus: up-to
`,
  ),
  file(
    "hit/water-pistols.yaml",
    `kind: hit-table
title: Water pistols
description: Splashes by roll and distance.
axes:
  roll:
    match: floor
    dice: 1d6
    modified: true
    form: "{key}+"
    below:
      cell: "-"
  difficulty:
    match: exact
    columns:
      - across-the-path
      - across-the-lawn
rows:
  - roll: 2+
    across-the-path: M
    across-the-lawn: "-"
  - roll: 4+
    across-the-path: 1
    across-the-lawn: M
  - roll: 6+
    across-the-path: 3
    across-the-lawn: 1
`,
  ),
  file(
    "armor/raincoats.yaml",
    `kind: armor-rating
title: Raincoats
description: How thick each raincoat is.
axes:
  value:
    match: range
    form: "{key}"
    values: whole
    domain: 0-3
    below:
      cell: 0
inverse:
  name: raincoatOf
  column: thickness
  match: floor
  below:
    cell: 0
rows:
  - value: 1
    thickness: 0.1
  - value: 2
    thickness: 0.25
  - value: 3
    thickness: 0.7
`,
  ),
];

test("a book of house rules is YAML alone", async () => {
  const { diagnostics, outputs } = await compileRules(backyard);
  expect(diagnostics).toEqual([]);
  expect(typeErrors(outputs)).toEqual([]);
  const book = await importEmitted(outputs, "backyard/index.js");

  const splash = (roll: number, difficulty: string) => book.lookupWaterPistols?.(roll, difficulty);
  expect(splash(1, "across-the-path")).toEqual({ hits: 0, moraleCheck: false });
  expect(splash(2, "across-the-path")).toEqual({ hits: 0, moraleCheck: true });
  expect(splash(3, "across-the-lawn")).toEqual({ hits: 0, moraleCheck: false });
  expect(splash(5, "across-the-path")).toEqual({ hits: 1, moraleCheck: true });
  expect(splash(6, "across-the-lawn")).toEqual({ hits: 1, moraleCheck: true });
  expect(splash(9, "across-the-path")).toEqual({ hits: 3, moraleCheck: true });
  expect(() => splash(6, "across-the-street")).toThrow(TypeError);

  expect([0, 1, 2, 3].map((value) => book.lookupRaincoats?.(value))).toEqual([0, 0.1, 0.25, 0.7]);
  expect([0.05, 0.1, 0.24, 0.25, 5].map((thickness) => book.raincoatOf?.(thickness))).toEqual([0, 1, 1, 2, 3]);
});

test("it stands beside the other books in the package", async () => {
  const { outputs } = await compileRules(backyard);
  const index = await importEmitted(outputs, "index.js");
  expect(index.books).toEqual([{ id: "backyard", title: "Backyard skirmish", author: "The Tuesday club", year: null }]);
  expect(outputs.map(({ path }) => path)).toEqual(
    expect.arrayContaining(["backyard/index.ts", "as-printed/backyard/index.ts", "data/backyard.json"]),
  );
});

test("a mistake in it has its place like any other", async () => {
  const slipped = backyard.map((one) => ({ ...one, text: one.text.replace("thickness: 0.25", "thickness: 0,25") }));
  const { diagnostics, outputs } = await compileRules(slipped);
  expect(outputs).toEqual([]);
  expect(diagnostics.map(({ code, hint, span }) => [code, hint, span.file.path])).toEqual([
    ["cell/number", "write 0.25", "rules/backyard/armor/raincoats.yaml"],
  ]);
});

function file(path: string, text: string): SourceFile {
  return { path: `rules/backyard/${path}`, text };
}
