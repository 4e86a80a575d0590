import { describe, expect, test } from "vitest";
import { importEmitted, typeErrors } from "../../given/emitted.ts";
import { compileRules, houseBook } from "../../given/project.ts";

/** A table of 101 weapons: loads differ from weapon to weapon, and one was renamed; figures are lost or left blank. */
async function weapons() {
  const plain = Array.from({ length: 100 }, (_, at) => weapon(`rifle-${at}`, load("slugs", at + 1)));
  const odd = weapon(
    "odd",
    `${load("slugs", 7, "aliases: [bullets]")}${load("ds", 8, 'price: "-"', "formidable: 80(1)+2")}`,
  );
  const text = `kind: small-arms\ntitle: Arms\nnoteLegend:\n  1: { recoil: low }\nrows:\n${plain.join("")}${odd}`;
  const { outputs, diagnostics } = await compileRules([
    houseBook("armory"),
    { path: "rules/armory/weapon/arms.yaml", text },
  ]);
  expect(diagnostics.map(({ message }) => message)).toEqual([]);
  return outputs;
}

function weapon(id: string, loads: string): string {
  const weight = id === "odd" ? "\n    weight: { unknown: The page is torn. }" : "";
  return `  ${id}:\n    name: The ${id}\n    techLevel: 8${weight}\n    loads:\n${loads}`;
}

function load(id: string, magazine: number, ...more: readonly string[]): string {
  const cells = [`name: ${id}`, `magazine: ${magazine}`, "difficult: 40(2)+1", "damage: 3", "signature: M", ...more];
  return `      ${id}:\n${cells.map((cell) => `        ${cell}\n`).join("")}`;
}

const emitted = await weapons();

describe("a table of more than a hundred weapons with loads", () => {
  test("type-checks, each cell with the type of its column", () => {
    const app = `import { arms, armsList } from "./armory/arms.js";
export const range: number | undefined = arms.odd.loads.ds.formidable?.range;
export const { slugs } = arms["rifle-7"].loads;
export const bullets: number | { readonly unknown: string } = arms.odd.loads.bullets.magazine;
export const own: "odd" = arms.odd.id;
// @ts-expect-error a load of another weapon
arms["rifle-7"].loads.ds;
// @ts-expect-error no such weapon
arms["rifle-100"];
export const name: string = armsList.map(({ name }) => name).join();
`;
    expect(typeErrors([...emitted, { path: "app.ts", text: app }])).toEqual([]);
  });

  test("has every load with its figures, blanks and lost ones, and under its former id", async () => {
    const { arms } = (await importEmitted(emitted, "armory/arms.js")) as unknown as { arms: Record<string, Weapon> };
    const difficult = { range: 40, penetration: 2, autofire: 1 };
    expect(Object.keys(arms)).toHaveLength(101);
    expect(arms["rifle-42"]).toMatchObject({ id: "rifle-42", name: "The rifle-42", techLevel: 8, weight: null });
    expect(arms["rifle-42"]?.loads.slugs).toMatchObject({ id: "slugs", magazine: 43, difficult, formidable: null });
    expect(arms.odd?.weight).toEqual({ unknown: "The page is torn." });
    expect(Object.keys(arms.odd?.loads ?? {})).toEqual(["slugs", "ds"]);
    expect(arms.odd?.loads.ds?.formidable).toEqual({ range: 80, penetration: 1, autofire: 2 });
    expect(arms.odd?.loads.bullets).toBe(arms.odd?.loads.slugs);
  });

  test("is frozen to its last figure", async () => {
    const { armsList } = (await importEmitted(emitted, "armory/arms.js")) as unknown as { armsList: Weapon[] };
    expect(thawed(armsList, "armsList")).toEqual([]);
  });
});

interface Weapon {
  readonly loads: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly [column: string]: unknown;
}

/** The places of what could still be changed. */
function thawed(value: unknown, path: string): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.entries(value).flatMap(([name, inner]) => thawed(inner, `${path}.${name}`));
  return Object.isFrozen(value) ? inside : [path, ...inside];
}
