import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { compile } from "../../generator/src/compile.ts";
import { packageOf } from "../../generator/src/package/index.ts";
import { load, publishedSources } from "../../generator/src/project/load.ts";
import type { Erratum } from "../../generator/src/runtime/errata.ts";
import type { TablesAsOf } from "../../generator/src/runtime/history.ts";
import { emptyFolder, put } from "../given/folder.ts";
import { build, edit, project, run, textOf } from "./given.ts";

interface History {
  readonly versions: readonly string[];
  readonly asOf: (version: string, edition?: "current" | "as-printed") => TablesAsOf;
}

const rifles = "rules/house/weapon/rifles.yaml";
const ruling = (lines: string) => `status: accepted\nauthority: ruling\n${lines}`;

let house: History;
let club: History;

/** Five releases of two books, each by the command the version step calls. */
beforeAll(async () => {
  const folder = project();
  const release = async (version: string) => {
    put(folder, { "package.json": `{ "name": "club-tables", "version": "${version}" }\n` });
    build(folder);
    expect((await run(folder, "release record --date 2026-01-31")).stdout).toBe(`changes.json now has ${version}\n`);
    rmSync(join(folder, "released"), { recursive: true, force: true });
    cpSync(join(folder, "generated/data"), join(folder, "released"), { recursive: true });
  };
  await release("1.0.0");

  put(folder, {
    "rules/house/errata/musket-weight.yaml": ruling(
      "changes:\n  - at: rifles/musket/weight\n    was: 5\n    now: 4\nbecause: It was weighed again.\n",
    ),
  });
  edit(folder, rifles, "  carbine:\n", "  short-rifle:\n    aliases: [carbine]\n");
  edit(folder, "rules/house/hit/hit-table.yaml", "      - near\n", "      - close\n");
  edit(folder, "rules/house/hit/hit-table.yaml", "      - far\n", "      - far\n    aliases: { near: close }\n");
  put(folder, {
    "rules/house/hit/hit-table.yaml": textOf(folder, "rules/house/hit/hit-table.yaml").replaceAll(
      "    near: ",
      "    close: ",
    ),
  });
  await release("1.1.0");

  put(folder, {
    "rules/house/errata/blunderbuss.yaml": ruling(
      "changes:\n  - at: personal-armor/cape\n    was: absent\n    now:\n      name: Cape\n      printed: Cape\n      techLevel: 2\n      value: (1)\n      weight: 1\n      volume: 4\n      price: 20\nbecause: Everybody wears one.\n",
    ),
    "rules/house/errata/musket-as-printed.yaml": ruling("withdraws: musket-weight\nbecause: The scales were wrong.\n"),
  });
  await release("1.2.0");

  edit(folder, "rules/club/movement/figures.yaml", "value: 6", "value: 8");
  edit(folder, "test/golden/club.tsv", "5\tfigures\t6", "5\tfigures\t8");
  await release("1.3.0");

  // What no release should do, and a person may: a row and a former id are gone.
  edit(
    folder,
    "rules/house/morale/morale-modifiers.yaml",
    textOf(folder, "rules/house/morale/morale-modifiers.yaml").split("  wounded:\n")[1] ?? "",
    "",
  );
  edit(folder, "rules/house/morale/morale-modifiers.yaml", "  wounded:\n", "");
  edit(folder, rifles, "    aliases: [carbine]\n", "");
  edit(folder, "rules/house/errata/carbine-weight.yaml", "rifles/carbine", "rifles/short-rifle");
  await release("2.0.0");

  const { outputs, diagnostics } = await compile(load(folder));
  expect(diagnostics.filter((one) => one.severity === "error").map((one) => `${one.code} ${one.message}`)).toEqual([]);
  const made = emptyFolder();
  put(made, { "package.json": '{ "type": "module" }' });
  for (const { path, text } of await packageOf(outputs, publishedSources(folder))) put(made, { [path]: text });
  const imported = (book: string): Promise<History> =>
    import(/* @vite-ignore */ pathToFileURL(join(made, `history/${book}.js`)).href);
  [house, club] = [await imported("house"), await imported("club")];
});

const ids = (errata: readonly Erratum[] = []) => errata.map(({ id }) => id);

test("every released version is listed, and no other is known", () => {
  expect(house.versions).toEqual(["1.0.0", "1.1.0", "1.2.0", "1.3.0", "2.0.0"]);
  expect(() => house.asOf("1.4.0")).toThrow(
    new TypeError("asOf: version must be one of 1.0.0, 1.1.0, 1.2.0, 1.3.0, 2.0.0, got 1.4.0"),
  );
  expect(() => house.asOf("1.0.0", "printed" as "current")).toThrow(
    new TypeError("asOf: edition must be current or as-printed, got printed"),
  );
});

