import { readFileSync } from "node:fs";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchChromium } from "../browser/chromium.ts";
import { type PageServer, servePages } from "../browser/page-server.ts";
import { pageWithout } from "./doors.ts";

let server: PageServer;
let browser: Browser;

beforeAll(async () => {
  server = await servePages(pageWithout("walkers"));
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const settled = (page: Page) => page.locator(".state[aria-busy=false]").waitFor();
const path = "rules/house/weapon/guns.yaml";
const text = "kind: catalog\ntitle: Guns\ncolumns:\n  shot: text\nrows:\n  rifle: { shot: 100(1) }\n";
const book = "title: House\ndocument: none\nminus: up-to\n";
const others = { "rules/house/book.yaml": book, "README.md": "ours", "src/app.js": "1" };

/** Types into the only cell of the table. */
async function typeShot(page: Page, typed: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to;
  }, path);
  await page.locator("td").nth(1).click();
  await page.keyboard.type(typed);
  await page.keyboard.press("Enter");
  await page.waitForTimeout(50);
  await settled(page);
}

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Save \d/ }).click();
  await page.locator("dialog .main").click();
}

test("a zip goes in, and a zip of the changed files alone comes out", async () => {
  const page = await browser.newPage();
  await page.goto(server.address);
  const files = { ...others, [path]: text };
  const entries = Object.entries(files).map(([name, said]) => [`rules-main/${name}`, strToU8(said)] as const);
  const buffer = Buffer.from(zipSync(Object.fromEntries(entries)));
  await page
    .getByLabel("A zip of a repository")
    .setInputFiles({ name: "rules.zip", mimeType: "application/zip", buffer });
  await settled(page);
  await typeShot(page, "200(2)");
  const [download] = await Promise.all([page.waitForEvent("download"), save(page)]);
  const out = Object.entries(unzipSync(readFileSync((await download.path()) as string)));
  expect(out.map(([name, data]) => [name, strFromU8(data)])).toEqual([
    [`rules-main/${path}`, text.replace("100(1)", "200(2)")],
  ]);
});

test("a folder that is picked is written in, and what somebody else wrote there meanwhile is not lost", async () => {
  const page = await browser.newPage();
  await page.addInitScript("window.showDirectoryPicker = () => navigator.storage.getDirectory()");
  await page.goto(server.address);
  const put = (name: string, said: string) =>
    page.evaluate(
      async ([at = "", content = ""]) => {
        const steps = at.split("/");
        let folder = await navigator.storage.getDirectory();
        for (const step of steps.slice(0, -1)) folder = await folder.getDirectoryHandle(step, { create: true });
        const stream = await (await folder.getFileHandle(steps.at(-1) ?? "", { create: true })).createWritable();
        await stream.write(content);
        await stream.close();
      },
      [name, said],
    );
  const read = (name: string) =>
    page.evaluate(async (at) => {
      const steps = at.split("/");
      let folder = await navigator.storage.getDirectory();
      for (const step of steps.slice(0, -1)) folder = await folder.getDirectoryHandle(step);
      return (await (await folder.getFileHandle(steps.at(-1) ?? "")).getFile()).text();
    }, name);
  for (const [name, said] of Object.entries({ ...others, [path]: text })) await put(name, said);
  await page.getByRole("button", { name: "Open a folder" }).click();
  await settled(page);
  await typeShot(page, "200(2)");
  await save(page);
  await page.locator("#said:has-text('1 file saved')").waitFor();
  expect(await read(path)).toBe(text.replace("100(1)", "200(2)"));
  await put(path, text.replace("100(1)", "300(3)"));
  await typeShot(page, "250(2)");
  await save(page);
  await page.locator("dialog:has-text('was changed meanwhile')").waitFor();
  expect(await read(path)).toBe(text.replace("100(1)", "300(3)"));
});

test("a reader of the site corrects a figure of the published rules: the erratum, to be proposed or taken along", async () => {
  const page = await browser.newPage();
  await page.goto(`${server.address}#correct/walkers/walker-points/80mm/heavy`);
  const dialog = page.locator("dialog");
  await dialog.locator("pre:not(:empty)").waitFor();
  expect(await dialog.locator("strong").textContent()).toBe("4/6");
  await dialog.getByLabel("Read instead").fill("4/7");
  await dialog.getByLabel("Why").fill("The example unit has it so.");
  await dialog.getByLabel("Who says so").selectOption("ruling");
  await dialog.getByRole("button", { name: "Write the erratum" }).click();
  await dialog.waitFor({ state: "detached" });
  await settled(page);
  await page.getByRole("button", { name: "Save 1" }).click();
  const link = await dialog.getByRole("link", { name: /^Propose/ }).getAttribute("href");
  const { origin, searchParams } = new URL(link as string);
  const erratum = searchParams.get("value") as string;
  expect([origin, searchParams.get("filename")]).toEqual([
    "https://forge.example",
    "rules/walkers/errata/walker-points-80mm-heavy.yaml",
  ]);
  expect(erratum).toContain("  - at: walker-points/80mm/heavy\n    was: 4/6\n    now: 4/7\n");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Download a patch" }).click(),
  ]);
  const patch = readFileSync((await download.path()) as string, "utf8");
  expect(patch.split("\n").filter((line) => line.startsWith("+") && !line.startsWith("+++"))).toEqual(
    erratum
      .trimEnd()
      .split("\n")
      .map((line) => `+${line}`),
  );
});
