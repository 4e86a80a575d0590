import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds wrong with a page, which must be visited with `bypassCSP`; in the dark only the colors differ. */
export async function violations(
  page: Page,
  colorScheme: "light" | "dark" = "light",
  within: readonly string[] = ["html"],
): Promise<readonly string[]> {
  await page.evaluate(axe);
  const rules = colorScheme === "dark" ? { runOnly: ["color-contrast"] } : {};
  const { violations: found } = (await page.evaluate(
    `axe.run(${JSON.stringify(within)}, ${JSON.stringify(rules)})`,
  )) as AxeResults;
  return found.flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}
