import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { describe, expect, test } from "vitest";
import { root } from "../generated/given.ts";
import { quicktypeFromSchema } from "../other-languages/quicktype.ts";
import { appWithTables } from "./install.ts";
import { codeOf, said } from "./recipes.ts";
import { complaints } from "./typescript.ts";

const folder = appWithTables();

const run = (name: string) => execFileSync(process.execPath, [join(folder, name)], { cwd: folder, encoding: "utf8" });
const installed = join(folder, "node_modules/skirmish-tables");

describe("docs/using.md: what stands there runs and prints what it says", () => {
  test.each([
    ["an ES module", "js", "app.js"],
    ["CommonJS", "cjs", "app.cjs"],
  ])("%s on Node", (_, language, name) => {
    const [code = ""] = codeOf(language);
    writeFileSync(join(folder, name), code);
    expect(run(name)).toBe(said(code));
  });

  test.each(codeOf("ts"))("TypeScript, piece %#", async (code) => {
    writeFileSync(join(folder, "app.ts"), `${code}declare const console: { log(text: unknown): void };\n`);
    expect(complaints("7.0", "node16", ["app.ts"], folder)).toBe("");
    await build({ entryPoints: [join(folder, "app.ts")], bundle: true, format: "esm", outfile: join(folder, "ts.js") });
    expect(run("ts.js")).toBe(said(code));
  });

  test("TypeScript in a CommonJS project, which the setting node16 would refuse", async () => {
    const [code = ""] = codeOf("cts");
    writeFileSync(join(folder, "app.cts"), `${code}declare const console: { log(text: unknown): void };\n`);
    expect(complaints("7.0", "nodenext", ["app.cts"], folder)).toBe("");
    expect(complaints("7.0", "node16", ["app.cts"], folder)).toContain("error TS1479");
    const made = { format: "cjs", outfile: join(folder, "cts.cjs") } as const;
    await build({ entryPoints: [join(folder, "app.cts")], bundle: true, packages: "external", ...made });
    expect(run("cts.cjs")).toBe(said(code));
  });

  test("a bundle", async () => {
    const code = codeOf("js")[1] ?? "";
    mkdirSync(join(folder, "src"));
    writeFileSync(join(folder, "src/app.js"), code);
    await build({
      entryPoints: [join(folder, "src/app.js")],
      bundle: true,
      format: "esm",
      outfile: join(folder, "b.js"),
    });
    expect(run("b.js")).toBe(said(code));
  });

  test("C# asks for classes, properties and an address that are there", async () => {
    const [code = ""] = codeOf("csharp");
    const made = await quicktypeFromSchema("csharp", { namespace: "Rulebooks" });
    expect(made).toContain("namespace Rulebooks");
    expect(code).toContain("RulebookData.FromJson(");
    expect([
      ...new Set([...code.matchAll(/(?:\b(?:book|table|row)|\))\.([A-Z]\w+)/g)].map(([, name]) => name)),
    ]).toEqual(expect.arrayContaining(["Tables", "Id", "Rows", "Name"]));
    for (const name of ["FromJson(string", "Tables {", "Rows {", "Id {", "Name {"]) expect(made).toContain(` ${name}`);
    const [, path = ""] = code.match(/skirmish-tables@\d+\.\d+\.\d+\/([\w./-]+)/) ?? [];
    expect(existsSync(join(installed, path))).toBe(true);
  });

  test("every address of a CDN names this version and a file of the package", () => {
    const text = readFileSync(join(root, "docs/using.md"), "utf8");
    const { version } = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));
    const addresses = [...text.matchAll(/https:\/\/(?:cdn\.jsdelivr\.net\/npm|unpkg\.com)\/([^\s"`)]+)/g)];
    expect(addresses.length).toBeGreaterThan(2);
    for (const [, address = ""] of addresses) {
      expect(address.startsWith(`skirmish-tables@${version}/dist/`), address).toBe(true);
      expect(existsSync(join(installed, address.replace(/^[^/]+\//, "")))).toBe(true);
    }
  });
});
