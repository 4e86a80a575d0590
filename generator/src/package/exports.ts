import { readJson } from "../project/json.ts";

/** The ways into a package of tables, as its `package.json` gives them. Patterns: a new book changes none. */
export const waysIn = {
  ".": { types: "./dist/index.d.ts", default: "./dist/index.js" },
  "./*": { types: "./dist/*/index.d.ts", default: "./dist/*/index.js" },
  "./as-printed/*": { types: "./dist/as-printed/*/index.d.ts", default: "./dist/as-printed/*/index.js" },
  "./odds": { types: "./dist/odds/index.d.ts", default: "./dist/odds/index.js" },
  "./odds/*": { types: "./dist/odds/*.d.ts", default: "./dist/odds/*.js" },
  "./sources/*": { types: "./dist/sources/*.d.ts", default: "./dist/sources/*.js" },
  "./errata/*": { types: "./dist/errata/*.d.ts", default: "./dist/errata/*.js" },
  "./explain/*": { types: "./dist/explain/*.d.ts", default: "./dist/explain/*.js" },
  "./history/*": { types: "./dist/history/*.d.ts", default: "./dist/history/*.js" },
  "./meta/*": { types: "./dist/meta/*.d.ts", default: "./dist/meta/*.js" },
  "./data": { types: "./dist/data/index.d.ts", default: "./dist/data/index.js" },
  "./data/*.json": { types: "./dist/data/json.d.ts", default: "./dist/data/*.json" },
  "./data/as-printed/*.json": { types: "./dist/data/json.d.ts", default: "./dist/data/as-printed/*.json" },
  "./schema/*.json": "./dist/schema/*.json",
  "./package.json": "./package.json",
} as const;

/** The ways in that the `exports` of a `package.json` lack. */
export function missingWays(packageFile: string): Readonly<Record<string, unknown>> {
  const exported = exportsIn(packageFile);
  return Object.fromEntries(Object.entries(waysIn).filter(([way]) => !Object.hasOwn(exported, way)));
}

function exportsIn(packageFile: string): object {
  const read = readJson(packageFile);
  const value = "value" in read ? read.value : null;
  if (typeof value !== "object" || value === null || !("exports" in value)) return {};
  return typeof value.exports === "object" && value.exports !== null ? value.exports : {};
}
