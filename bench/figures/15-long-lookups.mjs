import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { repository } from "../repository.mjs";
import { compiled } from "../synthetic/compiled.mjs";
import { longLookup } from "../synthetic/project.mjs";
import { ratio } from "../timing/calls.mjs";
import { raceProcesses } from "../timing/processes.mjs";

const tsc = join(repository, "node_modules/typescript/bin/tsc");

/** Type checking the module of a lookup by one of many ids, against that of a few. */
export async function measure() {
  const [few, many] = [40, 400].map((ids) => ({ run: [process.execPath, tsc, "-p", checked(ids)] }));
  const times = raceProcesses({ many, few }, 5);
  return [{ what: "type checking a lookup of 400 ids ÷ of 40", ...ratio(times.many, times.few), target: 1.5 }];
}

function checked(ids) {
  const generated = compiled(longLookup(ids));
  const compilerOptions = { noEmit: true, strict: true, module: "nodenext", target: "es2022", types: [] };
  writeFileSync(join(generated, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["armory/speeds.ts"] }));
  return generated;
}
