import { type Diagnostic, diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import { overlap } from "../model/address.ts";
import type { Change, Erratum } from "../model/index.ts";
import { topOf } from "../source/source-file.ts";
import type { SyntaxMap } from "../source/syntax.ts";
import { rowsById, withRows } from "../tables/rows-by-id.ts";
import { nearest } from "../text/suggest.ts";
import { makeChange } from "./apply.ts";
import { isStated, type Printed } from "./printed.ts";

/** The changed state of a table. */
interface Changed {
  /** Its tree, for what is stated beside the rows. */
  readonly root: SyntaxMap;
  /** Its rows by printed id, so that a corrected key does not hide its row from the next change. */
  readonly rows: SyntaxMap;
}

type ChangedTables = ReadonlyMap<string, Changed>;

/**
 * Lays the errata that count over the printed tables, each of them wholly or not at all.
 * @param tables the tables of the book by id
 * @param withheld tables with errors of their own; their errata are skipped silently
 * @returns the roots of the tables that change
 */
export function overlay(
  tables: ReadonlyMap<string, Printed>,
  withheld: ReadonlySet<string>,
  errata: readonly Erratum[],
  report: Report,
): ReadonlyMap<string, SyntaxMap> {
  let changed: ChangedTables = new Map();
  const owners: Owner[] = [];
  for (const erratum of errata.filter(({ lifecycle }) => lifecycle.state === "applied")) {
    const attempted = tryErratum(erratum, { tables, withheld, owners, changed });
    owners.push(...erratum.changes.map(({ at }) => ({ at, erratum })));
    for (const one of attempted.misfits) report(one);
    if (!attempted.fits) continue;
    changed = attempted.changed;
  }
  return new Map([...changed].map(([table, { root, rows }]) => [table, withRows(root, rows)] as const));
}

interface Owner {
  readonly at: string;
  readonly erratum: Erratum;
}

interface OverlayState {
  readonly tables: ReadonlyMap<string, Printed>;
  readonly withheld: ReadonlySet<string>;
  /** What earlier errata changed, and which cells they named. */
  readonly changed: ChangedTables;
  readonly owners: readonly Owner[];
}

interface Attempt {
  readonly changed: ChangedTables;
  readonly misfits: readonly Diagnostic[];
  readonly fits: boolean;
}

function tryErratum(erratum: Erratum, { tables, withheld, owners, changed }: OverlayState): Attempt {
  const attempted = new Map(changed);
  const misfits: Diagnostic[] = [];
  const report: Report = (one) => void misfits.push(one);
  const nothing = erratum.changes.length > 1 ? erratum.id : undefined;
  const own: Owner[] = [];
  let waits = false;
  for (const change of erratum.changes) {
    const { at, steps } = change;
    const other = [...owners, ...own].find((one) => overlap(one.at, at))?.erratum;
    own.push({ at, erratum });
    if (other) {
      report(twice(change, erratum, other, nothing));
      continue;
    }
    const [table = "", ...path] = steps;
    const printed = tables.get(table);
    if (withheld.has(table)) waits = true;
    else if (!printed) report(noTable(change, tables.keys(), nothing));
    else {
      const { root } = printed;
      const before = attempted.get(table) ?? { root, rows: rowsById(root, printed.keys) };
      const part = isStated(printed, path) ? "root" : "rows";
      const making = { change, keys: printed.keys, nothing, isReleased: erratum.since !== null };
      const after = makeChange(before[part], path, making, report);
      if (after) attempted.set(table, { ...before, [part]: after });
    }
  }
  return { changed: attempted, misfits, fits: misfits.length === 0 && !waits };
}

/** Reported at the newer one: what was released is never edited. */
function twice({ at, span }: Change, erratum: Erratum, other: Erratum, nothing: string | undefined): Diagnostic {
  if (erratum.since !== null && other.since === null) {
    const [change] = other.changes.filter((one) => overlap(one.at, at));
    if (change) return twice(change, other, erratum, other.changes.length > 1 ? other.id : undefined);
  }
  const related = [{ message: `corrected by ${other.id}`, span: topOf(other.file) }];
  const hint =
    other === erratum
      ? "take one of the two out"
      : `to put this in its place, write supersedes: ${other.id} below authority`;
  return diagnostic("errata/twice", span, { at, other: other.id, nothing }, { hint, related });
}

function noTable({ at, steps, span }: Change, known: Iterable<string>, nothing: string | undefined): Diagnostic {
  const [table = "", ...path] = steps;
  const tables = [...known];
  const near = nearest(table, tables);
  // An address in an erratum leaves its book out, unlike addresses elsewhere.
  const without = near === undefined && tables.includes(path[0] ?? "") ? path : undefined;
  const meant = near === undefined ? without : [near, ...path];
  const hint = meant && `write ${meant.join("/")}`;
  return diagnostic("errata/table", span, { at, nothing }, { hint });
}
