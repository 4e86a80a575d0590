/** The one door to the compiler: all the editor knows of tables it asks here. */

export { diceText } from "../../generator/src/axes/domain.ts";
export type { Results } from "../../generator/src/book/result.ts";
export { isLaidOut } from "../../generator/src/columns/as-rows.ts";
export { check, understand } from "../../generator/src/compile.ts";
export { type Diagnostic, isError } from "../../generator/src/diagnostics/diagnostic.ts";
export { valueText } from "../../generator/src/difference/report/words.ts";
export { lookupOf, rowOfLookup } from "../../generator/src/edits/row.ts";
export { canOccur } from "../../generator/src/emit/cases/tables/answerer.ts";
export { lookupAnswerer } from "../../generator/src/emit/cases/tables/lookup.ts";
export { draftErratum, type Subject, subjectOf } from "../../generator/src/erratum/erratum-draft.ts";
export type { ErratumRequest } from "../../generator/src/erratum/erratum-text.ts";
export { withFixes } from "../../generator/src/fix/apply.ts";
export { history } from "../../generator/src/history/history.ts";
export type { Kind } from "../../generator/src/kinds/kind.ts";
export { SchemaProblem } from "../../generator/src/kinds/schema-set.ts";
export type { Axis, Column, LookupTable, Model } from "../../generator/src/model/index.ts";
export { lineWords } from "../../generator/src/names/words.ts";
export { parse } from "../../generator/src/parse/index.ts";
export type { Project } from "../../generator/src/project/project.ts";
export { releasesIn } from "../../generator/src/project/releases.ts";
export { readEvidence } from "../../generator/src/replay/evidence.ts";
export { evidencePath } from "../../generator/src/replay/replay.ts";
export { isLost } from "../../generator/src/resolve/erratum.ts";
export { odds } from "../../generator/src/runtime/odds.ts";
export { rowMaps, sheetColumns, type TableForm } from "../../generator/src/sheet/columns.ts";
export { readCsv, writeCsv } from "../../generator/src/sheet/csv.ts";
export { tableForms } from "../../generator/src/sheet/forms.ts";
export type { Grid } from "../../generator/src/sheet/grid.ts";
export { judgeCell } from "../../generator/src/sheet/judge.ts";
export { type Merge, mergeSheet } from "../../generator/src/sheet/merge.ts";
export { readXlsx } from "../../generator/src/sheet/read-xlsx.ts";
export { cellText, sheetRows } from "../../generator/src/sheet/rows.ts";
export { writeXlsx } from "../../generator/src/sheet/write-xlsx.ts";
export { positionAt, type SourceFile } from "../../generator/src/source/source-file.ts";
export * from "../../generator/src/source/syntax.ts";
export { contentWords } from "../../generator/src/splice/content.ts";
export {
  applyOperations,
  type Conflict,
  type Content,
  contentAt,
  contentOf,
  type Operation,
  type Path,
  placeOfRow,
  replayOperations,
} from "../../generator/src/splice/index.ts";
export { lineDifference } from "../../generator/src/splice/line-difference.ts";
export {
  type Definition,
  definition,
  firstRow,
  hasColumns,
  kinds as newKinds,
  tableHead,
} from "../../generator/src/start/table.ts";
export { rowId } from "../../generator/src/tables/rows-by-id.ts";
export { idProblem } from "../../generator/src/text/ids.ts";
export { typed } from "../../generator/src/text/typed.ts";
export { type Language, readLanguage } from "../../generator/src/validate/language.ts";
export { innermost, type Value, type ValueType } from "../../generator/src/values/value.ts";
export { rememberingSteps } from "../../generator/src/watch/remembering.ts";
