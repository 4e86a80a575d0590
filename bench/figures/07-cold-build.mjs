import { rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { tablewright } from "../repository.mjs";
import { manyTables } from "../synthetic/project.mjs";
import { ratio } from "../timing/calls.mjs";
import { raceProcesses } from "../timing/processes.mjs";

const yamlAlone = fileURLToPath(new URL("../timing/yaml-alone.mjs", import.meta.url));

/** Everything a build makes of 10,000 rows, against reading their YAML and nothing more. */
export async function measure() {
  const folder = manyTables(10_000);
  const clean = () => rmSync(join(folder, "generated"), { recursive: true, force: true });
  const times = raceProcesses(
    {
      build: { run: [process.execPath, tablewright, "build", folder], prepare: clean },
      yaml: { run: [process.execPath, yamlAlone, folder] },
    },
    3,
    0,
  );
  const what = "cold build of 10,000 rows ÷ parsing the files with yaml alone";
  return [{ what, ...ratio(times.build, times.yaml), target: 1.4 }];
}
