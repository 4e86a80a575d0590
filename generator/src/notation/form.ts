import type { FieldDefinition } from "./definition.ts";
import type { Part, Piece } from "./notation.ts";

const FIELD = /\{([^{}[\]\\]*)\}/y;
const FIELD_NAME = /^[a-z][A-Za-z0-9]*$/;
const LITERAL = /(?:\\[[\]{}\\]|[^[\]{}\\])+/y;
const DEEPEST = 2;

/**
 * Splits a form into its parts.
 * @throws Error with plain words where brackets, braces or backslashes do not fit.
 */
export function parseForm(form: string): readonly Part[] {
  const root: Part[] = [];
  const open: Part[][] = [root];
  let at = 0;
  while (at < form.length) {
    const parts = open.at(-1) as Part[];
    const field = matchAt(FIELD, form, at);
    const literal = matchAt(LITERAL, form, at);
    if (field) parts.push({ kind: "field", field: fieldName(form, field[1] ?? "") });
    else if (literal) parts.push({ kind: "literal", text: literal[0].replaceAll(/\\(.)/g, "$1") });
    else if (form[at] === "[") open.push(openGroup(form, parts, open.length));
    else if (form[at] === "]" && open.length > 1) closeGroup(form, open);
    else
      throw new Error(
        `form ${form}: ${form[at]} at character ${at + 1} has no partner; a literal one is \\${form[at]}`,
      );
    at += (field ?? literal)?.[0].length ?? 1;
  }
  if (open.length > 1) throw new Error(`form ${form}: an optional part is never closed with ]`);
  if (root.length === 0) throw new Error("a form must not be empty");
  return root;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function fieldName(form: string, name: string): string {
  if (FIELD_NAME.test(name)) return name;
  throw new Error(`form ${form}: {${name}} must name a field with letters and digits, small letter first`);
}

function openGroup(form: string, parts: Part[], depth: number): Part[] {
  if (depth > DEEPEST) throw new Error(`form ${form}: optional parts may stand inside each other only once`);
  const group: Part[] = [];
  parts.push({ kind: "optional", parts: group });
  return group;
}

function closeGroup(form: string, open: Part[][]): void {
  const group = open.pop() as Part[];
  if (fieldsOf(group).length === 0) throw new Error(`form ${form}: an optional part must hold a field`);
}

/** Ids of the fields in these parts, optional parts included, in order. */
export function fieldsOf(parts: readonly Part[]): readonly string[] {
  return parts.flatMap((part) => {
    if (part.kind === "field") return [part.field];
    return part.kind === "optional" ? fieldsOf(part.parts) : [];
  });
}

const MOST = 64;

/**
 * Writes a form out with each choice of its optional parts, fullest first.
 * @throws Error where the choices are too many to try them one by one.
 */
export function sequences(form: string, parts: readonly Part[]): readonly (readonly Piece[])[] {
  const found = choices(parts);
  if (found.length > MOST) throw new Error(`form ${form}: too many optional parts`);
  return found;
}

function choices(parts: readonly Part[]): readonly (readonly Piece[])[] {
  let found: readonly (readonly Piece[])[] = [[]];
  for (const part of parts) {
    const here = part.kind === "optional" ? [...choices(part.parts), []] : [[part]];
    found = found.flatMap((before) => here.map((after) => [...before, ...after]));
    if (found.length > MOST) return found;
  }
  return found;
}

/**
 * Proves that each field of a sequence ends at one place only, so that reading never has to guess.
 * @throws Error naming the two parts that run into each other.
 */
export function checkSequence(
  form: string,
  pieces: readonly Piece[],
  fields: ReadonlyMap<string, FieldDefinition>,
): void {
  for (const [index, piece] of pieces.entries()) {
    const next = pieces[index + 1];
    if (piece.kind !== "field" || !next) continue;
    const type = fields.get(piece.field)?.type;
    const clash =
      next.kind === "field" ? clashOfFields(type, fields.get(next.field)?.type) : clashOfLiteral(type, next.text);
    if (clash) throw new Error(`form ${form}: nothing tells where {${piece.field}} ends; ${clash}`);
  }
}

type FieldType = FieldDefinition["type"] | undefined;

function clashOfFields(type: FieldType, next: FieldType): string | undefined {
  if (type === "text" || next === "text") return "put a literal between it and the next field";
  const numbers = isNumber(type) && isNumber(next);
  return numbers ? "put a literal between the two numbers" : undefined;
}

function clashOfLiteral(type: FieldType, literal: string): string | undefined {
  if (type === "dice" && /^[\d+\-dx×%]/i.test(literal)) return "an amount of dice may go on with that";
  if (type === "fraction" && /^[\d/]| \d/.test(literal)) return "a fraction may go on with that";
  return isNumber(type) && /^\d/.test(literal) ? "the literal after a number must not begin with a digit" : undefined;
}

function isNumber(type: FieldType): boolean {
  return type === "number" || type === "integer" || type === "dice" || type === "fraction";
}
