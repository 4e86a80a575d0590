import { isRecord, isUnknown, type RecordValue, type Value, type ValueType } from "../values/value.ts";
import type { ConstantDefinition, FieldDefinition, NotationDefinition, Scalar } from "./definition.ts";
import { checkSequence, fieldsOf, parseForm, sequences } from "./form.ts";
import type { Form, Notation, NotationField } from "./notation.ts";

type Words = ReadonlyMap<string, Value>;

/** One of these alone may be a unit, as st is of stones. */
const COUNTED = /(?<=\})(?:st|nd|rd|th)(?![a-z])/g;

/** A definition is asked for to judge its cells, to keep them and to print them. */
const known = new WeakMap<NotationDefinition, Notation>();

/**
 * Turns a schema's `notation` keyword into what the reader and the printer work from; the very same each time.
 * @throws Error with plain words: a definition that does not hold together is a mistake of the schema's author.
 */
export function compileNotation(definition: NotationDefinition): Notation {
  const notation = known.get(definition) ?? compile(definition);
  known.set(definition, notation);
  return notation;
}

function compile(definition: NotationDefinition): Notation {
  const fieldDefinitions = new Map(Object.entries(definition.fields ?? {}));
  const constantDefinitions = new Map(
    Object.entries(definition.constants ?? {}).map(([id, constant]) => [id, fullConstant(constant)]),
  );
  const ids = [...fieldDefinitions.keys(), ...constantDefinitions.keys()];
  const bare = ids.length === 1 && fieldDefinitions.has("value");
  const words: Words = new Map(Object.entries(definition.words ?? {}));
  checkIds(ids);
  for (const [text, value] of words) checkWord(text, value, bare ? null : ids);

  const forms = [definition.form].flat().map((text) => compileForm(text, fieldDefinitions));
  if (forms.length === 0) throw new Error("a notation must have a form");
  const outcomes = (id: string) =>
    [...words.values()].map((value) => (bare ? value : ((value as RecordValue)[id] as Value)));
  const fields = [
    ...[...fieldDefinitions].map(([id, field]) => compileField(id, field, forms, outcomes(id))),
    ...[...constantDefinitions].map(([id, constant]) => compileConstant(id, constant, outcomes(id))),
  ];
  return {
    definition,
    forms,
    ordinals: new Set(forms.flatMap(({ text }) => text.match(COUNTED) ?? [])).size > 1,
    fields,
    byId: new Map(fields.map((field) => [field.id, field])),
    words,
    constants: Object.fromEntries([...constantDefinitions].map(([id, constant]) => [id, constant.value])),
    bare,
  };
}

function compileForm(text: string, definitions: ReadonlyMap<string, FieldDefinition>): Form {
  const parts = parseForm(text);
  const ids = fieldsOf(parts);
  const undeclared = ids.find((id) => !definitions.has(id));
  if (undeclared) throw new Error(`form ${text}: {${undeclared}} is not among the fields`);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice) throw new Error(`form ${text}: {${twice}} stands twice`);
  const found = sequences(text, parts);
  for (const pieces of found) checkSequence(text, pieces, definitions);
  return { text, parts, sequences: found };
}

function compileField(
  id: string,
  definition: FieldDefinition,
  forms: readonly Form[],
  outcomes: readonly Value[],
): NotationField {
  const everywhere = forms.flatMap((form) => form.sequences);
  const printed = everywhere.filter((pieces) => pieces.some((piece) => piece.kind === "field" && piece.field === id));
  if (printed.length === 0 && outcomes.length === 0) throw new Error(`field ${id}: no form and no word gives it`);
  const missing = definition.default ?? null;
  const words: Words = new Map(Object.entries(definition.words ?? {}));
  if (words.has(""))
    throw new Error(`field ${id}: a word must not be empty; say what an empty text means with \`empty\``);
  if (
    [...words.values()].some((value) => value === null || (typeof value === "object" && definition.type !== "dice"))
  ) {
    throw new Error(`field ${id}: a word must stand for a number, a text, true or false`);
  }
  const values = [
    ...words.values(),
    ...outcomes,
    missing,
    ...(definition.empty === undefined ? [] : [definition.empty]),
  ];
  return {
    id,
    description: definition.description ?? "",
    type: named(id, () => typeOf(definition, values)),
    unit: definition.unit ?? null,
    blank: (printed.length < everywhere.length && missing === null) || [...outcomes, definition.empty].includes(null),
    unknowable: values.some(isUnknown),
    reading: definition.type,
    words,
    default: missing,
    empty: definition.empty,
  };
}

