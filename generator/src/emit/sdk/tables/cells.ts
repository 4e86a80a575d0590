import { isRecord, type RecordValue, type Value } from "../../../values/value.ts";
import { type Code, code, join, runtime } from "../../typescript/code.ts";
import { literal, propertyName } from "../../typescript/literal.ts";

/** The fields of like records, each with how it is written as a cell. */
type Fields = readonly (readonly [name: string, form: Form])[];

type Form =
  /** The same in every record: it is part of the code, and there is no cell. */
  | { readonly kind: "same"; readonly value: Value }
  | { readonly kind: "plain" }
  /** A list of cells; a blank or a lost figure stays as it is. */
  | { readonly kind: "record"; readonly fields: Fields; readonly always: boolean }
  /** Records by their id: a list of lists of cells. */
  | { readonly kind: "rows"; readonly fields: Fields };

/** @param nested the fields that hold rows by id */
export function fieldsOf(records: readonly RecordValue[], nested: readonly string[] = []): Fields {
  return Object.keys(records[0] ?? {}).map((name) => {
    const values = records.map((record) => record[name] as Value);
    return [name, nested.includes(name) ? rowsForm(values) : formOf(values)];
  });
}

function formOf(values: readonly Value[]): Form {
  if (sameThroughout(values)) return { kind: "same", value: values[0] as Value };
  const records = values.filter(isRecord);
  const [first = {}] = records;
  const names = Object.keys(first).join();
  if (names === "" || records.some((one) => Object.keys(one).join() !== names)) return { kind: "plain" };
  return { kind: "record", fields: fieldsOf(records), always: records.length === values.length };
}

function rowsForm(values: readonly Value[]): Form {
  if (sameThroughout(values)) return { kind: "same", value: values[0] as Value };
  return { kind: "rows", fields: fieldsOf(values.flatMap(rowsIn)) };
}

function sameThroughout(values: readonly Value[]): boolean {
  const first = JSON.stringify(values[0]);
  return values.every((value) => JSON.stringify(value) === first);
}

/** The values of a record in the order of its fields, without their names. */
export function cellsOf(record: RecordValue, fields: Fields): readonly Value[] {
  return fields.flatMap(([name, form]) => (form.kind === "same" ? [] : [cellOf(record[name] as Value, form)]));
}

function cellOf(value: Value, form: Form): Value {
  switch (form.kind) {
    case "same":
    case "plain":
      return value;
    case "record":
      return isRecord(value) ? cellsOf(value, form.fields) : value;
    case "rows":
      return rowsIn(value).map((row) => cellsOf(row, form.fields));
    default:
      return form satisfies never;
  }
}

function rowsIn(value: Value): readonly RecordValue[] {
  return Object.values(value as Readonly<Record<string, RecordValue>>);
}

/** The object literal that makes a record from its cells, one field per line. */
export function recordCode(fields: Fields, cells: string): Code {
  return ["{\n", ...members(fields, cells).map((member) => code`  ${member},\n`), "}"];
}

function members(fields: Fields, cells: string): readonly Code[] {
  let at = 0;
  return fields.map(([name, form]) => {
    const cell = form.kind === "same" ? "" : `${cells}[${at++}]`;
    return code`${propertyName(name)}: ${valueCode(form, cell)}`;
  });
}

function valueCode(form: Form, cell: string): Code {
  switch (form.kind) {
    case "same":
      return literal(form.value);
    case "plain":
      return cell;
    case "record": {
      const record = code`{ ${join(members(form.fields, cell), ", ")} }`;
      return form.always ? record : code`Array.isArray(${cell}) ? ${record} : ${cell}`;
    }
    case "rows":
      return code`${runtime.rowsInside}(${cell}, (inner) => ({ ${join(members(form.fields, "inner"), ", ")} }))`;
    default:
      return form satisfies never;
  }
}
