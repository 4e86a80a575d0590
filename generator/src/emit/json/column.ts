import type { Column } from "../../model/index.ts";
import type { NotationField } from "../../notation/notation.ts";
import type * as data from "../../published/data.ts";
import type { Field, Value, ValueType } from "../../values/value.ts";

/** A column: id, type, unit, documentation, and what its printed words mean. */
export function columnJson(column: Column): data.Column {
  const { notation } = column;
  const id = column.type.type === "id" ? column.type : null;
  const labels = notation?.bare
    ? [...(notation.fields[0]?.words ?? []), ...notation.words]
    : [...(notation?.words ?? [])];
  return {
    id: column.id,
    ...titlesJson(column),
    ...fieldJson({ ...column, type: id ? plainId(id) : column.type }),
    ...(column.ordered ? { ordered: true } : {}),
    ...(column.type.type === "record" && notation ? { fields: notation.fields.map(notedField) } : {}),
    ...defaultJson(column.default),
    ...(id?.of ? { reference: id.of } : {}),
    ...(id && !id.of ? { names: "table" } : {}),
    ...(notation ? { notation: notation.forms.map(({ text }) => text) } : {}),
    ...(notation?.bare ? fractionJson(notation.fields[0]) : {}),
    ...labelsJson(labels),
  };
}

/** A record is called as its type, and may have a heading beside. */
function titlesJson({ title, label }: Column): Pick<data.Column, "title" | "label"> {
  const called = title ?? label;
  return { ...(called === null ? {} : { title: called }), ...(title !== null && label !== null ? { label } : {}) };
}

/** The published form of an id that is a whole cell: its words or a text, with the table in a field beside it. */
function plainId({ words }: Extract<ValueType, { type: "id" }>): ValueType {
  return words ? { type: "word", words } : { type: "text" };
}

function notedField(field: NotationField): data.Column {
  return {
    id: field.id,
    ...fieldJson(field),
    ...defaultJson(field.default),
    ...labelsJson([...field.words]),
    ...fractionJson(field),
  };
}

/** That a number is written as a fraction. */
export function fractionJson(field: NotationField | undefined): Pick<data.Column, "fraction"> {
  return field?.reading === "fraction" ? { fraction: true } : {};
}

/** The value of a cell or field that the book leaves out, unless it is a blank. */
function defaultJson(value: Value): Pick<data.Column, "default"> {
  return value === null ? {} : { default: value };
}

function fieldJson({
  type,
  unit,
  blank,
  unknowable,
  description,
}: Field): Omit<data.Column, "id" | "type"> & data.ItemType {
  return { description, ...typeJson(type), unit, blank, unknowable };
}

function typeJson(type: ValueType): data.ItemType {
  switch (type.type) {
    case "number":
      return { type: "number", whole: type.whole, ...(type.words.length === 0 ? {} : { words: type.words }) };
    case "word":
      return { type: "word", words: type.words };
    case "id":
      return { type: "text", ...(type.of === null ? { names: "table" } : { reference: type.of }) };
    case "map":
      return { type: "map", by: type.by, of: typeJson(type.of) };
    case "list":
      return { type: "list", item: typeJson(type.item) };
    case "record":
      return { type: "record", fields: type.fields.map((field) => ({ id: field.id, ...fieldJson(field) })) };
    case "text":
    case "boolean":
    case "dice":
    case "band":
      return { type: type.type };
    default:
      return type satisfies never;
  }
}

function labelsJson(labels: readonly (readonly [string, Value])[]): Pick<data.Column, "labels"> {
  return labels.length === 0 ? {} : { labels: labels.map(([printed, value]) => ({ printed, value })) };
}
