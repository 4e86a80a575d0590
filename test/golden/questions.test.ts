import { smallArms as printedArms, moraleFigures as printedFigures } from "skirmish-tables/as-printed/striker-ii";
import { errata, errataAt } from "skirmish-tables/errata/striker-ii";
import { attackFigures, moraleModifiers, smallArms, weaponFigures } from "skirmish-tables/striker-ii";
import { expect, test } from "vitest";

/** What the print leaves open or says in two ways, and what it decides. Line numbers are the document's. */
const idsAt = (address: string) => errataAt(address).map(({ id }) => id);

test("lines 2692 and 2767: prose and table add 2 and 1 to a concealed team's morale, and one question names both", () => {
  expect(printedFigures["concealed-by-prose"]).toBe(2);
  expect(moraleModifiers.concealed.value).toBe(1);
  expect(idsAt("morale-figures/concealed-by-prose/value")).toEqual(["concealed-morale"]);
  expect(idsAt("morale-modifiers/concealed/value")).toEqual(["concealed-morale"]);
});

test("a printed C is asked about at each of the six rows that print it", () => {
  const asked = errata.find(({ id }) => id === "contact-range")?.concerns;
  const withContact = Object.entries(printedArms).flatMap(([id, { loads }]) =>
    Object.entries(loads).flatMap(([load, { difficult }]) =>
      difficult.range === 0 ? [`small-arms/${id}/loads/${load}/difficult`] : [],
    ),
  );
  expect(withContact).toHaveLength(6);
  expect(asked).toEqual(withContact);
});

test("line 3277: both prices and the notes that the LAG's HE row lost are asked about", () => {
  for (const cell of ["price", "loads/he/price", "loads/he/notes"]) {
    expect(idsAt(`small-arms/lag/${cell}`)).toEqual(["lag-he-row"]);
  }
});

test("lines 3461-3464: the automatic shotgun doubles its bonus on autofire, the shotgun has no such setting", () => {
  expect(smallArms["automatic-shotgun"].loads.pellets.autofireFactor).toBe(2);
  expect(smallArms["automatic-shotgun"].loads.bullets.autofireFactor).toBe(2);
  expect(smallArms.shotgun.loads.pellets.autofireFactor).toBe(1);
  expect(printedArms["automatic-shotgun"].loads.pellets.notes).toBeNull();
});

test("lines 1715 and 3443: combat has three steps, and a kilogram takes a liter", () => {
  expect(attackFigures["combat-steps"]).toBe(3);
  expect(weaponFigures["liters-per-kilogram"]).toBe(1);
});
