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

test("ids of two rows that are exchanged are asked about, in whatever order their names say them", async () => {
  const rifles = (first: string, second: string) =>
    told(
      book({
        "gear/rifles": `kind: catalog\ntitle: Rifles\ncolumns: { range: integer }\nrows:\n  ${first}: { name: 7mm ACR, range: 30 }\n  ${second}: { name: ACR of 9mm, range: 60 }\n  sling: { name: Sling, range: 20 }\n`,
      }),
    );
  expect(await rifles("acr-7mm", "acr-9mm")).toEqual([]);
  expect(await rifles("acr-9mm", "acr-7mm")).toEqual([
    expect.stringContaining(
      "5:20 7mm ACR, the name of acr-9mm, fits the id acr-7mm, and the name of acr-7mm fits acr-9mm",
    ),
  ]);
  // One id that fits no name is a matter of taste.
  expect(await rifles("acr-9mm", "carbine")).toEqual([]);
});

test("a figure in an id or a name is one that the row prints, where a document holds it to that", async () => {
  const asked = async (id: string, name: string, document = "{ file: rifles.txt, sha256: unchecked }") => {
    const table = `kind: catalog\ntitle: Rifles\nsource: { lines: 1-9 }\ncolumns: { printed: text, techLevel: integer, price: integer }\nrows:\n  ${id}: { name: ${name}, printed: 7mm (ACR), techLevel: 10, price: 800, line: 3 }\n`;
    const [head, ...tables] = book({ "gear/rifles": table });
    const rules = [{ path: head?.path ?? "", text: head?.text.replace("none", document) ?? "" }, ...tables];
    return (await told(rules)).filter((one) => one.includes("a row that prints"));
  };
  expect(await asked("acr-7mm-tl10", "7mm ACR")).toEqual([]);
  expect(await asked("acr-8mm", "7mm ACR")).toEqual([
    "gear/rifles.yaml:6:20 acr-8mm is the id of a row that prints no 8 | if it is right, write confirmed: [rifles/acr-8mm/name] at the head of the table",
  ]);
  expect(await asked("acr-7mm", "9mm ACR")).toEqual([
    expect.stringContaining(":6:20 9mm ACR is the name of a row that prints no 9"),
  ]);
  expect(await asked("acr-8mm", "9mm ACR", "none")).toEqual([]);
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
