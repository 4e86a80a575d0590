import { type Diagnostic, isError } from "../diagnostics/diagnostic.ts";
import type { Language } from "../language.ts";
import type { Book, Document, Table } from "../model.ts";
import { operationModule } from "../operations/index.ts";
import { shapes } from "../shapes/index.ts";
import { childMap, childText, type SyntaxMap } from "../syntax.ts";
import type { ValidBook } from "../validate/files.ts";
import { validateTree } from "../validate/index.ts";
import { readErratum } from "./erratum.ts";
import type { Report, TableInput } from "./input.ts";
import { checkNames } from "./names.ts";
import { overlay } from "./overlay.ts";

/** Turns a valid book into its two editions: as printed, and with the accepted errata laid over. */
export function resolveBook(book: ValidBook, language: Language, report: Report): Book {
  const errata = book.errata.map(({ id, file, root }) => readErratum(id, file, root, report));
  const withheld = new Set(book.withheld);
  const printed = readTables(book.tables, withheld, report);
  const roots = new Map(book.tables.map(({ id, root, kind }) => [id, { root, keys: kind.keys }]));
  const changed = overlay(roots, withheld, errata, report);
  const revised = revise(book.tables, changed, language, report);
  const current = new Map([...printed, ...readTables(revised, withheld, report)]);
  const order = book.tables.map(({ id }) => id);
  const editions = { current: inOrder(order, current), "as-printed": inOrder(order, printed) };
  const once = reportOnce(report);
  for (const tables of Object.values(editions)) checkDerived(tables, withheld, once);
  checkNames(book.id, editions.current, report);
  return { id: book.id, file: book.file, errata, withheld: [...withheld].sort(), editions, ...readCredits(book.root) };
}

/** Reads tables; one with errors is withheld and the rest goes on. */
function readTables(inputs: readonly TableInput[], withheld: Set<string>, report: Report): ReadonlyMap<string, Table> {
  const tables = new Map<string, Table>();
  for (const input of inputs) {
    const found: Diagnostic[] = [];
    const table = shapes[input.kind.shape].read(input, (one) => found.push(one));
    for (const one of found) report(one);
    if (table && !found.some(isError)) tables.set(input.id, table);
    else withheld.add(input.id);
  }
  return tables;
}

/** The tables errata change, judged again by their schemas with the new cells in place. */
function revise(
  inputs: readonly TableInput[],
  changed: ReadonlyMap<string, SyntaxMap>,
  language: Language,
  report: Report,
) {
  return inputs.flatMap((input): TableInput[] => {
    const root = changed.get(input.id);
    if (!root) return [];
    const found = validateTree(root, language.validator(input.kind.schema), input.scope);
    for (const one of found) report(one);
    return found.some(isError) ? [] : [{ ...input, root }];
  });
}

function checkDerived(tables: readonly Table[], withheld: ReadonlySet<string>, report: Report): void {
  const known = { tables: new Map(tables.map((table) => [table.id, table])), withheld };
  for (const table of tables) {
    if (table.shape !== "derived") continue;
    operationModule(table.operation.operation)?.check(table.operation, table.root, known, report);
  }
}

/** The same mistake seen in both editions is one mistake. */
function reportOnce(report: Report): Report {
  const told = new Set<string>();
  return (found) => {
    const name = JSON.stringify([found.code, found.message, found.span.file.path, found.span.start]);
    if (!told.has(name)) report(found);
    told.add(name);
  };
}

function inOrder(ids: readonly string[], tables: ReadonlyMap<string, Table>): readonly Table[] {
  return ids.flatMap((id) => tables.get(id) ?? []);
}

function readCredits(root: SyntaxMap): Pick<Book, "title" | "author" | "year" | "rights" | "document"> {
  const document = childMap(root, "document");
  return {
    title: childText(root, "title") ?? "",
    author: childText(root, "author") ?? null,
    year: Number(childText(root, "year") ?? 0) || null,
    rights: childText(root, "rights") ?? null,
    document: document ? readDocument(document) : null,
  };
}

function readDocument(map: SyntaxMap): Document {
  return { file: childText(map, "file") ?? "", sha256: childText(map, "sha256") ?? "" };
}
