import { label } from "../emit/markdown/labels.ts";
import type { OutputFile } from "../emit/output/output.ts";
import { listName } from "../names/sdk-names.ts";
import { sharedIn } from "../operations/union.ts";
import type { Axis, Column, Rulebook, Table } from "../published/data.ts";
import { camelCase } from "../text/ids.ts";

/** What `functions/<book>.json` says of a function. */
export interface FunctionMeta {
  readonly name: string;
  readonly table: string;
}

/** \`meta/<book>\`: what each table and column is, and the rows of any table, for code that knows no table in advance. */
export function metaOf(
  { book, tables, units = {} }: Rulebook,
  functions: readonly FunctionMeta[],
): readonly OutputFile[] {
  const names = tables.map(({ id }) => camelCase(id));
  const columnsIn = (table: Table) => columnsOf(table, tables);
  const withRows = tables.filter((table) => table.shape !== "derived" || isUnion(table));
  const sources = new Map(tables.map(({ id, source }) => [id, source]));
  const asked = functions.map((one) => ({ ...one, source: sources.get(one.table) ?? null }));
  const constants = tables.map(
    (table) => `export const ${camelCase(table.id)} = ${JSON.stringify(tableMeta(table, columnsIn(table)))};\n`,
  );
  const rows = withRows.map((table) => `  ${JSON.stringify(table.id)}: () => ${rowsCode(table)},\n`);
  const declared = tables.map((table) => {
    const columns = columnsIn(table).map(({ id }) => JSON.stringify(id));
    const type = `TableMeta<${JSON.stringify(table.id)}, ${columns.join(" | ") || "never"}>`;
    return `/** ${comment(`${table.title}. ${table.description}`.trim())} */\nexport declare const ${camelCase(table.id)}: ${type};\n`;
  });
  return [
    {
      path: `meta/${book}.js`,
      text: [
        `import * as $book from "../${book}/index.js";\n`,
        ...constants,
        `export const units = ${JSON.stringify(units)};\n`,
        `export const tables = [${names.join(", ")}];\n`,
        `export const functions = ${JSON.stringify(asked)};\n`,
        `const $rows = {\n  __proto__: null,\n${rows.join("")}};\n`,
        "export function rowsOf(table) {\n  if ($rows[table]) return $rows[table]();\n",
        '  throw new TypeError("rowsOf: table must be the id of a table with rows, got " + String(table));\n}\n',
      ].join(""),
    },
    {
      path: `meta/${book}.d.ts`,
      text: [
        `import type * as $book from "../${book}/index.js";\n`,
        'import type { FunctionMeta, TableMeta } from "../data/index.js";\n\n',
        'export type { ColumnMeta, FunctionMeta, ParameterMeta, TableMeta, Taken, WordMeta } from "../data/index.js";\n',
        ...declared,
        "/** Units of the book's own: symbol → what it is called. */\n",
        `export declare const units: { ${Object.keys(units)
          .map((unit) => `readonly ${JSON.stringify(unit)}: string`)
          .join("; ")} };\n`,
        "/** All tables of the book, in its order. */\n",
        `export declare const tables: readonly (${names.map((name) => `typeof ${name}`).join(" | ")})[];\n`,
        "/** The functions of the book, in its order; an explanation has the same names and arguments. */\n",
        `export declare const functions: readonly FunctionMeta<${asked.map(({ name }) => JSON.stringify(name)).join(" | ") || "never"}>[];\n`,
        "/** The rows of each table. */\n",
        `export interface Rows {\n${withRows.map(rowsType).join("")}}\n`,
        "/**\n * The rows of a table, whichever it is. A figure that stands alone is a row with its name and unit.\n",
        " * @throws TypeError for what is no table with rows, which only untyped code can pass\n */\n",
        "export declare function rowsOf<Id extends keyof Rows>(table: Id): readonly Rows[Id][];\n",
      ].join(""),
    },
  ];
}

/** Whether a derived table lists the rows of others. */
function isUnion({ operation }: Table): boolean {
  return operation === "union";
}

function tableMeta(table: Table, columns: TableColumns) {
  const { id, family, shape, title, description, source, nested = [], print = [] } = table;
  return {
    id,
    family,
    shape,
    title,
    description,
    source,
    data: shape === "derived" && !isUnion(table) ? null : camelCase(id),
    function: table.function ?? null,
    columns,
    nested: nested.map((one) => ({ ...one, columns: labeled(one.columns) })),
    print,
  };
}

