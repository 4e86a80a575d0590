import { waysIn } from "../package/exports.ts";

type Fields = Readonly<Record<string, unknown>>;

/** The `package.json` of a new project. */
export function packageFile(name: string, compiler: string): Fields {
  return {
    name,
    version: "0.1.0",
    description: "Tables of our rules, typed",
    type: "module",
    sideEffects: false,
    files: ["dist", "!dist/.tablewright"],
    exports: waysIn,
    scripts: {
      build: "tablewright build && tablewright package",
      check: "tablewright check",
      watch: "tablewright build --watch",
      test: "npm run build && node --test test/tables.test.js",
      // npm runs it here alone: a script named prepare would be one that apps are warned of.
      dependencies: "tablewright schemas",
      prepack: "tablewright build --check && tablewright package",
    },
    devDependencies: { tablewright: `^${compiler}` },
  };
}

/** A `package.json` that stood there, with what it lacked. */
export interface Completed {
  readonly fields: Fields;
  /** What was added, as `scripts.build`. */
  readonly added: readonly string[];
}

/** Adds what a `package.json` lacks. All that is there stays, save what `npm init` writes in place of an answer. */
export function completed(standing: Fields, fresh: Fields): Completed {
  const scripts = { ...recordIn(standing.scripts) };
  if (/^echo "Error: no test specified"/.test(String(scripts.test))) delete scripts.test;
  const isListed = ["dependencies", "devDependencies"].some((list) => "tablewright" in recordIn(standing[list]));
  const { scripts: own, devDependencies, ...rest } = fresh;
  const missing = Object.entries(rest).filter(([name]) => !(name in standing));
  const commands = Object.entries(recordIn(own)).filter(([name]) => !(name in scripts));
  const type = standing.type === "module" ? [] : [["type", "module"] as const];
  return {
    fields: {
      ...standing,
      ...Object.fromEntries([...missing, ...type]),
      scripts: { ...scripts, ...Object.fromEntries(commands) },
      ...(isListed ? {} : { devDependencies: { ...recordIn(standing.devDependencies), ...recordIn(devDependencies) } }),
    },
    added: [
      ...new Set([...missing, ...type].map(([name]) => name)),
      ...commands.map(([name]) => `scripts.${name}`),
      ...(isListed ? [] : ["devDependencies.tablewright"]),
    ],
  };
}

function recordIn(value: unknown): Fields {
  return typeof value === "object" && value !== null ? (value as Fields) : {};
}
