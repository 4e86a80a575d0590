import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emptyFolder } from "../given/folder.ts";
import { appWithTables } from "../package/install.ts";
import { codeOf } from "../package/recipes.ts";
import { findChromium, launchChromium } from "./chromium.ts";
import { type PageServer, servePages } from "./page-server.ts";

/** What docs/using.md shows, and the same with the file beside the page. */
const [recipe = ""] = codeOf("html");
const [, address = "", path = ""] = /"(https:[^"]+skirmish-tables@[^/]+\/(dist\/[^"]+))"/.exec(recipe) ?? [];

const folder = emptyFolder();
let server: PageServer;
let browser: Browser;
let page: Page;
let file = "";
const asked: string[] = [];
const complaints: string[] = [];

beforeAll(async () => {
  const app = appWithTables();
  const site = join(folder, "site");
  mkdirSync(site);
  cpSync(join(app, "node_modules/skirmish-tables/dist/striker-ii/index.js"), join(site, "striker-ii.js"));
  writeFileSync(join(site, "index.html"), recipe.replace(address, "./striker-ii.js"));
  writeFileSync(join(site, "cdn.html"), recipe);
  file = readFileSync(join(app, "node_modules/skirmish-tables", path), "utf8");
  server = await servePages(site);
  browser = await launchChromium();
  page = await browser.newPage();
  page.on("request", (request) => asked.push(request.url().replace(server.address, "")));
  page.on("pageerror", (error) => complaints.push(String(error)));
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

describe("a page without a build step", () => {
  test("imports a book from its one file", async () => {
    await page.goto(server.address);
    await page.waitForFunction("document.querySelector('output').textContent");
    expect(await page.textContent("output")).toBe("1");
    expect(asked.filter((path) => path.endsWith(".js"))).toEqual(["striker-ii.js"]);
    expect(complaints).toEqual([]);
  });

  test("imports it from a CDN as the recipe says", async () => {
    asked.length = 0;
    await page.route(address, (route) =>
      route.fulfill({ body: file, contentType: "text/javascript", headers: { "access-control-allow-origin": "*" } }),
    );
    await page.goto(`${server.address}cdn.html`);
    await page.waitForFunction("document.querySelector('output').textContent");
    expect(await page.textContent("output")).toBe("1");
    expect(asked.filter((url) => url.endsWith(".js"))).toEqual([address]);
    expect(complaints).toEqual([]);
  });
});

test("where no Chromium is, the run says what to install", () => {
  expect(() => findChromium("/no/such/chrome")).toThrow(
    /^CHROMIUM names \/no\/such\/chrome, which is not there\. Install one/,
  );
});
