import { spawnSync } from "node:child_process";
import { chmodSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { create } from "tar";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { emptyFolder, put } from "../given/folder.ts";
import { repository } from "../given/project.ts";

/** A folder of a packed package, `tables@1.0.0` with one file. */
async function packed(text: string): Promise<string> {
  const folder = emptyFolder();
  put(folder, { "package/package.json": '{ "name": "tables", "version": "1.0.0" }\n', "package/index.js": text });
  await create({ gzip: true, cwd: folder, file: join(folder, "tables-1.0.0.tgz") }, ["package"]);
  return folder;
}

/** Runs the step that publishes, with an npm that knows one package, or none, and notes what it is to publish. */
async function publish(ours: string, theirs: string | null) {
  const folder = emptyFolder();
  const tarball = theirs === null ? "" : join(await packed(theirs), "tables-1.0.0.tgz");
  put(folder, {
    "bin/npm": `#!/bin/sh
case "$1" in
  view) [ -z "${tarball}" ] || echo 1.0.0 ;;
  pack) cp "${tarball}" theirs/ ;;
  publish) echo "published $2" ;;
esac
`,
  });
  chmodSync(join(folder, "bin/npm"), 0o755);
  put(folder, { "packed/none": "" });
  const own = join(await packed(ours), "tables-1.0.0.tgz");
  spawnSync("cp", [own, join(folder, "packed")]);
  const { jobs } = parse(readFileSync(join(repository, ".github/workflows/release.yml"), "utf8"));
  const { run } = jobs.publish.steps.at(-1);
  const env = { ...process.env, PATH: `${join(folder, "bin")}:${process.env.PATH}` };
  const { status, stdout } = spawnSync("bash", ["-e", "-c", run], { cwd: folder, env, encoding: "utf8" });
  return { status, stdout };
}

test("what the registry does not have is published", async () => {
  expect(await publish("1", null)).toEqual({ status: 0, stdout: "published ./packed/tables-1.0.0.tgz\n" });
});

test("what it has is not published again", async () => {
  expect(await publish("1", "1")).toEqual({ status: 0, stdout: "tables@1.0.0 is published already\n" });
});

test("what it has with other contents is a mistake, and said", async () => {
  const { status, stdout } = await publish("1", "2");
  expect(stdout).toContain("::error::tables@1.0.0 is published already, with other contents");
  expect(status).toBe(1);
});

describe("what was published gets a tag with a page", () => {
  /** Runs the step that tags 1.1.0, with a forge on which some tags are. */
  function tag(...there: readonly string[]) {
    const folder = emptyFolder();
    put(folder, {
      "package.json": '{ "version": "1.1.0" }\n',
      "CHANGELOG.md": "# tables\n\n## 1.1.0\n\n- More.\n\n## 1.0.0\n\n- First.\n",
      "bin/gh": `#!/bin/sh
case "$2" in
  view) case " ${there.join(" ")} " in *" $3 "*) ;; *) exit 1 ;; esac ;;
  create) echo "$@"; while [ "$1" != --notes-file ]; do shift; done; cat "$2" ;;
esac
`,
    });
    put(folder, { "bin/jq": `#!/bin/sh\nexec node -p "JSON.parse(require('fs').readFileSync('$3'))$2"\n` });
    for (const program of ["bin/gh", "bin/jq"]) chmodSync(join(folder, program), 0o755);
    const { jobs } = parse(readFileSync(join(repository, ".github/workflows/release.yml"), "utf8"));
    expect(jobs.page.needs).toBe("publish");
    const { run } = jobs.page.steps.at(-1);
    const env = { ...process.env, PATH: `${join(folder, "bin")}:${process.env.PATH}`, GITHUB_SHA: "abc" };
    const { status, stdout } = spawnSync("bash", ["-e", "-c", run], { cwd: folder, env, encoding: "utf8" });
    return { status, stdout };
  }

  test("of its changes alone", () => {
    expect(tag("v1.0.0")).toEqual({
      status: 0,
      stdout: "release create v1.1.0 --target abc --title 1.1.0 --notes-file notes.md\n\n- More.\n\n",
    });
  });

  test("once", () => {
    expect(tag("v1.0.0", "v1.1.0")).toEqual({ status: 0, stdout: "v1.1.0 is there already\n" });
  });
});
