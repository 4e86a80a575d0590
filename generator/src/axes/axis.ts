import { diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import { rowFields } from "../kinds/row-fields.ts";
import type { Axis, AxisException, Match } from "../model/index.ts";
import { ratioFunctionName } from "../names/sdk-names.ts";
import { readBand } from "../numerals/band.ts";
import { readDice } from "../numerals/dice.ts";
import {
  child,
  childFlag,
  childMap,
  childMaps,
  childScalars,
  childText,
  childTexts,
  type SyntaxMap,
  type SyntaxNode,
  type SyntaxScalar,
} from "../source/syntax.ts";
import { idComplaint } from "../validate/ids.ts";
import type { TableInput } from "../validate/input.ts";
import { diceDomain } from "./domain.ts";
import { keyNotation } from "./key.ts";
import { areWhole, keysTyped, matchOf, readHeadings } from "./listed.ts";
import { type CellReader, readOutside } from "./outside.ts";
import { readRatio } from "./ratio.ts";

/** Reads one entry of a table's `axes`. */
export function readAxis(id: string, map: SyntaxMap, input: TableInput, cell: CellReader, report: Report): Axis {
  const typed = keysTyped(id, map, input);
  const match = matchOf(map, typed);
  const isRatio = childText(map, "match") === "ratio";
  const listed = childText(map, "match") === "listed" || isRatio;
  const isNumbers = listed && match.kind === "range";
  const scope = isNumbers ? { ...input.scope, minus: "negative" as const } : input.scope;
  const dice = readDice(childText(map, "dice") ?? "");
  const domain = readBand(childText(map, "domain") ?? "", input.scope.minus);
  const columns = childTexts(map, "columns");
  checkColumns(map, match.kind === "exact" && childText(map, "match") === "exact", input, report);
  if (match.kind === "nearest" && !childText(map, "tie")) {
    report(
      diagnostic(
        "axis/policy-missing",
        map,
        { axis: id, side: "midway between two keys" },
        { hint: "add tie: lower, higher or unknown" },
      ),
    );
  }
  for (const name of ["of", "in-favor-of"]) {
    const { key } = map.entries.get(name) ?? {};
    if (isRatio || !key) continue;
    const problem = `says ${name}, which means nothing where match is ${childText(map, "match")}`;
    const hint = "write match: ratio, or take it out";
    report(diagnostic("column/definition", key, { subject: `the axis ${id}`, problem }, { hint }));
  }
  const modified = child(map, "modified");
  if (dice?.digits && modified && childFlag(map, "modified")) {
    const problem = "is rolled with d66, whose digits nothing can be added to";
    const hint = "take modified: out";
    report(diagnostic("column/definition", modified, { subject: `the axis ${id}`, problem }, { hint }));
  }
  const notation = match.kind === "exact" ? null : keyNotation(map, match, typed, scope, report);
  const outside = isNumbers && !dice ? ({ kind: "error" } as const) : undefined;
  const axis: Axis = {
    id,
    description: childText(map, "description") ?? input.kind.axisDescriptions.get(id) ?? "",
    unit: childText(map, "unit") ?? null,
    match,
    whole: dice !== null || childText(map, "values") === "whole" || seemWhole(map, match, typed, listed, input),
    dice,
    domain: domain.ok ? domain.band : dice && childText(map, "modified") !== "true" ? diceDomain(dice) : null,
    below: isRatio ? undefined : (readOutside(child(map, "below"), cell) ?? outside),
    above: isRatio ? undefined : (readOutside(child(map, "above"), cell) ?? outside),
    keys: columns,
    // Which ids an axis has is known when its rows are read.
    aliases: {},
    exceptions: readExceptions(map, input),
    notation,
    bands: match.kind === "range" && notation !== null && notation.fields.some((field) => field.id !== "key"),
    columns: columns.length > 0,
    ...(listed ? { listed } : {}),
    ...readWordsOf(map),
    span: map,
  };
  if (isRatio) {
    const ratio = readRatio(id, ratioFunctionName(input.id, id), map, typed, report);
    return ratio ? { ...axis, ratio } : axis;
  }
  if (columns.length === 0 || match.kind === "exact") return axis;
  const headings = readHeadings(axis, typed, scope, report);
  return headings ? { ...axis, headings } : axis;
}

function readWordsOf(map: SyntaxMap): Pick<Axis, "wordsOf"> {
  return map.entries.has("wordsOf") ? { wordsOf: childScalars(map, "wordsOf") } : {};
}

/** Whether whole numbers alone seem meant where nothing says so; a gap the print leaves open says that fractions are. */
function seemWhole(
  map: SyntaxMap,
  match: Match,
  typed: readonly SyntaxScalar[],
  listed: boolean,
  { scope }: TableInput,
): boolean {
  if (match.kind !== "range" || map.entries.has("values") || map.entries.has("exceptions")) return false;
  return areWhole(typed, listed, scope);
}

/** Columns are fields of every row, so each needs a name of its own. */
function checkColumns(map: SyntaxMap, areIds: boolean, { kind }: TableInput, report: Report): void {
  const owners = new Map<string, SyntaxNode>();
  for (const item of childScalars(map, "columns")) {
    const id = item.text;
    const owner = owners.get(id);
    const wrong = areIds ? idComplaint(item) : null;
    if (wrong) report(wrong);
    const taken = kind.keys.includes(id) || rowFields.has(id);
    if (taken) report(diagnostic("name/id", item, { id, problem: "is already the name of a field of every row" }));
    if (owner) {
      const related = [{ message: "the first", span: owner }];
      report(diagnostic("name/duplicate", item, { id, what: "the column" }, { related }));
    }
    owners.set(id, item);
  }
}

function readExceptions(map: SyntaxMap, input: TableInput): readonly AxisException[] {
  return childMaps(map, "exceptions").flatMap((item) => {
    const at = readBand(childText(item, "at") ?? "", input.scope.minus);
    if (!at.ok) return [];
    return [
      {
        at: at.band,
        kind: childText(item, "kind") as AxisException["kind"],
        gives: childText(item, "gives") as AxisException["gives"],
        because: childText(item, "because") ?? "",
        span: child(item, "at") ?? item,
      },
    ];
  });
}

/** The map that describes an axis, or null with a complaint where the table lacks it. */
export function axisMap(input: TableInput, id: string): SyntaxMap | undefined {
  const axes = childMap(input.root, "axes");
  return axes && childMap(axes, id);
}
