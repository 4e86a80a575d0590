import type { Page } from "playwright-core";
import * as explain from "skirmish-tables/explain/walkers";
import { attackOdds, checkMoraleOdds } from "skirmish-tables/odds/striker-ii";
import { combineArmor } from "skirmish-tables/striker-ii";
import { describe, expect, test } from "vitest";
import { reader } from "./site.ts";

const visit = reader();

describe("an attack", () => {
  test("lines 2302-2347 by hand: three teams that moved, a 10, one hit", async () => {
    const { page, complaints } = await visit("calculators/attack.html");
    await page.getByLabel("Weapon", { exact: true }).selectOption("ARL, Slugs");
    await page.getByLabel("Distance", { exact: true }).fill("500");
    await touch(page, "Team", "Moved");
    await page.getByLabel("Soldiers firing", { exact: true }).fill("12");
    await touch(page, "Initiative", "High initiative");
    await touch(page, "Target status", "Target concealed");
    await touch(page, "Roll of 2d6", "10");
    expect(await resultOf(page)).toBe("1 casualty.");
    expect(await stepsOf(page)).toContain("Hit modifiers +5");
    await page.getByRole("link", { name: "The morale check it makes" }).click();
    await page.waitForURL(/striker-ii\/checkMorale\.html$/);
    expect(complaints).toEqual([]);
  });

  test("on a phone keeps the odds in sight, and swaps the sides at a touch", async () => {
    const { page } = await visit("calculators/attack.html#weapon=small-arms/gauss-rifle-4mm/loads/standard", {
      viewport: { width: 390, height: 844 },
    });
    const odds = page.locator(".odds-line");
    const box = await odds.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(844);
    expect(await odds.innerText()).toMatch(/50\.0% No hit, but a morale check/);
    const weapon = page.getByLabel("Weapon", { exact: true });
    await page.getByLabel("Distance", { exact: true }).fill("400");
    await page.getByRole("button", { name: "Swap sides" }).click();
    expect(await weapon.inputValue()).toBe("small-arms/acr-7mm/loads/slugs");
    expect(await page.getByLabel("Distance", { exact: true }).inputValue()).toBe("400");
    await weapon.selectOption("ARL, Slugs");
    await page.waitForURL(/back=weapon/);
    await page.reload();
    await page.getByRole("button", { name: "Swap sides" }).click();
    expect(await weapon.inputValue()).toBe("small-arms/gauss-rifle-4mm/loads/standard");
  });

  test("with a grenade: contact with one soldier, then fragments on the team, each with odds of their own", async () => {
    const { page } = await visit(
      "calculators/attack.html#weapon=rifle-grenades/4cm-tl7&distance=40&soldiers=3&roll=12",
    );
    // 12 under difficult is one hit; the round's 7 against bare skin always kills, and three are left: 2D6 + 3, an M from 7, a hit from 11.
    expect(await resultOf(page)).toBe("1 casualty.");
    expect(await page.getByRole("row", { name: "No hit, but a morale check" }).innerText()).toContain("1 in 2");
    await page.getByRole("group", { name: "Filled with" }).getByLabel("Flechette").check();
    expect(await resultOf(page)).toBe("No attack: it has no such filling.");
    await page.getByLabel("Weapon", { exact: true }).selectOption("rifle-grenades/4cm-ram-tl8");
    // 12 and 4 is 16, a second hit from 15 up; each finds a soldier of its own.
    expect(await stepsOf(page)).toContain("Flechette grenade +4");
    await page.getByLabel("Distance", { exact: true }).fill("251");
    expect(await resultOf(page)).toBe("No attack: out of range.");
  });

  test("with a hand grenade of a tech level", async () => {
    const { page } = await visit(
      "calculators/attack.html#weapon=hand-grenade-types/heap&distance=20&techLevel=5&roll=12",
    );
    expect(await resultOf(page)).toBe("No attack: there is no such grenade at this tech level.");
    await page.getByLabel("Tech level of the grenade", { exact: true }).fill("6");
    expect(await resultOf(page)).toBe("1 casualty.");
  });

  test("refuses gently what an address cannot mean", async () => {
    const { page, complaints } = await visit(
      "calculators/attack.html#distance=-3&weapon=%3Cimg%20src=x%20onerror=alert(1)%3E&firers=8&__proto__=1",
    );
    const told = page.locator(".refused");
    expect(await told.innerText()).toContain("“-3” is no whole number from 0 to");
    expect(await told.innerText()).toContain("there is no “<img src=x onerror=alert(1)>”");
    expect(await page.locator("main img").count()).toBe(0);
    expect(await page.getByLabel("Soldiers firing", { exact: true }).inputValue()).toBe("8");
    expect(complaints).toEqual([]);
  });

  test("works by keyboard alone: a slider and its number are one figure, and a wrong one is told beside it", async () => {
    const { page } = await visit("calculators/attack.html#distance=300");
    const slider = page.getByLabel("Distance, slider");
    await slider.focus();
    await page.keyboard.press("ArrowRight");
    const distance = page.getByLabel("Distance", { exact: true });
    expect(await distance.inputValue()).toBe("301");
    expect(await stepsOf(page)).toContainEqual(expect.stringMatching(/^Formidable /));
    const said = await resultOf(page);
    await distance.fill("99999");
    expect(await distance.getAttribute("aria-invalid")).toBe("true");
    expect(await page.getByText(/^A whole number from 0 to/).isVisible()).toBe(true);
    expect(await resultOf(page)).toBe(said);
  });

  test("has the SDK's odds", async () => {
    const { page } = await visit("calculators/attack.html#initiative=high-initiative");
    const shown = await page.locator(".chances tbody tr").allInnerTexts();
    // A bare target falls to every hit, so casualties are hits.
    const odds = attackOdds("difficult", { autofire: 2, initiative: "high-initiative" });
    expect(shown.map((row) => row.split(/\t/).at(-1))).toEqual(
      odds.map(({ chance }) => `${chance.numerator} in ${chance.denominator}`),
    );
  });
});

