import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * What axe finds wrong with a page, which must be visited with `bypassCSP`. In the dark only the colors differ. Of the rows
 * of a table that are built alike, it looks at the first.
 */
export async function violations(
  page: Page,
  colorScheme: "light" | "dark" = "light",
  within: readonly string[] = ["html"],
): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(axe);
  const exclude = await page.evaluate(markRowsAlike);
  const rules = colorScheme === "dark" ? { runOnly: ["color-contrast"] } : {};
  const { violations: found } = (await page.evaluate(
    `axe.run(${JSON.stringify({ include: within, exclude })}, ${JSON.stringify(rules)})`,
  )) as AxeResults;
  return found.flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

/** Marks each row that has the tags, classes and attributes of one before it in its table, and gives the selector. */
function markRowsAlike(): readonly string[] {
  const shape = (part: Element): string => {
    const names = [...part.attributes].map(({ name, value }) => (name === "class" ? value : name));
    return `${part.tagName} ${names.join(" ")}(${[...part.children].map(shape).join()})`;
  };
  for (const body of document.querySelectorAll("tbody")) {
    const seen = new Set<string>();
    for (const row of body.rows) {
      if (seen.has(shape(row))) row.dataset.alike = "";
      seen.add(shape(row));
    }
  }
  return document.querySelector("[data-alike]") ? ["[data-alike]"] : [];
}
