import { atLeast, attackOdds, checkMoraleOdds, lookupHitOdds } from "skirmish-tables/odds/striker-ii";
import { describe, expect, test } from "vitest";
import { violations } from "./axe.ts";
import { reader } from "./site.ts";

const visit = reader();
const tools = ["attack", "range", "morale-odds", "hull-losses", "striker-ii/fire", "walkers/walkerMove"];

describe("the odds below a table", () => {
  test("follow the slider, by keyboard, with the SDK's own figures", async () => {
    const { page, complaints } = await visit("striker-ii.html#hit-table");
    const odds = page.locator("[id='hit-table'] [data-live=odds]");
    const slider = odds.getByRole("slider");
    await slider.focus();
    for (let step = 0; step < 2; step += 1) await page.keyboard.press("ArrowRight");
    await odds.locator("summary").first().click();
    const row = await odds
      .locator("tbody tr", { has: page.getByText("Difficult", { exact: true }) })
      .locator("small")
      .allTextContents();
    expect(row.filter((text) => text !== "")).toEqual(
      lookupHitOdds("difficult", 2).map(({ chance }) => `${chance.numerator} in ${chance.denominator}`),
    );
    expect(await odds.getByRole("img").getAttribute("aria-label")).toBe("Chances on 2D6 +2");
    expect(complaints).toEqual([]);
  });

  test("keep the shade of an outcome in every bar, and while they change", async () => {
    const { page } = await visit("striker-ii.html#hit-table");
    const odds = page.locator("[id='hit-table'] [data-live=odds]");
    const shades = async () => {
      const parts = await odds.locator(".part", { hasText: "Hits 1, morale check:" }).all();
      return [...new Set(await Promise.all(parts.map((part) => part.getAttribute("class"))))];
    };
    await odds.getByRole("spinbutton").waitFor();
    const before = await shades();
    expect(before).toHaveLength(1);
    await odds.getByRole("spinbutton").fill("6");
    expect(await shades()).toEqual(before);
  });

  test.for([
    ["striker-ii.html", "hit-table"],
    ["striker-ii.html", "morale-table"],
    ["striker-ii.html", "difficulty-levels"],
    ["walkers.html", "walker-damage"],
    ["infantry-moves.html", "kick-door"],
    ["troopers.html", "fight-result"],
  ])("stand in %s below %s", async ([path, table]) => {
    const { page } = await visit(`${path}#${table}`);
    const odds = page.locator(`[id='${table}'] [data-live$=odds]`);
    await odds.getByText(/%/).first().waitFor({ state: "attached" });
    expect(await odds.getByText(/%/).count()).toBeGreaterThan(1);
  });
});

describe("weapons over distance", () => {
  const two =
    "calculators/range.html#b=crew-served-weapons/vrf-gauss-gun&c=none&initiative=low-initiative&distance=450";

  test("read off the SDK's own chances at the distance", async () => {
    const { page } = await visit(two);
    const [acr, vrf] = [
      atLeast(attackOdds("formidable", { autofire: 1 }), ({ hits }) => hits, 1),
      atLeast(attackOdds("difficult", { autofire: 8 }), ({ hits }) => hits, 1),
    ];
    expect(acr.decimal).toBe(0);
    expect(await page.locator(".result > p").innerText()).toBe(
      `At 450 m a hit or more: A 0%, B ${(vrf.decimal * 100).toFixed(1)}%.`,
    );
  });

  test("tell lines apart without color: by letter, dash and shape", async () => {
    const { page } = await visit(
      `${two.replace("c=none", "c=energy-weapons/fgmp-15")}&d=small-arms/sling/loads/standard`,
    );
    const dashes = await page
      .locator(".sample .line")
      .evaluateAll((lines) => lines.map((line) => getComputedStyle(line).strokeDasharray));
    expect(new Set(dashes).size).toBe(4);
    expect(await page.locator(".legend b").allTextContents()).toEqual(["A", "B", "C", "D"]);
    const shapes = await page
      .locator(".sample .mark-shape")
      .evaluateAll((marks) => marks.map((mark) => mark.outerHTML.replace(/[\d.]+/g, "")));
    expect(new Set(shapes).size).toBe(4);
  });

  test("draw armor across, and say what it stops", async () => {
    // Penetration 5 reaches armor 5 and leaves half of damage 4; the gauss rifle's 7 is short of 10.
    const { page } = await visit("calculators/range.html#a=small-arms/arl/loads/slugs&c=none&distance=100");
    expect(await page.locator(".level-label").allTextContents()).toEqual(["Cloth: 5", "TL 13 battle dress: 10"]);
    const rows = await page.locator(".figures").first().locator("tbody tr").allInnerTexts();
    expect(rows.map((row) => row.split("\t").slice(-2))).toEqual([
      ["casualty", "no effect"],
      ["casualty", "no effect"],
    ]);
  });

  test("say which weapon may not fire after a move", async () => {
    const { page } = await visit("calculators/range.html#a=energy-weapons/pgmp-13&b=none&c=none&firer=moved");
    expect(await page.locator(".result > p").innerText()).toContain("A it may not fire");
  });
});

test("morale by state is the SDK's own", async () => {
  const { page } = await visit("calculators/morale-odds.html#morale=9");
  const passed = checkMoraleOdds(9).find(({ outcome }) => outcome === "passed")?.chance.decimal ?? 0;
  expect(await page.locator(".result > p").innerText()).toBe(
    `${(passed * 100).toFixed(1)}% to pass where nothing applies.`,
  );
  expect(await page.locator(".plot .row").count()).toBe(10);
});

test("a walker losing its hull names the questions that would change the picture", async () => {
  const { page } = await visit("calculators/hull-losses.html");
  await page.getByText("Open questions", { exact: true }).click();
  expect(await page.getByText("one roll for each hull point lost").isVisible()).toBe(true);
  // One roll: a 2 or a 12 of 36.
  await page.getByText("The numbers", { exact: true }).click();
  expect(await page.locator("tbody tr").nth(1).locator("td").first().innerText()).toBe("5.6%");
});

test.for(tools)(
  "axe finds nothing wrong with %s, in light and in dark, nor does it leave a narrow screen",
  async (tool) => {
    const { page } = await visit(`calculators/${tool}.html#nonsense=1`, { bypassCSP: true });
    for (const summary of await page.locator("main summary").all()) await summary.click();
    expect(await violations(page)).toEqual([]);
    expect(await violations(page, "dark")).toEqual([]);
    for (const width of [768, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBeLessThanOrEqual(width);
    }
  },
);

test("a plot is drawn anew for the width it has, so that its letters stay as large as the page's", async () => {
  const { page } = await visit("calculators/range.html", { viewport: { width: 390, height: 800 } });
  expect(await page.locator("svg.plot").first().getAttribute("width")).toBe("358");
  await page.setViewportSize({ width: 600, height: 800 });
  await page.locator("svg.plot[width='568']").first().waitFor();
});

test("on paper the pictures stay and the buttons go", async () => {
  const { page } = await visit("calculators/range.html");
  await page.emulateMedia({ media: "print" });
  expect(await page.locator("svg.plot").first().isVisible()).toBe(true);
  expect(await page.getByRole("button", { name: "Copy a link" }).isVisible()).toBe(false);
  await page.goto(page.url().replace("range", "striker-ii/checkMorale"));
  expect(await page.locator(".bar-share").first().isVisible()).toBe(true);
  const pdf = await page.pdf({ format: "A4" });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length).toBe(1);
});
