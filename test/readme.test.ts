import { readFileSync } from "node:fs";
import { adjustDifficulty, attack, combineArmor, shotAt, smallArms } from "skirmish-tables/striker-ii";
import { lookupWalkerPoints, walkerAttacks } from "skirmish-tables/walkers";
import { Project, ts } from "ts-morph";
import { expect, test } from "vitest";

test("the README's example compiles as it stands, in a strict program", () => {
  const code = /```ts\n([\s\S]*?)```/.exec(readFileSync("README.md", "utf8"))?.[1] ?? "";
  expect(code).toContain("skirmish-tables/striker-ii");
  expect(problemsOf(code)).toEqual([]);
});

test("the README's answers are what the package gives", () => {
  const { slugs } = smallArms["acr-7mm"].loads;
  const shot = shotAt(slugs, 450);
  expect(shot).toEqual({ band: "formidable", range: 600, penetration: 2, autofire: 1 });
  const level = adjustDifficulty("formidable", { firerMoved: true, firers: "more-than-two-teams" });
  expect(level).toBe("formidable");
  const given = {
    initiative: "high-initiative",
    autofire: 1,
    gyrostabilized: true,
    targetStatus: "concealed",
  } as const;
  expect(attack(11, level, given)).toEqual({ hits: 1, moraleCheck: true });
  expect(combineArmor(4, 10)).toBe(13);
  expect(lookupWalkerPoints(75, "heavy")).toEqual({ hull: 4, armor: 6 });
  expect(walkerAttacks(3, 2)).toBe(4);
});

/** What a strict compiler has against a piece of code that stands in this package's own folder. */
function problemsOf(code: string): readonly string[] {
  const compilerOptions: ts.CompilerOptions = {
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.Node16,
    moduleResolution: ts.ModuleResolutionKind.Node16,
  };
  const program = new Project({ compilerOptions });
  program.createSourceFile("example.mts", code);
  return program
    .getPreEmitDiagnostics()
    .map((found) => ts.flattenDiagnosticMessageText(found.compilerObject.messageText, "\n"));
}
