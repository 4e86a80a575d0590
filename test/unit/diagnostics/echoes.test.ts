import { expect, test } from "vitest";
import { analyze } from "../../../generator/src/compile.ts";
import { positionAt } from "../../../generator/src/source/source-file.ts";
import { realProject } from "../../generated/given.ts";

/** What the real rules are answered with after one change of one file. */
function answersTo(path: string, from: string, to: string): readonly string[] {
  const project = realProject();
  const rules = project.rules.map((file) =>
    file.path === path ? { ...file, text: file.text.replace(from, to) } : file,
  );
  return analyze({ ...project, rules }).diagnostics.map(
    ({ code, span }) => `${span.file.path}:${positionAt(span.file, span.start).line} ${code}`,
  );
}

test("no committed table is suspected", () => {
  expect(analyze(realProject()).diagnostics).toEqual([]);
});

test("where the document has answered, nothing is merely suspected", () => {
  const modifiers = "rules/striker-ii/hit/hit-modifiers.yaml";
  const flipped = answersTo(modifiers, "group: target-status\n    value: -1", "group: target-status\n    value: +1");
  expect(flipped).toEqual([expect.stringMatching(/hit-modifiers\.yaml:\d+ evidence\/differs$/)]);
  const longer = answersTo("rules/striker-ii/hit/hit-table.yaml", "routine: 2", "routine: 20");
  expect(longer).toEqual([expect.stringMatching(/hit-table\.yaml:\d+ evidence\/differs$/)]);
});

test("a figure suspected in both editions is asked about once", () => {
  const project = realProject();
  const path = "schema/weapon/small-arms.yaml";
  const schemas = project.schemas.map((file) =>
    file.path === path ? { ...file, text: file.text.replace("plausible: [0, 20]", "plausible: [0, 14.5]") } : file,
  );
  const places = analyze({ ...project, schemas }).diagnostics.map(({ code, span }) => `${code} ${span.start}`);
  expect(places.length).toBeGreaterThan(0);
  expect(places).toEqual([...new Set(places)]);
});
