import { join } from "node:path";
import { build } from "esbuild";
import { beforeAll, describe, expect, test } from "vitest";
import type { OutputFile } from "../../generator/src/emit/output/output.ts";
import { load } from "../../generator/src/project/load.ts";
import type { SourceFile } from "../../generator/src/source/source-file.ts";
import { importEmitted, typeErrors } from "../given/emitted.ts";
import { compileRules, repository } from "../given/project.ts";
import { shown } from "./language-service.ts";
import { renamedRules } from "./renamed-rules.ts";

let outputs: readonly OutputFile[];
beforeAll(async () => {
  const compilation = await compileRules(renamedRules);
  expect(compilation.diagnostics).toEqual([]);
  outputs = compilation.outputs;
});

// biome-ignore lint/suspicious/noExplicitAny: the test uses the SDK as untyped code does
type Any = any;

test("a table renamed without an alias is one mistake, told where the alias mends it", async () => {
  const { rules } = load(join(repository, "test/diagnostics/base"));
  const house = rules.filter(({ path }) => path.includes("/house/"));
  const renamed = house.map((file) => ({ ...file, path: file.path.replace("rifles.yaml", "guns.yaml") }));
  const again = {
    path: "rules/house/errata/musket-weight.yaml",
    text: "status: open\nconcerns:\n  - rifles/musket/weight\noptions:\n  - it weighs 4\nbecause: It feels light.\n",
  };
  const told = async (files: readonly SourceFile[]) =>
    (await compileRules(files)).diagnostics.map(({ code, span, hint }) => [code, span.file.path, hint]);
  expect(await told([...renamed, again])).toEqual([
    ["table/lost", "rules/house/book.yaml", "if its file was renamed, write aliases: { rifles: <its new name> } here"],
    ["table/table-unknown", "rules/house/weapon/rifle-shot.yaml", undefined],
  ]);
  const mended = renamed.map((file) =>
    file.path.endsWith("book.yaml") ? { ...file, text: `${file.text}aliases:\n  rifles: guns\n` } : file,
  );
  // What is no erratum has to be written anew.
  expect((await told([...mended, again])).map(([code]) => code)).toEqual(["table/table-unknown"]);
});

describe("a former id", () => {
  test("leads to the renamed row, load, modifier and figure", async () => {
    const sdk = (await importEmitted(outputs, "house/index.js")) as Any;
    expect(sdk.guns["old-gun"]).toBe(sdk.guns["long-gun"]);
    expect(sdk.guns["first-gun"].id).toBe("long-gun");
    expect(sdk.guns["long-gun"].loads.shot).toBe(sdk.guns["long-gun"].loads.ball);
    expect(sdk.shelter.rock.hidden).toBe(6);
    expect(sdk.bonuses.calm.value).toBe(2);
    expect(sdk.figures.turn).toBe(30);
  });

  test("is asked for as the present one is", async () => {
    const sdk = (await importEmitted(outputs, "house/index.js")) as Any;
    expect([sdk.lookupShelter("rock", "spotted"), sdk.lookupShelter("stone", "seen")]).toEqual([4, 4]);
    expect(() => sdk.lookupShelter("brick", "seen")).toThrow("must be one of hedge, stone, got brick");
    expect([sdk.sumBonuses({ calm: true }), sdk.sumBonuses({ isCalm: true })]).toEqual([2, 2]);
    // A modifier named both ways is still one.
    expect(sdk.sumBonuses({ calm: true, isCalm: true, mates: 2, friends: 2 })).toBe(4);
    expect(sdk.sumBonuses({ distance: "close" })).toBe(3);
    expect(() => sdk.sumBonuses({ mates: -1 })).toThrow("friends must be 0 and more");
  });

  test("in a cell of another table is read as the present one", async () => {
    const sdk = (await importEmitted(outputs, "house/index.js")) as Any;
    expect(sdk.flight["low-flight"].fastest).toBe("idle");
  });

  test("is never listed", async () => {
    const sdk = (await importEmitted(outputs, "house/index.js")) as Any;
    expect(Object.keys(sdk.guns)).toEqual(["long-gun", "short-gun"]);
    expect(sdk.gunsList.map(({ id }: Any) => id)).toEqual(["long-gun", "short-gun"]);
    expect(Object.keys(sdk.guns["long-gun"].loads)).toEqual(["ball"]);
    expect(JSON.stringify(sdk.shelter)).not.toContain("rock");
    expect([...Object.keys(sdk.bonuses), ...Object.keys({ ...sdk.figures })]).toEqual([
      "is-calm",
      "friends",
      "near",
      "far",
      "turn-seconds",
    ]);
  });

  test("stands in the JSON as a map, beside rows that have present ids alone", () => {
    const document = JSON.parse(outputs.find(({ path }) => path === "data/house.json")?.text ?? "") as Any;
    const table = (id: string) => document.tables.find((one: Any) => one.id === id);
    expect(document.aliases).toEqual({ walls: "shelter" });
    expect(table("guns").aliases).toEqual({
      "old-gun": "long-gun",
      "first-gun": "long-gun",
      "long-gun/loads/shot": "long-gun/loads/ball",
    });
    expect(table("shelter").axes.map(({ aliases }: Any) => aliases)).toEqual([{ rock: "stone" }, { spotted: "seen" }]);
    expect(JSON.stringify(table("guns").rows)).not.toMatch(/old-gun|shot/);
  });
});

