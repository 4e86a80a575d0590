import { describe, expect, test } from "vitest";
import { readXlsx } from "../../generator/src/sheet/read-xlsx.ts";
import { formOf, merged, workbook, xmlRow } from "./given.ts";

const head = "kind: small-arms\ntitle: Club armory\n";
const form = formOf(head);

function read(bytes: Uint8Array) {
  const grids = readXlsx(bytes);
  if ("problem" in grids || !grids[0]) throw new Error("the workbook cannot be read");
  return grids[0];
}

const pikeGun = (price: string) =>
  xmlRow(
    1,
    ..."id name techLevel weight price load magazine difficult damage signature targets loadWeight".split(" "),
  ) +
  xmlRow(
    2,
    "pike-gun",
    "Pike gun",
    "<v>4</v>",
    "<v>13.800000000000001</v>",
    price,
    "standard",
    "<v>1</v>",
    "60(1)",
    "<v>3</v>",
    "H",
    "<v>1</v>",
    "<v>7.4999999999999997E-2</v>",
  );

test("figures come in as a person sees them, without a computer's digits", () => {
  const { text, told } = merged(form, read(workbook(pikeGun("<f>30+5</f><v>35</v>"))));
  expect(told).toEqual([]);
  expect(text).toBe(`${head}rows:
  pike-gun:
    name: Pike gun
    techLevel: 4
    weight: 13.8
    price: 35
    loads:
      standard:
        magazine: 1
        difficult: 60(1)
        damage: 3
        signature: H
        targets: 1
        weight: 0.075
`);
});

test("a formula that was never worked out is no blank: nothing is taken", () => {
  const { text, told } = merged(form, read(workbook(pikeGun("<f>30+5</f>"))));
  expect(text).toBe(head);
  expect(told).toEqual([
    "E2 (price of pike-gun): the formula has no stored result; open and save the sheet in a spreadsheet, or type the figure",
  ]);
});

describe("blank and merged cells", () => {
  const columns = "id name techLevel weight price load magazine difficult damage signature targets".split(" ");
  const carbine = "carbine|Carbine|<v>5</v>|<v>3</v>|<v>200</v>".split("|");
  const empty = Array.from({ length: 11 }, () => "_");
  const rows = (...slug: readonly string[]) =>
    [
      xmlRow(1, ...empty),
      xmlRow(2, ...columns),
      xmlRow(3, ...carbine, ..."standard|<v>20</v>|150(2)+1|<v>3</v>|M|1/2".split("|")),
      xmlRow(4, ...slug, ..."slug|<v>10</v>|100(3)|<v>4</v>|M|<v>1</v>".split("|")),
      xmlRow(5, ...empty),
      xmlRow(6, ..."musket|Musket|<v>3</v>|<v>5</v>|<v>90</v>|standard|<v>1</v>|60(1)|<v>3</v>|H|<v>1</v>".split("|")),
      ...Array.from({ length: 34 }, (_, index) => xmlRow(7 + index, ...empty)),
    ].join("");
  const blank = empty.slice(0, 5);

  test("merged cells belong to every row they cover, and blank rows are none", () => {
    const refs = [..."ABCDE"].map((column) => `<mergeCell ref="${column}3:${column}4"/>`).join("");
    const { text, told } = merged(form, read(workbook(rows(...blank), `<mergeCells>${refs}</mergeCells>`)));
    expect(told).toEqual([]);
    expect(text).toBe(`${head}rows:
  carbine:
    name: Carbine
    techLevel: 5
    weight: 3
    price: 200
    loads:
      standard:
        magazine: 20
        difficult: 150(2)+1
        damage: 3
        signature: M
        targets: 1/2
      slug:
        magazine: 10
        difficult: 100(3)
        damage: 4
        signature: M
        targets: 1
  musket:
    name: Musket
    techLevel: 3
    weight: 5
    price: 90
    loads:
      standard:
        magazine: 1
        difficult: 60(1)
        damage: 3
        signature: H
        targets: 1
`);
  });

  test("a row without an id is never guessed", () => {
    const { text, told } = merged(form, read(workbook(rows(...blank))));
    expect(text).toBe(head);
    expect(told).toEqual(["row 4: has no id; the row above is carbine: repeat carbine in A4 if it is a second load"]);
  });
});

test("dates, errors and words a spreadsheet made of a cell keep their kind", () => {
  const styles =
    '<numFmts><numFmt numFmtId="164" formatCode="d\\-mmm"/><numFmt numFmtId="165" formatCode="0.0&quot;d&quot;"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="14"/><xf numFmtId="165"/></cellXfs>';
  const cells = [
    '<c r="A1" s="1"><v>45293</v></c>',
    '<c r="B1" s="2"><v>45293</v></c>',
    '<c r="C1" s="3"><v>2</v></c>',
    '<c r="D1" t="b"><v>1</v></c>',
    '<c r="F1" t="e"><v>#N/A</v></c>',
    '<c r="G1" t="str"><f>A1</f><v>1-2</v></c>',
  ];
  expect(read(workbook(`<row r="1">${cells.join("")}</row>`, "", styles)).rows).toEqual([
    [
      { text: "2024-01-02", type: "date" },
      { text: "2024-01-02", type: "date" },
      { text: "2", type: "number" },
      { text: "TRUE", type: "yes-no" },
      { text: "", type: "text" },
      { text: "#N/A", type: "error" },
      { text: "1-2", type: "text" },
    ],
  ]);
});

test("what is no workbook is answered", () => {
  expect(readXlsx(new TextEncoder().encode("id,name\n"))).toEqual({
    problem: "this workbook cannot be read; open it in a spreadsheet and save it as XLSX again",
  });
});
