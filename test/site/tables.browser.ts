import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { repository } from "../given/project.ts";
import { reader } from "./site.ts";

const visit = reader();
const arl = "small-arms/arl/loads/heap/targets";

describe("a figure", () => {
  test("has an address that opens the book at it and says what it is", async () => {
    const { page } = await visit("striker-ii.html#small-arms/acr-7mm/loads/slugs/difficult");
    const card = page.locator(".card");
    expect(await card.locator(".card-path").textContent()).toBe("Slug throwers");
    expect(await card.locator(".card-name").textContent()).toBe("7mm ACR, Slugs");
    expect(await card.locator(".card-figure").textContent()).toBe("Difficult 300(3)+2");
    expect(await card.textContent()).toContain("range 300 m, penetration 3, autofire 2");
    expect(await card.textContent()).toContain("Line 3295");
    expect(await onScreen(page, "small-arms/acr-7mm/loads/slugs/difficult")).toBe(true);
  });

  test("is shown as README shows it, with what it says", async () => {
    const size = { viewport: { width: 1440, height: 800 } };
    const { page } = await visit("striker-ii.html#small-arms/acr-7mm/loads/slugs/difficult", size);
    await page.locator(".card").waitFor();
    const picture = await page.screenshot(process.env.PICTURES ? { path: join(repository, "site/picture.png") } : {});
    expect(picture.length).toBeGreaterThan(50_000);
  });

  test("is chosen by a click, and its link can be copied", async () => {
    const { page } = await visit("walkers.html", { permissions: ["clipboard-read", "clipboard-write"] });
    await page.locator("[id='walker-points/80mm/heavy']").click();
    expect(new URL(page.url()).hash).toBe("#walker-points/80mm/heavy");
    await page.getByRole("button", { name: "Copy link" }).click();
    await page.getByRole("button", { name: "Copied" }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  test("is reached by keyboard from the name of its row, figure by figure, and Escape leads back", async () => {
    const { page } = await visit("walkers.html");
    await page.locator("[id='walker-points/80mm'] a.name").focus();
    await page.keyboard.press("Enter");
    expect(await page.locator(".card :focus").getAttribute("aria-label")).toBe("Close");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(new URL(page.url()).hash).toBe("#walker-points/80mm/medium");
    await page.keyboard.press("Escape");
    expect(await page.locator(".card").count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("80mm");
  });

  test("a link by ids that were renamed, of the table and of the row, leads to it still", async () => {
    const { page } = await visit("walkers.html");
    await page.evaluate(() => {
      const moved = (id: string, now: string) => {
        const anchor = document.createElement("span");
        anchor.id = id;
        anchor.dataset.now = now;
        document.querySelector("main")?.append(anchor);
      };
      moved("points", "walker-points");
      moved("walker-points/8cm", "walker-points/80mm");
      location.hash = "points/8cm/heavy";
    });
    await page.locator(".card").waitFor();
    expect(await page.locator(".card-figure").textContent()).toBe("Heavy 4/6");
  });

  test("a former link to a place that is gone leaves the page as it is", async () => {
    const { page, complaints } = await visit("striker-ii.html#small-arms/no-such-gun/%E0%A4%A");
    expect(await page.locator(".card").count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});

describe("a row", () => {
  test("is told with all its figures by name, those of the weapon and those of the load", async () => {
    const { page } = await visit("striker-ii.html#small-arms/acr-9mm/loads/ds", {
      viewport: { width: 390, height: 844 },
    });
    const figures = (await page.locator(".card .tiles > div").allInnerTexts()).map((text) => text.split(/\n+/));
    expect(figures).toEqual(
      expect.arrayContaining([
        ["Tech level", "10"],
        ["Weight, kg", "3.5"],
        ["Difficult", "450(6)+2", "range 450 m, penetration 6, autofire 2"],
        ["Load weight, kg", "0.5"],
      ]),
    );
    expect(figures.flat()).not.toContain("HE");
    await page.getByRole("link", { name: "Attack with this" }).click();
    await page.waitForURL(/attack\.html#weapon=small-arms/);
    expect(await page.getByLabel("Weapon", { exact: true }).inputValue()).toBe("small-arms/acr-9mm/loads/ds");
    await page.goBack();
    expect(await page.locator(".card-name").textContent()).toBe("9mm ACR, DS");
  });

  test("a correction is suggested with all that is known of the figure, and an erratum of it is told first", async () => {
    const { page } = await visit(`striker-ii.html#${arl}`);
    await page.getByRole("button", { name: "Suggest a correction" }).click();
    const dialog = page.getByRole("dialog", { name: "Suggest a correction" });
    expect(await dialog.locator("p").nth(1).textContent()).toContain("The cell stops after the slash");
    const report = await page.getByLabel("The report").inputValue();
    expect(report).toContain("Slug throwers, ARL, HEAP, Targets 1/2 (printed 1/) (line 3319, data 0.1.0)");
    expect(report).toContain(`Address: striker-ii/${arl}`);
    expect(report).toMatch(/Data: 0\.1\.0 \w+/);
    expect(report).toMatch(/Printed at: line 3319 of \S+/);
    await page.keyboard.press("Escape");
    expect(await dialog.count()).toBe(0);
    expect(await page.locator(".card").count()).toBe(1);
  });
});

test("the contents mark the table in view", async () => {
  const { page } = await visit("walkers.html#walker-points");
  const marked = (id: string) => page.locator(`.contents [aria-current][href="#${id}"]`);
  await marked("walker-points").waitFor({ state: "attached" });
  await page.locator("[id=walker-turning]").evaluate((section) => section.scrollIntoView());
  await marked("walker-turning").waitFor({ state: "attached" });
  expect(await page.locator(".contents [aria-current]").count()).toBe(1);
});

describe("a correction", () => {
  test("shows the figure with the print behind it, why, and since when", async () => {
    const { page } = await visit(`striker-ii.html#${arl}`);
    expect(await visibleText(page, arl)).toBe("1/2 printed 1/†");
    const card = await page.locator(".card").textContent();
    expect(card).toContain("Targets 1/2 (printed 1/)");
    expect(card).toContain("Corrected: The cell stops after the slash");
    expect(card).toContain("The document proves it · not in a release yet");
  });

  test("the switch shows the book letter by letter, without a reload, and says so in the address", async () => {
    const { page } = await visit(`striker-ii.html#${arl}`);
    await page.locator(".edition").getByText("As printed").click();
    expect(await visibleText(page, arl)).toBe("printed 1/†");
    expect(new URL(page.url()).search).toBe("?edition=as-printed");
    expect(await page.locator(".card-figure").textContent()).toBe("Targets 1/");
    expect(await page.locator(".card").textContent()).not.toContain("automatic 2");
    await page.locator(".edition").getByText("Current").click();
    expect(await visibleText(page, arl)).toBe("1/2 printed 1/†");
    expect(new URL(page.url()).search).toBe("");
    expect(await page.locator(".card-figure").textContent()).toBe("Targets 1/2 (printed 1/)");
  });

  test("the edition is remembered on the next page, and an address that names one wins", async () => {
    const { page } = await visit("striker-ii.html?edition=as-printed");
    await page.getByText("Current", { exact: true }).click();
    await page.getByText("As printed", { exact: true }).click();
    await page.locator(".bar a", { hasText: "Weapons" }).click();
    await page.waitForURL(/weapons\.html/);
    expect(await page.locator("html").getAttribute("data-edition")).toBe("as-printed");
    expect(await page.getByRole("radio", { name: "As printed" }).isChecked()).toBe(true);
    await page.goto(page.url().replace(/weapons\.html.*/, "striker-ii.html?edition=current"));
    expect(await page.locator("html").getAttribute("data-edition")).toBe("current");
    await page.goto(page.url().replace("=current", "=%3Cscript%3E"));
    expect(await page.locator("html").getAttribute("data-edition")).toBe("current");
  });
});

test("zero, blank, lost and asked look like nothing else", async () => {
  const { page } = await visit("striker-ii.html");
  expect(await visibleText(page, "small-arms/sling/loads/standard/notes")).toBe("");
  expect(await visibleText(page, "grenade-weapon-types/hand-grenade/signature")).toBe("lost?");
  expect(
    await page.locator("[id='grenade-weapon-types/hand-grenade/signature'] .lost").getAttribute("title"),
  ).toContain("rule");
  expect(await visibleText(page, "tech-levels/lowest/value")).toBe("5?");
  await page.locator("[id='tech-levels/lowest/value'] a.ask").click();
  expect(new URL(page.url()).hash).toBe("#errata/tech-level-span");
});

test("a matrix is a matrix: the keys of its axes are headings of rows and columns", async () => {
  const { page } = await visit("walkers.html#walker-points");
  const table = page.locator("[id='walker-points'] table");
  expect(await table.locator("thead tr").nth(1).locator("th[scope=col]").allTextContents()).toEqual([
    "Light",
    "Medium",
    "Heavy",
  ]);
  expect(await table.locator("thead th[scope=colgroup]").textContent()).toBe("Weight class");
  expect(await table.locator("tbody th[scope=row]").allTextContents()).toEqual([
    "60mm",
    "80mm",
    "100mm",
    "120mm",
    "140mm",
    "160mm",
    "180mm",
  ]);
});

test("loads stand under their weapon", async () => {
  const { page } = await visit("striker-ii.html");
  const weapon = page.locator("tbody", { has: page.locator("[id='small-arms/acr-9mm']") });
  expect(await weapon.locator("th[scope=rowgroup]").getAttribute("rowspan")).toBe("3");
  expect(await weapon.locator("th.inner").allTextContents()).toEqual(["Slugs", "DS", "HE"]);
});

function visibleText(page: Awaited<ReturnType<typeof visit>>["page"], id: string): Promise<string> {
  return page.locator(`[id="${id}"]`).evaluate((cell) => (cell as HTMLElement).innerText.replace(/\s+/g, " ").trim());
}

function onScreen(page: Awaited<ReturnType<typeof visit>>["page"], id: string): Promise<boolean> {
  return page.locator(`[id="${id}"]`).evaluate((cell) => {
    const { top, bottom, left, right } = cell.getBoundingClientRect();
    return top > 0 && bottom < innerHeight && left > 0 && right < innerWidth;
  });
}
