import { expect, test } from "vitest";
import { complaints, given, said, tsv } from "./given.ts";
import * as tables from "./tables.ts";

const erratum = (status: string, change: string) => `status: ${status}
authority: document
changes:
  - ${change}
because: The other loads print both.
`;
const targets = '{ at: arms/acr/loads/he/targets, was: "1/", now: "1/2" }';

function check(status: string, change: string, listed: readonly string[] | null): readonly string[] {
  const rules = { "weapon/arms.yaml": tables.smallArms, "errata/targets.yaml": erratum(status, change) };
  const project = given(rules, tsv(...tables.smallArmsEvidence));
  const text = ["address\tnow", ...(listed ?? []).map((entry) => entry.replace(" | ", "\t")), ""].join("\n");
  const readings = listed ? [{ path: "test/golden/sample.errata.tsv", text }] : [];
  return complaints({ ...project, evidence: [...project.evidence, ...readings] }).map(said);
}

test("an accepted erratum that the second reading confirms passes", () => {
  expect(check("accepted", targets, ["arms/acr/loads/he/targets | 1/2"])).toStrictEqual([]);
  const removed = '{ at: arms/acr/loads/he/notes, was: "1,3", now: absent }';
  expect(check("accepted", removed, ["arms/acr/loads/he/notes | absent"])).toStrictEqual([]);
});

test("an open erratum changes nothing and needs no reading", () => {
  expect(check("open", targets, null)).toStrictEqual([]);
});

test("an accepted erratum without a second reading is named", () => {
  const said =
    "targets.yaml:4:11 evidence/erratum arms/acr/loads/he/targets has no second reading in test/golden/sample.errata.tsv [arms/acr/loads/he/targets]";
  expect(check("accepted", targets, null)).toStrictEqual([said]);
  expect(check("accepted", targets, [])).toStrictEqual([said]);
});

test("a second reading that differs is named", () => {
  expect(check("accepted", targets, ["arms/acr/loads/he/targets | 1/3"])).toStrictEqual([
    "targets.yaml:4:11 evidence/erratum arms/acr/loads/he/targets reads 1/3 in test/golden/sample.errata.tsv, here 1/2 [arms/acr/loads/he/targets]",
  ]);
});

test("a reading of what no accepted erratum corrects is named", () => {
  expect(check("open", targets, ["arms/acr/loads/he/targets | 1/2"])).toStrictEqual([
    "sample.errata.tsv:2:1 evidence/erratum no accepted erratum corrects arms/acr/loads/he/targets [arms/acr/loads/he/targets\t1/2]",
  ]);
});

test("each cell of an added row needs a second reading, and none of a row that goes but that", () => {
  const added = "{ at: figures/turn, was: absent, now: { value: 30, description: A turn. } }";
  const gone = "{ at: figures/move, was: present, now: absent }";
  const figures =
    "kind: figures\ntitle: Figures\nrows:\n  move: { value: 6, description: A move., line: 1, figure: 1 }\n";
  const rules = { "hit/figures.yaml": figures, "errata/targets.yaml": erratum("accepted", `${added}\n  - ${gone}`) };
  const listed = (...entries: readonly string[]) => {
    const text = ["address\tnow", ...entries, ""].join("\n");
    const project = given(rules, tsv("1 | row | 6"));
    return complaints({ ...project, evidence: [...project.evidence, { path: "test/golden/sample.errata.tsv", text }] })
      .filter(({ code }) => code === "evidence/erratum")
      .map(({ message }) => message);
  };
  const move = "figures/move\tabsent";
  expect(listed("figures/turn/value\t30", move)).toStrictEqual([]);
  expect(listed("figures/turn/value\t31")).toStrictEqual([
    "figures/turn/value reads 31 in test/golden/sample.errata.tsv, here 30",
    "figures/move has no second reading in test/golden/sample.errata.tsv",
  ]);
});
