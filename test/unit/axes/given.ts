import { compile } from "../../../generator/src/compile.ts";
import type { SourceFile } from "../../../generator/src/source/source-file.ts";
import { type Emitted, importEmitted } from "../../given/emitted.ts";
import { houseBook, knownSchemas, projectOf } from "../../given/project.ts";

/** Two kinds for these tests alone, each one schema file: rows that give a number, and a matrix of numbers. */
const schemas: readonly SourceFile[] = [kindOf("probe"), kindOf("grid")];

/** A lookup compiled from YAML and run from the TypeScript it became. */
export type Lookup = (...values: readonly unknown[]) => unknown;

/**
 * The lookup function of a table whose rows give a number.
 * @param axes lines of `axes:`; the kind knows weapon, posture and n
 * @param rows one flow map a row
 */
export async function probe(axes: readonly string[], rows: readonly string[]): Promise<Lookup> {
  return (await modulesOf("probe", axes, rows, [])).lookupTable as Lookup;
}

/** The lookup function of a matrix: rows by weapon or n, columns by distance. */
export async function grid(axes: readonly string[], rows: readonly string[]): Promise<Lookup> {
  return (await modulesOf("grid", axes, rows, [])).lookupTable as Lookup;
}

/** The function `back` that looks the numbers of a table up backwards; `inverse` are its lines. */
export async function inverse(lines: readonly string[], rows: readonly string[]): Promise<Lookup> {
  const own = ["inverse:", "  name: back", "  column: gives", ...lines.map((line) => `  ${line}`)];
  return (await modulesOf("probe", ["n: { match: floor, below: none }"], rows, own)).back as Lookup;
}

async function modulesOf(
  kind: string,
  axes: readonly string[],
  rows: readonly string[],
  more: readonly string[],
): Promise<Emitted> {
  const lines = [`kind: ${kind}`, "title: Table", "axes:", ...axes.map((line) => `  ${line}`), ...more, "rows:"];
  const text = `${[...lines, ...rows.map((row) => `  - { ${row} }`)].join("\n")}\n`;
  const project = projectOf([houseBook("house"), { path: "rules/house/probe/table.yaml", text }]);
  const { diagnostics, outputs } = await compile(
    { ...project, schemas: [...project.schemas, ...schemas] },
    knownSchemas,
  );
  if (diagnostics.length > 0) throw new Error(diagnostics.map(({ code, message }) => `${code} ${message}`).join("\n"));
  return importEmitted(outputs, "house/table.js");
}

function kindOf(kind: "probe" | "grid"): SourceFile {
  const axis = { description: "An axis.", $ref: "../common.schema.json#/$defs/axis" };
  const key = { description: "A key.", $ref: "../common.schema.json#/$defs/key" };
  const number = { description: "A number.", $ref: "../common.schema.json#/$defs/number" };
  const keys = { weapon: key, posture: key, n: key };
  const row = {
    type: "object",
    properties: kind === "probe" ? { ...keys, gives: number } : keys,
    additionalProperties: kind === "probe" ? false : number,
  };
  const schema = {
    title: kind,
    description: "A kind of these tests.",
    shape: "lookup",
    type: "object",
    additionalProperties: false,
    properties: {
      kind: { const: kind },
      title: { $ref: "../common.schema.json#/$defs/title" },
      inverse: { $ref: "../common.schema.json#/$defs/inverse" },
      axes: {
        type: "object",
        additionalProperties: false,
        properties: { weapon: axis, posture: axis, n: axis, ...(kind === "grid" && { distance: axis }) },
      },
      rows: { type: "array", items: row },
    },
  };
  return { path: `schema/probe/${kind}.schema.json`, text: JSON.stringify(schema) };
}
