import { headingPlaces, headingText, type SheetColumn, type TableForm } from "./columns.ts";
import { cellName, emptyCell, type Grid, type GridCell, isBlank } from "./grid.ts";
import { fingerprint } from "./rows.ts";

/** Something to be told of a cell or a row of a sheet. */
export interface Remark {
  /** `E2`, or `row 4`. */
  readonly at: string;
  readonly text: string;
}

/** A row of a sheet that holds anything. */
export interface Line {
  /** From 0, as the sheet has it. */
  readonly row: number;
  readonly id: string;
  /** Which of the rows within a row it is, where it says so. */
  readonly inner: { readonly within: string; readonly id: string } | null;
  readonly name: string;
  /** The keys of a lookup's row. */
  readonly keys: string;
  /** By the column of the table; only those the sheet has. */
  readonly cells: ReadonlyMap<SheetColumn, { readonly cell: GridCell; readonly name: string }>;
  /** A cell in words: `E2 (price of pike-gun)`. */
  readonly nameOf: (column: SheetColumn, name: string) => string;
  /** What a cell was when the sheet was made, as a fingerprint; undefined where the sheet does not say. */
  readonly base: (column: SheetColumn) => string | undefined;
}

/** What the heading begins with under which a sheet says what its cells were; behind it stands which table it holds. */
export const baseHeading = "tablewright: ";

/** What a sheet holds of a table. */
export interface Read {
  readonly lines: readonly Line[];
  /** Why it cannot be used at all. */
  readonly problems: readonly Remark[];
  /** Columns of the sheet that the table lacks, and that hold something. */
  readonly doubts: readonly Remark[];
}

/** Finds the rows of a table in a sheet. Blank rows are none, wherever they stand. */
export function readLines({ kind, isLaidOut }: TableForm, columns: readonly SheetColumn[], { rows }: Grid): Read {
  const top = rows.findIndex((row) => !row.every(isBlank));
  const heads = (rows[top] ?? []).map(({ text }) => text.trim());
  const places = headingPlaces(columns, heads);
  const at = (wanted: (column: SheetColumn) => boolean) => {
    const column = columns.find(wanted);
    return (column && places.get(column)) ?? -1;
  };
  const ids = at(({ field, within }) => field === "id" && within === null);
  const names = at(({ field, within }) => field === "name" && within === null);
  const inners = kind.nested.map(({ id }) => ({
    within: id,
    column: at(({ field, within }) => field === "id" && within === id),
  }));
  const keyColumns = kind.keys.map((key) => at(({ field, within }) => field === key && within === null));
  const bases = heads.findIndex((text) => text.startsWith(baseHeading));
  const found = [...places];
  const problems = headingProblems(top, heads, ids, names, columns);
  if (problems.length > 0) return { lines: [], problems, doubts: [] };
  const lines = rows.flatMap((row, index): Line[] => {
    if (index <= top || row.every((cell, column) => column === bases || isBlank(cell))) return [];
    const text = (column: number) => (row[column]?.text ?? "").trim();
    const cellsOf = found.map(([column, place]) => {
      return [column, { cell: row[place] ?? emptyCell, name: cellName(index, place) }] as const;
    });
    const id = ids === -1 ? "" : text(ids);
    const nameOf = (column: SheetColumn, name: string) => `${name} (${column.heading} of ${id || `row ${index + 1}`})`;
    const keys = keyColumns.map(text).join(" ").trim();
    return [
      {
        row: index,
        id,
        inner: inners.map(({ within, column }) => ({ within, id: text(column) })).find(({ id }) => id !== "") ?? null,
        name: text(names),
        keys,
        cells: new Map(cellsOf),
        base: readBase(text(bases)),
        nameOf,
      },
    ];
  });
  const known = new Set([...found.map(([, index]) => index), bases]);
  const doubts = heads.flatMap((text, index) => {
    const isFilled = rows.some((row, at) => at > top && !isBlank(row[index] ?? emptyCell));
    if (text === "" || known.has(index) || !isFilled) return [];
    const remark = `${text} is no column of this table and is left out; it has ${columns.map(headingText).join(", ")}`;
    return [{ at: cellName(top, index), text: remark }];
  });
  if (isLaidOut && found.length > 0) {
    const turned = lines.filter(({ id }) =>
      columns.some(({ column, field }) => column === null && field === id && field !== "id"),
    );
    if (turned.length > 0 && !found.some(([{ field }]) => !["id", "name", ...kind.keys].includes(field))) {
      const first = `${turned[0]?.id} stands in a row, and the table is printed sideways`;
      const text = `${first}: the headings must be ${columns.map(headingText).join(", ")}; export the table to see how`;
      return { lines: [], problems: [{ at: `row ${(turned[0]?.row ?? 0) + 1}`, text }], doubts: [] };
    }
  }
  const idless = kind.keys.length > 0 ? [] : idProblems(lines, ids, columns);
  return { lines, problems: [...unheaded(rows, top, heads), ...idless, ...repeated(lines, ids)], doubts };
}

