import { diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import { rowFields } from "../kinds/row-fields.ts";
import {
  child,
  childFlag,
  childList,
  childMap,
  childText,
  type SyntaxEntry,
  type SyntaxList,
  type SyntaxMap,
  type SyntaxNode,
  type SyntaxScalar,
} from "../source/syntax.ts";
import { nearest } from "../text/suggest.ts";
import { placeIn, scalar } from "./printed-line.ts";

/**
 * A table that is printed sideways, or with bands in its cells, as one that has a row for each answer. Every part keeps
 * its place in the file; a table of the usual form stays as it is.
 * @returns null after a complaint
 */
export function asRows(root: SyntaxMap, report: Report): SyntaxMap | null {
  const upright = isTransposed(root) ? turned(root, report) : root;
  const banded = upright && bandedAxis(upright);
  return banded ? oneAnswerEach(upright, banded, report) : upright;
}

/** Whether its text is of a form that `asRows` changes. */
export function isLaidOut(root: SyntaxMap): boolean {
  return isTransposed(root) || bandedAxis(root) !== undefined;
}

export function isTransposed(root: SyntaxMap): boolean {
  return childFlag(root, "transposed");
}

/** `rows: { crew: { raft: 2, barge: 6 } }` → the rows raft and barge, each with its crew. */
function turned(root: SyntaxMap, report: Report): SyntaxMap | null {
  const axes = [...(childMap(root, "axes")?.entries ?? [])];
  const across = axes.filter(([, { value }]) => value.kind === "map" && !value.entries.has("columns"));
  const [axis, second] = across;
  const key = root.entries.get("transposed")?.key ?? root;
  if (second) {
    const hint = "take transposed: out and write a row for each combination of keys";
    return wrong(report, key, `keeps no place for the axis ${second[0]}: one axis alone can stand across`, hint);
  }
  const lines = childMap(root, "rows");
  const found = new Map<string, Turned>();
  const headings = axis?.[1].value.kind === "map" ? placeIn(axis[1].value) : null;
  for (const [name, line] of lines?.entries ?? []) {
    if (line.value.kind !== "map")
      return wrong(report, line.value, "must give each heading its cell", `write ${name}: { heading: cell }`);
    const place = placeIn(line.value);
    for (const [heading, cell] of line.value.entries) {
      if (place?.has(heading)) continue;
      const row = found.get(heading) ?? { key: cell.key, cells: new Map(), cites: new Map() };
      const above = axis && !found.has(heading) ? headings?.next(cell.key) : undefined;
      if (axis && above) row.cites.set(axis[0], { key: cell.key, value: above });
      row.cells.set(name, { key: line.key, value: cell.value });
      const cited = place?.next(cell.value);
      if (cited) row.cites.set(name, { key: line.key, value: cited });
      found.set(heading, row);
    }
  }
  if (!lines || found.size === 0) {
    const at = child(root, "rows") ?? key;
    return wrong(report, at, "must give each line by its name", "write rows: { crew: { raft: 2, barge: 6 } }");
  }
  const rows: SyntaxNode = axis
    ? {
        ...lines,
        kind: "list",
        items: [...found.values()].map((row) => rowOf(row, [[axis[0], row.key]])),
      }
    : {
        ...lines,
        entries: new Map([...found].map(([id, row]) => [id, { key: row.key, value: rowOf(row, []) }])),
      };
  const upright = withEntries(without(root, "transposed"), { rows });
  const axesMap = childMap(root, "axes");
  if (!axis || !axesMap || axis[1].value.kind !== "map" || !headings) return upright;
  const bare = ["line", "lines", "figure"].reduce(without, axis[1].value);
  return withEntries(upright, { axes: withEntries(axesMap, { [axis[0]]: bare }) });
}

/** A row of a table that is printed sideways. */
interface Turned {
  readonly key: SyntaxScalar;
  readonly cells: Map<string, SyntaxEntry>;
  /** Where each cell is printed, in a book with a document. */
  readonly cites: Map<string, SyntaxEntry>;
}

/** The axis whose bands stand in the cells. */
export function bandedAxis(root: SyntaxMap): string | undefined {
  const axes = [...(childMap(root, "axes")?.entries ?? [])];
  return axes.find(([, { value }]) => value.kind === "map" && value.entries.has("outcomes"))?.[0];
}

/** `{ trail: known, lost: 01-20, there: 21-00 }` → a row for lost and one for there, each with its band as a key. */
function oneAnswerEach(root: SyntaxMap, axis: string, report: Report): SyntaxMap | null {
  const axes = childMap(root, "axes") as SyntaxMap;
  const own = childMap(axes, axis) as SyntaxMap;
  const list = childList(own, "outcomes");
  const outcomes = (list?.items ?? []).flatMap((item) => (item.kind === "scalar" ? [item] : []));
  if (!list || outcomes.length === 0)
    return wrong(report, own, "must list what its cells lead to", "write outcomes: [lost, there]", `the axis ${axis}`);
  const other = root.entries.get("columns") ?? root.entries.get("result");
  if (other) {
    const hint = `take ${other.key.text}: out`;
    return wrong(
      report,
      other.key,
      "has bands in its cells, so what a row gives are the outcomes",
      hint,
      "this lookup",
    );
  }
  const names = new Set(outcomes.map(({ text }) => text));
  const keys = [...axes.entries.keys()].filter((id) => id !== axis);
  let sound = true;
  const items = (childList(root, "rows")?.items ?? []).flatMap((row): readonly SyntaxNode[] => {
    if (row.kind !== "map") return [row];
    const shared = [...row.entries].filter(([name, { key }]) => {
      const known = keys.includes(name) || rowFields.has(name);
      if (known || names.has(name)) return known;
      const near = nearest(name, names);
      const hint = near ? `did you mean ${near}?` : `the outcomes are ${[...names].join(", ")}`;
      report(diagnostic("axis/cell-unknown", key, { column: name }, { hint }));
      sound = false;
      return false;
    });
    const bands = [...row.entries].filter(([name]) => names.has(name));
    const place = placeIn(row);
    // The line prints its keys before the bands.
    for (const key of keys) if (place && row.entries.has(key)) place.next(child(row, key) as SyntaxNode);
    const cites = (band: SyntaxEntry) => [...(place?.next(band.value).entries ?? [])];
    const own = place ? shared.filter(([name]) => !place.has(name)) : shared;
    if (bands.length > 0)
      return bands.map(([name, band]) => answer(row, [...own, ...cites(band)], { axis, name, band }));
    const hint = `add one of ${[...names].join(", ")}, with the band that leads to it`;
    wrong(report, row, "leads to no outcome", hint, "this row");
    sound = false;
    return [];
  });
  const rows: SyntaxList = { ...((child(root, "rows") ?? root) as SyntaxList), kind: "list", items };
  const outcome: SyntaxEntry = { key: scalar(list, "outcome"), value: { ...list, items: outcomes } };
  const columns: SyntaxMap = { ...list, kind: "map", entries: new Map([["outcome", outcome]]) };
  const bare = withEntries(axes, { [axis]: without(own, "outcomes") });
  const printed = root.entries.get("print")?.value ?? { ...list, items: [scalar(list, axis)] };
  return sound ? withEntries(root, { axes: bare, columns, print: printed, rows }) : null;
}

interface Answer {
  readonly axis: string;
  readonly name: string;
  readonly band: SyntaxEntry;
}

function answer(row: SyntaxMap, shared: readonly (readonly [string, SyntaxEntry])[], { axis, name, band }: Answer) {
  const id = childText(row, "id");
  const entries = new Map<string, SyntaxEntry>(shared);
  if (id !== undefined) entries.set("id", { key: scalar(band.key, "id"), value: scalar(band.key, `${id}-${name}`) });
  entries.set(axis, { key: scalar(band.key, axis), value: band.value });
  entries.set("outcome", { key: scalar(band.key, "outcome"), value: band.key });
  return { ...row, entries };
}

function rowOf({ key: place, cells, cites }: Turned, keys: readonly (readonly [string, SyntaxScalar])[]): SyntaxMap {
  const own = keys.map(([axis, value]) => [axis, { key: scalar(place, axis), value }] as const);
  const { file, start, end } = place;
  const cited: SyntaxMap = { kind: "map", file, start, end, entries: cites };
  const entries = new Map([...own, ...cells]);
  if (cites.size > 0) entries.set("cites", { key: scalar(place, "cites"), value: cited });
  return { kind: "map", file, start, end, entries };
}

function withEntries(map: SyntaxMap, values: Readonly<Record<string, SyntaxNode>>): SyntaxMap {
  const entries = new Map(map.entries);
  for (const [name, value] of Object.entries(values))
    entries.set(name, { key: entries.get(name)?.key ?? scalar(value, name), value });
  return { ...map, entries };
}

function without(map: SyntaxMap, name: string): SyntaxMap {
  const entries = new Map(map.entries);
  entries.delete(name);
  return { ...map, entries };
}

function wrong(
  report: Report,
  at: SyntaxNode,
  problem: string,
  hint: string,
  subject = "a table printed sideways",
): null {
  report(diagnostic("column/definition", at, { subject, problem }, { hint }));
  return null;
}