function typeOf(definition: FieldDefinition, values: readonly Value[]): ValueType {
  const type = fieldType(definition.type, values);
  return definition.names === undefined ? type : { type: "id", of: definition.names };
}

function compileConstant(id: string, definition: ConstantDefinition, outcomes: readonly Value[]): NotationField {
  return {
    id,
    description: definition.description ?? "",
    type: named(id, () => fieldType("constant", [definition.value, ...outcomes])),
    unit: definition.unit ?? null,
    blank: outcomes.includes(null),
    unknowable: outcomes.some(isUnknown),
    reading: "constant",
    words: new Map(),
    default: definition.value,
    empty: undefined,
  };
}

function fullConstant(constant: Scalar | ConstantDefinition): ConstantDefinition {
  return typeof constant === "object" ? constant : { value: constant };
}

function checkIds(ids: readonly string[]): void {
  if (ids.length === 0) throw new Error("a notation must have a field");
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice) throw new Error(`${twice} is both a field and a constant`);
  const wrong = ids.find((id) => !/^[a-z][A-Za-z0-9]*$/.test(id) || id === "unknown");
  if (wrong !== undefined)
    throw new Error(`${wrong} cannot name a field: use letters and digits, small letter first, not "unknown"`);
}

/** `ids` are the fields a word must give, or null where the cell is a bare value. */
function checkWord(text: string, value: Value, ids: readonly string[] | null): void {
  if (text === "") throw new Error("a whole-text word must not be empty: a blank cell is left out");
  if (!ids) return;
  if (!isRecord(value)) throw new Error(`word ${text}: must give the fields ${ids.join(", ")}`);
  const missing = ids.find((id) => !Object.hasOwn(value, id));
  if (missing) throw new Error(`word ${text}: must give the field ${missing} too`);
  const extra = Object.keys(value).find((id) => !ids.includes(id));
  if (extra) throw new Error(`word ${text}: ${extra} is not a field`);
}

function named<T>(id: string, make: () => T): T {
  try {
    return make();
  } catch (problem) {
    throw new Error(`field ${id}: ${(problem as Error).message}`);
  }
}

/**
 * The declared type of a field from how it is read and every value the definition can give it.
 * Blanks and unknowns are no part of it: those are `blank` and `unknowable`.
 * @throws Error with plain words where the values do not fit the reading or each other.
 */
function fieldType(reading: NotationField["reading"], values: readonly Value[]): ValueType {
  const given = values.filter((value) => value !== null && !isUnknown(value));
  if (reading === "dice") {
    if (given.every((value) => isRecord(value) && "sides" in value)) return { type: "dice" };
    throw new Error("an amount of dice takes amounts only, such as 2d6 or 3");
  }
  if (given.some((value) => typeof value === "object"))
    throw new Error("a field holds one value, not a list or record");
  if (given.some((value) => typeof value === "number" && !Number.isFinite(value)))
    throw new Error("a number must be finite");
  const words = [...new Set(given.filter((value) => typeof value === "string"))];
  const numbers = given.filter((value) => typeof value === "number");
  const onlyBooleans = given.length > 0 && given.every((value) => typeof value === "boolean");

  if (reading === "text") {
    if (words.length === new Set(given).size) return { type: "text" };
    throw new Error("a text field takes texts only");
  }
  if (reading === "word" || reading === "constant") {
    if (given.length === 0) throw new Error("a word field must list its words");
    if (onlyBooleans) return { type: "boolean" };
    if (numbers.length === 0 && words.length === new Set(given).size) return { type: "word", words };
  }
  if (given.some((value) => typeof value === "boolean")) throw new Error("true and false do not mix with other values");
  const whole = numbers.every(Number.isSafeInteger);
  if (reading === "integer" && !whole) throw new Error("an integer field takes whole numbers only");
  return { type: "number", whole: reading === "number" || reading === "fraction" ? false : whole, words };
}
