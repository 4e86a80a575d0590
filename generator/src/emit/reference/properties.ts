import type { Column, Row } from "../../model/index.ts";
import { sameValue } from "../../values/same-value.ts";
import { label } from "../markdown/labels.ts";
import { inline, join, type Markdown, md } from "../markdown/markdown.ts";
import { cellText } from "./cell.ts";
import type { SheetColumn } from "./sheet.ts";

/** What the note numbers of a row mean, in words; a property every row has by default goes without saying. */
export function propertyColumn(columns: readonly Column[], inner: boolean): readonly SheetColumn[] {
  const derived = columns.filter(({ reading }) => reading === "derived");
  if (derived.length === 0) return [];
  return [
    {
      heading: md`Properties`,
      cell: (line) => {
        const holder = inner ? line.inner : line.row;
        return holder ? properties(holder, derived) : md``;
      },
    },
  ];
}

function properties(row: Row, columns: readonly Column[]): Markdown {
  const telling = columns.filter(({ id, default: usual }) => !sameValue(row.values[id] ?? null, usual));
  return join(
    telling.map((column) => property(column, row)),
    "; ",
  );
}

function property({ id, notation, unit }: Column, { values }: Row): Markdown {
  const value = values[id] ?? null;
  const name = label(id).toLowerCase();
  if (typeof value === "boolean") return inline(value ? name : `not ${name}`);
  return inline([`${name}:`, cellText(value, notation), ...(unit === null ? [] : [unit])].join(" "));
}