describe("the calculator of any function", () => {
  test("is shared by its address, which survives a reload and is followed when it is changed by hand", async () => {
    const { page } = await visit("calculators/striker-ii/checkMorale.html");
    await page.getByLabel("Morale", { exact: true }).fill("6");
    await page.getByLabel("Officer", { exact: true }).fill("1");
    await page.waitForURL(/#morale=6&officer=1$/);
    const odds = checkMoraleOdds(6, { officer: 1 }).map(({ chance }) => `${chance.numerator} in ${chance.denominator}`);
    const exact = page.locator(".chances tbody tr td:last-child");
    expect(await exact.allTextContents()).toEqual(odds);
    await page.reload();
    expect(await exact.allTextContents()).toEqual(odds);
    await page.evaluate("location.hash = 'morale=9&roll=2'");
    await page.getByText("Suppressed.", { exact: true }).waitFor();
    await page.evaluate("location.hash = 'main'");
    expect(await page.getByLabel("Morale", { exact: true }).inputValue()).toBe("9");
    await page.getByRole("button", { name: "Start anew" }).click();
    await page.waitForURL(/checkMorale\.html$/);
  });

  test("shows each step of the explanation with its line, and what is asked about it", async () => {
    const { page, complaints } = await visit("calculators/walkers/walkerMove.html#type=heavy&turn=120");
    expect(await resultOf(page)).toMatch(/^Unknown: /);
    expect(await page.getByText("Open question.").isVisible()).toBe(true);
    await page.evaluate("location.hash = 'type=heavy&turn=90&legHits=1'");
    await page.getByText("1.5 yd.", { exact: true }).waitFor();
    const { steps } = explain.walkerMove("heavy", 90, false, 1);
    const links = await page.locator(".places a").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(links).toEqual(steps.map(({ at }) => `../../walkers.html#${at}`));
    expect(await page.locator(".places a").first().innerText()).toBe("line 39");
    expect(complaints).toEqual([]);
  });

  test("is opened from its table", async () => {
    const { page } = await visit("striker-ii.html#combined-armor");
    await page.locator("[id='combined-armor']").getByRole("link", { name: "Work it out" }).click();
    await page.waitForURL(/striker-ii\/combineArmor\.html$/);
    await page.getByLabel("First", { exact: true }).fill("10");
    await page.getByLabel("Second", { exact: true }).fill("4");
    expect(await resultOf(page)).toBe(`${combineArmor(10, 4)}.`);
  });
});

test("a reader of the print is told that answers follow the current edition", async () => {
  const { page } = await visit("calculators/attack.html");
  const told = page.getByText("Reckoned in the current edition");
  expect(await told.isVisible()).toBe(false);
  await page.getByText("As printed", { exact: true }).click();
  expect(await told.isVisible()).toBe(true);
});

function resultOf(page: Page): Promise<string> {
  return page.locator(".result > p").innerText();
}

/** Touches a chip of a choice. */
function touch(page: Page, choice: string, option: string): Promise<void> {
  return page.getByRole("group", { name: choice }).getByLabel(option, { exact: true }).check();
}

/** Each step in a line: its title and what it comes to. */
async function stepsOf(page: Page): Promise<readonly string[]> {
  const lines = await page.locator(".step-line").allInnerTexts();
  return lines.map((line) => line.replace(/\s+/g, " "));
}
