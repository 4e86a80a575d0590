import { type Cure, write, writeOneOf } from "../diagnostics/cure.ts";
import { compileNotation } from "../notation/compile-notation.ts";
import type { Form, Notation, Piece } from "../notation/notation.ts";
import { roundTrips } from "../notation/print-notation.ts";
import type { SyntaxScalar } from "../source/syntax.ts";
import { typed } from "../text/typed.ts";

/** How a cell is written, to follow "must be written as": by example, since a form with its braces is no one's language. */
export function formOf(notation: Notation, description = ""): string {
  const words = [...notation.words.keys()].filter((word) => !isFormed(notation, word)).map(quote);
  if (isNumber(notation)) {
    const own = notation.fields.flatMap((field) => [...field.words.keys()].map(quote));
    return ["a number such as 3", ...own, ...words].join(" or ");
  }
  const described = describedBy(notation, description);
  const built = notation.forms.flatMap((form) => builtFrom(form, notation) ?? []);
  const examples =
    described.length >= built.length
      ? described
      : [...new Set([...described.slice(0, 1), ...built.slice(described.length)])];
  const replaced = notation.fields.flatMap(({ id, words: own, reading }) =>
    own.size > 0 && reading !== "constant"
      ? [`${[...own.keys()].map(quote).join(" or ")} may stand for ${spoken(id)}`]
      : [],
  );
  const form = `in ${[...examples, ...words].join(" or ")}`;
  return replaced.length > 0 ? `${form} (${replaced.join("; ")})` : form;
}

/** The words of a cell that is one word of a list; null for any other cell. */
export function onlyWords(notation: Notation): readonly string[] | null {
  const [field] = notation.fields;
  const isWord = field?.reading === "word" && notation.forms.every(({ parts }) => isLone(parts));
  return isWord ? [...field.words.keys(), ...notation.words.keys()] : null;
}

/** The printed word that a text means: the same in another case, or the one whose value was typed. */
export function wordMeant(notation: Notation, node: SyntaxScalar): Cure {
  const words = new Map(notation.fields.flatMap(({ words: own }) => [...own]));
  const near = writeOneOf(node, node.text, [...words.keys(), ...notation.words.keys()]);
  if (near.hint !== undefined) return near;
  const value = node.text.toLowerCase();
  const same = [...words].find(([, meaning]) => String(meaning).toLowerCase() === value)?.[0];
  return write(node, same === undefined ? undefined : typed(same));
}

/** Whether the cell is one number and nothing around it. */
function isNumber({ fields, forms }: Notation): boolean {
  const printed = fields.filter(({ reading }) => reading !== "constant");
  const numbers = printed.every(({ reading }) => reading === "number" || reading === "integer");
  return numbers && forms.every(({ parts }) => isLone(parts));
}

function isLone(parts: Form["parts"]): boolean {
  return parts.length === 1 && parts[0]?.kind === "field";
}

/** The examples a description gives, such as 300(3)+2. */
function describedBy(notation: Notation, description: string): readonly string[] {
  const candidates = description.split(/\s+/).map((word) => word.replace(/[.,;:]+$/, ""));
  return [...new Set(candidates)].filter((word) => /\d/.test(word) && roundTrips(notation, word));
}

/** A form with rising figures in its fields: the first ordinal it takes, `2nd`, and no `1/2`, which is a half. */
function builtFrom(form: Form, notation: Notation): string | undefined {
  const pieces = form.sequences[0] ?? [];
  const step = pieces.filter((piece) => piece.kind === "field").length > 1 ? 10 : 1;
  const texts = [1, 2, 3, 4].map((first) => {
    let figure = (first - 1) * step;
    return pieces.map((piece) => sampleOf(piece, () => (figure += step), notation)).join("");
  });
  return texts.find((text) => roundTrips(notation, text));
}

/** Whether a whole text that has a meaning is written in one of the forms all the same. */
function isFormed({ definition, forms }: Notation, word: string): boolean {
  return forms.some(({ text }) => roundTrips(compileNotation({ ...definition, form: text, words: {} }), word));
}

function sampleOf(piece: Piece, next: () => number, { byId }: Notation): string {
  if (piece.kind === "literal") return piece.text;
  const field = byId.get(piece.field);
  if (field?.reading === "dice") return "2d6";
  if (field?.reading === "fraction") return "1/2";
  if (field?.reading === "number" || field?.reading === "integer") return String(next());
  return field?.words.keys().next().value ?? piece.field;
}

function quote(word: string): string {
  return typed(word).startsWith('"') ? typed(word) : `"${word}"`;
}

/** `movePhase` as words. */
function spoken(id: string): string {
  return id.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
