import type { Book, EditionId, Table } from "../../model/index.ts";
import { operationModule } from "../../operations/index.ts";
import type { BookTarget } from "../output/target.ts";
import type { Declaration, Import, Module } from "../typescript/module.ts";
import { printModules } from "../typescript/print-modules.ts";
import { namesUsed, runtimeImports, type Setting, type TableModule } from "../typescript/table-module.ts";
import { withExamples } from "./example.ts";
import { declareDerived } from "./operations/index.ts";
import { renamedTables } from "./renamed-table.ts";
import { declareCatalog } from "./tables/catalog.ts";
import { declareConstants } from "./tables/constants.ts";
import { declareLookup } from "./tables/lookup.ts";
import { declareModifiers } from "./tables/modifiers.ts";

/** The typed lookup SDK: a module a table and an index a book, for both editions. */
export const sdk: BookTarget = (book, _package, memo) =>
  printModules([...edition(book, "current"), ...edition(book, "as-printed")], memo);

function edition(book: Book, id: EditionId): readonly Module[] {
  const folder = id === "current" ? book.id : `${id}/${book.id}`;
  const tables = new Map(book.editions[id].map((table) => [table.id, table]));
  const shared = new Set(id === "current" ? [] : book.editions[id].filter((table) => isShared(table, book)));
  const own = book.editions[id].filter((table) => !shared.has(table));
  const pathOf = (table: string) => `${[...shared].some(({ id }) => id === table) ? book.id : folder}/${table}`;
  const modules = own.map((table) => tableModule(table, { book, tables, pathOf }, id));
  const former = renamedTables(book, own, folder);
  const formerShared = renamedTables(book, [...shared], book.id);
  const parts = [
    ...book.editions[id].map((table) => pathOf(table.id)),
    ...[...former, ...formerShared].map(({ path }) => path),
  ];
  const index: Declaration[] = parts.map((from) => ({ kind: "reexport", from, types: null }));
  return [...modules, ...former, { path: `${folder}/index`, source: book.file.path, imports: [], declarations: index }];
}

/** True where no accepted erratum touches the table or anything it is made of: both editions have the one module. */
function isShared(table: Table, book: Book): boolean {
  const current = book.editions.current.find(({ id }) => id === table.id);
  if (table.shape !== "derived") return current === table;
  const uses = operationModule(table.operation.operation).uses(table.operation);
  return (
    current === table &&
    book.editions["as-printed"].filter(({ id }) => uses.includes(id)).every((used) => isShared(used, book))
  );
}

function tableModule(table: Table, setting: Setting, id: EditionId): Module {
  const declared = declare(table, setting);
  const own = { ...declared, declarations: withExamples(declared.declarations, table, setting.tables) };
  const { declarations, imports } = id === "current" ? own : withSharedInterfaces(own, table, setting);
  const path = setting.pathOf(table.id);
  return {
    path,
    source: table.file.path,
    imports: merged([...imports, ...runtimeImports(declarations)]),
    declarations,
  };
}

/** Both editions satisfy the same row interfaces: the printed one takes them from the current one. */
function withSharedInterfaces({ declarations, imports }: TableModule, table: Table, { book }: Setting): TableModule {
  const names = declarations.flatMap((one) => (one.kind === "interface" ? [one.name] : []));
  if (names.length === 0) return { declarations, imports };
  const from = `${book.id}/${table.id}`;
  const others = declarations.filter((one) => one.kind !== "interface");
  const used = namesUsed(others, names);
  return {
    imports: used.length === 0 ? imports : [...imports, { from, names: used, typeOnly: true }],
    declarations: [{ kind: "reexport", from, types: names }, ...others],
  };
}

/** What a table declares, by its shape. */
export function declare(table: Table, setting: Setting): TableModule {
  switch (table.shape) {
    case "catalog":
      return declareCatalog(table, setting);
    case "lookup":
      return declareLookup(table, setting);
    case "modifiers":
      return declareModifiers(table, setting);
    case "constants":
      return declareConstants(table, setting);
    case "derived":
      return declareDerived(table, setting);
    default:
      return table satisfies never;
  }
}

/** One import a module and kind; types and values stay apart. */
export function merged(imports: readonly Import[]): readonly Import[] {
  const byKey = new Map<string, Import>();
  for (const one of imports) {
    const key = `${one.from} ${one.typeOnly}`;
    const names = new Set([...(byKey.get(key)?.names ?? []), ...one.names]);
    byKey.set(key, { ...one, names: [...names] });
  }
  return [...byKey.values()].sort((a, b) =>
    a.from < b.from ? -1 : a.from > b.from ? 1 : Number(b.typeOnly) - Number(a.typeOnly),
  );
}
