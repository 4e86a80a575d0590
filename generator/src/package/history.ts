import type { OutputFile } from "../emit/output/output.ts";
import { readJson } from "../project/json.ts";
import type { Rulebook } from "../published/data.ts";
import { presentAddress } from "../runtime/addresses.ts";
import { type FormerCells, formerAddresses, formerCells } from "./former-cells.ts";
import { rowsCode } from "./meta.ts";

/** What is read of a version in `changes.json`. */
interface Version {
  readonly version: string;
  readonly changes?: readonly { readonly at: string; readonly change: string; readonly was: unknown }[];
  readonly before?: Readonly<Record<string, Readonly<Record<"current" | "asPrinted", FormerCells>>>>;
}

/**
 * `history/<book>` as a module of `generated/`: the book at every released version. Packing makes it, so that a review shows a
 * change once.
 * @param changes `changes.json`; null where nothing was released
 */
export function historyOf(current: Rulebook, asPrinted: Rulebook, changes: string | null): OutputFile {
  const { book, tables, dataVersion } = current;
  const released = versionsIn(changes);
  const versions = released.length === 0 ? [{ version: dataVersion }] : released;
  const aliases = { ...renamedIn(released, book, current), ...formerAddresses(current) };
  const inPresentIds = (cells: FormerCells = {}) =>
    JSON.stringify(Object.fromEntries(Object.entries(cells).map(([at, was]) => [presentAddress(at, aliases), was])));
  const past = (edition: "current" | "asPrinted") =>
    versions.map(({ before = {} }) => `    ${inPresentIds(before[book]?.[edition])},\n`).join("");
  const rows = tables
    .filter(({ shape }) => shape !== "derived")
    .map((table) => `    ${JSON.stringify(table.id)}: () => ${rowsCode(table)},\n`);
  const text = `import { addresses } from "../addresses/${book}.js";
import { errata } from "../errata/${book}.js";
import { type History, type TablesAsOf, tablesAsOf } from "../runtime/history.js";
import * as $book from "../${book}/index.js";

export type { CellAsOf, TablesAsOf } from "../runtime/history.js";
export type { Erratum, ErratumValue } from "../runtime/errata.js";

/** Every released version, the oldest first. */
export const versions: readonly string[] = ${JSON.stringify(versions.map(({ version }) => version))};

const history = (): History => ({
  versions,
  current: [
${past("current")}  ],
  asPrinted: [
${past("asPrinted")}  ],
  print: ${JSON.stringify(formerCells(asPrinted, current))},
  rows: {
${rows.join("")}  },
  errata,
  addresses: { ...addresses, aliases: ${JSON.stringify(aliases)} },
});

/**
 * The tables as a version had them.
 * @param version - One of \`versions\`.
 * @param edition - With the errata of that version, or the print as it was read then.
 * @throws TypeError for a version that was not released
 */
export function asOf(version: string, edition: "current" | "as-printed" = "current"): TablesAsOf {
  return tablesAsOf(history(), version, edition);
}
`;
  return { path: `history/${book}.ts`, text };
}

function versionsIn(changes: string | null): readonly Version[] {
  const read = readJson(changes ?? "{}");
  const { versions = [] } = ("value" in read ? read.value : {}) as { readonly versions?: readonly Version[] };
  return [...versions].reverse();
}

/** Former address → present one of what was ever renamed: an id that no alias keeps any more still leads to what it was. */
function renamedIn(versions: readonly Version[], book: string, present: Rulebook): Readonly<Record<string, string>> {
  const kept = formerAddresses(present);
  const told = versions.flatMap(({ changes = [] }) => changes).filter(({ change }) => / renamed$/.test(change));
  const own = told.filter(({ at, change }) => at.startsWith(`${book}/`) && /^(table|row) /.test(change));
  return Object.fromEntries(
    own.map(({ at, was }) => {
      const to = at.slice(book.length + 1);
      return [[...to.split("/").slice(0, -1), was].join("/"), presentAddress(to, kept)];
    }),
  );
}
