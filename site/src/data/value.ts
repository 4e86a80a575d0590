import type { Band, Book, Fields, Value } from "./book.ts";

/** Whether a book has a print that may differ from what counts now; house rules without corrections have none. */
export function hasPrint({ document, errata }: Pick<Book, "document" | "errata">): boolean {
  return document !== null || errata.length > 0;
}

export interface Lost {
  readonly unknown: string;
}

/** A figure the print lost; `unknown` says why. */
export function isLost(value: Value | undefined): value is Value & Lost {
  return isFields(value) && typeof value.unknown === "string" && Object.keys(value).length === 1;
}

export function isFields(value: Value | undefined): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** An amount that is rolled; `text` is how it is written. */
export function isDice(value: Value | undefined): value is Value & { readonly text: string } {
  return isFields(value) && "sides" in value && typeof value.text === "string";
}

export function isBand(value: Value | undefined): value is Value & Band {
  return isFields(value) && Object.keys(value).join() === "from,to";
}

export function sameValue(one: Value | undefined, other: Value | undefined): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
