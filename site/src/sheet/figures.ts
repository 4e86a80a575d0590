import type { Constants, Figure, Modifiers, Value } from "../data/book.ts";
import { isLost } from "../data/value.ts";
import { label, lowerLabel, valueWords } from "../words.ts";
import { lineSource } from "./catalog.ts";
import { cell, type Questions } from "./cell.ts";
import { bothEditions } from "./presence.ts";
import type { Group, Heading, Sheet } from "./sheet.ts";

const plain = { unit: "", numeric: false, over: null, naming: false };
const about: Heading = { ...plain, id: "description", text: "What it is" };

/** Signed numbers, and when each applies. */
export function modifiersSheet(table: Modifiers, printed: Modifiers, questions: Questions): Sheet {
  const value: Heading = { ...plain, id: "value", text: "Modifier", unit: table.unit ?? "", numeric: true };
  const applies: Heading = { ...plain, id: "applies", text: "Applies" };
  const rows = bothEditions(table.modifiers, printed.modifiers);
  return figuresSheet(table.id, rows, questions, [value, applies, about], (figure) => [
    figure.outcome === undefined ? signed(figure.value) : label(figure.outcome),
    [figure.counted ? "once for each" : "", figure.group ? `one of ${lowerLabel(figure.group)}` : ""]
      .filter((part) => part !== "")
      .join("; "),
  ]);
}

/** Single figures, each with its own unit. */
export function constantsSheet(table: Constants, printed: Constants, questions: Questions): Sheet {
  const value: Heading = { ...plain, id: "value", text: "Figure", numeric: true };
  const unit: Heading = { ...plain, id: "unit", text: "Unit" };
  const rows = bothEditions(table.constants, printed.constants);
  return figuresSheet(table.id, rows, questions, [value, unit, about], (figure) => [
    valueWords(figure.value),
    figure.unit ?? "",
  ]);
}

function figuresSheet<One extends Figure>(
  table: string,
  rows: ReturnType<typeof bothEditions<One>>,
  questions: Questions,
  columns: readonly Heading[],
  texts: (figure: One) => readonly string[],
): Sheet {
  const groups = rows.map(({ row, presence }): Group => {
    const address = `${table}/${row.id}`;
    const place = { row, address, questions };
    const shown = [...texts(row), row.description ?? ""];
    const cells = columns.map(({ id }, at) => {
      const lost = id === "value" && isLost(row.value) ? row.value.unknown : null;
      return [cell(id, lost === null ? (shown[at] ?? "") : "", place, { lost })];
    });
    return {
      address,
      name: row.name,
      printed: null,
      presence,
      lines: [{ address: null, presence, cells, ...lineSource(row) }],
    };
  });
  const filled = columns.map((_, at) =>
    groups.some(({ lines }) =>
      lines.some(({ cells }) => cells[at]?.some(({ text, lost }) => text !== "" || lost !== null)),
    ),
  );
  const keep = <T>(list: readonly T[]) => list.filter((_, at) => filled[at]);
  return {
    stub: "Name",
    columns: keep(columns),
    groups: groups.map((group) => ({
      ...group,
      lines: group.lines.map((line) => ({ ...line, cells: keep(line.cells) })),
    })),
    cited: rows.some(({ row }) => row.lines.length > 0),
  };
}

function signed(value: Value): string {
  return typeof value === "number" && value > 0 ? `+${value}` : valueWords(value);
}
