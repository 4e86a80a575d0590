import type { Book, Table } from "../../model/index.ts";
import { exportedNames, underFormerId } from "../../names/sdk-names.ts";
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
  const present = exportedNames(table);
  const pairs = exportedNames(underFormerId(table, former))
    .map((name, index) => ({ name, to: present[index] as string }))
    .filter(({ name, to }) => name !== to);
  const names = pairs.map(({ to }) => to);
  const from = `${folder}/${table.id}`;
  const imports = [
    { from, names: names.filter(isType), typeOnly: true },
    { from, names: names.filter((name) => !isType(name)), typeOnly: false },
  ];
  return {
    path: `${folder}/${former}`,
    source: table.file.path,
    imports: imports.filter((one) => one.names.length > 0),
    declarations: pairs.map(
      ({ name, to }): Declaration =>
        isType(name)
          ? { kind: "type", name, doc: renamedDoc(to), type: to }
          : { kind: "const", name, exported: true, doc: renamedDoc(to), value: to },
    ),
  };
}

/** Types start with a capital, values with a small letter. */
function isType(name: string): boolean {
  return /^_*[A-Z]/.test(name);
}
