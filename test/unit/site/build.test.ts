import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { emptyFolder, put } from "../../given/folder.ts";
import { repository } from "../../given/project.ts";

test("a folder that holds something else is not cleared for the site", () => {
  const folder = emptyFolder();
  put(folder, { "letters/dear.txt": "Dear\n" });
  const { status, stderr } = spawnSync(process.execPath, [join(repository, "site/build.mjs"), folder], {
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).toBe(`site: ${folder} holds something that is no such site; name an empty folder\n`);
  expect(readFileSync(join(folder, "letters/dear.txt"), "utf8")).toBe("Dear\n");
});
