import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { repository } from "../repository.mjs";
import { gravSpeeds } from "./speeds.mjs";
import { grenadeWeapons, smallArms } from "./weapons.mjs";

const rowsOfTable = 100;
const tablesOfBook = 10;

/** A project of so many rows, a hundred a table and a thousand a book; the same files in every run. */
export function manyTables(rows) {
  const tables = Array.from({ length: rows / rowsOfTable }, (_, at) => at);
  return projectOf(
    tables.flatMap((at) => {
      const book = `rules/book-${Math.floor(at / tablesOfBook) + 1}`;
      const table = smallArms(`Arms ${at + 1}`, rowsOfTable, at + 1);
      return [
        [`${book}/book.yaml`, bookFile],
        [`${book}/weapon/arms-${at + 1}.yaml`, table],
      ];
    }),
  );
}

/** A project of one table. */
export function oneTable(rows) {
  return projectOf([
    ["rules/armory/book.yaml", bookFile],
    ["rules/armory/weapon/launchers.yaml", grenadeWeapons("Launchers", rows, rows)],
  ]);
}

/** A project of one lookup by so many ids. */
export function longLookup(ids) {
  return projectOf([
    ["rules/armory/book.yaml", bookFile],
    ["rules/armory/movement/speeds.yaml", gravSpeeds(ids)],
  ]);
}

const bookFile = `# yaml-language-server: $schema=../../schema/book.schema.json
title: Synthetic
document: none
minus: up-to
`;

/** Writes a project below the folder for temporary files. It is removed when this process ends. */
function projectOf(files) {
  const folder = mkdtempSync(join(tmpdir(), "tablewright-bench-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  cpSync(join(repository, "schema"), join(folder, "schema"), { recursive: true });
  const all = [...files, ["package.json", '{ "name": "synthetic", "version": "1.0.0", "type": "module" }\n']];
  for (const [path, text] of all) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}
