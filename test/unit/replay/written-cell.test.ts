import { expect, test } from "vitest";
import { writtenCellAt } from "../../../generator/src/replay/written-cell.ts";

test("a row whose id holds a slash is read, beside one whose id is its beginning too", () => {
  const rows = [
    { id: "1", hits: 3, "2": { hits: 5 } },
    { id: "1/2", hits: 4 },
  ];
  expect(["1/hits", "1/2/hits", "1/2"].map((path) => writtenCellAt(rows, path))).toEqual(["3", "4", "id 1/2, hits 4"]);
});

test("an address that leads past what is published reads nothing", () => {
  const rows = [{ id: "gauss-rifle", hits: 3 }];
  expect(
    ["gauss", "gauss-rifle/hit", "gauss-rifle/hits/most", "rifle/hits"].map((path) => writtenCellAt(rows, path)),
  ).toEqual([null, null, null, null]);
});
