import type { Page } from "playwright-core";
import { attackOdds, checkMoraleOdds } from "skirmish-tables/odds/striker-ii";
import { combineArmor, personalArmorList } from "skirmish-tables/striker-ii";
import { lookupWalkerPoints, walkerMove } from "skirmish-tables/walkers";
import { describe, expect, test } from "vitest";
import { folder, reader } from "./site.ts";

const visit = reader();
const names = ["attack", "armor-and-cover", "morale-check", "walker", "kick-door"] as const;

describe("a calculator", () => {
  test("lines 2302-2347 by hand: three teams that moved, a 10, one hit", async () => {
    const { page, complaints } = await visit("calculators/attack.html");
    await page.getByLabel("Weapon and load").selectOption("ARL, Slugs");
    await page.getByLabel("Distance", { exact: true }).fill("500");
    await touch(page, "The firing team", "Moved");
    await page.getByLabel("Soldiers firing", { exact: true }).fill("12");
    await touch(page, "Highest initiative", "High (+2)");
    await page.getByLabel("The target", { exact: true }).selectOption("Concealed, spotted before");
    await touch(page, "Roll of two dice", "10");
    expect(await resultOf(page)).toBe("1 casualty.");
    expect(await stepsOf(page)).toContain("Modifiers +5 to the roll");
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
    await page.getByLabel("Distance", { exact: true }).fill("400");
    await page.getByRole("button", { name: "Swap sides" }).click();
    expect(await page.getByLabel("Weapon and load").inputValue()).toBe("small-arms/acr-7mm/loads/slugs");
    expect(await page.getByLabel("Distance", { exact: true }).inputValue()).toBe("400");
    await page.getByLabel("Weapon and load").selectOption("ARL, Slugs");
    await page.waitForURL(/back=weapon/);
    await page.reload();
    await page.getByRole("button", { name: "Swap sides" }).click();
    expect(await page.getByLabel("Weapon and load").inputValue()).toBe("small-arms/gauss-rifle-4mm/loads/standard");
    await page.getByRole("button", { name: "Swap sides" }).click();
    expect(await page.getByLabel("Weapon and load").inputValue()).toBe("small-arms/arl/loads/slugs");
  });

  test("is shared by its address, which survives a reload", async () => {
    const { page } = await visit("calculators/morale-check.html");
    await page.getByLabel("Team", { exact: true }).selectOption("platoon-officer-team");
    await page.getByLabel("Casualties in the team").fill("2");
    await touch(page, "Status of the team", "Team hidden (+3)");
    await page.waitForURL(/#team=platoon-officer-team&casualties=2&concealment=hidden$/);
    const said = await resultOf(page);
    await page.reload();
    expect(await resultOf(page)).toBe(said);
    expect(await page.getByLabel("Casualties in the team").inputValue()).toBe("2");
    await page.getByRole("button", { name: "Start anew" }).click();
    await page.waitForURL(/morale-check\.html$/);
    expect(await resultOf(page)).not.toBe(said);
  });

  test("follows an address that is changed by hand, and leaves the page's own anchors alone", async () => {
    const { page } = await visit("calculators/walker.html");
    const start = await resultOf(page);
    await page.evaluate("location.hash = 'weightClass=heavy&diameter=180'");
    await page.getByText("9 hull points, 13 armor points; moves 6 yd.").waitFor();
    await page.evaluate("location.hash = 'main'");
    expect(await page.getByRole("group", { name: "Weight class" }).getByLabel("Heavy").isChecked()).toBe(true);
    await page.evaluate("location.hash = ''");
    await page.getByText(start, { exact: true }).waitFor();
  });

  test("refuses gently what an address cannot mean", async () => {
    const { page, complaints } = await visit(
      "calculators/attack.html#distance=-3&weapon=%3Cimg%20src=x%20onerror=alert(1)%3E&soldiers=8&__proto__=1",
    );
    const told = page.locator(".refused");
    expect(await told.innerText()).toContain("“-3” is no whole number from 0 to");
    expect(await told.innerText()).toContain("there is no “<img src=x onerror=alert(1)>”");
    expect(await page.locator("main img").count()).toBe(0);
    expect(await page.getByLabel("Soldiers firing", { exact: true }).inputValue()).toBe("8");
    expect(complaints).toEqual([]);
  });

  test("says what a number may be, and keeps the answer before it meanwhile", async () => {
    const { page } = await visit("calculators/attack.html");
    const said = await resultOf(page);
    const distance = page.getByLabel("Distance", { exact: true });
    await distance.fill("99999");
    expect(await distance.getAttribute("aria-invalid")).toBe("true");
    expect(await page.getByText(/^A whole number from 0 to/).isVisible()).toBe(true);
    expect(await resultOf(page)).toBe(said);
    await distance.fill("5000");
    expect(await resultOf(page)).toBe("No attack: out of range.");
    expect(await distance.getAttribute("aria-invalid")).toBe("false");
  });

  test("works by keyboard alone: a slider and its number are one figure", async () => {
    const { page } = await visit("calculators/attack.html#distance=300");
    const slider = page.getByLabel("Distance, slider");
    await slider.focus();
    await page.keyboard.press("ArrowRight");
    expect(await page.getByLabel("Distance", { exact: true }).inputValue()).toBe("301");
    expect(await stepsOf(page)).toContain("Range Formidable");
    await page.getByLabel("Distance", { exact: true }).fill("20");
    expect(await slider.inputValue()).toBe("20");
  });

  test("asks only what matters", async () => {
    const { page } = await visit("calculators/attack.html");
    expect(await page.getByLabel("The weapon is still being set up").isVisible()).toBe(false);
    await page.getByLabel("Weapon and load").selectOption("crew-served-weapons/gatling-gun-13mm");
    expect(await page.getByLabel("The weapon is still being set up").isVisible()).toBe(true);
  });

  test("leads from a hit to the morale check it makes", async () => {
    const { page } = await visit("calculators/attack.html#roll=12");
    await page.getByRole("link", { name: "The morale check it makes" }).click();
    await page.waitForURL(/morale-check\.html#casualties=1$/);
    expect(await stepsOf(page)).toContain("Current morale 4");
  });
});

describe("what is open or lost is said, never guessed", () => {
  test("a base between two sizes, a turn between two rows", async () => {
    const { page } = await visit("calculators/walker.html#diameter=70&turn=120");
    expect(await resultOf(page)).toBe("Points unknown; move unknown.");
    expect(await page.getByText("Open question.").count()).toBe(2);
    expect(await page.getByText("the smaller size; the larger size").isVisible()).toBe(true);
  });

  test("a corrected figure shows the print behind it", async () => {
    const { page } = await visit("calculators/attack.html#weapon=small-arms/arl/loads/heap");
    expect(await page.getByText("printed 1/, read 1/2").isVisible()).toBe(true);
  });
});

test("a reader of the print is told that answers follow the current edition", async () => {
  const { page } = await visit("calculators/attack.html");
  const told = page.getByText("Reckoned in the current edition");
  expect(await told.isVisible()).toBe(false);
  await page.getByText("As printed", { exact: true }).click();
  expect(await told.isVisible()).toBe(true);
});

describe("the answers are the SDK's own", () => {
  test("an attack", async () => {
    for (const [initiative, given] of [
      ["low-initiative", { autofire: 2, initiative: "low-initiative" }],
      ["high-initiative", { autofire: 2, initiative: "high-initiative" }],
    ] as const) {
      const { page } = await visit(`calculators/attack.html#initiative=${initiative}`);
      const shown = await page.locator(".chances tbody tr").allInnerTexts();
      // A bare target falls to every hit, so casualties are hits.
      const odds = attackOdds("difficult", given).map(({ outcome: { hits, moraleCheck }, chance }) => {
        const missed = moraleCheck ? "No hit, but a morale check" : "No effect";
        const outcome = hits > 0 ? `${hits} casualt${hits === 1 ? "y" : "ies"}` : missed;
        return [outcome, `${chance.numerator} in ${chance.denominator}`];
      });
      expect(shown.map((row) => row.split(/\t/)).map((cells) => [cells[0], cells.at(-1)])).toEqual(odds);
    }
  });

  test("a morale check", async () => {
    const { page } = await visit("calculators/morale-check.html#team=other&morale=6&officers=1&friendly=2");
    const odds = checkMoraleOdds(6, { officer: 1, friendlyCasualty: 2 });
    expect(await page.locator(".chances tbody tr td:last-child").allTextContents()).toEqual(
      odds.map(({ chance }) => `${chance.numerator} in ${chance.denominator}`),
    );
  });

  test("armor of every suit that stops bullets, behind a building", async () => {
    const { page } = await visit("calculators/armor-and-cover.html");
    for (const { id, value } of personalArmorList) {
      await page.getByLabel("Armor", { exact: true }).selectOption(id);
      expect(await resultOf(page), id).toBe(`Armor value ${combineArmor(value.all ?? 0, 4)}.`);
    }
  });

  test("a walker", async () => {
    const { page } = await visit("calculators/walker.html#diameter=140&weightClass=light&turn=60&legHits=1");
    const points = lookupWalkerPoints(140, "light") as { hull: number; armor: number };
    const move = walkerMove("light", 60, false, 1);
    expect(await resultOf(page)).toBe(`${points.hull} hull points, ${points.armor} armor points; moves ${move} yd.`);
  });
});

test.for(names)("every option of %s answers, and each place it names is a place of the book", async (name) => {
  const { page, complaints, requests } = await visit(`calculators/${name}.html`);
  const links = (await page.evaluate(chooseAll)) as string[];
  expect(links.length).toBeGreaterThan(3);
  expect(complaints).toEqual([]);
  expect(requests.filter((url) => !url.startsWith("file:"))).toEqual([]);
  const [book] = links.map((link) => link.split("#")[0]?.split("/").at(-1));
  await page.goto(new URL(`${book}`, `file://${folder}`).href);
  const missing = await page.evaluate(
    (ids) => ids.filter((id) => document.getElementById(id) === null),
    links.map((link) => decodeURIComponent(link.split("#")[1] ?? "")),
  );
  expect(missing).toEqual([]);
});

/** Runs in the page: chooses each option of each list in turn and gathers the places that are named. */
function chooseAll(): readonly string[] {
  const links = new Set<string>();
  const look = () => {
    if (!document.querySelector(".result > p")?.textContent) throw new Error("no result");
    for (const link of document.querySelectorAll<HTMLAnchorElement>(".places a")) links.add(link.href);
  };
  for (const select of document.querySelectorAll("select")) {
    const before = select.value;
    for (const { value } of select.options) {
      select.value = value;
      select.dispatchEvent(new Event("input", { bubbles: true }));
      look();
    }
    select.value = before;
  }
  for (const chip of document.querySelectorAll<HTMLInputElement>("[data-field] .chip input")) {
    const before = chip.closest("fieldset")?.querySelector<HTMLInputElement>(":checked");
    chip.click();
    look();
    before?.click();
  }
  return [...links];
}

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
