import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { type CellHistory, history } from "../../../generator/src/history/history.ts";
import { historyJson, historyText } from "../../../generator/src/history/history-report.ts";
import { releasesIn } from "../../../generator/src/project/releases.ts";
import { repository } from "../../given/project.ts";
import { clubModel, erratum } from "../find/given.ts";

const first = erratum(
  "pistol-price",
  "status: accepted\nauthority: ruling\nchanges:\n  - at: club-weapons/needle-pistol/price\n    was: 300\n    now: 310\nbecause: Prices rose.\n",
);
const second = erratum(
  "pistol-price-2",
  "status: accepted\nauthority: author\nsupersedes: pistol-price\nchanges:\n  - at: club-weapons/needle-pistol/price\n    was: 300\n    now: 320\nbecause: They rose more.\n",
);
const question = erratum(
  "pistol-weight",
  "status: open\nconcerns:\n  - club-weapons/needle-pistol/weight\noptions:\n  - 1 as printed\n  - 1.5 kg\nbecause: It looks light.\n",
);
const model = clubModel(first, second, question);
const change = {
  at: "club/club-weapons/needle-pistol/price",
  change: "changed",
  edition: "current",
  was: 300,
  now: 310,
};
const versions = [{ version: "0.2.0", changes: [{ ...change, errata: ["pistol-price"] }] }];
const releases = releasesIn({ path: "changes.json", text: JSON.stringify({ versions }) });

function told(address: string, form: "pretty" | "markdown" = "pretty"): string {
  const found = history(model, address, releases);
  return "problem" in found ? JSON.stringify(found) : historyText(found.cells, form);
}

test("a cell: the print, what counts now, every erratum with its reason, and the versions", () => {
  expect(told("club-weapons/needle-pistol/price")).toBe(`\
club/club-weapons/needle-pistol/price (Needle pistol: price)
  printed: 300
  now: 320
  erratum (superseded by pistol-price-2) pistol-price, 300 → 310, authority: ruling. Prices rose.
  erratum (not released yet) pistol-price-2, 300 → 320, authority: author. They rose more.
  version 0.2.0: changed: 300 → 310 (pistol-price)
`);
});

test("a row: each cell that has a history, as markdown", () => {
  const text = told("club/club-weapons/needle-pistol", "markdown");
  expect(text).toContain("**`club/club-weapons/needle-pistol/price` (Needle pistol: price)**\n\n- printed: `300`\n");
  expect(text).toContain("- open question pistol-weight. It looks light. It may be: 1 as printed; or 1.5 kg.\n");
  expect(told("club-weapons/needle-rifle")).toBe("");
});

test("for tools: a document its schema describes", () => {
  const { address, cells } = history(model, "club-weapons/needle-pistol", releases) as { address: string; cells: [] };
  const document = JSON.parse(historyJson(address, cells));
  const schema = JSON.parse(readFileSync(join(repository, "generator/schema/history.schema.json"), "utf8"));
  const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schema);
  expect(validate(document), JSON.stringify(validate.errors)).toBe(true);
  expect(document).toMatchObject({
    address: "club/club-weapons/needle-pistol",
    cells: [
      {
        address: "club/club-weapons/needle-pistol/price",
        printed: "300",
        now: "320",
        errata: [
          { id: "pistol-price", state: "superseded", replacedBy: "pistol-price-2", was: "300", now: "310" },
          { id: "pistol-price-2", state: "applied", replacedBy: null, since: null, because: "They rose more." },
        ],
        versions: [{ version: "0.2.0", change: "changed", was: "300", now: "310", errata: ["pistol-price"] }],
      },
      { errata: [{ id: "pistol-weight", state: "open", now: null, options: ["1 as printed", "1.5 kg"] }] },
    ],
  });
});

test("a row an erratum added, and its cells, are not in the print", () => {
  const added = erratum(
    "new-pistol",
    `status: accepted
authority: ruling
changes:
  - at: club-weapons/new-pistol
    was: absent
    now:
      name: New pistol
      techLevel: 9
      weight: 1
      price: 90
      loads:
        needles:
          magazine: 20
          difficult: 40(1)
          damage: 2
          signature: M
          targets: 1
          weight: .2
          price: 5
because: It was left out.
`,
  );
  const withAdded = clubModel(added);
  const [row] = (history(withAdded, "club-weapons/new-pistol", []) as { cells: readonly CellHistory[] }).cells;
  const [price] = (history(withAdded, "club-weapons/new-pistol/price", []) as { cells: readonly CellHistory[] }).cells;
  expect(row).toMatchObject({ printed: "(nothing)", now: "(a whole row)", citation: null });
  expect(price).toMatchObject({ printed: "(nothing)", now: "90", citation: null });
});

test("a cell nobody doubted", () => {
  expect(told("club-weapons/needler/price")).toContain("now: 600, nothing was ever corrected");
});

test.each([
  ["club-weapon/needle-pistol/price", "club-weapons/needle-pistol/price"],
  ["clb/club-weapons/needle-pistol", "club/club-weapons/needle-pistol"],
  ["club-weapons/needle-pistol/prise", "club/club-weapons/needle-pistol/price"],
  ["needle-pistol/price", "club-weapons/needle-pistol/price"],
  ["club-weapons/needle-pistol/loads/needle/price", "club/club-weapons/needle-pistol/loads/needles/price"],
  ["club-weapons/needle-pistol/damage", "club/club-weapons/needle-pistol/loads/needles/damage"],
])("%s leads nowhere, and the nearest is named", (typed, near) => {
  expect(history(model, typed, [])).toMatchObject({ near });
});
