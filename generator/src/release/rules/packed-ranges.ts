import { diagnostic } from "../../diagnostics/diagnostic.ts";
import { wordIn } from "../place.ts";
import type { ReleaseRule } from "../state.ts";

const fields = ["dependencies", "peerDependencies", "optionalDependencies"] as const;

/** A packed package asks for nothing that only this repository has. */
export const packedRanges: ReleaseRule = ({ packed }, report) => {
  if (!packed) return;
  const content = JSON.parse(packed.file.text) as Readonly<
    Record<string, Readonly<Record<string, string>> | undefined>
  >;
  for (const field of fields) {
    for (const [name, range] of Object.entries(content[field] ?? {})) {
      if (!/^(workspace|file|link|portal):/.test(range)) continue;
      const hint = `write the version it needs, such as "${name}": "^1.0.0"`;
      report(diagnostic("release/range", wordIn(packed.file, `"${range}"`), { field, name, range }, { hint }));
    }
  }
};
