import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { violations } from "./axe.ts";
import { onDisk, reader } from "./site.ts";

const visit = reader();
const kinds = [
  "index.html",
  "walkers.html",
  "striker-ii-sheet.html",
  "striker-ii-errata.html",
  "weapons.html",
  "calculators/index.html",
];

test.for(kinds)("axe finds nothing wrong with %s, in light and in dark", async (path) => {
  const { page } = await visit(path, { bypassCSP: true });
  expect(await violations(page)).toEqual([]);
  expect(await violations(page, "dark")).toEqual([]);
});

test("nor with a figure chosen, the search open, and weapons side by side", async () => {
  const { page } = await visit("skirmishers.html#power-armor", { bypassCSP: true });
  await page.locator(".scroll td[id]").first().click();
  await page.locator(".key summary").first().click();
  expect(await violations(page)).toEqual([]);
  expect(await violations(page, "dark")).toEqual([]);
  await page.keyboard.press("/");
  await page.keyboard.type("armor");
  await page.getByRole("option").first().waitFor();
  expect(await violations(page, "dark")).toEqual([]);
  expect(await violations(page)).toEqual([]);
  const weapons = await visit("compare.html?rows=striker-ii/small-arms/sling/loads/standard", { bypassCSP: true });
  expect(await violations(weapons.page)).toEqual([]);
  expect(await violations(weapons.page, "dark")).toEqual([]);
});

test("nor with long tables and errata, as printed, on a phone", async () => {
  const { page } = await visit("striker-ii.html?edition=as-printed", {
    viewport: { width: 390, height: 844 },
    bypassCSP: true,
  });
  const parts = ["[id='hit-table']", "[id='crew-served-weapons']", "[id='errata']"];
  expect(await violations(page, "light", parts)).toEqual([]);
});

test("no page is wider than the screen: wide tables scroll by themselves", async () => {
  const { page } = await visit("index.html");
  for (const path of [...kinds, "striker-ii.html"]) {
    await page.goto(onDisk + path);
    for (const width of [320, 390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `${path} at ${width}`).toBeLessThanOrEqual(width);
    }
  }
});

test("no table hides a column: on a phone its rows are cards, on a wide screen it fits", async () => {
  const { page } = await visit("index.html");
  for (const book of ["striker-ii", "walkers", "skirmishers", "troopers", "infantry-moves"]) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${onDisk}${book}.html`);
    expect(await cutOff(page), book).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await cutOff(page), book).toEqual([]);
  }
});

test("where a table does not fit, its headings and first column stay, and a fade tells that more waits", async () => {
  const { page } = await visit("striker-ii.html", { viewport: { width: 820, height: 900 } });
  const region = page.locator("[id='small-arms'] .scroll");
  await region.scrollIntoViewIfNeeded();
  expect(await region.evaluate((box) => getComputedStyle(box).maskImage)).toContain("gradient");
  const at = (cell: string) => region.locator(cell).first().boundingBox();
  const before = { head: await at("thead th"), figure: await at("tbody td") };
  await region.evaluate((box) => box.scrollTo({ left: 200, top: 300 }));
  expect((await at("tbody td"))?.x).toBe((before.figure?.x ?? 0) - 200);
  expect(await at("thead th")).toEqual(before.head);
  expect((await at("tbody tr:nth-child(1) > th"))?.x).toBe(before.head?.x);
  await region.evaluate((box) => box.scrollTo({ left: box.scrollWidth }));
  await page.waitForFunction(() => !document.querySelector("[id='small-arms'] .has-more"));
});

test("the headings of a long table that fits stay below the bar while the page scrolls", async () => {
  const { page } = await visit("striker-ii.html", { viewport: { width: 1440, height: 700 } });
  await page.locator("[id='small-arms/arl']").scrollIntoViewIfNeeded();
  const top = await page.locator("[id='small-arms'] thead").evaluate((head) => head.getBoundingClientRect().top);
  const bar = await page.locator(".bar").evaluate((found) => found.getBoundingClientRect().bottom);
  expect(Math.abs(top - bar)).toBeLessThan(2);
});

/** Tables that reach out of their region. */
function cutOff(page: Page): Promise<readonly (string | undefined)[]> {
  return page
    .locator(".table > .scroll")
    .evaluateAll((regions) =>
      regions
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        .map((region) => region.closest("section")?.id),
    );
}

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
