import { expect, test } from "vitest";
import type { GridCell } from "../../generator/src/sheet/grid.ts";
import { judgeCell, plainNumber } from "../../generator/src/sheet/judge.ts";
import { formOf } from "./given.ts";

const { kind } = formOf(
  `kind: catalog
title: Tried
columns:
  weight: number
  text: text
  usable: yes-no
  targets: { form: "{a}/{b}", fields: { a: integer, b: integer } }
  tags: { list-of: text, default: [] }
rows:
  a: { weight: 1, text: b, usable: no, targets: 1/2 }
`,
);
const columns = new Map(kind.columns.map((column) => [column.id, column]));

test.for<[column: string, was: string | null, cell: string, type: GridCell["type"], said: string]>([
  ["weight", ".75", "0.75", "number", "same"],
  ["weight", "5.0", "5", "number", "same"],
  ["weight", "+90", "90", "number", "same"],
  ["text", "0600", "600", "number", "same"],
  ["text", "a b", "a\u00a0b ", "text", "same"],
  ["usable", "no", "FALSE", "yes-no", "same"],
  ["weight", null, "", "text", "same"],
  ["weight", "1", "", "text", "take null"],
  ["weight", "1", "13.800000000000001", "number", "take 13.8"],
  ["weight", "1", ".2", "text", "take .2"],
  ["weight", "1", "1.125", "text", "take 1.125"],
  ["text", "a", "7", "number", "take 7"],
  ["text", "a", "NO", "text", "take NO"],
  ["text", "a", 'a "q"\r\nb', "text", 'take a "q"\nb'],
  ["text", "a", "0600", "text", "take 0600"],
  ["targets", "1/2", "1-2", "text", "take 1-2"],
  ["targets", "1/2", "unknown: smudged", "text", 'take {"entries":[["unknown","smudged"]]}'],
  ["tags", null, "[a, b]", "text", 'take ["a","b"]'],
  ["tags", null, "[a", "text", "doubt: [a is no list; write it as [first, second]"],
  [
    "targets",
    "3-5",
    "3-May",
    "text",
    "doubt: 3-May looks like a range the spreadsheet changed to a date; did you mean 3-5 or 5-3?",
  ],
  [
    "targets",
    "3-5",
    "05-Mar",
    "text",
    "doubt: 05-Mar looks like a range the spreadsheet changed to a date; did you mean 5-3 or 3-5?",
  ],
  [
    "targets",
    "3-5",
    "45021",
    "number",
    "doubt: 45021 is how a spreadsheet counts days; it may have made a date of 3-5",
  ],
  [
    "text",
    "a",
    "01/02/2024",
    "text",
    "doubt: 01/02/2024 is a date; type what the book prints, in a cell formatted as text",
  ],
  [
    "targets",
    "1-2",
    "2024-01-02",
    "date",
    "doubt: is a date, 2024-01-02; spreadsheets make one of 1-2: type what the book prints, in a cell formatted as text",
  ],
  ["weight", "1", "2,5", "text", "doubt: write 2.5: a fraction has a point"],
  ["weight", "1", "0600", "text", "doubt: 0600 begins with a zero; write 600"],
  ["weight", "1", "1-2", "text", "doubt: 1-2 is two figures, and here stands one"],
  ["weight", "1", "1,000", "text", "doubt: write 1000 if these are thousands; a fraction has a point"],
  ["weight", "1", "1.234.567", "text", "doubt: write 1234567 if these are thousands; a fraction has a point"],
  [
    "weight",
    "1",
    "0.333333333333333",
    "number",
    "doubt: 0.333333333333333 has more digits than a book prints; round it",
  ],
  ["weight", "1", "NA", "text", "doubt: NA is no value; leave the cell empty for a blank"],
  ["weight", "1", "#DIV/0!", "error", "doubt: #DIV/0! is an error of the spreadsheet"],
  [
    "text",
    "NO",
    "FALSE",
    "yes-no",
    "doubt: the spreadsheet made FALSE of it; type the word in a cell formatted as text",
  ],
  ["text", "a", " b", "text", "doubt: has spaces around it; type b without"],
  ["text", "12345678", "1.2e7", "text", "doubt: 1.2e7 is how a spreadsheet shortens a long number"],
  ["text", `${"x".repeat(300)}`, "x".repeat(255), "text", "doubt: the end of the text was cut off"],
])("%s %s ← %s (%s): %s", ([column, was, text, type, said]) => {
  const judged = judgeCell({ text, type }, was, columns.get(column) ?? null);
  const shown = (content: unknown) => (typeof content === "string" ? content : JSON.stringify(content));
  const words =
    judged.verdict === "take"
      ? `take ${shown(judged.content)}`
      : "reason" in judged
        ? `${judged.verdict}: ${judged.reason}`
        : judged.verdict;
  expect(words).toBe(said);
});

test.for([
  ["7.4999999999999997E-2", "0.075"],
  ["1E+21", "1000000000000000000000"],
  ["-3.5000000000000004", "-3.5"],
  ["1e-7", "0.0000001"],
])("%s is %s", ([stored = "", shown]) => expect(plainNumber(stored)).toBe(shown));
