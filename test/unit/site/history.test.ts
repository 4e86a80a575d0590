import { expect, test } from "vitest";
import type { Shown } from "../../../site/src/data/project.ts";
import { readProject } from "../../../site/src/data/project.ts";
import { printed } from "../../../site/src/html.ts";
import { bookPage, chaptersOf } from "../../../site/src/pages/book.ts";
import { quickReference } from "../../../site/src/pages/print.ts";

const { books } = await readProject(".");
const book = books.find((one) => one.book === "striker-ii") as Shown;

test("the page of a book has what each version made of a cell, for its card", () => {
  const change = {
    at: "striker-ii/small-arms/arl/loads/heap/targets",
    change: "cell changed",
    edition: "current",
    was: "1/",
    now: "1/2",
    errata: ["arl-heap-targets"],
  } as const;
  const versions = [
    { version: "0.3.0", date: "2030-03-01", changes: [{ ...change, at: "walkers/walker-points/60mm/light" }] },
    { version: "0.2.0", date: "2030-01-31", changes: [change] },
  ];
  const page = printed(bookPage(book, { tools: [], versions }).main);
  const [, history = ""] = /<ul class="history" hidden>(.*?)<\/ul>/.exec(page) ?? [];
  expect(history).toBe('<li data-at="small-arms/arl/loads/heap/targets">0.2.0, 2030-01-31: 1/ → 1/2</li>');
  expect(printed(bookPage(book, { tools: [], versions: [] }).main)).not.toContain('class="history"');
});

test("the quick reference follows the chapters of the book", () => {
  const sheet = printed(quickReference(book).main);
  const order = [...sheet.matchAll(/data-block="([^"]+)"/g)].map(([, id]) => id);
  const families = order.map((id) => book.tables.find((table) => table.id === id)?.family);
  const runs = families.filter((family, at) => family !== families[at - 1]);
  expect(runs).toEqual(
    chaptersOf(book.tables)
      .map(({ family }) => family)
      .filter((family) => families.includes(family)),
  );
});
