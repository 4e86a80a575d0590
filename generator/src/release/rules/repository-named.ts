import { diagnostic } from "../../diagnostics/diagnostic.ts";
import { startOf } from "../place.ts";
import { dataPackage, type ReleaseRule, type WorkspacePackage } from "../state.ts";

/** Says aloud where a package names no repository, or another than the tables: where npm's pages and links lead. It forbids nothing. */
export const repositoryNamed: ReleaseRule = (state, report) => {
  const tables = dataPackage(state);
  // Of a packed package, whoever publishes it decides.
  if (!tables || state.packed) return;
  const named = repositoryOf(tables);
  const odd = state.packages.filter((one) => one === tables || named !== undefined);
  for (const one of odd.filter((one) => named === undefined || repositoryOf(one) !== named)) {
    const address = named ?? "git+https://<host>/<owner>/<name>.git";
    const files = named === undefined ? state.packages.map(({ file }) => file.path).join(" and ") : one.file.path;
    const hint = `write "repository": { "type": "git", "url": "${address}" } in ${files}`;
    report(diagnostic("release/unaddressed", startOf(one.file), { name: one.name, tables: named ?? null }, { hint }));
  }
};

function repositoryOf({ file }: WorkspacePackage): string | undefined {
  const { repository } = JSON.parse(file.text) as { readonly repository?: string | { readonly url?: string } };
  return typeof repository === "string" ? repository : repository?.url;
}
