import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emptyFolder, installInApp, pack } from "../package/install.ts";
import { findChromium, launchChromium } from "./chromium.ts";
import { type PageServer, servePages } from "./page-server.ts";

const html = `<!doctype html>
<meta charset="utf-8">
<title>Hit</title>
<output></output>
<script type="module">
  import { lookupHit, smallArms } from "./striker-ii.js";
  const { hits } = lookupHit(15, "formidable");
  document.querySelector("output").textContent = smallArms["acr-7mm"].name + ": " + hits;
</script>
`;

const folder = emptyFolder();
let server: PageServer;
let browser: Browser;
let page: Page;
const asked: string[] = [];
const complaints: string[] = [];

beforeAll(async () => {
  const app = join(folder, "app");
  mkdirSync(app);
  installInApp(pack(".", folder), app);
  const site = join(folder, "site");
  mkdirSync(site);
  cpSync(join(app, "node_modules/skirmish-tables/dist/striker-ii/index.js"), join(site, "striker-ii.js"));
  writeFileSync(join(site, "index.html"), html);
  server = await servePages(site);
  browser = await launchChromium();
  page = await browser.newPage();
  page.on("request", (request) => asked.push(request.url().replace(server.address, "")));
  page.on("pageerror", (error) => complaints.push(String(error)));
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

describe("a page without a build step", () => {
  test("imports a book from its one file", async () => {
    await page.goto(server.address);
    await page.waitForFunction("document.querySelector('output').textContent");
    expect(await page.textContent("output")).toBe("7mm ACR: 1");
    expect(asked.filter((path) => path.endsWith(".js"))).toEqual(["striker-ii.js"]);
    expect(complaints).toEqual([]);
  });
});

test("where no Chromium is, the run says what to install", () => {
  expect(() => findChromium("/no/such/chrome")).toThrow(
    /^CHROMIUM names \/no\/such\/chrome, which is not there\. Install one/,
  );
});
