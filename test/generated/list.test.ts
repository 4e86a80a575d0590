import { unitCardList } from "skirmish-tables/skirmishers";
import { coverList } from "skirmish-tables/striker-ii";
import { walkerDamageList } from "skirmish-tables/walkers";
import { expect, test } from "vitest";

test("lists come in the book's order, where JavaScript would put numbers first too", () => {
  expect(unitCardList.map(({ id }) => id)).toEqual(["1-4", "5", "6-12"]);
  expect(walkerDamageList.map(({ id }) => id)).toEqual(["2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"]);
  expect(coverList.map(({ id }) => id)).toEqual(["building", "forest"]);
});
