import type { Citation, Erratum, Note, Operation, Table } from "../../model/index.ts";
import { resultColumns } from "../../model/rows-of.ts";
import { exportedNames } from "../../names/sdk-names.ts";
import { childText } from "../../source/syntax.ts";
import { label } from "../markdown/labels.ts";
import { anchor, code, inline, join, type Markdown, md, words } from "../markdown/markdown.ts";
import { sourceWords } from "../markdown/words.ts";
import type { Corrections } from "../output/corrections.ts";
import { axisWords, inverseWords } from "./axis-words.ts";
import { columnWords } from "./column-words.ts";
import { constantsSheet, modifiersSheet } from "./figure-sheet.ts";
import { catalogSheet, lookupSheet } from "./row-sheet.ts";
import type { Sheet } from "./sheet.ts";

/** A table as the template puts it. */
export interface TableView extends Sheet {
  readonly id: Markdown;
  readonly title: Markdown;
  readonly description: Markdown;
  readonly facts: readonly Markdown[];
  /** What the columns are. */
  readonly columns: readonly Markdown[];
  /** What the printed note numbers mean. */
  readonly notes: readonly Markdown[];
}

export function tableView(table: Table, corrections: Corrections, errata: readonly Erratum[]): TableView {
  return {
    id: anchor(table.id),
    title: inline(table.title),
    description: words(table.description),
    facts: [
      md`Source: ${sourceWords(table.citation)}`,
      md`Rules: ${code(table.file.path)}`,
      md`Exports: ${join(exportedNames(table).map(code), ", ")}`,
      ...lookupFacts(table),
      ...questionFacts(table, errata),
    ],
    columns: table.shape === "catalog" || table.shape === "lookup" ? columnWords(table) : [],
    notes: table.shape === "catalog" ? table.notes.map(noteWords) : [],
    ...sheetOf(table, corrections),
  };
}

function noteWords({ note, columns, citation, node }: Note): Markdown {
  const given = columns.map((column) => {
    const text = childText(node, column) ?? "true";
    return inline(text === "true" ? label(column).toLowerCase() : `${label(column).toLowerCase()} ${text}`);
  });
  return md`Note ${note}: ${join([...given, citation ? sourceWords(citation) : md``], ", ")}`;
}

function lookupFacts(table: Table): readonly Markdown[] {
  if (table.shape === "derived") return [operationWords(table.operation)];
  if (table.shape === "modifiers" && table.sign)
    return [md`Sign: plus ${inline(table.sign.plus)}, minus ${inline(table.sign.minus)}`];
  if (table.shape !== "lookup") return [];
  const { inverse } = table;
  const axes = table.axes.map((axis) => axisWords(axis, resultColumns(table)[0]));
  return inverse ? [...axes, inverseWords(inverse.name, inverse.column, inverse.match)] : axes;
}

function questionFacts({ id: table }: Table, errata: readonly Erratum[]): readonly Markdown[] {
  const open = errata.filter(({ status, concerns, changes }) => {
    return status === "open" && [...concerns, ...changes.map(({ at }) => at)].some((at) => at.split("/")[0] === table);
  });
  const links = open.map(({ id }) => md`[${inline(id)}](#erratum-${anchor(id)})`);
  return links.length === 0 ? [] : [md`Open questions: ${join(links, ", ")}`];
}

function operationWords(whole: Operation): Markdown {
  const { operation, citation, ...parameters }: Operation & { readonly citation?: Citation | null } = whole;
  const given = Object.entries(parameters).filter(([, value]) => value !== null);
  const parts = given.map(([name, value]) => md`${inline(label(name).toLowerCase())}: ${parameterWords(value)}`);
  const source = citation ? md` (${sourceWords(citation)})` : md``;
  return md`Operation ${code(operation)}; ${join(parts, "; ")}${source}`;
}

function sheetOf(table: Table, corrections: Corrections): Sheet {
  switch (table.shape) {
    case "catalog":
      return catalogSheet(table, corrections);
    case "lookup":
      return lookupSheet(table, corrections);
    case "modifiers":
      return modifiersSheet(table, corrections);
    case "constants":
      return constantsSheet(table, corrections);
    case "derived":
      return { headings: [], rows: [] };
    default:
      return table satisfies never;
  }
}

/** A parameter of an operation in words: a fraction as 1/2, a list by its items, a record by its fields. */
function parameterWords(value: unknown): Markdown {
  if (Array.isArray(value)) return join(value.map(parameterWords), ", ");
  if (typeof value !== "object" || value === null) return inline(String(value));
  const { citation, name, description: _, ...fields } = value as Described;
  const share = shareText(fields);
  if (share !== null) return inline(share);
  const given = Object.entries(fields).filter(([, field]) => field !== null);
  const parts = given.map(([id, field]) => md`${inline(label(id).toLowerCase())} ${parameterWords(field)}`);
  const source = citation ? md`(${sourceWords(citation)})` : md``;
  return join([inline(name ?? ""), ...parts, source], " ");
}

/** What a record among the parameters may have beside its fields. */
interface Described {
  readonly name?: string;
  readonly description?: string;
  readonly citation?: Citation | null;
}

function shareText(fields: object): string | null {
  if (!("numerator" in fields && "denominator" in fields)) return null;
  const { numerator, denominator } = fields;
  return denominator === 1 ? String(numerator) : `${numerator}/${denominator}`;
}