/** Of a cell that was blank nothing is said, so its fingerprint is that of no text. */
function readBase(text: string): Line["base"] {
  if (text === "") return () => undefined;
  try {
    const known: unknown = JSON.parse(text);
    const was = new Map(Object.entries(known as Record<string, unknown>));
    return ({ heading }) => String(was.get(heading) ?? fingerprint(""));
  } catch {
    return () => undefined;
  }
}

function headingProblems(
  top: number,
  heads: readonly string[],
  ids: number,
  names: number,
  columns: readonly SheetColumn[],
): readonly Remark[] {
  const at = `row ${top + 1}`;
  const twice = heads.find((text, index) => text !== "" && heads.indexOf(text) !== index);
  if (twice !== undefined) return [{ at, text: `two columns are called ${twice}; give one of them another heading` }];
  if (ids !== -1 || names !== -1 || columns.some(({ field }) => heads.includes(field))) return [];
  return [
    { at, text: `the first row that is not blank must hold the headings: ${columns.map(headingText).join(", ")}` },
  ];
}

/** A cell to the right of all headings belongs to no column, and those before it may stand one too far to the right. */
function unheaded(rows: Grid["rows"], top: number, heads: readonly string[]): readonly Remark[] {
  const end = heads.findLastIndex((text) => text !== "");
  return rows.flatMap((row, index) => {
    const at = index <= top ? -1 : row.findIndex((cell, column) => column > end && !isBlank(cell));
    if (at === -1) return [];
    const text = `${row[at]?.text} stands under no heading; in a CSV a comma inside a number wants quotes, as in "16,000"`;
    return [{ at: cellName(index, at), text: `row ${index + 1} has more cells than there are headings: ${text}` }];
  });
}

/** Two rows of one id, or two loads of one. */
function repeated(lines: readonly Line[], ids: number): readonly Remark[] {
  const seen = new Map<string, Line>();
  return lines.flatMap((line) => {
    const key = JSON.stringify([line.id, line.inner]);
    const first = seen.get(key);
    seen.set(key, first ?? line);
    if (!first || line.id === "") return [];
    const what = line.inner === null ? line.id : `${line.id}/${line.inner.id}`;
    return [
      {
        at: cellName(line.row, ids),
        text: `${what} stands in row ${first.row + 1} already; give the new row an id of its own`,
      },
    ];
  });
}

/** Of a catalog every row needs its id. */
function idProblems(lines: readonly Line[], ids: number, columns: readonly SheetColumn[]): readonly Remark[] {
  const hasInner = columns.find(({ within }) => within !== null);
  return lines.flatMap((line, index) => {
    if (line.id !== "" || ids === -1) return [];
    const above = lines[index - 1]?.id ?? "";
    const cell = cellName(line.row, ids);
    const repeat = `the row above is ${above}: repeat ${above} in ${cell} if it is a second ${hasInner?.heading}`;
    const hint = above !== "" && hasInner ? repeat : `type one in ${cell}, such as hand-bow`;
    return [{ at: `row ${line.row + 1}`, text: `has no id; ${hint}` }];
  });
}
