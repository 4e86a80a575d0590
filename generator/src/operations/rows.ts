import type { CatalogTable, Column } from "../model/index.ts";
import { parameterName } from "../names/sdk-names.ts";
import type { Field } from "../values/value.ts";

/** The innermost rows of a catalog: what one is called as a parameter and in a sentence, and its columns. */
export function rowOf({ nested, columns }: CatalogTable): InnermostRow {
  if (!nested) return { name: "row", noun: "row", columns };
  const noun = nested.title.toLowerCase();
  return { name: parameterName(noun.replace(/[^a-z0-9]+/g, "-")), noun, columns: nested.columns };
}

export interface InnermostRow {
  readonly name: string;
  readonly noun: string;
  readonly columns: readonly Column[];
}

/** The fields of a column that holds several; none where it holds one value. */
export function fieldsOf({ type }: Column): readonly Field[] {
  return type.type === "record" ? type.fields : [];
}
