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

/** A whole number, both ends included. */
export interface Whole {
  readonly type: "whole";
  readonly label: string;
  readonly unit: string;
  readonly from: number;
  readonly to: number;
  readonly start: number;
}

/** Something that holds or does not. */
export interface Tick {
  readonly type: "tick";
  readonly label: string;
  readonly start: boolean;
}

export type Field = Choice | Whole | Tick;

/** What a calculator asks for, by the name it has in an address. */
export type Fields = Readonly<Record<string, Field>>;

/** What was answered to each field. */
export type Values<Of extends Fields> = {
  readonly [Name in keyof Of]: Of[Name] extends Choice<infer Value>
    ? Value
    : Of[Name] extends Whole
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

export function whole(label: string, from: number, to: number, start: number, unit = ""): Whole {
  return { type: "whole", label, unit, from, to, start };
}

export function tick(label: string, start = false): Tick {
  return { type: "tick", label, start };
}

/** What stands in every field at first. */
export function startOf<Of extends Fields>(fields: Of): Values<Of> {
  return Object.fromEntries(Object.entries(fields).map(([name, { start }]) => [name, start])) as Values<Of>;
}
