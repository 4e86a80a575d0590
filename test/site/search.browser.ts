import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { reader } from "./site.ts";

const visit = reader();

describe("search", () => {
  test("finds what is meant, by name, id, figure, with a slip and whatever the spaces", async () => {
    const { page } = await visit("index.html");
    await page.keyboard.press("/");
    for (const [query, first, where] of [
      ["7mm acr", "7mm ACR, Slugs", "striker-ii.html#small-arms/acr-7mm/loads/slugs"],
      ["acr 7 mm", "7mm ACR, Slugs", "striker-ii.html#small-arms/acr-7mm/loads/slugs"],
      ["7mmacr", "7mm ACR, Slugs", "striker-ii.html#small-arms/acr-7mm/loads/slugs"],
      ["acr-9mm", "9mm ACR, Slugs", "striker-ii.html#small-arms/acr-9mm/loads/slugs"],
      ["Flint musk", "Flintlock musket", "striker-ii.html#small-arms/flintlock-musket/loads/standard"],
      ["300(4)+2", "9mm ACR, Slugs", "striker-ii.html#small-arms/acr-9mm/loads/slugs"],
      ["walker turning", "Walker turning", "walkers.html#walker-turning"],
      ["flintlok", "Flintlock musket", "striker-ii.html#small-arms/flintlock-musket/loads/standard"],
      ["morale check calculator", "Morale check", "calculators/striker-ii/checkMorale.html"],
      ["arl heap targets", "ARL HEAP targets", "striker-ii.html#errata/arl-heap-targets"],
    ] as const) {
      await page.getByRole("combobox").fill(query);
      await found(page);
      const option = page.getByRole("option").first();
      expect(await option.locator("b").textContent(), query).toBe(first);
      expect(await option.getAttribute("data-href"), query).toBe(where);
    }
  });

  test("on a phone gives a weapon's numbers by name, without scrolling", async () => {
    const { page } = await visit("index.html", { viewport: { width: 390, height: 844 } });
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await page.keyboard.type("gauss rifle");
    await found(page);
    const figures = page.getByRole("option").first().locator(".figures-found");
    expect(await figures.innerText()).toContain("Difficult 600(7)+3 range 600 m, penetration 7, autofire 3");
    expect((await figures.boundingBox())?.y).toBeLessThan(844 / 2);
  });

  test("tells why a figure was corrected, and marks it where its row is found", async () => {
    const { page } = await visit("index.html", { viewport: { width: 390, height: 844 } });
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await page.keyboard.type("arl heap");
    await found(page);
    const results = await page.getByRole("option").allInnerTexts();
    expect(results.find((text) => text.startsWith("ARL, HEAP\n"))).toContain("Targets 1/2 †");
    expect(results.find((text) => text.startsWith("ARL HEAP targets"))).toContain("The cell stops after the slash");
  });

  test("is worked by the keyboard alone, from a page in a folder too", async () => {
    const { page } = await visit("calculators/index.html");
    await page.keyboard.press("/");
    const input = page.getByRole("combobox");
    expect(await input.evaluate((box) => box === document.activeElement)).toBe(true);
    await page.keyboard.type("acr");
    await found(page);
    const second = (await page.getByRole("option").nth(1).getAttribute("data-href")) ?? "";
    await page.keyboard.press("ArrowDown");
    expect(await input.getAttribute("aria-activedescendant")).toBe("found-1");
    await page.keyboard.press("Enter");
    await page.waitForURL(/striker-ii/);
    expect(page.url().endsWith(second.replace("../", ""))).toBe(true);
  });

  test("says when nothing is found, and Escape closes it", async () => {
    const { page } = await visit("index.html");
    await page.getByRole("button", { name: "Search" }).first().click();
    await page.keyboard.type("zzzz");
    await page.getByText("Nothing found.").waitFor({ state: "attached" });
    await page.keyboard.press("Escape");
    expect(await page.getByRole("dialog").count()).toBe(0);
  });

  test("a slash typed into a field is a slash", async () => {
    const { page } = await visit("weapons.html");
    await page.getByLabel("Words", { exact: true }).fill("");
    await page.getByLabel("Words", { exact: true }).press("/");
    expect(await page.getByLabel("Words", { exact: true }).inputValue()).toBe("/");
    expect(await page.getByRole("dialog").count()).toBe(0);
  });

  test("its index is loaded with the first search and not before", async () => {
    const { page, requests } = await visit("index.html");
    expect(requests.filter((url) => url.endsWith("search.js"))).toEqual([]);
    await page.keyboard.press("/");
    await page.keyboard.type("acr");
    await found(page);
    expect(requests.filter((url) => url.endsWith("search.js"))).toHaveLength(1);
  });
});

async function found(page: Page): Promise<void> {
  await page.getByRole("option").first().waitFor();
}
