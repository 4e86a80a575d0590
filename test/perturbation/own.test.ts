import { expect, test } from "vitest";
import { tables } from "../columns/tables.ts";
import { houseBook, projectOf } from "../given/project.ts";
import { lostIn } from "./perturb.ts";

/** What only checks: a change of it is told where a figure stands outside, and these stand well inside. */
const onlyChecks = /\/(?:plausible|order)(?:\/|$)/;

test.each(Object.entries(tables))("nothing typed in a table that declares its columns is lost: %s", (name, text) => {
  const rules = [houseBook("house", "negative"), { path: `rules/house/gear/${name}.yaml`, text }];
  const lost = lostIn(projectOf(rules)).filter(({ place }) => !onlyChecks.test(place));
  expect(lost.map(({ place, was, now }) => `${place}: ${was} -> ${now}`)).toEqual([]);
});
