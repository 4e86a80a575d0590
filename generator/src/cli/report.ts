import { count } from "../format/tally.ts";
import { visible } from "../format/visible.ts";
import type { Summary } from "../names/summary.ts";
import type { OutputDifference, WriteResult } from "../write/index.ts";

/** `2 books, 11 tables, 230 rows`. */
export function contents({ books, tables, rows }: Summary): string {
  return [count(books, "book"), count(tables, "table"), count(rows, "row")].join(", ");
}

/** What happened to the output folder. */
export function changes({ written, unchanged, removed }: Omit<WriteResult, "foreign">): string {
  return `${count(written.length, "file")} written, ${unchanged} unchanged, ${removed.length} removed`;
}

/** The names each book exports, wrapped. */
export function exportNames(exports: Summary["exports"], columns: number): string {
  return exports.map(({ book, names }) => `${book}\n${wrap(names, columns)}`).join("");
}

/** Why `--check` fails, and what to do; empty if the output is up to date. */
export function drift({ missing, changed, stale, foreign, unfinished }: OutputDifference): string {
  if (unfinished) return "generated/ is unfinished: a build was interrupted\nRun: npx tablewright build\n";
  const lines = [
    ...missing.map((path) => `  missing  ${path}\n`),
    ...changed.map((path) => `  differs  ${path}\n`),
    ...stale.map((path) => `  stale    ${path}\n`),
  ];
  const outdated = `generated/ is out of date in ${count(lines.length, "file")}\n${lines.join("")}Run: npx tablewright build\n`;
  return (lines.length === 0 ? "" : outdated) + foreignFiles("generated/", foreign);
}

/** Names files in an output folder that tablewright did not write: an app could import them. */
export function foreignFiles(folder: "generated/" | "dist/" | "dist-site/", paths: readonly string[]): string {
  if (paths.length === 0) return "";
  const lines = paths.map((path) => `  foreign  ${visible(path)}\n`).join("");
  return `${folder} also holds ${count(paths.length, "file")} that tablewright did not write\n${lines}Move what is needed elsewhere, and delete the rest.\n`;
}

/** `0.4 s`, `12.0 s`. */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

function wrap(names: readonly string[], columns: number): string {
  const lines: string[] = [];
  let line = "";
  for (const name of names) {
    const longer = line === "" ? name : `${line}, ${name}`;
    if (line !== "" && longer.length + 3 > columns) {
      lines.push(`  ${line},`);
      line = name;
    } else line = longer;
  }
  if (line !== "") lines.push(`  ${line}`);
  return lines.map((text) => `${text}\n`).join("");
}
