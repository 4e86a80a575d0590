import type {
  Axis,
  Book,
  CatalogRow,
  CatalogTable,
  Citation,
  Column,
  ConstantsTable,
  DerivedTable,
  Erratum,
  InnerRow,
  LookupTable,
  Model,
  ModifiersTable,
  Row,
  Table,
  TableHead,
} from "../../../generator/src/model/index.ts";
import { compileNotation } from "../../../generator/src/notation/compile-notation.ts";
import type { NotationDefinition } from "../../../generator/src/notation/definition.ts";
import type { SyntaxMap, SyntaxScalar } from "../../../generator/src/source/syntax.ts";
import type { Value, ValueType } from "../../../generator/src/values/value.ts";

const file = { path: "rules/small/book.yaml", text: "" };
const node: SyntaxMap = { kind: "map", entries: new Map(), file, start: 0, end: 0 };
/** What the erratum puts in the place of the print; a row that holds it is a corrected one. */
const put: SyntaxScalar = { kind: "scalar", text: "40(1)", quoted: false, file, start: 40, end: 45 };
const corrected: SyntaxMap = { ...node, start: 30, entries: new Map([["range", { key: put, value: put }]]) };
const integer: ValueType = { type: "number", whole: true, words: [] };

export function cite(from: number, to = from, more: Partial<Citation> = {}): Citation {
  const lines = [{ from, to }];
  return { rule: null, heading: null, lines, figure: null, decrease: false, reading: null, again: [], ...more };
}

export function column(id: string, more: Partial<Column> = {}, notation?: NotationDefinition): Column {
  const compiled = notation ? compileNotation(notation) : null;
  const type: ValueType = compiled && !compiled.bare ? { type: "record", fields: compiled.fields } : integer;
  return {
    id,
    title: null,
    label: null,
    description: `What ${id} is.`,
    type,
    unit: null,
    blank: false,
    unknowable: false,
    ordered: false,
    order: [],
    default: null,
    item: null,
    place: null,
    meanings: new Map(),
    notation: compiled,
    reading: compiled ? "notation" : "plain",
    ...more,
  };
}

export function row(id: string, line: number | null, values: Record<string, Value>, name = id): Row {
  return { id, name, aliases: [], values, citation: line === null ? null : cite(line), cites: {}, node };
}

export function head(id: string, title: string, print: readonly (readonly [Column, boolean?])[]): TableHead {
  return {
    id,
    book: "small",
    family: "weapon",
    kind: "arms",
    title,
    description: `About ${title}.`,
    citation: cite(10, 20, { rule: "8A", heading: "Arms", again: [cite(30)] }),
    file: { path: `rules/small/weapon/${id}.yaml`, text: "" },
    dataName: id,
    print: print.map(([{ id: name, notation, default: fallback }, inner = false]) => ({
      parts: [{ column: name, nested: inner ? "loads" : null, notation, key: false, default: fallback }],
    })),
    root: node,
    confirmed: [],
  };
}

const weight = column("weight", { unit: "kg", unknowable: true });
const range = column(
  "range",
  {},
  {
    form: "{far}({hits})[+{bonus}]",
    fields: {
      far: { type: "number", unit: "m", description: "Farthest distance.", words: { C: 0 } },
      hits: { type: "integer", description: "Hits." },
      bonus: { type: "integer", default: 0 },
    },
  },
);
const price = column("price", { blank: true, unit: "Cr" });
const notes = column("notes", { reading: "notes", blank: true, type: { type: "list", item: integer } });
const steady = column("steady", { reading: "derived", type: { type: "boolean" }, default: false });

function load(...given: Parameters<typeof row>): InnerRow {
  return { ...row(...given), within: "loads" };
}

/** Two guns; the second load of the first has a corrected cell. */
export function guns(printedFar = 40): CatalogTable {
  const slugs = load("slugs", 11, { range: { far: 0, bonus: 2, hits: 3 }, price: 0, notes: [3], steady: true });
  const printed = { far: printedFar, bonus: 0, hits: 1 };
  const darts = {
    ...load("darts", 12, { range: printed, price: null, notes: null, steady: false }),
    node: printedFar === 40 ? corrected : node,
  };
  const bow = load("bolt", 13, { range: { far: 25, bonus: 0, hits: 1 }, price: 2, notes: null, steady: false });
  const rows: CatalogRow[] = [
    { ...row("gun", null, { weight: 4 }, "Big gun"), aliases: ["old-gun"], nested: [slugs, darts] },
    { ...row("bow", null, { weight: { unknown: "the page is torn" } }, "Bow"), nested: [bow] },
  ];
  return {
    ...head("guns", "Guns", [[weight], [range, true], [price, true], [notes, true]]),
    shape: "catalog",
    columns: [weight],
    nested: [{ id: "loads", title: "Load", description: "", blank: false, columns: [range, price, notes, steady] }],
    rows,
    notes: [{ note: 3, columns: ["steady"], citation: cite(40), node }],
  };
}

