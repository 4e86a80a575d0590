import type { FieldDefinition } from "./definition.ts";
import type { Part, Piece } from "./notation.ts";

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
