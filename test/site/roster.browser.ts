import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { reader } from "./site.ts";

const visit = reader();

describe("the list of weapons", () => {
  test("sorts by a heading, upward and downward, blanks last", async () => {
    const { page } = await visit("weapons.html");
    await page.getByRole("button", { name: "Damage" }).click();
    await page.getByRole("button", { name: "Damage" }).click();
    expect(await page.locator("th[aria-sort=descending]").textContent()).toBe("Damage");
    expect(new URL(page.url()).search).toBe("?sort=-Damage");
    const rows = await page
      .locator(".roster tbody tr")
      .evaluateAll((all) =>
        all.map((row) => Number.parseFloat(row.querySelector("[data-label=Damage]")?.textContent ?? "-1")),
      );
    expect(rows).toEqual([...rows].sort((one, other) => other - one));
    expect(new Set(rows).size).toBeGreaterThan(5);
  });

  test("filters by reach and penetration at one and the same range, by a figure and by words", async () => {
    const { page } = await visit("weapons.html");
    // 300(3)+2 600(2)+1 900(1)+1: it reaches 600 m with penetration 2, not with 3.
    await page.getByLabel("range", { exact: true }).fill("600");
    await page.getByLabel("penetration", { exact: true }).fill("2");
    expect(await names(page)).toContain("7mm ACR, Slugs");
    await page.getByLabel("penetration", { exact: true }).fill("3");
    expect(await names(page)).not.toContain("7mm ACR, Slugs");
    await page.getByRole("button", { name: "Clear" }).click();
    await page.getByLabel("Figure", { exact: true }).selectOption("Tech level");
    await page.getByLabel("from").fill("13");
    await page.getByLabel("Words", { exact: true }).fill("laser");
    const lasers = ["TL 13 laser carbine", "TL 13 laser rifle", "TL 13 laser pistol"];
    expect(await names(page)).toEqual(lasers);
    await page.reload();
    expect(await names(page)).toEqual(lasers);
    await page.getByLabel("Words", { exact: true }).fill("no such weapon");
    expect(await page.getByText("No row is like that.").isVisible()).toBe(true);
  });

  test("sets weapons side by side, four at most, with what differs marked, and draws them", async () => {
    const { page } = await visit("weapons.html?sort=-Damage");
    expect(await page.locator("th[aria-sort=descending]").textContent()).toBe("Damage");
    for (const name of ["Sling", "Short bow", "7mm ACR, Slugs", "9mm ACR, DS", "4mm gauss rifle"])
      await page.getByLabel(`Compare ${name}`, { exact: true }).check();
    expect(await page.getByLabel("Compare Sling").isChecked()).toBe(false);
    await page.getByRole("link", { name: "Compare", exact: true }).click();
    await page.waitForURL(/compare\.html\?rows=.*gauss/);
    const row = (name: string) =>
      page.locator(".comparison > .scroll tr", { has: page.getByText(name, { exact: true }) });
    expect(await row("Weight, kg").locator("td").allTextContents()).toEqual(["0.5", "3", "3.5", "3.5"]);
    expect(await row("Damage").getAttribute("class")).toBe("differs");
    expect(await page.getByLabel("Weapon A").inputValue()).toBe("small-arms/short-bow/loads/standard");
    await page.getByRole("button", { name: "Take out" }).first().click();
    await page.waitForURL(/rows=striker-ii%2Fsmall-arms%2Facr-7mm/);
  });

  test("what an address cannot mean is left out, gently", async () => {
    const { page, complaints } = await visit("weapons.html?from=abc&figure=purple&range=x&sort=%3Cb%3E&words=sling");
    expect(await names(page)).toEqual(["Sling"]);
    expect(complaints).toEqual([]);
  });

  test("a weapon leads to its row in the book", async () => {
    const { page } = await visit("weapons.html");
    await page.getByRole("link", { name: "7mm ACR, DS", exact: true }).click();
    await page.waitForURL(/striker-ii\.html#small-arms\/acr-7mm\/loads\/ds$/);
  });
});

function names(page: Page): Promise<string[]> {
  return page.locator(".roster tbody tr:visible .name").allTextContents();
}
