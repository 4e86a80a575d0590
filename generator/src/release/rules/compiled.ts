import { diagnostic } from "../../diagnostics/diagnostic.ts";
import type { RuleSet } from "../../rule-set/rule-set.ts";
import type { Span } from "../../source/source-file.ts";
import { booksThatDiffer } from "../data-hash.ts";
import { fileAt, startOf, wordIn } from "../place.ts";
import type { ReleaseRule } from "../state.ts";

/** What is published is what the rules say: `generated/data/`, and the data and version of a packed package. */
export const compiled: ReleaseRule = ({ working, generated, packed }, report) => {
  const compare = (where: string, data: RuleSet, place: Span) => {
    const books = booksThatDiffer(working, data);
    if (books.length === 0) return;
    report(
      diagnostic("release/compiled", place, { where, books: books.join(", ") }, { hint: "npx tablewright build" }),
    );
  };
  const folder = startOf(fileAt("generated/data"));
  if (generated) compare("generated/data/", generated, folder);
  else
    report(
      diagnostic(
        "release/compiled",
        folder,
        { where: "generated/data/", books: "every book" },
        { hint: "npx tablewright build" },
      ),
    );
  if (!packed?.data) return;
  compare("the packed data", packed.data, startOf(packed.file));
  const { version } = JSON.parse(packed.file.text) as { readonly version?: unknown };
  if (version === working.version && packed.data.version === working.version) return;
  const problem = `the packed package is ${version} with data of ${packed.data.version}, and the rules are ${working.version}`;
  report(
    diagnostic(
      "release/version",
      wordIn(packed.file, `"${version}"`),
      { problem },
      { hint: "npx tablewright build, then npm pack" },
    ),
  );
};
