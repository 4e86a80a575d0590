import { follow, type NotFound } from "../find/address.ts";
import type { Model } from "../model/index.ts";
import { type SheetColumn, sheetColumns, type TableForm } from "../sheet/columns.ts";
import { type SheetRow, sheetRows } from "../sheet/rows.ts";
import type { SourceFile } from "../source/source-file.ts";
import type { Operation } from "../splice/index.ts";
import { isSideways } from "./sideways.ts";

/** Edits of a table's file that are made together. */
export interface Edit {
  readonly file: SourceFile;
  readonly operations: readonly Operation[];
  /** The command that records it as an erratum, in case the document prints what stands there. */
  readonly correction?: string;
}

/** A table as its file has it, with its rows; and what of an address lies behind it. */
export interface Placed {
  readonly form: TableForm;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly SheetRow[];
  readonly rest: string;
}

/**
 * Follows an address to a table of the files, so that one with errors is found too; where there is none, says what the model
 * knows of the address.
 * @param of the model of the same files, which knows former ids
 */
export function placed(forms: readonly TableForm[], of: Model, typed: string): Placed | NotFound {
  const located = follow(of, typed);
  const address = "book" in located ? located.address : typed.trim().replace(/^\/|\/$/g, "");
  const starts = (name: string) => `${address}/`.startsWith(`${name}/`);
  // Of bands in cells no row stands in the file by itself.
  const upright = forms.filter((one) => !one.isLaidOut || isSideways(one));
  const whole = upright.filter((one) => starts(one.address));
  const [form, ...more] = whole.length > 0 ? whole : upright.filter((one) => starts(nameOf(one)));
  if (form && more.length === 0) {
    const columns = sheetColumns(form);
    const name = starts(form.address) ? form.address : nameOf(form);
    return { form, columns, rows: sheetRows(form, columns), rest: address.slice(name.length + 1) };
  }
  if ("problem" in located) return located;
  const file = forms.find((one) => starts(one.address) || starts(nameOf(one)))?.file.path;
  return {
    problem: `${located.address} does not stand as a row in its file; edit it ${file ? `in ${file}` : "there"}`,
  };
}

function nameOf({ address }: TableForm): string {
  return address.slice(address.indexOf("/") + 1);
}

/** `acr-7mm`, or `acr-7mm/loads/ds`. */
export function pathOfRow({ id, inner }: SheetRow): string {
  return inner ? `${id}/${inner.within}/${inner.id}` : id;
}

/** The keys of a row, or of a row within one, in the order they are typed. */
export function fieldsOf(columns: readonly SheetColumn[], within: string | null): readonly string[] {
  return columns.filter((one) => one.within === within).map(({ field }) => field);
}
