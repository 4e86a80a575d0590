import type { Book, EditionId, Table } from "../../model/index.ts";
import { exportedNames, underFormerId } from "../../names/sdk-names.ts";
import { operationModule } from "../../operations/index.ts";
import type { BookTarget } from "../output/output.ts";
import { exported, type Imported } from "../typescript/code.ts";
import type { Declaration, Module } from "../typescript/module.ts";
import { printModules } from "../typescript/printer.ts";
import { withExamples } from "./example.ts";
import { declareDerived } from "./operations/index.ts";
import { renamedDoc } from "./tables/aliases.ts";
import { declareCatalog } from "./tables/catalog.ts";
import { declareConstants } from "./tables/constants.ts";
import type { Setting } from "./tables/doc.ts";
import { declareLookup } from "./tables/lookup.ts";
import { declareModifiers } from "./tables/modifiers.ts";
import { withNamedRows } from "./tables/named-rows.ts";

/** The typed lookup SDK: one module per table and one index per book, for both editions. */
export const sdk: BookTarget = (book) => printModules([...edition(book, "current"), ...edition(book, "as-printed")]);

function edition(book: Book, id: EditionId): readonly Module[] {
  const folder = id === "current" ? book.id : `${id}/${book.id}`;
  const tables = new Map(withNamedRows(book.editions[id]).map((table) => [table.id, table]));
  const shared = new Set(id === "current" ? [] : book.editions[id].filter((table) => isShared(table, book)));
  const own = book.editions[id].filter((table) => !shared.has(table));
  const pathOf = (table: string) => `${[...shared].some(({ id }) => id === table) ? book.id : folder}/${table}`;
  const modules = own.map((table) => tableModule(tables.get(table.id) as Table, { book, tables }, id, pathOf));
  const former = renamedTables(book, own, folder);
  const formerShared = renamedTables(book, [...shared], book.id);
  const parts = [
    ...book.editions[id].map((table) => pathOf(table.id)),
    ...[...former, ...formerShared].map(({ path }) => path),
  ];
  const index: Declaration[] = parts.map((from) => ({ kind: "reexport", from, types: null }));
  return [...modules, ...former, { path: `${folder}/index`, source: book.file.path, declarations: index }];
}

/** True if no accepted erratum touches the table or its parts; both editions then share one module. */
function isShared(table: Table, book: Book): boolean {
  const current = book.editions.current.find(({ id }) => id === table.id);
  if (table.shape !== "derived") return current === table;
  const uses = operationModule(table.operation.operation).uses(table.operation);
  return (
    current === table &&
    book.editions["as-printed"].filter(({ id }) => uses.includes(id)).every((used) => isShared(used, book))
  );
}

function tableModule(table: Table, setting: Setting, id: EditionId, pathOf: Module["pathOf"] & {}): Module {
  const own = withExamples(declare(table, setting), table, setting.tables);
  const declarations = id === "current" ? own : withSharedInterfaces(own, `${setting.book.id}/${table.id}`);
  return { path: pathOf(table.id), source: table.file.path, declarations, pathOf };
}

/** Both editions satisfy the same row interfaces: the printed one takes them from the current one. */
function withSharedInterfaces(declarations: readonly Declaration[], from: string): readonly Declaration[] {
  const types = declarations.flatMap((one) => (one.kind === "interface" ? [one.name] : []));
  if (types.length === 0) return declarations;
  return [{ kind: "reexport", from, types }, ...declarations.filter((one) => one.kind !== "interface")];
}

/** What a table declares, by its shape. */
export function declare(table: Table, setting: Setting): readonly Declaration[] {
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

/** The modules of former table ids: each exports what the table does under the names it had. */
function renamedTables(book: Book, tables: readonly Table[], folder: string): readonly Module[] {
  return Object.entries(book.aliases).flatMap(([former, present]): Module[] => {
    const table = tables.find(({ id }) => id === present);
    // The function of a derived table has a name of its own.
    return table && table.shape !== "derived" ? [formerModule(table, former, folder)] : [];
  });
}

function formerModule(table: Table, former: string, folder: string): Module {
  const present = exportedNames(table).map((name) => exported(table, name));
  const pairs = exportedNames(underFormerId(table, former))
    .map((name, index) => ({ name, to: present[index] as Imported }))
    .filter(({ name, to }) => name !== to.name);
  return {
    path: `${folder}/${former}`,
    source: table.file.path,
    declarations: pairs.map(({ name, to }): Declaration => {
      const doc = renamedDoc(to.name);
      return to.isType
        ? { kind: "type", name, doc, type: to }
        : { kind: "const", name, exported: true, doc, value: to };
    }),
    pathOf: (id) => `${folder}/${id}`,
  };
}