describe("a cell", () => {
  const weightIn = (version: string) => {
    const found = house.asOf(version).at("rifles/musket/weight");
    return [found?.value, found?.since, found?.until, ids(found?.errata)];
  };

  test("holds what that version had, since which and until which, and by which errata", () => {
    expect(weightIn("1.0.0")).toEqual([5, "1.0.0", "1.1.0", []]);
    expect(weightIn("1.1.0")).toEqual([4, "1.1.0", "1.2.0", ["musket-weight"]]);
    expect(weightIn("1.3.0")).toEqual([5, "1.2.0", null, ["musket-as-printed"]]);
    const [erratum] = house.asOf("1.1.0").at("house/rifles/musket/weight")?.errata ?? [];
    expect(erratum).toMatchObject({
      state: "applied",
      replacedBy: null,
      because: "It was weighed again.",
      since: "1.1.0",
    });
    expect(erratum?.changes).toMatchObject([{ at: "rifles/musket/weight", was: "5", now: "4" }]);
  });

  test("of a row that a later version added was not there", () => {
    expect(house.asOf("1.1.0").at("personal-armor/cape/price")).toBe(null);
    const later = house.asOf("1.2.0").at("personal-armor/cape/price");
    expect([later?.value, later?.since, ids(later?.errata)]).toEqual([20, "1.2.0", ["blunderbuss"]]);
  });

  test("is reached by the ids of any version, dropped ones included", () => {
    const cell = "loads/standard/difficult";
    const value = { range: 150, penetration: 2, autofire: 1 };
    for (const row of ["carbine", "short-rifle"])
      expect(house.asOf("1.0.0").at(`rifles/${row}/${cell}`)).toEqual({
        at: `rifles/short-rifle/${cell}`,
        value,
        since: "1.0.0",
        until: null,
        errata: [],
      });
    expect(house.asOf("2.0.0").at("rifles/carbine/weight")?.value).toBe(4);
    for (const column of ["near", "close"])
      expect(house.asOf("1.0.0").at(`hit-table/3+/${column}`)).toMatchObject({
        at: "hit-table/3+/close",
        value: { hits: 1, moraleCheck: true },
        until: null,
      });
  });

  test("of a row that is gone tells until when it was there", () => {
    const wounded = house.asOf("1.3.0").at("morale-modifiers/wounded/value");
    expect([wounded?.value, wounded?.until]).toEqual([-1, "2.0.0"]);
    expect(house.asOf("2.0.0").at("morale-modifiers/wounded/value")).toBe(null);
  });

  test("that was misread holds in each edition what was read then", () => {
    for (const edition of ["current", "as-printed"] as const) {
      expect(club.asOf("1.2.0", edition).at("figures/walk/value")).toMatchObject({
        value: 6,
        until: "1.3.0",
        errata: [],
      });
      expect(club.asOf("1.3.0", edition).at("figures/walk/value")).toMatchObject({ value: 8, since: "1.3.0" });
    }
  });

  test("as printed is without errata", () => {
    const run = (edition: "current" | "as-printed") => club.asOf("1.0.0", edition).at("figures/run/value");
    expect([run("current")?.value, ids(run("current")?.errata)]).toEqual([4, ["run-further"]]);
    expect(run("as-printed")).toEqual({ at: "figures/run/value", value: 3, since: "1.0.0", until: null, errata: [] });
    expect(house.asOf("2.0.0", "as-printed").at("personal-armor/cape/price")).toBe(null);
    expect(house.asOf("1.1.0", "as-printed").at("rifles/musket/weight")?.value).toBe(5);
  });
});

test("an address that never led to a cell is refused, with what comes nearest", () => {
  const then = house.asOf("1.0.0");
  expect(() => then.at("rifles/muskets/weight")).toThrow(
    new TypeError("asOf: address must lead to a row of rifles, got muskets; nearest are musket, short-rifle"),
  );
  for (const at of ["rifles", "rifles/musket", "rifles/musket/loads", "rifle-shot/table"])
    expect(() => then.at(at)).toThrow(/^asOf: address must lead to /);
  expect(() => then.at("rifles/musket/loads/standard/toString")).toThrow(
    /a column of the loads of rifles, got toString/,
  );
});
