import { expect, test } from "vitest";
import { sameValue, type Value } from "../../../generator/src/values/value.ts";

test.each<[Value, Value, boolean]>([
  [1, 1, true],
  [1, "1", false],
  [0, null, false],
  [0, false, false],
  [{ a: 1, b: null }, { b: null, a: 1 }, true],
  [{ a: 1 }, { a: 1, b: null }, false],
  [{ a: 1 }, { b: 1 }, false],
  [{ unknown: "lost" }, { unknown: "lost" }, true],
  [{ unknown: "lost" }, { unknown: "cut" }, false],
  [{ unknown: "lost" }, null, false],
  [[1, { a: 2 }], [1, { a: 2 }], true],
  [[1], [1, 2], false],
  [[], {}, false],
])("%j and %j: %s", (a, b, same) => {
  expect(sameValue(a, b)).toBe(same);
  expect(sameValue(b, a)).toBe(same);
});
