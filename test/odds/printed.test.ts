import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { books, generated, readJson } from "../other-languages/books.ts";

interface Table {
  readonly id: string;
  readonly axes?: readonly { readonly dice: unknown }[];
  readonly operation?: string;
}

/** What odds are made of: tables that dice are rolled on, and what is added to those rolls. */
function rolled(path: string): readonly Table[] {
  const { tables } = readJson(path) as { tables: readonly (Table & { readonly shape: string })[] };
  return tables.filter(({ axes = [], operation, shape }) => {
    return operation === "roll" || shape === "modifiers" || axes.some(({ dice }) => dice !== null);
  });
}

test.each(books.filter((book) => readdirSync(`${generated}/odds`).includes(`${book}.ts`)))(
  "the odds of %s are those of the print too: no erratum touches what dice decide",
  (book) => {
    expect(rolled(`generated/data/${book}.json`).length).toBeGreaterThan(0);
    expect(rolled(`generated/data/as-printed/${book}.json`)).toEqual([]);
  },
);
