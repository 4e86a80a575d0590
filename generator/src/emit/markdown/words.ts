import { isHeaded, stepsOf } from "../../model/address.ts";
import type { Book, Change, Citation, Row, Table } from "../../model/index.ts";
import { lineWords } from "../../names/words.ts";
import { isLost } from "../../resolve/erratum.ts";
import type { SyntaxMap } from "../../source/syntax.ts";
import { rowAt } from "../output/corrections.ts";
import { label } from "./labels.ts";
import { anchor, inline, join, type Markdown, md } from "./markdown.ts";

/** What is printed and what to read. */
export function changeWords({ whole, was, now, put }: Change): Markdown {
  if (whole && now === null) return md`printed, **to be left out**`;
  if (whole) return md`not printed, **to be added**: ${inline(put.kind === "map" ? fieldWords(put) : "")}`;
  return md`printed ${text(was)}, read **${text(now)}**`;
}

function text(of: string | null): Markdown {
  return of === null ? md`nothing` : inline(of);
}

/** `tech level 5; weight 3`; a row inside names itself. */
function fieldWords(row: SyntaxMap): string {
  const fields = [...row.entries].map(([id, { value }]) => {
    if (value.kind === "scalar") return `${label(id).toLowerCase()} ${value.text}`;
    if (value.kind === "list") return "";
    return isLost(value) ? `${label(id).toLowerCase()} unknown` : `${label(id)}: ${fieldWords(value)}`;
  });
  return fields.filter((field) => field !== "").join("; ");
}

/** An address in the words of the book, linked to its table: `[Slug throwers](…) › ARL › HEAP › Targets`. */
export function placeWords(book: Book, at: string): Markdown {
  const tableId = at.split("/", 1)[0] as string;
  const table = inAnyEdition(book, (tables) => tables.find(({ id }) => id === tableId));
  if (!table) return inline(at);
  const path = stepsOf(at, isHeaded(table)).slice(1);
  const steps = path.flatMap((step, depth): readonly Markdown[] => {
    // Rows stand at every other place: row, loads, load; a column comes last and after a row.
    if (depth % 2 === 0) return [inline(rowName(book, table, path.slice(0, depth + 1)))];
    return depth === path.length - 1 ? [inline(label(step))] : [];
  });
  const link = md`[${inline(table.title)}](../reference/${anchor(book.id)}.md#${anchor(table.id)})`;
  return join([link, ...steps], " › ");
}

/** What a player calls a row: its name, or what is looked up where a lookup's row has none. */
function rowName(book: Book, table: Table, path: readonly string[]): string {
  const row = inAnyEdition(book, (tables): Row | undefined => {
    const found = tables.find(({ id }) => id === table.id);
    return found && rowAt(found, path);
  });
  const id = path.at(-1) as string;
  if (row && row.name !== row.id) return row.name;
  if (table.shape === "lookup" && !table.named) {
    const keys = table.axes.filter(({ columns }) => !columns).map((axis) => label(axis.id).toLowerCase());
    return `${keys.join(", ")} ${id}`;
  }
  return label(id);
}

/** As printed first: an address names what the print has, and the corrected edition only what was added. */
function inAnyEdition<T>({ editions }: Book, find: (tables: readonly Table[]) => T | undefined): T | undefined {
  return find(editions["as-printed"]) ?? find(editions.current);
}

/** Where a table or an erratum stands in the document. */
export function sourceWords(citation: Citation | null): Markdown {
  if (!citation) return md`house rules`;
  const again = citation.again.map((other) => md`printed again: ${place(other)}`);
  return join([place(citation), ...again], "; ");
}

function place({ rule, heading, lines }: Citation): Markdown {
  const parts = [...(rule === null ? [] : [`rule ${rule}`]), ...(heading === null ? [] : [heading])];
  return join([...parts.map(inline), inline(lines.length === 0 ? "" : lineWords(lines))], ", ");
}
