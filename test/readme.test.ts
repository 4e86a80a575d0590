import { readFileSync } from "node:fs";
import { errataAt } from "skirmish-tables/errata/striker-ii";
import { adjustDifficulty, attack, combineArmor, shotAt, smallArms } from "skirmish-tables/striker-ii";
import { lookupWalkerPoints, walkerAttacks } from "skirmish-tables/walkers";
import { Project, ts } from "ts-morph";
import { assert, expect, test } from "vitest";

test("the examples of README and docs/odds.md compile as they stand, in a strict program", () => {
  const examples = [
    ...`${readFileSync("README.md", "utf8")}${readFileSync("docs/odds.md", "utf8")}`.matchAll(/```ts\n([\s\S]*?)```/g),
  ].map(([, code]) => code ?? "");
  expect(examples.join()).toContain("skirmish-tables/striker-ii");
  expect(examples.join()).toContain("skirmish-tables/errata/striker-ii");
  expect(problemsOf(examples)).toEqual([]);
});

test("the README's erratum is what the package gives", () => {
  const [erratum] = errataAt("small-arms/arl/loads/heap/targets");
  expect(erratum?.changes).toEqual([
    {
      at: "small-arms/arl/loads/heap/targets",
      was: "1/",
      now: "1/2",
      wasValue: { single: 1, automatic: { unknown: "the print breaks off after the slash" }, area: null },
      nowValue: { single: 1, automatic: 2, area: null },
    },
  ]);
  expect(erratum?.because).toContain("fire");
});

test("the README's answers are what the package gives", () => {
  const { slugs } = smallArms["acr-7mm"].loads;
  const shot = shotAt(slugs, 450);
  expect(shot).toEqual({ band: "formidable", range: 600, penetration: 2, autofire: 1 });
  const level = adjustDifficulty("formidable", { firerMoved: true, firers: "more-than-two-teams" });
  assert(level === "formidable");
  const given = {
    initiative: "high-initiative",
    autofire: 1,
    movedGyrostabilized: true,
    targetStatus: "concealed",
  } as const;
  expect(attack(11, level, given)).toEqual({ hits: 1, moraleCheck: true });
  expect(combineArmor(4, 10)).toBe(13);
  expect(lookupWalkerPoints(75, "heavy")).toEqual({ hull: 4, armor: 6 });
  expect(walkerAttacks(3, 2)).toBe(4);
});

/** What a strict compiler has against pieces of code that stand in this package's own folder, each a module. */
function problemsOf(examples: readonly string[]): readonly string[] {
  const compilerOptions: ts.CompilerOptions = {
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipDefaultLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.Node16,
    moduleResolution: ts.ModuleResolutionKind.Node16,
  };
  const program = new Project({ compilerOptions });
  for (const [at, code] of examples.entries()) program.createSourceFile(`example-${at + 1}.mts`, code);
  return program
    .getPreEmitDiagnostics()
    .map(
      ({ compilerObject: { file, messageText } }) =>
        `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`,
    );
}
