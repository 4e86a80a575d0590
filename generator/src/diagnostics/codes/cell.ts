import { error, warning } from "./entry.ts";

/** Single values. */
export const cell = {
  "cell/type": error((p: { expected: string; found: string }) => `must be ${p.expected}, found ${p.found}`),
  "cell/number": error((p: { text: string; problem: string }) => `${p.text} ${p.problem}`),
  "cell/thousands-point": warning((p: { text: string; read: string }) => `${p.text} is read as ${p.read}`),
  "cell/not-allowed": error(
    (p: { text: string; allowed: string }) =>
      `${p.text} must be ${/,| or /.test(p.allowed) ? "one of " : ""}${p.allowed}`,
  ),
  "cell/range": error((p: { text: string; rule: string }) => `${p.text} must be ${p.rule}`),
  "cell/notation": error((p: { text: string; form: string }) => `${p.text} must be written as ${p.form}`),
  "cell/round-trip": error(
    (p: { text: string; printed: string }) => `${p.text} would print as ${p.printed}; write it the book's way`,
  ),
  "cell/band": error((p: { text: string; problem: string }) => `${p.text} ${p.problem}`),
  "cell/citation": error((p: { text: string; problem: string }) => `${p.text} ${p.problem}`),
  "cell/note": error((p: { note: string }) => `note ${p.note} is not in this table's noteLegend`),
  "cell/note-conflict": error(
    (p: { property: string; notes: string }) => `notes ${p.notes} give different values of ${p.property}`,
  ),
  "cell/plausible": warning((p: { text: string; rule: string }) => `${p.text} is unusual here: expected ${p.rule}`),
  "cell/order": warning(
    (p: { column: string; text: string; before: string; rule: string }) =>
      `${p.column} should ${p.rule} from row to row: ${p.text} follows ${p.before}`,
  ),
  "cell/unlike": warning((p: { text: string; problem: string }) => `${p.text} ${p.problem}`),
  "cell/relation": warning((p: { problem: string }) => p.problem),
  "cell/confirmed": error((p: { at: string }) => `${p.at} names no cell of this table`),
  "cell/confirmed-needless": warning((p: { at: string }) => `nothing asks about ${p.at}`),
  "cell/sign": warning(
    (p: { text: string; means: string; effect: string }) => `${p.text} ${p.means}, but the row says it ${p.effect}`,
  ),
};

/** Keys: unknown, missing, or of the wrong form. */
export const field = {
  "field/unknown": error((p: { key: string; where: string }) => `${p.where} has no field ${p.key}`),
  "field/missing": error((p: { key: string; where: string }) => `${p.where} needs the field ${p.key}`),
};
