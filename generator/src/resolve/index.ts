import { isError, type Report } from "../diagnostics/diagnostic.ts";
import { stepsOf } from "../model/address.ts";
import type { Aliases, Book, DerivedTable, Document, Erratum, Table } from "../model/index.ts";
import { expectCited } from "../operations/cited.ts";
import { operationModule } from "../operations/index.ts";
import type { Releases } from "../project/releases.ts";
import { childMap, childText, type SyntaxMap } from "../source/syntax.ts";
import { readRenamed } from "../tables/aliases.ts";
import { checkNames } from "../tables/names.ts";
import { scopeOf, type ValidBook } from "../validate/files.ts";
import { checkConcerns } from "./concerns.ts";
import { readEditions } from "./editions.ts";
import { readErratum, type StepsOf } from "./erratum.ts";
import { checkDropped, settleErrata } from "./lifecycle.ts";
import { inPresentIds, presentTable } from "./present-address.ts";
import { isStated, type Printed } from "./printed.ts";

/** Turns a valid book into its two editions: as printed, and with the accepted errata laid over. */
export function resolveBook(book: ValidBook, releases: Releases, report: Report): Book {
  const withheld = new Set(book.withheld);
  const ids = [...book.tables.map(({ id }) => id), ...book.withheld];
  const aliases = readRenamed(book.root, ids, "table of this book", report);
  const roots = new Map(
    book.tables.map(({ id, root, kind }) => [id, { root, keys: kind.keys, headed: kind.cell !== null }]),
  );
  const errata = inPresentIds(readErrata(book, releases, withheld, stepsFrom(roots, aliases), report), roots, aliases);
  const editions = readEditions(book.tables, roots, errata, withheld, report);
  const authored = new Map(book.errata.map(({ id, root }) => [id, root]));
  checkDropped(errata, authored, report);
  checkConcerns(errata, authored, editions["as-printed"], roots, withheld, report);
  const once = reportOnce(report);
  const cites = childMap(book.root, "document") !== undefined;
  for (const tables of Object.values(editions)) checkDerived(tables, withheld, cites, once);
  checkNames(book.id, editions.current, aliases, report);
  const credits = readCredits(book.root);
  const { units = new Map() } = scopeOf(book.root);
  return { id: book.id, file: book.file, errata, aliases, withheld: [...withheld].sort(), units, editions, ...credits };
}

function stepsFrom(tables: ReadonlyMap<string, Printed>, renamed: Aliases): StepsOf {
  return (at) => {
    const table = at.split("/", 1)[0] as string;
    const printed = tables.get(presentTable(table, tables, renamed));
    const steps = stepsOf(at, printed?.headed ?? false);
    const [, ...path] = at.split("/");
    if (isStated(printed, path)) return { steps: [table, ...path], whole: false };
    return { steps, whole: steps.length % 2 === 0 };
  };
}

function readErrata(
  book: ValidBook,
  releases: Releases,
  withheld: Set<string>,
  stepsOf: StepsOf,
  report: Report,
): readonly Erratum[] {
  const authored = book.errata.map(({ id, file, root }) => ({
    erratum: readErratum(id, file, root, stepsOf, report),
    root,
  }));
  const errata = settleErrata(authored, withheld, report);
  return errata.map((erratum) => ({ ...erratum, since: releases.since(book.id, erratum.id) }));
}

function checkDerived(tables: readonly Table[], withheld: ReadonlySet<string>, cites: boolean, report: Report): void {
  const known = { tables: new Map(tables.map((table) => [table.id, table])), withheld };
  let isSound = true;
  const noting: Report = (one) => {
    isSound &&= !isError(one);
    report(one);
  };
  const derived = tables.filter((table) => table.shape === "derived");
  const isChain = ({ operation }: DerivedTable) => operation.operation === "chain";
  // A chain calls the functions of the others, so their errors come first.
  for (const table of [...derived.filter((one) => !isChain(one)), ...derived.filter(isChain)]) {
    if (isChain(table) && !isSound) continue;
    operationModule(table.operation.operation).check(table.operation, table.root, known, noting);
    if (cites) expectCited(table, noting);
  }
}

/** A mistake found in both editions is reported once. */
function reportOnce(report: Report): Report {
  const reported = new Set<string>();
  return (found) => {
    const name = JSON.stringify([found.code, found.message, found.span.file.path, found.span.start]);
    if (!reported.has(name)) report(found);
    reported.add(name);
  };
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
