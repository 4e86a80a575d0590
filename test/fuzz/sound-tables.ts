import { join } from "node:path";
import { analyze } from "../../generator/src/compile.ts";
import type { Diagnostic } from "../../generator/src/diagnostics/diagnostic.ts";
import { json } from "../../generator/src/emit/json/index.ts";
import { load } from "../../generator/src/project/load.ts";
import type { SourceFile } from "../../generator/src/source/source-file.ts";
import { houseBook, knownSchemas, projectOf, repository } from "../given/project.ts";
import { tables } from "../unit/columns/tables.ts";

/** A file of rules with what must stand beside it. */
export interface Placed extends SourceFile {
  readonly beside: readonly SourceFile[];
}

/** What is found in rules, and what they say as data; null where they hold errors. */
export function said(rules: readonly SourceFile[]): {
  readonly diagnostics: readonly Diagnostic[];
  readonly data: string | null;
} {
  const { diagnostics, model } = analyze(projectOf(rules), knownSchemas);
  const texts = model?.books.flatMap((book) => json(book, { name: "fixes", version: "1.0.0" }));
  return { diagnostics, data: texts ? texts.map(({ text }) => text).join("\n") : null };
}

/** Sound tables of house books, which no document holds: those of our books that stand alone, and those that declare themselves. */
export function soundTables(): readonly Placed[] {
  const ours = load(repository).rules.filter(({ path, text }) => path.split("/").length === 4 && text.length < 8000);
  const alone = ours.map(({ path, text }) => {
    return { path: path.replace(/^rules\/[^/]+/, "rules/house"), text, beside: [houseBook("house")] };
  });
  const own = Object.entries(tables).map(([name, text]) => {
    return { path: `rules/house/gear/${name}.yaml`, text, beside: [houseBook("house", "negative")] };
  });
  const small = load(join(repository, "test/diagnostics/base")).rules.filter(({ path }) =>
    path.startsWith("rules/house/"),
  );
  const linked = small
    .filter(({ path }) => path.split("/").length === 4 && !path.includes("/errata/"))
    .map((file) => ({ ...file, beside: small.filter((other) => other !== file) }));
  return [...alone, ...own, ...linked].filter((file) => said([...file.beside, file]).data !== null);
}

/** A table without the lines it is printed on: house rules have no document to cite. */
export function uncited(text: string): string {
  const blocks = text.replaceAll(/^( *)(?:source|cites):\n(?:\1 +.*\n)+/gm, "");
  return blocks
    .replaceAll(/^ *(?:lines?|figure|reading): .*\n/gm, "")
    .replaceAll(/^( *- )(?:lines?|figure): .*\n +/gm, "$1");
}
