import { expect, test } from "vitest";
import { findRow } from "../../../generator/src/runtime/find.ts";
import { book, told } from "../columns/given.ts";

const bows = (short: string, long: string, more = "") =>
  told(
    book({
      "gear/bows": `kind: catalog\ntitle: Bows\ncolumns: { range: integer }\nrows:\n  short-bow: { name: ${short}, range: 30 }\n  long-bow: { name: ${long}, range: 60${more} }\n`,
    }),
  );

test("a name that is another row's id or former id is asked about", async () => {
  expect(await bows("Short bow", "Long bow")).toEqual([]);
  expect(await bows("Long bow", "Short bow")).toEqual([
    "gear/bows.yaml:5:22 Long bow, the name of short-bow, is the id of long-bow | if it is right, write confirmed: [bows/short-bow/name] at the head of the table",
    expect.stringContaining("6:21 Short bow, the name of long-bow, is the id of short-bow"),
  ]);
  expect(await bows("Yew bow", "Long bow", ", aliases: [yew-bow]")).toEqual([
    expect.stringContaining("Yew bow, the name of short-bow, is the former id of long-bow"),
  ]);
});

test("an exact id wins over whatever else a text may mean", () => {
  const rows = [
    { id: "long-bow", name: "Short bow" },
    { id: "shortbow", name: "Bow" },
    { id: "short-bow", name: "Long bow" },
  ];
  expect(findRow("bows", rows, "short-bow").row?.id).toBe("short-bow");
  expect(findRow("bows", rows, "short-bow", { "short bow": "long-bow" }).row?.id).toBe("short-bow");
});
