import { expect, test } from "vitest";
import { houseBook, projectOf } from "../given/project.ts";
import { tables } from "../unit/columns/tables.ts";
import { lostIn, onlyChecks } from "./perturb.ts";

test.each(Object.entries(tables))("nothing typed in a table that declares its columns is lost: %s", (name, text) => {
  const rules = [houseBook("house", "negative"), { path: `rules/house/gear/${name}.yaml`, text }];
  const lost = lostIn(projectOf(rules)).filter((one) => !onlyChecks(one));
  expect(lost.map(({ place, was, now }) => `${place}: ${was} -> ${now}`)).toEqual([]);
});
