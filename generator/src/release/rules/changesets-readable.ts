import { diagnostic } from "../../diagnostics/diagnostic.ts";
import { nearest } from "../../text/suggest.ts";
import type { ReleaseRule } from "../state.ts";

/** Every changeset can be read, and names packages there are. */
export const changesetsReadable: ReleaseRule = ({ changesets, packages }, report) => {
  const names = packages.map(({ name }) => name);
  for (const { slips, releases } of changesets) {
    for (const { span, problem, hint } of slips) report(diagnostic("release/changeset", span, { problem }, { hint }));
    for (const { name, nameSpan } of releases.filter((one) => !names.includes(one.name))) {
      const meant = nearest(name, names);
      const hint = meant === undefined ? `the packages are ${names.join(" and ")}` : `write "${meant}"`;
      const problem = `names ${name}, which is no package here (${names.join(", ")})`;
      report(diagnostic("release/changeset", nameSpan, { problem }, { hint }));
    }
  }
};
