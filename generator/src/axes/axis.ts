import { diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import { rowFields } from "../kinds/row-fields.ts";
import type { Axis, AxisException, Match } from "../model/index.ts";
import { readBand } from "../numerals/band.ts";
import { readDice } from "../numerals/dice.ts";
import { child, childList, childMap, childText, type SyntaxMap, type SyntaxNode } from "../source/syntax.ts";
import type { TableInput } from "../validate/input.ts";
import { diceDomain } from "./domain.ts";
import { keyNotation } from "./key.ts";
import { type CellReader, readOutside } from "./outside.ts";

/** Reads one entry of a table's `axes`. */
export function readAxis(id: string, map: SyntaxMap, input: TableInput, cell: CellReader, report: Report): Axis {
  const match = readMatch(map);
  const dice = readDice(childText(map, "dice") ?? "");
  const domain = readBand(childText(map, "domain") ?? "", input.scope.minus);
  const columns = (childList(map, "columns")?.items ?? []).flatMap((item) =>
    item.kind === "scalar" ? [item.text] : [],
  );
  if (match.kind !== "exact" && columns.length > 0) {
    const why = `its match is ${match.kind}, not exact`;
    report(diagnostic("axis/columns", childList(map, "columns") ?? map, { axis: id, why }));
  }
  checkColumns(map, input, report);
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
  const notation = columns.length > 0 || match.kind === "exact" ? null : keyNotation(map, match, input.scope, report);
  return {
    id,
    description: childText(map, "description") ?? input.kind.axisDescriptions.get(id) ?? "",
    unit: childText(map, "unit") ?? null,
    match,
    whole: dice !== null || childText(map, "values") === "whole",
    dice,
    domain: domain.ok ? domain.band : dice && childText(map, "modified") !== "true" ? diceDomain(dice) : null,
    below: readOutside(child(map, "below"), cell),
    above: readOutside(child(map, "above"), cell),
    keys: columns,
    // Which ids an axis has is known when its rows are read.
    aliases: {},
    exceptions: readExceptions(map, input),
    notation,
    bands: match.kind === "range" && notation !== null && notation.fields.some((field) => field.id !== "key"),
    columns: columns.length > 0,
    span: map,
  };
}

/** Columns are fields of every row, so each needs a name of its own. */
function checkColumns(map: SyntaxMap, { kind }: TableInput, report: Report): void {
  const owners = new Map<string, SyntaxNode>();
  for (const item of childList(map, "columns")?.items ?? []) {
    if (item.kind !== "scalar") continue;
    const id = item.text;
    const owner = owners.get(id);
    const taken = kind.keys.includes(id) || rowFields.has(id);
    if (taken) report(diagnostic("name/id", item, { id, problem: "is already the name of a field of every row" }));
    if (owner) {
      const related = [{ message: "the first", span: owner }];
      report(diagnostic("name/duplicate", item, { id, what: "the column" }, { related }));
    }
    owners.set(id, item);
  }
}

function readMatch(map: SyntaxMap): Match {
  const kind = childText(map, "match") as Match["kind"];
  if (kind !== "nearest") return { kind };
  return { kind, tie: (childText(map, "tie") ?? "unknown") as "lower" | "higher" | "unknown" };
}

function readExceptions(map: SyntaxMap, input: TableInput): readonly AxisException[] {
  return (childList(map, "exceptions")?.items ?? []).flatMap((item) => {
    if (item.kind !== "map") return [];
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
