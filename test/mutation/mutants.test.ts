import { expect, test } from "vitest";
import type { SourceFile } from "../../generator/src/source/source-file.ts";
import type { TableInput } from "../../generator/src/validate/input.ts";
import { given, tsv } from "../unit/replay/given.ts";
import * as tables from "../unit/replay/tables.ts";
import { question } from "./questions.ts";
import { type Bench, idsOfTables, judge, openBenches, trialsOf } from "./trial.ts";

/** `address: was → now, what finds it out` of every mutant of a small book. */
function outcomes(
  rules: Readonly<Record<string, string>>,
  evidence: readonly string[],
  readings: readonly SourceFile[] = [],
): readonly string[] {
  const project = given(rules, tsv(...evidence));
  return openBenches({ ...project, evidence: [...project.evidence, ...readings] }).flatMap((bench) =>
    trialsOf(bench).map((trial) => {
      const { part, address, was, now } = trial.mutant;
      return `${part} ${address}: ${was} → ${now}, ${judge(bench, trial) ?? "survives"}`;
    }),
  );
}

test("keys, cells and lines of a lookup", () => {
  const { morale, moraleEvidence, moraleTwice } = tables;
  expect(outcomes({ "morale/morale.yaml": morale }, [...moraleEvidence, ...moraleTwice])).toStrictEqual([
    "key morale/-8/roll: -8 → 8, axes",
    "key morale/-8/roll: -8 → -9, axes",
    "cell morale/-8/result: routed → suppressed, evidence",
    "line morale/-8/line: 30 → 31, evidence",
    "key morale/9-13/roll: 9-13 → 0-13, axes",
    "key morale/9-13/roll: 9-13 → 9-14, axes",
    "cell morale/9-13/result: suppressed → routed, evidence",
    "line morale/9-13/lines: 31-33 → 32-33, evidence",
    "line morale/9-13/lines: 31-33 → 31-34, evidence",
    "key morale/14+/roll: 14+ → 15+, axes",
    "cell morale/14+/result: passed → routed, evidence",
    "line morale/14+/lines: 34, 60 → 35, 60, evidence",
    "line morale/14+/lines: 34, 60 → 34, 61, evidence",
    "print morale/print/0: roll → result, evidence",
    "print morale/print/1: result → roll, evidence",
    "match morale/roll/match: range → exact, rules",
    "dice morale/roll/dice: 2d6 → 3d6, survives",
    "dice morale/roll/dice: 2d6 → 2d7, survives",
    "modified morale/roll/modified: true → false, axes",
    "minus minus: up-to → negative, axes",
  ]);
});

test("signs, figures and what the print does not show", () => {
  expect(outcomes({ "hit/modifiers.yaml": tables.modifiers }, tables.modifiersEvidence)).toStrictEqual([
    "cell modifiers/high/value: 2 → 3, evidence",
    "line modifiers/high/line: 40 → 41, evidence",
    "figure modifiers/high/figure: 2 → 3, evidence",
    "cell modifiers/hidden/value: -2 → 2, evidence",
    "cell modifiers/hidden/value: -2 → -3, evidence",
    "line modifiers/hidden/line: 41 → 42, evidence",
    "figure modifiers/hidden/figure: 1 → 2, evidence",
    "figure modifiers/hidden/decrease: true → false, evidence",
    "cell modifiers/none/value: 0 → 1, survives",
    "line modifiers/none/line: 42 → 43, evidence",
    "print modifiers/print/0: value → valux, rules",
    "minus minus: up-to → negative, survives",
  ]);
});

