import { expect, test } from "vitest";
import { functionsOf } from "./made.ts";

test("a table may be called by a number and letters", async () => {
  const made = await functionsOf({
    "gear/5e-arms":
      'kind: catalog\ntitle: Arms\ncolumns:\n  cost: { form: "{amount} {coin}", fields: { amount: integer, coin: [cp, gp] } }\nrows:\n  club: { cost: 1 cp }\n',
    "gear/3d6":
      "kind: lookup\ntitle: Rolls\naxes:\n  side: { match: exact }\ncolumns:\n  arm: { row-of: 5e-arms }\nrows:\n  - { side: left, arm: club }\n",
  });
  expect(made.call("lookup3d6", "left")).toBe("club");
  expect(made.code("5e-arms")).toContain("export interface _5eArmsCost");
});
