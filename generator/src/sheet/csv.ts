/// <reference path="./papaparse.d.ts" />
import Papa from "papaparse";
import { headingText, type SheetColumn } from "./columns.ts";
import type { Grid, GridCell } from "./grid.ts";

/** What stands between the cells of a file, and what they are. */
export interface CsvRead {
  readonly grid: Grid;
  readonly delimiter: "," | ";" | "\t";
}

/** Reads a CSV or TSV text as spreadsheets write it: quoted cells with line breaks, a first line `sep=;`, `="1-2"` for a text. */
export function readCsv(name: string, typed: string): CsvRead | { readonly problem: string } {
  const text = typed
    .replace(/^\ufeff/, "")
    .replaceAll("\r\n", "\n")
    .replace(/\n$/, "");
  const said = /^sep=([,;\t])\n/i.exec(text);
  const delimiter = (said?.[1] as CsvRead["delimiter"] | undefined) ?? delimiterOf(text);
  const { data, errors } = Papa.parse(text.slice(said?.[0].length ?? 0), { delimiter, newline: "\n" });
  if (errors.some(({ type }) => type === "Quotes")) {
    const line = openingLine(text, delimiter);
    return {
      problem: `line ${line}: the quote that opens here is never closed; type another " behind the text, or "" for a quote in it`,
    };
  }
  return { grid: { name, rows: data.map((row) => row.map(cellOf)) }, delimiter };
}

/** The line on which a quote opens that nothing closes. */
function openingLine(text: string, delimiter: string): number {
  let opened = -1;
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 1)) {
    if (opened === -1) opened = at === 0 || [delimiter, "\n"].includes(text[at - 1] ?? "") ? at : -1;
    else if (text[at + 1] === '"') at += 1;
    else opened = -1;
  }
  return text.slice(0, opened).split("\n").length;
}

/** The one of the usual delimiters that the first line has most of, outside quotes. */
function delimiterOf(text: string): CsvRead["delimiter"] {
  const outside = text.split('"').filter((_, index) => index % 2 === 0);
  const [line = ""] = outside.join("").split("\n", 1);
  const times = (one: string) => line.split(one).length;
  const [most = ","] = ([",", ";", "\t"] as const).toSorted((a, b) => times(b) - times(a));
  return most;
}

function cellOf(text: string): GridCell {
  const [, inner] = /^="((?:[^"]|"")*)"$/.exec(text) ?? [];
  return { text: inner === undefined ? text : inner.replaceAll('""', '"'), type: "text" };
}

/** Writes a table so that a spreadsheet opens it as it is: UTF-8 with its mark, texts that look like dates or sums as texts. */
export function writeCsv(columns: readonly SheetColumn[], rows: readonly (readonly string[])[]): string {
  const lines = [
    columns.map(headingText),
    ...rows.map((row) =>
      row.map((text, index) => (isKept(text, columns[index]) ? text : `="${text.replaceAll('"', '""')}"`)),
    ),
  ];
  return `\ufeff${lines.map((line) => `${line.map(quoted).join(",")}\n`).join("")}`;
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Whether a spreadsheet that opens the file leaves a text as it is; a figure of a column of numbers stays the same figure. */
function isKept(text: string, column: SheetColumn | undefined): boolean {
  if (column?.column?.type.type === "number" && /^(?:\d+(?:\.\d+)?|\.\d+)$/.test(text)) return true;
  const isDate =
    /^\d{1,4} ?[-/.:] ?\d{1,4}(?:[-/.:]\d{1,4})?$|^\d{0,2}[-/. ]?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}[-/. ]?\d{0,4}$/i;
  const isOtherNumber = /^(?:\d+(?:\.\d*)?|\.\d+)(?:e\d+)?%?$/i.test(text) && String(Number(text)) !== text;
  return (
    text === "" || !(isDate.test(text) || isOtherNumber || /^[-+=@]./.test(text) || /^(?:true|false)$/i.test(text))
  );
}