type TableColumns = ReturnType<typeof labeled>;

/** What a row holds beside its id and name. */
function columnsOf(table: Table, tables: readonly Table[]): TableColumns {
  const figure = { id: "value", description: "", unit: null, blank: false, unknowable: false } as const;
  switch (table.shape) {
    case "catalog":
      return labeled(table.columns);
    case "lookup": {
      const keys = table.axes.filter(({ columns }) => !columns).map((axis) => keyColumn(axis, table.rows));
      return labeled([...keys, ...resultColumns(table)]);
    }
    case "modifiers":
      return labeled([{ ...figure, description: "What is added.", unit: table.unit, type: "number", whole: false }]);
    case "constants":
      return labeled([{ ...figure, description: "The figure.", type: "number", whole: false }]);
    case "derived":
      return isUnion(table) ? unionColumns(table, tables) : [];
    default:
      return table satisfies never;
  }
}

/** The table that a row of a union is of, and the columns all its tables share: what one of them may hold, a cell may. */
function unionColumns({ parameters }: Table, tables: readonly Table[]): TableColumns {
  const ids = parameters?.tables as readonly string[];
  const columns = ids.map((id) => tables.find((one) => one.id === id)?.columns ?? []);
  const table = { id: "table", description: "The table the row is of.", type: "word", words: ids } as const;
  const shared = sharedIn(columns, ({ type }) => type).map((column): Column => {
    const all = columns.flatMap((one) => one.filter(({ id }) => id === column.id));
    const words = [...new Set(all.flatMap((one) => one.words ?? []))];
    const [blank, unknowable] = [all.some((one) => one.blank), all.some((one) => one.unknowable)];
    return { ...column, blank, unknowable, ...(words.length > 0 ? { words } : {}) };
  });
  return labeled([{ ...table, unit: null, blank: false, unknowable: false }, ...shared]);
}

function resultColumns({ axes, result }: Table & { shape: "lookup" }): readonly Column[] {
  if (result.layout === "columns") return result.columns;
  const { title, ...cell } = result.cell;
  return axes.filter(({ columns }) => columns).flatMap(({ keys }) => keys.map((id) => ({ ...cell, id })));
}

/** What a row is looked up by, as a column of it. */
function keyColumn(axis: Axis, rows: Table["rows"] & {}): Column {
  const { id, description, unit, whole, keys } = axis;
  const column = { id, description, unit, blank: false, unknowable: false };
  if (axis.match === "exact") return { ...column, type: "word", words: keys };
  const isBand = rows.some((row) => typeof row.keys?.[id] === "object");
  return isBand ? { ...column, type: "band" } : { ...column, type: "number", whole };
}

/** Columns with their labels: what the table calls them, or their title if no other has it, or their id as words. */
function labeled(columns: readonly Column[]): readonly (Column & { readonly label: string })[] {
  const titles = columns.map(({ title }) => title);
  return columns.map((column) => {
    const { id, title } = column;
    const isOwn = titles.indexOf(title) === titles.lastIndexOf(title);
    const fields = column.type === "record" ? { fields: labeled(column.fields) } : {};
    return { ...column, ...fields, label: column.label ?? (isOwn && title ? title : label(id)) };
  });
}

/** The rows of a table, in code that has its book as `$book`. */
export function rowsCode(table: Table): string {
  const data = camelCase(table.id);
  if (table.shape === "modifiers") return `Object.values($book.${data})`;
  if (table.shape === "derived") return `$book.${data}`;
  if (table.shape !== "constants") return `$book.${listName({ dataName: data })}`;
  return JSON.stringify(table.constants.map(({ id, name, value, unit }) => ({ id, name, value, unit })));
}

function rowsType(table: Table): string {
  const data = camelCase(table.id);
  const figure = `{ readonly id: keyof typeof $book.${data}; readonly name: string; readonly value: (typeof $book.${data})[keyof typeof $book.${data}]; readonly unit: string | null }`;
  const row =
    table.shape === "modifiers"
      ? `(typeof $book.${data})[keyof typeof $book.${data}]`
      : table.shape === "constants"
        ? figure
        : `(typeof $book.${table.shape === "derived" ? data : listName({ dataName: data })})[number]`;
  return `  readonly ${JSON.stringify(table.id)}: ${row};\n`;
}

/** Text that cannot end the comment it stands in. */
function comment(text: string): string {
  return text.replaceAll("*/", "*\\/").replaceAll("\n", " ");
}
