import fc from "fast-check";
import { expect, test } from "vitest";
import { isError } from "../../generator/src/diagnostics/diagnostic.ts";
import { importEmitted, typeErrors } from "../given/emitted.ts";
import { compileRules } from "../given/project.ts";
import { runs, seed } from "./runs.ts";
import { type ValidBook, validBook } from "./valid-book.ts";

/** The TypeScript compiler is slow to start, so many books stand in one project. */
const shelf = 12;
const shelves = fc.tuple(...Array.from({ length: shelf }, (_, at) => validBook(`book-${at}`)));

test("valid books always give code that type-checks, and answers what they say", async () => {
  const property = fc.asyncProperty(shelves, async (books) => {
    const { diagnostics, outputs } = await compileRules(books.flatMap(({ files }) => files));
    expect(diagnostics.filter(isError).map(({ message }) => message)).toEqual([]);
    expect(typeErrors(outputs)).toEqual([]);
    // Running is slow as well; what differs between the books of a shelf is chance alone.
    for (const book of books.slice(0, 1)) await answers(book, "book-0", outputs);
  });
  await fc.assert(property, { numRuns: runs(0.0006), seed, endOnFailure: true });
});

async function answers(book: ValidBook, id: string, outputs: Parameters<typeof importEmitted>[0]): Promise<void> {
  const sdk = await importEmitted(outputs, `${id}/index.js`);
  for (let roll = -3; roll <= 20; roll += 1) {
    const hits = book.steps.filter(({ from }) => from <= roll).at(-1)?.hits ?? 0;
    expect(sdk.lookupSteps?.(roll, "near")).toMatchObject({ hits });
    expect(sdk.lookupBands?.(roll)).toBe(book.bands.find(({ upTo }) => roll <= upTo)?.result);
  }
  const figures = Object.fromEntries([...book.figures].map(([key, { value }]) => [key, value]));
  expect(sdk.figures).toEqual(figures);
  expect(sdk.guns).toMatchObject({ "7mm": { name: book.gun } });
  const index = await importEmitted(outputs, "index.js");
  expect(index.books).toContainEqual(expect.objectContaining({ id, title: book.title }));
}