const hits = column(
  "cell",
  {},
  {
    form: "{hits}",
    fields: { hits: { type: "integer" } },
    constants: { check: true },
    words: { M: { hits: 0, check: true }, "-": { check: false, hits: 0 } },
  },
);
const axis: Axis = {
  id: "roll",
  description: "The roll.",
  unit: null,
  match: { kind: "floor" },
  whole: true,
  dice: { count: 2, sides: 6 },
  domain: null,
  below: { kind: "cell", value: { hits: 0, check: false } },
  above: undefined,
  keys: [],
  aliases: {},
  exceptions: [],
  notation: compileNotation({ form: "{key}+", fields: { key: { type: "number" } } }),
  bands: false,
  columns: false,
  span: node,
};
const difficulty: Axis = {
  ...axis,
  id: "difficulty",
  match: { kind: "exact" },
  whole: false,
  dice: null,
  below: undefined,
  keys: ["easy", "very-hard"],
  notation: null,
  columns: true,
};

/** A matrix with two rows. */
export function hitTable(): LookupTable {
  const columns = difficulty.keys.map((id) => ({ ...hits, id }));
  const printed = head(
    "hit-table",
    "Hit table",
    columns.map((one) => [one] as const),
  );
  const key = { parts: [{ column: "roll", nested: null, notation: axis.notation, key: true, default: null }] };
  return {
    ...printed,
    print: [key, ...printed.print],
    shape: "lookup",
    named: false,
    lookupName: "lookupHit",
    axes: [axis, difficulty],
    result: { layout: "matrix", axis: "difficulty", cell: hits },
    rows: [
      {
        ...row("3+", 21, { easy: { hits: 1, check: true }, "very-hard": { hits: 0, check: false } }),
        keys: { roll: 3 },
      },
      {
        ...row("7+", 22, { easy: { hits: 2, check: true }, "very-hard": { hits: 0, check: true } }),
        keys: { roll: 7 },
      },
    ],
    tree: {
      by: "number",
      axis: "roll",
      segments: [
        {
          upper: 3,
          closed: false,
          to: { kind: "outside", outside: { kind: "cell", value: { hits: 0, check: false } } },
        },
        { upper: 7, closed: false, to: { kind: "row", row: 0 } },
        { upper: null, closed: false, to: { kind: "row", row: 1 } },
      ],
    },
    inverse: null,
  };
}

export const bonuses: ModifiersTable = {
  ...head("bonuses", "Bonuses", []),
  shape: "modifiers",
  sumName: "sumBonuses",
  unit: null,
  sign: { plus: "helps the firer", minus: "hinders the firer" },
  modifiers: [
    {
      ...row("high-ground", 23, { description: "Stands higher." }, "High ground"),
      value: 2,
      group: "place",
      counted: false,
      most: null,
    },
    {
      ...row("casualty", 24, {}, "Casualty"),
      citation: cite(24, 24, { figure: 2 }),
      value: -1,
      group: null,
      counted: true,
      most: null,
    },
  ],
};

export const figures: ConstantsTable = {
  ...head("figures", "Figures", []),
  shape: "constants",
  constants: [{ ...row("turn", 25, { value: 30, description: "Length of a turn." }, "Turn"), value: 30, unit: "s" }],
};

export const bandOf: DerivedTable = {
  ...head("band-of", "Band of a distance", []),
  shape: "derived",
  functionName: "bandOf",
  operation: { operation: "band-by", table: "guns", columns: ["range"], field: "far", beyond: "too-far" },
  root: node,
};

export const correction: Erratum = {
  id: "darts-range",
  status: "accepted",
  lifecycle: { state: "applied", by: null },
  authority: "document",
  because: "The text says 40.",
  citation: cite(12),
  changes: [
    {
      at: "guns/gun/loads/darts/range",
      steps: ["guns", "gun", "loads", "darts", "range"],
      whole: false,
      was: "4(1)",
      now: "40(1)",
      span: node,
      put,
    },
  ],
  options: [],
  concerns: [],
  supersedes: null,
  withdraws: null,
  since: null,
  file,
};

export const question: Erratum = {
  ...correction,
  id: "bow-weight",
  status: "open",
  lifecycle: { state: "open", by: null },
  authority: null,
  because: "The page is torn.",
  changes: [],
  options: ["2 kg", "3 kg"],
  concerns: ["guns/bow/weight"],
};

export function model(book: Partial<Book> = {}): Model {
  const others: readonly Table[] = [hitTable(), bonuses, figures, bandOf];
  const small: Book = {
    id: "small",
    title: "Small book",
    author: "A. Author",
    year: 1991,
    rights: null,
    document: { file: "small.txt", sha256: "0".repeat(64) },
    file,
    units: new Map(),
    errata: [correction, question],
    aliases: {},
    withheld: [],
    editions: { current: [guns(), ...others], "as-printed": [guns(4), ...others] },
    ...book,
  };
  return { name: "small", version: "1.2.3", books: [small] };
}

/** Text that would like to be more than text. */
export const hostile = ["*/ `tick` $", "{1} \u2028 </script><b> | {{x}} \\ [a](b)"].join("");
