import type { Citation, DerivedTable, Table } from "../model/index.ts";
import { readDecimal } from "../numerals/decimal.ts";
import { figures } from "../numerals/figures.ts";
import { printLines } from "../numerals/lines.ts";
import { readShare } from "../operations/read.ts";
import type { SyntaxMap, SyntaxNode } from "../source/syntax.ts";
import { readLineCitation } from "../tables/citation.ts";
import type { Difference } from "./difference.ts";
import { type EvidenceFile, linesWithText } from "./evidence.ts";

/** A place in a derived table that cites the document, with the figures beside the citation. */
export interface OperationFigure {
  readonly citation: Citation;
  readonly values: readonly { readonly value: number; readonly text: string; readonly key: string }[];
  readonly node: SyntaxMap;
}

const citing = new Set(["line", "lines", "figure"]);

/** The cited figures inside a derived table, whatever its operation; a scaling function's own share prints as a row. */
export function operationFigures(table: Table): readonly OperationFigure[] {
  if (table.shape !== "derived") return [];
  return mapsUnder(table.root).flatMap((node): OperationFigure[] => {
    const citation = readLineCitation(node);
    if (!citation || (node === table.root && printsAsRow(table))) return [];
    return [{ citation, node, values: valuesOf(node) }];
  });
}

/** Whether a derived table is one cited fraction, which replays through the published function. */
export function printsAsRow({ operation }: DerivedTable): boolean {
  return operation.operation === "scale-by" && operation.citation?.figure != null;
}

/** Compares each citation with the evidence: one of the figures beside it must be the cited one. */
export function checkOperation(found: readonly OperationFigure[], evidence: EvidenceFile): readonly Difference[] {
  return found.flatMap(({ citation, values }, row): Difference[] => {
    const lines = linesWithText(citation.lines, evidence);
    if (lines.some((line) => evidence.unusable.has(line))) return [];
    const here = values.map(({ text }) => text).join(" and ") || "no figure";
    const missing = lines.find((line) => !evidence.lines.has(line));
    if (missing !== undefined) {
      const printed = "no evidence";
      return [{ kind: "missing", row, line: String(missing), printed, here, piece: { printed, here, column: null } }];
    }
    if (citation.figure === null) return [];
    const wanted = lines.flatMap((line) => figures(evidence.lines.get(line)?.text ?? ""))[citation.figure - 1];
    const sign = citation.decrease ? -1 : 1;
    if (wanted && values.some(({ value }) => value === sign * wanted.value)) return [];
    const printed = wanted?.text ?? `no figure ${citation.figure}`;
    const line = printLines(citation.lines);
    return [{ kind: "differs", row, line, printed, here, piece: { printed, here, column: columnOf(values[0]?.key) } }];
  });
}

function mapsUnder(node: SyntaxNode): readonly SyntaxMap[] {
  if (node.kind === "scalar") return [];
  if (node.kind === "list") return node.items.flatMap(mapsUnder);
  const below = [...node.entries].filter(([key]) => key !== "source").flatMap(([, { value }]) => mapsUnder(value));
  return [node, ...below];
}

function valuesOf({ entries }: SyntaxMap): OperationFigure["values"] {
  return [...entries].flatMap(([key, { value: node }]) => {
    if (citing.has(key) || node.kind !== "scalar") return [];
    const share = readShare(node.text);
    const decimal = readDecimal(node.text);
    if (share) return [{ value: share.numerator / share.denominator, text: node.text, key }];
    return decimal.ok ? [{ value: decimal.value, text: node.text, key }] : [];
  });
}

function columnOf(key: string | undefined): Difference["piece"]["column"] {
  return key === undefined ? null : { parts: [{ column: key, nested: null, key: false, notation: null }] };
}