describe("in an editor", () => {
  test("former ids keep their literal types and are struck out with the present one", () => {
    const { errors, deprecated } = shown(
      outputs,
      `import { bonuses, figures, guns, lookupShelter, lookupWalls, shelter, sumBonuses, type WallsRow } from "./house/index.js";
export const weight: 3 = guns["old-gun"].weight;
export const range: 100 = guns["long-gun"].loads.shot.difficult.range;
export const hidden: 6 = shelter.rock.hidden;
export const turn: 30 = figures.turn;
export const calm: 2 = bonuses.calm.value;
export const answers = [lookupShelter("rock", "seen"), lookupShelter("stone", "seen"), lookupWalls("stone", "seen")];
export const sum = sumBonuses({ calm: true, isCalm: true });
export const row = {} as WallsRow;
// @ts-expect-error: a name no row ever had
guns["older-gun"];
// @ts-expect-error: nor any key
lookupShelter("brick", "seen");
// @ts-expect-error: the ids of rows are the present ones
export const id: keyof typeof import("./house/index.js").guns & "x" = "old-gun";
`,
    );
    expect(errors).toEqual([]);
    expect(deprecated).toEqual(
      expect.arrayContaining([
        ['"old-gun"', 'Renamed to "long-gun".'],
        ["shot", 'Renamed to "ball".'],
        ["rock", 'Renamed to "stone".'],
        ["turn", 'Renamed to "turn-seconds".'],
        ["lookupShelter", expect.stringContaining('rock is renamed to "stone".')],
        ["lookupWalls", 'Renamed to "lookupShelter".'],
        ["calm", 'Renamed to "is-calm".'],
        ["WallsRow", 'Renamed to "ShelterRow".'],
      ]),
    );
    // The call with a present id is none of the deprecated ones.
    expect(deprecated.filter(([code]) => code === "lookupShelter")).toHaveLength(1);
  });

  test("the whole output type-checks", () => {
    expect(typeErrors(outputs)).toEqual([]);
  });
});

test("an app that uses one function carries no former ids of data it does not use", async () => {
  const bundle = await bundled('import { sumBonuses } from "./house/index.js"; console.log(sumBonuses({}));');
  expect(bundle).toContain("isCalm");
  expect(bundle).not.toMatch(/withAliases|old-gun|long-gun|turn-seconds/);
});

async function bundled(app: string): Promise<string> {
  const texts = new Map(outputs.map(({ path, text }) => [path.replace(/\.ts$/, ".js"), text]));
  const { outputFiles } = await build({
    stdin: { contents: app, loader: "ts", sourcefile: "app.ts" },
    bundle: true,
    format: "esm",
    write: false,
    plugins: [
      {
        name: "outputs",
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^\./ }, ({ path, importer }) => {
            const base = importer.includes("app.ts") ? "/" : `/${importer}`;
            return {
              path: new URL(path, `file://${base}`).pathname.slice(1),
              namespace: "outputs",
              sideEffects: false,
            };
          });
          onLoad({ filter: /.*/, namespace: "outputs" }, ({ path }) => ({
            contents: texts.get(path) ?? "",
            loader: "ts",
          }));
        },
      },
    ],
  });
  return outputFiles[0]?.text ?? "";
}
