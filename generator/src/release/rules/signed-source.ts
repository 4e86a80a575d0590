import { diagnostic } from "../../diagnostics/diagnostic.ts";
import { startOf, wordIn } from "../place.ts";
import type { ReleaseRule } from "../state.ts";

/** npm signs which repository a package was published from, and refuses one whose package.json names another, or none. */
export const signedSource: ReleaseRule = ({ packed, packages }, report) => {
  if (!packed?.publishedFrom) return;
  const { file, publishedFrom } = packed;
  const { name, repository } = JSON.parse(file.text) as {
    readonly name?: string;
    readonly repository?: string | { readonly url?: string };
  };
  const named = typeof repository === "string" ? repository : repository?.url;
  if (named !== undefined && addressOf(named) === addressOf(publishedFrom)) return;
  const path = packages.find((one) => one.name === name)?.file.path ?? "package.json";
  const line = `"repository": { "type": "git", "url": "git+${addressOf(publishedFrom)}.git" },`;
  report(
    diagnostic(
      "release/repository",
      named === undefined ? startOf(file) : wordIn(file, `"${named}"`),
      { names: named ?? null, from: addressOf(publishedFrom) },
      { hint: `write ${line} in ${path}, and pack again` },
    ),
  );
};

/** `git+https://github.com/club/tables.git` → `https://github.com/club/tables` */
function addressOf(repository: string): string {
  return repository
    .replace(/^github:/, "https://github.com/")
    .replace(/^git\+/, "")
    .replace(/(\.git)?\/?$/, "");
}
