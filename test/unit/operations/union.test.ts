import { describe, expect, test } from "vitest";
import { outputsOf } from "../../generated/given.ts";
import { importEmitted } from "../../given/emitted.ts";
import { complaintsOf, functionOf, houseRules } from "./given.ts";

const catalog = (title: string, columns: string, rows: string) =>
  `kind: catalog\ntitle: ${title}\ncolumns: ${columns}\nrows:\n${rows}`;

const bows = catalog(
  "Bows",
  "{ price: integer kg, printed: { type: text, blank: true }, draw: integer }",
  "  long: { name: Long bow TL 2, price: 20, printed: LB, draw: 9, aliases: [yew] }\n  short: { name: Short bow, price: 10, draw: 7 }\n",
);
const guns = catalog(
  "Guns",
  "{ price: { type: number kg, unknown: true }, calibre: integer, printed: text }",
  "  musket: { name: Musket, price: { unknown: smudge }, calibre: 18, printed: Long gun }\n",
);
const arms = "kind: union\ntitle: Arms\nfunction: findArm\ntables: [bows, guns]\n";
const tables = { bows, guns, arms };

describe("union", () => {
  test("lists the rows of all its tables, each with its table and the rest as it is there", async () => {
    const { arms: list } = (await importEmitted(await outputsOf(houseRules(tables)), "house/index.js")) as unknown as {
      arms: readonly object[];
    };
    expect(list).toEqual([
      { table: "bows", id: "long", name: "Long bow TL 2", price: 20, printed: "LB", draw: 9 },
      { table: "bows", id: "short", name: "Short bow", price: 10, printed: null, draw: 7 },
      { table: "guns", id: "musket", name: "Musket", price: { unknown: "smudge" }, calibre: 18, printed: "Long gun" },
    ]);
    expect(() => Object.assign(list[0] as object, { price: 0 })).toThrow(TypeError);
  });

  test("finds a row by id, former id, name and print, whatever its table", async () => {
    const find = (await functionOf("findArm", tables)) as (text: string) => { row: { id: string } | null };
    expect(["musket", "yew", "long bow tl2", "LONG GUN", "short"].map((text) => find(text).row?.id)).toEqual([
      "musket",
      "long",
      "long",
      "musket",
      "short",
    ]);
    expect(find("short bov")).toMatchObject({ row: null, suggestions: [{ table: "bows", id: "short" }] });
    expect(() => (find as (text: unknown) => unknown)(7)).toThrow("findArm: text must be a text, got 7");
  });

  test("is typed by the table of a row, and says what all rows have", async () => {
    const outputs = await outputsOf(houseRules(tables));
    const { text = "" } = outputs.find(({ path }) => path === "house/arms.ts") ?? {};
    expect(text).toContain("all have price, printed. */");
    expect(text).toContain('(GunsRow & { readonly table: "guns"; readonly id: GunsId })');
  });

  const pounds = guns
    .replace("number kg", "number l")
    .replace(", printed: text", "")
    .replace(", printed: Long gun", "");
  test.for<[string, Record<string, string>, readonly string[]]>([
    ["of a table that is not there", { ...tables, arms: arms.replace("guns", "gunz") }, ["table/table-unknown [gunz]"]],
    [
      "of a table that is no catalog",
      {
        ...tables,
        figure: "kind: figures\ntitle: F\nrows:\n  one: { value: 1 }\n",
        arms: arms.replace("guns", "figure"),
      },
      ["table/wrong-shape [figure]"],
    ],
    ["of tables that share no column of one unit", { ...tables, guns: pounds }, ["table/wrong-shape [guns]"]],
    [
      "in which an id is that of two rows",
      { ...tables, guns: guns.replace("musket:", "short:") },
      ["name/duplicate [guns]"],
    ],
    [
      "in which an id is a former one of another row",
      { ...tables, guns: guns.replace("musket:", "yew:") },
      ["name/duplicate [guns]"],
    ],
    ["of the same table twice", { ...tables, arms: arms.replace("guns", "bows") }, ["name/duplicate [bows]"]],
    [
      "of a table with a column called table",
      { ...tables, guns: guns.replaceAll("calibre", "table") },
      ["table/wrong-shape [guns]"],
    ],
    ["of one table", { ...tables, arms: arms.replace(", guns", "") }, ["cell/range [[bows]]"]],
  ])("refuses a union %s", async ([, given, complaints]) => {
    expect(await complaintsOf(given)).toEqual(complaints);
  });

  test("cannot be asked by a chain", async () => {
    const chain =
      "kind: chain\ntitle: C\nfunction: chained\nsteps:\n  found: { ask: arms, with: { text: text } }\ngives: { found: { of: found, description: F. } }\n";
    expect(await complaintsOf({ ...tables, chain })).toContain("table/wrong-shape [arms]");
  });
});
