import { describe, test } from "vitest";
import { expectMarks } from "./marks.ts";

describe("a slip does not hide those below it", () => {
  test.each<readonly [string, ...string[]]>([
    [
      "rows:\n  - roll: 1\n    hits: 2\n  ┆-roll: 3\n    hits: 4\n  - roll: 5\n  ┆-roll: 6\n    hits: ┆~\n",
      ...["yaml/dash-space", "yaml/dash-space", "yaml/null"],
    ],
    [
      "rows:\n  - roll┆:1\n    hits: 2\n  - roll: 3\n  ┆-roll: 5\n    hits┆:1\n    lost: 2\n",
      ...["yaml/colon-space", "yaml/dash-space", "yaml/colon-space"],
    ],
    [
      "rows:\n  a:\n    level┆:10\n    ┆name Gun\n    weight: 3\n  b:\n    level┆:1\n    weight: 3\n",
      ...["yaml/colon-space", "yaml/colon-missing", "yaml/colon-space"],
    ],
    [
      "rows:\n  a:\n┆\tb: 1\n    c: 2\n  d:\n    e: ┆~\n    f: 2\n  ┆-g: 3\n",
      "text/tab",
      "yaml/null",
      "yaml/dash-space",
    ],
  ])("%j", (marked, ...codes) => expectMarks(marked, ...codes));
});
