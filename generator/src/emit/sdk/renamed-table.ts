import type { Book, Table } from "../../model/index.ts";
import { exportedNames, underFormerId } from "../../names/sdk-names.ts";
import { exported, type Imported } from "../typescript/code.ts";
import type { Declaration, Module } from "../typescript/module.ts";
import { renamedDoc } from "./tables/aliases.ts";

/** The modules of former table ids: each exports what the table does under the names it had. */
export function renamedTables(book: Book, tables: readonly Table[], folder: string): readonly Module[] {
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
