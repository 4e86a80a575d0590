import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { repository } from "../repository.mjs";
import { compiled } from "../synthetic/compiled.mjs";
import { oneTable } from "../synthetic/project.mjs";
import { ratio } from "../timing/calls.mjs";
import { raceProcesses } from "../timing/processes.mjs";

const old = fileURLToPath(new URL("../node_modules/typescript-5.9/bin/tsc", import.meta.url));
const present = join(repository, "node_modules/typescript/bin/tsc");
const compilers = [
  { name: "TypeScript 5.9", tsc: old, targets: { 1000: 1.2, 10000: 1.5 } },
  { name: "TypeScript 7.0", tsc: present, targets: { 1000: 1.4, 10000: 2.5 } },
];

/** Checking an app that uses one table, against checking an empty one. */
export async function measure() {
  const rows = [];
  for (const size of [1000, 10_000]) {
    const generated = compiled(oneTable(size));
    const declared = declarations(generated);
    for (const { name, tsc, targets } of compilers) {
      const what = `${name} over an app of ${size.toLocaleString("en")} rows ÷ over an empty one`;
      if (!existsSync(tsc)) rows.push({ what: `${what}: not installed`, measured: null });
      else rows.push({ what, ...against(tsc, declared), target: targets[size] });
    }
  }
  return rows;
}

function against(tsc, declared) {
  const app = (name, text) => {
    const folder = join(declared, "..", name);
    mkdirSync(folder, { recursive: true });
    const compilerOptions = {
      noEmit: true,
      strict: true,
      module: "nodenext",
      target: "es2022",
      types: [],
      skipLibCheck: true,
    };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["app.mts"] }));
    writeFileSync(join(folder, "app.mts"), text);
    return { run: [process.execPath, tsc, "-p", folder] };
  };
  const use = `import { launchers } from "../declared/armory/launchers.js";
export const targets: number = launchers["launcher-7"].targets;
`;
  const times = raceProcesses({ app: app("app", use), empty: app("empty", "export {};\n") }, 7);
  return ratio(times.app, times.empty);
}

/** The declarations an app would install, without the sources they come from. */
function declarations(generated) {
  const outDir = join(generated, "../declared");
  const compilerOptions = {
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: generated,
    outDir,
    module: "nodenext",
    target: "es2022",
    types: [],
  };
  writeFileSync(join(generated, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["armory/launchers.ts"] }));
  raceProcesses({ once: { run: [process.execPath, present, "-p", generated] } }, 1, 0);
  return outDir;
}
