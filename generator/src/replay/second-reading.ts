import { diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import type { Book, Inverse, Outside, Table } from "../model/index.ts";
import { aliasesOf } from "../model/renamed.ts";
import { columnsOf, rowsOf } from "../model/rows-of.ts";
import { sameTokens } from "../numerals/tokens.ts";
import { presentAddress } from "../runtime/addresses.ts";
import { type SourceFile, type Span, topOf } from "../source/source-file.ts";
import { child, childMap, type SyntaxNode } from "../source/syntax.ts";
import { readListing } from "./listing.ts";
import { plainTable } from "./plan-table.ts";
import { policiesOf } from "./policies.ts";
import { writtenCellAt, writtenValue } from "./written-cell.ts";

/** The file with the second reading of what no printed figure shows. */
export function secondReadingPath(book: string): string {
  return `test/golden/${book}.readings.tsv`;
}

/** Compares words, switches, references, figures and policies that no line prints with a second reading of the document. */
export function checkSecondReading(book: Book, evidence: readonly SourceFile[], report: Report): void {
  const path = secondReadingPath(book.id);
  const file = evidence.find((one) => one.path === path);
  if (!file) return;
  const tables = new Map(book.editions["as-printed"].map((table) => [table.id, { table, data: plainTable(table) }]));
  const former = aliasesOf(book);
  const lost = new Set<string>();
  const read = new Set<string>();
  let last = "";
  for (const { key, text, span } of readListing(file, ["address", "reading"], report)) {
    if (key < last) report(diagnostic("evidence/malformed", span, { problem: `${key} must stand before ${last}` }));
    last = key;
    // A reading made before a row was renamed keeps the old address.
    const address = presentAddress(key, former);
    read.add(address);
    const [id = "", ...steps] = address.split("/");
    const at = steps.join("/");
    const found = tables.get(id);
    // Readings of a withheld table wait until it is mended.
    if (!found && (book.withheld.length > 0 || lost.has(id))) continue;
    if (!found) lost.add(id);
    const here = found ? (writtenCellAt(found.data, at) ?? textBesideCells(found.table, at)) : null;
    if (!found || here === null) {
      const hint = !found ? lostHint(id) : hasLostRow(found.table, steps) ? renamedHint(steps) : "take the line out";
      report(diagnostic("evidence/reading-needless", span, { address: key }, { hint }));
    } else if (!sameTokens(text, here)) {
      const params = { address: key, reading: text, here };
      const hint = `look at the document and correct one of the two; to correct the book, write an erratum in rules/${book.id}/errata/`;
      report(diagnostic("evidence/reading", placeOfAddress(found.table, at), params, { hint }));
    }
  }
  for (const { table } of book.document ? tables.values() : []) {
    for (const { at, node } of policiesOf(table)) {
      const address = `${table.id}/${at}`;
      if (read.has(address)) continue;
      const hint = `read the document again, without looking here, and list ${address} with what it should be`;
      report(diagnostic("evidence/unread", node, { address, path }, { hint }));
    }
  }
}

/** Whether the row of a reading is gone, and not only its cell. */
function hasLostRow(table: Table, [first = ""]: readonly string[]): boolean {
  const rows = rowsOf(table);
  return rows.length > 0 && !rows.some(({ id }) => id === first);
}

/** Once for all readings of the table. */
function lostHint(table: string): string {
  return `if the table was renamed, write aliases: { ${table}: <its new name> } in book.yaml; if it is gone for good, take its lines out`;
}

function renamedHint([first = ""]: readonly string[]): string {
  return `if the row was renamed, give it aliases: [${first}]; if it is gone for good, take the line out`;
}

/** Where the author typed what an address inside a table leads to: the cell, else the row that leaves it out. */
function placeOfAddress(table: Table, path: string): Span {
  if (table.shape === "derived") return deepest(table.root, path);
  const [first = "", second = "", ...rest] = path.split("/");
  if (first === "noteLegend" && table.shape === "catalog") {
    const note = table.notes.find((one) => String(one.note) === second);
    if (note) return deepest(note.node, rest.join("/"));
  }
  const rows = rowsOf(table).filter(({ id }) => path === id || path.startsWith(`${id}/`));
  const row = rows.sort((a, b) => b.id.length - a.id.length)[0];
  if (row) return deepest(row.node, path.slice(row.id.length + 1));
  const axis = table.shape === "lookup" ? table.axes.find(({ id }) => id === first) : undefined;
  return axis?.span ?? topOf(table.file);
}

/** The last node of a path that is there. */
function deepest(node: SyntaxNode, path: string): SyntaxNode {
  const whole = node.kind === "map" ? child(node, path) : undefined;
  if (whole) return whole;
  const [step = "", ...rest] = path.split("/");
  const next = node.kind === "map" ? child(node, step) : node.kind === "list" ? node.items[Number(step)] : undefined;
  return next ? deepest(next, rest.join("/")) : node;
}

/** What a printed word means in the cells of a table, whether the table or its kind says so. */
function meaningOf(table: Table, word: string): string | null {
  const inside = table.shape === "catalog" ? table.nested.map(({ id }) => id) : [];
  const notations = [null, ...inside].flatMap((within) => columnsOf(table, within)).map(({ notation }) => notation);
  const meanings = notations.flatMap((one) => (one ? [one.words, ...one.fields.map(({ words }) => words)] : []));
  const value = meanings.map((words) => words.get(word)).find((one) => one !== undefined);
  return value === undefined ? null : writtenValue(value);
}

/**
 * What a table states beside its cells, as a reading writes it: what a word means (`words/C`), the cell beyond an axis (`roll/below`) or a backward
 * lookup (`inverse/below`), how an axis is asked (`roll/dice`), how a row counts (`aimed/group`), and what an operation
 * is made of (`steps/1/keeps`); null where the address leads nowhere.
 */
function textBesideCells(table: Table, path: string): string | null {
  const [first = "", side = "", ...more] = path.split("/");
  if (table.shape === "lookup" && (side === "below" || side === "above") && more.length === 0) {
    const axis = table.axes.find(({ id }) => id === first);
    const outside = axis ? axis[side] : first === "inverse" ? beyond(table.inverse, side) : undefined;
    if (outside?.kind === "cell") return writtenValue(outside.value);
  }
  if (first === "words" && side !== "") return meaningOf(table, path.slice("words/".length));
  const row = rowsOf(table).find(({ id }) => path.startsWith(`${id}/`));
  if (row) return textAt(row.node, path.slice(row.id.length + 1).split("/"));
  const steps = path.split("/");
  return textAt(childMap(table.root, "axes"), steps) ?? textAt(table.root, steps);
}

function beyond(inverse: Inverse | null, side: "below" | "above"): Outside | undefined {
  const to = inverse?.segments.at(side === "below" ? 0 : -1)?.to;
  return to?.kind === "outside" ? to.outside : undefined;
}

function textAt(node: SyntaxNode | undefined, path: readonly string[]): string | null {
  const [step, ...rest] = path;
  if (!node) return null;
  if (step === undefined) return node.kind === "scalar" ? node.text : null;
  if (node.kind === "scalar") return null;
  return textAt(node.kind === "list" ? node.items[Number(step)] : child(node, step), rest);
}
