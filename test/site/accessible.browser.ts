import { describe, expect, test } from "vitest";
import { violations } from "./axe.ts";
import { reader } from "./site.ts";

const visit = reader();
const kinds = [
  "index.html",
  "walkers.html",
  "striker-ii-sheet.html",
  "striker-ii-errata.html",
  "weapons.html",
  "calculators/index.html",
];

describe.for(["light", "dark"] as const)("in %s", (colorScheme) => {
  test.for(kinds)("axe finds nothing wrong with %s", async (path) => {
    const { page } = await visit(path, { colorScheme, bypassCSP: true });
    expect(await violations(page, colorScheme)).toEqual([]);
  });

  test("nor with a figure chosen, the search open, and weapons side by side", async () => {
    const { page } = await visit("skirmishers.html#power-armor", { colorScheme, bypassCSP: true });
    await page.locator(".scroll td[id]").first().click();
    await page.locator(".key summary").first().click();
    expect(await violations(page, colorScheme)).toEqual([]);
    await page.keyboard.press("/");
    await page.keyboard.type("armor");
    await page.getByRole("option").first().waitFor();
    expect(await violations(page, colorScheme)).toEqual([]);
    const weapons = await visit("weapons.html?compare=small-arms/sling/loads/standard", {
      colorScheme,
      bypassCSP: true,
    });
    expect(await violations(weapons.page, colorScheme)).toEqual([]);
  });
});

test("axe finds nothing wrong with the largest book, as printed, on a phone", async () => {
  const { page } = await visit("striker-ii.html?edition=as-printed", {
    viewport: { width: 390, height: 844 },
    bypassCSP: true,
  });
  expect(await violations(page)).toEqual([]);
});

test.for([...kinds, "striker-ii.html"])(
  "%s is never wider than the screen: wide tables scroll by themselves",
  async (path) => {
    const { page } = await visit(path);
    for (const width of [320, 390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBeLessThanOrEqual(width);
    }
  },
);

test("the first column stays while a wide table scrolls", async () => {
  const { page } = await visit("striker-ii.html", { viewport: { width: 390, height: 844 } });
  const row = page.locator("[id='small-arms/sling/loads/standard']");
  const left = (cell: string) =>
    row
      .locator(cell)
      .first()
      .evaluate((found) => found.getBoundingClientRect().left);
  const before = { name: await left("th"), figure: await left("td") };
  await page.locator("[id='small-arms'] .scroll").evaluate((box) => box.scrollTo({ left: 400 }));
  expect(await left("td")).toBe(before.figure - 400);
  expect(await left("th")).toBe(before.name);
});

test("nothing shifts while a page loads", async () => {
  for (const path of ["striker-ii.html", "weapons.html", "index.html"]) {
    const { page } = await visit(path);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
          }).observe({ type: "layout-shift", buffered: true });
          setTimeout(() => resolve(sum), 400);
        }),
    );
    expect(shift, path).toBeLessThan(0.01);
  }
});

/** What axe complains of; in the dark nothing can be wrong anew but the colors. */
