import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { repository } from "../repository.mjs";
import { summary } from "../timing/calls.mjs";
import { raceProcesses } from "../timing/processes.mjs";

/** What an app downloads and keeps, and what importing costs it over importing nothing. */
export async function measure() {
  const line = ["pack", "--dry-run", "--json", "--ignore-scripts"];
  const shell = process.platform === "win32";
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
  const [{ size, unpackedSize }] = JSON.parse(
    execFileSync("npm", line, { cwd: repository, env, stdio: "pipe", shell }),
  );
  const books = readdirSync(join(repository, "rules"));
  const [all, one] = importTimes([[], books, ["striker-ii"]]);
  return [
    { what: "package, packed", measured: size / 1000, unit: "kB", target: 150 },
    { what: "package, unpacked", measured: unpackedSize / 1000, unit: "kB" },
    { what: "import of all books over an empty module", ...all, unit: "ms", target: 9.9 },
    { what: "import of the largest book over an empty module", ...one, unit: "ms", target: 9.9 },
  ];
}

/** Milliseconds of processor time over the first module. */
function importTimes(modules) {
  const folder = mkdtempSync(join(tmpdir(), "tablewright-bench-import-"));
  const sides = modules.map((books, at) => {
    const path = join(folder, `${at}.mjs`);
    const from = (book) => JSON.stringify(pathToFileURL(join(repository, "dist", book, "index.js")).href);
    writeFileSync(path, books.map((book) => `import ${from(book)};\n`).join(""));
    return [path, { run: [process.execPath, path] }];
  });
  const [empty, ...others] = Object.values(raceProcesses(Object.fromEntries(sides), 41));
  rmSync(folder, { recursive: true });
  return others.map((times) => summary(times.map((time, round) => 1000 * (time - empty[round]))));
}
