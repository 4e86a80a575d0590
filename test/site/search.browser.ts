import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { reader } from "./site.ts";

const visit = reader();

describe("search", () => {
  test.for<[query: string, first: string, where: string]>([
    ["7mm acr", "7mm ACR, slugs", "striker-ii.html#small-arms/acr-7mm/loads/slugs"],
    ["acr-9mm", "9mm ACR, slugs", "striker-ii.html#small-arms/acr-9mm/loads/slugs"],
    ["Flint musk", "Flintlock musket", "striker-ii.html#small-arms/flintlock-musket/loads/standard"],
    ["300(4)+2", "9mm ACR, slugs", "striker-ii.html#small-arms/acr-9mm/loads/slugs"],
    ["walker turning", "Walker turning", "walkers.html#walker-turning"],
    ["flintlok", "Flintlock musket", "striker-ii.html#small-arms/flintlock-musket/loads/standard"],
    ["kick door", "Kick in the door", "calculators/kick-door.html"],
    ["arl heap targets", "Arl heap targets", "striker-ii.html#errata/arl-heap-targets"],
  ])("%s finds %s", async ([query, first, where]) => {
    const { page } = await visit("index.html");
    await page.keyboard.press("/");
    await page.keyboard.type(query);
    await found(page);
    const option = page.getByRole("option").first();
    expect(await option.locator("b").textContent()).toBe(first);
    expect(await option.getAttribute("data-href")).toBe(where);
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
    await page.getByLabel("Name", { exact: true }).fill("");
    await page.getByLabel("Name", { exact: true }).press("/");
    expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe("/");
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
