import { spawnSync } from "node:child_process";
import { cpSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { root } from "../generated/given.ts";
import { appWithTables } from "./install.ts";

const folder = appWithTables();

beforeAll(() => {
  // The example as it is, save its dependencies, which are those of this repository and the packed tables.
  cpSync(join(root, "examples/squad-card"), folder, {
    recursive: true,
    filter: (from) => !/node_modules|squad-card[\\/]dist/.test(from),
  });
  symlinkSync(join(root, "node_modules/@types"), join(folder, "node_modules/@types"), "junction");
  const built = run(join(root, "node_modules/typescript/bin/tsc"), "-p", folder);
  expect(built).toEqual({ status: 0, stdout: "", stderr: "" });
});

function run(...line: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, line, { cwd: folder, encoding: "utf8" });
  return { status, stdout, stderr };
}

function card(squad: unknown, ...line: readonly string[]) {
  writeFileSync(join(folder, "mine.json"), typeof squad === "string" ? squad : JSON.stringify(squad));
  return run("dist/main.js", "mine.json", ...line);
}

describe("the squad card", () => {
  test("prints the squad that comes with it", () => {
    const { stdout, status } = run("dist/main.js", "squad.json");
    expect(status).toBe(0);
    // 2D6 and morale 8 pass on 14 or more: 26 of 36 throws; the rest lies between 9 and 13.
    expect(stdout).toContain("Second squad: morale 8 (passes 72 %, suppressed 28 %, routs 0 %)\n");
    // The book prints 300(3)+2; a difficult shot hits on 11 or more, so with +2 on 9 or more: 10 of 36 throws.
    expect(stdout).toContain("Fire team: 7mm ACR, Slugs, damage 3;");
    expect(stdout).toMatch(
      /\n {2}up to 300 m +difficult +penetration 3 +hits 28 %\n {2}up to 600 m +formidable +penetration 2 /,
    );
  });

  test("is a page of A6 whose texts are the player's, whatever they hold", () => {
    const teams = [{ name: "<script>alert(1)</script>", weapon: "sling" }];
    const { stdout } = card({ name: 'Rook & "Sons"', morale: 7, teams }, "--html");
    expect(stdout).toContain("@page { size: A6;");
    expect(stdout).toContain("<title>Rook &#38; &#34;Sons&#34;</title>");
    expect(stdout).not.toContain("<script>");
    expect(stdout).toContain("<td>40 m</td>");
  });

  test.each([
    ["a weapon of no table", { weapon: "7mm ACX" }, 'Team 1: weapon "7mm ACX" is in no table; did you mean 7mm ACR,'],
    ["a load of another weapon", { weapon: "ACR 7mm", load: "heap" }, 'Team 1: load "heap" is not made for it; it has'],
    [
      "armor nobody makes",
      { weapon: "sling", armor: "mesch" },
      'Team 1: armor "mesch" is in no table; did you mean Mesh',
    ],
  ])("answers %s in the player's words", (_, team, words) => {
    const { status, stdout, stderr } = card({ name: "One", morale: 7, teams: [team] });
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toContain(words);
    expect(stderr.split("\n")).toHaveLength(2);
  });

  test("answers a file that is no squad", () => {
    expect(card("{").stderr).toBe("the file is no JSON\n");
    expect(card("null").stderr).toBe("name: give the squad a name\n");
    expect(card({ name: "One", morale: "high", teams: [] }).stderr).toBe("morale: write a whole number, such as 8\n");
  });
});
