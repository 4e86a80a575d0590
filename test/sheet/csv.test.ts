import { expect, test } from "vitest";
import { readCsv } from "../../generator/src/sheet/csv.ts";

function cells(text: string) {
  const read = readCsv("tried", text);
  return "problem" in read ? read.problem : read.grid.rows.map((row) => row.map((cell) => cell.text));
}

test.for<[what: string, text: string, read: readonly (readonly string[])[]]>([
  [
    "commas, quotes and line breaks in cells",
    'id,text\na,"two\nlines"\nb,"a ""q"""\n',
    [
      ["id", "text"],
      ["a", "two\nlines"],
      ["b", 'a "q"'],
    ],
  ],
  [
    "semicolons, as where fractions have commas",
    "id;weight\na;0,5\n",
    [
      ["id", "weight"],
      ["a", "0,5"],
    ],
  ],
  [
    "a first line that says what is between the cells",
    "sep=;\nid;a,b\n1;2\n",
    [
      ["id", "a,b"],
      ["1", "2"],
    ],
  ],
  [
    "tabs, as a clipboard has them",
    '200(3)+2\t1-2\t0600\r\n2,5\t"a ""q"""\t.2\r\n',
    [
      ["200(3)+2", "1-2", "0600"],
      ["2,5", 'a "q"', ".2"],
    ],
  ],
  ["a byte-order mark", "\ufeffid,b\n", [["id", "b"]]],
  ["a text that is kept from being a date", '"=""1-2""",2\n', [["1-2", "2"]]],
  [
    "a stray quote",
    'id,text\nb,6"\n',
    [
      ["id", "text"],
      ["b", '6"'],
    ],
  ],
])("%s", ([, text, read]) => expect(cells(text)).toEqual(read));

test("a quote that is never closed is told where it opens", () => {
  expect(cells('id,text\na,b\nc,"oops\nd,x\ne,y\n')).toBe(
    'line 3: the quote that opens here is never closed; type another " behind the text, or "" for a quote in it',
  );
});
