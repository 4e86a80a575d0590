/** One of several things, by id. */
export interface Choice<Value extends string = string> {
  readonly type: "choice";
  readonly label: string;
  readonly options: readonly Option<Value>[];
  /** What stands there at first. */
  readonly start: Value;
}

export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** Heading the option stands under in a long list. */
  readonly group?: string | undefined;
}

/** A number, both ends included; null is an open end. */
export interface Figure {
  readonly type: "number";
  readonly label: string;
  readonly unit: string;
  readonly whole: boolean;
  readonly from: number | null;
  readonly to: number | null;
  readonly start: number;
}

/** Something that holds or does not. */
export interface Tick {
  readonly type: "tick";
  readonly label: string;
  readonly start: boolean;
}

export type Field = Choice | Figure | Tick;

/** What a calculator asks for, by the name it has in an address. */
export type Fields = Readonly<Record<string, Field>>;

/** What was answered to each field. */
export type Values<Of extends Fields> = {
  readonly [Name in keyof Of]: Of[Name] extends Choice<infer Value>
    ? Value
    : Of[Name] extends Figure
      ? number
      : Of[Name] extends Tick
        ? boolean
        : string | number | boolean;
};

export function choice<Value extends string>(
  label: string,
  options: readonly Option<Value>[],
  start: Value,
): Choice<Value> {
  return { type: "choice", label, options, start };
}

export function number(
  label: string,
  { whole, from, to, unit }: Pick<Figure, "whole" | "from" | "to" | "unit">,
  start: number,
): Figure {
  return { type: "number", label, unit, whole, from, to, start };
}

export function whole(label: string, from: number, to: number, start: number, unit = ""): Figure {
  return number(label, { whole: true, from, to, unit }, start);
}

/** What a number may be, in words. */
export function numberWords({ whole, from, to }: Figure): string {
  const ends = from === null && to === null ? "" : to === null ? ` from ${from} up` : ` from ${from ?? "any"} to ${to}`;
  return `${whole ? "whole number" : "number"}${ends}`;
}

export function tick(label: string, start = false): Tick {
  return { type: "tick", label, start };
}

/** What stands in every field at first. */
export function startOf<Of extends Fields>(fields: Of): Values<Of> {
  return Object.fromEntries(Object.entries(fields).map(([name, { start }]) => [name, start])) as Values<Of>;
}
