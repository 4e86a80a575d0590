import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { emptyFolder } from "../given/folder.ts";
import { reader } from "./site.ts";

const visit = reader();
const folder = emptyFolder();

/** Points, as a PDF counts them. */
const papers = { A4: [595, 842], Letter: [612, 792] } as const;

test.for<[page: string, most: number]>([
  ["striker-ii-sheet.html", 5],
  ["walkers-sheet.html", 2],
  ["skirmishers-sheet.html", 2],
  ["troopers-sheet.html", 1],
  ["infantry-moves-sheet.html", 3],
  ["striker-ii-errata.html", 11],
  ["walkers-errata.html", 2],
  ["skirmishers-errata.html", 2],
  ["troopers-errata.html", 2],
  ["infantry-moves-errata.html", 2],
])("%s prints on at most %i pages, of A4 and of Letter", async ([path, most]) => {
  for (const [format, paper] of Object.entries(papers)) {
    const { sizes } = await print(path, format as keyof typeof papers);
    expect(sizes.length, format).toBeGreaterThan(0);
    expect(sizes.length, format).toBeLessThanOrEqual(most);
    for (const size of sizes) {
      // Chromium rounds the paper up to whole pixels of the screen.
      for (const side of [0, 1] as const) expect(Math.abs((size[side] ?? 0) - paper[side])).toBeLessThan(1.5);
    }
  }
});

test("a sheet of one's own has the tables and rows that were chosen, on one page, and its address keeps them", async () => {
  const { page } = await visit("striker-ii-sheet.html");
  await page.getByText("Choose what stands on your sheet").click();
  await page.getByRole("button", { name: "Nothing" }).click();
  await page.getByRole("checkbox", { name: "Hit table" }).check();
  await page.locator(".picks").getByText("Slug throwers", { exact: true }).click();
  await page.getByLabel("4mm gauss rifle").check();
  const { search } = new URL(page.url());
  const { sizes, text } = await print(`striker-ii-sheet.html${search}`, "Letter");
  expect(sizes).toHaveLength(1);
  for (const words of ["Hit table", "4mm gauss rifle", "600(7)+3"]) expect(text).toContain(words);
  for (const words of ["Morale table", "7mm ACR", "Nothing"]) expect(text).not.toContain(words);
});

test("the list of weapons prints its headings on every page, and no controls", async () => {
  const { sizes, text } = await print("weapons.html", "A4");
  if (text.includes("\f")) expect(text.match(/Signature/g)).toHaveLength(sizes.length);
  for (const words of ["Compare", "Words", "Clear"]) expect(text).not.toContain(words);
});

test("no table of a quick reference reaches out of its column", async () => {
  for (const book of ["striker-ii", "walkers", "skirmishers", "troopers", "infantry-moves"]) {
    // What is left of Letter, the narrower in use, between its margins.
    const { page } = await visit(`${book}-sheet.html`, { viewport: { width: 690, height: 900 } });
    await page.emulateMedia({ media: "print" });
    const outside = await page.locator(".block table").evaluateAll((tables) =>
      tables
        .filter((table) => {
          const block = table.closest(".block")?.getBoundingClientRect();
          return block && table.getBoundingClientRect().right > block.right + 1;
        })
        .map((table) => table.querySelector("caption")?.textContent),
    );
    expect(outside, book).toEqual([]);
  }
});

test("the quick reference has the figures needed in play, and nothing of the screen", async () => {
  const { text } = await print("striker-ii-sheet.html", "A4");
  for (const words of ["Hit table", "impossible plus 1", "Morale table", "Armor rating table", "19+"]) {
    expect(text.toLowerCase()).toContain(words.toLowerCase());
  }
  for (const words of ["Skip to", "Search", "Calculators", "Copy link"]) expect(text).not.toContain(words);
});

test("the errata sheet has both figures, the reason and the open questions", async () => {
  const { text } = await print("striker-ii-errata.html", "Letter");
  expect(text).toMatch(/ARL, HEAP, targets:\s*1\/\s*→\s*1\/2/);
  expect(text).toContain("The cell stops after the slash");
  expect(text).toContain("Tech level span");
});

interface Print {
  readonly sizes: readonly (readonly number[])[];
  readonly text: string;
}

const prints = new Map<string, Promise<Print>>();

/** A page on paper; made once for all who look at it. */
function print(path: string, format: keyof typeof papers): Promise<Print> {
  const key = `${format} ${path}`;
  const made = prints.get(key) ?? printed(path, format);
  prints.set(key, made);
  return made;
}

async function printed(path: string, format: keyof typeof papers): Promise<Print> {
  const { page } = await visit(path);
  const pdf = await page.pdf({ format, preferCSSPageSize: true });
  const file = join(folder, "sheet.pdf");
  writeFileSync(file, pdf);
  const boxes = pdf.toString("latin1").matchAll(/\/MediaBox\s*\[([^\]]*)\]/g);
  const sizes = [...boxes].map(([, box = ""]) => box.trim().split(/\s+/).slice(2).map(Number));
  return { sizes, text: await textOf(file, path) };
}

/** The text of the PDF, where this machine can read it; else what the page shows when it is printed. */
async function textOf(file: string, path: string): Promise<string> {
  const read = spawnSync("pdftotext", [file, "-"], { encoding: "utf8" });
  if (!read.error) return read.stdout.replace(/[^\S\f]+/g, " ");
  const { page } = await visit(path);
  await page.emulateMedia({ media: "print" });
  return (await page.locator("body").innerText()).replace(/\s+/g, " ");
}
