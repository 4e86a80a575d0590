import { quotientAt } from "../numerals/quotient.ts";

/** What holds between columns of a row. A column is named as in `print`: `weight`, `loads.weight`, `loads.difficult.range`. */
export type Relation =
  /** Each column is where a range ends, and the next begins. */
  | { readonly kind: "ends"; readonly columns: readonly string[] }
  /** A figure follows from another, to a share of it where the book rounds. */
  | {
      readonly kind: "follows";
      readonly figure: string;
      readonly from: string;
      readonly times: number;
      readonly within: number;
      /** `25/3`, as it is stated. */
      readonly stated: string;
    }
  | {
      readonly kind: "per";
      readonly figure: string;
      readonly per: string;
      readonly plausible: readonly [number, number];
    }
  /** A row that has one has the other. */
  | { readonly kind: "filled"; readonly filled: string; readonly with: string };

/** Reads a relation that passed its schema; a text says what is wrong with it. */
export function readRelation(said: Readonly<Record<string, unknown>>): Relation | string {
  const given = Object.keys(said);
  const is = (...names: readonly string[]) =>
    given.every((one) => names.includes(one)) && names.every((one) => one in said);
  if (is("ends")) {
    const columns = said.ends as readonly string[];
    return columns.length > 1 ? { kind: "ends", columns } : "needs two columns or more";
  }
  if (is("filled", "with")) return { kind: "filled", filled: String(said.filled), with: String(said.with) };
  const figure = String(said.figure);
  if (is("figure", "per", "plausible")) {
    const [least = 0, most = 0, ...more] = (said.plausible as readonly unknown[]).map(Number);
    if (!(least <= most) || more.length > 0) return "must say what is plausible by two numbers, such as [1, 40]";
    return { kind: "per", figure, per: String(said.per), plausible: [least, most] };
  }
  if (
    is("figure", "is") ||
    is("figure", "is", "times") ||
    is("figure", "is", "times", "within") ||
    is("figure", "is", "within")
  ) {
    const stated = String(said.times ?? 1);
    const times = quotientAt(stated, 0)?.length === stated.length ? quotientAt(stated, 0)?.value : Number(stated);
    const within = Number(said.within ?? 0);
    if (!times || !(within >= 0 && within < 1))
      return "must say times by a number or a fraction, and within by a share such as 0.1";
    return { kind: "follows", figure, from: String(said.is), times, within, stated };
  }
  return "is none of those that can be stated";
}

/** The columns a relation is about. */
export function namesIn(relation: Relation): readonly string[] {
  switch (relation.kind) {
    case "ends":
      return relation.columns;
    case "follows":
      return [relation.figure, relation.from];
    case "per":
      return [relation.figure, relation.per];
    case "filled":
      return [relation.filled, relation.with];
    default:
      return relation satisfies never;
  }
}
