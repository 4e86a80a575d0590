import { suggest } from "../diagnostics/cure.ts";
import { type Diagnostic, diagnostic } from "../diagnostics/diagnostic.ts";
import type { Book, Table } from "../model/index.ts";
import type { SyntaxScalar } from "../source/syntax.ts";
import { type TypedCell, typedCells } from "./cells.ts";

/** Questions about a cell that may be right as it stands. */
const questions: ReadonlySet<string> = new Set([
  "cell/plausible",
  "cell/order",
  "cell/unlike",
  "cell/relation",
  "name/another",
  "name/exchanged",
  "name/figure",
]);

/**
 * What was found in a book, without the questions about cells its tables confirm; of those that remain a cell has
 * one, which says how it is confirmed. A confirmation of no cell, and one nobody asked for, is told.
 */
export function unlessConfirmed(found: readonly Diagnostic[], book: Book | null): readonly Diagnostic[] {
  if (!book) return found;
  const tables = [...new Set([...book.editions.current, ...book.editions["as-printed"]])];
  const confirmed = new Map(tables.flatMap(({ confirmed }) => confirmed.map((at) => [at.text, at] as const)));
  if (confirmed.size === 0 && !found.some(({ code }) => questions.has(code))) return found;
  const cells = tables.flatMap(typedCells);
  const asked = new Set<string>();
  const rest = found.flatMap((one): readonly Diagnostic[] => {
    const address = questions.has(one.code) ? addressOf(one, cells) : undefined;
    if (address === undefined) return [one];
    // An erratum's figure is another than the one in print.
    const place = `${address} ${one.span.file.path}`;
    const isFirst = !asked.has(place);
    asked.add(place).add(address);
    return isFirst && !confirmed.has(address) ? [{ ...one, hint: withWay(one.hint, address) }] : [];
  });
  const own = [...confirmed.values()].filter(({ text }) => !asked.has(text));
  return [...rest, ...own.map((at) => complaint(at, tables, cells))];
}

function addressOf({ span: { file, start, end } }: Diagnostic, cells: readonly TypedCell[]): string | undefined {
  return cells.find(({ node }) => node.file.path === file.path && node.start <= start && end <= node.end)?.address;
}

function withWay(hint: string | undefined, address: string): string {
  const way = `if it is right, write confirmed: [${address}] at the head of the table`;
  return hint === undefined ? way : `${hint}; ${way}`;
}

function complaint(at: SyntaxScalar, tables: readonly Table[], cells: readonly TypedCell[]): Diagnostic {
  const own = tables.find(({ confirmed }) => confirmed.includes(at));
  const known = cells.flatMap(({ address }) => (address.startsWith(`${own?.id}/`) ? [address] : []));
  if (known.includes(at.text)) {
    return diagnostic("cell/confirmed-needless", at, { at: at.text }, { hint: "take it out of confirmed" });
  }
  const [first] = known.filter((address) => !address.endsWith("/name"));
  return diagnostic("cell/confirmed", at, { at: at.text }, suggest(at, at.text, known, `write it as ${first}`));
}
