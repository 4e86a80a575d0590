import { expect, test } from "vitest";
import { markdown } from "../../../generator/src/difference/report/markdown.ts";
import { pretty } from "../../../generator/src/difference/report/pretty.ts";
import { type Any, afterEdit, rowOf } from "./given.ts";

const sides = { from: { name: "1.0.0", version: "1.0.0" }, to: { name: "here", version: "1.0.0" } };

function loadColumn(table: Any, id: string): Any {
  return table.nested[0].columns.find((one: Any) => one.id === id);
}

/** An H that meant high means low, in the table's cells too. */
function turnHigh(table: Any): void {
  loadColumn(table, "signature").labels.find(({ printed }: Any) => printed === "H").value = "low";
  rowOf(table, "musket").nested[0].values.signature = "low";
}

test("a word that means something else is one change, with the cells that changed with it", () => {
  const difference = afterEdit("house/rifles", turnHigh);
  expect(
    difference.changes.map(({ at, part, change, was, now, cause }) => [at, part, change, was, now, cause]),
  ).toEqual([
    ["house/rifles", "words.H", "word changed", "high", "low", "transcription"],
    ["house/rifles/musket/loads/standard/signature", undefined, "cell changed", "high", "low", "word"],
  ]);
  expect(pretty(difference, sides, false)).toBe(`from 1.0.0 to here

house/rifles
  words.H  word changed: high → low  (the print was read anew)
    1 cell: musket/loads/standard/signature

1 change; needs a patch version: word changed house/rifles
`);
  expect(markdown(difference, sides).trim().split("\n").slice(4)).toEqual([
    "| house/rifles words.H | word changed: high → low **(the print was read anew)**<br>1 cell: musket/loads/standard/signature |  |  |",
  ]);
});

/** A C that meant a range of 0 means 1, in all columns of the type. */
function moveContact(table: Any): void {
  for (const id of ["difficult", "formidable", "impossible"]) {
    const [range] = loadColumn(table, id).fields;
    expect(range.labels).toEqual([{ printed: "C", value: 0 }]);
    range.labels[0].value = 1;
  }
}

test("of columns that share the word it is told once", () => {
  const { changes } = afterEdit("house/rifles", moveContact);
  expect(changes.map(({ at, part, was, now }) => [at, part, was, now])).toEqual([["house/rifles", "words.C", 0, 1]]);
});

test("a cell that another figure or another field changed is told by itself", () => {
  const { changes } = afterEdit("house/rifles", (table) => {
    turnHigh(table);
    moveContact(table);
    // The same step as that of C, in the field beside.
    const [musket, carbine] = ["musket", "carbine"].map((id) => rowOf(table, id).nested[0].values);
    expect(musket.formidable.penetration).toBe(0);
    musket.formidable.penetration = 1;
    carbine.signature = "low";
  });
  expect(changes.filter(({ cause }) => cause === "transcription").map(({ at, part }) => part ?? at)).toEqual([
    "words.C",
    "words.H",
    "house/rifles/carbine/loads/standard/signature",
    "house/rifles/musket/loads/standard/formidable",
  ]);
});