test("a legend, an operation and an erratum", () => {
  const errata = `status: accepted
authority: document
changes:
  - { at: arms/lag/loads/standard/targets, was: 50m, now: 60m }
because: So it is.
`;
  const rules = {
    "weapon/arms.yaml": tables.smallArms,
    "walker/attacks.yaml": tables.attacks,
    "errata/lag.yaml": errata,
  };
  const found = outcomes(rules, [...tables.smallArmsEvidence, ...tables.attacksEvidence]);
  expect(found.filter((one) => /^(legend|operation|erratum)|noteLegend|attacks/.test(one))).toStrictEqual([
    "operation attacks/by: 1/2 → 2/2, evidence",
    "operation attacks/by: 1/2 → 1/3, evidence",
    "line attacks/line: 70 → 71, evidence",
    "figure attacks/figure: 1 → 2, evidence",
    // The figure says by how much, a second reading which way.
    "round attacks/round: up → down, survives",
    "legend arms/noteLegend/1: 1 → 41, rules",
    "legend arms/noteLegend/1/burstSize: 0 → 1, evidence",
    "line arms/noteLegend/1/line: 90 → 91, evidence",
    "legend arms/noteLegend/3: 3 → 43, rules",
    "legend arms/noteLegend/3/gyrostabilized: true → false, survives",
    "line arms/noteLegend/3/line: 92 → 93, evidence",
    // Without a second reading nothing says what the correction should be.
    "erratum arms/lag/loads/standard/targets/now: 60m → 61m, survives",
  ]);
});

test("how a table is asked and rounded, which only a second reading can hold", () => {
  const text = "address\treading\nattacks/round\tup\nmorale/roll/dice\t2d6\n";
  const readings = { path: "test/golden/sample.readings.tsv", text };
  const rules = { "walker/attacks.yaml": tables.attacks, "morale/morale.yaml": tables.morale };
  const evidence = [...tables.moraleEvidence, ...tables.moraleTwice, ...tables.attacksEvidence];
  expect(outcomes(rules, evidence, [readings]).filter((one) => /^(round|dice)/.test(one))).toStrictEqual([
    "dice morale/roll/dice: 2d6 → 3d6, evidence",
    "dice morale/roll/dice: 2d6 → 2d7, evidence",
    "round attacks/round: up → down, evidence",
  ]);
});

test("cells left out, which only a second reading can hold", () => {
  const rules = { "walker/damage.yaml": tables.damage };
  const blanks = (found: readonly string[]) => found.filter((one) => one.startsWith("blank damage/7"));
  expect(blanks(outcomes(rules, tables.damageEvidence))).toStrictEqual([
    "blank damage/7/explodes: false → true, survives",
    "blank damage/7/skillLoss: 0 → 1, evidence",
    "blank damage/7/weaponsLost: blank → random-visible-arc, survives",
    "blank damage/7/shotsLoss: 0 → 1, survives",
  ]);
  const text = "address\treading\ndamage/7/explodes\tfalse\ndamage/7/shotsLoss\t0\ndamage/7/weaponsLost\tblank\n";
  const readings = { path: "test/golden/sample.readings.tsv", text };
  expect(blanks(outcomes(rules, tables.damageEvidence, [readings])).filter((one) => /survives/.test(one))).toEqual([]);
});

test("what a second reader is asked does not say what the rules say", () => {
  const source = "source: { heading: Wounds, lines: 48-51 }";
  const rules = {
    "walker/damage.yaml": tables.damage.replace("print:", `${source}\nprint:`),
    "command/leading.yaml": `kind: permissions
title: Leading
print: [allowed]
rows:
  leader: { name: A leader, description: Leading once the leader is lost., allowed: false, line: 12 }
`,
    "weapon/arms.yaml": tables.smallArms,
  };
  const { valid } = openBenches(given(rules))[0] as Bench;
  const ids = idsOfTables(valid.tables);
  const asked = (address: string) => {
    const table = valid.tables.find(({ id }) => address.startsWith(`${id}/`)) as TableInput;
    return question(table, address, ids).split("\t").slice(1);
  };
  expect(asked("damage/7/weaponsLost")).toStrictEqual([
    "Which weapons are destroyed.",
    "random-visible-arc | blank",
    "row 51; table 48-51; “Wounds”",
  ]);
  expect(asked("leading/leader/allowed")[0]).toMatch(/^Leading once the leader is lost. true: the rules allow it/);
  expect(asked("arms/acr/loads/he/signature")[2]).toBe("row 12");
  expect(asked("arms/noteLegend/3/gyrostabilized")).toStrictEqual([
    "Whether the weapon is gyrostabilized.",
    "true | false",
    "row 92",
  ]);
});
