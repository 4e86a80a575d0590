import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Project } from "../../generator/src/project/project.ts";
import { writeOutput } from "../../generator/src/write/index.ts";
import { emptyFolder } from "../given/folder.ts";
import { outputsOf, realProject, root, textsOf } from "./given.ts";
import { book, shields, shieldsPath } from "./house-rules.ts";

const project = realProject();
/** Nothing is remembered from one time to the next. */
const compiled = (project: Project) => outputsOf(project, {});
const first = await compiled(project);

describe("the same rules give the same bytes", () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  test("when the files are found in another order, with the line ends of Windows", async () => {
    const backwards = <T>(files: readonly T[]) => [...files].reverse();
    const windows = <F extends { readonly text: string }>(files: readonly F[]) =>
      backwards(files).map((file) => ({ ...file, text: file.text.replaceAll("\n", "\r\n") }));
    const { rules, schemas, evidence, runtime } = project;
    const found = { rules: windows(rules), schemas: windows(schemas), evidence: windows(evidence) };
    const again = await compiled({ ...project, ...found, runtime: backwards(runtime) });
    expect(textsOf(again)).toEqual(textsOf(first));
  });

  test("when compiled again in another time zone, year, folder and language, which sorts and writes its own way", async () => {
    vi.stubEnv("TZ", "Asia/Tokyo");
    vi.stubEnv("LANG", "sv_SE.UTF-8");
    vi.stubEnv("LC_ALL", "sv_SE.UTF-8");
    vi.useFakeTimers({ now: new Date("2041-12-31T23:30:00Z"), toFake: ["Date"] });
    vi.spyOn(String.prototype, "localeCompare").mockImplementation(function (this: string, other) {
      return Number(this < other) - Number(this > other);
    });
    for (const type of [Number, Array, Date]) {
      vi.spyOn(type.prototype, "toLocaleString").mockReturnValue("in the words of another language");
    }
    expect(await compiled({ ...realProject(), folder: "C:\\elsewhere" })).toEqual(first);
  });
});

describe("no generated file holds", () => {
  test.for<[string, RegExp]>([
    [
      "an absolute path",
      /file:\/\/|[^\w.][A-Za-z]:\\|(?<![\w.*/])\/(?:home|root|tmp|usr|var|work|opt|Users|private)\//,
    ],
    ["a date", /\b(?:19|20)\d\d-\d\d-\d\d\b|\b\d\d:\d\d:\d\d\b|\bGMT\b/],
    ["a carriage return", /\r/],
  ])("%s", ([, pattern]) => {
    expect(first.filter(({ text }) => pattern.test(text)).map(({ path }) => path)).toEqual([]);
  });

  test("the folder it was made in", () => {
    expect(first.filter(({ text }) => text.includes(root)).map(({ path }) => path)).toEqual([]);
  });

  test("the data version, save version.ts and the JSON headers", async () => {
    const other = textsOf(await compiled({ ...project, version: "98.7.6" }));
    const changed = first.filter(({ path, text }) => other[path] !== text).map(({ path }) => path);
    expect(changed).toEqual(expect.arrayContaining(["version.ts", "data/walkers.json"]));
    expect(changed.filter((path) => !/^(data\/.*\.json|version\.ts)$/.test(path))).toEqual([]);
    expect(other["data/walkers.json"]?.match(/98\.7\.6/g)).toHaveLength(1);
  });
});

test("generated/ is what the rules compile to", () => {
  const folder = join(root, "generated");
  const onDisk = existsSync(folder) ? listFiles(folder).filter((path) => path !== ".tablewright") : [];
  const drift = {
    missing: first.filter(({ path }) => !onDisk.includes(path)).map(({ path }) => path),
    stale: onDisk.filter((path) => !first.some((output) => output.path === path)),
    differing: first
      .filter(({ path, text }) => onDisk.includes(path) && readFileSync(join(folder, path), "utf8") !== text)
      .map(({ path }) => path),
  };
  const message = "generated/ is not what the rules compile to: run npm run build and commit the result";
  expect(drift, message).toEqual({ missing: [], stale: [], differing: [] });
});

describe("a table that goes", () => {
  test("takes its files along when removed, and leaves no export of it", async () => {
    const folder = outputFolder();
    writeOutput(
      folder,
      await outputsOf(houseRules({ [shieldsPath]: shields, "rules/house/armor/walls.yaml": shields })),
    );
    expect(listFiles(folder)).toContain("house/shields.ts");
    const { removed } = writeOutput(folder, await outputsOf(houseRules({ "rules/house/armor/walls.yaml": shields })));
    expect(removed).toEqual(["house/shields.ts"]);
    expect(filesNaming(folder, /shields/i)).toEqual([]);
  });

  test("takes its files along when renamed; a file somebody put there stays", async () => {
    const folder = outputFolder();
    writeOutput(folder, await outputsOf(houseRules({ [shieldsPath]: shields })));
    writeFileSync(join(folder, "house/by-hand.ts"), "// ours\n");
    writeOutput(folder, await outputsOf(houseRules({ "rules/house/armor/bucklers.yaml": shields })));
    expect(filesNaming(folder, /shields/i)).toEqual([]);
    expect(readFileSync(join(folder, "house/index.ts"), "utf8")).toContain('"./bucklers.js"');
    expect(readFileSync(join(folder, "house/by-hand.ts"), "utf8")).toBe("// ours\n");
  });
});

/** A book of house rules with these tables. */
function houseRules(tables: Readonly<Record<string, string>>): Project {
  return { ...project, rules: [book, ...Object.entries(tables).map(([path, text]) => ({ path, text }))], evidence: [] };
}

function outputFolder(): string {
  return join(emptyFolder(), "generated");
}

function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    );
}

function filesNaming(folder: string, name: RegExp): readonly string[] {
  return listFiles(folder).filter((path) => name.test(path) || name.test(readFileSync(join(folder, path), "utf8")));
}
