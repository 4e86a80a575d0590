import { generalKinds } from "../columns/table.ts";
import type { PrintColumn, TableHead } from "../model/index.ts";
import { childScalars, childText } from "../source/syntax.ts";
import { camelCase } from "../text/ids.ts";
import type { TableInput } from "../validate/input.ts";
import { readSource } from "./citation.ts";

/** What every table has, whatever its shape. */
export function readHead(input: TableInput, print: readonly PrintColumn[]): TableHead {
  return {
    id: input.id,
    book: input.book,
    family: input.family,
    kind: input.kind.id,
    title: childText(input.root, "title") ?? input.id,
    // What a general kind is says nothing of this table.
    description:
      childText(input.root, "description") ?? (generalKinds.includes(input.kind.id) ? "" : input.kind.description),
    citation: readSource(input.root),
    file: input.file,
    root: input.root,
    dataName: camelCase(input.id),
    print,
    confirmed: childScalars(input.root, "confirmed"),
  };
}
