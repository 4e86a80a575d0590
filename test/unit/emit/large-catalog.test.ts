import { describe, expect, test } from "vitest";
import { importEmitted, typeErrors } from "../../given/emitted.ts";
import { compileRules, houseBook } from "../../given/project.ts";

/** What a name may hold that means something to TypeScript, to JSON or to a template. */
const odd = ["Band `$", '{process.exit(1)}` \\u0041 \\" */ "quoted"'].join("");

/** A catalog of so many rows; the last was renamed, and the first has an odd name. */
async function catalogOf(rows: number) {
  const lines = Array.from({ length: rows }, (_, at) => {
    const name = at === 0 ? JSON.stringify(odd) : `Launcher ${at}`;
    const former = at === rows - 1 ? "    aliases: [old-launcher]\n" : "";
    return `  launcher-${at}:\n    name: ${name}\n${former}    signature: low\n    targets: ${at}\n`;
  });
  const text = `kind: catalog\ntitle: Launchers\ncolumns: { signature: [low, high], targets: integer }\nrows:\n${lines.join("")}`;
  const path = "rules/armory/weapon/launchers.yaml";
  const { outputs, diagnostics } = await compileRules([houseBook("armory"), { path, text }]);
  expect(diagnostics.map(({ message }) => message)).toEqual([]);
  return outputs;
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly targets: number;
}

interface Launchers {
  readonly launchers: Readonly<Record<string, Row>>;
  readonly launchersList: readonly Row[];
  readonly findLaunchers: (text: string) => { readonly row: Row | null };
}

describe.each([40, 41, 100, 101])("a catalog of %d rows", (rows) => {
  test("type-checks", async () => {
    const app = `import { launchers, launchersList, type LaunchersId } from "./armory/launchers.js";
const id: LaunchersId = "launcher-7";
export const targets: number = launchers[id].targets + launchers["launcher-0"].targets;
export const first: LaunchersId | undefined = launchersList[0]?.id;
// @ts-expect-error no such row
launchers["launcher-${rows}"];
export const own: "launcher-7" = launchers["launcher-7"].id;
${rows > 100 ? "// @ts-expect-error of so many rows only the columns have types" : ""}
export const exact: 7 = launchers["launcher-7"].targets;
`;
    expect(typeErrors([...(await catalogOf(rows)), { path: "app.ts", text: app }])).toEqual([]);
  });

  test("has every row by id, as a list in order, and by its former id", async () => {
    const emitted = (await importEmitted(await catalogOf(rows), "armory/launchers.js")) as unknown as Launchers;
    const { launchers, launchersList, findLaunchers } = emitted;
    const every = Array.from({ length: rows }, (_, at) => at);
    expect(every.map((at) => launchers[`launcher-${at}`]?.targets)).toEqual(every);
    expect(launchersList.map(({ targets }) => targets)).toEqual(every);
    expect(Object.keys(launchers)).toEqual(every.map((at) => `launcher-${at}`));
    expect(launchers["launcher-0"]?.name).toBe(odd);
    expect(launchers["old-launcher"]).toBe(launchersList.at(-1));
    expect(findLaunchers("launcher 7").row).toBe(launchers["launcher-7"]);
    expect(() => Object.assign(launchersList[0] as Row, { targets: 9 })).toThrow(TypeError);
  });
});
