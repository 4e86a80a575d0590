import { describe, expect, test } from "vitest";
import { formatDiagnostics } from "../../../generator/src/format/index.ts";
import { complaint, gap, markedSpan } from "./given.ts";

const github = (...found: Parameters<typeof formatDiagnostics>[0]) =>
  formatDiagnostics(found, "github", { color: true });

describe("github", () => {
  test("an annotation a diagnostic", () => {
    const warning = complaint(markedSpan("a: ⟦9⟧", "rules/b.yaml"), "9 is unusual here", { severity: "warning" });
    expect(github(gap(), warning)).toBe(`\
::error file=rules/striker-ii/morale/morale-table.yaml,line=5,col=11,endColumn=16,title=axis/gap::rolls must be covered: nothing covers 9%0Ahint: write 9-13
::warning file=rules/b.yaml,line=1,col=4,endColumn=5,title=cell/range::9 is unusual here
`);
  });

  test("nothing found, nothing said", () => {
    expect(github()).toBe("");
  });

  test("several lines have no columns", () => {
    expect(github(complaint(markedSpan("a: ⟦[1,\n2]⟧"), "x"))).toBe(
      "::error file=rules/a.yaml,line=1,endLine=2,title=cell/range::x\n",
    );
  });

  test("no text can add a property or a command", () => {
    const span = markedSpan("⟦a⟧", "rules/a,line=9::100%.yaml");
    expect(github(complaint(span, "50%, a: b\n::set-env name=x::\r", { hint: "one\ntwo" }))).toBe(
      "::error file=rules/a%2Cline=9%3A%3A100%25.yaml,line=1,col=1,endColumn=2,title=cell/range::" +
        "50%25, a: b<U+000A>::set-env name=x::<U+000D>%0Ahint: one%0Atwo\n",
    );
  });
});
